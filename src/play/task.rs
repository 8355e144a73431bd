//! Tasks of the outbox.

use super::ids::{GameId, Millis};
use std::fmt;

/// A task's number in the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaskId(pub i64);

/// Something to be done on Discord, written down with the change that wants it.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTask {
    /// Two tasks with the same key are one; the later one is not added.
    pub dedupe: String,
    /// Content, in the app's own form.
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
    /// Content, in the app's own form.
    pub payload: String,
    /// Number of earlier claims.
    pub attempts: u32,
}

/// Leaves the payload out, which may hold an interaction's token.
impl fmt::Debug for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Task({}, game {:?}, attempts {})", self.id.0, self.game, self.attempts)
    }
}

/// Outcome of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It is done, or no longer worth doing.
    Done,
    /// It need not wait any longer: it is due from this time on.
    Due(Millis),
    /// It failed and is to be tried again.
    Again {
        /// Time (UTC ms).
        at: Millis,
        /// Cause, for the log.
        error: String,
    },
}

/// Receipt of a reply that has reached Discord.
#[derive(Clone, Debug, Default)]
pub struct Delivered {
    /// Message that shows a game from now on, if the reply is one.
    pub shown: Option<ShownBy>,
    /// Outcomes of the tasks that the reply has done, or whose turn it is now.
    pub tasks: Vec<(TaskId, Settled)>,
}

impl Delivered {
    /// Returns the receipt of a message that shows a game and has done no task.
    pub fn shown(game: GameId, message: u64, strip: NewTask) -> Self {
        Self { shown: Some(ShownBy { game, message, strip }), tasks: Vec::new() }
    }
}

/// Message that shows a game: the newest that is ever named. The older of two loses its buttons. The game's version stays.
#[derive(Clone, Debug)]
pub struct ShownBy {
    /// The game.
    pub game: GameId,
    /// The message.
    pub message: u64,
    /// Task that strips the buttons off the older message; `{message}` stands for it.
    pub strip: NewTask,
}
