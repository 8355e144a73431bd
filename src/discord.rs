//! The one adapter to Discord: the only module that names serenity.
//!
//! Interactions come in over the gateway (`read`), are answered by the app, and go back over REST (`write`,
//! `rest`). What must happen beside the answer is done by the `outbox`.

mod budget;
mod custom_id;
mod files;
mod limits;
mod outbox;
mod read;
mod register;
mod rest;
mod serve;
mod turnstile;
mod watch;
mod write;

use crate::app;
use crate::metrics::Metrics;
pub use custom_id::CustomId;
pub use register::commands;
use rest::Rest;
use serenity::all::{
    ClientBuilder, Context, EventHandler, GatewayIntents, Interaction, ShardManager,
};
use serve::Server;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::task::JoinHandle;
use tracing::Instrument;
pub use watch::Watch;

/// Whether a line or span of the log can be written without thinking of secrets. Below warnings the client's libraries
/// print whatever they carry, interactions' tokens among it; the websocket does so in its warnings too.
pub fn is_discreet(target: &str, level: tracing::Level) -> bool {
    let most = match target {
        target if target.starts_with("serenity::gateway::ws") => tracing::Level::ERROR,
        target if target.starts_with("serenity") || target.starts_with("tungstenite") => {
            tracing::Level::WARN
        }
        _ => tracing::Level::TRACE,
    };
    level <= most
}

/// Whether an interaction, in the JSON of Discord's gateway, asks for something that this bot knows.
pub fn is_understood(json: &[u8]) -> bool {
    let interaction = serde_json::from_slice(json);
    interaction.is_ok_and(|interaction| serve::request(&interaction).is_some())
}

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
        let (patience, metrics) = (Patience::default(), Arc::default());
        Self { token, api, patience, metrics, most_invalid: limits::MOST_INVALID }
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

/// A bot that is connected to Discord.
pub struct Bot {
    server: Arc<Server>,
    shards: Arc<ShardManager>,
    /// None once it has ended.
    gateway: Option<JoinHandle<Result<(), serenity::Error>>>,
    ticker: JoinHandle<()>,
}

impl Bot {
    /// Connects: checks the token, registers the commands if they changed, opens the gateway.
    ///
    /// # Errors
    /// One sentence that says what to do about it.
    pub async fn start(app: Arc<app::Context>, connection: Connection) -> Result<Self, StartError> {
        let rest = Rest::connect(&connection).await?;
        register::register_if_changed(&rest, app.store()).await?;
        let gateway_address = rest.gateway().await?;
        let server = Arc::new(Server::new(app, rest, connection.patience));
        let handler = Handler { server: Arc::downgrade(&server) };
        let mut client =
            ClientBuilder::new_with_http(server.rest().new_http(), GatewayIntents::empty())
                .event_handler(handler)
                .await
                .map_err(|cause| unexpected(&connection, &cause))?;
        // The builder asks for the address too, and falls back to Discord's when that fails; what was asked and checked
        // above is what counts.
        client.ws_url.lock().await.clone_from(&gateway_address);
        let shards = Arc::clone(&client.shard_manager);
        // What fell due while nothing ran is given its time back before anybody can press a button.
        outbox::beat(&server).await;
        let _ = server.shards.set(Arc::clone(&shards));
        let gateway = Some(tokio::spawn(async move { client.start_autosharded().await }));
        let ticker = tokio::spawn(outbox::keep_going(Arc::clone(&server)));
        Ok(Self { server, shards, gateway, ticker })
    }

    /// Waits until the gateway closes for good, which it does only on a fault.
    ///
    /// # Errors
    /// Why it closed.
    pub async fn closed(&mut self) -> Result<(), String> {
        let Some(gateway) = &mut self.gateway else { return Ok(()) };
        let closed = gateway.await;
        self.gateway = None;
        match closed {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(error.to_string()),
            Err(panic) => Err(panic.to_string()),
        }
    }

    /// A look at it while it runs.
    pub fn watch(&self) -> Watch {
        let metrics = Arc::clone(self.server.rest().metrics());
        Watch {
            server: Arc::downgrade(&self.server),
            shards: Arc::downgrade(&self.shards),
            metrics,
        }
    }

    /// Whether people can play: the gateway is connected, and Discord answers.
    pub async fn is_reached(&self) -> bool {
        self.server.is_reached().await
    }

    /// Sees everything through that was taken, then does what is due: expired challenges and the outbox. A running bot
    /// does so by itself every second; this is for whoever moves the clock by hand.
    pub async fn tick(&self) {
        drop(self.server.idle().await);
        outbox::tick(&self.server).await;
    }

    /// Forgets what is no longer needed, finds out who has left, and looks once a day whether the bot is still in its
    /// servers. A running bot does so by itself every minute; this is for whoever moves the clock by hand.
    pub async fn sweep(&self) {
        outbox::sweep(&self.server).await;
    }

    /// Takes no further interaction, answers those that were taken, and lets the connection go.
    pub async fn drain(self) {
        self.server.close().await;
        self.shards.shutdown_all().await;
        // A shard that is still connecting has nobody to tell it; the answers have gone out, so it may be cut off.
        for task in
            self.gateway.iter().map(JoinHandle::abort_handle).chain([self.ticker.abort_handle()])
        {
            task.abort();
        }
        if let Some(gateway) = self.gateway {
            let _ = gateway.await;
        }
        let _ = self.ticker.await;
    }
}

fn unexpected(connection: &Connection, cause: &dyn std::fmt::Display) -> StartError {
    let address = connection.api.clone().unwrap_or_else(|| limits::DISCORD.to_owned());
    StartError::Unexpected { address, cause: cause.to_string() }
}

/// What serenity holds on to, for longer than the bot lives; so it does not keep the server alive.
struct Handler {
    server: Weak<Server>,
}

#[serenity::async_trait]
impl EventHandler for Handler {
    async fn interaction_create(&self, _context: Context, interaction: Interaction) {
        if let Some(server) = self.server.upgrade() {
            let span = watch::arrived(server.rest().metrics(), &interaction);
            server.take(interaction).instrument(span).await;
        }
    }
}
