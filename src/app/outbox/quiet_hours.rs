//! Quiet hours: the part of the day in which a person gets no direct message, in their own time
//! zone.

use crate::clock::MINUTE_MS;
use crate::store::{Millis, Preferences};
use jiff::Timestamp;
use jiff::tz::{TimeZone, db};

/// Minutes to search: quiet hours are shorter than a day, and no clock change is longer than half
/// of one.
const LONGEST: i64 = 36 * 60;

/// Returns the first time from `at` on that is outside the person's quiet hours (UTC ms).
pub fn disturb_at(preferences: &Preferences, at: Millis) -> Millis {
    let Some(quiet) = preferences.quiet else { return at };
    let zone = db().get(&preferences.zone).unwrap_or(TimeZone::UTC);
    let later = (0..=LONGEST)
        .map(|minutes| if minutes == 0 { at } else { (at / MINUTE_MS + minutes) * MINUTE_MS });
    later.into_iter().find(|at| !quiet.covers(minute(&zone, *at))).unwrap_or(at)
}

/// Returns the minute of the day in a time zone.
fn minute(zone: &TimeZone, at: Millis) -> u16 {
    let time =
        Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH).to_zoned(zone.clone());
    // Both are never negative and together less than a day.
    time.hour().unsigned_abs() as u16 * 60 + time.minute().unsigned_abs() as u16
}
