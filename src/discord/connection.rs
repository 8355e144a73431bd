//! Settings of a connection to Discord, and the errors of connecting.

use super::front::Endpoint;
use super::limits;
use crate::metrics::Metrics;
use crate::store::ShardRange;
use std::sync::Arc;
use std::time::Duration;

/// Settings of a connection to Discord.
#[derive(Clone)]
pub struct Connection {
    /// The bot's token.
    pub token: String,
    /// Another base address in place of Discord's own. Nothing is then sent anywhere else.
    pub api: Option<String>,
    /// Time limits.
    pub patience: Patience,
    /// Counters of the program.
    pub metrics: Arc<Metrics>,
    /// Number of requests within ten minutes that Discord may count as invalid.
    pub most_invalid: usize,
    /// Most bytes that are read of what comes back.
    pub most_bytes: usize,
    /// Interval of housekeeping and checks; real time, so that tests can shorten it.
    pub housekeeping: Duration,
    /// The HTTP front by which interactions arrive; none: they arrive by the gateway.
    pub endpoint: Option<Endpoint>,
    /// True if the application's emojis are uploaded at the start.
    pub emojis: bool,
    /// The shards of this node, where others have the rest; none: all that Discord recommends.
    pub shards: Option<ShardRange>,
}

/// Time limits of answers, of other requests and of the gateway; real time, so that tests can shorten them.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Longest wait for a free worker, after which the caller is asked to try again; less than `deferred`, so that this
    /// is the answer.
    pub line: Duration,
    /// Time after which a deferred response is sent, if the request may be deferred.
    pub deferred: Duration,
    /// Further time after which an answer that cannot be deferred is given up.
    pub give_up: Duration,
    /// Time after the interaction until which an answer is tried.
    pub answer: Duration,
    /// Time after which any other request that is not answered has failed.
    pub request: Duration,
    /// Longest silence of the gateway, and longest time to connect or identify. A connected shard has half as long again
    /// before it is connected anew.
    pub silence: Duration,
    /// Least time between an IDENTIFY that failed and the next one; twice as long after each further one.
    pub identify_first: Duration,
    /// Most time between two IDENTIFYs.
    pub identify_most: Duration,
    /// Time without an answer to any request after which a node does not lead while another one can, and `/healthz` says
    /// so.
    pub unreached: Duration,
    /// Time without a written presence among the nodes after which `/healthz` says so.
    pub absent: Duration,
    /// Pause before a background loop that has panicked is started again.
    pub restart: Duration,
    /// Longest wait for the answers under way when the program ends.
    pub closing: Duration,
    /// Time for which the HTTP front still takes interactions after `/healthz` has said that the program ends.
    pub leaving: Duration,
    /// Time after which a connection to the HTTP front on which nothing was answered is closed.
    pub front_silence: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            line: limits::WAIT_IN_LINE,
            deferred: limits::DEFER_AFTER,
            give_up: limits::GIVE_UP_AFTER,
            answer: limits::ANSWER_WITHIN,
            request: limits::REQUEST_WITHIN,
            silence: limits::GATEWAY_SILENCE,
            identify_first: limits::IDENTIFY_AGAIN_AFTER,
            identify_most: limits::IDENTIFY_AGAIN_WITHIN,
            unreached: limits::UNREACHED,
            absent: limits::ABSENT,
            restart: limits::RESTART_AFTER,
            closing: limits::ANSWERS_CLOSING,
            leaving: limits::LEAVING,
            front_silence: limits::FRONT_SILENCE,
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
            most_bytes: limits::MOST_BYTES,
            housekeeping: limits::HOUSEKEEPING,
            endpoint: None,
            emojis: false,
            shards: None,
        }
    }
}

impl Connection {
    /// Looks whether another base address is one.
    ///
    /// # Errors
    /// The address, if it is none.
    pub fn check_address(&self) -> Result<(), StartError> {
        let is_one =
            |api: &str| ["http://", "https://"].iter().any(|scheme| api.starts_with(scheme));
        match &self.api {
            Some(api) if !is_one(api) => Err(StartError::NoAddress { address: api.clone() }),
            _ => Ok(()),
        }
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

/// Error of starting the bot.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The token is not a bot's.
    #[error(
        "Discord refused the token. Copy it anew from the Bot page of your application at https://discord.com/developers/applications"
    )]
    TokenRefused,
    /// The base address is not an address.
    #[error(
        "NARABE_DISCORD_API is {address}, which is no address; one looks like http://127.0.0.1:9000"
    )]
    NoAddress {
        /// The setting's value.
        address: String,
    },
    /// Nothing answers there.
    #[error("nothing answers at {address}: {cause}. Check the network and try again")]
    Unreachable {
        /// The base address.
        address: String,
        /// The error below.
        cause: String,
    },
    /// It answers, but not as Discord does.
    #[error("{address} answers, but not as Discord does: {cause}")]
    Unexpected {
        /// The base address.
        address: String,
        /// Its answer.
        cause: String,
    },
    /// Discord asks for no request for so long.
    #[error("Discord asks to wait for {0:?}")]
    TooMany(Duration),
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
    /// The system does not let the HTTP front listen.
    #[error("--interactions cannot listen on {address}: {cause}")]
    Listen {
        /// The address.
        address: std::net::SocketAddr,
        /// The system's error.
        cause: std::io::Error,
    },
    /// Requests of this application will be signed by another key.
    #[error("NARABE_PUBLIC_KEY is another application's; that of this bot is {own}")]
    OtherKey {
        /// The application's own key.
        own: String,
    },
    /// The store did not answer.
    #[error(transparent)]
    Store(#[from] crate::store::StoreError),
}
