//! Tasks about leagues and tournaments.

use crate::app::outbox::event_job::{EventJob, EventNews};
use crate::app::outbox::route::Route;
use crate::app::outbox::task::{Job, TaskData, task};
use crate::store::events::StoredEvent;
use crate::store::{EventId, MessageRef, Millis, NewTask};

/// Returns the task that says something about a league or tournament as it is at a version.
pub(crate) fn event_task(
    (event, version): (EventId, u32),
    channel: u64,
    says: EventNews,
    at: Millis,
) -> NewTask {
    let key = format!("{}:{version}:{says:?}", event.0);
    keyed(EventJob { event: event.0, version, says, again: false }, channel, at, key)
}

/// Returns the task that shows a league or tournament as it is at a version a second time.
pub(crate) fn show_again((event, version): (EventId, u32), channel: u64, at: Millis) -> NewTask {
    let (says, key) = (EventNews::Show, format!("{}:{version}:again", event.0));
    keyed(EventJob { event: event.0, version, says, again: true }, channel, at, key)
}

fn keyed(job: EventJob, channel: u64, at: Millis, key: String) -> NewTask {
    let route = Route { channel, token: None, bot_in_channel: true, pictures: true, guild: None };
    task(&Job { data: TaskData::Event(job), route, due_at: at }, key)
}

/// Returns the task that has the message of an event say that it goes on in another channel; none where it has no message yet,
/// or stays.
pub(crate) fn left_behind(event: &StoredEvent, to: u64, at: Millis) -> Option<NewTask> {
    let message = event.message.filter(|_| event.venue.channel != to)?;
    let task = event_task((event.id, event.version + 1), event.venue.channel, EventNews::Left, at);
    Some(NewTask { message: Some(MessageRef::Known(message)), ..task })
}
