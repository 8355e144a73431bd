//! tokio-tungstenite 0.24 under the number of 0.21, which serenity 0.12 asks for, with four changes for what it receives,
//! and one for how it connects.
//!
//! Version 0.21 rests on rustls 0.22 and rustls-webpki 0.102, which get no corrections any more (RUSTSEC-2026-0049,
//! -0098, -0099, -0104). What serenity uses of it is the same in 0.24, which rests on rustls 0.23.
//!
//! Discord's event `INTERACTION_CREATE` is renamed to [`RAW_INTERACTION`]. Serenity has no type for an event of that name
//! and hands its JSON over as it is. Its types for interactions drop what Discord added after they were written, such as
//! the labels of modals.
//!
//! After an IDENTIFY that was sent the event [`RAW_IDENTIFY`] comes: serenity tells of the stages that its shards have reached
//! by what they received, and an IDENTIFY that Discord refuses is none of them.
//!
//! A connection that has ended is silent, where it would say so without end: after some closes serenity asks again at once,
//! and no other shard would come to its turn until the next heartbeat fails.
//!
//! A close frame without a code gets that of Discord's unknown error: serenity passes it over, and a shard would be away until
//! its next heartbeat fails.
//!
//! A connection that does not come about within [`CONNECT_WITHIN`] fails: serenity waits for it without end, and begins no
//! other one meanwhile.

#![allow(clippy::result_large_err, reason = "the errors are those of tungstenite")]

use actual::tungstenite::client::IntoClientRequest;
use actual::tungstenite::handshake::client::Response;
use actual::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use actual::tungstenite::{Error, Message};
use futures_util::{Sink, Stream};
use serde_json::Value;
use std::io::{ErrorKind, Read};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;

pub use actual::*;

/// Discord's name of the event that is renamed.
pub const INTERACTION: &str = "INTERACTION_CREATE";

/// The name under which the event is handed on.
pub const RAW_INTERACTION: &str = "RAW_INTERACTION_CREATE";

/// The name of the event that tells of an IDENTIFY.
pub const RAW_IDENTIFY: &str = "RAW_IDENTIFY";

/// Longest time until a connection is open.
pub const CONNECT_WITHIN: Duration = Duration::from_secs(20);

/// Discord's code for an unknown error, after which a session may be resumed.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes>
const UNKNOWN_ERROR: u16 = 4_000;

/// The beginning of an IDENTIFY, as serenity writes it.
const IDENTIFY: &str = r#"{"op":2,"#;

/// A websocket that renames the event in what it receives, tells of IDENTIFYs, gives each close frame a code, and never says
/// that it has ended.
pub struct WebSocketStream<S> {
    inner: actual::WebSocketStream<S>,
    /// True if an IDENTIFY was sent of which nothing has been told yet.
    identifies: bool,
}

/// Connects as the function of the same name does.
///
/// # Errors
/// Those of the function of the same name, and that of a time limit.
pub async fn connect_async_with_config<R: IntoClientRequest + Unpin>(
    request: R,
    config: Option<WebSocketConfig>,
    disable_nagle: bool,
) -> Result<(WebSocketStream<MaybeTlsStream<TcpStream>>, Response), Error> {
    let connect = actual::connect_async_with_config(request, config, disable_nagle);
    let in_time = timeout(CONNECT_WITHIN, connect).await;
    let connected = in_time.map_err(|_| Error::Io(ErrorKind::TimedOut.into()))??;
    Ok((WebSocketStream { inner: connected.0, identifies: false }, connected.1))
}

impl<S: AsyncRead + AsyncWrite + Unpin> WebSocketStream<S> {
    /// Closes the connection with this frame.
    ///
    /// # Errors
    /// The connection's own.
    pub async fn close(&mut self, frame: Option<CloseFrame<'_>>) -> Result<(), Error> {
        self.inner.close(frame).await
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Stream for WebSocketStream<S> {
    type Item = Result<Message, Error>;

    fn poll_next(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if std::mem::take(&mut self.identifies) {
            // No session has begun, so no event of Discord's has a number yet.
            let told = format!(r#"{{"op":0,"s":0,"t":"{RAW_IDENTIFY}","d":{{}}}}"#);
            return Poll::Ready(Some(Ok(Message::Text(told))));
        }
        match ready!(Pin::new(&mut self.inner).poll_next(task)) {
            Some(Ok(Message::Close(None))) => Poll::Ready(Some(Ok(closed()))),
            Some(Ok(message)) => Poll::Ready(Some(Ok(renamed(message)))),
            Some(Err(error)) => Poll::Ready(Some(Err(error))),
            // Serenity waits for half a second each time.
            None => Poll::Pending,
        }
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Sink<Message> for WebSocketStream<S> {
    type Error = Error;

    fn poll_ready(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.inner).poll_ready(task)
    }

    fn start_send(mut self: Pin<&mut Self>, message: Message) -> Result<(), Error> {
        self.identifies |= matches!(&message, Message::Text(text) if text.starts_with(IDENTIFY));
        Pin::new(&mut self.inner).start_send(message)
    }

    fn poll_flush(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.inner).poll_flush(task)
    }

    fn poll_close(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.inner).poll_close(task)
    }
}

/// The close frame in the place of one without a code.
fn closed() -> Message {
    Message::Close(Some(CloseFrame { code: UNKNOWN_ERROR.into(), reason: "".into() }))
}

/// Renames the event in a message of the gateway; any other message is returned as it came. A compressed one is
/// returned as text.
fn renamed(message: Message) -> Message {
    let text = match message {
        Message::Text(text) => text,
        Message::Binary(bytes) => match inflated(&bytes) {
            Some(text) => text,
            None => return Message::Binary(bytes),
        },
        other => return other,
    };
    Message::Text(raw(&text).unwrap_or(text))
}

fn inflated(bytes: &[u8]) -> Option<String> {
    let mut text = String::new();
    flate2::read::ZlibDecoder::new(bytes).read_to_string(&mut text).ok()?;
    Some(text)
}

/// Returns the text with the event's other name, if it is that event.
fn raw(text: &str) -> Option<String> {
    // Most other messages are told by this alone.
    if !text.contains(INTERACTION) {
        return None;
    }
    // A quote within a text has a backslash before it, so this is no part of one.
    let [own, other] = [INTERACTION, RAW_INTERACTION].map(|name| format!("\"t\":\"{name}\""));
    if text.matches(&own).count() == 1 {
        return Some(text.replacen(&own, &other, 1));
    }
    let mut payload: Value = serde_json::from_str(text).ok()?;
    (payload["t"] == INTERACTION).then(|| {
        payload["t"] = RAW_INTERACTION.into();
        payload.to_string()
    })
}
