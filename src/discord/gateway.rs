//! The connection to the gateway, and the watch over it.
//!
//! Serenity's client waits without end for a handshake, a Hello or a session that never comes, and its tasks cannot be
//! ended one by one. So each client has a runtime of its own, which is shut down as a whole when nothing is heard of most of
//! its shards for too long; then a new client is made. Few late shards are connected anew by themselves. Interactions run in
//! the program's runtime and outlive the client.

use super::http::endpoints::Gateway;
use super::interactions;
use super::server::Server;
use super::shards::{Overdue, Shards};
use serenity::all::{
    Client, ClientBuilder, ConnectionStage, Context, Event, EventHandler, GatewayIntents,
    RawEventHandler, ShardId, ShardStageUpdateEvent,
};
use std::future::IntoFuture;
use std::ops::ControlFlow;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::{Mutex, OwnedMutexGuard, oneshot};
use tokio::time::sleep;

/// Longest time between two looks at the connection.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// The name under which `shims/tokio-tungstenite` hands on Discord's `INTERACTION_CREATE`: serenity has no type for an
/// event of that name, and gives its JSON.
const RAW_INTERACTION: &str = "RAW_INTERACTION_CREATE";

/// The name of the event by which it tells of an IDENTIFY: serenity tells of none.
const RAW_IDENTIFY: &str = "RAW_IDENTIFY";

/// Longest wait before Discord is asked again how many sessions may be begun.
const ASK_AGAIN: Duration = Duration::from_secs(300);

/// Number of IDENTIFYs in a row without a session after which Discord is asked how many shards it recommends: it closes
/// those of a bot with too many servers for its shards (4011), of which serenity says nothing.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes>
const ASK_SHARDS_AFTER: u32 = 3;

/// Keeps the gateway connected until it closes for good, which it does when the bot ends or on a fault that no new
/// client mends.
///
/// # Errors
/// The reason of the close.
pub async fn run(server: Arc<Server>, mut gateway: Gateway) -> Result<(), String> {
    loop {
        gateway = await_allowance(&server, gateway).await;
        let mut connection = Connection::open(&server, &gateway).await?;
        let overdue = match connection.watch(&server).await {
            ControlFlow::Break(closed) => return closed,
            ControlFlow::Continue(overdue) => overdue,
        };
        tracing::warn!("a new connection to the gateway is made: {overdue}");
        server.rest().metrics().gateway.count("event", "given-up");
        let shards = Arc::clone(&connection.shards);
        shards.give_up();
        drop(connection);
        shards.shorten_pauses(&server.identify_pace);
        gateway = ask(&server, gateway).await;
    }
}

/// Waits until Discord takes as many IDENTIFYs as this node has shards.
async fn await_allowance(server: &Server, mut gateway: Gateway) -> Gateway {
    while gateway.remaining < gateway.range(server.range).count() {
        let wait = gateway.reset_after.clamp(server.patience.identify_first, ASK_AGAIN);
        let remaining = gateway.remaining;
        tracing::error!("Discord takes {remaining} more sessions of the gateway; waiting {wait:?}");
        server.rest().metrics().gateway.count("event", "no-allowance");
        sleep(wait).await;
        gateway = ask(server, gateway).await;
    }
    gateway
}

/// Asks anew for the gateway; what is known stays true where Discord does not say.
async fn ask(server: &Server, known: Gateway) -> Gateway {
    server.rest().gateway().await.unwrap_or_else(|error| {
        tracing::warn!("{error}");
        known
    })
}

/// One client of the gateway, with all its shards.
struct Connection {
    shards: Arc<Shards>,
    /// The address to which serenity connects. It takes this lock before each connection, so that none is begun while it
    /// is held here.
    address: Arc<Mutex<String>>,
    /// That lock, while connections are held back.
    held: Option<OwnedMutexGuard<String>>,
    /// Number of IDENTIFYs in a row without a session when Discord was last asked for the number of shards.
    refused: u32,
    closed: oneshot::Receiver<Result<(), String>>,
    /// Taken when this is dropped.
    runtime: Option<Runtime>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Connection {
    /// Begins to connect.
    async fn open(server: &Arc<Server>, gateway: &Gateway) -> Result<Self, String> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("gateway")
            .enable_all()
            .build()
            .map_err(|error| error.to_string())?;
        let http = server.rest().new_http();
        let handler = Handler { server: Arc::downgrade(server), program: Handle::current() };
        let build = ClientBuilder::new_with_http(http, GatewayIntents::empty())
            .raw_event_handler(handler.clone())
            .event_handler(handler);
        // The client's tasks begin in the runtime in which it is built.
        let built = runtime.spawn(build.into_future()).await;
        let mut client: Client =
            built.map_err(|panic| panic.to_string())?.map_err(|error| error.to_string())?;
        // The builder asks for the address too, and falls back to Discord's when that fails; what was asked and checked
        // before is what counts.
        gateway.url.clone_into(&mut *client.ws_url.lock().await);
        let (manager, address) = (Arc::clone(&client.shard_manager), Arc::clone(&client.ws_url));
        let range = gateway.range(server.range);
        let shards = Shards::new(range, manager, server.patience.silence);
        let shards = Arc::new(shards);
        server.set_shards(Arc::clone(&shards));
        let (close, closed) = oneshot::channel();
        let held = hold_back(server, &address, None).await;
        runtime.spawn(async move {
            // Serenity takes the end of this range for the last shard.
            let closed = client.start_shard_range(range.first..range.last, range.total).await;
            let closed = closed.map_err(|error| error.to_string());
            // The receiver is gone when the bot ends.
            let _ = close.send(closed);
        });
        let refused = server.identify_pace.in_a_row();
        Ok(Self { shards, address, held, refused, closed, runtime: Some(runtime) })
    }

    /// Waits until this client is to be given up, or has closed for good. Meanwhile new connections are held back where
    /// IDENTIFYs have failed.
    async fn watch(&mut self, server: &Server) -> ControlFlow<Result<(), String>, Overdue> {
        loop {
            let held = self.held.take();
            self.held = hold_back(server, &self.address, held).await;
            if let Some(overdue) = self.overdue(server).await {
                return ControlFlow::Continue(overdue);
            }
            tokio::select! {
                closed = &mut self.closed => {
                    return ControlFlow::Break(closed.unwrap_or_else(|_| Err("a panic".to_owned())));
                }
                () = sleep(LOOK_EVERY.min(server.patience.silence / 4)) => {}
            }
        }
    }

    /// Returns the reason why this client is to be given up, if there is one.
    async fn overdue(&mut self, server: &Server) -> Option<Overdue> {
        let overdue = self.shards.overdue(&server.identify_pace, self.held.is_some()).await;
        if overdue.is_none() && self.is_outgrown(server).await {
            return Some(Overdue::Outgrown);
        }
        overdue
    }

    /// True if Discord refuses sessions and recommends more shards than this client has. It is asked once for so many
    /// refusals.
    async fn is_outgrown(&mut self, server: &Server) -> bool {
        let refused = server.identify_pace.in_a_row();
        self.refused = self.refused.min(refused);
        if refused < self.refused + ASK_SHARDS_AFTER {
            return false;
        }
        self.refused = refused;
        let Ok(gateway) = server.rest().gateway().await else { return false };
        let (total, wanted) = (self.shards.range().total, gateway.shards);
        if wanted > total {
            tracing::error!("Discord refuses sessions of {total} shards, and recommends {wanted}");
        }
        gateway.range(server.range).total > total
    }
}

/// Keeps serenity from connecting while the pace of IDENTIFYs asks for it, and lets go afterwards.
async fn hold_back(
    server: &Server,
    address: &Arc<Mutex<String>>,
    held: Option<OwnedMutexGuard<String>>,
) -> Option<OwnedMutexGuard<String>> {
    match (server.identify_pace.holds_back(Instant::now()), held) {
        (true, None) => Some(Arc::clone(address).lock_owned().await),
        (true, held) => held,
        (false, _) => None,
    }
}

/// Receiver of serenity's events. Serenity keeps it for longer than the bot lives, so it does not keep the server alive.
#[derive(Clone)]
struct Handler {
    server: Weak<Server>,
    /// The runtime that interactions run in.
    program: Handle,
}

#[serenity::async_trait]
impl EventHandler for Handler {
    async fn shard_stage_update(&self, _context: Context, event: ShardStageUpdateEvent) {
        let Some(server) = self.server.upgrade() else { return };
        if let Some(shards) = server.shards() {
            shards.hear(event.shard_id);
        }
        if event.new == ConnectionStage::Connected {
            server.rest().metrics().gateway.count("event", "session");
            server.identify_pace.begun(event.shard_id.0);
        }
    }
}

/// Notes that a shard has sent an IDENTIFY.
fn identified(server: &Server, shard: ShardId) {
    server.rest().metrics().gateway.count("event", "identify");
    server.identify_pace.sent(shard.0, Instant::now());
    if let Some(shards) = server.shards() {
        shards.ask(shard);
    }
}

#[serenity::async_trait]
impl RawEventHandler for Handler {
    async fn raw_event(&self, context: Context, event: Event) {
        let (Event::Unknown(event), Some(server)) = (event, self.server.upgrade()) else { return };
        if event.kind == RAW_IDENTIFY {
            return identified(&server, context.shard_id);
        }
        if event.kind != RAW_INTERACTION {
            return;
        }
        if let Some(shards) = server.shards() {
            shards.hear(context.shard_id);
        }
        self.program.spawn(async move { interactions::arrive(&server, &event.value).await });
    }
}
