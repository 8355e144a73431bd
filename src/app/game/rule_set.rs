//! Reads the name of a game or rule set as people type it.

use crate::app::context::Context;
use crate::app::error::Error;
use crate::game::{Entry, GameInfo, Options, Refusal, tidy};
use crate::words::names;

/// Returns the rule set of `game/preset` and further pairs. An empty name is the first game of the
/// list.
pub(crate) fn rule_set(
    ctx: &Context,
    name: &str,
    pairs: &str,
) -> Result<(&'static Entry, String), Error> {
    let name = tidy(name);
    // A name may come with pairs of its own, as a server's default game does.
    let (name, own) = match name.contains(['=', '/']) {
        true => split_pairs(&name),
        false => (&*name, ""),
    };
    let (entry, preset) = match (names::by_name(ctx.games, name), name.split_once('/')) {
        _ if name.is_empty() => (&ctx.games.0[0], None),
        (Some(found), _) => found,
        (None, Some((game, preset))) => (before_slash(ctx, game, preset)?, Some(preset)),
        (None, None) => bare_name(ctx, name)?,
    };
    let preset = preset.unwrap_or(entry.info.presets[0].name);
    let pairs = [own, &*tidy(pairs)].map(|pairs| with_keys(entry.info, pairs)).join(" ");
    Ok((entry, format!("{preset} {}", pairs.trim())))
}

/// Returns the rule set of a whole text: `game/preset`, either alone or a name of one, and pairs
/// behind it.
pub(crate) fn whole_rule_set(
    ctx: &Context,
    written: &str,
) -> Result<(&'static Entry, String), Error> {
    let written = tidy(written);
    let (name, pairs) = match names::by_name(ctx.games, &written) {
        Some(_) => (&*written, ""),
        None => split_pairs(&written),
    };
    rule_set(ctx, name, pairs)
}

/// Returns the game before a slash. What stands behind it may be the value of an option, as an opening is: it is refused with
/// what to write.
fn before_slash(ctx: &Context, name: &str, preset: &str) -> Result<&'static Entry, Refusal> {
    let entry = game_named(ctx, name)?;
    let pair = with_keys(entry.info, preset);
    if pair == preset || entry.info.presets.iter().any(|known| known.name == preset) {
        return Ok(entry);
    }
    let id = entry.info.id;
    let named = names::by_name(ctx.games, name).and_then(|(_, preset)| preset);
    let game = named.map_or_else(|| id.to_owned(), |preset| format!("{id}/{preset}"));
    Err(Refusal::new("option-as-preset")
        .text("written", preset)
        .text("under", game)
        .text("pair", pair))
}

/// Returns the game before a slash, by its id or another name.
fn game_named(ctx: &Context, name: &str) -> Result<&'static Entry, Refusal> {
    let found = ctx.games.find(name).ok();
    let found = found.or_else(|| names::by_name(ctx.games, name).map(|(entry, _)| entry));
    found.ok_or_else(|| names::unknown(ctx.games, name))
}

/// Splits the name of a rule set, which may have several words, from the pairs behind it.
fn split_pairs(written: &str) -> (&str, &str) {
    let first = written.split(' ').next().unwrap_or_default();
    let mut word = 0;
    for part in written.split(' ') {
        if word > 0 && part.contains('=') {
            return (written[..word].trim_end(), &written[word..]);
        }
        word += part.len() + 1;
    }
    (first, written[first.len()..].trim_start())
}

/// Returns pairs in which a value alone has its key before it, where only one key has that value:
/// `swap2` is `opening=swap2`.
fn with_keys(info: &GameInfo, pairs: &str) -> String {
    let whole = |word: &str| {
        let mut keys =
            info.keys.iter().filter(|key| key.spellings().iter().any(|value| value == word));
        match (keys.next(), keys.next()) {
            (Some(key), None) => format!("{}={word}", key.name),
            _ => word.to_owned(),
        }
    };
    pairs.split(' ').map(whole).collect::<Vec<_>>().join(" ")
}

/// Returns the choices for pairs behind a rule set: those typed already stay, and each choice makes
/// a rule set that can be played.
pub(crate) fn pair_choices(entry: &Entry, rules: &str, last: &str) -> Vec<String> {
    let Ok((options, _)) = Options::read_through(entry.info, rules) else { return Vec::new() };
    let given = |key: &str| rules.split(' ').any(|pair| pair.split('=').next() == Some(key));
    let mut all: Vec<(usize, String)> = Vec::new();
    for key in entry.info.keys.iter().filter(|key| !given(key.name)) {
        let now = options.value(key.name).to_string();
        let values = key.spellings().into_iter();
        let values = values.filter(|value| last.contains('=') || *value != now);
        all.extend(values.map(|value| format!("{}={value}", key.name)).enumerate());
    }
    // A value of each key first, so that no key with many pushes another out of the list.
    all.sort_by_key(|(round, _)| *round);
    let fits = |pair: &String| {
        let value = pair.split_once('=').map_or("", |(_, value)| value);
        pair.starts_with(last) || value.starts_with(last)
    };
    let plays = |pair: &String| {
        let whole = Options::read(entry.info, &format!("{rules} {pair}"));
        whole.is_ok_and(|options| entry.start(&options, options.named().seats.0, None).is_ok())
    };
    all.into_iter().map(|(_, pair)| pair).filter(fits).filter(plays).collect()
}

/// Reads a game's id, or the name of a preset that only one game has.
fn bare_name<'a>(ctx: &Context, name: &'a str) -> Result<(&'static Entry, Option<&'a str>), Error> {
    let has = |entry: &&Entry| entry.info.presets.iter().any(|preset| preset.name == name);
    match ctx.games.0.iter().filter(has).collect::<Vec<_>>().as_slice() {
        [entry] => Ok((entry, Some(name))),
        [] => Err(names::unknown(ctx.games, name).into()),
        several => {
            let known = several.iter().map(|entry| format!("{}/{name}", entry.info.id)).collect();
            Err(Refusal::new("several-rule-sets")
                .text("written", name)
                .names("known", known)
                .into())
        }
    }
}
