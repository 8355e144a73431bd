//! Numbers about machines at work, for monitoring.

use crate::metrics::{Family, Histogram, Page};
use std::sync::atomic::{AtomicU64, Ordering};

/// Counters of searches and of the operator's engines.
#[derive(Debug)]
pub struct Numbers {
    /// Searches that wait for a thread, in all pools together.
    pub waiting: AtomicU64,
    /// Searches by their outcome: `done`, `refused` because too many waited, or `panic`. Those of the operator's engines count
    /// as well.
    pub searches: Family,
    /// Pauses of searches while interactions were answered.
    pub pauses: AtomicU64,
    /// Time of a search on its thread.
    pub times: Histogram,
    /// Answers of the operator's engines by their outcome: `done`, `dead`, `late`, `illegal`, or `absent` where the process
    /// cannot be started.
    pub engines: Family,
}

impl Default for Numbers {
    fn default() -> Self {
        let outcomes = |values: &[&str]| Family::of("outcome", values);
        Self {
            waiting: AtomicU64::default(),
            searches: outcomes(&["done", "refused", "panic"]),
            pauses: AtomicU64::default(),
            times: Histogram::default(),
            engines: outcomes(&["done", "dead", "late", "illegal", "absent"]),
        }
    }
}

impl Numbers {
    /// Writes all numbers onto a page.
    pub fn write(&self, page: &mut Page) {
        let waiting = self.waiting.load(Ordering::Relaxed);
        page.gauge("machine_searches_waiting", "Searches that wait for a thread", waiting);
        let help = "Searches, by what became of them";
        page.family("machine_searches_total", help, &self.searches);
        let pauses = self.pauses.load(Ordering::Relaxed);
        let help = "Pauses of searches while interactions were answered";
        page.counter("machine_search_pauses_total", help, pauses);
        page.histogram("machine_search_seconds", "Time of a search on its thread", &self.times);
        let help = "Moves asked of the operator's engines, by what became of them";
        page.family("machine_engines_total", help, &self.engines);
    }
}
