//! Questions to Discord on which the answer to someone waits.

use super::http::failure::Failure;
use crate::metrics::Metrics;
use std::time::Duration;
use tokio::time::timeout;

/// Longest wait for an answer: someone is waiting for theirs.
const WITHIN: Duration = Duration::from_millis(1_000);

/// Returns what Discord says about a subject; none, and a line in the log, where it does not say so in time.
pub async fn in_time<T>(
    metrics: &Metrics,
    subject: &str,
    asked: impl Future<Output = Result<T, Failure>>,
) -> Option<T> {
    within(WITHIN, metrics, subject, asked).await
}

/// Does the same within a time. A request that is given up counts as one without an answer: it does not come to count itself.
async fn within<T>(
    time: Duration,
    metrics: &Metrics,
    subject: &str,
    asked: impl Future<Output = Result<T, Failure>>,
) -> Option<T> {
    match timeout(time, asked).await {
        Ok(Ok(said)) => return Some(said),
        Ok(Err(failure)) => tracing::warn!("Discord does not say {subject}: {failure}"),
        Err(_) => {
            metrics.requests.count("status", "none");
            tracing::warn!("Discord does not say {subject} in time");
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::Page;

    #[tokio::test]
    async fn a_question_that_is_given_up_counts_as_a_request() {
        let metrics = Metrics::default();
        let never = std::future::pending::<Result<(), Failure>>();
        assert_eq!(within(Duration::ZERO, &metrics, "anything", never).await, None);
        let mut page = Page::default();
        metrics.write(&mut page);
        let text = page.into_text();
        assert!(text.contains("narabe_api_requests_total{status=\"none\"} 1\n"), "{text}");
    }
}
