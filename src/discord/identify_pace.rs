//! The pace of IDENTIFYs: after each that brought no session the next one waits for longer, because Discord resets the
//! token of a bot that sends 1,000 in a day. <https://discord.com/developers/docs/events/gateway#rate-limiting>

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The IDENTIFYs that brought no session, over all clients of the gateway.
pub struct IdentifyPace {
    first: Duration,
    most: Duration,
    /// By shard.
    failed: Mutex<HashMap<u32, Failed>>,
}

/// The IDENTIFYs of one shard since its last session.
struct Failed {
    in_a_row: u32,
    /// Time before which no further connection is begun: serenity has one lock for those of all shards.
    until: Instant,
}

impl IdentifyPace {
    /// The first pause, and the longest one.
    pub fn new(first: Duration, most: Duration) -> Self {
        Self { first, most, failed: Mutex::default() }
    }

    fn failed(&self) -> MutexGuard<'_, HashMap<u32, Failed>> {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that a shard has sent an IDENTIFY: it counts as failed until its session begins.
    pub fn sent(&self, shard: u32, now: Instant) {
        let mut failed = self.failed();
        let shard = failed.entry(shard).or_insert(Failed { in_a_row: 0, until: now });
        let pause = self.first.saturating_mul(1 << shard.in_a_row.min(16)).min(self.most);
        shard.in_a_row = shard.in_a_row.saturating_add(1);
        shard.until = now + pause;
    }

    /// Notes that a shard has a session.
    pub fn begun(&self, shard: u32) {
        self.failed().remove(&shard);
    }

    /// Shortens the pauses of shards whose IDENTIFYs were not refused but never answered: that time has passed already.
    pub fn unanswered(&self, shards: impl IntoIterator<Item = u32>, now: Instant, most: Duration) {
        let mut failed = self.failed();
        for shard in shards {
            if let Some(shard) = failed.get_mut(&shard) {
                shard.until = shard.until.min(now + most);
            }
        }
    }

    /// True if no further connection is to be begun now.
    pub fn holds_back(&self, now: Instant) -> bool {
        self.failed().values().any(|shard| now < shard.until)
    }

    /// The most IDENTIFYs of one shard in a row that brought no session.
    pub fn in_a_row(&self) -> u32 {
        self.failed().values().map(|shard| shard.in_a_row).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);

    fn pace() -> (IdentifyPace, Instant) {
        (IdentifyPace::new(5 * SECOND, 300 * SECOND), Instant::now())
    }

    /// Sends one as soon as it may be sent, for this long; gives the pauses.
    fn refused_for(pace: &IdentifyPace, mut now: Instant, time: Duration) -> Vec<u64> {
        let (mut pauses, end) = (Vec::new(), now + time);
        while now < end {
            pace.sent(0, now);
            let begun = now;
            while pace.holds_back(now) {
                now += SECOND;
            }
            pauses.push((now - begun).as_secs());
        }
        pauses
    }

    #[test]
    fn pauses_grow_while_sessions_are_refused() {
        let (pace, now) = pace();
        let pauses = refused_for(&pace, now, DAY);
        assert_eq!(pauses[..8], [5, 10, 20, 40, 80, 160, 300, 300]);
        assert!(pauses.len() < 300, "{} in a day", pauses.len());
        assert_eq!(pace.in_a_row() as usize, pauses.len());
    }

    #[test]
    fn a_session_ends_the_pauses() {
        let (pace, now) = pace();
        pace.sent(0, now);
        pace.sent(1, now);
        pace.begun(1);
        assert!(pace.holds_back(now), "the other one has none");
        pace.begun(0);
        assert!(!pace.holds_back(now));
        assert_eq!(refused_for(&pace, now, SECOND), [5]);
    }

    #[test]
    fn the_pause_of_a_shard_ends_with_its_session() {
        let (pace, now) = pace();
        refused_for(&pace, now, DAY / 24);
        let now = now + DAY / 12;
        pace.sent(0, now);
        pace.sent(1, now);
        pace.begun(0);
        assert!(pace.holds_back(now + 4 * SECOND), "the other one has none");
        assert!(!pace.holds_back(now + 5 * SECOND), "whose pause is its own");
        assert_eq!(pace.in_a_row(), 1);
    }

    #[test]
    fn silence_is_waited_for_once() {
        let (pace, now) = pace();
        refused_for(&pace, now, DAY / 24);
        let now = now + DAY / 12;
        pace.sent(0, now);
        pace.unanswered([1], now + 60 * SECOND, 30 * SECOND);
        assert!(pace.holds_back(now + 299 * SECOND), "another one was not answered");
        pace.unanswered([0], now + 60 * SECOND, 30 * SECOND);
        assert!(pace.holds_back(now + 89 * SECOND) && !pace.holds_back(now + 90 * SECOND));
    }
}
