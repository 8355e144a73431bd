//! The one adapter to Discord: the only module that names serenity.
//!
//! Interactions come in over the gateway (`read`), are answered by the app, and go back over REST (`write`,
//! `rest`). What must happen beside the answer is done by the `outbox`.

mod connection;
mod custom_id;
mod http;
mod interactions;
mod limits;
mod outbox;
mod read;
mod register;
mod schedule;
mod server;
mod shards;
mod watch;
mod write;

use crate::app;
pub use connection::{Connection, Patience, StartError};
pub use custom_id::CustomId;
use limits::SHARDS_CLOSE_WITHIN;
pub use register::commands;
use http::client::Rest;
use serenity::all::{
    Client, ClientBuilder, Context, EventHandler, GatewayIntents, Interaction,
};
use server::Server;
use shards::Shards;
use std::sync::{Arc, Weak};
use tokio::task::JoinHandle;
use tokio::time::timeout;
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
    interaction.is_ok_and(|interaction| interactions::request(&interaction).is_some())
}

/// A bot that is connected to Discord.
pub struct Bot {
    server: Arc<Server>,
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
        let gateway = rest.gateway().await?;
        let server = Arc::new(Server::new(app, rest, &connection));
        let mut client = client(&server, &gateway.url)
            .await
            .map_err(|cause| connection.unexpected(cause.to_string()))?;
        // What fell due while nothing ran is given its time back before anybody can press a button.
        schedule::beat(&server).await;
        let shards = Shards::new(gateway.shards, Arc::clone(&client.shard_manager));
        let _ = server.shards.set(shards);
        let gateway = tokio::spawn(async move { client.start_shards(gateway.shards).await });
        let ticker = tokio::spawn(schedule::keep_going(Arc::clone(&server)));
        Ok(Self { server, gateway: Some(gateway), ticker })
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
        Watch { server: Arc::downgrade(&self.server), metrics }
    }

    /// Whether people can play: the gateway is connected, and Discord answers.
    pub async fn is_reached(&self) -> bool {
        self.server.is_reached().await
    }

    /// Sees everything through that was taken, then does what is due: expired challenges and the outbox. A running bot
    /// does so by itself every second; this is for whoever moves the clock by hand.
    pub async fn tick(&self) {
        drop(self.server.idle().await);
        schedule::tick(&self.server).await;
    }

    /// Forgets what is no longer needed, finds out who has left, and looks once a day whether the bot is still in its
    /// servers. A running bot does so by itself every minute; this is for whoever moves the clock by hand.
    pub async fn sweep(&self) {
        schedule::housekeeping(&self.server).await;
    }

    /// Takes no further interaction, answers those that were taken, and lets the connection go.
    pub async fn drain(self) {
        schedule::close(&self.server).await;
        if let Some(shards) = self.server.shards.get() {
            let _ = timeout(SHARDS_CLOSE_WITHIN, shards.shut_down()).await;
        }
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

/// Makes the client of the gateway, which goes to this address.
async fn client(server: &Arc<Server>, gateway: &str) -> Result<Client, serenity::Error> {
    let handler = Handler { server: Arc::downgrade(server) };
    let http = server.rest().new_http();
    let client = ClientBuilder::new_with_http(http, GatewayIntents::empty())
        .event_handler(handler)
        .await?;
    // The builder asks for the address too, and falls back to Discord's when that fails; what was asked and checked
    // before is what counts.
    gateway.clone_into(&mut *client.ws_url.lock().await);
    Ok(client)
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
            interactions::take(&server, interaction).instrument(span).await;
        }
    }
}
