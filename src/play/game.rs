//! A game as it is kept: where and by whom it is played, its log, and what its people ask of each other.

use super::change::Change;
use super::clock::Timing;
use super::log;
use super::ratings::Rated;
use serde::{Deserialize, Serialize};

/// Coordinated universal time in milliseconds since 1970.
pub type Millis = i64;

/// A game's number in this database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub i64);

/// Stage of a game's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A challenge that waits to be taken.
    Open,
    /// Being played.
    Running,
    /// Played to its end.
    Finished,
    /// Declined, withdrawn, expired or broken off.
    Aborted,
}

/// A person of a game, in the order in which they came: the author first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The person's Discord id.
    pub person: u64,
    /// True if the person has agreed to play; an invited one has not yet.
    pub joined: bool,
    /// The seat, once seats are drawn.
    pub seat: Option<u8>,
}

/// Server and channel in which a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Venue {
    /// The server; none in direct messages.
    pub guild: Option<u64>,
    /// The channel.
    pub channel: u64,
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame {
    /// Its number.
    pub id: GameId,
    /// Server and channel.
    pub venue: Venue,
    /// The game's id in the list of games.
    pub game: String,
    /// The canonical rules text.
    pub rules: String,
    /// The revision of the rules under which it is played.
    pub revision: u16,
    /// Number of seats, 1 to 16.
    pub seats: u8,
    /// Rule for who begins, from the challenge (the app's own word).
    pub first: String,
    /// The language of its public messages.
    pub locale: String,
    /// Time for a turn (the app's own word).
    pub pace: String,
    /// True if the result counts for ratings.
    pub rated: bool,
    /// Its people.
    pub members: Vec<Member>,
    /// Stage of its life.
    pub status: Status,
    /// Raised by one with every change; a decision made on an older version is refused.
    pub version: u32,
    /// The record: the action texts and table events so far, without those that were taken back.
    pub log: Vec<String>,
    /// Number of entries in the log, those that were taken back and the take-backs included.
    pub entries: u32,
    /// The last of them.
    pub latest: Option<Latest>,
    /// Offers that its people have made each other; see [`StoredGame::offer`].
    pub offers: Vec<Offer>,
    /// The message that shows it, once known.
    pub message: Option<u64>,
    /// Time at which it was made (UTC ms).
    pub created_at: Millis,
    /// Time of the last change (UTC ms).
    pub updated_at: Millis,
    /// Next deadline (UTC ms), such as the expiry of a challenge.
    pub deadline_at: Option<Millis>,
    /// Its clock.
    pub timing: Timing,
    /// Those of its people who were ever on vacation, and until when they were or are.
    pub away: Vec<(u64, Millis)>,
    /// Reason of the end, once it has ended.
    pub end: Option<String>,
    /// Effect on ratings, once it is finished.
    pub counted: Option<Rated>,
}

impl StoredGame {
    /// Returns the game as it is once a change to it is kept.
    #[must_use]
    pub fn after(mut self, change: &Change) -> Self {
        self.version += 1;
        for entry in &change.entries {
            log::append(&mut self.log, entry.text.clone());
            self.latest = Some(Latest { text: entry.text.clone(), at: change.at });
        }
        self.entries += change.entries.len() as u32;
        self.offers = change.offers.clone().unwrap_or(self.offers);
        self.venue = change.venue.unwrap_or(self.venue);
        self.message = if change.venue.is_some() { None } else { self.message };
        self.status = change.status;
        self.updated_at = change.at;
        self.deadline_at = change.deadline_at;
        self.timing = change.timing.clone();
        self.end = change.end.clone().or(self.end);
        self.members = change.members.clone().unwrap_or(self.members);
        self
    }

    /// The offer that waits for an answer, if one does: it dies with the next entry of the log.
    pub fn offer(&self) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.open && offer.entries == self.entries)
    }
}

/// Something that one seat has asked of the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Kind (the app's own word).
    pub kind: String,
    /// Seat that makes the offer.
    pub seat: u8,
    /// Number of entries in the log at the time. An offer ends with the next one.
    pub entries: u32,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
    /// True if it waits for an answer; one that was declined does not.
    pub open: bool,
}

/// The last entry of a log, be it a move or a take-back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Latest {
    /// Its text.
    pub text: String,
    /// Time at which it was made (UTC ms).
    pub at: Millis,
}
