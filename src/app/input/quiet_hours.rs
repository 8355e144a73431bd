//! Quiet hours and time zones as people write them.

use crate::game::{Refusal, nearest};
use crate::store::preferences::Quiet;
use jiff::tz::{TimeZoneDatabase, db};

/// Reads hours such as `23:00-7:30`, `23-7` or 「23時〜7時」; `off` or `-` for none.
pub(crate) fn read(written: &str) -> Result<Option<Quiet>, Refusal> {
    let text = crate::game::tidy(written)
        .replace(['~', '〜', '–', '—', '～', 'ー'], "-")
        .replace(['時', 'h'], ":");
    if matches!(text.trim(), "-" | "off" | "none" | "0" | "なし" | "non" | "aucune") {
        return Ok(None);
    }
    let span = || {
        let (from, until) = text.split_once('-')?;
        let (from, until) = (clock(from)?, clock(until)?);
        (from != until).then_some(Quiet { from, until })
    };
    span().map(Some).ok_or_else(|| Refusal::new("bad-hours").text("written", written))
}

/// Reads `7`, `7:`, `07:30`.
fn clock(text: &str) -> Option<u16> {
    let (hour, minute) = text.trim().split_once(':').unwrap_or((text.trim(), ""));
    let hour: u16 = hour.trim().parse().ok()?;
    let minute: u16 = if minute.trim().is_empty() { 0 } else { minute.trim().parse().ok()? };
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

/// Beginning of the zones that are a number of hours. Their signs are the contrary of those that people write: `Etc/GMT-9`
/// is `UTC+9`.
const FIXED: &str = "Etc/GMT";

/// Finds a time zone by its name, by its city's, as `tokyo`, or by its hours from UTC, as `UTC+9`.
pub(crate) fn read_zone(written: &str) -> Result<String, Refusal> {
    if let Some(zone) = of_hours(written) {
        return Ok(zone);
    }
    let key = written.trim().to_lowercase().replace(' ', "_");
    let all = names(db());
    let city = |name: &str| name.rsplit('/').next().unwrap_or(name).to_lowercase();
    let by_name = all.iter().find(|name| name.to_lowercase() == key);
    // The signs of fixed hours would be taken for those that people write.
    let all: Vec<&String> = all.iter().filter(|name| !name.starts_with("Etc/")).collect();
    let found = by_name.or_else(|| all.iter().copied().find(|name| city(name) == key));
    found.cloned().ok_or_else(|| {
        let cities: Vec<String> = all.iter().map(|name| city(name)).collect();
        let near = nearest(&key, cities.iter().map(String::as_str));
        let place = cities.iter().position(|city| city == near);
        let near = place.map_or("Europe/Paris", |place| all[place].as_str());
        Refusal::new("no-such-zone").text("written", written).text("nearest", near)
    })
}

/// Reads whole hours from UTC, such as `UTC+9`, `GMT -3` or `+05:00`; none for a zone that is not written so, or of which
/// there is none.
fn of_hours(written: &str) -> Option<String> {
    let text = crate::game::tidy(written).replace([' ', '_'], "");
    let rest = text.strip_prefix("utc").or_else(|| text.strip_prefix("gmt")).unwrap_or(&text);
    let (sign, most) = match rest.chars().next()? {
        '+' => ('-', 14),
        '-' => ('+', 12),
        _ => return None,
    };
    let hours = rest[1..].strip_suffix(":00").unwrap_or(&rest[1..]);
    let is_short = (1..=2).contains(&hours.len()) && hours.bytes().all(|b| b.is_ascii_digit());
    match hours.parse::<u8>().ok().filter(|_| is_short)? {
        0 => Some("UTC".to_owned()),
        hours if hours <= most => Some(format!("{FIXED}{sign}{hours}")),
        _ => None,
    }
}

/// Returns a time zone as people write it.
pub(crate) fn zone_shown(zone: &str) -> String {
    let hours = zone.strip_prefix(FIXED).and_then(|hours| hours.parse::<i16>().ok());
    match hours.filter(|hours| *hours != 0) {
        Some(hours) => format!("UTC{:+}", -hours),
        None => zone.to_owned(),
    }
}

fn names(zones: &TimeZoneDatabase) -> Vec<String> {
    zones.available().map(|name| name.as_str().to_owned()).collect()
}
