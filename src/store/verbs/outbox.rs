//! The verbs of the outbox: what is to be done on Discord, written down before it is tried.

use crate::play::game::PingedTurn;
use crate::play::ids::{GameId, Millis};
use crate::play::task::{Delivered, NewTask, Task, TaskId, TaskOutcome};
use crate::store::Store;
use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::postgres::Alone;
use crate::store::sql::outbox::{self, Taken};

impl Store {
    /// Writes down what is to be done on Discord about these games, beside any step. It only adds rows, and none that an
    /// erasure adds too, so that it may go beside any other write.
    pub async fn enqueue(&self, tasks: Vec<(GameId, NewTask)>) -> Result<(), StoreError> {
        let enqueue = move |db: &Db| outbox::enqueue(db, &tasks);
        self.write_beside(Alone::Statement, "enqueue", enqueue).await
    }

    /// Remembers which message pinged for a turn. If that turn has passed, or another message has pinged for it, the task
    /// to delete the one that is not needed is added; it names that message by [`MessageRef::Ping`].
    ///
    /// [`MessageRef::Ping`]: crate::play::task::MessageRef::Ping
    pub async fn pinged(
        &self,
        turn: PingedTurn,
        message: u64,
        delete: NewTask,
    ) -> Result<(), StoreError> {
        let pinged = move |db: &Db| outbox::pinged(db, turn, message, &delete);
        self.write_beside(Alone::Game(turn.game), "pinged", pinged).await
    }

    /// Claims tasks that are due until a time (UTC ms), `most` at the most: by their priority, then the oldest first. A
    /// node that does not lead gets those alone that go out through a living token.
    pub async fn claim(
        &self,
        now: Millis,
        until: Millis,
        most: u32,
    ) -> Result<Vec<Task>, StoreError> {
        let (node, taken) = (self.node(), Taken::default());
        let claim = move |db: &Db| {
            taken.anew(db, (until, node), || outbox::claim(db, (now, until), most, node))
        };
        self.write_beside(Alone::Statement, "claim", claim).await
    }

    /// Claims in the same way, but on any node only tasks that go out through a living token.
    pub async fn claim_through_tokens(
        &self,
        now: Millis,
        until: Millis,
        most: u32,
    ) -> Result<Vec<Task>, StoreError> {
        let (node, taken) = (self.node(), Taken::default());
        let claim = move |db: &Db| {
            let claim = || outbox::claim_through_tokens(db, (now, until), most, node);
            taken.anew(db, (until, node), claim)
        };
        self.write_beside(Alone::Statement, "claim_through_tokens", claim).await
    }

    /// Lets go of this node's claims, for a process that is about to end, or has just begun: a file's node is the same one
    /// after a restart. Those of a server's node that has ended are let go of by the one that leads.
    pub async fn release_claims(&self) -> Result<(), StoreError> {
        let node = self.node();
        let release = move |db: &Db| outbox::release_claims(db, node);
        self.write_beside(Alone::Statement, "release_claims", release).await
    }

    /// Records that a reply has reached Discord: the message that shows the game, and the outcomes of the tasks that hung
    /// on the reply, in one transaction.
    pub async fn reply_delivered(&self, delivered: Delivered) -> Result<(), StoreError> {
        let shown = delivered.shown.as_ref();
        let alone = shown.map_or(Alone::Statement, |shown| Alone::Game(shown.game));
        let node = self.node();
        let record = move |db: &Db| outbox::reply_delivered(db, &delivered, node);
        self.write_beside(alone, "reply_delivered", record).await
    }

    /// Records the outcome of a task; nothing where it failed under a claim that another worker has taken over since.
    pub async fn settle(&self, task: TaskId, settled: TaskOutcome) -> Result<(), StoreError> {
        let node = self.node();
        let settle = move |db: &Db| outbox::settle(db, task, &settled, node);
        self.write_beside(Alone::Statement, "settle", settle).await
    }
}
