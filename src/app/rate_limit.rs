//! Rate limit on one person's commands.

use crate::store::Millis;
use std::collections::HashMap;

const MINUTE: Millis = 60_000;

/// So many people are remembered before those who have been quiet for a minute are forgotten.
const REMEMBERED: usize = 10_000;

/// Who has given how many commands lately.
#[derive(Debug, Default)]
pub(crate) struct RateLimit {
    /// The most a minute; 0 for any number.
    pub(in crate::app) most: u32,
    /// For each person until when what they have given counts.
    until: HashMap<u64, Millis>,
}

impl RateLimit {
    pub(crate) fn new(most: u32) -> Self {
        Self { most, until: HashMap::new() }
    }

    /// Counts one command of a person; false where there is no room for it.
    pub(in crate::app) fn admits(&mut self, person: u64, now: Millis) -> bool {
        if self.most == 0 {
            return true;
        }
        if self.until.len() >= REMEMBERED {
            self.until.retain(|_, until| *until > now);
        }
        let until = self.until.get(&person).copied().unwrap_or(now).clamp(now, now + MINUTE);
        let after = until + MINUTE / Millis::from(self.most);
        if after > now + MINUTE {
            return false;
        }
        self.until.insert(person, after);
        true
    }
}
