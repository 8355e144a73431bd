//! Moderation by those who manage a server: ending, extending and deciding games, bans.

use crate::app::audit;
use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::events::entry;
use crate::app::game::across;
use crate::app::game::update::{self, Transition};
use crate::app::input::game_lookup;
use crate::app::input::request::{Moderation, ModerationAct};
use crate::app::markup::mention;
use crate::app::outbox::task::StepTasks;
use crate::app::output::crowd_lines::named;
use crate::app::output::game_title;
use crate::app::output::machine_name;
use crate::app::output::panel::plain;
use crate::app::output::reply::{Answer, ButtonStyle, Message, PanelButton, Reply, Row};
use crate::app::settings::rulings::{self, Decision};
use crate::app::settings::server::{self, manager};
use crate::app::turn_clock;
use crate::clock::DAY_MS;
use crate::game::{Arg, Event, Refusal, Seat};
use crate::limits::LIST_LENGTH;
use crate::play::crowd::CROWD;
use crate::play::end::EndReason;
use crate::play::game::InSet;
use crate::store::servers::{AuditAct, AuditEntry};
use crate::store::{Change, GameId, LogEntry, Status, StoredGame, bans};
use crate::words::{Locale, say};

/// Number of entries that the audit list shows.
const AUDIT: u32 = 25;

/// Runs `/settings` with an act.
pub(crate) async fn moderate(
    ctx: &Context,
    caller: &Caller,
    act: ModerationAct,
    request: &Moderation,
) -> Result<Answer, Error> {
    let guild = manager(caller)?;
    match act {
        ModerationAct::ShowAudit => show_audit(ctx, caller, guild).await,
        ModerationAct::Do(act @ (AuditAct::Ban | AuditAct::Unban)) => {
            set_ban(ctx, caller, guild, act, request).await
        }
        ModerationAct::Do(AuditAct::CloseSeason) => rulings::ask_to_close(ctx, caller, guild).await,
        ModerationAct::Do(act) => moderate_game(ctx, caller, guild, act, request).await,
    }
}

async fn show_audit(ctx: &Context, caller: &Caller, guild: u64) -> Result<Answer, Error> {
    let entries = ctx.store.audit(guild, 0, AUDIT).await?;
    let id = if entries.is_empty() { "audit-empty" } else { "audit" };
    let mut text = say(caller.locale, id, &[]);
    for line in entries.iter().map(|entry| line(entry, caller.locale)) {
        if text.chars().count() + 1 + line.chars().count() > LIST_LENGTH {
            break;
        }
        text.push('\n');
        text.push_str(&line);
    }
    Ok(Answer::private(text))
}

/// Bans a person from new games here, which ends those that they play across servers here and takes them out of the
/// server's events and off its hills, or lifts the ban.
async fn set_ban(
    ctx: &Context,
    caller: &Caller,
    guild: u64,
    act: AuditAct,
    request: &Moderation,
) -> Result<Answer, Error> {
    let person = request.person.filter(|person| *person != CROWD);
    let person = person.ok_or_else(|| Refusal::new("deed-needs-person"))?;
    let target = Some(person);
    let entry = AuditEntry { target, ..audit::entry(ctx, caller, guild, act) };
    server::set(ctx, guild, &entry, |settings| {
        bans::lift(settings, person);
        if act == AuditAct::Ban {
            settings.banned.push(person);
        }
        Ok(())
    })
    .await?;
    if act == AuditAct::Ban {
        let is_out = entry::take_out_of_server(ctx, guild, person).await;
        across::end_all(ctx, caller, guild, person).await?;
        is_out?;
    }
    Ok(Answer::private(say(
        caller.locale,
        &format!("did-{}", act.word()),
        &[("person", Arg::Text(mention(person)))],
    )))
}

/// Carries out an act on a game of this server, and records it in the audit list. To decide a game it asks first.
async fn moderate_game(
    ctx: &Context,
    caller: &Caller,
    guild: u64,
    act: AuditAct,
    request: &Moderation,
) -> Result<Answer, Error> {
    let stored = of_server(ctx, guild, request.game.as_deref().unwrap_or_default()).await?;
    let person = request.person;
    if act == AuditAct::Adjudicate {
        return ask_to_decide(ctx, caller, &stored, person).await;
    }
    carry_out(ctx, caller, (guild, &stored), act, person).await
}

/// Carries out an act on a game, and records it in the audit list.
async fn carry_out(
    ctx: &Context,
    caller: &Caller,
    (guild, stored): (u64, &StoredGame),
    act: AuditAct,
    person: Option<u64>,
) -> Result<Answer, Error> {
    let (game, target) = (stored.id, person.filter(|person| *person != CROWD));
    let entry = AuditEntry { game: Some(game), target, ..audit::entry(ctx, caller, guild, act) };
    match Decision::of(act, person, stored.status) {
        Some(decision) => rulings::rule(ctx, caller, stored, decision, entry).await,
        None => judge(ctx, caller, game, act, person, entry).await,
    }
}

/// Returns a game of this server by its number.
async fn of_server(ctx: &Context, guild: u64, named: &str) -> Result<StoredGame, Error> {
    let stored = context::load(ctx, game_lookup::number(named)?).await?;
    if stored.venue.guild != Some(guild) {
        return Err(Refusal::new("no-such-game-here").number("number", stored.id.0).into());
    }
    Ok(stored)
}

/// Asks for confirmation to decide a game: a running one ends by it, and a finished one gets another result.
async fn ask_to_decide(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    winner: Option<u64>,
) -> Result<Answer, Error> {
    let [panel, sure, sure_draw, yes] = question(ctx, stored, winner).await?;
    let locale = caller.locale;
    let id = if winner.is_some() { sure } else { sure_draw };
    let winners = winner.map_or_else(Vec::new, |winner| winners_named(stored, winner, locale));
    let title = game_title::title(stored, locale);
    let args = [("person", Arg::People(winners)), ("game", Arg::Text(title))];
    let winner = winner.map_or_else(String::new, |winner| winner.to_string());
    let yes = plain(&format!("{panel}:{}:{winner}", stored.id.0), say(locale, yes, &[]));
    let panel = vec![Row::Buttons(vec![PanelButton { look: ButtonStyle::Danger, ..yes }])];
    Ok(Answer::plain(Reply::Post(Message { panel, ..Message::private(say(locale, id, &args)) })))
}

/// Returns the panel of the button by which a decision is confirmed, and the messages that ask: of a win, of a draw, and on
/// the button. Refuses a decision that cannot be made.
async fn question(
    ctx: &Context,
    stored: &StoredGame,
    winner: Option<u64>,
) -> Result<[&'static str; 4], Error> {
    let act = AuditAct::Adjudicate;
    let Some(decision) = Decision::of(act, winner, stored.status) else {
        judged(ctx, stored, act, winner)?;
        return Ok(["decide", "decide-sure", "decide-sure-draw", "decide-yes"]);
    };
    rulings::check(ctx, stored, decision).await?;
    Ok(["ruling", "ruling-sure", "ruling-sure-draw", "ruling-yes"])
}

/// Returns the name of a winner, for the bot that of the crowd or else of the machines.
fn winners_named(stored: &StoredGame, winner: u64, locale: Locale) -> Vec<String> {
    if winner != CROWD || stored.has_crowd() {
        return vec![named(winner, locale)];
    }
    machine_name::winners(&stored.machines, locale)
}

/// Reads what a button that confirms a decision is about: a game of this server, and the winner, none for a draw.
async fn confirmed(
    ctx: &Context,
    guild: u64,
    part: &str,
) -> Result<(StoredGame, Option<u64>), Error> {
    let unknown = || Refusal::new("unknown-button");
    let (game, winner) = part.split_once(':').ok_or_else(unknown)?;
    let winner = match winner {
        "" => None,
        person => Some(person.parse::<u64>().map_err(|_| unknown())?),
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

/// Aborts, decides or extends a game, with an entry in the audit list.
async fn judge(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    act: AuditAct,
    person: Option<u64>,
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
            change: Change { audit, ..judged(ctx, &stored, act, person)? },
            notifications: StepTasks::ephemeral(caller, people, at),
        })
    });
    let committed = committed.await?;
    if committed.game.set != InSet::No && committed.game.status == Status::Aborted {
        // The other game of the set counts by itself now. A failure leaves that to the daily housekeeping.
        let counted = ctx.store.complete_recounts(caller.venue.guild).await;
        counted.unwrap_or_else(|error| tracing::warn!("a pool is counted again later: {error}"));
    }
    let text =
        say(caller.locale, &format!("did-{}", act.word()), &[("number", Arg::Number(game.0))]);
    Ok(Answer { pending: committed.pending, ..Answer::plain(Reply::Post(Message::private(text))) })
}

fn judged(
    ctx: &Context,
    stored: &StoredGame,
    act: AuditAct,
    person: Option<u64>,
) -> Result<Change, Error> {
    let at = ctx.clock.now();
    let over = |reason| Change::abort(stored, at, reason);
    match (act, stored.status) {
        (AuditAct::End, Status::Open | Status::Running) => Ok(over(EndReason::EndedByServer)),
        (AuditAct::Adjudicate, Status::Running) => {
            let entries = verdict(ctx, stored, person)?;
            let status = Status::Finished;
            Ok(Change { entries, status, ..over(EndReason::Adjudicated) })
        }
        (AuditAct::Extend, Status::Running) => extended(ctx, stored),
        _ => Err(Refusal::new("deed-not-now").into()),
    }
}

/// Returns the table events that make a person win, or for `None` a draw.
fn verdict(
    ctx: &Context,
    stored: &StoredGame,
    winner: Option<u64>,
) -> Result<Vec<LogEntry>, Error> {
    let mut table = context::table(ctx, stored)?;
    let Some(winner) = winner else {
        return Ok(vec![LogEntry { seat: None, text: Event::Draw.to_string() }]);
    };
    let machine = || rulings::machine_seat(&table).filter(|_| winner == CROWD);
    let seat = stored.seat_of(winner).or_else(machine).ok_or_else(|| match winner {
        CROWD => Refusal::new("no-crowd"),
        _ => Refusal::new("not-their-game").text("person", mention(winner)),
    })?;
    let side = table.side(seat);
    let mut entries = Vec::new();
    for loser in
        (0..stored.seats).map(Seat).filter(|seat| table.side(*seat) != side).collect::<Vec<_>>()
    {
        let text = Event::Resign(loser).to_string();
        // A seat that has left cannot leave again.
        if table.outcome().is_none() && table.play(&text).is_ok() {
            entries.push(LogEntry { seat: None, text });
        }
    }
    // A machine does not resign, and a side that has left wins no game that others end.
    match table.outcome() {
        Some(outcome) if outcome.is_winner(side) => Ok(entries),
        _ => Err(Refusal::new("deed-not-now").into()),
    }
}

/// Returns the change that gives the player on turn a day more.
fn extended(ctx: &Context, stored: &StoredGame) -> Result<Change, Error> {
    let at = ctx.clock.now();
    let extended = turn_clock::extended(stored, DAY_MS, at);
    let (timing, deadline_at) = extended.ok_or_else(|| Refusal::new("no-deadline"))?;
    Ok(Change { timing, deadline_at, ..Change::of(stored, at, None) })
}

/// Returns the word by which an act is given, else the one that the list keeps.
fn spoken(act: AuditAct) -> &'static str {
    match ModerationAct::Do(act).word() {
        "" => act.word(),
        word => word,
    }
}

/// Formats an audit entry: when, who, what, and the game or person concerned.
fn line(entry: &AuditEntry, locale: Locale) -> String {
    let game = entry.game.map(|GameId(game)| format!(" #{game}")).unwrap_or_default();
    let target = entry.target.map(|target| format!(" {}", mention(target))).unwrap_or_default();
    let (at, person, act) = (entry.at / 1000, mention(entry.person), spoken(entry.act));
    let line = format!("<t:{at}:f> {person} `{act}`{game}{target}");
    if entry.detail.is_empty() {
        return line;
    }
    let detail = Arg::Text(audit::one_line(&entry.detail));
    say(locale, "audit-detail", &[("line", Arg::Text(line)), ("detail", detail)])
}
