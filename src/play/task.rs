//! Tasks of the outbox.

use super::ids::{GameId, Millis};
use super::words::{of_word, word};
use std::fmt;

/// A task's number in the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaskId(pub i64);

/// Kind of a task: a closed set, stored by its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TaskKind {
    /// Refresh the public board.
    ShowBoard,
    /// Ping the people who are asked next.
    Ping,
    /// Strip the buttons off a message that no longer shows the game.
    StripButtons,
    /// Delete a ping about a turn that has passed.
    DeletePing,
    /// Start a thread for the game.
    StartThread,
    /// Announce news about the game's clock.
    News,
    /// Announce that a downtime was credited: the whole downtime, or its part in one channel.
    Outage,
    /// Announce in a person's games that their vacation began or ended.
    Vacation,
    /// Make the move of a machine that is on turn.
    Machine,
    /// Show a league or tournament, or announce what happened in it.
    Event,
}

impl TaskKind {
    /// All of them, with the words that the database uses.
    pub const ALL: [(Self, &'static str); 10] = [
        (Self::ShowBoard, "show-board"),
        (Self::Ping, "ping"),
        (Self::StripButtons, "strip-buttons"),
        (Self::DeletePing, "delete-ping"),
        (Self::StartThread, "start-thread"),
        (Self::News, "news"),
        (Self::Outage, "outage"),
        (Self::Vacation, "vacation"),
        (Self::Machine, "machine"),
        (Self::Event, "event"),
    ];

    /// Returns the word.
    pub fn word(self) -> &'static str {
        word(&Self::ALL, self)
    }

    /// Returns the kind with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        of_word(&Self::ALL, word)
    }

    /// Returns the priority of tasks of this kind.
    pub fn priority(self) -> Priority {
        match self {
            Self::Ping | Self::Machine => Priority::Awaited,
            Self::ShowBoard
            | Self::StartThread
            | Self::News
            | Self::Outage
            | Self::Vacation
            | Self::Event => Priority::Normal,
            Self::StripButtons | Self::DeletePing => Priority::Tidying,
        }
    }

    /// True if two games may each have a task with the same key. A downtime is announced once in a
    /// channel, whichever of its games carries the announcement.
    pub fn is_per_game(self) -> bool {
        self != Self::Outage
    }
}

/// Priority of a task; in a backlog the lowest number is claimed first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Priority {
    /// A person waits for it.
    Awaited = 0,
    /// All others.
    Normal = 1,
    /// It only tidies up.
    Tidying = 2,
}

/// Way in which a task's request reaches Discord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lane {
    /// Through an interaction's token while that lives; such requests do not count against the
    /// global rate limit. Afterwards as the bot.
    Token,
    /// By the bot's own token, paced by the rate limiter.
    Bot,
}

impl Lane {
    /// Both, with the words that the database uses.
    pub const ALL: [(Self, &'static str); 2] = [(Self::Token, "token"), (Self::Bot, "bot")];

    /// Returns the word.
    pub fn word(self) -> &'static str {
        word(&Self::ALL, self)
    }

    /// Returns the lane with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        of_word(&Self::ALL, word)
    }
}

/// Message that a task is about. The store puts its id in place of the reference when it adds the task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageRef {
    /// The message with this id.
    Known(u64),
    /// The message that shows the game, before the write that adds the task names another.
    Board,
    /// The message that pinged for the turn under way, before the write that adds the task forgets it.
    Ping,
}

/// Something to be done on Discord, written down with the change that wants it. Tasks of the same kind, game, message
/// and key are one; the later one is not added.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTask {
    /// Its kind.
    pub kind: TaskKind,
    /// Text that tells two tasks of this kind, game and message apart; may be empty.
    pub key: String,
    /// Message that it is about, for the kinds that are about one.
    pub message: Option<MessageRef>,
    /// Person whose interaction token the task holds or whom its payload names: one at most. The task is deleted with
    /// the person's data.
    pub person: Option<u64>,
    /// Way in which it reaches Discord.
    pub lane: Lane,
    /// Content, in the app's own form.
    pub payload: String,
    /// Not before this time (UTC ms).
    pub due_at: Millis,
}

/// Leaves the payload out, which may hold an interaction's token.
impl fmt::Debug for NewTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, key, message, due_at, .. } = self;
        write!(f, "NewTask({}, {key:?}, message {message:?}, due at {due_at})", kind.word())
    }
}

/// A task claimed from the outbox.
#[derive(Clone, PartialEq, Eq)]
pub struct Task {
    /// Its number.
    pub id: TaskId,
    /// Its kind.
    pub kind: TaskKind,
    /// The game that it is about.
    pub game: Option<GameId>,
    /// The message that it is about.
    pub message: Option<u64>,
    /// Way of its request.
    pub lane: Lane,
    /// Content, in the app's own form.
    pub payload: String,
    /// Number of earlier claims, without those under which it had only to wait.
    pub attempts: u32,
}

/// Leaves the payload out, which may hold an interaction's token.
impl fmt::Debug for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, kind, game, attempts, .. } = self;
        write!(f, "Task({}, {}, game {game:?}, attempts {attempts})", id.0, kind.word())
    }
}

/// Outcome of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TaskOutcome {
    /// It is done, or no longer worth doing.
    Done,
    /// It need not wait any longer: it is due from this time on.
    Due(Millis),
    /// It failed and is to be tried again, unless another worker has claimed it since.
    Again {
        /// Number of earlier claims, by which the worker's own claim is told from a later one.
        attempts: u32,
        /// Time (UTC ms).
        at: Millis,
        /// Cause, for the log.
        error: String,
    },
    /// The same where it had only to wait, which is no attempt.
    Wait {
        /// Number of earlier claims.
        attempts: u32,
        /// Time (UTC ms).
        at: Millis,
        /// Reason of the wait, for the log.
        error: String,
    },
    /// It failed, or had to wait, and is to be tried again; the interaction's token will have died by then, so that it goes
    /// out as the bot.
    AgainAsBot {
        /// Number of earlier claims.
        attempts: u32,
        /// Time (UTC ms).
        at: Millis,
        /// Cause, for the log.
        error: String,
        /// True if it had only to wait, which is no attempt.
        waited: bool,
    },
}

/// Receipt of a reply that has reached Discord.
#[derive(Clone, Debug, Default)]
pub struct Delivered {
    /// Message that shows a game from now on, if the reply is one.
    pub shown: Option<ShownBy>,
    /// Outcomes of the tasks that the reply has done, or whose turn it is now.
    pub tasks: Vec<(TaskId, TaskOutcome)>,
}

impl Delivered {
    /// Returns the receipt of a message that shows a game and has done no task.
    pub fn shown(game: GameId, channel: u64, message: u64, strip: NewTask) -> Self {
        let shown = Some(ShownBy { game, answer: None, channel, message, strip });
        Self { shown, tasks: Vec::new() }
    }
}

/// Message that shows a game: the newest that is ever named. The older of two loses its buttons, and so does one in a
/// channel that the game has left. The game's version stays.
#[derive(Clone, Debug)]
pub struct ShownBy {
    /// The game.
    pub game: GameId,
    /// The answer that the message is; none where a task of the outbox shows the game, which looks for a newer version
    /// itself.
    pub answer: Option<AnswerShown>,
    /// The channel of the message.
    pub channel: u64,
    /// The message.
    pub message: u64,
    /// Task that strips the buttons off the older message, named by [`MessageRef::Board`].
    pub strip: NewTask,
}

/// Answer that shows a game. Another one may have overtaken it on its way, or show an older version in a newer message.
#[derive(Clone, Debug)]
pub struct AnswerShown {
    /// The version that it shows.
    pub version: u32,
    /// True if it edits a message that was there before.
    pub edits: bool,
    /// Task that shows the game again, for an answer that was overtaken.
    pub again: NewTask,
}
