//! The gateway: the websocket over which the bot hears of interactions.
//! <https://discord.com/developers/docs/events/gateway>

use std::io::Write;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State as Extract};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::cast::{BOT, SERVER, user_json};
use super::guild::guild_json;
use super::session::{GatewayFault, Line};
use super::wire::Cutter;
use super::world::World;

/// Longest time that a closed connection may take for its closing handshake.
const FAREWELL: Duration = Duration::from_secs(5);
/// Length from which messages are compressed, where that was asked for. Discord names none.
const COMPRESSED_FROM: usize = 2_048;
/// The intent that asks for servers.
const GUILDS: u64 = 1;

/// `GET /gateway` with an upgrade.
pub(super) async fn connect(
    Extract(world): Extract<World>,
    ConnectInfo(cutter): ConnectInfo<Cutter>,
    upgrade: WebSocketUpgrade,
) -> Response {
    if world.look().sessions.refuses_connections {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    if world.has(GatewayFault::NoUpgrade) {
        std::future::pending::<()>().await;
    }
    upgrade.on_upgrade(move |socket| Connection::new(world, cutter).serve(socket))
}

impl World {
    /// True if new connections have this fault.
    fn has(&self, fault: GatewayFault) -> bool {
        self.look().sessions.fault == Some(fault)
    }
}

/// One open websocket.
struct Connection {
    world: World,
    cutter: Cutter,
    out: UnboundedSender<Line>,
    orders: UnboundedReceiver<Line>,
    session: Option<String>,
    /// True if the IDENTIFY of this connection asked for compressed messages.
    compresses: bool,
}

impl Connection {
    fn new(world: World, cutter: Cutter) -> Self {
        let (out, orders) = unbounded_channel();
        Self { world, cutter, out, orders, session: None, compresses: false }
    }

    async fn serve(mut self, mut socket: WebSocket) {
        let heartbeat = self.world.0.heartbeat.as_millis() as u64;
        if !self.world.has(GatewayFault::NoHello) {
            self.say(json!({"op": 10, "d": {"heartbeat_interval": heartbeat}}));
        }
        while self.step(&mut socket).await.is_some() {}
        if let Some(key) = &self.session {
            self.world.change(|state| state.sessions.hang_up(key, &self.out));
        }
    }

    /// Handles one frame of either side; `None` when the connection is over.
    async fn step(&mut self, socket: &mut WebSocket) -> Option<()> {
        tokio::select! {
            order = self.orders.recv() => match order? {
                Line::Text(text) => socket.send(self.frame(text)).await.ok(),
                Line::Close(code) => close(socket, code).await,
                Line::Cut => {
                    self.cutter.cut();
                    None
                }
                Line::Freeze => std::future::pending().await,
            },
            frame = socket.recv() => match frame?.ok()? {
                Frame::Text(text) => {
                    self.hear(&text);
                    Some(())
                }
                Frame::Close(_) => None,
                _ => Some(()),
            },
        }
    }

    /// Returns a message as it is sent: a long one compressed, where that was asked for.
    /// <https://discord.com/developers/docs/events/gateway#payload-compression>
    fn frame(&self, text: String) -> Frame {
        if !self.compresses || text.len() < COMPRESSED_FROM {
            return Frame::Text(text.into());
        }
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::fast());
        match packed.write_all(text.as_bytes()).and_then(|()| packed.finish()) {
            Ok(bytes) => {
                self.world.change(|state| state.sessions.compressed += 1);
                Frame::Binary(bytes.into())
            }
            // Nothing fails that is written into memory.
            Err(_) => Frame::Text(text.into()),
        }
    }

    fn say(&self, payload: Value) {
        self.order(Line::Text(payload.to_string()));
    }

    fn order(&self, line: Line) {
        // The receiver is ours, so this cannot fail.
        let _ = self.out.send(line);
    }

    fn hear(&mut self, text: &str) {
        let Ok(payload) = serde_json::from_str::<Value>(text) else {
            return self.order(Line::Close(4002));
        };
        match payload["op"].as_u64() {
            _ if self.world.has(GatewayFault::NoHello) => {}
            Some(1) if self.world.look().sessions.ignores_heartbeats => {}
            Some(1) => self.say(json!({"op": 11, "d": null})),
            Some(2) if self.is_identified() => self.order(Line::Close(4005)),
            Some(2) => self.identify(&payload["d"]),
            Some(6) if self.world.has(GatewayFault::NoSession) => {}
            Some(6) => self.resume(&payload["d"]),
            // Presence, voice and member requests mean nothing here.
            Some(3 | 4 | 8) => {}
            _ => self.order(Line::Close(4001)),
        }
    }

    /// True if this connection has a session that was not declared invalid.
    fn is_identified(&self) -> bool {
        let state = self.world.look();
        self.session
            .as_ref()
            .is_some_and(|key| state.sessions.list.iter().any(|session| session.key == *key))
    }

    fn identify(&mut self, data: &Value) {
        if !self.token_fits(data) {
            return self.order(Line::Close(4004));
        }
        self.compresses = data["compress"] == true;
        let number = |at: usize, none: u64| data["shard"][at].as_u64().unwrap_or(none);
        let shard = (number(0, 0), number(1, 1));
        if shard.0 >= shard.1 {
            return self.order(Line::Close(4010));
        }
        self.world.change(|state| state.sessions.identifies += 1);
        if shard.1 < self.world.look().sessions.least_shards {
            return self.order(Line::Close(4011));
        }
        if self.world.has(GatewayFault::NoSession)
            || self.world.look().sessions.mute == Some(shard.0)
        {
            return;
        }
        if self.world.has(GatewayFault::SessionRefused) {
            return self.say(json!({"op": 9, "d": false}));
        }
        let asks_for_server = data["intents"].as_u64().unwrap_or(0) & GUILDS != 0;
        let out = self.out.clone();
        self.session = self.world.change(|state| {
            let key = state.sessions.begin(shard, out);
            let Some(session) = state.sessions.list.last_mut() else { return Some(key) };
            session.send("READY", ready(&key, shard, &state.base));
            if asks_for_server && (SERVER >> 22) % shard.1 == shard.0 {
                session.send("GUILD_CREATE", guild_json(&state.server_locale));
            }
            Some(key)
        });
    }

    fn resume(&mut self, data: &Value) {
        if !self.token_fits(data) {
            return self.order(Line::Close(4004));
        }
        let key = data["session_id"].as_str().unwrap_or_default().to_owned();
        if self.world.look().sessions.is_mute(&key) {
            return;
        }
        let after = data["seq"].as_u64().unwrap_or(0);
        let out = self.out.clone();
        if self.world.change(|state| state.sessions.resume(&key, after, out)) {
            self.session = Some(key);
        } else {
            self.say(json!({"op": 9, "d": false}));
        }
    }

    fn token_fits(&self, data: &Value) -> bool {
        let token = data["token"].as_str().unwrap_or_default();
        token.strip_prefix("Bot ").unwrap_or(token) == self.world.0.token
    }
}

/// The number for a close frame without a code, which is never sent (RFC 6455, 7.1.5).
const NO_CODE: u16 = 1005;

/// Closes with a code and reads on until the other side has seen it: unread bytes would turn the close into a reset.
async fn close(socket: &mut WebSocket, code: u16) -> Option<()> {
    let frame = (code != NO_CODE).then(|| CloseFrame { code, reason: "".into() });
    socket.send(Frame::Close(frame)).await.ok()?;
    let farewell = async { while let Some(Ok(_)) = socket.recv().await {} };
    // A connection that misses its closing handshake is dropped.
    let _ = tokio::time::timeout(FAREWELL, farewell).await;
    None
}

fn ready(key: &str, shard: (u64, u64), base: &str) -> Value {
    json!({
        "v": 10, "user": user_json(BOT), "session_id": key, "shard": [shard.0, shard.1],
        "resume_gateway_url": gateway_url(base),
        "guilds": [{"id": SERVER.to_string(), "unavailable": true}],
        "application": {"id": BOT.to_string(), "flags": 0},
    })
}

/// The gateway's own address.
pub(super) fn gateway_url(base: &str) -> String {
    format!("{}/gateway", base.replacen("http", "ws", 1))
}
