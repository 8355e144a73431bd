//! Comparison of this computer's clock with the database's: by nodes whose clocks differ, turns would end at other times
//! than they say.

use crate::clock::{Clock, MOST_APART_MS, SystemClock, lead_over};
use crate::play::ids::Millis;
use crate::store::{Store, StoreError};

/// Returns a sentence if this computer's clock differs from the database's by too much. A file has no clock of its own.
///
/// # Errors
/// The database does not answer.
pub async fn disagreement(store: &Store) -> Result<Option<String>, StoreError> {
    let asked = SystemClock.now();
    let theirs = store.server_time().await?;
    let ahead = |theirs| lead_over(theirs, asked, SystemClock.now());
    Ok(theirs.and_then(|theirs| sentence(ahead(theirs))))
}

/// Returns the sentence for a clock that is ahead of the other one by a time (ms).
fn sentence(ahead: Millis) -> Option<String> {
    let side = if ahead > 0 { "ahead of" } else { "behind" };
    (ahead.abs() > MOST_APART_MS).then(|| {
        let seconds = ahead.abs() / 1_000;
        format!("this computer's clock is {seconds} s {side} the database's: set both by the same time server")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_may_differ_by_two_seconds() {
        assert_eq!(sentence(2_000).or(sentence(-2_000)), None);
        assert!(sentence(2_001).unwrap().contains("2 s ahead of the database's"));
        assert!(sentence(-61_000).unwrap().contains("61 s behind the database's"));
    }
}
