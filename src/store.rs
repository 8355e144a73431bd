//! What the app needs kept: a trait of its verbs, each one transaction.
//!
//! A game is its record: rules text, people and an append-only log of action texts. What the store answers with
//! `Ok` to a write is on the disk; nothing is acknowledged before COMMIT.

pub mod between;
pub mod ladder;
pub mod preferences;
pub mod servers;
pub mod sqlite;
mod timing;

pub use between::{Latest, Offer};
pub use preferences::Preferences;
use servers::{Deed, Finished, Settings};

pub use ladder::{Finish, Ladders, Rated};

use std::fmt;
use std::future::Future;
pub use timing::{Credit, Stop, StopReason, Timing, TurnTime, Vacation, Winding};

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

/// The verbs of the app. Each write is one transaction and is on the disk when it is answered.
pub trait Store: Ladders + Send + Sync + 'static {
    /// A game by its number.
    fn game(
        &self,
        id: GameId,
    ) -> impl Future<Output = Result<Option<StoredGame>, StoreError>> + Send;

    /// The game that an interaction has changed already, if it has.
    fn seen(
        &self,
        interaction: u64,
    ) -> impl Future<Output = Result<Option<GameId>, StoreError>> + Send;

    /// Unfinished games, those changed last first, 100 at the most.
    fn unfinished(
        &self,
        of: Of,
    ) -> impl Future<Output = Result<Vec<StoredGame>, StoreError>> + Send;

    /// The finished games of one kind that two people have played with each other alone, the latest first.
    fn between(
        &self,
        game: String,
        people: [u64; 2],
        most: u32,
    ) -> impl Future<Output = Result<Vec<StoredGame>, StoreError>> + Send;

    /// Games whose deadline has come, the longest overdue first.
    fn due(
        &self,
        now: Millis,
        most: u32,
    ) -> impl Future<Output = Result<Vec<StoredGame>, StoreError>> + Send;

    /// Running games whose turns are timed, by their numbers from after one on.
    fn timed(
        &self,
        after: GameId,
        most: u32,
    ) -> impl Future<Output = Result<Vec<StoredGame>, StoreError>> + Send;

    /// Keeps a new challenge.
    fn create(&self, new: NewGame) -> impl Future<Output = Result<Created, StoreError>> + Send;

    /// Makes one step in a game's life.
    fn change(&self, change: Change) -> impl Future<Output = Result<Changed, StoreError>> + Send;

    /// Changes a game's clock alone. Where the game or its clock has changed since, nothing is done.
    fn wind(&self, winding: Winding) -> impl Future<Output = Result<Changed, StoreError>> + Send;

    /// Gives time back to everything that has yet to fall due, in one go.
    fn credit(&self, credit: Credit) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Writes down what is to be done on Discord about these games, beside any step.
    fn enqueue(
        &self,
        tasks: Vec<(GameId, NewTask)>,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// A person's vacations that end after a time, in their order.
    fn vacations(
        &self,
        person: u64,
        since: Millis,
    ) -> impl Future<Output = Result<Vec<Vacation>, StoreError>> + Send;

    /// Begins a vacation, by which every clock of the person stands still. Says whether it did: there is one at a time.
    fn depart(
        &self,
        vacation: Vacation,
        task: NewTask,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Ends the vacation that is under way, by which those clocks go on. Says whether there was one.
    fn come_back(
        &self,
        person: u64,
        at: Millis,
        task: NewTask,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Remembers since when direct messages do not reach a person, or that they do again.
    fn remember_closed(
        &self,
        person: u64,
        at: Option<Millis>,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Since when direct messages do not reach a person.
    fn closed(
        &self,
        person: u64,
    ) -> impl Future<Output = Result<Option<Millis>, StoreError>> + Send;

    /// Remembers which message shows the game: the newest that is ever named. The version stays. Where two messages
    /// have shown it, the older one is to be retired: `{message}` in the task's payload and key stands for it.
    fn shown(
        &self,
        game: GameId,
        message: u64,
        retire: NewTask,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Remembers which message told people of their turn at a version. Where that turn has passed, or another message has
    /// told of it since, the one that is not needed is to go: `{message}` in the task's payload and key stands for it.
    fn pinged(
        &self,
        game: GameId,
        version: u32,
        message: u64,
        hush: NewTask,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Takes tasks that are due and keeps them from others until then, the oldest first. Of a long backlog those whose key
    /// begins with `ping:` come before the others: somebody waits for them.
    fn claim(
        &self,
        now: Millis,
        until: Millis,
        most: u32,
    ) -> impl Future<Output = Result<Vec<Task>, StoreError>> + Send;

    /// Says what became of a task.
    fn settle(
        &self,
        task: TaskId,
        settled: Settled,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// What a person has asked for; the default where they never did.
    fn preferences(
        &self,
        person: u64,
    ) -> impl Future<Output = Result<Preferences, StoreError>> + Send;

    /// Keeps what a person asks for from now on.
    fn prefer(
        &self,
        person: u64,
        wishes: Preferences,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Whom a person keeps from challenging them, in the order in which they did.
    fn blocked_by(&self, person: u64) -> impl Future<Output = Result<Vec<u64>, StoreError>> + Send;

    /// Keeps somebody from challenging a person from this time on, or no longer.
    fn block(
        &self,
        person: u64,
        other: u64,
        at: Option<Millis>,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// What a server has set; the default where it never did.
    fn settings(&self, guild: u64) -> impl Future<Output = Result<Settings, StoreError>> + Send;

    /// Puts a server's settings in the place of those on which that was decided, and writes down who changed what. False
    /// where they have changed since: nothing was done.
    fn set(
        &self,
        before: Settings,
        settings: Settings,
        deed: Deed,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Writes down what somebody who runs a server has done.
    fn did(&self, deed: Deed) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// What was done in a server, the latest first.
    fn audit(
        &self,
        guild: u64,
        skip: u32,
        most: u32,
    ) -> impl Future<Output = Result<Vec<Deed>, StoreError>> + Send;

    /// Games that are over.
    fn finished(
        &self,
        which: Finished,
    ) -> impl Future<Output = Result<Vec<StoredGame>, StoreError>> + Send;

    /// Every game of a person, the first one first.
    fn games_of(
        &self,
        person: u64,
    ) -> impl Future<Output = Result<Vec<StoredGame>, StoreError>> + Send;

    /// Puts a nameless player in the place of a person, whose number it gives, and forgets what was theirs alone. None
    /// where they have unfinished games: nothing was done.
    fn erase(
        &self,
        person: u64,
        at: Millis,
    ) -> impl Future<Output = Result<Option<u64>, StoreError>> + Send;

    /// Servers about which something is kept, and since when the bot is no longer there.
    fn guilds(&self)
    -> impl Future<Output = Result<Vec<(u64, Option<Millis>)>, StoreError>> + Send;

    /// Notes that the bot is in a server (none), or since when it is not.
    fn absent(
        &self,
        guild: u64,
        at: Option<Millis>,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Unfinished games of a server.
    fn unfinished_in(
        &self,
        guild: u64,
    ) -> impl Future<Output = Result<Vec<StoredGame>, StoreError>> + Send;

    /// Forgets a server. Its games lose their places and stay. False where some are unfinished: nothing was done.
    fn purge(&self, guild: u64) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// A note that the program left itself, such as what it registered last.
    fn note(
        &self,
        key: &'static str,
    ) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;

    /// Leaves a note in the place of the one before.
    fn leave_note(
        &self,
        key: &'static str,
        text: String,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Forgets what repeated deliveries and finished tasks no longer need: everything of that kind before a time.
    fn forget(&self, before: Millis) -> impl Future<Output = Result<(), StoreError>> + Send;
}
