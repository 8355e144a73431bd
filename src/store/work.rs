//! Counters of what is written.

use std::sync::atomic::{AtomicU64, Ordering};

/// Counters of the writes since the database was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// Writes that are not answered yet.
    pub waiting: u64,
    /// Commits that succeeded.
    pub commits: u64,
    /// Writes in them.
    pub writes: u64,
    /// Commits that failed.
    pub failures: u64,
    /// Transactions that were run again because of another one at the same time; only PostgreSQL has them.
    pub reruns: u64,
}

/// [`Work`] while it is being counted.
#[derive(Default)]
pub(super) struct Counts {
    waiting: AtomicU64,
    commits: AtomicU64,
    writes: AtomicU64,
    failures: AtomicU64,
    reruns: AtomicU64,
}

impl Counts {
    /// A write is about to be queued: counted before it is, for it may be done at once.
    pub fn asked(&self) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
    }

    /// A write was not queued, or refused.
    pub fn refused(&self) {
        self.waiting.fetch_sub(1, Ordering::Relaxed);
    }

    /// A batch has been committed, or not.
    pub fn batch(&self, writes: usize, committed: bool) {
        self.waiting.fetch_sub(writes as u64, Ordering::Relaxed);
        if committed {
            self.commits.fetch_add(1, Ordering::Relaxed);
            self.writes.fetch_add(writes as u64, Ordering::Relaxed);
        } else {
            self.failures.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// A transaction is run again.
    pub fn rerun(&self) {
        self.reruns.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns the counters.
    pub fn read(&self) -> Work {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let Self { waiting, commits, writes, failures, reruns } = self;
        Work {
            waiting: read(waiting),
            commits: read(commits),
            writes: read(writes),
            failures: read(failures),
            reruns: read(reruns),
        }
    }
}
