//! Priority rate limiter for requests that count against Discord's global limit: one at a time with a pause between, new
//! messages before edits. <https://discord.com/developers/docs/topics/rate-limits#global-rate-limit>

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until};

/// How urgent a request is; the more urgent one is the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// An edit, which tells nobody anything.
    Edit,
    /// A new message, which somebody may be waiting for.
    Post,
}

/// Lets one through at a time, with a pause between.
pub struct GlobalRateLimit {
    pause: Duration,
    /// When the next may go through. Whoever holds it lets people through, themselves or others.
    next: tokio::sync::Mutex<Instant>,
    line: Mutex<Line>,
}

/// Error of a limiter that gives no turn any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closed;

#[derive(Default)]
struct Line {
    waiting: BinaryHeap<Waiting>,
    arrived: u64,
    closed: bool,
}

/// Somebody in the line: the most urgent goes first, of equals whoever came first.
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
    /// One that makes this pause after each.
    pub fn new(pause: Duration) -> Self {
        Self { pause, next: tokio::sync::Mutex::new(Instant::now()), line: Mutex::default() }
    }

    /// Waits for a turn. A future that is dropped meanwhile uses none up.
    ///
    /// # Errors
    /// Once the limiter is closed.
    pub async fn acquire(&self, urgency: Urgency) -> Result<(), Closed> {
        let mut turn = self.line_up(urgency);
        loop {
            tokio::select! {
                biased;
                turn = &mut turn => return turn.map_err(|_| Closed),
                mut next = self.next.lock() => {
                    sleep_until(*next).await;
                    self.let_one_through();
                    *next = Instant::now() + self.pause;
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

    fn line_up(&self, urgency: Urgency) -> oneshot::Receiver<()> {
        let (turn, mine) = oneshot::channel();
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        line.arrived += 1;
        let number = Reverse(line.arrived);
        if !line.closed {
            line.waiting.push(Waiting { urgency, number, turn });
        }
        mine
    }

    /// The first of the line that still waits.
    fn let_one_through(&self) {
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
        // Held until everybody stands in line.
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

    /// Somebody whose time is up holds up nobody, whether in line or at the door.
    #[tokio::test]
    async fn who_stops_waiting_takes_no_place() {
        let limit = GlobalRateLimit::new(Duration::from_millis(1));
        for _ in 0..3 {
            // Polled once, then dropped.
            let _ = limit.acquire(Urgency::Post).now_or_never();
        }
        limit.acquire(Urgency::Edit).await.unwrap();
        limit.acquire(Urgency::Edit).await.unwrap();
    }

    #[tokio::test]
    async fn a_closed_limiter_ends_all_waiting() {
        let limit = GlobalRateLimit::new(Duration::from_secs(3_600));
        limit.acquire(Urgency::Edit).await.unwrap();
        let waiting = limit.acquire(Urgency::Post);
        tokio::pin!(waiting);
        assert!((&mut waiting).now_or_never().is_none());
        limit.close();
        assert_eq!(waiting.await, Err(Closed));
        assert_eq!(limit.acquire(Urgency::Post).await, Err(Closed));
    }
}
