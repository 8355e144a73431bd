//! Questions to Discord on which the answer to someone waits.

use super::http::failure::Failure;
use std::time::Duration;
use tokio::time::timeout;

/// Longest wait for an answer: someone is waiting for theirs.
const WITHIN: Duration = Duration::from_millis(1_000);

/// Returns what Discord says about a subject; none, and a line in the log, where it does not say so in time.
pub async fn in_time<T>(
    subject: &str,
    asked: impl Future<Output = Result<T, Failure>>,
) -> Option<T> {
    match timeout(WITHIN, asked).await {
        Ok(Ok(said)) => return Some(said),
        Ok(Err(failure)) => tracing::warn!("Discord does not say {subject}: {failure}"),
        Err(_) => tracing::warn!("Discord does not say {subject} in time"),
    }
    None
}
