//! Supervision of the loops: each runs as a task of its own, and one that panics is started again after a pause.

use crate::metrics::{Family, Page};
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::time::sleep;

/// Number of panics in a row, without a completed round between them, from which a loop counts as stopped.
const STOPPED_FROM: u32 = 2;

/// A loop beside the interactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loop {
    /// Presence among the nodes, and which one leads.
    Node,
    /// Heartbeat.
    Heartbeat,
    /// Due deadlines, and the next steps of events.
    Deadlines,
    /// Tasks of the outbox.
    Outbox,
    /// Housekeeping of the database.
    Housekeeping,
    /// Checks that ask Discord about servers and members.
    Checks,
    /// The search for puzzles in finished games.
    Puzzles,
}

impl Loop {
    /// All of them, with their names in the log and in `/healthz`.
    const ALL: [(Self, &'static str); 7] = [
        (Self::Node, "node"),
        (Self::Heartbeat, "heartbeat"),
        (Self::Deadlines, "deadlines"),
        (Self::Outbox, "outbox"),
        (Self::Housekeeping, "housekeeping"),
        (Self::Checks, "checks"),
        (Self::Puzzles, "puzzles"),
    ];
}

/// State of the loops.
#[derive(Debug, Default)]
pub struct Supervision {
    /// For each the number of its panics since it last completed a round.
    panics: [AtomicU32; Loop::ALL.len()],
    /// Rounds that were completed.
    rounds: Family,
}

impl Supervision {
    /// Notes that a loop has completed a round.
    pub fn completed(&self, which: Loop) {
        self.panics[which as usize].store(0, Ordering::Relaxed);
        self.rounds.count("loop", Loop::ALL[which as usize].1);
    }

    /// Writes the numbers of completed rounds onto a page.
    pub fn write(&self, page: &mut Page) {
        page.family(
            "loop_rounds_total",
            "Rounds that the background loops completed",
            &self.rounds,
        );
    }

    /// Returns the names of the loops that panicked, were started again, and panicked before they completed a round.
    pub fn stopped(&self) -> Vec<&'static str> {
        let is_stopped =
            |which: Loop| self.panics[which as usize].load(Ordering::Relaxed) >= STOPPED_FROM;
        Loop::ALL.iter().filter(|(which, _)| is_stopped(*which)).map(|(_, name)| *name).collect()
    }

    /// Runs a loop until it ends by itself; after a panic, which is logged, it is started again when `pause` is over.
    pub async fn keep_running<F: Future<Output = ()>>(
        &self,
        which: Loop,
        pause: Duration,
        run: impl Fn() -> F,
    ) {
        while AssertUnwindSafe(run()).catch_unwind().await.is_err() {
            self.panics[which as usize].fetch_add(1, Ordering::Relaxed);
            let name = Loop::ALL[which as usize].1;
            tracing::error!("a panic in the loop {name}; it is started again in {pause:?}");
            sleep(pause).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_loop_that_panics_is_started_again() {
        let (supervision, starts) = (Supervision::default(), AtomicU32::new(0));
        let run = || async {
            let stopped: &[&str] = match starts.fetch_add(1, Ordering::Relaxed) {
                0 | 1 => &[],
                2 => &["outbox"],
                _ => return supervision.completed(Loop::Outbox),
            };
            assert_eq!(supervision.stopped(), stopped);
            panic!("in a test");
        };
        supervision.keep_running(Loop::Outbox, Duration::ZERO, run).await;
        assert_eq!(starts.load(Ordering::Relaxed), 4);
        assert!(supervision.stopped().is_empty(), "it has completed a round since");
        let mut page = Page::default();
        supervision.write(&mut page);
        let page = page.into_text();
        assert!(page.ends_with("narabe_loop_rounds_total{loop=\"outbox\"} 1\n"), "{page}");
    }

    #[test]
    fn every_loop_is_in_its_place() {
        assert!(Loop::ALL.iter().enumerate().all(|(place, (which, _))| *which as usize == place));
    }
}
