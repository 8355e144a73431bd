//! Tasks about leagues and tournaments.

use crate::app::outbox::route::Route;
use crate::app::outbox::task::{Job, TaskData, strip_buttons, task};
use crate::store::events::StoredEvent;
use crate::store::{EventId, MessageRef, Millis, NewTask};
use serde::{Deserialize, Serialize};

/// Number of pairings that one message calls to their games; of more it might have no room for the links.
pub(crate) const PAIRED_AT_ONCE: usize = 6;

/// Something to be said about a league or tournament.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct EventJob {
    /// Number of the event.
    pub event: i64,
    /// Its version.
    pub version: u32,
    /// The news to tell.
    pub says: EventNews,
}

/// Message about a league or tournament. No person is named: the event says who they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum EventNews {
    /// The message that shows it, unless a later step has its own task.
    Show,
    /// Pairings were opened: those with the numbers from the first to the last.
    Paired(u32, u32),
    /// Someone who may be away is asked before a season begins.
    StillIn,
    /// It could not begin with so few.
    TooFew,
    /// This entrant has twice not begun a game, and is out.
    Out(u16),
    /// This entrant has lost two games on time without a move for a week, and is out.
    Gone(u16),
    /// It is over.
    Over,
    /// An organiser has cancelled it.
    Cancelled,
}

/// Returns the task that says something about a league or tournament as it is at a version.
pub(crate) fn event_task(
    (event, version): (EventId, u32),
    channel: u64,
    says: EventNews,
    at: Millis,
) -> NewTask {
    let route = Route { channel, token: None, bot_in_channel: true, pictures: true, guild: None };
    let job = EventJob { event: event.0, version, says };
    let key = format!("{}:{version}:{says:?}", event.0);
    task(&Job { data: TaskData::Event(job), route, due_at: at }, key)
}

/// Returns the task that takes the buttons off the message of an event that goes on in another channel; none where it has no
/// message yet, or stays.
pub(crate) fn left_behind(event: &StoredEvent, to: u64, at: Millis) -> Option<NewTask> {
    let message = event.message.filter(|_| event.venue.channel != to)?;
    let strip = strip_buttons(event.venue.channel, true, at, &format!("event:{}", event.id.0));
    Some(NewTask { message: Some(MessageRef::Known(message)), ..strip })
}
