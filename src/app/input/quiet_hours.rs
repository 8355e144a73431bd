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

/// Finds a time zone by its name or by its city's, as `tokyo`.
pub(crate) fn read_zone(written: &str) -> Result<String, Refusal> {
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
