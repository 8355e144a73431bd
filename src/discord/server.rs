//! State that interactions, the outbox and the schedule share.

use super::answered_tokens::AnsweredTokens;
use super::connection::{Connection, Patience};
use super::game_locks::GameLocks;
use super::http::client::Rest;
use super::http::overrides::Page;
use super::identify_pace::IdentifyPace;
use super::lately::Lately;
use super::limits::AT_ONCE;
use super::living_tokens::LivingTokens;
use super::node::Node;
use super::old_edits::OldEdits;
use super::repeated_errors::RepeatedErrors;
use super::shards::Shards;
use super::supervision::Supervision;
use super::{permitted, private_threads};
use crate::app::{AT_WORK, Context};
use crate::store::{Millis, ShardRange};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Mutex as AsyncMutex, Notify, Semaphore, SemaphorePermit};

/// State of a running bot.
pub struct Server {
    app: Arc<Context>,
    rest: Rest,
    /// One permit for each interaction that is being answered; draining takes them all.
    pub(super) in_flight: Arc<Semaphore>,
    /// One permit for each piece of work of the app's, also of one whose interaction has been given up; the others wait for
    /// one in the order in which they came.
    pub(super) workers: Arc<Semaphore>,
    /// Wakes the outbox.
    pub(super) wake: Notify,
    /// Number of times that the message which shows a game was noted.
    pub(super) remembered: AtomicU64,
    pub(super) patience: Patience,
    /// Interval of housekeeping and checks, in real time.
    pub(super) housekeeping: Duration,
    /// The shards of the gateway's client, once there is one.
    shards: Mutex<Option<Arc<Shards>>>,
    /// Pauses after IDENTIFYs that failed.
    pub(super) identify_pace: IdentifyPace,
    /// Held while the outbox is worked off, so that the next holder finds everything done.
    pub(super) outbox: AsyncMutex<()>,
    /// Place of this process among the nodes.
    pub(super) node: Node,
    /// Held during a heartbeat: one that waited long must not overwrite a later one.
    pub(super) heartbeat: AsyncMutex<()>,
    /// Held while deadlines are fired, so that the next holder finds everything done.
    pub(super) deadlines: AsyncMutex<()>,
    /// The shards of this node; none: all that Discord recommends.
    pub(super) range: Option<ShardRange>,
    /// True if interactions arrive by the HTTP front; there are no shards then.
    has_front: bool,
    /// True if the application's emojis are uploaded.
    pub(super) has_emojis: bool,
    /// True once the program ends.
    leaving: AtomicBool,
    /// True once the outbox takes up no further task.
    closing: AtomicBool,
    /// The loops beside the interactions.
    pub(super) loops: Supervision,
    /// Locks of the games whose messages are being edited.
    pub(super) boards: GameLocks,
    /// Tokens through which messages can still be changed.
    pub(super) tokens: LivingTokens,
    /// Edits of old messages, of which Discord takes few.
    pub(super) old_edits: OldEdits,
    /// Tokens of interactions whose answers have arrived.
    pub(super) answered: AnsweredTokens,
    /// Settings of commands on servers' Integrations pages.
    pub(super) pages: Lately<Arc<Page>>,
    /// Private threads, and if the bot is in them.
    pub(super) threads: Lately<bool>,
    /// Errors that are logged once a minute.
    errors: RepeatedErrors,
}

impl Server {
    /// The state of a bot that has taken no interaction yet.
    pub fn new(app: Arc<Context>, rest: Rest, connection: &Connection) -> Self {
        let patience = connection.patience;
        Self {
            app,
            rest,
            in_flight: Arc::new(Semaphore::new(AT_ONCE as usize)),
            workers: Arc::new(Semaphore::new(AT_WORK)),
            wake: Notify::new(),
            remembered: AtomicU64::new(0),
            patience,
            housekeeping: connection.housekeeping,
            shards: Mutex::default(),
            identify_pace: IdentifyPace::new(patience.identify_first, patience.identify_most),
            outbox: AsyncMutex::new(()),
            node: Node::default(),
            heartbeat: AsyncMutex::default(),
            deadlines: AsyncMutex::default(),
            range: connection.shards,
            has_front: connection.endpoint.is_some(),
            has_emojis: connection.emojis,
            leaving: AtomicBool::new(false),
            closing: AtomicBool::new(false),
            loops: Supervision::default(),
            boards: GameLocks::default(),
            tokens: LivingTokens::default(),
            old_edits: OldEdits::default(),
            answered: AnsweredTokens::default(),
            pages: Lately::new(permitted::KEPT_MS),
            threads: Lately::new(private_threads::KEPT_MS),
            errors: RepeatedErrors::default(),
        }
    }

    /// The app that the bot serves.
    pub fn app(&self) -> &Context {
        &self.app
    }

    /// The app, to be kept by a task of its own.
    pub fn shared_app(&self) -> Arc<Context> {
        Arc::clone(&self.app)
    }

    /// The connection to the REST API.
    pub fn rest(&self) -> &Rest {
        &self.rest
    }

    /// Number of interactions that are being answered.
    pub fn at_work(&self) -> usize {
        (AT_ONCE as usize).saturating_sub(self.in_flight.available_permits())
    }

    /// True if people can play: enough shards are connected, with whichever node, and requests are answered.
    pub async fn is_reached(&self) -> bool {
        self.are_interactions_heard().await && self.rest.is_reached().await
    }

    /// True if enough shards are connected, with whichever node, or interactions arrive by the HTTP front.
    pub async fn are_interactions_heard(&self) -> bool {
        let Some(shards) = self.shards() else { return self.has_front };
        let range = shards.range();
        range.is_whole() && shards.are_reached().await
            || self.node.are_enough_connected(range.total as usize)
    }

    /// True if this node hears of interactions, by enough of its shards or by the HTTP front.
    pub async fn is_connected(&self) -> bool {
        match self.shards() {
            Some(shards) => shards.are_reached().await,
            None => self.has_front,
        }
    }

    /// True once the program ends, while it may still take interactions.
    pub fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Relaxed)
    }

    /// Lets `/healthz` say that the program ends.
    pub fn leave(&self) {
        self.leaving.store(true, Ordering::Relaxed);
    }

    /// The shards of the gateway's client, once there is one.
    pub fn shards(&self) -> Option<Arc<Shards>> {
        self.shards.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Takes the shards of a new client for those of the one before.
    pub fn set_shards(&self, shards: Arc<Shards>) {
        *self.shards.lock().unwrap_or_else(PoisonError::into_inner) = Some(shards);
    }

    /// Returns the time (ms) for which Discord was silent though the connection seemed to stand.
    pub fn unheard_for(&self) -> Millis {
        let unheard = self.shards().map_or(Duration::ZERO, |shards| shards.unheard_for());
        unheard.as_millis() as Millis
    }

    /// Waits until no interaction is being answered; none is taken while the guard is held.
    pub async fn idle(&self) -> Option<SemaphorePermit<'_>> {
        self.in_flight.acquire_many(AT_ONCE).await.ok()
    }

    /// True once the outbox takes up no further task.
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// Lets the outbox take up no further task, and those under way wait for nothing: they are put off.
    pub fn stop_outbox(&self) {
        self.closing.store(true, Ordering::Relaxed);
        self.rest.stop_waiting();
    }

    /// Logs the error of some work: at once if the work succeeded before, else once a minute.
    pub fn or_log<E: std::fmt::Display>(&self, what: &'static str, done: Result<(), E>) {
        self.errors.log(what, done);
    }
}
