//! A store that can be held up, for answers that take long.

use crate::wrapped::Wrapper;
use narabe::store::sqlite::SqliteStore;
use narabe::store::{Created, GameId, NewGame, Store, StoreError, StoredGame};
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

impl Wrapper for Held {
    fn store(&self) -> &SqliteStore {
        &self.store
    }

    async fn game(&self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        self.open.subscribe().wait_for(|open| *open).await.unwrap();
        self.store.game(id).await
    }

    async fn create(&self, new: NewGame) -> Result<Created, StoreError> {
        self.open.subscribe().wait_for(|open| *open).await.unwrap();
        self.store.create(new).await
    }
}
