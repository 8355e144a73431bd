//! Quiet hours: the part of the day in which a person gets no direct message, in their own time
//! zone.

use crate::clock::MINUTE_MS;
use crate::game::{Refusal, nearest};
use crate::store::preferences::Quiet;
use crate::store::{Millis, Preferences};
use jiff::Timestamp;
use jiff::tz::{TimeZone, TimeZoneDatabase, db};

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

/// Reads hours such as `23:00-7:30`, `23-7` or 「23時〜7時」; `off` or `-` for none.
pub(crate) fn hours(written: &str) -> Result<Option<Quiet>, Refusal> {
    let text = crate::game::tidy(written)
        .replace(['~', '〜', '–', '—', '～'], "-")
        .replace(['時', 'h'], ":");
    if matches!(text.trim(), "-" | "off" | "none" | "0" | "なし" | "non" | "aucune") {
        return Ok(None);
    }
    let read = || {
        let (from, until) = text.split_once('-')?;
        let (from, until) = (clock(from)?, clock(until)?);
        (from != until).then_some(Quiet { from, until })
    };
    read().map(Some).ok_or_else(|| Refusal::new("bad-hours").text("written", written))
}

/// Reads `7`, `7:`, `07:30`.
fn clock(text: &str) -> Option<u16> {
    let (hour, minute) = text.trim().split_once(':').unwrap_or((text.trim(), ""));
    let hour: u16 = hour.trim().parse().ok()?;
    let minute: u16 = if minute.trim().is_empty() { 0 } else { minute.trim().parse().ok()? };
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

/// Finds a time zone by its name or by its city's, as `tokyo`.
pub(crate) fn zone(written: &str) -> Result<String, Refusal> {
    let key = written.trim().to_lowercase().replace(' ', "_");
    let all = names(db());
    let city = |name: &str| name.rsplit('/').next().unwrap_or(name).to_lowercase();
    let by_name = all.iter().find(|name| name.to_lowercase() == key);
    let found = by_name.or_else(|| all.iter().find(|name| city(name) == key));
    found.cloned().ok_or_else(|| {
        let cities: Vec<String> = all.iter().map(|name| city(name)).collect();
        let near = nearest(&key, cities.iter().map(String::as_str));
        let place = cities.iter().position(|city| city == near);
        let near = place.map_or("Europe/Paris", |place| all[place].as_str());
        Refusal::new("no-such-zone").text("written", written).text("nearest", near)
    })
}

fn names(zones: &TimeZoneDatabase) -> Vec<String> {
    zones.available().map(|name| name.as_str().to_owned()).collect()
}
