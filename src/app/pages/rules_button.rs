//! Buttons on the pages about rule sets: start a game by these rules, go on to the next rule set, start
//! the lessons.

use crate::app::input::rule_key::written;
use crate::app::output::panel::plain;
use crate::app::output::reply::{ButtonStyle, PanelButton, Row};
use crate::app::pages::lessons;
use crate::game::{Arg, Entry, Options};
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
    let lessons = lessons.map(|course| lessons::start(course, locale));
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
