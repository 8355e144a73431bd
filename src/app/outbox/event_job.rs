//! Contents of tasks about leagues and tournaments.

use serde::{Deserialize, Serialize};
use std::ops::Not;

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
    /// True if that is told a second time.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub again: bool,
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
    /// The rules by which it was to begin are not offered in the server any more.
    NotOffered,
    /// This entrant has twice not begun a game, and is out.
    Out(u16),
    /// This entrant has lost two games on time without a move for a week, and is out.
    Gone(u16),
    /// The game with this number, the last of its pairing, was given up at once: whoever made the event is told.
    GivenUp(i64),
    /// It is over.
    Over,
    /// A moderator's decision has changed who won it.
    Ruled,
    /// An organiser has cancelled it.
    Cancelled,
    /// It goes on in another channel, as the message says that it had before.
    Left,
}
