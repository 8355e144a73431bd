//! Acts of organisers: whoever made an event, and those who manage the server. Each is in the server's audit list.

use crate::app::audit;
use crate::app::caller::{self, Caller};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::event_state;
use crate::app::events::create::check_bot;
use crate::app::events::limit::{self, MOST_OF_PERSON};
use crate::app::events::step::{load, news, shown};
use crate::app::events::{check_in, entry};
use crate::app::game::update::TRIES;
use crate::app::game::{channel, policy};
use crate::app::markup::{mention, moment};
use crate::app::outbox::event_job::EventNews;
use crate::app::outbox::event_task::left_behind;
use crate::app::output::event_message;
use crate::app::output::panel::{confirm, danger};
use crate::app::output::reply::{Answer, Reply};
use crate::clock::{DAY_MS, HOUR_MS, MINUTE_MS};
use crate::contest::FEWEST_ENTRANTS;
use crate::game::{Arg, Refusal};
use crate::store::events::{Advanced, EventChange, EventFormat, EventStatus, StoredEvent};
use crate::store::servers::{AuditAct, AuditEntry};
use crate::store::{EventId, GameId, Millis, Status, StoreError, bans};
use crate::words::say;

/// Act of an organiser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Begin it with those who are in.
    Start,
    /// Cancel it; its games go on by themselves.
    Cancel,
    /// Take a person out.
    Remove(u64),
    /// Put a person back who has left or was taken out lately.
    PutBack(u64),
    /// Have it go on in this channel, with the games that are played in its channel.
    Move(u64),
}

impl Act {
    fn audit(self) -> AuditAct {
        match self {
            Self::Start => AuditAct::StartEvent,
            Self::Cancel => AuditAct::CancelEvent,
            Self::Remove(_) => AuditAct::RemoveEntrant,
            Self::PutBack(_) => AuditAct::PutBack,
            Self::Move(_) => AuditAct::MoveEvent,
        }
    }

    /// The person whom it is about.
    fn person(self) -> Option<u64> {
        match self {
            Self::Remove(person) | Self::PutBack(person) => Some(person),
            Self::Start | Self::Cancel | Self::Move(_) => None,
        }
    }
}

/// Carries out an act.
pub(crate) async fn organise(
    ctx: &Context,
    caller: &Caller,
    id: EventId,
    act: Act,
) -> Result<Answer, Error> {
    let guild = caller::guild(caller)?;
    for _ in 0..TRIES {
        let event = load(ctx, caller, id).await?;
        if ctx.store.has_acted(caller.interaction).await? {
            // A repeated delivery finds its own change made, and would undo what has come after it.
            return Ok(answer(caller, &event, act));
        }
        check_organiser(ctx, caller, &event, act).await?;
        match act {
            Act::PutBack(person) => check_ban(ctx, caller, person).await?,
            Act::Move(_) => check_place(ctx, caller).await?,
            Act::Start | Act::Cancel | Act::Remove(_) => {}
        }
        let mut change = decide_for(ctx, caller, &event, act).await?;
        change.interaction = Some(caller.interaction);
        if let Act::PutBack(person) = act {
            change.most = limit::most_of(ctx, person).await?;
        }
        if let Act::Move(channel) = act {
            move_games(ctx, &event, channel).await?;
        }
        let target = act.person();
        let audit = audit::entry(ctx, caller, guild, act.audit());
        let named = event.id.with_name(&event.name);
        let detail = match act {
            Act::Move(to) => audit::moved(event.venue.channel, to, &named),
            Act::Start | Act::Cancel | Act::Remove(_) | Act::PutBack(_) => named,
        };
        let audit = AuditEntry { target, detail, ..audit };
        let change = shown(&event, EventChange { audit: Some(audit), ..change });
        match ctx.store.advance(change).await? {
            Advanced::Done { .. } => return Ok(answer(caller, &event, act)),
            Advanced::PersonFull => {
                let person = target.map_or_else(String::new, mention);
                let refusal = Refusal::new("event-they-are-full").text("person", person);
                return Err(refusal.number("most", MOST_OF_PERSON).into());
            }
            Advanced::Stale => {}
        }
    }
    Err(StoreError::Busy.into())
}

/// Takes a person out of an event: at once while it is open, else after a confirmation.
pub(crate) async fn remove(
    ctx: &Context,
    caller: &Caller,
    id: EventId,
    person: u64,
) -> Result<Answer, Error> {
    let event = load(ctx, caller, id).await?;
    if event.status != EventStatus::Running || event.active_entry_of(person).is_none() {
        return organise(ctx, caller, id, Act::Remove(person)).await;
    }
    check_organiser(ctx, caller, &event, Act::Remove(person)).await?;
    let args = [
        ("event", Arg::Text(event_message::title(&event, caller.locale))),
        ("person", Arg::Text(mention(person))),
    ];
    let words = ["button-remove-entrant-yes", "event-remove-sure", "event-remove-early"];
    Ok(entry::ask(caller, &event, &format!("remove-yes:{person}"), words, &args))
}

/// Cancels an event: at once while it is open, else after a confirmation.
pub(crate) async fn cancel(ctx: &Context, caller: &Caller, id: EventId) -> Result<Answer, Error> {
    let event = load(ctx, caller, id).await?;
    if event.status != EventStatus::Running {
        return organise(ctx, caller, id, Act::Cancel).await;
    }
    check_organiser(ctx, caller, &event, Act::Cancel).await?;
    let args = [
        ("event", Arg::Text(event_message::title(&event, caller.locale))),
        ("games", Arg::Number(running(&event).len() as i64)),
    ];
    let label = say(caller.locale, "button-cancel-event-yes", &[]);
    let yes = danger(&event_message::key(&event, "cancel-yes"), label);
    let text = say(caller.locale, "event-cancel-sure", &args);
    Ok(Answer::plain(Reply::Post(confirm(yes, text))))
}

/// Refuses whoever neither made the event nor manages the server, and its maker while the server has banned them, or where they
/// would decide about others with whom they play.
async fn check_organiser(
    ctx: &Context,
    caller: &Caller,
    event: &StoredEvent,
    act: Act,
) -> Result<(), Error> {
    if caller.manages {
        return Ok(());
    }
    if event.author != caller.person {
        let author = mention(event.author);
        return Err(Refusal::new("event-not-organiser").text("person", author).into());
    }
    policy::check_ban(caller, &context::settings_here(ctx, caller).await?)?;
    Ok(check_impartial(event, act)?)
}

/// Refuses to have the maker of an event that is played decide who goes on in it where they are or were in it themselves: whoever
/// is taken out loses their matches, or their results leave the table.
fn check_impartial(event: &StoredEvent, act: Act) -> Result<(), Refusal> {
    let decides = event.status == EventStatus::Running && act.person().is_some();
    if decides && event.entry_of(event.author).is_some() {
        return Err(Refusal::new("event-own-entrant"));
    }
    Ok(())
}

/// Refuses a place in which the bot can't show boards, or in which the server wants no games.
async fn check_place(ctx: &Context, caller: &Caller) -> Result<(), Error> {
    check_bot(caller)?;
    Ok(policy::check_channel(caller, &context::settings_here(ctx, caller).await?)?)
}

/// Decides on an act for the caller. They move an event only if they have not moved it lately, and begin it only by rules that
/// the server offers.
async fn decide_for(
    ctx: &Context,
    caller: &Caller,
    event: &StoredEvent,
    act: Act,
) -> Result<EventChange, Error> {
    let now = ctx.clock.now();
    let change = decide(event, act, now)?;
    match act {
        Act::Start => {
            entry::check_offered(caller, &context::settings_here(ctx, caller).await?, event)?;
        }
        Act::Move(_) => check_moved(ctx, caller, event, now).await?,
        Act::Cancel | Act::Remove(_) | Act::PutBack(_) => {}
    }
    Ok(change)
}

/// Time after which someone who manages the server may move an event again (ms). Each move posts the boards of all its active
/// games anew.
const MOVES_AGAIN_MS: Millis = 10 * MINUTE_MS;

/// The same time for the one who made the event and does not manage the server (ms).
const MAKER_MOVES_AGAIN_MS: Millis = DAY_MS;

/// Refuses whoever has moved an event lately, by their own entries in the audit log: those who manage the server correct at once
/// where its maker has moved it to.
async fn check_moved(
    ctx: &Context,
    caller: &Caller,
    event: &StoredEvent,
    now: Millis,
) -> Result<(), Error> {
    let wait = if caller.manages { MOVES_AGAIN_MS } else { MAKER_MOVES_AGAIN_MS };
    let acts = ctx.store.audit_of(caller.person).await?;
    let moves = acts.iter().filter(|entry| {
        entry.act == AuditAct::MoveEvent && audit::is_move_of(&entry.detail, event.id)
    });
    // A move by a clock that was far ahead hinders no one.
    let last = moves.map(|entry| entry.at).filter(|at| (now - at).abs() < wait).max();
    match last {
        Some(at) => {
            let until = moment(at + wait);
            Err(Refusal::new("event-moved-lately").text("until", until).into())
        }
        None => Ok(()),
    }
}

/// Moves the games of an event that are played in its channel to another one, before the event itself: if that fails, it
/// can be done again.
async fn move_games(ctx: &Context, event: &StoredEvent, to: u64) -> Result<(), Error> {
    let from = event.venue.channel;
    if from == to {
        return Ok(());
    }
    for game in running(event) {
        channel::move_to(ctx, game, from, to).await?;
    }
    Ok(())
}

/// Returns the games of an event that are played.
fn running(event: &StoredEvent) -> Vec<GameId> {
    let legs = event.pairings.iter().flat_map(|pairing| &pairing.games);
    legs.filter(|leg| leg.status == Status::Running).map(|leg| leg.game).collect()
}

/// Refuses to put someone back whom the server has banned from games, perhaps since the request came.
async fn check_ban(ctx: &Context, caller: &Caller, person: u64) -> Result<(), Error> {
    let settings = context::guild_settings(ctx, caller.venue.guild).await?;
    if bans::is_banned(&settings, person) {
        return Err(Refusal::new("they-are-barred").text("person", mention(person)).into());
    }
    Ok(())
}

/// Decides on an act.
fn decide(event: &StoredEvent, act: Act, now: Millis) -> Result<EventChange, Refusal> {
    if !event.is_alive() {
        return Err(Refusal::new("event-ended"));
    }
    let mut change = EventChange { due_at: Some(now), ..EventChange::of(event, now) };
    match act {
        Act::Start => {
            if event.status != EventStatus::Open || is_about_to_begin(event, now) {
                return Err(Refusal::new("event-runs"));
            }
            let missing = FEWEST_ENTRANTS.saturating_sub(event.active().count());
            if missing > 0 {
                let fewest = FEWEST_ENTRANTS as i64;
                let refusal = Refusal::new("event-too-few").number("fewest", fewest);
                return Err(refusal.number("missing", missing as i64));
            }
            change.terms.begins_at = Some(now);
            // Someone who was not asked is not silent.
            change.returning = event.active().map(|entrant| entrant.number).collect();
        }
        Act::Cancel => {
            change.status = EventStatus::Cancelled;
            change.due_at = None;
            change.tasks.push(news(event, EventNews::Cancelled, now));
        }
        Act::Remove(person) => {
            let entry = event.active_entry_of(person);
            let missing = || Refusal::new("event-no-entrant").text("person", mention(person));
            change.leaving = vec![entry.ok_or_else(missing)?.number];
            check_in::ask_in_time(event, &mut change);
        }
        Act::PutBack(person) => {
            change.returning = vec![returning(event, person, now)?];
            entry::check_room(event)?;
        }
        Act::Move(channel) if channel == event.venue.channel => {
            return Err(Refusal::new("event-is-here"));
        }
        Act::Move(channel) => {
            change.channel = channel;
            change.tasks.extend(left_behind(event, channel, now));
            check_in::ask_in_time(event, &mut change);
        }
    }
    Ok(change)
}

/// Time after the one at which an event begins within which the step that begins it is still to come (ms). An event that has
/// not begun by then may be started again, as after a step that failed.
const BEGINS_WITHIN_MS: Millis = MINUTE_MS;

/// True if an open event begins with the next step, since it was started or its time has just come.
fn is_about_to_begin(event: &StoredEvent, now: Millis) -> bool {
    event.terms.begins_at.is_some_and(|at| at <= now && now < at + BEGINS_WITHIN_MS)
}

/// Time for which an entrant who is out may be put back (ms).
const PUT_BACK_MS: Millis = 48 * HOUR_MS;

/// Returns the number of an entrant who may be put back. A knockout has gone on without them.
fn returning(event: &StoredEvent, person: u64, now: Millis) -> Result<u16, Refusal> {
    if event.active_entry_of(person).is_some() && !event_state::is_beaten(event, person) {
        return Err(Refusal::new("event-they-are-in").text("person", mention(person)));
    }
    let refused = || Refusal::new("event-not-back").text("person", mention(person));
    let lately = |left: Millis| left > now - PUT_BACK_MS;
    let entry = event.entry_of(person).filter(|entry| entry.left_at.is_some_and(lately));
    let goes_on = event.terms.format != EventFormat::Knockout;
    entry.filter(|_| goes_on).map(|entry| entry.number).ok_or_else(refused)
}

/// Returns the events of a server that a person is out of and may be put back into.
pub(crate) async fn open_to_return(
    ctx: &Context,
    guild: u64,
    person: u64,
) -> Result<Vec<StoredEvent>, Error> {
    let now = ctx.clock.now();
    let mut events = entry::living(ctx, guild, person).await?;
    events.retain(|event| returning(event, person, now).is_ok());
    Ok(events)
}

fn answer(caller: &Caller, event: &StoredEvent, act: Act) -> Answer {
    let person = act.person().map_or_else(String::new, mention);
    let games = match act {
        Act::Move(_) => ("games", Arg::Number(running(event).len() as i64)),
        Act::Start | Act::Cancel | Act::Remove(_) | Act::PutBack(_) => event_message::begun(event),
    };
    let args = [
        ("event", Arg::Text(event_message::title(event, caller.locale))),
        ("person", Arg::Text(person)),
        games,
    ];
    Answer::private(say(caller.locale, &format!("did-{}", act.audit().word()), &args))
}
