//! Delivery of interactions by signed requests, as Discord makes them to an application's interactions endpoint.
//! <https://discord.com/developers/docs/interactions/overview#preparing-for-interactions>

use std::io;
use std::net::SocketAddr;

use ed25519_dalek::{Signer, SigningKey};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::inspect::Refusal;
use super::world::World;

/// Path of interactions at the endpoint.
const PATH: &str = "/interactions";

/// One delivery in so many comes with a wrong signature first, which the endpoint must refuse.
const WRONG_EVERY: u64 = 100;

/// The endpoint to which interactions are delivered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Endpoint {
    pub(super) address: SocketAddr,
    /// Number of deliveries so far.
    pub(super) delivered: u64,
}

/// Headers and body of a signed request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signed {
    /// `X-Signature-Timestamp`: seconds since 1970.
    pub stamp: String,
    /// `X-Signature-Ed25519`: hex digits.
    pub signature: String,
    /// The body.
    pub body: Vec<u8>,
}

impl Signed {
    /// Signs a body at this time (UTC ms) with the look-alike's key.
    pub fn at(now: i64, body: Vec<u8>) -> Self {
        let stamp = now.div_euclid(1_000).to_string();
        let signature = key().sign(&[stamp.as_bytes(), &body].concat());
        Self { stamp, signature: hex(&signature.to_bytes()), body }
    }

    /// The same with the signature of another body.
    fn wrong(self) -> Self {
        let other = Self::at(0, b"another".to_vec());
        Self { signature: other.signature, ..self }
    }

    /// Sends it and returns the status and body of the answer.
    ///
    /// # Errors
    /// The connection's.
    pub async fn send(&self, to: SocketAddr, path: &str) -> io::Result<(u16, String)> {
        let mut stream = TcpStream::connect(to).await?;
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: {to}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
             X-Signature-Ed25519: {}\r\nX-Signature-Timestamp: {}\r\nConnection: close\r\n\r\n",
            self.body.len(),
            self.signature,
            self.stamp,
        );
        stream.write_all(&[head.as_bytes(), &self.body].concat()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        read(&String::from_utf8_lossy(&answer))
    }
}

/// Reads the status and body of an answer.
fn read(answer: &str) -> io::Result<(u16, String)> {
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or(io::ErrorKind::InvalidData)?;
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    Ok((status, body.to_owned()))
}

/// The key pair of the look-alike's application. It guards nothing.
fn key() -> SigningKey {
    SigningKey::from_bytes(&[42; 32])
}

/// Returns the public key of the look-alike's application, in hex.
pub fn public_key() -> String {
    hex(key().verifying_key().as_bytes())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl World {
    /// Saves the address of the interactions endpoint: interactions are delivered there from now on, and no longer by the
    /// gateway. As Discord does, it asks first if the address answers and refuses a wrong signature.
    ///
    /// # Errors
    /// A sentence if the address is not taken.
    pub async fn set_interactions_endpoint(&self, address: SocketAddr) -> Result<(), String> {
        let ping = json!({"type": 1, "id": "1", "token": "ping", "application_id": "1"});
        let ping = Signed::at(self.look().now(), ping.to_string().into_bytes());
        let wrong = ping.clone().wrong().send(address, PATH).await.map_err(|e| e.to_string())?;
        if wrong.0 != 401 {
            return Err(format!("a wrong signature was answered with {}", wrong.0));
        }
        let (status, body) = ping.send(address, PATH).await.map_err(|error| error.to_string())?;
        let pong: Value = serde_json::from_str(&body).unwrap_or_default();
        if status != 200 || pong["type"] != 1 {
            return Err(format!("a ping was answered with {status} {body}"));
        }
        self.change(|state| state.endpoint = Some(Endpoint { address, delivered: 0 }));
        Ok(())
    }

    /// Delivers an interaction to the endpoint so many times. Where the endpoint is down, it is lost.
    pub(super) async fn deliver(self, to: Endpoint, body: String, times: usize) {
        let signed = Signed::at(self.look().now(), body.into_bytes());
        if to.delivered.is_multiple_of(WRONG_EVERY) {
            let answered = signed.clone().wrong().send(to.address, PATH).await;
            self.expect(401, &answered);
        }
        let answered = signed.send(to.address, PATH).await;
        self.expect(202, &answered);
        for _ in 1..times {
            // The endpoint itself decides on a repeated delivery.
            let _ = signed.send(to.address, PATH).await;
        }
    }

    /// Records an answer that Discord would not take.
    fn expect(&self, status: u16, answered: &io::Result<(u16, String)>) {
        let Ok((given, body)) = answered else { return };
        if *given != status {
            let reasons = vec![format!("answered with {given} {body}, not with {status}")];
            let refusal = Refusal { request: format!("POST {PATH}"), reasons, json: Value::Null };
            self.change(|state| state.refusals.push(refusal));
        }
    }
}
