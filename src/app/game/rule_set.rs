//! Reads the name of a game or rule set as people type it.

use crate::app::context::Context;
use crate::app::error::Error;
use crate::game::{Entry, GameInfo, Options, Preset, Refusal, nearest, tidy};
use crate::words::{self, Locale, name_key};

/// Game, and its rule set where the name says one.
type Named = (&'static Entry, Option<&'static str>);

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
    let (entry, preset) = match (by_label(ctx, name), name.split_once('/')) {
        _ if name.is_empty() => (&ctx.games.0[0], None),
        (Some(found), _) => found,
        (None, Some((game, preset))) => (ctx.games.find(game)?, Some(preset)),
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
    let (name, pairs) = match by_label(ctx, &written) {
        Some(_) => (&*written, ""),
        None => split_pairs(&written),
    };
    rule_set(ctx, name, pairs)
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

/// Returns a game, or a preset of one, by a name that people know it by, in any language. A name
/// of a preset alone counts where only one has it.
pub(crate) fn by_label(ctx: &Context, written: &str) -> Option<Named> {
    let key = name_key(written);
    if key.is_empty() {
        return None;
    }
    let is_meant = |name: &String| name_key(name) == key;
    let whole = ctx.games.0.iter().find(|entry| game_names(entry).iter().any(is_meant));
    if let Some(entry) = whole {
        return Some((entry, family_preset(entry)));
    }
    let all = || ctx.games.0.iter().flat_map(|entry| presets(entry).map(move |one| (entry, one)));
    let own = all().find(|(entry, preset)| preset_names(entry, preset).iter().any(is_meant));
    if let Some((entry, preset)) = own {
        return Some((entry, Some(preset.name)));
    }
    let mut short = all().filter(|(entry, preset)| short_names(entry, preset).iter().any(is_meant));
    match (short.next(), short.next()) {
        (Some((entry, preset)), None) => Some((entry, Some(preset.name))),
        _ => None,
    }
}

/// Returns all names in which typed text is looked for: those of a game under a rule set.
pub(crate) fn known_names(entry: &Entry, preset: &Preset) -> Vec<String> {
    let of_game =
        Locale::ALL.into_iter().flat_map(|locale| words::other_names(locale, entry.info.id, None));
    let first = entry.info.presets[0].name == preset.name;
    let of_game = of_game.filter(|_| first);
    preset_names(entry, preset).into_iter().chain(of_game).collect()
}

fn presets(entry: &'static Entry) -> impl Iterator<Item = &'static Preset> {
    entry.info.presets.iter()
}

/// Returns the preset that has the name of its family: a name alone means this one.
fn family_preset(entry: &'static Entry) -> Option<&'static str> {
    presets(entry).find(|preset| preset.name == entry.info.id).map(|preset| preset.name)
}

fn game_names(entry: &Entry) -> Vec<String> {
    let id = entry.info.id;
    let of = |locale| {
        let others = words::other_names(locale, id, None);
        [words::game(locale, id)].into_iter().chain(others)
    };
    Locale::ALL.into_iter().flat_map(of).chain([id.to_owned()]).collect()
}

/// Returns the names of a preset that no other one has: behind its game's name, its own, and others
/// that it is known by.
fn preset_names(entry: &Entry, preset: &Preset) -> Vec<String> {
    let (id, name) = (entry.info.id, preset.name);
    let of = |locale| {
        let label = words::preset(locale, id, name);
        let behind = [&label, &without_remark(&label)]
            .map(|label| format!("{} {label}", words::game(locale, id)));
        let own = words::called(locale, id, name).0;
        let own = (own != words::game(locale, id)).then_some(own);
        behind.into_iter().chain(own).chain(words::other_names(locale, id, Some(name)))
    };
    Locale::ALL.into_iter().flat_map(of).collect()
}

fn short_names(entry: &Entry, preset: &Preset) -> Vec<String> {
    let label = |locale| words::preset(locale, entry.info.id, preset.name);
    let both = |label: String| [without_remark(&label), label];
    Locale::ALL.into_iter().map(label).flat_map(both).chain([preset.name.to_owned()]).collect()
}

/// Returns a label without what stands in brackets behind it.
fn without_remark(label: &str) -> String {
    label.split(['(', '（']).next().unwrap_or(label).trim().to_owned()
}

/// Reads a game's id, or the name of a preset that only one game has.
fn bare_name<'a>(ctx: &Context, name: &'a str) -> Result<(&'static Entry, Option<&'a str>), Error> {
    let has = |entry: &&Entry| entry.info.presets.iter().any(|preset| preset.name == name);
    match ctx.games.0.iter().filter(has).collect::<Vec<_>>().as_slice() {
        [entry] => Ok((entry, Some(name))),
        [] => Err(unknown(ctx, name).into()),
        several => {
            let known = several.iter().map(|entry| format!("{}/{name}", entry.info.id)).collect();
            Err(Refusal::new("several-rule-sets")
                .text("written", name)
                .names("known", known)
                .into())
        }
    }
}

/// Refuses a name that no game has, with the name that is probably meant.
fn unknown(ctx: &Context, name: &str) -> Refusal {
    let of = |entry: &'static Entry| {
        let presets = presets(entry).flat_map(|preset| {
            preset_names(entry, preset).into_iter().chain(short_names(entry, preset))
        });
        game_names(entry).into_iter().chain(presets)
    };
    let names: Vec<String> =
        ctx.games.0.iter().flat_map(of).map(|name| name.to_lowercase()).collect();
    let near = nearest(name, names.iter().map(String::as_str));
    let known = ctx.games.0.iter().map(|entry| entry.info.id.to_owned()).collect();
    Refusal::new("no-such-game").text("written", name).text("nearest", near).names("known", known)
}
