//! Settings of a connection to Discord, and the errors of connecting.

use super::limits;
use crate::metrics::Metrics;
use std::sync::Arc;
use std::time::Duration;

/// How to reach Discord.
#[derive(Clone)]
pub struct Connection {
    /// The bot's token.
    pub token: String,
    /// Another base address in place of Discord's own. Nothing is then sent anywhere else.
    pub api: Option<String>,
    /// How long answers are waited for.
    pub patience: Patience,
    /// Where what happens is counted.
    pub metrics: Arc<Metrics>,
    /// How many requests that Discord counts as invalid may be sent within ten minutes.
    pub most_invalid: usize,
    /// Interval of housekeeping and checks; real time, so that tests can shorten it.
    pub housekeeping: Duration,
}

/// How long the app's answers are waited for; real time, so that tests can shorten it.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Whoever has waited in line for so long is asked to try again; less than `promise`, so that it is the answer.
    pub line: Duration,
    /// After this an answer is promised, where it can be.
    pub promise: Duration,
    /// After so much more an answer that cannot be promised is given up.
    pub give_up: Duration,
    /// How long after the interaction an answer is tried for.
    pub answer: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            line: limits::WAIT_IN_LINE,
            promise: limits::PROMISE_AFTER,
            give_up: limits::GIVE_UP_AFTER,
            answer: limits::ANSWER_WITHIN,
        }
    }
}

impl Connection {
    /// To Discord, or to another base address.
    pub fn new(token: String, api: Option<String>) -> Self {
        Self {
            token,
            api,
            patience: Patience::default(),
            metrics: Arc::default(),
            most_invalid: limits::MOST_INVALID,
            housekeeping: limits::HOUSEKEEPING,
        }
    }
}

impl Connection {
    /// The error of an answer that Discord would not give.
    pub(super) fn unexpected(&self, cause: String) -> StartError {
        StartError::Unexpected { address: self.address(), cause }
    }

    /// The base address.
    pub(super) fn address(&self) -> String {
        self.api.clone().unwrap_or_else(|| limits::DISCORD.to_owned())
    }
}

/// Leaves the token out.
impl std::fmt::Debug for Connection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Connection(to {})", self.api.as_deref().unwrap_or(limits::DISCORD))
    }
}

/// Why the bot did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The token is not a bot's.
    #[error(
        "Discord refused the token. Copy it anew from the Bot page of your application at https://discord.com/developers/applications"
    )]
    TokenRefused,
    /// The base address is none.
    #[error(
        "NARABE_DISCORD_API is {address}, which is no address; one looks like http://127.0.0.1:9000"
    )]
    NoAddress {
        /// What is given.
        address: String,
    },
    /// Nothing answers there.
    #[error("nothing answers at {address}: {cause}. Check the network and try again")]
    Unreachable {
        /// Where.
        address: String,
        /// Why not.
        cause: String,
    },
    /// It answers, but not as Discord does.
    #[error("{address} answers, but not as Discord does: {cause}")]
    Unexpected {
        /// Where.
        address: String,
        /// What it said.
        cause: String,
    },
    /// The gateway address is not where it should be.
    #[error(
        "{api} names {gateway} as its gateway, which is somewhere else; refusing to connect there"
    )]
    GatewayElsewhere {
        /// The base address.
        api: String,
        /// The gateway's address.
        gateway: String,
    },
    /// The store did not answer.
    #[error(transparent)]
    Store(#[from] crate::store::StoreError),
}
