//! Acts on a game of a server, each with its entry in the audit list: it is ended, decided or given more time; and how a
//! decision is written down.

use crate::app::audit;
use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::update::{self, Transition};
use crate::app::input::game_lookup;
use crate::app::outbox::news::News;
use crate::app::outbox::task::{self, StepTasks};
use crate::app::output::crowd_lines::called;
use crate::app::output::reply::{Answer, Message, Reply};
use crate::app::settings::rulings::{self, Decision, Winner};
use crate::app::turn_clock;
use crate::clock::MINUTE_MS;
use crate::game::{Arg, Event, Refusal, Seat};
use crate::play::crowd::CROWD;
use crate::play::end::EndReason;
use crate::play::game::InSet;
use crate::store::servers::{AuditAct, AuditEntry};
use crate::store::{Change, GameId, LogEntry, Status, StoredGame};
use crate::words::{self, Locale, say};

/// Words of the audit list for a draw, and for the winners that are no people.
const DRAW: &str = "draw";
const THE_CROWD: &str = "crowd";
const MACHINE: &str = "machine";

/// Returns a game of this server by its number. The refusal of another one says where moderators find it: they look for games
/// of others.
pub(super) async fn of_server(ctx: &Context, guild: u64, named: &str) -> Result<StoredGame, Error> {
    let no_number = |_| Refusal::new("no-number-in-server").text("written", named);
    let number = game_lookup::number(named).map_err(no_number)?;
    let found = ctx.store.game(number).await?;
    let found = found.filter(|stored| stored.venue.guild == Some(guild));
    found.ok_or_else(|| Refusal::new("no-game-in-server").number("number", number.0).into())
}

/// Carries out an act on a game, and records it in the audit list.
pub(super) async fn carry_out(
    ctx: &Context,
    caller: &Caller,
    (guild, stored): (u64, &StoredGame),
    act: AuditAct,
    winner: Option<Winner>,
) -> Result<Answer, Error> {
    let game = stored.id;
    let plain = AuditEntry { game: Some(game), ..audit::entry(ctx, caller, guild, act) };
    let entry = match act {
        AuditAct::Adjudicate => noted(ctx, stored, winner, plain)?,
        _ => plain,
    };
    match Decision::of(act, winner, stored.status) {
        Some(decision) => rulings::rule(ctx, caller, stored, decision, entry).await,
        None => {
            if act == AuditAct::Adjudicate {
                rulings::check_late(ctx, stored).await?;
            }
            judge(ctx, caller, game, act, winner, entry).await
        }
    }
}

/// Aborts, decides or extends a game, with an entry in the audit list.
async fn judge(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    act: AuditAct,
    winner: Option<Winner>,
    entry: AuditEntry,
) -> Result<Answer, Error> {
    let committed = update::step(ctx, caller, game, |stored| {
        let at = ctx.clock.now();
        let people = match act {
            AuditAct::Extend => stored.timing.turn.iter().map(|turn| turn.person).collect(),
            _ => stored.members.iter().map(|member| member.person).collect(),
        };
        let audit = Some(entry.clone());
        Ok(Transition {
            change: Change { audit, ..judged(ctx, &stored, act, winner)? },
            notifications: StepTasks::ephemeral(caller, people, at),
        })
    });
    let committed = committed.await?;
    if committed.game.set != InSet::No && committed.game.status != Status::Running {
        // The other game of the set counts by itself now, or does so no more. A failure leaves that to the daily housekeeping.
        let counted = ctx.store.complete_recounts(caller.venue.guild).await;
        counted.unwrap_or_else(|error| tracing::warn!("a pool is counted again later: {error}"));
    }
    let minutes = turn_clock::extension(committed.game.pace) / MINUTE_MS;
    let args = [("number", Arg::Number(game.0)), ("minutes", Arg::Number(minutes))];
    let did = say(caller.locale, &format!("did-{}", act.word()), &args);
    let is_of_event = committed.game.is_ended_in_event();
    let counts = is_of_event.then(|| say(caller.locale, "did-end-event", &[]));
    let sentences: Vec<String> = [did].into_iter().chain(counts).collect();
    let text = words::join::sentences(caller.locale, &sentences);
    Ok(Answer { pending: committed.pending, ..Answer::plain(Reply::Post(Message::private(text))) })
}

/// Returns the change that an act makes of a game.
pub(super) fn judged(
    ctx: &Context,
    stored: &StoredGame,
    act: AuditAct,
    winner: Option<Winner>,
) -> Result<Change, Error> {
    let at = ctx.clock.now();
    let over = |reason| Change::abort(stored, at, reason);
    match (act, stored.status) {
        (AuditAct::End, Status::Open | Status::Running) => Ok(over(EndReason::EndedByServer)),
        (AuditAct::Adjudicate, status)
            if status == Status::Running || stored.is_ended_in_event() =>
        {
            let entries = verdict(ctx, stored, winner)?;
            let status = Status::Finished;
            Ok(Change { entries, status, ..over(EndReason::Adjudicated) })
        }
        (AuditAct::Extend, Status::Running) => extended(ctx, stored),
        _ => Err(Refusal::new("deed-not-now").into()),
    }
}

/// Returns the change that gives the player on turn more time, and says so where the game is played.
fn extended(ctx: &Context, stored: &StoredGame) -> Result<Change, Error> {
    let at = ctx.clock.now();
    let extended = turn_clock::extended(stored, turn_clock::extension(stored.pace), at);
    let (timing, deadline_at) = extended.ok_or_else(|| Refusal::new("no-deadline"))?;
    let tasks = vec![task::news_task(stored, News::Extended, &at.to_string(), at)];
    Ok(Change { timing, deadline_at, tasks, ..Change::of(stored, at, None) })
}

/// Returns the table events that make someone win, or for `None` a draw.
fn verdict(
    ctx: &Context,
    stored: &StoredGame,
    winner: Option<Winner>,
) -> Result<Vec<LogEntry>, Error> {
    let mut table = context::table(ctx, stored)?;
    let Some(winner) = winner else {
        return Ok(vec![LogEntry { seat: None, text: Event::Draw.to_string() }]);
    };
    let side = table.side(winner.seat(stored, &table)?);
    let seats = || (0..stored.seats).map(Seat);
    if seats().filter(|seat| table.side(*seat) == side).all(|seat| table.has_left(seat)) {
        return Err(Refusal::new("decide-left").into());
    }
    let losers: Vec<Seat> = seats().filter(|seat| table.side(*seat) != side).collect();
    let mut entries = Vec::new();
    for loser in losers {
        let text = Event::Resign(loser).to_string();
        // A seat that has left cannot leave again.
        if table.outcome().is_none() && table.play(&text).is_ok() {
            entries.push(LogEntry { seat: None, text });
        }
    }
    // The automa of a game has nothing to resign.
    match table.outcome() {
        Some(outcome) if outcome.is_winner(side) => Ok(entries),
        _ => Err(Refusal::new("decide-automa").into()),
    }
}

/// Returns an entry of the audit list with the result of a decision.
fn noted(
    ctx: &Context,
    stored: &StoredGame,
    winner: Option<Winner>,
    entry: AuditEntry,
) -> Result<AuditEntry, Error> {
    Ok(match winner {
        None => AuditEntry { detail: DRAW.to_owned(), ..entry },
        Some(Winner::Person(CROWD)) => AuditEntry { detail: THE_CROWD.to_owned(), ..entry },
        Some(Winner::Person(person)) => AuditEntry { target: Some(person), ..entry },
        Some(Winner::Machine(seat)) => {
            let table = context::table(ctx, stored)?;
            let colour = Some(table.colour(seat).word()).filter(|_| stored.machines.len() > 1);
            let detail = [MACHINE].into_iter().chain(colour).collect::<Vec<_>>().join(" ");
            AuditEntry { detail, ..entry }
        }
    })
}

/// Returns the result of a decision as the audit list tells it; none for another entry, or one that cannot be read.
pub(super) fn noted_words(entry: &AuditEntry, locale: Locale) -> Option<String> {
    if entry.act != AuditAct::Adjudicate {
        return None;
    }
    let winner = match entry.target {
        Some(person) => called(person, locale),
        None if entry.detail == DRAW => return Some(say(locale, "audit-draw", &[])),
        None => noted_winner(&entry.detail, locale)?,
    };
    Some(say(locale, "audit-win", &[("winner", Arg::Text(winner))]))
}

/// Returns the winner of a decision who is no person, as a sentence calls them.
fn noted_winner(detail: &str, locale: Locale) -> Option<String> {
    let (word, colour) = detail.split_once(' ').unwrap_or((detail, ""));
    let machine = say(locale, "audit-machine", &[]);
    match word {
        THE_CROWD => Some(called(CROWD, locale)),
        MACHINE if colour.is_empty() => Some(machine),
        MACHINE => {
            let stone = words::try_say(locale, &format!("stone-{colour}"), &[])?;
            let args = [("stone", Arg::Text(stone)), ("machine", Arg::Text(machine))];
            Some(say(locale, "machine-with-stone", &args))
        }
        _ => None,
    }
}
