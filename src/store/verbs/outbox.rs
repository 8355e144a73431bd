//! The verbs of the outbox: what is to be done on Discord, written down before it is tried.

use crate::play::ids::{GameId, Millis};
use crate::play::task::{Delivered, NewTask, Settled, Task, TaskId};
use crate::store::Store;
use crate::store::StoreError;
use crate::store::sqlite::outbox;

impl Store {
    /// Writes down what is to be done on Discord about these games, beside any step.
    pub async fn enqueue(&self, tasks: Vec<(GameId, NewTask)>) -> Result<(), StoreError> {
        self.write("enqueue", move |db| outbox::enqueue(db, &tasks)).await
    }

    /// Remembers which message told people of their turn at a version. Where that turn has passed, or another message has
    /// told of it since, the one that is not needed is to go: `{message}` in the task's payload and key stands for it.
    pub async fn pinged(
        &self,
        game: GameId,
        version: u32,
        message: u64,
        hush: NewTask,
    ) -> Result<(), StoreError> {
        self.write("pinged", move |db| outbox::pinged(db, game, version, message, &hush)).await
    }

    /// Takes tasks that are due and keeps them from others until then, the oldest first. Of a long backlog those whose key
    /// begins with `ping:` come before the others: a person waits for them.
    pub async fn claim(
        &self,
        now: Millis,
        until: Millis,
        most: u32,
    ) -> Result<Vec<Task>, StoreError> {
        self.write("claim", move |db| outbox::claim(db, now, until, most)).await
    }

    /// Records that a reply has reached Discord: the message that shows the game, and the outcomes of the tasks that hung
    /// on the reply, in one transaction.
    pub async fn reply_delivered(&self, delivered: Delivered) -> Result<(), StoreError> {
        self.write("reply_delivered", move |db| outbox::reply_delivered(db, &delivered)).await
    }

    /// Records the outcome of a task.
    pub async fn settle(&self, task: TaskId, settled: Settled) -> Result<(), StoreError> {
        self.write("settle", move |db| outbox::settle(db, task, &settled)).await
    }
}
