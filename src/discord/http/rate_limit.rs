//! Priority rate limiter for requests that count against Discord's global limit: one at a time with a pause between, what
//! people wait for before edits. <https://discord.com/developers/docs/topics/rate-limits#global-rate-limit>

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until};

/// Priority of a request; the more urgent one is the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// An edit, which notifies no one, or a check.
    Edit,
    /// A new message, for which a player may be waiting, or a question on which an answer waits.
    Post,
}

/// Gives one turn at a time, with a pause between.
pub struct GlobalRateLimit {
    pause: Mutex<Duration>,
    /// Time of the next turn. The holder of this lock gives the turns, to itself or to others.
    next: tokio::sync::Mutex<Instant>,
    line: Mutex<Queue>,
}

/// Error of a limiter that gives no turn any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closed;

#[derive(Default)]
struct Queue {
    waiting: BinaryHeap<Waiting>,
    arrived: u64,
    closed: bool,
}

/// A waiting request: the most urgent goes first, of equals the oldest.
struct Waiting {
    urgency: Urgency,
    number: Reverse<u64>,
    turn: oneshot::Sender<()>,
}

impl PartialEq for Waiting {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Eq for Waiting {}

impl PartialOrd for Waiting {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Waiting {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.urgency, self.number).cmp(&(other.urgency, other.number))
    }
}

impl GlobalRateLimit {
    /// A limiter with this pause after each turn.
    pub fn new(pause: Duration) -> Self {
        let pause = Mutex::new(pause);
        Self { pause, next: tokio::sync::Mutex::new(Instant::now()), line: Mutex::default() }
    }

    /// Sets the pause after each turn from the next one on.
    pub fn set_pause(&self, pause: Duration) {
        *self.pause.lock().unwrap_or_else(PoisonError::into_inner) = pause;
    }

    fn pause(&self) -> Duration {
        *self.pause.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn. A future that is dropped meanwhile uses none up.
    ///
    /// # Errors
    /// Once the limiter is closed.
    pub async fn acquire(&self, urgency: Urgency) -> Result<(), Closed> {
        let mut turn = self.enqueue(urgency);
        loop {
            tokio::select! {
                biased;
                turn = &mut turn => return turn.map_err(|_| Closed),
                mut next = self.next.lock() => {
                    sleep_until(*next).await;
                    self.give_turn();
                    *next = Instant::now() + self.pause();
                }
            }
        }
    }

    /// Gives no turn any more: all who wait and all who come get an error.
    pub fn close(&self) {
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        line.closed = true;
        line.waiting.clear();
    }

    fn enqueue(&self, urgency: Urgency) -> oneshot::Receiver<()> {
        let (turn, mine) = oneshot::channel();
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        line.arrived += 1;
        let number = Reverse(line.arrived);
        if !line.closed {
            line.waiting.push(Waiting { urgency, number, turn });
        }
        mine
    }

    /// Gives a turn to the first that still waits.
    fn give_turn(&self) {
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some(first) = line.waiting.pop() {
            if first.turn.send(()).is_ok() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::stream::FuturesUnordered;
    use futures_util::{FutureExt, StreamExt};

    /// The order in which these go through when all stand in line at once, and how long that takes.
    async fn passed(pause: Duration, urgencies: &[Urgency]) -> (Vec<usize>, Duration) {
        let limit = GlobalRateLimit::new(pause);
        // Held until all wait.
        let closed = limit.next.lock().await;
        let pass = async |number: usize, urgency| {
            limit.acquire(urgency).await.unwrap();
            number
        };
        let mut all: FuturesUnordered<_> =
            urgencies.iter().enumerate().map(|(number, urgency)| pass(number, *urgency)).collect();
        assert!(all.next().now_or_never().is_none());
        drop(closed);
        let begun = Instant::now();
        let mut order = Vec::new();
        while let Some(number) = all.next().await {
            order.push(number);
        }
        (order, begun.elapsed())
    }

    #[tokio::test]
    async fn posts_go_before_edits_and_equals_in_order() {
        use Urgency::{Edit, Post};
        let (order, _) = passed(Duration::from_millis(1), &[Edit, Edit, Post, Edit, Post]).await;
        assert_eq!(order, [2, 4, 0, 1, 3]);
    }

    #[tokio::test]
    async fn there_is_a_pause_after_each() {
        let (order, took) = passed(Duration::from_millis(3), &[Urgency::Edit; 11]).await;
        assert_eq!(order.len(), 11);
        assert!(took >= Duration::from_millis(30), "{took:?}");
    }

    /// A request that is dropped while it waits holds up no other: a turn given to it would cost an hour here.
    #[tokio::test]
    async fn who_stops_waiting_takes_no_place() {
        let limit = GlobalRateLimit::new(Duration::from_secs(3600));
        let closed = limit.next.lock().await;
        for _ in 0..3 {
            assert!(limit.acquire(Urgency::Post).now_or_never().is_none());
        }
        drop(closed);
        let edit = tokio::time::timeout(Duration::from_secs(10), limit.acquire(Urgency::Edit));
        assert_eq!(edit.await, Ok(Ok(())));
    }

    #[tokio::test]
    async fn a_closed_limiter_ends_all_waiting() {
        let limit = GlobalRateLimit::new(Duration::from_millis(20));
        limit.acquire(Urgency::Edit).await.unwrap();
        let waiting = limit.acquire(Urgency::Post);
        tokio::pin!(waiting);
        assert!((&mut waiting).now_or_never().is_none());
        limit.close();
        assert_eq!(waiting.await, Err(Closed));
        assert_eq!(limit.acquire(Urgency::Post).await, Err(Closed));
    }
}
