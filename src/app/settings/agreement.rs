//! Settings of a server that have to agree: the games, the rule sets and the default game; and how rule sets are named.

use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::{policy, rule_set};
use crate::game::{Arg, Options, Refusal};
use crate::limits::PLACEHOLDER_LENGTH;
use crate::store::servers::{Setting, Settings};
use crate::words::{self, Locale, say};

/// Rule sets that are examples where a server allows them. The first is not the one that is taken without a default.
const EXAMPLES: [&str; 2] = ["gomoku/renju", "ninuki/pente"];

/// Refuses a changed setting that contradicts another one. Contradictions between others stay, so that those of earlier
/// versions can be undone one by one.
pub(super) fn check(
    ctx: &Context,
    settings: &Settings,
    changed: Setting,
    locale: Locale,
) -> Result<(), Error> {
    if matches!(changed, Setting::Games | Setting::RuleSets) {
        check_choice(settings, locale)?;
    }
    let Some(game) = &settings.game else { return Ok(()) };
    if changed == Setting::DefaultGame {
        // No default game fits lists of an earlier version that have nothing in common.
        check_choice(settings, locale)?;
        check_company(ctx, game, locale)?;
    }
    Ok(check_default(settings, changed, game, locale)?)
}

/// Refuses rule sets of which none is one of the allowed games: nothing could be played.
fn check_choice(settings: &Settings, locale: Locale) -> Result<(), Refusal> {
    let rule_sets = &settings.rule_sets;
    if rule_sets.is_empty() || rule_sets.iter().any(|one| policy::allows_game(settings, one)) {
        return Ok(());
    }
    let refusal = Refusal::new("setting-no-choice").text("sets", rule_set_names(rule_sets, locale));
    Err(refusal.text("games", game_names(settings, locale)))
}

/// Refuses a default game for one person alone: the challenges that it is for are made to others.
fn check_company(ctx: &Context, game: &str, locale: Locale) -> Result<(), Error> {
    let (entry, rules) = rule_set::whole_rule_set(ctx, game)?;
    let options = Options::read(entry.info, &rules)?;
    let table = entry.start(&options, options.named().seats.0, None)?;
    if table.people().len() > 1 {
        return Ok(());
    }
    Err(Refusal::new("setting-default-alone").text("game", named(game, locale)).into())
}

/// Refuses a default game that is not allowed.
fn check_default(
    settings: &Settings,
    changed: Setting,
    game: &str,
    locale: Locale,
) -> Result<(), Refusal> {
    let asks = |setting| [setting, Setting::DefaultGame].contains(&changed);
    let is_other_game = asks(Setting::Games) && !policy::allows_game(settings, game);
    let is_other_rule_set = asks(Setting::RuleSets) && !policy::allows_rule_set(settings, game);
    if !is_other_game && !is_other_rule_set {
        return Ok(());
    }
    let refusal = Refusal::new("setting-default-not-here").text("game", named(game, locale));
    Err(refusal.text("known", policy::playable_names(locale, settings)))
}

/// Returns an example for the form of the default game: a rule set that the server allows, and another than the one that is set
/// where there is one. Only the dash is left where it allows none for several people.
pub(super) fn example(ctx: &Context, settings: &Settings, locale: Locale) -> String {
    let is_other = |game: &str| settings.game.as_deref() != Some(game);
    let other = policy::usual_or(ctx, settings, EXAMPLES[0], is_other);
    match other.or_else(|| settings.game.clone()) {
        Some(game) => say(locale, "setting-default-example", &[("game", Arg::Text(game))]),
        None => "-".to_owned(),
    }
}

/// Returns examples for the form of the rule sets: two of allowed games, or one where there is no more. The first is the
/// server's default game, which has to be among them.
pub(super) fn examples(ctx: &Context, settings: &Settings, locale: Locale) -> String {
    // What is written takes the place of the list that is set.
    let others = Settings { rule_sets: Vec::new(), ..settings.clone() };
    let first = policy::usual_or(ctx, &others, EXAMPLES[0], |_| true);
    let is_other = |game: &str| first.as_deref() != Some(game);
    let second = policy::usual_or(ctx, &others, EXAMPLES[1], is_other);
    let first = words::join::all_names(locale, first.as_slice());
    let both = second.map(|second| words::join::all_names(locale, &[first.clone(), second]));
    // One that is cut could not be typed.
    both.filter(|both| both.chars().count() <= PLACEHOLDER_LENGTH).unwrap_or(first)
}

/// Returns the names of the allowed games.
fn game_names(settings: &Settings, locale: Locale) -> String {
    let names: Vec<String> = settings.games.iter().map(|id| words::game(locale, id)).collect();
    words::join::first_things(locale, &names)
}

/// Returns the name of a rule set.
fn named(game: &str, locale: Locale) -> String {
    rule_set_names(&[game.to_owned()], locale)
}

/// Returns the name of a rule set that is kept as `game/preset` with the pairs behind it.
pub(super) fn rule_set_name(kept: &str, locale: Locale) -> String {
    let (game, rules) = kept.split_once('/').unwrap_or((kept, ""));
    words::full_name(locale, game, rules)
}

/// Joins the names of rule sets, which may have commas of their own. Of many the first ones are named.
pub(super) fn rule_set_names(kept: &[String], locale: Locale) -> String {
    let names: Vec<String> = kept.iter().map(|one| rule_set_name(one, locale)).collect();
    words::join::first_things(locale, &names)
}
