//! Rate limit on one person's commands.

use crate::clock::MINUTE_MS;
use crate::store::Millis;
use std::collections::HashMap;

/// Number of people remembered before those without a command in the last minute are dropped.
const REMEMBERED: usize = 10_000;

/// Recent commands of each person, as a leaky bucket.
#[derive(Debug, Default)]
pub(crate) struct RateLimit {
    /// Most commands in a minute; 0 for no limit.
    pub(in crate::app) most: u32,
    /// Time at which each person's bucket is empty (UTC ms).
    until: HashMap<u64, Millis>,
}

impl RateLimit {
    pub(crate) fn new(most: u32) -> Self {
        Self { most, until: HashMap::new() }
    }

    /// Counts one command of a person; false if it exceeds the limit.
    pub(in crate::app) fn admits(&mut self, person: u64, now: Millis) -> bool {
        if self.most == 0 {
            return true;
        }
        if self.until.len() >= REMEMBERED {
            self.until.retain(|_, until| *until > now);
        }
        let until = self.until.get(&person).copied().unwrap_or(now).clamp(now, now + MINUTE_MS);
        let after = until + MINUTE_MS / Millis::from(self.most);
        if after > now + MINUTE_MS {
            return false;
        }
        self.until.insert(person, after);
        true
    }
}
