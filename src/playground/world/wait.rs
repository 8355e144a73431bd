//! Waits that time out.

use std::time::Duration;

/// A wait that came to nothing within the guard time, which is real time: something is broken.
#[derive(Debug, Clone, thiserror::Error)]
#[error("waited {seconds} s in vain for {what}")]
pub struct InVain {
    what: String,
    seconds: u64,
}

impl InVain {
    pub(in crate::playground) fn new(what: &str, guard: Duration) -> Self {
        Self { what: what.to_owned(), seconds: guard.as_secs() }
    }
}
