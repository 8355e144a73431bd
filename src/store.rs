//! The store: everything the bot keeps, behind one type whose verbs are one transaction each.
//!
//! A game is its record: rules text, people and an append-only log of action texts. A write that the store answers with
//! `Ok` is on the disk; nothing is acknowledged before COMMIT.
//!
//! The verbs are methods of [`Store`] in the files of their subject: `games`, `outbox`, `timing` (clocks and vacations),
//! `preferences` (people), `servers` (guilds), `ladder` (ratings) and `notes`. The SQL beneath them is in `sqlite`.

pub mod between;
mod games;
pub mod interceptor;
pub mod ladder;
mod notes;
mod outbox;
pub mod preferences;
pub mod servers;
pub mod sqlite;
mod timing;

use std::fmt;
use std::path::Path;
use std::sync::Arc;

pub use between::{Latest, Offer};
use interceptor::{Interceptor, around};
pub use ladder::{Finish, Rated};
pub use preferences::Preferences;
use rusqlite::Connection;
use sqlite::open::OpenError;
use sqlite::{Backlog, Options, Sqlite, Work};
pub use timing::{Credit, Stop, StopReason, Timing, TurnTime, Vacation, Winding};

/// A handle on the bot's database, which this process holds alone. The file is closed when the last handle is gone.
pub struct Store {
    backend: Arc<Backend>,
    interceptor: Option<Arc<dyn Interceptor>>,
}

/// The databases that a store can be kept in.
enum Backend {
    Sqlite(Sqlite),
}

impl Store {
    /// Opens the database at a path; makes it where there is none, and brings an older one up to date.
    ///
    /// # Errors
    /// A sentence for the operator that names the file and says what to do.
    pub fn open(path: impl AsRef<Path>, options: Options) -> Result<Self, OpenError> {
        let backend = Backend::Sqlite(Sqlite::open(path.as_ref(), options)?);
        Ok(Self { backend: Arc::new(backend), interceptor: None })
    }

    /// Puts an interceptor around every verb of this handle.
    #[must_use]
    pub fn intercepted(self, interceptor: Arc<dyn Interceptor>) -> Self {
        Self { interceptor: Some(interceptor), ..self }
    }

    /// Returns another handle on the same database, without the interceptor.
    #[must_use]
    pub fn direct(&self) -> Self {
        Self { backend: Arc::clone(&self.backend), interceptor: None }
    }

    /// Returns the writer's counters since the file was opened, and the number of writes that wait.
    pub fn work(&self) -> Work {
        let Backend::Sqlite(database) = &*self.backend;
        database.work()
    }

    /// Counts the outbox's tasks that are due and not done.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn backlog(&self, now: Millis) -> Result<Backlog, StoreError> {
        self.read("backlog", move |db| sqlite::read::backlog(db, now)).await
    }

    /// Finishes every write that was accepted, then closes the file. Dropping does the same but reports nothing.
    ///
    /// # Errors
    /// When the writer had stopped before its time, or another handle is still in use.
    pub fn close(self) -> Result<(), StoreError> {
        let Self { backend, interceptor } = self;
        drop(interceptor);
        let in_use = || StoreError::Failed("the database is still in use".into());
        let Backend::Sqlite(database) = Arc::into_inner(backend).ok_or_else(in_use)?;
        database.close()
    }

    /// Runs a verb that writes, in a transaction of the writer thread, and waits for the commit.
    async fn write<T, F>(&self, verb: &'static str, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let Backend::Sqlite(database) = &*self.backend;
        match self.interceptor.as_deref() {
            None => database.write(work).await,
            Some(interceptor) => around(interceptor, verb, database.write(work)).await,
        }
    }

    /// Runs a verb that reads, in one transaction of a reader thread.
    async fn read<T, F>(&self, verb: &'static str, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let Backend::Sqlite(database) = &*self.backend;
        match self.interceptor.as_deref() {
            None => database.read(work).await,
            Some(interceptor) => around(interceptor, verb, database.read(work)).await,
        }
    }
}

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
    /// The record: the action texts and table events so far, without those that were taken back.
    pub log: Vec<String>,
    /// How many entries the log has, those that were taken back and the take-backs among them.
    pub entries: u32,
    /// The last of them.
    pub latest: Option<Latest>,
    /// What its people have asked of each other; see [`StoredGame::offer`].
    pub offers: Vec<Offer>,
    /// The message that shows it, once known.
    pub message: Option<u64>,
    /// When it was made.
    pub created_at: Millis,
    /// When it last changed.
    pub updated_at: Millis,
    /// When something falls due, such as the expiry of a challenge.
    pub deadline_at: Option<Millis>,
    /// Its clock.
    pub timing: Timing,
    /// Those of its people who were ever on vacation, and until when they were or are.
    pub away: Vec<(u64, Millis)>,
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
        for entry in &change.entries {
            between::append(&mut self.log, entry.text.clone());
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
    /// Whether the same people may have no other unfinished game by the same rules here: it follows one that has ended,
    /// and each of them may ask for that.
    pub sole: bool,
    /// What is to be done on Discord about it. `{game}` in a payload or a dedupe key stands for the new number.
    pub tasks: Vec<NewTask>,
}

impl NewGame {
    /// Whether this is a game of the same people by the same rules in the same place.
    pub fn is_like(&self, game: &StoredGame) -> bool {
        let plays = |person| game.members.iter().any(|member| member.person == person);
        let company = game.members.len() == self.members.len()
            && self.members.iter().all(|member| plays(member.person));
        company && game.game == self.game && game.rules == self.rules && game.venue == self.venue
    }

    /// What the game is once it is kept under this number.
    pub fn kept(self, id: GameId) -> StoredGame {
        let (status, deadline_at) = (self.status(), self.deadline());
        let Self {
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
            begins,
            at,
            ..
        } = self;
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
            latest: begins
                .iter()
                .flatten()
                .last()
                .map(|entry| Latest { text: entry.text.clone(), at }),
            entries: begins.iter().flatten().count() as u32,
            log: begins.into_iter().flatten().map(|entry| entry.text).collect(),
            offers: Vec::new(),
            message: None,
            created_at: at,
            updated_at: at,
            deadline_at,
            timing: Timing::default(),
            away: Vec::new(),
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
    /// The same people have begun or offered this one already, and it was to be the only one.
    There(GameId),
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
    /// Its clock afterwards.
    pub timing: Timing,
    /// How the game ended, where this step ends it.
    pub end: Option<String>,
    /// What its people have asked of each other, where that changes.
    pub offers: Option<Vec<Offer>>,
    /// Where it is played from now on, where that changes. It is then shown by no message yet.
    pub venue: Option<Venue>,
    /// Takes away the message that told people of a turn that has now passed; `{message}` stands for it. None: the turn
    /// has not passed.
    pub hush: Option<NewTask>,
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
            timing: game.timing.clone(),
            end: None,
            finish: None,
            offers: None,
            venue: None,
            hush: None,
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
