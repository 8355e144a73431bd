//! The one source of time. Everything that asks what time it is asks a [`Clock`], so that tests set
//! the time and never sleep.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A minute in milliseconds.
pub const MINUTE_MS: i64 = 60 * 1000;

/// An hour in milliseconds.
pub const HOUR_MS: i64 = 60 * MINUTE_MS;

/// A day of 24 hours in milliseconds.
pub const DAY_MS: i64 = 24 * HOUR_MS;

/// Most by which the clocks of a node and of its database may differ (ms).
pub const MOST_APART_MS: i64 = 2_000;

/// The time of day.
pub trait Clock: Send + Sync {
    /// The present time, in milliseconds since 1970-01-01 UTC.
    fn now(&self) -> i64;

    /// Lead of [`Clock::now`] over a clock that is never set, in milliseconds. It stays the same
    /// until the time of day is set, or the computer sleeps.
    fn ahead(&self) -> i64;
}

/// The computer's own clock.
#[derive(Debug, Default, Clone, Copy)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }

    fn ahead(&self) -> i64 {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        self.now() - i64::try_from(START.elapsed().as_millis()).unwrap_or(i64::MAX)
    }
}

/// A clock that stops until it is moved. Its clones show the same time.
#[derive(Debug, Default, Clone)]
pub struct ManualClock {
    now: Arc<AtomicI64>,
    ahead: Arc<AtomicI64>,
}

impl ManualClock {
    /// A clock that shows `now` (UTC ms).
    pub fn at(now: i64) -> Self {
        Self { now: Arc::new(AtomicI64::new(now)), ahead: Arc::default() }
    }

    /// Sets the time to `now` (UTC ms), the past included: a jump of the clock in which no time
    /// passes.
    pub fn set(&self, now: i64) {
        let before = self.now.swap(now, Ordering::SeqCst);
        self.ahead.fetch_add(now - before, Ordering::SeqCst);
    }

    /// Moves the time forward by `ms` milliseconds.
    pub fn advance(&self, ms: i64) {
        self.now.fetch_add(ms, Ordering::SeqCst);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> i64 {
        self.now.load(Ordering::SeqCst)
    }

    fn ahead(&self) -> i64 {
        self.ahead.load(Ordering::SeqCst)
    }
}

/// Returns the lead of this computer's clock over another one (ms), negative where it is behind. The other one was read
/// between two looks at this one, so that only what lies outside of both is certain.
pub fn lead_over(theirs: i64, asked: i64, answered: i64) -> i64 {
    (asked - theirs).max(0) + (answered - theirs).min(0)
}

/// A day of coordinated universal time as `2026-01-31`, from milliseconds since 1970. By H.
/// Hinnant's `civil_from_days`, <https://howardhinnant.github.io/date_algorithms.html>.
pub fn day(at: i64) -> String {
    let days = at.div_euclid(DAY_MS) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}
