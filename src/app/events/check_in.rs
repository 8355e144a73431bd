//! Check-in before a season begins: who was carried into it and has not moved for long is asked, and without an answer is
//! not in.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::event_state::{ASKED_BEFORE_MS, asked_at};
use crate::app::events::step::{load, news, shown};
use crate::app::game::update::TRIES;
use crate::app::outbox::event_job::EventNews;
use crate::app::output::event_message::title;
use crate::app::output::reply::Answer;
use crate::clock::{HOUR_MS, MINUTE_MS};
use crate::game::{Arg, Refusal};
use crate::store::events::{Advanced, EventChange, EventStatus, StoredEvent};
use crate::store::{EventId, Millis, StoreError};
use crate::words::say;

/// True if the silent are to be asked now: the time to ask has come and no step was made since. After an outage in which
/// they could not answer, the credit for it puts the last step back. A step from the future was made before the clock was
/// set back, and may have asked no one.
pub(super) fn is_due(event: &StoredEvent, now: Millis) -> bool {
    let is_ahead = event.updated_at > now + MINUTE_MS;
    asked_at(event).is_some_and(|at| (event.updated_at < at || is_ahead) && at <= now)
}

/// Returns the step that asks the silent. Where it is late, as after an outage, the season begins later.
pub(super) fn question(event: &StoredEvent, now: Millis) -> EventChange {
    let mut change = EventChange::of(event, now);
    ask(event, &mut change);
    change.due_at = change.terms.begins_at;
    change
}

/// Adds the question to a step, and puts the season off where it is late.
fn ask(event: &StoredEvent, change: &mut EventChange) {
    if asked_at(event).is_some_and(|at| at + HOUR_MS < change.at) {
        change.terms.begins_at = Some(change.at + ASKED_BEFORE_MS);
    }
    change.tasks.push(news(event, EventNews::StillIn, change.at));
}

/// Adds the question to a step that someone else makes when the time to ask has come.
pub(super) fn ask_in_time(event: &StoredEvent, change: &mut EventChange) {
    if is_due(event, change.at) {
        ask(event, change);
    }
}

/// Notes that the caller stays in an event that is open. In one that has begun they are in as they are.
pub(super) async fn stay(ctx: &Context, caller: &Caller, id: EventId) -> Result<Answer, Error> {
    for _ in 0..TRIES {
        let event = load(ctx, caller, id).await?;
        let entrant = event.active_entry_of(caller.person);
        let number = entrant.ok_or_else(|| Refusal::new("event-not-in"))?.number;
        if !event.is_alive() {
            return Err(Refusal::new("event-ended").into());
        }
        if event.status == EventStatus::Running {
            return Ok(stays(caller, &event));
        }
        if ctx.store.advance(staying(&event, number, ctx.clock.now())).await? != Advanced::Stale {
            return Ok(stays(caller, &event));
        }
    }
    Err(StoreError::Busy.into())
}

/// Returns the step that notes an answer. The event is shown by it, since what was to show it before is dropped.
fn staying(event: &StoredEvent, number: u16, now: Millis) -> EventChange {
    let (returning, due_at) = (vec![number], Some(now));
    let mut change = EventChange { returning, due_at, ..EventChange::of(event, now) };
    ask_in_time(event, &mut change);
    shown(event, change)
}

fn stays(caller: &Caller, event: &StoredEvent) -> Answer {
    let title = [("event", Arg::Text(title(event, caller.locale)))];
    Answer::private(say(caller.locale, "event-stays", &title))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::output::event_message::tests::event;
    use crate::clock::DAY_MS;
    use crate::store::events::EventFormat;

    #[test]
    fn the_silent_are_asked_though_the_clock_was_ahead_at_the_last_step() {
        let mut event = event(EventFormat::League, 2);
        event.terms.begins_at = Some(100 * DAY_MS);
        let at = asked_at(&event).unwrap();
        event.updated_at = at - 1;
        assert!(!is_due(&event, at - 1) && is_due(&event, at));
        event.updated_at = at + HOUR_MS;
        assert!(is_due(&event, at), "the step is from the future");
        assert!(!is_due(&event, at + HOUR_MS), "the step may have asked");
    }
}
