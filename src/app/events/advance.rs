//! Next step of an event: what `contest` says, carried out in one transaction.

use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::event_state::{self, Division, ONCE_ENOUGH};
use crate::app::events::step::{news, shown, shown_at};
use crate::app::events::{begin, check_in, legs, winners};
use crate::app::game::update::TRIES;
use crate::app::game::{draw, policy};
use crate::app::outbox::event_job::{EventNews, PAIRED_AT_ONCE};
use crate::app::outbox::event_task::event_task;
use crate::app::outbox::task::ANSWER_GRACE_MS;
use crate::clock::{DAY_MS, HOUR_MS, MINUTE_MS};
use crate::contest::{self, Next, Outcome, Pairing};
use crate::store::events::{
    Advanced, Entrant, EventChange, EventFormat, EventStatus, NewEvent, NewPairing, StoredEvent,
    StoredPairing, Unplayed,
};
use crate::store::servers::Policy;
use crate::store::{EventId, Millis, NewTask, StoreError};

/// Number of events that a sweep looks at.
const AT_ONCE: u32 = 50;

/// Longest time after which a running event is looked at though nothing is known to have happened (ms).
const AT_LEAST_EVERY: Millis = DAY_MS;

/// Time after which an event that fails is tried again (ms).
const PUT_OFF_MS: Millis = HOUR_MS;

/// Least time between two edits of an event's message on which only results have changed (ms).
const SHOWN_EVERY_MS: Millis = 10 * MINUTE_MS;

/// Time before an event's last step in which a game may have changed that the step has not seen: the change was decided
/// before it and kept after it, maybe by another node's clock (ms).
const OVERLAP_MS: Millis = MINUTE_MS;

/// Time after its last change for which an open event stays that all have left (ms).
const EMPTY_FOR_MS: Millis = 7 * DAY_MS;

/// Absences after which an entrant is out.
const MOST_ABSENCES: usize = 2;

/// Makes the next step of every event that is due. One that fails is put off and does not block the others, nor does one that
/// cannot be read, as that of a newer program may be.
///
/// # Errors
/// If the store does not answer. If an event cannot be read, after the steps of all others.
pub async fn sweep(ctx: &Context) -> Result<(), InternalError> {
    let now = ctx.clock.now();
    let mut unread = None;
    for id in ctx.store.due_events(now, AT_ONCE).await? {
        match advance(ctx, id).await {
            Ok(()) | Err(Error::User(_)) => {}
            // The next sweep finds it due again.
            Err(Error::Internal(InternalError::Store(StoreError::Busy))) => {}
            Err(Error::Internal(fault)) => match ctx.store.event(id).await {
                Ok(Some(event)) => {
                    tracing::error!(event = id.0, "an event does not go on: {fault}");
                    ctx.store.look_at_event(id, event.version, Some(now + PUT_OFF_MS)).await?;
                }
                Ok(None) => {}
                Err(fault) => unread = Some(fault),
            },
        }
    }
    unread.map_or(Ok(()), |fault| Err(fault.into()))
}

/// Makes the next step of an event; decided anew on a conflict with another change.
async fn advance(ctx: &Context, id: EventId) -> Result<(), Error> {
    for _ in 0..TRIES {
        let Some(event) = ctx.store.event(id).await? else { return Ok(()) };
        let now = ctx.clock.now();
        let Some(change) = decide(ctx, &event, now).await? else {
            return Ok(ctx.store.look_at_event(id, event.version, next_look(&event, now)).await?);
        };
        let change = with_threads(ctx, &event, change).await?;
        if ctx.store.advance(change).await? != Advanced::Stale {
            return Ok(());
        }
    }
    Err(StoreError::Busy.into())
}

/// Gives each game that a step begins a thread, where the server wants that.
async fn with_threads(
    ctx: &Context,
    event: &StoredEvent,
    mut change: EventChange,
) -> Result<EventChange, Error> {
    if change.pairings.iter().all(|opened| opened.games.is_empty()) {
        return Ok(change);
    }
    let settings = context::guild_settings(ctx, event.venue.guild).await?;
    if settings.policy == Policy::Thread {
        let legs = change.pairings.iter_mut().flat_map(|opened| &mut opened.games);
        legs.for_each(draw::in_thread);
    }
    Ok(change)
}

/// Returns the time of the next look at an event in which nothing has happened.
fn next_look(event: &StoredEvent, now: Millis) -> Option<Millis> {
    match event.status {
        EventStatus::Open => {
            let times = [event_state::asked_at(event), event.terms.begins_at, empty_until(event)];
            times.into_iter().flatten().filter(|at| *at > now).min()
        }
        EventStatus::Running => {
            let divisions = event_state::divisions(event);
            let times = divisions.iter().filter_map(|division| possible_at(division, &[], now));
            Some(times.fold(now + AT_LEAST_EVERY, Millis::min))
        }
        EventStatus::Over | EventStatus::Cancelled => None,
    }
}

/// Returns the time at which more of a division becomes possible without a result, once these pairings are opened.
fn possible_at(division: &Division, opened: &[Pairing], now: Millis) -> Option<Millis> {
    let mut event = division.event.clone();
    event.pairings.extend(opened);
    match contest::next(&event, now) {
        Next::Wait { until } => until.filter(|at| *at > now),
        _ => None,
    }
}

/// Decides on the next step of an event; none if nothing has happened.
async fn decide(
    ctx: &Context,
    event: &StoredEvent,
    now: Millis,
) -> Result<Option<EventChange>, Error> {
    match event.status {
        EventStatus::Open => begin(ctx, event, now).await,
        EventStatus::Running => run(ctx, event, now),
        // A ruling has changed the table.
        EventStatus::Over => Ok(Some(winners::ruled(event, now))),
        EventStatus::Cancelled => Ok(None),
    }
}

/// Returns the time up to which an event that is open and has no one in it waits for someone: its time to begin, or where
/// it has none a while after its last change. None where someone is in.
fn empty_until(event: &StoredEvent) -> Option<Millis> {
    let begins_at = event.terms.begins_at.filter(|at| *at != ONCE_ENOUGH);
    let until = begins_at.unwrap_or(event.updated_at + EMPTY_FOR_MS);
    event.active().next().is_none().then_some(until)
}

/// True if an open event has waited for someone long enough: it would count for the most that a server may have until an
/// organiser cancels it.
fn is_forsaken(event: &StoredEvent, now: Millis) -> bool {
    empty_until(event).is_some_and(|until| until <= now)
}

/// Returns the step that cancels an event which no one wants to play.
fn given_up(event: &StoredEvent, now: Millis) -> EventChange {
    let status = EventStatus::Cancelled;
    let mut change = EventChange { status, due_at: None, ..EventChange::of(event, now) };
    change.tasks.push(news(event, EventNews::Cancelled, now));
    shown(event, change)
}

/// Begins an event whose time has come, unless the server has ceased to offer its rules. Before that, who may be away is asked,
/// and is out without an answer.
async fn begin(
    ctx: &Context,
    event: &StoredEvent,
    now: Millis,
) -> Result<Option<EventChange>, Error> {
    if is_forsaken(event, now) {
        return Ok(Some(given_up(event, now)));
    }
    let [all] = &event_state::divisions(event)[..] else { return Ok(None) };
    let next = contest::next(&all.event, now);
    let silent = event_state::silent(ctx, event, now).await?;
    if !silent.is_empty() && check_in::is_due(event, now) {
        let change = check_in::question(event, now);
        return Ok(Some(shown(event, change)));
    }
    if !silent.is_empty() && matches!(next, Next::Begin | Next::TooFew { .. }) {
        let (leaving, due_at) = (silent, Some(now));
        let change = EventChange { leaving, due_at, ..EventChange::of(event, now) };
        return Ok(Some(shown(event, change)));
    }
    let settings = context::guild_settings(ctx, event.venue.guild).await?;
    let rules = (event.terms.game.as_str(), event.terms.rules.as_str());
    let is_offered = policy::is_still_offered(&settings, rules);
    match next {
        Next::Begin if !is_offered => Ok(put_off(event, EventNews::NotOffered, now)),
        Next::Begin => {
            let stood = stood(ctx, event).await?;
            let (begun, divisions) = begin::begun(event, &stood);
            let change = run(ctx, &begun, now)?.unwrap_or_else(|| EventChange::of(&begun, now));
            Ok(Some(shown(event, EventChange { divisions, ..change })))
        }
        Next::TooFew { .. } => Ok(put_off(event, EventNews::TooFew, now)),
        _ => Ok(None),
    }
}

/// Returns the step of an event that cannot begin when its time has come: it stays open until enough are in, and its maker
/// is told why, once.
fn put_off(event: &StoredEvent, why: EventNews, now: Millis) -> Option<EventChange> {
    if event.terms.begins_at == Some(ONCE_ENOUGH) {
        return None;
    }
    let mut change = EventChange::of(event, now);
    change.terms.begins_at = event.terms.begins_at.map(|_| ONCE_ENOUGH);
    change.tasks.push(news(event, why, now));
    Some(shown(event, change))
}

/// Returns the people of the season before this one of a league, in the order in which they stand for it by the table as it
/// is now: a ruling may have changed that since the season ended. No one in a first season.
async fn stood(ctx: &Context, event: &StoredEvent) -> Result<Vec<u64>, StoreError> {
    let guild = event.venue.guild.unwrap_or_default();
    let before = ctx.store.season(guild, event.series, event.season.saturating_sub(1)).await?;
    let people = |last: StoredEvent| {
        let numbers = event_state::standing(&event_state::divisions(&last)).into_iter();
        numbers.filter_map(|number| Some(last.entrant(number)?.person)).collect::<Vec<u64>>()
    };
    Ok(before.map_or_else(Vec::new, people))
}

/// Plays on: takes out who is absent, opens pairings, or ends the event. None if nothing has happened.
fn run(ctx: &Context, event: &StoredEvent, now: Millis) -> Result<Option<EventChange>, Error> {
    let mut change = EventChange::of(event, now);
    let (absent, gone) = (absent(event), gone(event));
    if !absent.is_empty() || !gone.is_empty() {
        let out = absent.iter().map(|number| EventNews::Out(*number));
        let out = out.chain(gone.iter().map(|number| EventNews::Gone(*number)));
        change.tasks.extend(out.map(|says| news(event, says, now)));
        change.leaving = [absent, gone].concat();
        change.due_at = Some(now);
        return Ok(Some(shown(event, change)));
    }
    let mut look_at = now + AT_LEAST_EVERY;
    let (divisions, mut ended) = (event_state::divisions(event), 0);
    for division in &divisions {
        match contest::next(&division.event, now) {
            Next::Open(pairings) => {
                open(ctx, event, division, &pairings, &mut change)?;
                look_at = look_at.min(possible_at(division, &pairings, now).unwrap_or(look_at));
            }
            Next::Wait { until } => look_at = look_at.min(until.unwrap_or(look_at)),
            Next::End { .. } => ended += 1,
            _ => {}
        }
    }
    if ended == divisions.len() {
        return Ok(Some(end(ctx, event, &divisions, change)));
    }
    let nothing = change.pairings.is_empty() && !has_news(event, now);
    // More may follow at once if no one plays.
    let idle = change.pairings.iter().any(|opened| opened.games.is_empty());
    change.due_at = Some(if idle { now } else { look_at });
    change.tasks.extend(calls(event, &change.pairings, now));
    let begins = event.pairings.is_empty();
    let at = if begins { now } else { next_edit(now) };
    Ok((!nothing).then(|| shown_at(event, change, at)))
}

/// Returns the next time at which a table may be brought up to date while games end: a step that comes before drops this
/// one's task and has the same time.
fn next_edit(now: Millis) -> Millis {
    now + (SHOWN_EVERY_MS - now.rem_euclid(SHOWN_EVERY_MS)) % SHOWN_EVERY_MS
}

/// True if a game has changed since the event's last step, or so shortly before that the step may not have seen it. A step
/// from the future was made before the clock was set back.
fn has_news(event: &StoredEvent, now: Millis) -> bool {
    let mut legs = event.pairings.iter().flat_map(|pairing| &pairing.games);
    legs.any(|leg| leg.updated_at >= event.updated_at.min(now) - OVERLAP_MS)
}

/// Returns the numbers of those who have not begun their games for the last time.
fn absent(event: &StoredEvent) -> Vec<u16> {
    let absent = event.active().filter(|own| event_state::absences(event, own) >= MOST_ABSENCES);
    absent.map(|entrant| entrant.number).collect()
}

/// Returns the numbers of those who have lost on time and do not move any more.
fn gone(event: &StoredEvent) -> Vec<u16> {
    let is_gone = |own: &&Entrant| {
        event_state::absences(event, own) < MOST_ABSENCES && event_state::is_gone(event, own)
    };
    event.active().filter(is_gone).map(|entrant| entrant.number).collect()
}

/// Adds pairings of a division with their games.
fn open(
    ctx: &Context,
    event: &StoredEvent,
    division: &Division,
    pairings: &[Pairing],
    change: &mut EventChange,
) -> Result<(), Error> {
    for opened in pairings {
        let last = event.pairings.last().map_or(0, |pairing| pairing.number);
        let pairing = StoredPairing {
            number: last + change.pairings.len() as u32 + 1,
            division: division.number,
            round: opened.round,
            one: division.entrants[opened.one],
            other: opened.other.map(|other| division.entrants[other]),
            decider: opened.decider,
            opened_at: change.entered_at,
            unplayed: opened.outcome.and_then(unplayed),
            games: Vec::new(),
        };
        let pairing = legs::seated(ctx, event, pairing)?;
        let games = legs::games(ctx, event, &pairing, change.at)?;
        change.pairings.push(NewPairing { pairing, games });
    }
    Ok(())
}

/// Returns what is stored of a pairing without a game.
fn unplayed(outcome: Outcome) -> Option<Unplayed> {
    match outcome {
        Outcome::Bye => Some(Unplayed::Bye),
        Outcome::HalfBye => Some(Unplayed::HalfBye),
        Outcome::Absent => Some(Unplayed::Absent),
        _ => None,
    }
}

/// Returns the tasks that call people to their games, once the boards are there.
fn calls(event: &StoredEvent, opened: &[NewPairing], now: Millis) -> Vec<NewTask> {
    let call = |pairings: &[NewPairing]| {
        let (first, last) = (&pairings[0].pairing, &pairings[pairings.len() - 1].pairing);
        news(event, EventNews::Paired(first.number, last.number), now + ANSWER_GRACE_MS)
    };
    opened.chunks(PAIRED_AT_ONCE).map(call).collect()
}

/// Ends an event. The next season of a league is open from then on.
fn end(
    ctx: &Context,
    event: &StoredEvent,
    divisions: &[Division],
    mut change: EventChange,
) -> EventChange {
    change.status = EventStatus::Over;
    winners::announce(event, EventNews::Over, &mut change);
    if event.terms.format == EventFormat::League {
        change.next = next_season(ctx, event, divisions, change.at).map(Box::new);
    }
    shown(event, change)
}

/// Returns the next season of a league, with those who have not left, in the order in which they stand for it, by the
/// rules as they are now.
fn next_season(
    ctx: &Context,
    event: &StoredEvent,
    divisions: &[Division],
    at: Millis,
) -> Option<NewEvent> {
    let order = event_state::standing(divisions);
    let stays = |number: &u16| event.entrant(*number).filter(|entrant| entrant.left_at.is_none());
    let entrants: Vec<_> =
        order.iter().filter_map(stays).map(|entrant| (entrant.person, entrant.rating)).collect();
    if entrants.is_empty() {
        return None;
    }
    let mut terms = legs::next_terms(ctx, &event.terms);
    (terms.seats, terms.begins_at) = (None, Some(at + event_state::BETWEEN_SEASONS_MS));
    Some(NewEvent {
        venue: event.venue,
        name: event.name.clone(),
        author: event.author,
        interaction: None,
        locale: event.locale.clone(),
        terms,
        // Lots differ from season to season.
        seed: event.seed.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1),
        follows: Some((event.series, event.season + 1)),
        official: event.official,
        entrants,
        at,
        most: u32::MAX,
        most_of_author: u32::MAX,
        most_of_day: u32::MAX,
        first: first_task,
        audit: None,
    })
}

/// Returns the task that shows a new event.
pub(super) fn first_task(id: EventId, venue: crate::store::Venue, at: Millis) -> NewTask {
    event_task((id, 0), venue.channel, EventNews::Show, at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::output::event_message::tests::{event, won_by};
    use crate::contest::rolling::PATIENCE_MS;
    use crate::store::Status;
    use crate::store::events::Leg;

    /// A game that ended, or the like, at 10.
    fn leg(status: Status) -> Leg {
        Leg { status, updated_at: 10, ended_at: 10, ..won_by(0) }
    }

    /// A Swiss event of four: the first has won, and has still to meet the last, who plays and has no point.
    fn swiss() -> StoredEvent {
        let event = event(EventFormat::Swiss, 4);
        let pairing = |number: u32, one, other, status| StoredPairing {
            number,
            one,
            other: Some(other),
            opened_at: 10,
            unplayed: None,
            games: vec![leg(status)],
            ..event.pairings[0].clone()
        };
        let pairings = vec![
            pairing(1, 1, 2, Status::Finished),
            pairing(2, 3, 4, Status::Running),
            pairing(3, 2, 3, Status::Running),
        ];
        let mut terms = event.terms.clone();
        (terms.games, terms.opponents) = (1, 2);
        StoredEvent { status: EventStatus::Running, terms, pairings, ..event }
    }

    /// It would count for the most that a server may have until someone cancels it.
    #[test]
    fn an_open_event_that_all_have_left_is_given_up() {
        let mut event = event(EventFormat::Swiss, 4);
        (event.status, event.updated_at, event.terms.begins_at) = (EventStatus::Open, 10, None);
        assert_eq!(next_look(&event, 11), None, "they wait for more");
        assert!(!is_forsaken(&event, 10 + EMPTY_FOR_MS));
        event.entrants.clear();
        assert_eq!(next_look(&event, 11), Some(10 + EMPTY_FOR_MS));
        assert!(!is_forsaken(&event, 9 + EMPTY_FOR_MS) && is_forsaken(&event, 10 + EMPTY_FOR_MS));
        event.terms.begins_at = Some(20);
        assert!(!is_forsaken(&event, 19) && is_forsaken(&event, 20), "its time has come");
        event.terms.begins_at = Some(20 + EMPTY_FOR_MS);
        assert!(!is_forsaken(&event, 19 + EMPTY_FOR_MS), "its time is to come");
        event.terms.begins_at = Some(ONCE_ENOUGH);
        assert!(!is_forsaken(&event, 9 + EMPTY_FOR_MS) && is_forsaken(&event, 10 + EMPTY_FOR_MS));
        event.terms.begins_at = Some(20);
        let change = given_up(&event, 10 + ANSWER_GRACE_MS);
        assert_eq!((change.status, change.due_at), (EventStatus::Cancelled, None));
        assert_eq!(change.tasks.len(), 2, "it is said, and shown");
        let change = given_up(&event, 9 + ANSWER_GRACE_MS);
        assert_eq!(change.tasks.len(), 3, "and shown once more: an answer may be on its way");
    }

    /// Nothing has happened since the step that opened the last pairing, and a day is longer than the rest of the wait.
    #[test]
    fn an_event_is_looked_at_when_patience_ends() {
        let (event, ends) = (swiss(), 10 + PATIENCE_MS);
        assert_eq!(next_look(&event, 10), Some(10 + AT_LEAST_EVERY));
        assert_eq!(next_look(&event, ends - HOUR_MS), Some(ends));
    }

    /// A game that ends after the clock was set back is news to an event whose last step was made before.
    #[test]
    fn a_step_from_the_future_hides_no_result() {
        let mut event = swiss();
        event.updated_at = 10 + HOUR_MS;
        assert!(has_news(&event, 10));
        assert!(!has_news(&event, 10 + HOUR_MS));
    }
}
