//! Decision of a moderator on who wins a game, or that it is a draw: the question before it, and its confirmation.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::output::crowd_lines::called;
use crate::app::output::panel::danger;
use crate::app::output::reply::{Answer, Message, Reply, Row};
use crate::app::output::{game_title, outcome_line};
use crate::app::settings::judging::{carry_out, judged, of_server};
use crate::app::settings::rulings::{self, Decision, Winner};
use crate::app::settings::server::manager;
use crate::game::{Arg, Refusal, Seat, Side, Table};
use crate::play::crowd::CROWD;
use crate::store::servers::AuditAct;
use crate::store::{Status, StoredGame};
use crate::words::{self, Locale, say};

/// Asks for confirmation to decide a game: a running one ends by it, a finished one gets another result, and one of an event
/// that was ended with no result gets one. Where the bot is named and several machines play against each other, there is a
/// button for each. A result that stands already is said to do so.
pub(super) async fn ask(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    person: Option<u64>,
) -> Result<Answer, Error> {
    let table = context::table(ctx, stored)?;
    let winners = candidates(stored, &table, person)?;
    // Of several machines it is said once one is chosen.
    if let [winner] = winners[..]
        && let Some(decision) = Decision::of(AuditAct::Adjudicate, winner, stored.status)
        && let Some(answer) = rulings::already(ctx, caller, stored, decision).await?
    {
        return Ok(answer);
    }
    let (key, counts) = question(ctx, caller.locale, stored, winners[0]).await?;
    let asked_by = if stored.status == Status::Aborted { "late" } else { key };
    let (locale, one) = (caller.locale, winners.len() == 1);
    let names = |winner| names(stored, &table, winner, locale);
    let asks = match person {
        Some(_) if !one => "which",
        Some(_) => "sure",
        None => "sure-draw",
    };
    let button = |winner: &Option<Winner>| {
        let label = match one {
            true => say(locale, &format!("{asked_by}-yes"), &[]),
            false => words::join::mates(locale, &names(*winner)),
        };
        let winner = winner.map_or_else(String::new, Winner::key);
        danger(&format!("{key}:{}:{winner}", stored.id.0), label)
    };
    let args = [
        ("person", Arg::Text(words::join::players(locale, &names(winners[0])))),
        ("game", Arg::Text(game_title::title(stored, locale))),
        ("rated", Arg::Text(if counts { "yes" } else { "no" }.to_owned())),
    ];
    let panel = vec![Row::Buttons(winners.iter().map(button).collect())];
    let asked = Message::private(say(locale, &format!("{asked_by}-{asks}"), &args));
    Ok(Answer::plain(Reply::Post(Message { panel, ..asked })))
}

/// Returns the winners that may be meant, none for a draw: by the bot the crowd, or else each machine that plays against
/// others.
fn candidates(
    stored: &StoredGame,
    table: &Table,
    person: Option<u64>,
) -> Result<Vec<Option<Winner>>, Refusal> {
    let Some(person) = person else { return Ok(vec![None]) };
    if person != CROWD || stored.has_crowd() {
        return Ok(vec![Some(Winner::Person(person))]);
    }
    let machines = rulings::machine_seats(table).into_iter();
    let machines: Vec<_> = machines.map(|seat| Some(Winner::Machine(seat))).collect();
    if machines.is_empty() { Err(Refusal::new("no-crowd")) } else { Ok(machines) }
}

/// Returns the key of the button by which a decision is confirmed, with which the messages that ask begin too, and whether
/// ratings change with it. Refuses a decision that cannot be made.
async fn question(
    ctx: &Context,
    locale: Locale,
    stored: &StoredGame,
    winner: Option<Winner>,
) -> Result<(&'static str, bool), Error> {
    let act = AuditAct::Adjudicate;
    let Some(decision) = Decision::of(act, winner, stored.status) else {
        judged(ctx, stored, act, winner)?;
        rulings::check_late(ctx, stored).await?;
        return Ok(("decide", false));
    };
    Ok(("ruling", rulings::check(ctx, locale, stored, decision).await?))
}

/// Returns all who win with a winner, as a sentence calls them.
fn names(
    stored: &StoredGame,
    table: &Table,
    winner: Option<Winner>,
    locale: Locale,
) -> Vec<String> {
    let Some(winner) = winner else { return Vec::new() };
    match (winner.seat(stored, table), winner) {
        (Ok(seat), _) => side_named(stored, table, table.side(seat), locale),
        (Err(_), Winner::Person(person)) => vec![called(person, locale)],
        (Err(_), Winner::Machine(_)) => Vec::new(),
    }
}

fn side_named(stored: &StoredGame, table: &Table, side: Side, locale: Locale) -> Vec<String> {
    let seats = (0..table.seats()).map(Seat).filter(|seat| table.side(*seat) == side);
    seats.map(|seat| outcome_line::told_apart(stored, table, seat, locale)).collect()
}

/// Reads what a button that confirms a decision is about: a game of this server, and the winner, none for a draw.
async fn confirmed(
    ctx: &Context,
    guild: u64,
    part: &str,
) -> Result<(StoredGame, Option<Winner>), Error> {
    let unknown = || Refusal::new("unknown-button");
    let (game, winner) = part.split_once(':').ok_or_else(unknown)?;
    let winner = match winner {
        "" => None,
        key => Some(Winner::read(key).ok_or_else(unknown)?),
    };
    Ok((of_server(ctx, guild, game).await?, winner))
}

/// Decides a game once that is confirmed, if it is still running or over (`is_over`) as when it was asked.
pub(crate) async fn decide(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    is_over: bool,
) -> Result<Answer, Error> {
    let guild = manager(caller)?;
    let (stored, winner) = confirmed(ctx, guild, part).await?;
    let act = AuditAct::Adjudicate;
    if Decision::of(act, winner, stored.status).is_some() != is_over {
        return Err(Refusal::new("deed-not-now").into());
    }
    let decided = carry_out(ctx, caller, (guild, &stored), act, winner).await?;
    Ok(decided.in_place_of_question())
}
