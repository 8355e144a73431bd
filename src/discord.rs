//! The one adapter to Discord: the only module that names serenity.
//!
//! | where | what |
//! | --- | --- |
//! | `connection`, `limits` | settings, errors of starting, Discord's limits |
//! | `server` | the state that everything here shares |
//! | `gateway`, `shards`, `identify_pace` | the connection by which interactions arrive, and the watch over it |
//! | `front`, `signature` | the signed requests by which they arrive in place of the gateway |
//! | `interaction`, `read`, `message_menu` | an interaction's JSON, and the request that it makes |
//! | `interactions`, `write`, `layout`, `forms`, `custom_id` | an interaction from its arrival to its answer |
//! | `asked` | questions to Discord on which an answer waits |
//! | `permitted` | commands given to people by a server's Integrations page |
//! | `private_threads` | private threads that the bot was not added to |
//! | `roles`, `role_reach` | roles that the bot gives; those that it cannot give |
//! | `unreadable` | interactions that cannot be read |
//! | `outbox`, `direct`, `events` | the worker of the tasks that steps have enqueued; direct messages; messages that show leagues and tournaments |
//! | `greeting` | the greeting to a server that has just added the bot |
//! | `node`, `fitness` | this process among those that share a database, one of which leads; whether it is fit to lead |
//! | `schedule`, `supervision` | the loops: presence, heartbeat, deadlines, outbox, housekeeping, checks, puzzles; and their restart after a panic |
//! | `game_locks` | locks of games, so that one task at a time edits a game's messages |
//! | `living_tokens` | interaction tokens through which messages can still be changed |
//! | `old_edits` | edits of messages that are older than an hour, of which Discord takes few |
//! | `answered_tokens` | interaction tokens whose answers have arrived |
//! | `repeated_errors` | errors that are logged once a minute |
//! | `http` | requests to the REST API, and their limits |
//! | `register`, `set_up` | the registration of commands; the setting up of an application |
//! | `emojis` | the application's own emojis |
//! | `watch` | the operators' view |

mod answered_tokens;
mod asked;
mod connection;
mod custom_id;
mod direct;
mod emojis;
mod events;
mod fitness;
mod forms;
mod front;
mod game_locks;
mod gateway;
mod greeting;
mod http;
mod identify_pace;
mod interaction;
mod interactions;
mod lately;
mod layout;
mod limits;
mod living_tokens;
mod message_menu;
mod node;
mod old_edits;
mod outbox;
mod permitted;
mod private_threads;
mod read;
mod register;
mod repeated_errors;
mod role_reach;
mod roles;
mod schedule;
mod server;
mod set_up;
mod shards;
mod signature;
mod supervision;
mod unreadable;
mod watch;
mod write;

use crate::app;
pub use connection::{Connection, Patience, StartError};
pub use custom_id::CustomId;
pub use front::Endpoint;
use front::Front;
use http::client::Rest;
use interaction::Interaction;
use limits::{LEAST_WAIT, LONGEST_PAUSE, SHARDS_CLOSE_WITHIN};
pub use register::commands;
use server::Server;
pub use set_up::{Events, SetUp, set_up};
pub use signature::PublicKey;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
pub use watch::Watch;

/// Filter for serenity's shards, which warn of the close frame that no one waits for whenever the program ends. A
/// connection that is lost is logged by `gateway`.
pub const LOG: &str = "serenity::gateway::bridge::shard_runner=error";

/// Libraries that print whatever they carry.
const CLIENTS: [&str; 3] = ["serenity", "tungstenite", "tokio_postgres"];

/// True if a line or span of the log cannot carry a secret. Below warnings the libraries of the clients, of Discord and of
/// PostgreSQL, print whatever they carry, interactions' tokens among it; the websocket does so in its warnings too.
pub fn is_discreet(target: &str, level: tracing::Level) -> bool {
    let most = match target {
        target if target.starts_with("serenity::gateway::ws") => tracing::Level::ERROR,
        target if CLIENTS.iter().any(|client| target.starts_with(client)) => tracing::Level::WARN,
        _ => tracing::Level::TRACE,
    };
    level <= most
}

/// True if an interaction, in the JSON of Discord's gateway, is one that this bot knows.
pub fn is_understood(json: &[u8]) -> bool {
    let Ok(json) = serde_json::from_slice(json) else { return false };
    Interaction::read(&json).is_ok_and(|interaction| read::request(&interaction).is_some())
}

/// True if a request to the HTTP front can be read: in its headers a signature and a time, in its body an interaction to be
/// answered or an event. Whether Discord has signed it is another question.
pub fn is_readable(headers: &[(&[u8], &[u8])], body: &[u8]) -> bool {
    front::is_readable(headers, body)
}

/// Asks again for as long as Discord asks to wait, and after twice the pause before: a program that ended instead would be
/// started again, and ask sooner.
async fn patiently<T, F: Future<Output = Result<T, StartError>>>(
    ask: impl Fn() -> F,
) -> Result<T, StartError> {
    let mut pause = Duration::ZERO;
    loop {
        match ask().await {
            Err(StartError::TooMany(wait)) => {
                pause = longer(pause, wait);
                tracing::warn!("Discord answers 429 at the start; asking again in {pause:?}");
                sleep(pause).await;
            }
            asked => return asked,
        }
    }
}

/// Returns the pause after a 429 that asks for so long, after a pause before: a ban names no time, and lasts the longer the
/// more is sent.
fn longer(before: Duration, asked: Duration) -> Duration {
    (before * 2).clamp(LEAST_WAIT, LONGEST_PAUSE).max(asked)
}

/// Connects to Discord's REST interface, which takes the token, and the key of an HTTP front.
async fn connected(connection: &Connection) -> Result<Rest, StartError> {
    let rest = patiently(|| Rest::connect(connection)).await?;
    if let Some(endpoint) = &connection.endpoint {
        rest.check_key(&endpoint.key)?;
    }
    Ok(rest)
}

/// A bot that is connected to Discord.
pub struct Bot {
    server: Arc<Server>,
    /// `None` once it has ended, and with a front.
    gateway: Option<JoinHandle<Result<(), String>>>,
    front: Option<Front>,
    loops: Vec<JoinHandle<()>>,
}

impl Bot {
    /// Checks that Discord takes the token and the key, as a start does.
    ///
    /// # Errors
    /// One sentence that says what to do about it.
    pub async fn check(connection: &Connection) -> Result<(), StartError> {
        connected(connection).await.map(drop)
    }

    /// Connects: checks the token, registers the commands if they changed, opens the gateway or the HTTP front.
    ///
    /// # Errors
    /// One sentence that says what to do about it.
    pub async fn start(app: Arc<app::Context>, connection: Connection) -> Result<Self, StartError> {
        let rest = connected(&connection).await?;
        let server = Arc::new(Server::new(app, rest, &connection));
        node::stand(&server).await;
        patiently(|| node::begin(&server)).await?;
        let gateway = match connection.endpoint {
            None => Some(patiently(|| server.rest().gateway()).await?),
            Some(_) => None,
        };
        // The tasks of a process that was ended need not wait until their claims run out.
        server.app().store().release_claims().await?;
        // Turns that fell due while nothing ran are given their time back before a button can be pressed.
        schedule::first_beat(&server).await;
        let front = match &connection.endpoint {
            Some(endpoint) => Some(Front::start(&server, endpoint).await?),
            None => None,
        };
        let run = |gateway| tokio::spawn(gateway::run(Arc::clone(&server), gateway));
        let gateway = gateway.map(run);
        let mut loops = schedule::start(&server);
        if connection.emojis {
            let server = Arc::clone(&server);
            loops.push(tokio::spawn(async move { emojis::keep(&server).await }));
        }
        Ok(Self { server, gateway, front, loops })
    }

    /// Returns the address of the HTTP front, if interactions arrive there.
    pub fn interactions_address(&self) -> Option<SocketAddr> {
        self.front.as_ref().map(Front::address)
    }

    /// Waits until the gateway closes for good, which it does only on a fault; an HTTP front never does.
    ///
    /// # Errors
    /// The reason of the close.
    pub async fn closed(&mut self) -> Result<(), String> {
        if self.front.is_some() {
            std::future::pending::<()>().await;
        }
        let Some(gateway) = &mut self.gateway else { return Ok(()) };
        let closed = gateway.await;
        self.gateway = None;
        match closed {
            Ok(closed) => closed,
            Err(panic) => Err(panic.to_string()),
        }
    }

    /// Returns a view of the bot for operators.
    pub fn watch(&self) -> Watch {
        let metrics = Arc::clone(self.server.rest().metrics());
        Watch { server: Arc::downgrade(&self.server), metrics }
    }

    /// True if people can play: enough shards are connected, and Discord answers.
    pub async fn is_reached(&self) -> bool {
        self.server.is_reached().await
    }

    /// Waits for the interactions under way, then does what is due: deadlines and the outbox. A running bot
    /// does so by itself every second; this is for tests that move the clock by hand.
    pub async fn tick(&self) {
        drop(self.server.idle().await);
        schedule::tick(&self.server).await;
    }

    /// Does housekeeping, checks which members have left, and once a day in which servers the bot still is. A running
    /// bot does so by itself every minute; this is for tests that move the clock by hand.
    pub async fn sweep(&self) {
        schedule::housekeeping(&self.server).await;
    }

    /// Uploads the emojis that are missing or have changed. A running bot does so by itself at its start; this is for
    /// tests.
    ///
    /// # Errors
    /// The sentence of the request that failed; what was uploaded before it is used.
    pub async fn bring_emojis_up_to_date(&self) -> Result<(), String> {
        let brought = emojis::bring_up_to_date(&self.server).await;
        brought.map(drop).map_err(|failure| failure.to_string())
    }

    /// Takes no further interaction, answers those that were taken, and closes the connection. An HTTP front still takes
    /// interactions for a while after `/healthz` has said that the program ends, so that none goes to a closed port.
    pub async fn drain(mut self) {
        self.server.leave();
        if let Some(front) = self.front.take() {
            sleep(self.server.patience.leaving).await;
            front.close().await;
        }
        schedule::close(&self.server).await;
        if let Some(shards) = self.server.shards() {
            let _ = timeout(SHARDS_CLOSE_WITHIN, shards.shut_down()).await;
        }
        // A shard that is still connecting takes no order; the answers have gone out, so it may be cut off.
        self.cut_off();
        if let Some(gateway) = self.gateway.take() {
            let _ = gateway.await;
        }
        for task in std::mem::take(&mut self.loops) {
            let _ = task.await;
        }
        schedule::release_claims(&self.server).await;
    }

    fn cut_off(&self) {
        self.gateway.iter().for_each(JoinHandle::abort);
        self.loops.iter().for_each(JoinHandle::abort);
    }
}

/// A bot that is dropped is cut off: it does not connect again, nor work the outbox off.
impl Drop for Bot {
    fn drop(&mut self) {
        self.cut_off();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_asks_less_and_less_often() {
        let pauses = |asked: Duration, number| {
            let mut pause = Duration::ZERO;
            let mut next = || {
                pause = longer(pause, asked);
                pause.as_millis()
            };
            (0..number).map(|_| next()).collect::<Vec<_>>()
        };
        assert_eq!(pauses(Duration::ZERO, 4), [100, 200, 400, 800]);
        let minute = Duration::from_secs(60);
        assert_eq!(pauses(minute, 6), [60_000, 120_000, 240_000, 480_000, 600_000, 600_000]);
        let hour = 60 * minute;
        assert_eq!(pauses(hour, 2), [3_600_000; 2]);
    }
}
