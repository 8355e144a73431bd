//! Reads the name of a game or rule set as people type it.

use crate::app::context::Context;
use crate::app::error::Error;
use crate::game::{Entry, Refusal};
use crate::words::{self, Locale};

/// Returns the rule set of `game/preset` and further pairs. An empty name is the first game of the
/// list.
pub(crate) fn rule_set(
    ctx: &Context,
    name: &str,
    pairs: &str,
) -> Result<(&'static Entry, String), Error> {
    let name = crate::game::tidy(name);
    let (entry, preset) = match (by_label(ctx, &name), name.split_once('/')) {
        _ if name.is_empty() => (&ctx.games.0[0], None),
        (Some(found), _) => found,
        (None, Some((game, preset))) => (ctx.games.find(game)?, Some(preset)),
        (None, None) => bare_name(ctx, &name)?,
    };
    let preset = preset.unwrap_or(entry.info.presets[0].name);
    Ok((entry, format!("{preset} {pairs}")))
}

/// Returns a game, or a preset of one, by its displayed name in any language.
pub(crate) fn by_label(
    ctx: &Context,
    written: &str,
) -> Option<(&'static Entry, Option<&'static str>)> {
    let key = words::name_key(written);
    let named = |name: String| words::name_key(&name) == key;
    let of = |(locale, entry): (Locale, &'static Entry)| {
        let (id, presets) = (entry.info.id, &entry.info.presets);
        let game = words::game(locale, id);
        let preset = presets
            .iter()
            .find(|one| named(format!("{game} {}", words::preset(locale, id, one.name))));
        let whole = named(game.clone()).then_some((entry, None));
        whole.or(preset.map(|preset| (entry, Some(preset.name))))
    };
    let all = Locale::ALL
        .into_iter()
        .flat_map(|locale| ctx.games.0.iter().map(move |entry| (locale, entry)));
    all.into_iter().find_map(of)
}

/// Reads a game's id, or the name of a preset that only one game has.
fn bare_name<'a>(ctx: &Context, name: &'a str) -> Result<(&'static Entry, Option<&'a str>), Error> {
    if let Ok(entry) = ctx.games.find(name) {
        return Ok((entry, None));
    }
    let has = |entry: &&Entry| entry.info.presets.iter().any(|preset| preset.name == name);
    match ctx.games.0.iter().filter(has).collect::<Vec<_>>().as_slice() {
        [entry] => Ok((entry, Some(name))),
        [] => Ok((ctx.games.find(name)?, None)),
        several => {
            let known = several.iter().map(|entry| format!("{}/{name}", entry.info.id)).collect();
            Err(Refusal::new("several-rule-sets")
                .text("written", name)
                .names("known", known)
                .into())
        }
    }
}
