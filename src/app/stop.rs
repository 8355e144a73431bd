//! Why a request is not carried out: a refusal, which is the person's, or a fault, which is ours. They never mix.

use super::request::Caller;
use crate::game::{Arg, Refusal};
use crate::store::{StoreError, StoredGame};
use crate::words;

/// Why a request was not carried out.
#[derive(Debug)]
pub enum Stop {
    /// It cannot be done; each sentence says what would work.
    Refuse(Vec<Refusal>),
    /// Something of ours failed; the person gets a number, the log the chain.
    Fault(Fault),
}

/// Something of ours that failed.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The store did not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is kept cannot be, or cannot be read.
    #[error("{0}")]
    Broken(String),
}

impl Fault {
    /// Something that should not be possible.
    pub fn new(what: &str) -> Self {
        Self::Broken(what.to_owned())
    }

    /// A stored game that does not replay.
    pub fn record(game: &StoredGame, why: &[Refusal]) -> Self {
        let all = words::refusals(words::Locale::En, why);
        Self::Broken(format!(
            "game {} ({} {}) does not replay: {all}",
            game.id.0, game.game, game.rules
        ))
    }

    /// Writes the chain into the log and gives the person's sentence, with the number that finds it there.
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

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Self {
        Self::Refuse(vec![refusal])
    }
}

impl From<Vec<Refusal>> for Stop {
    fn from(refusals: Vec<Refusal>) -> Self {
        Self::Refuse(refusals)
    }
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Self {
        Self::Fault(error.into())
    }
}
