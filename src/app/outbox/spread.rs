//! Regular posts of many servers at once: so many in one go, spread so that other tasks come between them.

use crate::store::Millis;

/// Number of servers that have their post in one go, which is once a minute: ten thousand servers have theirs within twenty
/// minutes.
pub(super) const AT_ONCE: u32 = 600;

/// Time over which the posts of one go are spread (ms).
const OVER: Millis = 55_000;

/// Returns what is due in one go, each with the time of its post.
pub(super) fn spread<T>(now: Millis, due: Vec<T>) -> impl Iterator<Item = (Millis, T)> {
    let step = OVER / Millis::from(AT_ONCE);
    (0..).zip(due).map(move |(place, due)| (now + place * step, due))
}
