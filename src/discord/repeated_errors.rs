//! Log of errors that come again and again: the first at once, afterwards one line a minute with their number.

use std::collections::HashMap;
use std::fmt::Display;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Time between two lines about the same work.
const EVERY: Duration = Duration::from_secs(60);

/// The work that fails, by its name in the log.
#[derive(Debug, Default)]
pub struct RepeatedErrors(Mutex<HashMap<&'static str, Failing>>);

/// Work that has failed since it last succeeded.
#[derive(Debug)]
struct Failing {
    /// Time of the last line.
    said: Instant,
    /// Number of errors since that line.
    since: u32,
}

impl RepeatedErrors {
    /// Logs the error of some work, if it is one and its line is due.
    pub fn log<E: Display>(&self, what: &'static str, done: Result<(), E>) {
        match done {
            Ok(()) => self.forget(what),
            Err(error) => match self.due(what, Instant::now()) {
                Some(0) => tracing::error!("{what}: {error}"),
                Some(more) => tracing::error!("{what}: {error} ({more} more in the last minute)"),
                None => {}
            },
        }
    }

    /// Forgets the errors of work that has succeeded.
    fn forget(&self, what: &'static str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(what);
    }

    /// Counts an error. Returns the number of those that were left out before it if its line is due.
    fn due(&self, what: &'static str, now: Instant) -> Option<u32> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match all.get_mut(what) {
            Some(failing) if now < failing.said + EVERY => {
                failing.since += 1;
                None
            }
            Some(failing) => {
                failing.said = now;
                Some(std::mem::take(&mut failing.since))
            }
            None => {
                all.insert(what, Failing { said: now, since: 0 });
                Some(0)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_a_second_is_a_line_a_minute() {
        let (errors, begun) = (RepeatedErrors::default(), Instant::now());
        let at = |second: u64| errors.due("the outbox", begun + Duration::from_secs(second));
        let lines: Vec<_> = (0..=120).filter_map(|second| Some((second, at(second)?))).collect();
        assert_eq!(lines, [(0, 0), (60, 59), (120, 59)]);
        assert_eq!(errors.due("the heartbeat", begun), Some(0), "each has a line of its own");
        errors.forget("the outbox");
        assert_eq!(at(121), Some(0), "a new trouble is said at once");
    }
}
