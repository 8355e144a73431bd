//! A store that can be held up, for answers that take long.

use narabe::store::sqlite::SqliteStore;
use narabe::store::{
    Change, Changed, Created, GameId, Millis, NewGame, NewTask, Of, Settled, Store, StoreError, StoredGame, Task,
    TaskId,
};
use tokio::sync::watch;

/// A store whose every reading of a game waits until it is let go.
pub struct Held {
    store: SqliteStore,
    open: watch::Sender<bool>,
}

impl Held {
    pub fn over(store: SqliteStore) -> Self {
        Self { store, open: watch::Sender::new(true) }
    }

    /// Holds everything up from now on, or lets it go.
    pub fn hold(&self, hold: bool) {
        self.open.send_replace(!hold);
    }
}

impl Store for Held {
    async fn game(&self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        self.open.subscribe().wait_for(|open| *open).await.unwrap();
        self.store.game(id).await
    }

    async fn seen(&self, interaction: u64) -> Result<Option<GameId>, StoreError> {
        self.store.seen(interaction).await
    }

    async fn unfinished(&self, of: Of) -> Result<Vec<StoredGame>, StoreError> {
        self.store.unfinished(of).await
    }

    async fn due(&self, now: Millis, most: u32) -> Result<Vec<StoredGame>, StoreError> {
        self.store.due(now, most).await
    }

    async fn create(&self, new: NewGame) -> Result<Created, StoreError> {
        self.open.subscribe().wait_for(|open| *open).await.unwrap();
        self.store.create(new).await
    }

    async fn change(&self, change: Change) -> Result<Changed, StoreError> {
        self.store.change(change).await
    }

    async fn shown(&self, game: GameId, message: u64, retire: NewTask) -> Result<(), StoreError> {
        self.store.shown(game, message, retire).await
    }

    async fn claim(&self, now: Millis, until: Millis, most: u32) -> Result<Vec<Task>, StoreError> {
        self.store.claim(now, until, most).await
    }

    async fn settle(&self, task: TaskId, settled: Settled) -> Result<(), StoreError> {
        self.store.settle(task, settled).await
    }

    crate::passed_on::passed_on!();

    async fn note(&self, key: &'static str) -> Result<Option<String>, StoreError> {
        self.store.note(key).await
    }

    async fn leave_note(&self, key: &'static str, text: String) -> Result<(), StoreError> {
        self.store.leave_note(key, text).await
    }

    async fn forget(&self, before: Millis) -> Result<(), StoreError> {
        self.store.forget(before).await
    }
}
