//! A store that can be held up, for answers that take long.

use narabe::store::StoreError;
use narabe::store::interceptor::{BoxFuture, Interceptor};
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::watch;

/// Makes every reading of a game and every new game wait until it is let go.
pub struct Held {
    open: watch::Sender<bool>,
    waiting: AtomicUsize,
}

impl Held {
    pub fn new() -> Self {
        Self { open: watch::Sender::new(true), waiting: AtomicUsize::new(0) }
    }

    /// Holds everything up from now on, or lets it go.
    pub fn hold(&self, hold: bool) {
        self.open.send_replace(!hold);
    }

    /// Number of those that wait.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

impl Interceptor for Held {
    fn before(&self, verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            if matches!(verb, "game" | "create") {
                self.waiting.fetch_add(1, Ordering::Relaxed);
                self.open.subscribe().wait_for(|open| *open).await.unwrap();
                self.waiting.fetch_sub(1, Ordering::Relaxed);
            }
            Ok(())
        })
    }
}
