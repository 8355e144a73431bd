//! What the app needs kept: a trait of its verbs, each one transaction.
//!
//! A game is its record: rules text, people and an append-only log of action texts. What the store answers with
//! `Ok` to a write is on the disk; nothing is acknowledged before COMMIT.

pub mod ladder;
pub mod sqlite;

pub use ladder::{Finish, Ladders, Rated};

use std::fmt;
use std::future::Future;

/// Coordinated universal time in milliseconds since 1970.
pub type Millis = i64;

/// A game's number in this database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub i64);

/// A task's number in the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaskId(pub i64);

/// Where a game stands in its life.
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
    /// Whether the person has agreed to play; an invited one has not yet.
    pub joined: bool,
    /// The seat, once seats are drawn.
    pub seat: Option<u8>,
}

/// Where a game is played.
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
    /// Where it is played.
    pub venue: Venue,
    /// The game's id in the list of games.
    pub game: String,
    /// The canonical rules text.
    pub rules: String,
    /// The revision of the rules under which it is played.
    pub revision: u16,
    /// How many seats it has.
    pub seats: u8,
    /// Who begins, as the challenge said (the app's own word).
    pub first: String,
    /// The language of its public messages.
    pub locale: String,
    /// How much time people have for a turn (the app's own word).
    pub pace: String,
    /// Whether the result counts for ratings.
    pub rated: bool,
    /// Its people.
    pub members: Vec<Member>,
    /// Where it stands.
    pub status: Status,
    /// Raised by one with every change; a decision made on an older version is refused.
    pub version: u32,
    /// The action texts and table events so far.
    pub log: Vec<String>,
    /// The message that shows it, once known.
    pub message: Option<u64>,
    /// When it was made.
    pub created_at: Millis,
    /// When it last changed.
    pub updated_at: Millis,
    /// When something falls due, such as the expiry of a challenge.
    pub deadline_at: Option<Millis>,
    /// How it ended (the outcome's reason), when it has.
    pub end: Option<String>,
    /// What became of it in the ratings, once it is finished.
    pub counted: Option<Rated>,
}

impl StoredGame {
    /// What the game is once a change to it is kept.
    #[must_use]
    pub fn after(mut self, change: &Change) -> Self {
        self.version += 1;
        self.log.extend(change.entries.iter().map(|entry| entry.text.clone()));
        self.status = change.status;
        self.updated_at = change.at;
        self.deadline_at = change.deadline_at;
        self.end = change.end.clone().or(self.end);
        self.members = change.members.clone().unwrap_or(self.members);
        self
    }
}

/// A challenge to be kept, or a game that begins at once.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Where it is to be played.
    pub venue: Venue,
    /// The game's id in the list of games.
    pub game: String,
    /// The canonical rules text.
    pub rules: String,
    /// The revision of the rules.
    pub revision: u16,
    /// How many seats it has.
    pub seats: u8,
    /// Who begins (the app's own word).
    pub first: String,
    /// The language of its public messages.
    pub locale: String,
    /// How much time people have for a turn (the app's own word).
    pub pace: String,
    /// Whether the result counts for ratings.
    pub rated: bool,
    /// The author and those invited.
    pub members: Vec<Member>,
    /// When the challenge expires; a game that begins at once has no deadline yet.
    pub deadline_at: Millis,
    /// What stands in the log of a game that begins at once; none: it is a challenge that waits to be taken.
    pub begins: Option<Vec<Entry>>,
    /// Now.
    pub at: Millis,
    /// The interaction that asked for it; the same one asks only once.
    pub interaction: u64,
    /// The most unfinished games (open and running) that the author may have, this one included.
    pub most_per_person: u32,
    /// The most unfinished games that the channel may have, this one included.
    pub most_per_channel: u32,
    /// What is to be done on Discord about it. `{game}` in a payload or a dedupe key stands for the new number.
    pub tasks: Vec<NewTask>,
}

impl NewGame {
    /// What the game is once it is kept under this number.
    pub fn kept(self, id: GameId) -> StoredGame {
        let (status, deadline_at) = (self.status(), self.deadline());
        let Self { venue, game, rules, revision, seats, first, locale, pace, rated, members, begins, at, .. } = self;
        StoredGame {
            id,
            venue,
            game,
            rules,
            revision,
            seats,
            first,
            locale,
            pace,
            rated,
            members,
            status,
            version: 0,
            log: begins.into_iter().flatten().map(|entry| entry.text).collect(),
            message: None,
            created_at: at,
            updated_at: at,
            deadline_at,
            end: None,
            counted: None,
        }
    }

    /// Where it stands once it is kept.
    pub fn status(&self) -> Status {
        if self.begins.is_some() { Status::Running } else { Status::Open }
    }

    /// When it falls due, if it does.
    pub fn deadline(&self) -> Option<Millis> {
        self.begins.is_none().then_some(self.deadline_at)
    }
}

/// What became of a new game.
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
}

/// An action or table event to be appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The seat that made it; none for chance.
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
    /// Now.
    pub at: Millis,
    /// The interaction that asked for it, if a person did; the same one acts only once.
    pub interaction: Option<u64>,
    /// What is appended to the log.
    pub entries: Vec<Entry>,
    /// Where the game stands afterwards.
    pub status: Status,
    /// The people, where they change.
    pub members: Option<Vec<Member>>,
    /// Somebody who joins by this step, and the most unfinished games that they may then have.
    pub joining: Option<(u64, u32)>,
    /// When something falls due afterwards.
    pub deadline_at: Option<Millis>,
    /// How the game ended, where this step ends it.
    pub end: Option<String>,
    /// The result of a game that was played to its end by this step.
    pub finish: Option<Finish>,
    /// What is to be done on Discord about it.
    pub tasks: Vec<NewTask>,
}

impl Change {
    /// A step that appends nothing and leaves everything as it is.
    pub fn of(game: &StoredGame, at: Millis, interaction: Option<u64>) -> Self {
        Self {
            game: game.id,
            expected: game.version,
            at,
            interaction,
            entries: Vec::new(),
            status: game.status,
            members: None,
            joining: None,
            deadline_at: game.deadline_at,
            end: None,
            finish: None,
            tasks: Vec::new(),
        }
    }
}

/// What became of a change.
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
    /// Who joins by it has too many unfinished games: nothing was done.
    PersonFull,
}

/// Something to be done on Discord, written down with the change that wants it.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTask {
    /// Two tasks with the same key are one; the later one is not added.
    pub dedupe: String,
    /// What to do, in the app's own form.
    pub payload: String,
    /// Not before this time.
    pub due_at: Millis,
}

/// Leaves the payload out, which may hold an interaction's token.
impl fmt::Debug for NewTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NewTask({}, due at {})", self.dedupe, self.due_at)
    }
}

/// A task claimed from the outbox.
#[derive(Clone, PartialEq, Eq)]
pub struct Task {
    /// Its number.
    pub id: TaskId,
    /// The game that it is about.
    pub game: Option<GameId>,
    /// What to do, in the app's own form.
    pub payload: String,
    /// How often it has been claimed before.
    pub attempts: u32,
}

/// Leaves the payload out, which may hold an interaction's token.
impl fmt::Debug for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Task({}, game {:?}, attempts {})", self.id.0, self.game, self.attempts)
    }
}

/// What became of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It is done, or no longer worth doing.
    Done,
    /// It need not wait any longer: it is due from this time on.
    Due(Millis),
    /// It failed and is to be tried again.
    Again {
        /// When.
        at: Millis,
        /// Why it failed, for the log.
        error: String,
    },
}

/// Whose unfinished games are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// Those of a person, anywhere; invitations included.
    Person(u64),
    /// Those of a channel.
    Channel(u64),
}

/// Why the store did not answer.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// More is waiting than can be served in time; nothing was done, and it may be tried again.
    #[error("the database has more work waiting than it can take")]
    Busy,
    /// Reading or writing failed; nothing was done.
    #[error("the database failed: {0}")]
    Failed(String),
}

/// The verbs of the app. Each write is one transaction and is on the disk when it is answered.
pub trait Store: Ladders + Send + Sync + 'static {
    /// A game by its number.
    fn game(&self, id: GameId) -> impl Future<Output = Result<Option<StoredGame>, StoreError>> + Send;

    /// The game that an interaction has changed already, if it has.
    fn seen(&self, interaction: u64) -> impl Future<Output = Result<Option<GameId>, StoreError>> + Send;

    /// Unfinished games, those changed last first, 100 at the most.
    fn unfinished(&self, of: Of) -> impl Future<Output = Result<Vec<StoredGame>, StoreError>> + Send;

    /// The finished games of one kind that two people have played with each other alone, the latest first.
    fn between(
        &self,
        game: String,
        people: [u64; 2],
        most: u32,
    ) -> impl Future<Output = Result<Vec<StoredGame>, StoreError>> + Send;

    /// Games whose deadline has come, the longest overdue first.
    fn due(&self, now: Millis, most: u32) -> impl Future<Output = Result<Vec<StoredGame>, StoreError>> + Send;

    /// Keeps a new challenge.
    fn create(&self, new: NewGame) -> impl Future<Output = Result<Created, StoreError>> + Send;

    /// Makes one step in a game's life.
    fn change(&self, change: Change) -> impl Future<Output = Result<Changed, StoreError>> + Send;

    /// Remembers which message shows the game: the newest that is ever named. The version stays. Where two messages
    /// have shown it, the older one is to be retired: `{message}` in the task's payload and key stands for it.
    fn shown(&self, game: GameId, message: u64, retire: NewTask)
    -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Takes tasks that are due and keeps them from others until then, the oldest first. Of a long backlog those whose key
    /// begins with `ping:` come before the others: somebody waits for them.
    fn claim(
        &self,
        now: Millis,
        until: Millis,
        most: u32,
    ) -> impl Future<Output = Result<Vec<Task>, StoreError>> + Send;

    /// Says what became of a task.
    fn settle(&self, task: TaskId, settled: Settled) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// A note that the program left itself, such as what it registered last.
    fn note(&self, key: &'static str) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;

    /// Leaves a note in the place of the one before.
    fn leave_note(&self, key: &'static str, text: String) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Forgets what repeated deliveries and finished tasks no longer need: everything of that kind before a time.
    fn forget(&self, before: Millis) -> impl Future<Output = Result<(), StoreError>> + Send;
}
