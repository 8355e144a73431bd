//! New games and changes of games, as they are handed to the store, and its answers.

use super::clock::Timing;
use super::crowd::Vote;
use super::end::EndReason;
use super::first::FirstPlayer;
use super::game::{InSet, Latest, Member, Status, StoredGame, Venue};
use super::guild::AuditEntry;
use super::hill::ForHill;
use super::ids::{GameId, Millis};
use super::log;
use super::machine::Machine;
use super::offer::Offer;
use super::pace::Pace;
use super::plan::PlanChange;
use super::ratings::Finish;
use super::task::{NewTask, TaskId};

/// A challenge to be kept, or a game that begins at once.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Channel in which it is to be played.
    pub venue: Venue,
    /// The game's id in the list of games.
    pub game: String,
    /// The canonical rules text.
    pub rules: String,
    /// The revision of the rules.
    pub revision: u16,
    /// Number of seats, 1 to 16.
    pub seats: u8,
    /// Rule for who begins.
    pub first: FirstPlayer,
    /// The language of its public messages.
    pub locale: String,
    /// Time for a turn.
    pub pace: Pace,
    /// True if the result counts for ratings.
    pub rated: bool,
    /// The author and those invited.
    pub members: Vec<Member>,
    /// The machines that hold seats in a game that begins at once.
    pub machines: Vec<Machine>,
    /// Expiry of the challenge; a game that begins at once has no deadline yet.
    pub deadline_at: Millis,
    /// Log of a game that begins at once; none: a challenge that waits to be accepted.
    pub begins: Option<Vec<LogEntry>>,
    /// Now.
    pub at: Millis,
    /// The interaction that asked for it; the same one asks only once.
    pub interaction: u64,
    /// The most unfinished games (open and running) that the author may have, this one included.
    pub most_per_person: u32,
    /// The most unfinished games that the channel may have, this one included.
    pub most_per_channel: u32,
    /// True if the same people may have no other unfinished game by the same rules here: it follows one that has ended,
    /// and each of them may ask for that. Games of events and hills are none of those, nor are sets under way.
    pub sole: bool,
    /// True if it is one of a set of two games; the other one is made when it begins.
    pub set: bool,
    /// The hill for which it counts.
    pub hill: Option<ForHill>,
    /// Tasks for the outbox.
    pub tasks: Vec<NewTask>,
}

/// A game that begins without having been proposed, with its clock.
#[derive(Clone, Debug)]
pub struct NewLeg {
    /// The game; it begins at once.
    pub game: NewGame,
    /// Its clock.
    pub timing: Timing,
    /// Its deadline.
    pub deadline_at: Option<Millis>,
}

impl NewGame {
    /// Returns the game as it is once it is kept under this number.
    pub fn kept(self, id: GameId) -> StoredGame {
        let (status, deadline_at) = (self.status(), self.deadline());
        let last = self.begins.iter().flatten().last();
        let latest = last.map(|entry| Latest { text: entry.text.clone(), at: self.at });
        StoredGame {
            id,
            venue: self.venue,
            game: self.game,
            rules: self.rules,
            revision: self.revision,
            seats: self.seats,
            first: self.first,
            locale: self.locale,
            pace: self.pace,
            rated: self.rated,
            members: self.members,
            guests: Vec::new(),
            machines: self.machines,
            status,
            version: 0,
            latest,
            entries: self.begins.iter().flatten().count() as u32,
            log: self.begins.into_iter().flatten().map(|entry| entry.text).collect(),
            retaken: Vec::new(),
            offers: Vec::new(),
            message: None,
            created_at: self.at,
            updated_at: self.at,
            deadline_at,
            timing: Timing::default(),
            lost_since: None,
            away: Vec::new(),
            set: if self.set { InSet::Proposed } else { InSet::No },
            hill: self.hill.is_some(),
            event: None,
            balloted: false,
            guessed: None,
            voted: None,
            planned_for: None,
            planned_to: None,
            end: None,
            decided: 0,
            counted: None,
        }
    }

    /// Returns its status once it is kept.
    pub fn status(&self) -> Status {
        if self.begins.is_some() { Status::Running } else { Status::Open }
    }

    /// Returns its deadline, if it has one.
    pub fn deadline(&self) -> Option<Millis> {
        self.begins.is_none().then_some(self.deadline_at)
    }
}

/// Answer of the store to a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Created {
    /// It is kept.
    Made {
        /// Its number; its version is 0.
        game: GameId,
        /// The tasks, in the order given.
        tasks: Vec<TaskId>,
    },
    /// The interaction has been acted upon before: nothing was done.
    Repeat(GameId),
    /// The author has too many unfinished games.
    PersonFull,
    /// The channel has too many unfinished games.
    ChannelFull,
    /// The same people have begun or offered this one already, and it was to be the only one.
    There(GameId),
    /// The hill for which it is to count has changed: nothing was done.
    HillMoved,
}

/// An action or table event to be appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The seat that made it; none for chance, and for the events by which a moderator's decision is written down.
    pub seat: Option<u8>,
    /// Its canonical text.
    pub text: String,
}

/// One step in a game's life: everything that it changes, in one transaction.
#[derive(Clone, Debug)]
pub struct Change {
    /// The game.
    pub game: GameId,
    /// The version on which the step was decided.
    pub expected: u32,
    /// The clock on which the step was decided, since what changes a clock alone leaves the version as it is; if it has
    /// changed, so has the game. None: whatever clock it has.
    pub clock: Option<Timing>,
    /// Now.
    pub at: Millis,
    /// The interaction that asked for it, if a person did; the same one acts only once.
    pub interaction: Option<u64>,
    /// Entries that are appended to the log.
    pub entries: Vec<LogEntry>,
    /// Status afterwards.
    pub status: Status,
    /// The people, where they change.
    pub members: Option<Vec<Member>>,
    /// Rule for who begins, where it changes.
    pub first: Option<FirstPlayer>,
    /// The machines, where they change.
    pub machines: Option<Vec<Machine>>,
    /// Place among the people of one who joins from another server by this change, with that server.
    pub guest: Option<(usize, u64)>,
    /// Person who joins by this change, and the most unfinished games that they may then have.
    pub joining: Option<(u64, u32)>,
    /// Next deadline afterwards; none: no deadline.
    pub deadline_at: Option<Millis>,
    /// Its clock afterwards.
    pub timing: Timing,
    /// Reason of the end, where this change ends the game.
    pub end: Option<EndReason>,
    /// Offers afterwards, where they change.
    pub offers: Option<Vec<Offer>>,
    /// Channel from now on, where that changes. No message shows the game there yet.
    pub venue: Option<Venue>,
    /// Task that deletes the ping for a turn that has now passed, named by [`MessageRef::Ping`]; it is added if there is
    /// such a ping, which is then forgotten. None: the turn has not passed.
    ///
    /// [`MessageRef::Ping`]: super::task::MessageRef::Ping
    pub delete_ping: Option<NewTask>,
    /// Length of the log for which someone could have a plan when the step was decided; if that has changed, so has the
    /// game.
    pub planned_for: Option<u32>,
    /// Plans that were asked for by this step.
    pub plans: Option<PlanChange>,
    /// Votes by which this step was decided; if there are others now, the game has changed.
    pub votes: Option<Vec<Vote>>,
    /// The result of a game that was played to its end by this step.
    pub finish: Option<Finish>,
    /// Seat that has lost a game of an event by this step, which was given up before both had made two moves.
    pub given_up: Option<u8>,
    /// The other game of a set and its version, where the result was decided on by how that one stands; if it has changed,
    /// so has the game.
    pub beside: Option<(GameId, u32)>,
    /// The other game of a set, which begins with this one.
    pub twin: Option<Box<NewLeg>>,
    /// The pools of the family of its own pool, where a game of a set is cancelled: the players of the other one, which
    /// then counts by itself, come into the pool from them.
    pub kin: &'static [&'static str],
    /// Entry of the server's audit log, where someone who manages the server has decided on this step.
    pub audit: Option<AuditEntry>,
    /// Tasks for the outbox.
    pub tasks: Vec<NewTask>,
}

impl Change {
    /// A step that appends nothing and leaves everything as it is.
    pub fn of(game: &StoredGame, at: Millis, interaction: Option<u64>) -> Self {
        Self {
            game: game.id,
            expected: game.version,
            clock: None,
            at,
            interaction,
            entries: Vec::new(),
            status: game.status,
            members: None,
            first: None,
            guest: None,
            machines: None,
            joining: None,
            deadline_at: game.deadline_at,
            timing: game.timing.clone(),
            end: None,
            planned_for: game.planned_for,
            plans: None,
            votes: None,
            finish: None,
            given_up: None,
            beside: None,
            twin: None,
            kin: &[],
            audit: None,
            offers: None,
            venue: None,
            delete_ping: None,
            tasks: Vec::new(),
        }
    }

    /// True if it concerns no more than its game, which goes on: no result, no other game, no limit of a person's games.
    pub fn is_of_its_game_alone(&self) -> bool {
        // Every field is named, so that a new one is decided on: the others are of the game, or rows beside it that no
        // other write changes.
        let Self {
            status,
            members,
            joining,
            finish,
            twin,
            venue,
            game: _,
            expected: _,
            clock: _,
            at: _,
            interaction: _,
            entries: _,
            first: _,
            machines: _,
            deadline_at: _,
            timing: _,
            end: _,
            offers: _,
            guest: _,
            delete_ping: _,
            planned_for: _,
            plans: _,
            votes: _,
            audit: _,
            beside: _,
            given_up: _,
            kin: _,
            tasks: _,
        } = self;
        matches!(status, Status::Open | Status::Running)
            && members.is_none()
            && joining.is_none()
            && finish.is_none()
            && twin.is_none()
            && venue.is_none()
    }

    /// Returns the change that ends a game without a result, and its clock with it.
    pub fn abort(game: &StoredGame, at: Millis, reason: EndReason) -> Self {
        Self {
            status: Status::Aborted,
            deadline_at: None,
            timing: Timing::default(),
            end: Some(reason),
            ..Self::of(game, at, None)
        }
    }
}

impl StoredGame {
    /// Returns the game as it is once a change to it is kept.
    #[must_use]
    pub fn after(mut self, change: &Change) -> Self {
        self.version += 1;
        for entry in &change.entries {
            log::append(&mut self.log, &mut self.retaken, entry.text.clone());
            self.latest = Some(Latest { text: entry.text.clone(), at: change.at });
        }
        self.entries += change.entries.len() as u32;
        if let Some(plans) = &change.plans {
            self.planned_for =
                if plans.kept.is_empty() { self.planned_for } else { Some(self.entries) };
            self.planned_to = if plans.played { Some(self.entries) } else { self.planned_to };
        }
        self.offers = change.offers.clone().unwrap_or(self.offers);
        self.venue = change.venue.unwrap_or(self.venue);
        self.message = if change.venue.is_some() { None } else { self.message };
        self.status = change.status;
        self.updated_at = change.at;
        self.deadline_at = change.deadline_at;
        self.timing = change.timing.clone();
        self.lost_since = None;
        self.end = change.end.clone().or(self.end);
        if change.end == Some(EndReason::Adjudicated) {
            self.decided = change.entries.len();
        }
        self.members = change.members.clone().unwrap_or(self.members);
        self.first = change.first.unwrap_or(self.first);
        self.machines = change.machines.clone().unwrap_or(self.machines);
        self.guests.extend(change.guest);
        self
    }
}

/// Answer of the store to a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Changed {
    /// It is kept.
    Done {
        /// The game's version now.
        version: u32,
        /// The tasks, in the order given.
        tasks: Vec<TaskId>,
    },
    /// The game has changed since: nothing was done. Load it again and decide anew.
    Stale,
    /// The interaction has been acted upon before: nothing was done.
    Repeat,
    /// The person who joins by it has too many unfinished games: nothing was done.
    PersonFull,
}

/// Owner of the unfinished games that are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// Those of a person, anywhere; their latest invitations included.
    Person(u64),
    /// Those of a channel.
    Channel(u64),
}
