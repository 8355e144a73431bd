//! Priority rate limiter for requests that count against Discord's global limit: one at a time with a pause between, what
//! people wait for before edits, which keep a share.
//! <https://discord.com/developers/docs/topics/rate-limits#global-rate-limit>

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until};

/// Most posts that go before the oldest edit that waits: every fourth turn is an edit's then, so that posts without end keep
/// no check waiting for ever.
const POSTS_BEFORE_EDIT: u32 = 3;

/// Priority of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    posts: VecDeque<oneshot::Sender<()>>,
    edits: VecDeque<oneshot::Sender<()>>,
    /// Number of posts that have gone before the oldest edit.
    gone_before: u32,
    closed: bool,
}

impl Queue {
    /// Takes the next that still waits.
    fn pop(&mut self) -> Option<oneshot::Sender<()>> {
        for line in [&mut self.posts, &mut self.edits] {
            while line.front().is_some_and(oneshot::Sender::is_closed) {
                line.pop_front();
            }
        }
        if self.edits.is_empty() {
            self.gone_before = 0;
            return self.posts.pop_front();
        }
        if self.posts.is_empty() || self.gone_before >= POSTS_BEFORE_EDIT {
            self.gone_before = 0;
            return self.edits.pop_front();
        }
        self.gone_before += 1;
        self.posts.pop_front()
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
        line.posts.clear();
        line.edits.clear();
    }

    fn enqueue(&self, urgency: Urgency) -> oneshot::Receiver<()> {
        let (turn, mine) = oneshot::channel();
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        if !line.closed {
            match urgency {
                Urgency::Post => line.posts.push_back(turn),
                Urgency::Edit => line.edits.push_back(turn),
            }
        }
        mine
    }

    /// Gives a turn to the first that still waits.
    fn give_turn(&self) {
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some(turn) = line.pop() {
            if turn.send(()).is_ok() {
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

    /// Checks of members and roles are asked for as edits are.
    #[tokio::test]
    async fn edits_keep_a_share_beside_posts_without_end() {
        use Urgency::{Edit, Post};
        let all = [&[Edit; 3][..], &[Post; 12][..]].concat();
        let (order, _) = passed(Duration::from_millis(1), &all).await;
        assert_eq!(order, [3, 4, 5, 0, 6, 7, 8, 1, 9, 10, 11, 2, 12, 13, 14]);
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
