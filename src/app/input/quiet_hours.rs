//! Quiet hours and time zones as people write them.

use crate::game::{Refusal, slip_of};
use crate::store::preferences::Quiet;
use crate::words::{Locale, say};
use jiff::tz::{TimeZoneDatabase, db};

/// Words between two times, besides a dash.
const UNTIL: [&str; 3] = [" to ", "à", "から"];

/// Reads hours such as `23:00-7:30`, `23-7`, `11pm to 7am` or 「23時〜7時」; `off` or `-` for none, also as the panel calls it.
pub(crate) fn read(written: &str) -> Result<Option<Quiet>, Refusal> {
    let text = crate::game::tidy(written).replace(['~', '〜', '–', '—', '～', 'ー'], "-");
    if is_off(&text.trim().to_lowercase()) {
        return Ok(None);
    }
    let text = UNTIL.iter().fold(text, |text, word| text.replace(*word, "-"));
    let text = text.replace(['時', 'h'], ":").replace("まで", "");
    let span = || {
        let (from, until) = text.split_once('-')?;
        let (from, until) = (clock(from)?, clock(until)?);
        (from != until).then_some(Quiet { from, until })
    };
    span().map(Some).ok_or_else(|| Refusal::new("bad-hours").text("written", written))
}

/// True if a text says that there are no quiet hours, in any language.
fn is_off(text: &str) -> bool {
    let is_called = |locale: Locale| {
        ["panel-off", "panel-none"].iter().any(|id| say(locale, id, &[]).to_lowercase() == text)
    };
    matches!(text, "-" | "0") || Locale::ALL.into_iter().any(is_called)
}

/// Reads `7`, `7:`, `07:30`, `7pm`; `24:00` is `0:00`.
fn clock(text: &str) -> Option<u16> {
    let text = text.trim();
    let halves = [("am", 0_u16), ("pm", 12)];
    let half = halves.iter().find_map(|(word, after)| Some((text.strip_suffix(*word)?, *after)));
    let (hour, minute) = hour_and_minute(half.map_or(text, |(text, _)| text))?;
    let hour = match half {
        Some((_, after)) => (1..=12).contains(&hour).then(|| hour % 12 + after)?,
        None if (hour, minute) == (24, 0) => 0,
        None => hour,
    };
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

/// Reads the numbers of a time.
fn hour_and_minute(text: &str) -> Option<(u16, u16)> {
    let (hour, minute) = text.trim().split_once(':').unwrap_or((text.trim(), ""));
    let minute = if minute.trim().is_empty() { 0 } else { minute.trim().parse().ok()? };
    Some((hour.trim().parse().ok()?, minute))
}

/// Beginning of the zones that are a number of hours. Their signs are the contrary of those that people write: `Etc/GMT-9`
/// is `UTC+9`.
const FIXED: &str = "Etc/GMT";

/// Finds a time zone by its name, by its city's, as `tokyo`, or by its hours from UTC, as `UTC+9`.
pub(crate) fn read_zone(written: &str) -> Result<String, Refusal> {
    if let Some(zone) = of_hours(written) {
        return Ok(zone);
    }
    if let Some(near) = hours_from_utc(written).and_then(|hours| of_parts(&SEASONS, &hours)) {
        return Err(Refusal::new("no-such-zone").text("written", written).text("nearest", near));
    }
    // A country may stand behind the city.
    let place = written.split([',', '，', '、']).next().unwrap_or(written);
    let key = place.trim().to_lowercase().replace(' ', "_");
    let all = names(db());
    let by_name = all.iter().find(|name| name.to_lowercase() == key);
    // The signs of fixed hours would be taken for those that people write.
    let all: Vec<&String> = all.iter().filter(|name| !name.starts_with("Etc/")).collect();
    let found = by_name.or_else(|| all.iter().copied().find(|name| city(name) == key));
    found.cloned().ok_or_else(|| {
        let near = nearest_zone(&key, &all).unwrap_or("none");
        Refusal::new("no-such-zone").text("written", written).text("nearest", near)
    })
}

/// Returns the city of a zone, or of a text that is written like one.
fn city(name: &str) -> String {
    name.rsplit('/').next().unwrap_or(name).to_lowercase()
}

/// Returns the zone of the city that a text is most likely meant to be.
fn nearest_zone<'a>(key: &str, all: &[&'a String]) -> Option<&'a str> {
    let cities: Vec<String> = all.iter().map(|name| city(name)).collect();
    let near = slip_of(&city(key), cities.iter().map(String::as_str))?;
    cities.iter().position(|city| city == near).map(|place| all[place].as_str())
}

/// Zones with parts of hours whose clocks do not change.
const PARTS: [(&str, &str); 8] = [
    ("-9:30", "Pacific/Marquesas"),
    ("+3:30", "Asia/Tehran"),
    ("+4:30", "Asia/Kabul"),
    ("+5:30", "Asia/Kolkata"),
    ("+5:45", "Asia/Kathmandu"),
    ("+6:30", "Asia/Yangon"),
    ("+8:45", "Australia/Eucla"),
    ("+9:30", "Australia/Darwin"),
];

/// Zones with parts of hours for a part of the year, for which the hours alone are not enough.
const SEASONS: [(&str, &str); 5] = [
    ("-3:30", "America/St_Johns"),
    ("-2:30", "America/St_Johns"),
    ("+10:30", "Australia/Lord_Howe"),
    ("+12:45", "Pacific/Chatham"),
    ("+13:45", "Pacific/Chatham"),
];

/// Finds the zone of these hours in one of the tables.
fn of_parts(table: &[(&str, &str)], hours: &str) -> Option<String> {
    table.iter().find(|(known, _)| *known == hours).map(|(_, zone)| (*zone).to_owned())
}

/// Returns the zone of hours from UTC, such as `UTC+9`, `GMT -3`, `+05:30` or `+0530`; none for a zone that is not written
/// so, or of which there is none all year.
fn of_hours(written: &str) -> Option<String> {
    let hours = hours_from_utc(written)?;
    let Some(whole) = hours.strip_suffix(":00") else { return of_parts(&PARTS, &hours) };
    let (sign, whole) = whole.split_at_checked(1)?;
    match (sign, whole.parse::<u8>().ok()?) {
        (_, 0) => Some("UTC".to_owned()),
        ("+", 1..=14) => Some(format!("{FIXED}-{whole}")),
        ("-", 1..=12) => Some(format!("{FIXED}+{whole}")),
        _ => None,
    }
}

/// Reads hours from UTC into one spelling, as `+5:30`; none where it is something else.
fn hours_from_utc(written: &str) -> Option<String> {
    let text = crate::game::tidy(written).replace([' ', '_'], "");
    let rest = text.strip_prefix("utc").or_else(|| text.strip_prefix("gmt")).unwrap_or(&text);
    let (sign, hours) = rest.split_at_checked(1).filter(|(sign, _)| matches!(*sign, "+" | "-"))?;
    let is_digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    let (hours, minutes) = match hours.split_once(':') {
        Some(parts) => parts,
        None if (3..=4).contains(&hours.len()) && is_digits(hours) => {
            hours.split_at(hours.len() - 2)
        }
        None => (hours, "00"),
    };
    let is_short = (1..=2).contains(&hours.len()) && minutes.len() == 2;
    let hours = hours.parse::<u8>().ok().filter(|_| is_short && is_digits(hours))?;
    is_digits(minutes).then(|| format!("{sign}{hours}:{minutes}"))
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
