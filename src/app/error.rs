//! Errors: refusals that the caller can act on, and internal errors that go to the log. They never
//! mix.

use crate::app::caller::Caller;
use crate::game::{Arg, Refusal};
use crate::store::{StoreError, StoredGame};
use crate::words;

/// Reason for which a request was not carried out.
#[derive(Debug)]
pub enum Error {
    /// Refusals; each says what would work instead.
    User(Vec<Refusal>),
    /// Internal error: the caller gets a number, the log the details.
    Internal(InternalError),
}

/// Failure of the program or its database.
#[derive(Debug, thiserror::Error)]
pub enum InternalError {
    /// The store did not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Stored data that is impossible or unreadable, or a broken invariant.
    #[error("{0}")]
    Broken(String),
}

impl InternalError {
    /// Returns the error for a broken invariant.
    pub fn new(what: &str) -> Self {
        Self::Broken(what.to_owned())
    }

    /// Returns the error for a stored game that does not replay.
    pub fn record(game: &StoredGame, why: &[Refusal]) -> Self {
        let all = words::refusals(words::Locale::En, why);
        Self::Broken(format!(
            "game {} ({} {}) does not replay: {all}",
            game.id.0, game.game, game.rules
        ))
    }

    /// Logs the error and returns the sentence for the caller, with the number under which the log
    /// has it.
    pub fn report(&self, caller: &Caller) -> String {
        if let Self::Store(StoreError::Busy) = self {
            tracing::warn!(interaction = caller.interaction, "shed: {self}");
            return words::say(caller.locale, "fault-busy", &[]);
        }
        tracing::error!(interaction = caller.interaction, "fault: {self}");
        let number = Arg::Text(caller.interaction.to_string());
        words::say(caller.locale, "fault", &[("number", number)])
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::User(vec![refusal])
    }
}

impl From<Vec<Refusal>> for Error {
    fn from(refusals: Vec<Refusal>) -> Self {
        Self::User(refusals)
    }
}

impl From<InternalError> for Error {
    fn from(error: InternalError) -> Self {
        Self::Internal(error)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        Self::Internal(error.into())
    }
}
