//! The playground: a Discord of our own on loopback, with REST, gateway and a web page, to which the bot connects
//! by the very client that it uses on Discord. Tests drive it in process.
//!
//! It knows nothing of the bot: it reads what Discord's documents say and refuses what Discord would refuse.
//!
//! | where | what |
//! | --- | --- |
//! | [`cast`] | the servers, their channels and people, with fixed ids |
//! | [`world`], [`message`], [`interaction`], `session` | the state |
//! | [`driver`], `options` | the driving language of tests and page |
//! | `lifecycle`, `posts`, `threads` | Discord's rules for answers, messages and threads |
//! | `rest`, `rules`, [`inspect`] | the API, and the requests that it refuses |
//! | `gateway`, `payload`, `guild` | events sent to the bot |
//! | [`endpoint`] | interactions sent to the bot by signed requests |
//! | [`faults`] | faults that tests order |
//! | [`limit`] | the limit of requests a second |
//! | `journal` | the history file |
//! | `page`, `events` | the web page, its requests and its events |

pub mod cast;
pub mod driver;
pub mod endpoint;
mod error;
mod events;
pub mod faults;
mod gateway;
mod guild;
mod ids;
pub mod inspect;
pub mod interaction;
mod journal;
mod lifecycle;
pub mod limit;
pub mod message;
mod options;
pub mod overrides;
mod page;
mod payload;
pub mod permissions;
mod posts;
mod rest;
pub mod roles;
mod rules;
mod session;
mod threads;
mod wire;
pub mod world;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

pub use self::driver::answered::{Answered, Choice, Modal, Trouble};
pub use self::driver::channel::Channel;
pub use self::driver::person::Person;
pub use self::error::RateLimit;
pub use self::faults::{Fault, Gate};
pub use self::inspect::{Inspector, Seen};
use self::interaction::TOKEN_LIVES;
pub use self::journal::HistoryError;
use self::journal::{Journal, Past};
pub use self::message::Message;
pub use self::session::GatewayFault;
use self::wire::{Cutter, Open, Wires};
use self::world::Origin;
pub use self::world::{Emoji, InVain, World};
use crate::clock::{Clock, SystemClock};

/// Settings of a playground.
pub struct Config {
    /// Address to listen on; must be a loopback address. Port 0 takes any free port.
    pub listen: SocketAddr,
    /// The file that keeps the channels' history; `None` keeps it in memory alone.
    pub history: Option<PathBuf>,
    /// Source of the time.
    pub clock: Arc<dyn Clock>,
    /// The token that the bot must show.
    pub token: String,
    /// More readers of request bodies.
    pub inspectors: Vec<Inspector>,
    /// Longest wait of a test, in real time.
    pub patience: Duration,
    /// Heartbeat interval that the gateway asks of the bot, in real time.
    pub heartbeat: Duration,
    /// Requests a second that are taken from the bot, those through interactions aside; none: as many as come.
    pub global_limit: Option<usize>,
    /// Number of shards that the gateway recommends to the bot; at least 1.
    pub shards: u32,
}

impl Default for Config {
    /// Any free port, no history, the computer's clock, and half a minute of patience.
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            history: None,
            clock: Arc::new(SystemClock),
            token: "playground".to_owned(),
            inspectors: Vec::new(),
            patience: Duration::from_secs(30),
            heartbeat: Duration::from_millis(41_250),
            global_limit: Some(limit::PER_SECOND),
            shards: 1,
        }
    }
}

/// Error of starting a playground.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Others could reach it.
    #[error("the playground listens on this computer alone; {0} is open to others, use 127.0.0.1")]
    NotLoopback(SocketAddr),
    /// Something else listens there.
    #[error(
        "{0} is in use by another program; choose another port, as in `narabe playground --listen 127.0.0.1:8081`"
    )]
    PortInUse(SocketAddr),
    /// The system does not let it listen.
    #[error("the playground cannot listen on {address}: {cause}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The system's error.
        cause: std::io::Error,
    },
    /// The history file.
    #[error(transparent)]
    History(#[from] HistoryError),
}

/// A running playground. It ends when it is stopped or dropped.
pub struct Playground {
    address: SocketAddr,
    world: World,
    open: Open,
    server: JoinHandle<()>,
}

impl Playground {
    /// Takes up the history, listens and serves.
    ///
    /// # Errors
    /// When the address is not loopback's or not free, or the history cannot be used.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let listener = listen(config.listen).await?;
        let address = listener
            .local_addr()
            .map_err(|cause| StartError::Listen { address: config.listen, cause })?;
        let world = world(config)?;
        world.look().base = format!("http://{address}");
        let open = Open::default();
        let wires = Wires { listener, all: open.clone(), world: world.clone() };
        let service =
            router(world.clone(), address).into_make_service_with_connect_info::<Cutter>();
        let server = tokio::spawn(async move {
            if let Err(error) = axum::serve(wires, service).await {
                tracing::error!(%error, "the playground stopped serving");
            }
        });
        Ok(Self { address, world, open, server })
    }

    /// Looks whether a playground could listen at an address now.
    ///
    /// # Errors
    /// The address is not loopback's or not free.
    pub async fn must_have_port(address: SocketAddr) -> Result<(), StartError> {
        listen(address).await.map(drop)
    }

    /// Returns the address that it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The world it shows.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// Stops at once: every connection is cut, as if the process had been killed.
    pub fn stop(self) {}
}

impl Drop for Playground {
    fn drop(&mut self) {
        self.server.abort();
        self.open.cut();
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, StartError> {
    if !address.ip().is_loopback() {
        return Err(StartError::NotLoopback(address));
    }
    TcpListener::bind(address).await.map_err(|cause| match cause.kind() {
        std::io::ErrorKind::AddrInUse => StartError::PortInUse(address),
        _ => StartError::Listen { address, cause },
    })
}

fn world(config: Config) -> Result<World, StartError> {
    let Config {
        history, clock, token, inspectors, patience, heartbeat, global_limit, shards, ..
    } = config;
    let (journal, past) = match history {
        Some(path) => Journal::open(&path, clock.now() - TOKEN_LIVES)?,
        None => (Journal::default(), Past::default()),
    };
    Ok(World::new(Origin {
        clock,
        token,
        inspectors,
        patience,
        heartbeat,
        global_limit,
        shards: shards.max(1),
        journal,
        past,
    }))
}

fn router(world: World, address: SocketAddr) -> Router {
    Router::new()
        .route("/api/v10/{*path}", any(rest::api))
        .route("/gateway", get(gateway::connect))
        .merge(page::router())
        .layer(DefaultBodyLimit::max(rules::REQUEST_BYTES))
        .layer(middleware::from_fn_with_state(address, only_own))
        .with_state(world)
}

/// Refuses requests that name another host or port, or come from another site's page, so that no web page from outside
/// or from another program on this computer reaches in, be it by a name of its own or by a script.
async fn only_own(State(own): State<SocketAddr>, request: Request, next: Next) -> Response {
    if is_from_here(request.headers(), own) {
        return next.run(request).await;
    }
    let said = format!("The playground answers to http://{own} and localhost only.\n");
    (StatusCode::MISDIRECTED_REQUEST, said).into_response()
}

fn is_from_here(headers: &HeaderMap, own: SocketAddr) -> bool {
    let named =
        |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or_default());
    let is_own = |host: &str| wire::is_own(host, own);
    let origin = |origin: &str| origin.strip_prefix("http://").is_some_and(is_own);
    named(header::HOST).is_some_and(is_own) && named(header::ORIGIN).is_none_or(origin)
}
