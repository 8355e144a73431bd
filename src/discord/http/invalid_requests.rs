//! Budget of invalid requests: Discord blocks an address for a while that sends 10,000 of them within ten minutes, and
//! this keeps the bot far below, whatever goes wrong. <https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans>

use crate::discord::limits::INVALID_WITHIN;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// The invalid requests of the last ten minutes, those under way, and how many there may be of both.
pub struct InvalidRequestBudget {
    most: usize,
    used: Mutex<Used>,
}

#[derive(Default)]
struct Used {
    invalid: VecDeque<Instant>,
    under_way: usize,
}

/// A request that may be sent; it is under way until this is dropped.
pub struct Ticket<'a>(&'a InvalidRequestBudget);

impl Drop for Ticket<'_> {
    fn drop(&mut self) {
        self.0.used().under_way -= 1;
    }
}

impl InvalidRequestBudget {
    /// One of so many within ten minutes.
    pub fn new(most: usize) -> Self {
        Self { most: most.max(1), used: Mutex::default() }
    }

    fn used(&self) -> MutexGuard<'_, Used> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes what one request may cost.
    ///
    /// # Errors
    /// The time for which nothing may be sent; zero if that depends on requests under way.
    pub fn take(&self, now: Instant) -> Result<Ticket<'_>, Duration> {
        let mut used = self.used();
        while used.invalid.front().is_some_and(|first| now - *first >= INVALID_WITHIN) {
            used.invalid.pop_front();
        }
        if let Some(last) = used.invalid.len().checked_sub(self.most) {
            return Err(INVALID_WITHIN - (now - used.invalid[last]));
        }
        if used.invalid.len() + used.under_way >= self.most {
            return Err(Duration::ZERO);
        }
        used.under_way += 1;
        Ok(Ticket(self))
    }

    /// Counts an answer, where Discord does.
    pub fn note(&self, status: u16, now: Instant) {
        if matches!(status, 401 | 403 | 429) {
            self.used().invalid.push_back(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_up_comes_back_after_ten_minutes() {
        let (budget, begun, minute) =
            (InvalidRequestBudget::new(2), Instant::now(), Duration::from_secs(60));
        let wait = |now| budget.take(now).err();
        for status in [403, 200, 404] {
            budget.note(status, begun);
        }
        assert_eq!(wait(begun + minute), None);
        budget.note(429, begun + minute);
        assert_eq!(wait(begun + minute), Some(INVALID_WITHIN - minute));
        // One without a ticket counts too, and is waited for.
        budget.note(401, begun + minute);
        assert_eq!(wait(begun + minute), Some(INVALID_WITHIN));
        assert_eq!(wait(begun + minute + INVALID_WITHIN), None);
    }

    #[test]
    fn what_is_under_way_may_turn_out_invalid() {
        let (budget, now) = (InvalidRequestBudget::new(2), Instant::now());
        let (first, second) = (budget.take(now), budget.take(now));
        assert_eq!(budget.take(now).err(), Some(Duration::ZERO));
        budget.note(403, now);
        drop(first);
        assert_eq!(budget.take(now).err(), Some(Duration::ZERO), "one is used and one under way");
        budget.note(200, now);
        drop(second);
        assert!(budget.take(now).is_ok());
    }
}
