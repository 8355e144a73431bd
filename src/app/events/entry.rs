//! Joining an event and leaving it.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::event_state;
use crate::app::events::check_in;
use crate::app::events::limit::{self, MOST_OF_PERSON};
use crate::app::events::step::{load, news};
use crate::app::game::update::TRIES;
use crate::app::game::{membership, policy, seats};
use crate::app::outbox::event_job::EventNews;
use crate::app::outbox::task::ANSWER_GRACE_MS;
use crate::app::output::panel::{confirm, danger};
use crate::app::output::reply::{Answer, Message, Reply};
use crate::app::output::{event_message, event_table};
use crate::app::unrated::created_at;
use crate::clock::DAY_MS;
use crate::game::{Arg, Refusal};
use crate::store::events::{Advanced, EventChange, EventFormat, EventStatus, Joining, StoredEvent};
use crate::store::hills::HillGame;
use crate::store::ladder::Which;
use crate::store::servers::Settings;
use crate::store::{EventId, HillId, Millis, Status, StoreError};
use crate::words::{self, say};

/// Enters the caller into an event that is open. `pressed`: by the button, whose message is edited in place.
pub(crate) async fn join(
    ctx: &Context,
    caller: &Caller,
    id: EventId,
    pressed: bool,
) -> Result<Answer, Error> {
    let settings = context::settings_here(ctx, caller).await?;
    let mut most = MOST_OF_PERSON;
    for _ in 0..TRIES {
        let event = load(ctx, caller, id).await?;
        let entry = event.active_entry_of(caller.person);
        if event_state::is_beaten(&event, caller.person) {
            return Err(Refusal::new("event-beaten").into());
        }
        if entry.is_some() && event.is_alive() {
            // Nothing changes below the message: the sentence alone says that the press arrived.
            return Ok(answer(ctx, caller, &event, false, "event-joined").await);
        }
        check_open(&event)?;
        check_offered(caller, &settings, &event)?;
        policy::check_ban(caller, &settings)?;
        check_age(ctx, caller, &settings)?;
        membership::record_membership(ctx, caller).await?;
        let rating = rating(ctx, &event, caller.person).await?;
        let joining = Joining { person: caller.person, rating, most };
        let now = ctx.clock.now();
        let due_at = next_look(&event, now);
        if event.entry_of(caller.person).is_some() {
            return Err(Refusal::new("event-ask-back").into());
        }
        if ctx.store.was_in_event(id, caller.person).await? {
            return Err(Refusal::new("event-left-erased").into());
        }
        let number = event.entrants.last().map_or(1, |entrant| entrant.number + 1);
        let lowest = event.entrants.iter().map(|entrant| entrant.division).max();
        let mut change = EventChange {
            joining: Some(joining),
            divisions: lowest.map(|division| (number, division)).into_iter().collect(),
            due_at: Some(due_at),
            tasks: vec![news(&event, EventNews::Show, shown_at(now, pressed))],
            ..EventChange::of(&event, now)
        };
        check_in::ask_in_time(&event, &mut change);
        match ctx.store.advance(change).await? {
            Advanced::Done { .. } => {
                let event = load(ctx, caller, id).await?;
                return Ok(answer(ctx, caller, &event, pressed, "event-joined").await);
            }
            Advanced::PersonFull => most = limit::raised(ctx, caller.person, most).await?,
            Advanced::Stale => policy::check_ban_meanwhile(ctx, caller).await?,
        }
    }
    Err(StoreError::Busy.into())
}

/// Returns the next time at which an event is looked at after someone has joined or left: at once where their number may
/// begin it.
fn next_look(event: &StoredEvent, now: Millis) -> Millis {
    let times = [event_state::asked_at(event), event.terms.begins_at];
    let times = times.into_iter().filter(|_| event.terms.seats.is_none());
    times.flatten().filter(|at| *at > now).min().unwrap_or(now)
}

/// Time at which the outbox shows the event: later where the answer to a press does.
fn shown_at(now: Millis, pressed: bool) -> Millis {
    if pressed { now + ANSWER_GRACE_MS } else { now }
}

/// Refuses an event that takes no one any more.
fn check_open(event: &StoredEvent) -> Result<(), Refusal> {
    match event.status {
        EventStatus::Open => {}
        EventStatus::Running if event_state::takes_late(event) => {}
        EventStatus::Running => return Err(Refusal::new("event-begun")),
        EventStatus::Over | EventStatus::Cancelled => return Err(Refusal::new("event-ended")),
    }
    check_room(event)
}

/// Refuses an event that has not begun and whose rules the server has ceased to offer. One that has begun goes on by them.
pub(super) fn check_offered(
    caller: &Caller,
    settings: &Settings,
    event: &StoredEvent,
) -> Result<(), Refusal> {
    if event.status != EventStatus::Open {
        return Ok(());
    }
    let rules = (event.terms.game.as_str(), event.terms.rules.as_str());
    policy::check_still_offered(caller.locale, settings, rules)
}

/// Refuses an event in which as many people are as may be.
pub(super) fn check_room(event: &StoredEvent) -> Result<(), Refusal> {
    if event_state::is_full(event) {
        let most = event_state::most_entrants(event) as i64;
        return Err(Refusal::new("event-full").number("most", most));
    }
    Ok(())
}

/// Refuses an account or a membership that is younger than the server asks for in rated games.
pub(super) fn check_age(
    ctx: &Context,
    caller: &Caller,
    settings: &Settings,
) -> Result<(), Refusal> {
    let (terms, now) = (settings.ratings.terms(), ctx.clock.now());
    let since = |days: u16| now - Millis::from(days) * DAY_MS;
    let young = |word: &'static str, days: u16| Err(Refusal::new(word).number("days", days));
    if created_at(caller.person) > since(terms.account_days) {
        return young("event-young-account", terms.account_days);
    }
    if caller.member_since.is_some_and(|at| at > since(terms.member_days)) {
        return young("event-young-member", terms.member_days);
    }
    Ok(())
}

/// Returns a person's rating in the pool of an event's games, from a season before where they have not played in this one.
async fn rating(ctx: &Context, event: &StoredEvent, person: u64) -> Result<Option<i64>, Error> {
    let Some(pool) = event_table::pool(ctx, event) else { return Ok(None) };
    let guild = event.venue.guild.unwrap_or_default();
    let standing = ctx.store.standing(Which { guild, pool, season: None }, person).await?;
    Ok(standing.map(|standing| standing.skill.rating.round() as i64))
}

/// Takes the caller out of an event: at once while it is open, else after a confirmation.
pub(crate) async fn leave(
    ctx: &Context,
    caller: &Caller,
    id: EventId,
    pressed: bool,
    sure: bool,
) -> Result<Answer, Error> {
    let event = load(ctx, caller, id).await?;
    let interaction = caller.interaction;
    if ctx.store.has_acted(interaction).await? {
        // A repeated delivery finds the caller out, or in again.
        return Ok(left(ctx, caller, &event, pressed, sure).await);
    }
    if !event.is_alive() {
        return Err(Refusal::new("event-ended").into());
    }
    let entry = event.active_entry_of(caller.person);
    if entry.is_none() {
        return Err(Refusal::new("event-not-in").into());
    }
    if event.status == EventStatus::Running && !sure {
        return Ok(ask_to_leave(caller, &event));
    }
    let shown_at = shown_at(ctx.clock.now(), pressed && !sure);
    let event = take_out(ctx, id, caller.person, Some(interaction), shown_at).await?;
    Ok(left(ctx, caller, &event, pressed, sure).await)
}

/// Returns the answer to someone who has left an event. `sure`: by their answer to the question, in whose place it comes.
async fn left(
    ctx: &Context,
    caller: &Caller,
    event: &StoredEvent,
    pressed: bool,
    sure: bool,
) -> Answer {
    if sure {
        let text = say(caller.locale, "event-left", &title(caller, event));
        return Answer::plain(Reply::Update(Message::private(text)));
    }
    answer(ctx, caller, event, pressed, "event-left").await
}

fn ask_to_leave(caller: &Caller, event: &StoredEvent) -> Answer {
    let words = ["button-leave-event-yes", "event-leave-sure", "event-leave-early"];
    ask(caller, event, "leave-yes", words, &title(caller, event))
}

/// Asks for confirmation to take someone out of an event that is played, by a button with this key.
pub(super) fn ask(
    caller: &Caller,
    event: &StoredEvent,
    key: &str,
    [yes, sure, early]: [&str; 3],
    args: &[(&'static str, Arg)],
) -> Answer {
    let yes = danger(&event_message::key(event, key), say(caller.locale, yes, &[]));
    let sure = say(caller.locale, sure, args);
    // Results leave the table of a round robin alone, as `contest::table` has it.
    let everyone_meets = !matches!(event.terms.format, EventFormat::Swiss | EventFormat::Knockout);
    let early = everyone_meets.then(|| say(caller.locale, early, &[]));
    let sentences: Vec<String> = [sure].into_iter().chain(early).collect();
    let text = words::join::sentences(caller.locale, &sentences);
    Answer::plain(Reply::Post(confirm(yes, text)))
}

/// Takes a person out of an event, by an interaction where they asked for it themselves, and returns it afterwards; as it is
/// where they are not in it.
async fn take_out(
    ctx: &Context,
    id: EventId,
    person: u64,
    interaction: Option<u64>,
    shown_at: Millis,
) -> Result<StoredEvent, Error> {
    for _ in 0..TRIES {
        let gone = || Refusal::new("no-such-event").number("number", id.0);
        let event = ctx.store.event(id).await?.ok_or_else(gone)?;
        let entry = event.active_entry_of(person);
        let Some(number) = entry.map(|entry| entry.number).filter(|_| event.is_alive()) else {
            return Ok(event);
        };
        let now = ctx.clock.now();
        let mut change = EventChange {
            interaction,
            leaving: vec![number],
            due_at: Some(next_look(&event, now)),
            tasks: vec![news(&event, EventNews::Show, shown_at)],
            ..EventChange::of(&event, now)
        };
        check_in::ask_in_time(&event, &mut change);
        if let Advanced::Done { .. } = ctx.store.advance(change).await? {
            return Ok(ctx.store.event(id).await?.ok_or_else(gone)?);
        }
    }
    Err(StoreError::Busy.into())
}

/// Takes a person out of all events that are open or running.
pub(crate) async fn take_out_of_all(ctx: &Context, person: u64) -> Result<(), Error> {
    for event in ctx.store.living_events_of(person).await? {
        take_out(ctx, event.id, person, None, ctx.clock.now()).await?;
    }
    Ok(())
}

/// Returns the events of a server that are open or running, and in which a person is or was.
pub(super) async fn living(
    ctx: &Context,
    guild: u64,
    person: u64,
) -> Result<Vec<StoredEvent>, Error> {
    let mut events = ctx.store.living_events_of(person).await?;
    events.retain(|event| event.venue.guild == Some(guild));
    Ok(events)
}

/// Returns the events of a server that are open or running, and that a person is in: not a knockout in which they are beaten.
pub(crate) async fn played(
    ctx: &Context,
    guild: u64,
    person: u64,
) -> Result<Vec<StoredEvent>, Error> {
    let mut events = living(ctx, guild, person).await?;
    events.retain(|event| plays(event, person));
    Ok(events)
}

/// True if a person is in an event and not beaten.
fn plays(event: &StoredEvent, person: u64) -> bool {
    event.active_entry_of(person).is_some() && !event_state::is_beaten(event, person)
}

/// Takes a person out of what would begin further games with them in a server: its hills, and its events that are open or
/// running, of which those are returned in which they still played. A ruling may bring who is beaten back into a knockout.
pub(crate) async fn take_out_of_server(
    ctx: &Context,
    guild: u64,
    person: u64,
) -> Result<Vec<StoredEvent>, Error> {
    let now = ctx.clock.now();
    let mut events = living(ctx, guild, person).await?;
    for event in &events {
        take_out(ctx, event.id, person, None, now).await?;
    }
    events.retain(|event| plays(event, person));
    for hill in ctx.store.hills_of(person).await? {
        if hill.guild == guild {
            take_off(ctx, hill.id, person, None).await?;
        }
    }
    Ok(events)
}

/// Takes a person off a hill, and ends the challenges for it that they have made or received and that are still open. Before
/// they leave, since someone who is off the hill cannot leave it again if that breaks off; and after, for those made meanwhile.
pub(super) async fn take_off(
    ctx: &Context,
    hill: HillId,
    person: u64,
    interaction: Option<u64>,
) -> Result<(), Error> {
    end_challenges(ctx, hill, person).await?;
    ctx.store.leave_hill(hill, person, interaction, ctx.clock.now()).await?;
    end_challenges(ctx, hill, person).await
}

/// Ends the open challenges for a hill that a person has made or received.
async fn end_challenges(ctx: &Context, hill: HillId, person: u64) -> Result<(), Error> {
    let Some(hill) = ctx.store.hill(hill).await? else { return Ok(()) };
    let open = |game: &&HillGame| game.legs.iter().all(|leg| leg.status == Status::Open);
    let own = hill.games.iter().filter(open).filter(|game| game.people.contains(&person));
    for game in own {
        seats::end_for(ctx, person, game.game).await?;
    }
    Ok(())
}

fn title(caller: &Caller, event: &StoredEvent) -> [(&'static str, Arg); 2] {
    let most = if event.terms.strict { 1 } else { event.terms.opponents };
    let opponents = Arg::Number(most.into());
    [("event", Arg::Text(event_message::title(event, caller.locale))), ("opponents", opponents)]
}

/// Returns the answer to a change of who is in: the message edited in place, or a sentence.
async fn answer(
    ctx: &Context,
    caller: &Caller,
    event: &StoredEvent,
    pressed: bool,
    id: &str,
) -> Answer {
    if pressed {
        let attaches = caller.may_attach();
        return Answer::plain(Reply::Update(event_table::message(ctx, event, attaches).await));
    }
    Answer::private(say(caller.locale, id, &title(caller, event)))
}
