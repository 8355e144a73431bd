//! The world behind the playground: one lock around the state, a signal at every change, and what tests may look at.

mod state;
mod wait;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::{broadcast, watch};

use super::events::Event;
use super::inspect::{Inspector, Refusal};
use super::journal::{Journal, Past};
use super::message::Message;
use crate::clock::Clock;

pub(super) use self::state::State;
pub use self::state::{Emoji, Ping};
pub use self::wait::InVain;

/// Number of events that a slow page may lag behind before it has to reload.
const EVENT_BUFFER: usize = 1_024;

/// A handle to the world; clones mean the same world.
#[derive(Clone)]
pub struct World(pub(super) Arc<Shared>);

/// The parts of a world that its handles share.
pub(super) struct Shared {
    state: Mutex<State>,
    changed: watch::Sender<u64>,
    pub(super) events: broadcast::Sender<Arc<Event>>,
    pub(super) token: String,
    pub(super) inspectors: Vec<Inspector>,
    pub(super) patience: Duration,
    pub(super) heartbeat: Duration,
}

/// Parameters of a new world.
pub(super) struct Origin {
    pub(super) clock: Arc<dyn Clock>,
    pub(super) token: String,
    pub(super) inspectors: Vec<Inspector>,
    pub(super) patience: Duration,
    pub(super) heartbeat: Duration,
    pub(super) global_limit: Option<usize>,
    pub(super) shards: u32,
    pub(super) journal: Journal,
    pub(super) past: Past,
}

impl World {
    pub(super) fn new(origin: Origin) -> Self {
        let Origin { clock, token, inspectors, patience, heartbeat, .. } = origin;
        let Origin { global_limit, shards, journal, past, .. } = origin;
        let mut state = State::new(clock, journal, past);
        state.limit.most = global_limit;
        state.shards = shards;
        let shared = Shared {
            state: Mutex::new(state),
            changed: watch::Sender::new(0),
            events: broadcast::Sender::new(EVENT_BUFFER),
            token,
            inspectors,
            patience,
            heartbeat,
        };
        Self(Arc::new(shared))
    }

    /// Locks the state, for reading. Never held across an await.
    pub(super) fn look(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the state, then wakes all who wait.
    pub(super) fn change<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        let (out, events) = {
            let mut state = self.look();
            let out = change(&mut state);
            (out, std::mem::take(&mut state.events))
        };
        for event in events {
            // Without an open page there is no receiver, which is no error.
            let _ = self.0.events.send(Arc::new(event));
        }
        self.0.changed.send_modify(|count| *count += 1);
        out
    }

    /// Waits until `seen` finds something, and returns it. `what` names it for the error.
    pub(super) async fn until<T>(
        &self,
        what: &str,
        mut seen: impl FnMut(&State) -> Option<T>,
    ) -> Result<T, InVain> {
        let mut changes = self.0.changed.subscribe();
        let waiting = async {
            loop {
                if let Some(found) = seen(&self.look()) {
                    return found;
                }
                // The sender lives in `self`, so this cannot fail while we wait.
                let _ = changes.changed().await;
            }
        };
        let guard = self.0.patience;
        tokio::time::timeout(guard, waiting).await.map_err(|_| InVain::new(what, guard))
    }

    /// Returns the address under which everything is served, such as `http://127.0.0.1:8080`.
    pub fn base(&self) -> String {
        self.look().base.clone()
    }

    /// Returns a message, if it exists.
    pub fn message(&self, id: u64) -> Option<Message> {
        self.look().messages.get(&id).cloned()
    }

    /// Returns the commands that the bot has registered, as Discord would list them.
    pub fn commands(&self) -> Vec<Value> {
        self.look().commands.clone()
    }

    /// Returns the emojis of the bot's application by their ids.
    pub fn emojis(&self) -> BTreeMap<u64, Emoji> {
        self.look().emojis.clone()
    }

    /// Returns the requests that broke Discord's rules or a test's. Tests assert that there are none.
    pub fn refusals(&self) -> Vec<Refusal> {
        self.look().refusals.clone()
    }

    /// Returns the number of requests refused so far because there were too many in a second.
    pub fn too_many(&self) -> u64 {
        self.look().limit.refused
    }

    /// Returns the most requests of the bot within a second so far, those through interactions aside.
    pub fn most_in_a_second(&self) -> usize {
        self.look().limit.most_taken
    }

    /// Returns the number of requests that Discord would count as invalid so far: those answered
    /// with 401, 403 or 429.
    /// <https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans>
    pub fn invalid(&self) -> u64 {
        self.look().invalid
    }

    /// Returns the number of requests so far that did not say which program sends them, which Discord may block.
    /// <https://discord.com/developers/docs/reference#user-agent>
    pub fn nameless(&self) -> u64 {
        self.look().nameless
    }

    /// Returns the number of requests sent to the API so far.
    pub fn requests(&self) -> u64 {
        self.look().requests
    }

    /// Returns the number of requests so far that count against the limit of 50 a second, GET aside.
    pub fn paced(&self) -> u64 {
        self.look().paced
    }

    /// True if the bot is connected to the gateway with all its shards and has registered commands.
    pub fn is_bot_ready(&self) -> bool {
        self.look().is_ready()
    }

    /// Waits until the bot is connected to the gateway with all its shards and has registered commands.
    ///
    /// # Errors
    /// When that does not happen within the guard time.
    pub async fn bot_is_ready(&self) -> Result<(), InVain> {
        let ready = |state: &State| state.is_ready().then_some(());
        self.until("the bot to connect and register its commands", ready).await
    }

    /// Returns the number of times the bot has connected to the gateway so far, by a new session or
    /// an old one.
    pub fn connections(&self) -> u64 {
        self.look().sessions.connected
    }

    /// Returns the number of IDENTIFYs that the gateway got so far, also of those without an answer.
    pub fn identifies(&self) -> u64 {
        self.look().sessions.identifies
    }

    /// Returns the number of the gateway's messages that were sent compressed so far.
    pub fn compressed(&self) -> u64 {
        self.look().sessions.compressed
    }

    /// Waits until the bot has connected again after so many times, with all its shards.
    ///
    /// # Errors
    /// When that does not happen within the guard time.
    pub async fn bot_is_back(&self, after: u64) -> Result<(), InVain> {
        let back =
            |state: &State| (state.sessions.connected > after && state.is_ready()).then_some(());
        self.until("the bot to come back", back).await
    }

    /// Waits until no shard of the bot is connected any more, as after its process was killed.
    ///
    /// # Errors
    /// When that does not happen within the guard time.
    pub async fn bot_is_gone(&self) -> Result<(), InVain> {
        let gone = |state: &State| state.sessions.none_connected().then_some(());
        self.until("the bot to hang up", gone).await
    }

    /// Waits until every connection is closed, as after the bot's process was killed: each request that it had sent is
    /// carried out by then, or never will be. An open page keeps it waiting.
    ///
    /// # Errors
    /// When that does not happen within the guard time.
    pub async fn connections_are_closed(&self) -> Result<(), InVain> {
        let closed = |state: &State| (state.wires == 0).then_some(());
        self.until("all connections to be closed", closed).await
    }
}
