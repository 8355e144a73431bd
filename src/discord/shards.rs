//! The gateway's shards: how many there are to be, how many are connected, and since when nothing was heard of one.

use crate::store::ShardRange;
use serenity::all::{ConnectionStage, ShardId, ShardManager};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Percentage of shards that must be connected; of fewer than a hundred, all.
const ENOUGH_PERCENT: usize = 99;

/// The shards of one client.
pub struct Shards {
    range: ShardRange,
    manager: Arc<ShardManager>,
    seen: Mutex<Seen>,
}

/// Reason why a client is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Overdue {
    /// A connected shard, from which nothing comes any more.
    #[error("nothing was heard of a connected shard, not even an acknowledged heartbeat")]
    Silent,
    /// A connection that was begun and leads to no session.
    #[error("a shard was connected to and got neither Hello nor a session")]
    NoSession,
    /// No shard was connected to.
    #[error("no connection comes about")]
    NoConnection,
    /// Sessions that Discord refuses, and more shards that it recommends.
    #[error("Discord refuses sessions and recommends more shards")]
    Outgrown,
}

impl Shards {
    /// These shards, which this manager starts one after the other; of each something must be heard within `silence`.
    pub fn new(range: ShardRange, manager: Arc<ShardManager>, silence: Duration) -> Self {
        let seen = Seen::new(range.count() as usize, silence, Instant::now());
        Self { range, manager, seen: Mutex::new(seen) }
    }

    /// Returns the shards.
    pub fn range(&self) -> ShardRange {
        self.range
    }

    fn seen(&self) -> std::sync::MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// True if the bot hears of interactions: nearly all shards are connected and were heard of, and each of them has been
    /// connected before.
    pub async fn are_reached(&self) -> bool {
        self.look().await;
        self.seen().are_reached(Instant::now())
    }

    /// Returns the reason why this client is to be given up, if there is one. While shards are made to wait
    /// (`held_back`), none is late.
    pub async fn overdue(&self, held_back: bool) -> Option<Overdue> {
        self.look().await;
        self.seen().overdue(Instant::now(), held_back)
    }

    /// Returns the time since anything was heard of the shards that are connected in name alone; zero if there are none.
    pub fn unheard_for(&self) -> Duration {
        self.seen().unheard_for(Instant::now())
    }

    /// Notes that something was heard of a shard.
    pub fn hear(&self, shard: ShardId) {
        if let Some(shard) = self.seen().shards.get_mut(&shard) {
            shard.heard = Instant::now();
        }
    }

    /// Notes that the client was given up: none of its shards is connected any more.
    pub fn give_up(&self) {
        self.seen().given_up = true;
    }

    /// Reads what serenity knows: it tells the stage of a connection when that changes, and measures the latency anew with
    /// each acknowledged heartbeat.
    async fn look(&self) {
        let runners = self.manager.runners.lock().await;
        let current = runners.iter().map(|(id, runner)| (*id, (runner.stage, runner.latency)));
        let current: HashMap<_, _> = current.collect();
        drop(runners);
        self.seen().update(&current, Instant::now());
    }

    /// Closes all connections.
    pub async fn shut_down(&self) {
        self.manager.shutdown_all().await;
    }
}

/// The stage and latency of a shard.
type Current = (ConnectionStage, Option<Duration>);

/// Observations of the shards over time.
struct Seen {
    total: usize,
    silence: Duration,
    shards: HashMap<ShardId, Shard>,
    /// Time of the last change of any shard's stage.
    moved: Instant,
    given_up: bool,
}

/// Observations of one shard.
struct Shard {
    /// None: serenity has let go of it, and will connect anew.
    current: Option<Current>,
    heard: Instant,
    /// It has been connected at least once.
    been_up: bool,
}

impl Shard {
    fn stage(&self) -> Option<ConnectionStage> {
        self.current.map(|(stage, _)| stage)
    }

    fn is_connected(&self) -> bool {
        self.stage() == Some(ConnectionStage::Connected)
    }
}

impl Seen {
    fn new(total: usize, silence: Duration, now: Instant) -> Self {
        Self { total, silence, shards: HashMap::new(), moved: now, given_up: false }
    }

    fn update(&mut self, current: &HashMap<ShardId, Current>, now: Instant) {
        for id in current.keys() {
            let new = Shard { current: None, heard: now, been_up: false };
            self.shards.entry(*id).or_insert(new);
        }
        for (id, shard) in &mut self.shards {
            let current = current.get(id).copied();
            if shard.current == current {
                continue;
            }
            if shard.stage() != current.map(|(stage, _)| stage) {
                self.moved = now;
            }
            (shard.current, shard.heard) = (current, now);
            shard.been_up |= shard.is_connected();
        }
    }

    fn is_silent(&self, shard: &Shard, now: Instant) -> bool {
        now.saturating_duration_since(shard.heard) > self.silence
    }

    fn are_reached(&self, now: Instant) -> bool {
        let heard = |shard: &&Shard| shard.is_connected() && !self.is_silent(shard, now);
        let connected = self.shards.values().filter(heard).count();
        let been_up = self.shards.values().filter(|shard| shard.been_up).count();
        !self.given_up && been_up >= self.total && are_enough(connected, self.total)
    }

    fn overdue(&mut self, now: Instant, held_back: bool) -> Option<Overdue> {
        let silent = self
            .shards
            .values()
            .filter(|shard| shard.current.is_some() && self.is_silent(shard, now));
        let (connected, begun): (Vec<_>, Vec<_>) = silent.partition(|shard| shard.is_connected());
        if !connected.is_empty() {
            return Some(Overdue::Silent);
        }
        if !begun.is_empty() {
            return Some(Overdue::NoSession);
        }
        let up = self.shards.values().filter(|shard| shard.is_connected()).count();
        if held_back || up >= self.total {
            self.moved = now;
        }
        let late = now.saturating_duration_since(self.moved) > self.silence;
        late.then_some(Overdue::NoConnection)
    }

    fn unheard_for(&self, now: Instant) -> Duration {
        let silent = |shard: &&Shard| shard.is_connected() && self.is_silent(shard, now);
        let ages = self.shards.values().filter(silent).map(|shard| now - shard.heard);
        ages.max().unwrap_or_default()
    }
}

/// True if so many connected shards of all are enough.
pub fn are_enough(connected: usize, total: usize) -> bool {
    connected * 100 >= total * ENOUGH_PERCENT
}

#[cfg(test)]
mod tests {
    use super::*;
    use ConnectionStage::{Connected, Identifying};

    const MINUTE: Duration = Duration::from_secs(60);
    const SECOND: Duration = Duration::from_secs(1);

    fn seen(total: usize) -> (Seen, Instant) {
        let now = Instant::now();
        (Seen::new(total, MINUTE, now), now)
    }

    fn map<const N: usize>(shards: [Current; N]) -> HashMap<ShardId, Current> {
        (0..).map(ShardId).zip(shards).collect()
    }

    #[test]
    fn one_shard_of_a_hundred_may_be_away() {
        assert!(are_enough(1, 1) && !are_enough(0, 1));
        assert!(are_enough(3, 3) && !are_enough(2, 3));
        assert!(are_enough(99, 100) && !are_enough(98, 100));
    }

    #[test]
    fn none_is_enough_before_all_were_up() {
        let (mut seen, now) = seen(2);
        seen.update(&map([(Connected, None)]), now);
        assert!(!seen.are_reached(now));
        seen.update(&map([(Connected, None), (Connected, None)]), now);
        assert!(seen.are_reached(now));
    }

    #[test]
    fn acknowledged_heartbeats_keep_a_shard_reached() {
        let (mut seen, begun) = seen(1);
        seen.update(&map([(Connected, None)]), begun);
        for beat in 1..10 {
            let now = begun + 41 * SECOND * beat;
            seen.update(&map([(Connected, Some(SECOND * beat))]), now);
            assert!(seen.are_reached(now + 41 * SECOND));
            assert_eq!(seen.overdue(now + 41 * SECOND, false), None);
        }
        let late = begun + 41 * SECOND * 9 + MINUTE + SECOND;
        seen.update(&map([(Connected, Some(SECOND * 9))]), late);
        assert!(!seen.are_reached(late));
        assert_eq!(seen.overdue(late, false), Some(Overdue::Silent));
        assert_eq!(seen.unheard_for(late), MINUTE + SECOND);
    }

    #[test]
    fn a_session_must_come_within_the_limit() {
        let (mut seen, begun) = seen(1);
        seen.update(&map([(Identifying, None)]), begun);
        assert_eq!(seen.overdue(begun + MINUTE, false), None);
        assert_eq!(seen.overdue(begun + MINUTE + SECOND, false), Some(Overdue::NoSession));
    }

    #[test]
    fn a_connection_must_come_about_unless_it_is_held_back() {
        let (mut seen, begun) = seen(2);
        seen.update(&map([(Connected, None)]), begun);
        seen.update(&map([(Connected, Some(SECOND))]), begun + MINUTE);
        let late = begun + MINUTE + SECOND;
        assert_eq!(seen.overdue(late, true), None);
        assert_eq!(seen.overdue(late, false), None, "the time begins anew");
        seen.update(&map([(Connected, Some(SECOND * 2))]), late + MINUTE);
        assert_eq!(seen.overdue(late + MINUTE + SECOND, false), Some(Overdue::NoConnection));
    }

    #[test]
    fn a_client_that_was_given_up_reaches_no_one() {
        let (mut seen, now) = seen(1);
        seen.update(&map([(Connected, None)]), now);
        assert!(seen.are_reached(now));
        seen.given_up = true;
        assert!(!seen.are_reached(now));
    }
}
