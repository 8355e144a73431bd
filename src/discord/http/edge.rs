//! Hold of all requests while Discord's edge lets none through, as while Cloudflare bans the address from which they come.
//! <https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans>

use crate::discord::limits::{EDGE_HOLD, LONGEST_PAUSE, REQUEST_WITHIN};
use reqwest::header::HeaderMap;
use serde_json::Value;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Time for which others are put off while one request finds out if the edge lets them through again.
const PROBE_LOOK: Duration = Duration::from_secs(1);

/// Head of an answer, as far as it tells what a 429 is about.
pub struct Head {
    /// Seconds to wait.
    pub retry_after: Option<f64>,
    /// True if the 429 is about all requests.
    pub is_global: bool,
    /// True if Discord itself has answered: its edge names neither a scope nor the proxies on the way.
    pub is_of_discord: bool,
}

impl Head {
    /// Reads the headers.
    pub fn read(headers: &HeaderMap) -> Self {
        let text = |name| headers.get(name)?.to_str().ok();
        Self {
            retry_after: text("retry-after").and_then(|seconds| seconds.parse().ok()),
            is_global: text("x-ratelimit-global") == Some("true"),
            is_of_discord: text("x-ratelimit-scope").is_some() || text("via").is_some(),
        }
    }

    /// True if a 429 with this body is one of the edge: a page, or JSON that names no time and comes without Discord's own
    /// headers. Such JSON is the answer to an address that is banned, and the same for everyone.
    /// <https://github.com/discord/discord-api-docs/issues/5810>
    pub fn is_of_edge(&self, body: &Value) -> bool {
        let is_timed = self.retry_after.is_some() || body.get("retry_after").is_some();
        body.is_null() || !(is_timed || self.is_of_discord)
    }
}

/// The edge, as far as its refusals are known: open at first.
#[derive(Default)]
pub struct Edge(Mutex<Option<Hold>>);

/// Hold of all requests.
#[derive(Clone, Copy)]
struct Hold {
    /// Time until which nothing is sent; with a probe under way, the time until which its answer is awaited.
    until: Instant,
    length: Duration,
    /// True while one request finds out if others are let through again.
    is_probed: bool,
}

impl Hold {
    fn left(&self, now: Instant) -> Duration {
        let left = self.until.saturating_duration_since(now);
        if self.is_probed { left.min(PROBE_LOOK) } else { left }
    }
}

impl Edge {
    fn hold(&self) -> MutexGuard<'_, Option<Hold>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// True if it lets requests through, as far as is known. The end of a hold alone does not tell.
    pub fn is_open(&self) -> bool {
        self.hold().is_none()
    }

    /// Returns the time for which nothing is sent.
    pub fn left(&self, now: Instant) -> Duration {
        self.hold().map_or(Duration::ZERO, |hold| hold.left(now))
    }

    /// Lets a request be sent. At the end of a hold one goes first, and the others wait for its answer.
    ///
    /// # Errors
    /// The time for which nothing is sent.
    pub fn admit(&self, now: Instant) -> Result<(), Duration> {
        let mut held = self.hold();
        let Some(hold) = held.as_mut() else { return Ok(()) };
        let left = hold.left(now);
        if !left.is_zero() {
            return Err(left);
        }
        // A probe that is given up without a word is followed by another one.
        hold.until = now + REQUEST_WITHIN;
        hold.is_probed = true;
        Ok(())
    }

    /// Notes a refusal of the edge, which may name its time; returns the time for which nothing is sent. Where it names none,
    /// each hold is twice as long as the one before.
    pub fn refuse(&self, named: Option<Duration>, now: Instant) -> Duration {
        let mut held = self.hold();
        let before = *held;
        // Requests that were under way when the hold began say nothing new.
        let under_way = before.filter(|hold| !hold.is_probed && now < hold.until);
        let length = match under_way {
            Some(hold) => hold.length,
            None => named.unwrap_or_else(|| next_length(before)),
        };
        let until = match under_way {
            Some(hold) => hold.until.max(now + named.unwrap_or_default()),
            None => now + length,
        };
        *held = Some(Hold { until, length, is_probed: false });
        if under_way.is_none() {
            tracing::warn!("Discord's edge lets no request through; asking again in {length:?}");
        }
        until - now
    }

    /// Notes an answer of Discord's own. One to a request from before the hold says nothing about it.
    pub fn pass(&self) {
        let mut held = self.hold();
        if held.is_some_and(|hold| hold.is_probed) {
            *held = None;
        }
    }

    /// Notes that a request got no answer: if it was to find out, another may.
    pub fn miss(&self, now: Instant) {
        if let Some(hold) = self.hold().as_mut().filter(|hold| hold.is_probed) {
            hold.until = now;
            hold.is_probed = false;
        }
    }
}

/// Returns the length of a hold whose refusal names no time, after another one or none.
fn next_length(before: Option<Hold>) -> Duration {
    before.map_or(EDGE_HOLD, |hold| (hold.length * 2).clamp(EDGE_HOLD, LONGEST_PAUSE))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_hold_without_a_time_is_twice_as_long_each_time() {
        let (edge, mut now) = (Edge::default(), Instant::now());
        assert_eq!((edge.admit(now), edge.is_open()), (Ok(()), true));
        for length in [60, 120, 240, 480, 600, 600].map(Duration::from_secs) {
            assert_eq!(edge.refuse(None, now), length);
            assert_eq!(edge.refuse(None, now + SECOND), length - SECOND, "it was under way");
            assert_eq!(edge.admit(now + SECOND), Err(length - SECOND));
            edge.pass();
            assert_eq!(edge.left(now + SECOND), length - SECOND, "so was this one");
            now += length;
            assert_eq!(edge.left(now), Duration::ZERO);
            assert!(!edge.is_open(), "no one knows");
            assert_eq!(edge.admit(now), Ok(()), "one finds out");
            assert_eq!(edge.admit(now), Err(PROBE_LOOK), "the others wait for it");
        }
        edge.pass();
        assert_eq!((edge.admit(now), edge.is_open()), (Ok(()), true));
        assert_eq!(edge.refuse(None, now), EDGE_HOLD, "it begins anew");
    }

    #[test]
    fn a_probe_without_an_answer_is_followed_by_another() {
        let (edge, now) = (Edge::default(), Instant::now());
        assert_eq!(edge.refuse(Some(SECOND), now), SECOND);
        let later = now + SECOND;
        assert_eq!(edge.admit(later), Ok(()));
        edge.miss(later);
        assert_eq!(edge.admit(later), Ok(()));
        assert_eq!(edge.admit(later + REQUEST_WITHIN), Ok(()), "it was given up");
        assert!(!edge.is_open());
        edge.pass();
        edge.miss(later);
        assert!(edge.is_open());
    }

    #[test]
    fn a_429_of_the_edge_names_neither_a_time_nor_discord() {
        let is_of_edge = |header: Option<(&'static str, &str)>, body: Value| {
            let mut headers = HeaderMap::new();
            if let Some((name, value)) = header {
                headers.insert(name, value.parse().unwrap());
            }
            Head::read(&headers).is_of_edge(&body)
        };
        let banned = || json!({ "code": 0, "message": "You are being blocked" });
        assert!(is_of_edge(None, banned()));
        for header in [("retry-after", "9"), ("x-ratelimit-scope", "user"), ("via", "1.1 google")] {
            assert!(!is_of_edge(Some(header), banned()), "{header:?}");
            assert!(is_of_edge(Some(header), Value::Null), "a page: {header:?}");
        }
        assert!(!is_of_edge(None, json!({ "retry_after": 1.0 })));
    }
}
