//! Errors of the store.

use crate::play::ids::GameId;

/// Reason why the store did not answer.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// More is waiting than can be served in time; nothing was done, and it may be tried again.
    #[error("the database has more work waiting than it can take")]
    Busy,
    /// Another node leads, and it is for that one to do; nothing was done.
    #[error("another node leads")]
    NotLeading,
    /// Reading or writing failed; nothing was done.
    #[error("the database failed: {0}")]
    Failed(String),
    /// The disk, the system or another program's lock stood in the way, which says nothing of what is kept; nothing was
    /// done.
    #[error("the database failed: {0}")]
    Hindered(String),
}

impl StoreError {
    /// Returns the error for a game that must exist and does not.
    pub(super) fn no_game(game: GameId) -> Self {
        Self::Failed(format!("there is no game {}", game.0))
    }
}

impl From<super::db::Error> for StoreError {
    fn from(error: super::db::Error) -> Self {
        match error {
            _ if error.is_of_a_lock() => Self::Busy,
            _ if error.is_of_the_system() => Self::Hindered(error.to_string()),
            _ => Self::Failed(error.to_string()),
        }
    }
}
