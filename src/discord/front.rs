//! The HTTP front: interactions and events by signed requests, in the place of the gateway.
//!
//! A request is refused unless its headers, its age, its length and its signature are right, in this order, so that what
//! costs most is done last. An interaction is acknowledged with 202 and answered by its callback, as one of the gateway.
//! <https://discord.com/developers/docs/interactions/overview#preparing-for-interactions>

mod bodies;
mod connections;

use self::bodies::Bodies;
use self::connections::{BoundedListener, MOST};
use super::connection::StartError;
use super::greeting::{Added, greet};
use super::server::Server;
use super::signature::{PublicKey, Stamp, Taken};
use super::{interactions, unreadable};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// Time limit of receiving a body.
const BODY_WITHIN: Duration = Duration::from_secs(5);

/// Time that requests under way have when the front closes.
const CLOSING: Duration = Duration::from_secs(2);

/// Discord's number of a request that only asks if the address answers: of an interaction, and of an event.
const PING: [u64; 2] = [1, 0];

/// Settings of the front.
#[derive(Clone, Debug)]
pub struct Endpoint {
    /// Address to listen on.
    pub listen: SocketAddr,
    /// Key by which requests are signed.
    pub key: PublicKey,
}

/// The server of the front.
pub struct Front {
    address: SocketAddr,
    close: oneshot::Sender<()>,
    server: JoinHandle<()>,
}

impl Front {
    /// Starts to listen. Interactions go to `server`, which the front does not keep alive.
    ///
    /// # Errors
    /// The address cannot be had.
    pub async fn start(server: &Arc<Server>, endpoint: &Endpoint) -> Result<Self, StartError> {
        let failed = |cause| StartError::Listen { address: endpoint.listen, cause };
        let listener = TcpListener::bind(endpoint.listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let door = Door {
            server: Arc::downgrade(server),
            key: endpoint.key.clone(),
            taken: Mutex::default(),
            bodies: Bodies::default(),
        };
        let routes = Router::new()
            .route("/interactions", post(interaction))
            .route("/events", post(event))
            .with_state(Arc::new(door));
        let (close, closed) = oneshot::channel::<()>();
        let listener = BoundedListener::new(listener, MOST, server.patience.front_silence);
        let serving = axum::serve(listener, routes).with_graceful_shutdown(async {
            // An error means that the front was dropped, which closes it as well.
            let _ = closed.await;
        });
        let server = tokio::spawn(async { drop(serving.await) });
        Ok(Self { address, close, server })
    }

    /// Returns the address that it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Takes no further connection, and finishes the requests under way.
    pub async fn close(mut self) {
        // The receiver is gone where the server has ended by itself.
        let _ = self.close.send(());
        if timeout(CLOSING, &mut self.server).await.is_err() {
            self.server.abort();
        }
    }
}

/// Time for which the answer to an event waits; Discord waits for three seconds.
const GREETING_WITHIN: Duration = Duration::from_secs(2);

/// State that a request needs.
struct Door {
    server: Weak<Server>,
    key: PublicKey,
    taken: Mutex<Taken>,
    bodies: Bodies,
}

/// Reason why a request is refused.
#[derive(Clone, Copy, Debug)]
enum Refused {
    Unsigned,
    Old,
    Wrong,
    Replayed,
    Unread,
    Malformed,
}

impl Refused {
    /// The word of the metric.
    fn word(self) -> &'static str {
        match self {
            Self::Unsigned => "unsigned",
            Self::Old => "old",
            Self::Wrong => "wrong",
            Self::Replayed => "replayed",
            Self::Unread => "unread",
            Self::Malformed => "malformed",
        }
    }

    fn status(self) -> StatusCode {
        match self {
            Self::Unsigned | Self::Old | Self::Wrong | Self::Replayed => StatusCode::UNAUTHORIZED,
            Self::Unread | Self::Malformed => StatusCode::BAD_REQUEST,
        }
    }
}

/// `POST /interactions`.
async fn interaction(State(door): State<Arc<Door>>, request: Request) -> Response {
    let Some(server) = door.server.upgrade() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let taken = door.interaction(&server, request).await;
    answer(&server, taken)
}

/// `POST /events`.
async fn event(State(door): State<Arc<Door>>, request: Request) -> Response {
    let Some(server) = door.server.upgrade() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let taken = door.event(&server, request).await;
    answer(&server, taken)
}

/// True if headers and body can be read, whoever has signed them.
pub(super) fn is_readable(headers: &[(&[u8], &[u8])], body: &[u8]) -> bool {
    let read = |(name, value): &(&[u8], &[u8])| {
        Some((HeaderName::from_bytes(name).ok()?, HeaderValue::from_bytes(value).ok()?))
    };
    let mut all = HeaderMap::new();
    for (name, value) in headers.iter().filter_map(read) {
        all.append(name, value);
    }
    let Ok(json) = serde_json::from_slice(body) else { return false };
    let is_known = unreadable::id_and_token(&json).is_some() || Added::read(&json).is_some();
    Stamp::read(&all).is_some() && is_known
}

/// Counts what became of a request, and answers it.
fn answer(server: &Server, taken: Result<(&'static str, Response), Refused>) -> Response {
    let (outcome, response) =
        taken.unwrap_or_else(|refused| (refused.word(), refused.status().into_response()));
    server.rest().metrics().signed.count("outcome", outcome);
    response
}

impl Door {
    async fn interaction(
        &self,
        server: &Arc<Server>,
        request: Request,
    ) -> Result<(&'static str, Response), Refused> {
        let (stamp, json) = self.signed(server, request).await?;
        if json["type"] == PING[0] {
            let pong = ([(header::CONTENT_TYPE, "application/json")], r#"{"type":1}"#);
            return Ok(("ping", pong.into_response()));
        }
        if unreadable::id_and_token(&json).is_none() {
            return Err(Refused::Malformed);
        }
        let now = server.app().clock().now();
        if !self.taken.lock().unwrap_or_else(PoisonError::into_inner).is_new(&stamp, now) {
            return Err(Refused::Replayed);
        }
        let server = Arc::clone(server);
        tokio::spawn(async move { interactions::arrive(&server, &json).await });
        Ok(("taken", StatusCode::ACCEPTED.into_response()))
    }

    /// An event may be sent again by Discord. A server that has added the bot is greeted, all others are counted.
    /// <https://discord.com/developers/docs/events/webhook-events>
    async fn event(
        &self,
        server: &Arc<Server>,
        request: Request,
    ) -> Result<(&'static str, Response), Refused> {
        let (_, json) = self.signed(server, request).await?;
        if let Some(added) = Added::read(&json) {
            let server = Arc::clone(server);
            let greeting = tokio::spawn(async move { greet(&server, added).await });
            // One that takes longer goes on after the answer.
            let _ = timeout(GREETING_WITHIN, greeting).await;
        }
        let outcome = if json["type"] == PING[1] { "ping" } else { "event" };
        Ok((outcome, StatusCode::NO_CONTENT.into_response()))
    }

    /// Returns the JSON of a request that Discord has signed, and its stamp.
    async fn signed(&self, server: &Server, request: Request) -> Result<(Stamp, Value), Refused> {
        let stamp = Stamp::read(request.headers()).ok_or(Refused::Unsigned)?;
        if stamp.is_stale(server.app().clock().now()) {
            return Err(Refused::Old);
        }
        let read = timeout(BODY_WITHIN, self.bodies.read(request.into_body())).await;
        let (body, _room) = read.ok().flatten().ok_or(Refused::Unread)?;
        if !self.key.signs(&stamp, &body) {
            return Err(Refused::Wrong);
        }
        let json = serde_json::from_slice(&body).map_err(|_| Refused::Malformed)?;
        Ok((stamp, json))
    }
}
