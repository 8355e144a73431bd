//! The gateway's shards: how many there are to be, and how many are connected.

use serenity::all::{ConnectionStage, ShardId, ShardManager};
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

/// Percentage of shards that must be connected; of fewer than a hundred, all.
const ENOUGH_PERCENT: usize = 99;

/// The shards of one bot.
pub struct Shards {
    total: usize,
    manager: Arc<ShardManager>,
    /// Those that have been connected at least once.
    been_up: Mutex<HashSet<ShardId>>,
}

impl Shards {
    /// So many shards, which this manager starts one after the other.
    pub fn new(total: u32, manager: Arc<ShardManager>) -> Self {
        Self { total: total as usize, manager, been_up: Mutex::default() }
    }

    /// True if the bot hears of interactions: nearly all shards are connected, and each of them has been before.
    pub async fn are_reached(&self) -> bool {
        let connected = self.connected().await;
        let mut been_up = self.been_up.lock().unwrap_or_else(PoisonError::into_inner);
        been_up.extend(&connected);
        are_enough(connected.len(), been_up.len(), self.total)
    }

    async fn connected(&self) -> Vec<ShardId> {
        let runners = self.manager.runners.lock().await;
        let connected =
            runners.iter().filter(|(_, runner)| runner.stage == ConnectionStage::Connected);
        connected.map(|(id, _)| *id).collect()
    }

    /// Closes all connections.
    pub async fn shut_down(&self) {
        self.manager.shutdown_all().await;
    }
}

/// True if so many connected shards are enough, after so many of all have been connected once.
fn are_enough(connected: usize, been_up: usize, total: usize) -> bool {
    been_up >= total && connected * 100 >= total * ENOUGH_PERCENT
}

#[cfg(test)]
mod tests {
    use super::are_enough;

    #[test]
    fn one_shard_of_a_hundred_may_be_away() {
        assert!(are_enough(1, 1, 1) && !are_enough(0, 1, 1));
        assert!(are_enough(3, 3, 3) && !are_enough(2, 3, 3));
        assert!(are_enough(99, 100, 100) && !are_enough(98, 100, 100));
    }

    #[test]
    fn none_is_enough_before_all_were_up() {
        assert!(!are_enough(99, 99, 100));
        assert!(!are_enough(0, 0, 1));
    }
}
