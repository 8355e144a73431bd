//! The bot's sessions at the gateway: their shards, their events and the connections that serve them.
//! <https://discord.com/developers/docs/events/gateway#connection-lifecycle>

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

/// Number of events that a session keeps for a resume.
const KEPT: usize = 1_000;

/// An order to a connection.
#[derive(Debug)]
pub(super) enum Line {
    /// Send this text.
    Text(String),
    /// Close with this code.
    Close(u16),
    /// Break off without a word.
    Cut,
    /// Keep the connection open, and neither read nor write any more.
    Freeze,
}

/// Fault of the gateway towards new connections.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GatewayFault {
    /// The connection is accepted, and its upgrade to a websocket is never answered.
    NoUpgrade,
    /// The websocket opens, and neither Hello nor anything else comes.
    NoHello,
    /// An IDENTIFY or RESUME is never answered; heartbeats are.
    NoSession,
    /// Each IDENTIFY is answered with an invalid session.
    SessionRefused,
}

/// All sessions of the bot.
#[derive(Default)]
pub(super) struct Sessions {
    pub(super) list: Vec<Session>,
    count: u64,
    /// Number of sessions begun or resumed.
    pub(super) connected: u64,
    /// The gateway takes no new connection.
    pub(super) refuses_connections: bool,
    /// Fault of new connections.
    pub(super) fault: Option<GatewayFault>,
    /// The shard whose IDENTIFYs and RESUMEs are never answered.
    pub(super) mute: Option<u64>,
    /// Number of IDENTIFYs so far, also of those that got no session.
    pub(super) identifies: u64,
    /// Number of messages that were sent compressed.
    pub(super) compressed: u64,
    /// Least number of shards of a bot whose sessions are not closed: it may be in too many servers for fewer.
    pub(super) least_shards: u64,
    /// Number of IDENTIFYs that `GET /gateway/bot` says to be left; none: all of them.
    pub(super) remaining: Option<u32>,
    /// A zombie gateway: it is open and answers no heartbeat.
    pub(super) ignores_heartbeats: bool,
}

pub(super) struct Session {
    pub(super) key: String,
    shard: (u64, u64),
    sequence: u64,
    kept: VecDeque<(u64, String)>,
    line: Option<UnboundedSender<Line>>,
}

impl Sessions {
    /// True if every shard is connected.
    pub(super) fn complete(&self) -> bool {
        let Some((_, shards)) = self.list.last().map(|session| session.shard) else { return false };
        let online = |shard| {
            self.list.iter().any(|session| session.shard.0 == shard && session.line.is_some())
        };
        (0..shards).all(online)
    }

    /// True if no shard is connected.
    pub(super) fn none_connected(&self) -> bool {
        self.list.iter().all(|session| session.line.is_none())
    }

    /// True if this is a session of the shard that gets no answer.
    pub(super) fn is_mute(&self, key: &str) -> bool {
        self.list.iter().any(|session| session.key == key && self.mute == Some(session.shard.0))
    }

    /// Begins a session in the place of older ones of the same shard.
    pub(super) fn begin(&mut self, shard: (u64, u64), line: UnboundedSender<Line>) -> String {
        self.count += 1;
        self.connected += 1;
        let key = format!("session-{}", self.count);
        self.list.retain(|session| session.shard != shard);
        let session = Session {
            key: key.clone(),
            shard,
            sequence: 0,
            kept: VecDeque::new(),
            line: Some(line),
        };
        self.list.push(session);
        key
    }

    /// Takes a session up again after the event number `after` and sends what it missed; false when it is unknown.
    pub(super) fn resume(&mut self, key: &str, after: u64, line: UnboundedSender<Line>) -> bool {
        let Some(session) = self.list.iter_mut().find(|session| session.key == key) else {
            return false;
        };
        for (_, text) in session.kept.iter().filter(|(sequence, _)| *sequence > after) {
            // The receiver is the caller's own, still open.
            let _ = line.send(Line::Text(text.clone()));
        }
        session.line = Some(line);
        session.send("RESUMED", json!({}));
        self.connected += 1;
        true
    }

    /// Sends an event to the shard that a server (or direct messages, 0) belongs to.
    pub(super) fn dispatch(&mut self, server: u64, name: &str, data: &Value) {
        let fits = |session: &&mut Session| (server >> 22) % session.shard.1 == session.shard.0;
        if let Some(session) = self.list.iter_mut().rev().find(fits) {
            session.send(name, data.clone());
        }
    }

    /// Sends the same order to every connection.
    pub(super) fn order(&mut self, line: impl Fn() -> Line) {
        for session in &self.list {
            session.line.iter().for_each(|out| drop(out.send(line())));
        }
    }

    /// Sends an order to the connection of one shard.
    pub(super) fn order_shard(&mut self, shard: u64, line: Line) {
        let session = self.list.iter().find(|session| session.shard.0 == shard);
        session.and_then(|session| session.line.as_ref()).map(|out| out.send(line));
    }

    /// Forgets all sessions, so that a resume fails.
    pub(super) fn forget(&mut self) {
        self.list.clear();
    }

    /// Marks a session as disconnected, if this connection is still its own.
    pub(super) fn hang_up(&mut self, key: &str, line: &UnboundedSender<Line>) {
        let ours = |session: &&mut Session| {
            session.key == key && session.line.as_ref().is_some_and(|open| open.same_channel(line))
        };
        self.list.iter_mut().filter(ours).for_each(|session| session.line = None);
    }
}

impl Session {
    /// Sends an event, and keeps it for a resume.
    pub(super) fn send(&mut self, name: &str, data: Value) {
        self.sequence += 1;
        let text = json!({"op": 0, "t": name, "s": self.sequence, "d": data}).to_string();
        if let Some(line) = &self.line {
            // A line that has just closed: the event waits for the resume.
            let _ = line.send(Line::Text(text.clone()));
        }
        self.kept.push_back((self.sequence, text));
        if self.kept.len() > KEPT {
            self.kept.pop_front();
        }
    }
}
