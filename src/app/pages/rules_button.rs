//! Buttons on the pages about rule sets: start a game by these rules, go on to the next rule set, start
//! the lessons.

use crate::app::context::Context;
use crate::app::output::panel::plain;
use crate::app::output::reply::{ButtonStyle, PanelButton, Row};
use crate::app::pages::lessons;
use crate::game::{Arg, Entry, Key, Options};
use crate::teach::lessons::course_of;
use crate::words::{self, Locale, say};

/// Returns the row of buttons under a page: the next rule set, its lessons.
pub(crate) fn row(locale: Locale, entry: &Entry, options: &Options) -> Vec<Row> {
    let next = next(entry, options).map(|next| {
        let name = words::preset(locale, entry.info.id, next.named().name);
        let label = say(locale, "rules-next", &[("name", Arg::Text(name))]);
        plain(&format!("rules:0:{}", written(entry, &next)), label)
    });
    let lessons = course_of(entry.info.id, options.named().name);
    let lessons = lessons
        .map(|course| plain(&lessons::start_key(course), say(locale, "button-lessons", &[])));
    let buttons = next.into_iter().chain(lessons);
    let buttons: Vec<PanelButton> = buttons.collect();
    (!buttons.is_empty()).then_some(Row::Buttons(buttons)).into_iter().collect()
}

/// Returns the button that starts a game by these rules.
pub(crate) fn play(locale: Locale, entry: &Entry, options: &Options) -> PanelButton {
    PanelButton {
        look: ButtonStyle::On,
        ..plain(&start_key(entry, options), say(locale, "rules-play", &[]))
    }
}

/// Returns the key of a button that starts a game by these rules.
pub(crate) fn start_key(entry: &Entry, options: &Options) -> String {
    format!("challenge:{}", written(entry, options))
}

/// Returns the rule set that comes after this one: in the course, else in the list.
fn next(entry: &Entry, options: &Options) -> Option<Options> {
    let presets = entry.info.presets;
    let place = |name: &str| presets.iter().position(|preset| preset.name == name);
    let name = options.named().name;
    let next = match entry.after(name) {
        Some(next) => place(next)?,
        None => place(name)? + 1,
    };
    (next < presets.len()).then(|| Options::preset(entry.info, next))
}

/// Writes a rule set as short as a button's id has to be: the game, the preset, and a sign for the value of each option
/// by its place among all values.
pub(crate) fn written(entry: &Entry, options: &Options) -> String {
    let sign = |key: &Key| {
        let value = options.value(key.name).to_string();
        let place = key.spellings().iter().position(|known| *known == value).unwrap_or(0);
        char::from_digit(place as u32, 36).unwrap_or('0')
    };
    let signs: String = entry.info.keys.iter().map(sign).collect();
    format!("{}/{}/{signs}", entry.info.id, options.named().name)
}

/// Reads a rule set that [`written`] has written.
pub(crate) fn read(ctx: &Context, text: &str) -> Option<(&'static Entry, Options)> {
    let mut parts = text.split('/');
    let entry = ctx.games.find(parts.next()?).ok()?;
    let mut rules = parts.next()?.to_owned();
    let signs = parts.next()?;
    if signs.chars().count() != entry.info.keys.len() {
        return None;
    }
    for (key, sign) in entry.info.keys.iter().zip(signs.chars()) {
        let value = key.spellings().into_iter().nth(sign.to_digit(36)? as usize)?;
        rules.push_str(&format!(" {}={value}", key.name));
    }
    Some((entry, Options::read(entry.info, &rules).ok()?))
}
