//! Title and aim of a game, and the buttons that name it.

use crate::app::context::{self, Context};
use crate::app::input::request::ButtonAction;
use crate::app::output::reply::Button;
use crate::game::{Arg, Options, Seat};
use crate::store::{Status, StoredGame};
use crate::words::{self, Locale, say};

/// Number of actions up to which the aim of the game is shown.
const EXPLAINED: usize = 4;

/// Number of actions that no opening has: yamaguchi has 19 with twelve offers. Later boards need not look for its end.
const BEYOND_OPENINGS: usize = 24;

/// Returns the name of the game, its rule set and its number.
pub(crate) fn title(stored: &StoredGame, locale: Locale) -> String {
    let (game, rules) = words::called(locale, &stored.game, &stored.rules);
    let args = [
        ("game", Arg::Text(game)),
        ("rules", Arg::Text(rules)),
        ("number", Arg::Number(stored.id.0)),
    ];
    say(locale, "title", &args)
}

/// Returns the lines about the aim of a game that is not over, until a person has acted, and in its first moves and during
/// its opening the line about that and the command that explains its rules.
pub(crate) fn aim(ctx: &Context, stored: &StoredGame, locale: Locale) -> Vec<String> {
    let is_over = matches!(stored.status, Status::Finished | Status::Aborted);
    if is_over || stored.log.len() > BEYOND_OPENINGS {
        return Vec::new();
    }
    let Ok(entry) = ctx.games.find(&stored.game) else { return Vec::new() };
    let Ok(options) = Options::read(entry.info, &stored.rules) else { return Vec::new() };
    let pairs = entry.info.keys.iter().map(|key| (key.name, options.value(key.name).to_string()));
    let brief = words::brief(locale, entry.info.id, pairs);
    let is_opening = !brief.is_empty() && !is_past_opening(ctx, stored);
    if stored.log.len() > EXPLAINED && !is_opening {
        return Vec::new();
    }
    let lines = words::aim(locale, entry.info.id, &(entry.guide)(&options).aim);
    let is_person = |seat: Seat| stored.person_at(seat).is_some();
    let begun = context::makers(ctx, stored)
        .is_ok_and(|makers| makers.into_iter().flatten().any(is_person));
    let rules = format!("{}/{options}", entry.info.id);
    if lines.is_empty() {
        return lines;
    }
    let more = say(locale, "aim-more", &[("rules", Arg::Text(rules))]);
    let brief = brief.into_iter().filter(|_| is_opening);
    lines.into_iter().filter(|_| !begun).chain(brief).chain([more]).collect()
}

/// True if the next action is a plain stone, as after an opening, and none that it asks for.
fn is_past_opening(ctx: &Context, stored: &StoredGame) -> bool {
    let placing = context::table(ctx, stored).ok().and_then(|table| table.placing());
    placing.is_some_and(|placing| placing.word == "stone")
}

/// Returns a button for the game at its current version.
pub(crate) fn button(stored: &StoredGame, verb: ButtonAction, locale: Locale) -> Button {
    let id = format!("button-{}", verb.word());
    // The steps of a course have a name of their own in some games.
    let own = words::try_say(locale, &format!("{id}-{}", stored.game), &[]);
    let label = own.unwrap_or_else(|| say(locale, &id, &[]));
    Button { game: stored.id, version: stored.version, verb, label, disabled: false }
}
