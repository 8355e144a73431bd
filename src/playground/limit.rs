//! Discord's global limit: so many requests a second for each bot. What goes through an interaction is exempt.
//! <https://discord.com/developers/docs/topics/rate-limits#global-rate-limit>

use std::collections::{HashMap, VecDeque};

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
    /// Most requests that were taken within a second so far.
    pub(super) most_taken: usize,
}

impl Limit {
    /// Takes a request at this time, or says how long to wait.
    pub(super) fn take(&mut self, now: i64) -> Result<(), RateLimit> {
        let Some(most) = self.most else { return Ok(()) };
        // A clock that was set back would otherwise keep what it has seen for longer.
        self.taken.retain(|at| (now - WINDOW + 1..=now).contains(at));
        if self.taken.len() < most {
            self.taken.push_back(now);
            self.most_taken = self.most_taken.max(self.taken.len());
            return Ok(());
        }
        self.refused += 1;
        let oldest = self.taken.front().copied().unwrap_or(now);
        Err(RateLimit { retry_after: (oldest + WINDOW - now) as f64 / 1000.0, global: true })
    }
}

/// Age from which edits of a message are counted (ms): an hour.
const OLD: i64 = 60 * 60_000;

/// Number of such edits that are taken in a channel, and the time (ms) in which. Discord documents neither; a bot's author
/// has seen about these. <https://github.com/discord/discord-api-docs/discussions/4413>
const OLD_EDITS: (usize, i64) = (3, 20_000);

/// Edits of old messages, by channel.
#[derive(Default)]
pub(super) struct OldEdits(HashMap<u64, VecDeque<i64>>);

impl OldEdits {
    /// True if an edit at `now` of a message of the time `sent` (UTC ms) is taken; it is then counted.
    pub(super) fn take(&mut self, channel: u64, sent: i64, now: i64) -> bool {
        if now - sent < OLD {
            return true;
        }
        let taken = self.0.entry(channel).or_default();
        taken.retain(|at| (now - OLD_EDITS.1 + 1..=now).contains(at));
        let fits = taken.len() < OLD_EDITS.0;
        if fits {
            taken.push_back(now);
        }
        fits
    }
}
