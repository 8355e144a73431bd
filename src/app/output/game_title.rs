//! Title and aim of a game, and the buttons that name it.

use crate::app::context::{self, Context};
use crate::app::input::request::ButtonAction;
use crate::app::output::reply::Button;
use crate::game::{Arg, Entry, Options, Seat};
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
    let aim = (entry.guide)(&options).aim;
    if aim.is_empty() {
        return Vec::new();
    }
    let brief = brief(ctx, stored, (entry, &options), locale);
    if stored.log.len() > EXPLAINED && brief.is_empty() {
        return Vec::new();
    }
    let lines =
        if has_begun(ctx, stored) { Vec::new() } else { words::aim(locale, entry.info.id, &aim) };
    let rules = ("rules", Arg::Text(format!("{}/{options}", entry.info.id)));
    lines.into_iter().chain(brief).chain([say(locale, "aim-more", &[rules])]).collect()
}

/// Returns the line about the opening while it lasts. The game is replayed only if there is such a line.
fn brief(
    ctx: &Context,
    stored: &StoredGame,
    (entry, options): (&Entry, &Options),
    locale: Locale,
) -> Vec<String> {
    let pairs = entry.info.keys.iter().map(|key| (key.name, options.value(key.name).to_string()));
    let brief = words::brief(locale, entry.info.id, pairs);
    if brief.is_empty() || is_past_opening(ctx, stored) { Vec::new() } else { brief }
}

/// True if a person has acted.
fn has_begun(ctx: &Context, stored: &StoredGame) -> bool {
    let is_person = |seat: Seat| stored.person_at(seat).is_some();
    !stored.log.is_empty()
        && context::makers(ctx, stored)
            .is_ok_and(|makers| makers.into_iter().flatten().any(is_person))
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
