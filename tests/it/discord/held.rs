//! A store that can be held up, for answers that take long.

use narabe::store::StoreError;
use narabe::store::interceptor::{BoxFuture, Interceptor};
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::watch;

/// Makes every reading of a game and every new game, or every step of a game, wait until it is let go.
pub struct Held {
    held: watch::Sender<&'static [&'static str]>,
    waiting: AtomicUsize,
}

impl Held {
    pub fn new() -> Self {
        Self { held: watch::Sender::new(&[]), waiting: AtomicUsize::new(0) }
    }

    /// Holds up readings and new games from now on, or lets everything go.
    pub fn hold(&self, hold: bool) {
        self.held.send_replace(if hold { &["game", "create"] } else { &[] });
    }

    /// Holds up steps of games from now on.
    pub fn hold_steps(&self) {
        self.held.send_replace(&["change"]);
    }

    /// Number of those that wait.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

impl Interceptor for Held {
    fn before(&self, verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            if self.held.borrow().contains(&verb) {
                self.waiting.fetch_add(1, Ordering::Relaxed);
                self.held.subscribe().wait_for(|held| !held.contains(&verb)).await.unwrap();
                self.waiting.fetch_sub(1, Ordering::Relaxed);
            }
            Ok(())
        })
    }
}
