//! Discord's global limit: so many requests a second for each bot. What goes through an interaction is exempt.
//! <https://discord.com/developers/docs/topics/rate-limits#global-rate-limit>

use std::collections::VecDeque;

use super::error::RateLimit;

/// Requests a second that Discord takes from a bot.
pub const PER_SECOND: usize = 50;

/// The length of the window in milliseconds.
const WINDOW: i64 = 1_000;

/// The requests of the last second, by the world's clock.
#[derive(Default)]
pub(super) struct Limit {
    /// None: as many as come.
    pub(super) most: Option<usize>,
    taken: VecDeque<i64>,
    /// Number of refused requests.
    pub(super) refused: u64,
}

impl Limit {
    /// Takes a request at this time, or says how long to wait.
    pub(super) fn take(&mut self, now: i64) -> Result<(), RateLimit> {
        let Some(most) = self.most else { return Ok(()) };
        // A clock that was set back would otherwise keep what it has seen for longer.
        self.taken.retain(|at| (now - WINDOW + 1..=now).contains(at));
        if self.taken.len() < most {
            self.taken.push_back(now);
            return Ok(());
        }
        self.refused += 1;
        let oldest = self.taken.front().copied().unwrap_or(now);
        Err(RateLimit { retry_after: (oldest + WINDOW - now) as f64 / 1000.0, global: true })
    }
}
