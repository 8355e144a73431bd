//! Pauses of searches while interactions are answered. The kernel leaves a thread of the lowest priority its slice of
//! some milliseconds even when a thread that answers wakes beside it, and that is longer than an answer takes. A search
//! that sleeps by itself leaves its processor at once.

use super::Numbers;
use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Time after an interaction's arrival for which searches pause; an answer takes some two milliseconds, the slowest of
/// a hundred twice that.
const WINDOW: Duration = Duration::from_millis(8);

/// Least time for which a search goes on between two pauses, so that it gets on however many interactions arrive.
const RUN: Duration = Duration::from_micros(100);

/// The time at which the latest interaction arrived.
pub(super) struct Arrivals {
    start: Instant,
    /// Microseconds from the start to the end of the window after the latest arrival; 0 before the first.
    until: AtomicU64,
}

impl Default for Arrivals {
    fn default() -> Self {
        Self { start: Instant::now(), until: AtomicU64::new(0) }
    }
}

impl Arrivals {
    /// Notes that an interaction has arrived.
    pub(super) fn note(&self, now: Instant) {
        self.until.fetch_max(self.micros(now + WINDOW), Ordering::Relaxed);
    }

    fn micros(&self, at: Instant) -> u64 {
        at.saturating_duration_since(self.start).as_micros() as u64
    }
}

/// The pauses of one search.
pub(super) struct Pauses {
    arrivals: Arc<Arrivals>,
    numbers: Arc<Numbers>,
    /// End of the latest pause.
    ended: Cell<Option<Instant>>,
}

impl Pauses {
    /// Returns the pauses of a search that begins.
    pub(super) fn new(arrivals: &Arc<Arrivals>, numbers: &Arc<Numbers>) -> Self {
        let (arrivals, numbers) = (Arc::clone(arrivals), Arc::clone(numbers));
        Self { arrivals, numbers, ended: Cell::new(None) }
    }

    /// Sleeps for some milliseconds if an interaction has just arrived. To be called some thousand times a second.
    pub(super) fn pause(&self) {
        if let Some(length) = self.due(Instant::now()) {
            self.numbers.pauses.fetch_add(1, Ordering::Relaxed);
            thread::sleep(length);
            self.ended.set(Some(Instant::now()));
        }
    }

    /// Returns the length of the pause that is due.
    fn due(&self, now: Instant) -> Option<Duration> {
        let has_run = |ended| now.saturating_duration_since(ended) >= RUN;
        let until = self.arrivals.until.load(Ordering::Relaxed);
        let left = until.checked_sub(self.arrivals.micros(now)).filter(|left| *left > 0)?;
        self.ended.get().is_none_or(has_run).then(|| Duration::from_micros(left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_pauses_after_an_arrival_and_still_goes_on() {
        let arrivals = Arc::<Arrivals>::default();
        let pauses = Pauses::new(&arrivals, &Arc::default());
        let arrived = arrivals.start + Duration::from_secs(1);
        let after = |micros| arrived + Duration::from_micros(micros);
        let due = |micros| pauses.due(after(micros)).map(|length| length.as_micros());
        assert_eq!(due(0), None, "none has arrived");
        arrivals.note(arrived);
        assert_eq!(due(100), Some(7_900));
        pauses.ended.set(Some(after(2_100)));
        assert_eq!(due(2_150), None, "it has just slept");
        assert_eq!(due(2_200), Some(5_800), "the answer may be under way still");
        assert_eq!(due(8_000), None, "the answer is given");
        arrivals.note(after(4_000));
        arrivals.note(arrived);
        assert_eq!(due(8_000), Some(4_000), "that of the latest one is not");
    }
}
