//! Parts of every step of an event: the event that it is made from, and the tasks that tell of it and show it.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::outbox::event_job::EventNews;
use crate::app::outbox::event_task::{self, event_task};
use crate::app::outbox::task::ANSWER_GRACE_MS;
use crate::game::Refusal;
use crate::store::events::{EventChange, StoredEvent};
use crate::store::{EventId, Millis, NewTask};

/// Loads an event of the caller's server.
pub(crate) async fn load(
    ctx: &Context,
    caller: &Caller,
    id: EventId,
) -> Result<StoredEvent, Error> {
    let found = ctx.store.event(id).await?;
    let here = found.filter(|event| event.venue.guild == caller.venue.guild);
    here.ok_or_else(|| Refusal::new("no-such-event").number("number", id.0).into())
}

/// Returns a task that says something about an event after a step.
pub(super) fn news(event: &StoredEvent, says: EventNews, at: Millis) -> NewTask {
    event_task((event.id, event.version + 1), event.venue.channel, says, at)
}

/// Adds the task that shows an event after a step.
pub(super) fn shown(event: &StoredEvent, change: EventChange) -> EventChange {
    let at = change.at;
    shown_at(event, change, at)
}

/// Adds the task that shows an event at a time after a step. One that follows at once from a press is shown once more: the answer
/// to the press shows the event as it was before the step, and Discord may carry it out after the edit that shows the step.
pub(super) fn shown_at(event: &StoredEvent, mut change: EventChange, at: Millis) -> EventChange {
    change.tasks.push(news(event, EventNews::Show, at));
    if at < event.updated_at + ANSWER_GRACE_MS {
        let (id, at) = ((event.id, event.version + 1), at + ANSWER_GRACE_MS);
        change.tasks.push(event_task::show_again(id, event.venue.channel, at));
    }
    change
}
