//! Discord shuts out for a while whoever sends 10,000 invalid requests within ten minutes; this keeps the bot far below,
//! whatever goes wrong at either end. <https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans>

use super::limits::INVALID_WITHIN;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// The invalid requests of the last ten minutes, and how many there may be.
pub struct Budget {
    most: usize,
    used: Mutex<VecDeque<Instant>>,
}

impl Budget {
    /// One of so many within ten minutes.
    pub fn new(most: usize) -> Self {
        Self { most, used: Mutex::default() }
    }

    fn used(&self) -> MutexGuard<'_, VecDeque<Instant>> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long nothing may be sent from now on; none while there is something left.
    pub fn wait(&self, now: Instant) -> Option<Duration> {
        let mut used = self.used();
        while used.front().is_some_and(|first| now - *first >= INVALID_WITHIN) {
            used.pop_front();
        }
        let last = used.len().checked_sub(self.most.max(1))?;
        Some(INVALID_WITHIN - (now - used[last]))
    }

    /// Counts an answer, where Discord does.
    pub fn note(&self, status: u16, now: Instant) {
        if matches!(status, 401 | 403 | 429) {
            self.used().push_back(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_up_comes_back_after_ten_minutes() {
        let (budget, begun, minute) = (Budget::new(2), Instant::now(), Duration::from_secs(60));
        for status in [403, 200, 404] {
            budget.note(status, begun);
        }
        assert_eq!(budget.wait(begun + minute), None);
        budget.note(429, begun + minute);
        assert_eq!(budget.wait(begun + minute), Some(INVALID_WITHIN - minute));
        // What was under way when it was used up counts too, and is waited for.
        budget.note(401, begun + minute);
        assert_eq!(budget.wait(begun + minute), Some(INVALID_WITHIN));
        assert_eq!(budget.wait(begun + minute + INVALID_WITHIN), None);
    }
}
