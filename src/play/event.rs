//! Leagues and tournaments as they are kept: terms, entrants, pairings and their games. Tables are folded from these.

use super::audit::AuditEntry;
pub use super::change::NewLeg;
use super::end::EndReason;
use super::game::{Status, Venue};
use super::ids::{GameId, Millis};
use super::pace::Pace;
use super::task::{NewTask, TaskId};
use super::words::{of_word, word};
use serde::{Deserialize, Serialize};

/// An event's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventId(pub i64);

impl EventId {
    /// Returns an event as entries of the audit log name it: by its number and its name.
    pub fn with_name(self, name: &str) -> String {
        format!("#{} {name}", self.0)
    }
}

/// Form of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventFormat {
    /// Decided by the number of entrants when it begins.
    Auto,
    /// Everyone in a division meets everyone there, and the next season follows by itself.
    League,
    /// Everyone meets everyone.
    RoundRobin,
    /// Some opponents of about the same score.
    Swiss,
    /// Losers of a match are out.
    Knockout,
}

impl EventFormat {
    /// All of them, with the words that commands and the database use.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::Auto, "auto"),
        (Self::League, "league"),
        (Self::RoundRobin, "round-robin"),
        (Self::Swiss, "swiss"),
        (Self::Knockout, "knockout"),
    ];

    /// Returns the word.
    pub fn word(self) -> &'static str {
        word(&Self::ALL, self)
    }

    /// Returns the format with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        of_word(&Self::ALL, word)
    }
}

/// Stage of an event's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventStatus {
    /// People join.
    Open,
    /// It is played.
    Running,
    /// It was played to its end.
    Over,
    /// It was cancelled.
    Cancelled,
}

impl EventStatus {
    /// All of them in the order of their numbers in the database, with the last words of message ids.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Open, "open"),
        (Self::Running, "running"),
        (Self::Over, "over"),
        (Self::Cancelled, "cancelled"),
    ];

    /// Returns the word.
    pub fn word(self) -> &'static str {
        word(&Self::ALL, self)
    }

    /// True while people join or play.
    pub fn is_alive(self) -> bool {
        matches!(self, Self::Open | Self::Running)
    }
}

/// Terms of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventTerms {
    /// The form.
    pub format: EventFormat,
    /// The game's id in the list of games.
    pub game: String,
    /// The canonical rules text.
    pub rules: String,
    /// The revision of the rules.
    pub revision: u16,
    /// Time for a turn.
    pub pace: Pace,
    /// True if its games count for ratings.
    pub rated: bool,
    /// Games of a pairing: 1 or 2.
    pub games: u8,
    /// The most opponents at a time.
    pub opponents: u8,
    /// True if a round begins when the one before it is over, with one opponent for everyone.
    pub strict: bool,
    /// Words of the tie-breaks, the first one first.
    pub ties: Vec<String>,
    /// Number of entrants with whom it begins; it takes no more.
    pub seats: Option<u16>,
    /// Time at which it begins (UTC ms).
    pub begins_at: Option<Millis>,
}

/// A person in an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Number in the event, in the order in which they entered.
    pub number: u16,
    /// Person.
    pub person: u64,
    /// Division, from 0, the highest.
    pub division: u16,
    /// Rating when they entered.
    pub rating: Option<i64>,
    /// Time at which they entered (UTC ms).
    pub joined_at: Millis,
    /// Time at which they left or were taken out.
    pub left_at: Option<Millis>,
    /// Time at which they were put back; what was held against them before is not any more.
    pub returned_at: Option<Millis>,
}

/// Result of a pairing that no game gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayed {
    /// No opponent: all points.
    Bye,
    /// No opponent: half of the points.
    HalfBye,
    /// The entrant was not there.
    Absent,
}

impl Unplayed {
    /// All of them, with the words of the database.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Bye, "bye"), (Self::HalfBye, "half-bye"), (Self::Absent, "absent")];

    /// Returns the word.
    pub fn word(self) -> &'static str {
        word(&Self::ALL, self)
    }

    /// Returns the result with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        of_word(&Self::ALL, word)
    }
}

/// Two entrants who meet, or one without an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPairing {
    /// Number in the event, in the order in which they were opened.
    pub number: u32,
    /// Division.
    pub division: u16,
    /// Round, from 1.
    pub round: u16,
    /// Number of the entrant who begins the first game.
    pub one: u16,
    /// Number of the opponent.
    pub other: Option<u16>,
    /// True for the game after a drawn match of a knockout.
    pub decider: bool,
    /// Time at which it was opened (UTC ms).
    pub opened_at: Millis,
    /// The result, where no game gives it.
    pub unplayed: Option<Unplayed>,
    /// Its games; in the second one the opponent begins.
    pub games: Vec<Leg>,
}

impl StoredPairing {
    /// True if the entrant with this number is one of the two.
    pub fn has(&self, number: u16) -> bool {
        self.one == number || self.other == Some(number)
    }
}

/// A game of a pairing, with as much as the table needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The game.
    pub game: GameId,
    /// Stage of its life.
    pub status: Status,
    /// Reason of its end.
    pub end: Option<EndReason>,
    /// Time of its last change, by a ruling too (UTC ms).
    pub updated_at: Millis,
    /// Time of its end, which no ruling moves; of one that is played that of its last change (UTC ms).
    pub ended_at: Millis,
    /// True if a moderator has voided the result.
    pub void: bool,
    /// True if a moderator's result stands in the place of the board's.
    pub ruled: bool,
    /// True if no one won, or both did.
    pub drawn: bool,
    /// Seat that won alone.
    pub winner: Option<u8>,
    /// Seat that owed a first move when the game was cancelled for want of it, or that has lost a game which was given up
    /// before both had made two moves.
    pub absent: Option<u8>,
    /// Times of the last entries of the log by the two seats, but for their running out of time (UTC ms).
    pub moved_at: [Option<Millis>; 2],
}

/// Winners of an event as they are announced: at its end, and again after a ruling that changes them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announced {
    /// Version of the event after the step that announces them; 0: a version of the program has, which noted nothing.
    pub version: u32,
    /// Numbers of the winners of each division, in ascending order.
    pub winners: Vec<Vec<u16>>,
}

/// An event as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its number.
    pub id: EventId,
    /// Server and channel.
    pub venue: Venue,
    /// The message that shows it, once known.
    pub message: Option<u64>,
    /// Its name.
    pub name: String,
    /// Person who made it.
    pub author: u64,
    /// The language of its messages.
    pub locale: String,
    /// Terms.
    pub terms: EventTerms,
    /// Seed of its lots.
    pub seed: i64,
    /// Event of the first season.
    pub series: EventId,
    /// Season, from 1.
    pub season: u32,
    /// Stage of its life.
    pub status: EventStatus,
    /// Raised by one with every change; a decision made on an older version is refused.
    pub version: u32,
    /// Time of its last change, or of its end (UTC ms).
    pub updated_at: Millis,
    /// Winners that were announced last.
    pub announced: Option<Announced>,
    /// True if its winners may have the server's role for them.
    pub official: bool,
    /// Entrants in the order of their numbers.
    pub entrants: Vec<Entrant>,
    /// Pairings in the order in which they were opened.
    pub pairings: Vec<StoredPairing>,
}

impl StoredEvent {
    /// Returns the entrant with this number.
    pub fn entrant(&self, number: u16) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.number == number)
    }

    /// Returns a person's entry.
    pub fn entry_of(&self, person: u64) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.person == person)
    }

    /// Returns a person's entry, unless they have left.
    pub fn active_entry_of(&self, person: u64) -> Option<&Entrant> {
        self.entry_of(person).filter(|entrant| entrant.left_at.is_none())
    }

    /// Returns those who have not left.
    pub fn active(&self) -> impl Iterator<Item = &Entrant> {
        self.entrants.iter().filter(|entrant| entrant.left_at.is_none())
    }

    /// True if there is a table to show: it has begun, and was not cancelled.
    pub fn has_table(&self) -> bool {
        matches!(self.status, EventStatus::Running | EventStatus::Over) && !self.pairings.is_empty()
    }

    /// True while people join or play.
    pub fn is_alive(&self) -> bool {
        self.status.is_alive()
    }
}

/// An event as far as a person names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedEvent {
    /// Its number.
    pub id: EventId,
    /// Its name.
    pub name: String,
    /// Season, from 1.
    pub season: u32,
    /// Stage of its life.
    pub status: EventStatus,
}

/// Function that makes the task which shows a new event, from its number, place and time.
pub type FirstTask = fn(EventId, Venue, Millis) -> NewTask;

/// An event to be kept.
#[derive(Clone, Debug)]
pub struct NewEvent {
    /// Server and channel.
    pub venue: Venue,
    /// Its name.
    pub name: String,
    /// Person who makes it.
    pub author: u64,
    /// The interaction that asked for it, if one did; the same one asks only once.
    pub interaction: Option<u64>,
    /// The language of its messages.
    pub locale: String,
    /// Terms.
    pub terms: EventTerms,
    /// Seed of its lots.
    pub seed: i64,
    /// Event of the first season, and the season; none for a first one.
    pub follows: Option<(EventId, u32)>,
    /// True if its winners may have the server's role for them.
    pub official: bool,
    /// People who are in from the beginning, in order.
    pub entrants: Vec<(u64, Option<i64>)>,
    /// Now (UTC ms).
    pub at: Millis,
    /// The most unfinished events of the server, this one included.
    pub most: u32,
    /// The most of them by this author.
    pub most_of_author: u32,
    /// The most events of the server that this author has made in the last day, however they ended, this one included.
    pub most_of_day: u32,
    /// Task that shows it.
    pub first: FirstTask,
    /// Entry of the server's audit log, whose detail is the event as soon as it has a number.
    pub audit: Option<AuditEntry>,
}

/// Answer of the store to a new event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventMade {
    /// It is kept, or was before by the same interaction.
    Made(EventId),
    /// The server has too many unfinished events: nothing was done.
    Full,
    /// Its author has too many there: nothing was done.
    AuthorFull,
    /// Its author has made too many there in the last day: nothing was done.
    AuthorOften,
}

/// A pairing to be opened.
#[derive(Clone, Debug)]
pub struct NewPairing {
    /// The pairing, without games.
    pub pairing: StoredPairing,
    /// Its games.
    pub games: Vec<NewLeg>,
}

/// A person who joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joining {
    /// Person.
    pub person: u64,
    /// Rating, if they have one.
    pub rating: Option<i64>,
    /// The most unfinished events that they may then be in.
    pub most: u32,
}

/// One step in an event's life: everything that it changes, in one transaction.
#[derive(Clone, Debug)]
pub struct EventChange {
    /// The event.
    pub event: EventId,
    /// The version on which the step was decided.
    pub expected: u32,
    /// Now (UTC ms).
    pub at: Millis,
    /// Time at which people enter and pairings are opened by it: now, or just behind all who have entered and all pairings
    /// before, where the clock was set back since. By these times an event knows who was in when it began.
    pub entered_at: Millis,
    /// The interaction that asked for it, where a repeated delivery of that is to be told from a request that comes too late.
    pub interaction: Option<u64>,
    /// Stage of its life afterwards.
    pub status: EventStatus,
    /// Terms afterwards.
    pub terms: EventTerms,
    /// Channel afterwards. In another one a new message shows it.
    pub channel: u64,
    /// Time at which it is looked at next; none: once something happens.
    pub due_at: Option<Millis>,
    /// Person who joins.
    pub joining: Option<Joining>,
    /// Numbers of those who leave. Before the event begins they are forgotten.
    pub leaving: Vec<u16>,
    /// Numbers of those who are put back.
    pub returning: Vec<u16>,
    /// The most unfinished events that one of them, if they were out, may then be in.
    pub most: u32,
    /// Divisions by number of the entrant, where they are dealt out.
    pub divisions: Vec<(u16, u16)>,
    /// Pairings that are opened.
    pub pairings: Vec<NewPairing>,
    /// The event that follows, such as a league's next season.
    pub next: Option<Box<NewEvent>>,
    /// Winners that have been announced, once one of the tasks has done that.
    pub announced: Option<Announced>,
    /// Entry of the server's audit log.
    pub audit: Option<AuditEntry>,
    /// Tasks for the outbox.
    pub tasks: Vec<NewTask>,
}

/// Most by which the clocks of two nodes differ (ms): each may be 2 s off the database's.
const CLOCKS_APART_MS: Millis = 4_000;

/// Returns the time of a step: behind the step before it, also if that was made by a node whose clock is a little ahead. A
/// clock that was set back further is followed: the games and the tasks of a step go by it.
fn behind(event: &StoredEvent, at: Millis) -> Millis {
    let ahead = event.updated_at - at;
    if (1..=CLOCKS_APART_MS).contains(&ahead) { event.updated_at + 1 } else { at }
}

/// Returns the time at which people enter and pairings are opened by a step that is made at a time.
fn behind_all(event: &StoredEvent, at: Millis) -> Millis {
    let entered = event.entrants.iter().map(|entrant| entrant.joined_at);
    let opened = event.pairings.iter().map(|pairing| pairing.opened_at);
    let last = entered.chain(opened).max();
    last.filter(|last| *last > at).map_or(at, |last| last + 1)
}

impl EventChange {
    /// A step that leaves everything as it is.
    pub fn of(event: &StoredEvent, at: Millis) -> Self {
        let at = behind(event, at);
        Self {
            event: event.id,
            expected: event.version,
            at,
            entered_at: behind_all(event, at),
            interaction: None,
            status: event.status,
            terms: event.terms.clone(),
            channel: event.venue.channel,
            due_at: None,
            joining: None,
            leaving: Vec::new(),
            returning: Vec::new(),
            most: u32::MAX,
            divisions: Vec::new(),
            pairings: Vec::new(),
            next: None,
            announced: event.announced.clone(),
            audit: None,
            tasks: Vec::new(),
        }
    }
}

/// Answer of the store to a step of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advanced {
    /// It is kept.
    Done {
        /// The tasks, in the order given.
        tasks: Vec<TaskId>,
        /// The games that were begun.
        games: Vec<GameId>,
    },
    /// The event has changed since, the interaction has made a step before, or the server has banned who joins or is put
    /// back: nothing was done.
    Stale,
    /// The person who joins or is put back is in too many unfinished events: nothing was done.
    PersonFull,
}
