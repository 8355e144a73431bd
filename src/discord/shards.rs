//! The gateway's shards: how many there are to be, how many are connected, and since when nothing was heard of one.

use super::identify_pace::IdentifyPace;
use crate::store::ShardRange;
use serenity::all::{ConnectionStage, ShardId, ShardManager, ShardRunnerMessage};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Percentage of shards that must be connected; of fewer than a hundred, all.
const ENOUGH_PERCENT: usize = 99;

/// Periods of silence for each of the bot's shards after which a client is given up as few of its shards don't come back: new
/// clients then take 480 sessions a day, of Discord's 1,000.
const PERIODS_OF_FEW: u32 = 3;

/// Code by which a shard that begins anew closes its connection, as serenity does.
const RESUMABLE: u16 = 4_000;

/// The shards of one client.
pub struct Shards {
    range: ShardRange,
    manager: Arc<ShardManager>,
    seen: Mutex<Seen>,
}

/// Reason why a client is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Overdue {
    /// Too many late shards, of which one was connected and sends nothing any more.
    #[error("nothing was heard of connected shards, not even an acknowledged heartbeat")]
    Silent,
    /// Too many connections that were begun and lead to no session.
    #[error("shards were connected to and got no session")]
    NoSession,
    /// No further shard was connected to.
    #[error("no connection comes about")]
    NoConnection,
    /// Sessions that Discord refuses, and more shards that it recommends.
    #[error("Discord refuses sessions and recommends more shards")]
    Outgrown,
}

impl Shards {
    /// These shards, which this manager starts one after the other; of each something must be heard within `silence`.
    pub fn new(range: ShardRange, manager: Arc<ShardManager>, silence: Duration) -> Self {
        let seen = Seen::new(range, silence, Instant::now());
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

    /// Returns the reason why this client is to be given up, if there is one; where few shards are late, they alone are
    /// connected anew. While connections are `held_back`, no shard is late that waits for one. The pauses of those that were not
    /// answered are shortened.
    pub async fn overdue(&self, pace: &IdentifyPace, held_back: bool) -> Option<Overdue> {
        self.look().await;
        let now = Instant::now();
        let overdue = self.seen().overdue(now, held_back);
        self.seen().shorten_pauses(pace, now);
        if overdue.is_none() && !held_back {
            self.restart_late(now);
        }
        overdue
    }

    /// Has serenity begin anew with each late shard.
    fn restart_late(&self, now: Instant) {
        let late = self.seen().take_late(now);
        for shard in late {
            let number = shard.0;
            tracing::warn!(
                "nothing comes from shard {number} of the gateway: it is connected anew"
            );
            // Serenity waits for seconds for a shard that does not hear it.
            tokio::spawn(restart(Arc::clone(&self.manager), shard));
        }
    }

    /// Returns the time since anything was heard of the shards that are connected in name alone; zero if there are none.
    pub fn unheard_for(&self) -> Duration {
        self.seen().unheard_for(Instant::now())
    }

    /// Notes that something was heard of a shard.
    pub fn hear(&self, shard: ShardId) {
        let now = Instant::now();
        if let Some(shard) = self.seen().shards.get_mut(&shard) {
            (shard.heard, shard.since) = (now, now);
        }
    }

    /// Notes that a shard has asked for a session.
    pub fn ask(&self, shard: ShardId) {
        self.seen().shard(shard, Instant::now()).asks = true;
    }

    /// Notes that the client was given up: none of its shards is connected any more.
    pub fn give_up(&self) {
        self.seen().given_up = true;
    }

    /// Shortens the pauses of all shards of a client that was given up.
    pub fn shorten_pauses(&self, pace: &IdentifyPace) {
        let most = self.seen().pause;
        pace.unanswered(self.range.first..=self.range.last, Instant::now(), most);
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

/// Has serenity begin anew with a shard. The shard itself is told first: by a late word of an earlier end the manager would take it
/// for ended, and it would live on beside the new one.
async fn restart(manager: Arc<ShardManager>, shard: ShardId) {
    if let Some(runner) = manager.runners.lock().await.get(&shard) {
        runner.runner_tx.send_to_shard(ShardRunnerMessage::Shutdown(shard, RESUMABLE));
    }
    manager.restart(shard).await;
}

/// The stage and latency of a shard.
type Current = (ConnectionStage, Option<Duration>);

/// Observations of the shards over time.
struct Seen {
    total: usize,
    silence: Duration,
    /// Time for which the client waits for few shards.
    of_few: Duration,
    /// Longest pause after an IDENTIFY that was not answered in time.
    pause: Duration,
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
    /// Time from which something is to come from it: it was heard, its stage changed, or it was made to wait until then.
    since: Instant,
    /// It has sent an IDENTIFY that has brought no session yet.
    asks: bool,
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

    /// Takes over what serenity knows now; true if the stage is another one.
    fn update(&mut self, current: Option<Current>, now: Instant) -> bool {
        let moved = self.stage() != current.map(|(stage, _)| stage);
        (self.current, self.heard) = (current, now);
        // Discord acknowledges heartbeats of a connection without a session, too.
        if moved || self.is_connected() {
            self.since = now;
        }
        self.asks &= current.is_some() && !self.is_connected();
        self.been_up |= self.is_connected();
        moved
    }
}

impl Seen {
    fn new(range: ShardRange, silence: Duration, now: Instant) -> Self {
        Self {
            total: range.count() as usize,
            silence,
            of_few: silence * PERIODS_OF_FEW * range.total,
            pause: pause_unanswered(range, silence),
            shards: HashMap::new(),
            moved: now,
            given_up: false,
        }
    }

    fn shard(&mut self, id: ShardId, now: Instant) -> &mut Shard {
        let new = Shard { current: None, heard: now, since: now, asks: false, been_up: false };
        self.shards.entry(id).or_insert(new)
    }

    fn update(&mut self, current: &HashMap<ShardId, Current>, now: Instant) {
        for id in current.keys() {
            self.shard(*id, now);
        }
        for (id, shard) in &mut self.shards {
            let current = current.get(id).copied();
            if shard.current != current && shard.update(current, now) {
                self.moved = now;
            }
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

    /// True if a shard is to be connected anew. Serenity itself does that at the second heartbeat after the last one that was
    /// acknowledged, 83 s later.
    fn is_late(&self, shard: &Shard, now: Instant) -> bool {
        let within = if shard.is_connected() { self.silence * 3 / 2 } else { self.silence };
        shard.current.is_some() && now.saturating_duration_since(shard.since) > within
    }

    fn overdue(&mut self, now: Instant, held_back: bool) -> Option<Overdue> {
        if held_back {
            self.moved = now;
            let waiting = self.shards.values_mut().filter(|shard| !shard.asks);
            waiting.for_each(|shard| shard.since = now);
        }
        let late: Vec<_> = self.shards.values().filter(|shard| self.is_late(shard, now)).collect();
        if are_too_many(late.len(), self.total) {
            let connected = late.iter().any(|shard| shard.is_connected());
            return Some(if connected { Overdue::Silent } else { Overdue::NoSession });
        }
        self.is_stuck(now).then_some(Overdue::NoConnection)
    }

    /// Shortens the pauses of the late shards whose IDENTIFYs were not answered.
    fn shorten_pauses(&self, pace: &IdentifyPace, now: Instant) {
        let late = self.shards.iter().filter(|(_, shard)| shard.asks && self.is_late(shard, now));
        pace.unanswered(late.map(|(id, _)| id.0), now, self.pause);
    }

    /// True if shards are away and nothing has changed for too long.
    fn is_stuck(&mut self, now: Instant) -> bool {
        let up = self.shards.values().filter(|shard| shard.is_connected()).count();
        let away = self.total.saturating_sub(up);
        if away == 0 {
            self.moved = now;
        }
        let within = if are_too_many(away, self.total) { self.silence } else { self.of_few };
        now.saturating_duration_since(self.moved) > within
    }

    /// Returns the late shards, each of which then has its whole time again.
    fn take_late(&mut self, now: Instant) -> Vec<ShardId> {
        let is_late = |(id, shard): (&ShardId, &Shard)| self.is_late(shard, now).then_some(*id);
        let late: Vec<_> = self.shards.iter().filter_map(is_late).collect();
        late.iter().for_each(|id| self.shard(*id, now).since = now);
        late
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

/// True if so many shards of all are away that all begin anew: more than half, also the only one. Fewer are connected anew
/// one by one, which costs the others nothing.
fn are_too_many(away: usize, total: usize) -> bool {
    away * 2 > total
}

/// Longest pause after an IDENTIFY of one of these shards that was not answered within `silence`. All nodes together then send
/// one in 90 s, 960 of Discord's 1,000 in a day, and fewer with each further shard, which has sent its own quick ones before.
fn pause_unanswered(range: ShardRange, silence: Duration) -> Duration {
    let nodes = range.total.div_ceil(range.count().max(1));
    let period = silence * 3 / 2 + silence / 12 * range.total.saturating_sub(1);
    (period * nodes).saturating_sub(silence)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ConnectionStage::{Connected, Identifying, Resuming};
    use std::collections::VecDeque;

    const MINUTE: Duration = Duration::from_secs(60);
    const SECOND: Duration = Duration::from_secs(1);

    /// All shards of a bot with so many.
    fn whole(total: u32) -> ShardRange {
        ShardRange { first: 0, last: total - 1, total }
    }

    fn seen(total: u32) -> (Seen, Instant) {
        let now = Instant::now();
        (Seen::new(whole(total), MINUTE, now), now)
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
        assert_eq!(seen.unheard_for(late), MINUTE + SECOND);
        assert_eq!(seen.overdue(late, false), None, "serenity's turn comes first");
        assert_eq!(seen.overdue(late + MINUTE / 2, false), Some(Overdue::Silent));
    }

    #[test]
    fn one_late_shard_of_three_begins_anew_alone() {
        let (mut seen, begun) = seen(3);
        for (latency, stuck) in [(1, Connected), (2, Resuming), (3, Resuming), (4, Resuming)] {
            let (now, latency) = (begun + 30 * SECOND * latency, Some(SECOND * latency));
            let well = (Connected, latency);
            seen.update(&map([well, (stuck, latency), well]), now);
            assert_eq!(seen.overdue(now, false), None, "{latency:?}");
            // It was resumed after a minute, and its heartbeats are acknowledged.
            assert!(seen.take_late(now).is_empty(), "{latency:?}");
        }
        let now = begun + 121 * SECOND;
        assert_eq!(seen.overdue(now, false), None);
        assert_eq!(seen.take_late(now), [ShardId(1)]);
        assert!(seen.take_late(now).is_empty(), "it has its time again");
    }

    #[test]
    fn two_late_shards_of_three_have_all_begin_anew() {
        let (mut seen, begun) = seen(3);
        seen.update(&map([(Connected, None), (Resuming, None), (Identifying, None)]), begun);
        assert_eq!(seen.overdue(begun + MINUTE + SECOND, false), Some(Overdue::NoSession));
    }

    #[test]
    fn few_shards_that_stay_away_are_waited_for_longer() {
        let (mut seen, begun) = seen(3);
        for minute in 0..=9 {
            let now = begun + MINUTE * minute;
            seen.update(&map([(Connected, Some(SECOND * minute)); 2]), now);
            assert_eq!(seen.overdue(now, false), None, "{minute}");
        }
        let late = begun + MINUTE * 9 + SECOND;
        assert_eq!(seen.overdue(late, false), Some(Overdue::NoConnection));
    }

    #[test]
    fn a_shard_that_waits_for_its_connection_is_not_late() {
        let (mut seen, begun) = seen(1);
        seen.update(&map([(Connected, None)]), begun);
        let late = begun + 160 * SECOND;
        assert_eq!(seen.overdue(late, true), None);
        assert!(!seen.are_reached(late));
        assert_eq!(seen.overdue(late + MINUTE, false), None, "its time begins when it may connect");
        assert_eq!(seen.overdue(late + 2 * MINUTE, false), Some(Overdue::Silent));
    }

    #[test]
    fn a_shard_that_awaits_its_session_is_late_while_others_wait() {
        let (mut seen, begun) = seen(1);
        seen.shard(ShardId(0), begun).asks = true;
        seen.update(&map([(Identifying, None)]), begun);
        assert_eq!(seen.overdue(begun + MINUTE, true), None);
        assert_eq!(seen.overdue(begun + MINUTE + SECOND, true), Some(Overdue::NoSession));
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
        let (mut seen, begun) = seen(3);
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

    /// A gateway that says Hello and never answers an IDENTIFY, to which serenity connects the shards one after the other.
    struct Mute {
        range: ShardRange,
        seen: Seen,
        pace: IdentifyPace,
        runners: HashMap<ShardId, Current>,
        queue: VecDeque<ShardId>,
        /// Times of the IDENTIFYs.
        sent: Vec<Instant>,
    }

    impl Mute {
        fn new(range: ShardRange, now: Instant) -> Self {
            Self {
                range,
                seen: Seen::new(range, MINUTE, now),
                pace: IdentifyPace::new(5 * SECOND, 5 * MINUTE),
                runners: HashMap::new(),
                queue: (range.first..=range.last).map(ShardId).collect(),
                sent: Vec::new(),
            }
        }

        /// Connects to the next shard, five seconds after the one before.
        fn connect(&mut self, now: Instant) {
            let is_soon = self.sent.last().is_some_and(|last| now - *last < 5 * SECOND);
            if is_soon || self.pace.holds_back(now) {
                return;
            }
            let Some(shard) = self.queue.pop_front() else { return };
            self.pace.sent(shard.0, now);
            self.seen.shard(shard, now).asks = true;
            self.runners.insert(shard, (Identifying, None));
            self.sent.push(now);
        }

        /// Watches over the shards as `gateway` does.
        fn watch(&mut self, now: Instant) {
            let held_back = self.pace.holds_back(now);
            self.seen.update(&self.runners, now);
            let overdue = self.seen.overdue(now, held_back);
            self.seen.shorten_pauses(&self.pace, now);
            if overdue.is_some() {
                self.give_up(now);
            } else if !held_back {
                let late = self.seen.take_late(now);
                self.runners.retain(|shard, _| !late.contains(shard));
                self.queue.extend(late);
            }
        }

        fn give_up(&mut self, now: Instant) {
            let shards = self.range.first..=self.range.last;
            self.pace.unanswered(shards.clone(), now, self.seen.pause);
            self.seen = Seen::new(self.range, MINUTE, now);
            self.runners.clear();
            self.queue = shards.map(ShardId).collect();
        }
    }

    /// Returns the times of the IDENTIFYs of these shards to a gateway that is mute for so long.
    fn identifies(range: ShardRange, time: Duration) -> Vec<Instant> {
        let begun = Instant::now();
        let mut gateway = Mute::new(range, begun);
        for second in 0..time.as_secs() {
            let now = begun + Duration::from_secs(second);
            gateway.connect(now);
            gateway.watch(now);
        }
        gateway.sent
    }

    #[test]
    fn no_shard_of_three_waits_long_after_silence() {
        let sent = identifies(whole(3), 30 * MINUTE);
        let longest = sent.windows(2).map(|two| two[1] - two[0]).max().unwrap();
        assert!(longest < 105 * SECOND, "{longest:?}");
    }

    #[test]
    fn a_day_of_silence_takes_less_than_a_thousand_sessions() {
        let one_of_two_nodes = |last, total| ShardRange { first: 0, last, total };
        let alone = [(1, whole(1)), (1, whole(3)), (1, whole(8))];
        let shared = [(2, one_of_two_nodes(0, 2)), (2, one_of_two_nodes(1, 4))];
        for (nodes, range) in alone.into_iter().chain(shared) {
            let sent = nodes * identifies(range, 24 * 60 * MINUTE).len();
            assert!(sent < 1_000, "{range:?}: {sent}");
        }
    }
}
