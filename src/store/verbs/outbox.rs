//! The verbs of the outbox: what is to be done on Discord, written down before it is tried.

use crate::play::ids::{GameId, Millis};
use crate::play::task::{Delivered, NewTask, Task, TaskId, TaskOutcome};
use crate::store::Store;
use crate::store::StoreError;
use crate::store::sql::outbox;

impl Store {
    /// Writes down what is to be done on Discord about these games, beside any step.
    pub async fn enqueue(&self, tasks: Vec<(GameId, NewTask)>) -> Result<(), StoreError> {
        self.write("enqueue", move |db| outbox::enqueue(db, &tasks)).await
    }

    /// Remembers which message pinged for the turn at a version. If that turn has passed, or another message has pinged for
    /// it, the task to delete the one that is not needed is added; it names that message by [`MessageRef::Ping`].
    ///
    /// [`MessageRef::Ping`]: crate::play::task::MessageRef::Ping
    pub async fn pinged(
        &self,
        game: GameId,
        version: u32,
        message: u64,
        delete: NewTask,
    ) -> Result<(), StoreError> {
        self.write("pinged", move |db| outbox::pinged(db, game, version, message, &delete)).await
    }

    /// Claims tasks that are due until a time (UTC ms), `most` at the most: by their priority, then the oldest first.
    pub async fn claim(
        &self,
        now: Millis,
        until: Millis,
        most: u32,
    ) -> Result<Vec<Task>, StoreError> {
        self.write("claim", move |db| outbox::claim(db, now, until, most)).await
    }

    /// Lets go of every claim, for a process that has just begun or is about to end: the lock on the file guarantees that no
    /// other works the outbox off.
    pub async fn release_claims(&self) -> Result<(), StoreError> {
        self.write("release_claims", outbox::release_claims).await
    }

    /// Records that a reply has reached Discord: the message that shows the game, and the outcomes of the tasks that hung
    /// on the reply, in one transaction.
    pub async fn reply_delivered(&self, delivered: Delivered) -> Result<(), StoreError> {
        self.write("reply_delivered", move |db| outbox::reply_delivered(db, &delivered)).await
    }

    /// Records the outcome of a task.
    pub async fn settle(&self, task: TaskId, settled: TaskOutcome) -> Result<(), StoreError> {
        self.write("settle", move |db| outbox::settle(db, task, &settled)).await
    }
}
