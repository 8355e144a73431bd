//! Locks of games, so that of the tasks that edit a game's messages one is done at a time.
//!
//! A task shows the game on the message that does so when it begins. Were the buttons of that message stripped while the
//! edit is under way, because a newer one has come, the edit would give them back; and after a kill the task would edit the
//! newer message, so that no one stripped them again.

use crate::store::GameId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

/// Locks of the games whose messages are being edited.
#[derive(Default)]
pub struct GameLocks(Mutex<HashMap<GameId, Weak<AsyncMutex<()>>>>);

impl GameLocks {
    /// Waits until no other task edits a message of this game, and keeps others from it as long as what is returned lives.
    pub async fn lock(&self, game: GameId) -> OwnedMutexGuard<()> {
        let lock = self.of(game);
        lock.lock_owned().await
    }

    /// Returns the lock of a game, and forgets those that no one holds or waits for.
    fn of(&self, game: GameId) -> Arc<AsyncMutex<()>> {
        let mut locks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lock) = locks.get(&game).and_then(Weak::upgrade) {
            return lock;
        }
        locks.retain(|_, lock| lock.strong_count() > 0);
        let lock = Arc::default();
        locks.insert(game, Arc::downgrade(&lock));
        lock
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn a_game_is_locked_once_and_no_lock_is_kept() {
        let locks = GameLocks::default();
        let held = locks.lock(GameId(1)).await;
        assert!(locks.lock(GameId(1)).now_or_never().is_none());
        assert!(locks.lock(GameId(2)).now_or_never().is_some());
        drop(held);
        assert!(locks.lock(GameId(1)).now_or_never().is_some());
        locks.of(GameId(3));
        assert_eq!(locks.0.lock().unwrap().len(), 1);
    }
}
