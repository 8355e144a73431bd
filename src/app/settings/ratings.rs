//! Rating part of a server's settings.

use crate::app::output::panel::{plain, toggle};
use crate::app::output::reply::{PanelButton, Row};
use crate::game::{Arg, Refusal, tidy};
use crate::rating::Terms;
use crate::store::servers::Settings;
use crate::words::{Locale, say};
use std::ops::RangeInclusive;

/// Bounds of the conditions for a rank: games, opponents, deviation, days.
const RANKED: [RangeInclusive<u16>; 4] = [1..=1000, 1..=100, 45..=350, 1..=3650];

/// Greatest age that may be required, in days.
const OLDEST: u16 = 3650;

/// Most weights of repeated games.
const MOST_WEIGHTS: usize = 20;

/// True if a written setting restores the default: a dash of any keyboard, or nothing.
pub(super) fn is_default(written: &str) -> bool {
    matches!(&*tidy(written), "-" | "ー" | "ｰ" | "")
}

/// Reads the conditions for a rank; a dash for the default.
pub(crate) fn ranked(written: &str) -> Result<Option<[u16; 4]>, Refusal> {
    if is_default(written) {
        return Ok(None);
    }
    let four = numbers(written).and_then(|numbers| <[u16; 4]>::try_from(numbers).ok());
    let fits =
        |four: &[u16; 4]| four.iter().zip(&RANKED).all(|(number, bounds)| bounds.contains(number));
    let refusal = || Refusal::new("bad-ranked").text("written", written);
    four.filter(fits).map(Some).ok_or_else(refusal)
}

/// Reads the least ages of accounts and memberships, in days; a dash for the default.
pub(crate) fn ages(written: &str) -> Result<Option<[u16; 2]>, Refusal> {
    if is_default(written) {
        return Ok(None);
    }
    let two = numbers(written).and_then(|numbers| <[u16; 2]>::try_from(numbers).ok());
    let fits = |two: &[u16; 2]| two.iter().all(|days| *days <= OLDEST);
    let refusal = || Refusal::new("bad-ages").text("written", written);
    two.filter(fits).map(Some).ok_or_else(refusal)
}

/// Reads the weights of repeated games, in percent; a dash for the default.
pub(crate) fn weights(written: &str) -> Result<Option<Vec<u8>>, Refusal> {
    if is_default(written) {
        return Ok(None);
    }
    let percents = |numbers: Vec<u16>| {
        let all: Option<Vec<u8>> =
            numbers.into_iter().map(|number| u8::try_from(number).ok()).collect();
        all.filter(|all| {
            (1..=MOST_WEIGHTS).contains(&all.len()) && all.iter().all(|percent| *percent <= 100)
        })
    };
    let refusal = || Refusal::new("bad-weights").text("written", written);
    numbers(written).and_then(percents).map(Some).ok_or_else(refusal)
}

/// Reads numbers with spaces, commas or slashes between them, percent signs allowed; `None` for any
/// other text.
fn numbers(written: &str) -> Option<Vec<u16>> {
    let tidy = tidy(written);
    let words = tidy
        .split([' ', ',', '/', '、'])
        .map(|word| word.trim_matches('%'))
        .filter(|word| !word.is_empty());
    words.map(|word| word.parse().ok()).collect()
}

/// Returns the text of the page.
pub(crate) fn text(settings: &Settings, locale: Locale) -> String {
    let Terms { account_days, member_days, weights, listing, .. } = settings.ratings.terms();
    let percents = weights.iter().map(|weight| format!("{:.0}", weight * 100.0)).collect();
    let args = [
        ("games", Arg::Number(listing.games.into())),
        ("opponents", Arg::Number(listing.opponents.into())),
        ("deviation", Arg::Number(listing.deviation.round() as i64)),
        ("days", Arg::Number(listing.days.into())),
        ("account", Arg::Number(account_days.into())),
        ("member", Arg::Number(member_days.into())),
        ("weights", Arg::Names(percents)),
        ("plain", Arg::Text(if settings.ratings.balanced { "no" } else { "yes" }.to_owned())),
    ];
    say(locale, "settings-ratings", &args)
}

/// Returns the buttons below the text; the first one says whether games are rated at all.
pub(crate) fn row(rated: PanelButton, settings: &Settings, locale: Locale) -> Row {
    let does = |part: &str, name: &str| plain(&format!("settings:{part}"), say(locale, name, &[]));
    Row::Buttons(vec![
        rated,
        toggle("settings:odd", "setting-odd", !settings.ratings.balanced, locale),
        does("ranked:ask", "setting-ranked"),
        does("ages:ask", "setting-ages"),
        does("weights:ask", "setting-weights"),
    ])
}
