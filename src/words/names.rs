//! Names that games and rule sets are known by, in all languages: looked for wherever a game is typed, in chat and on the
//! command line.

use super::{Locale, called, game, name_key, other_names, preset};
use crate::game::{Entry, Games, Preset, Record, Refusal, nearest, tidy};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Game, and its rule set where the name says one.
pub type Named = (&'static Entry, Option<&'static str>);

/// Names of all games of a list, as they are compared with typed text. Made once for each list: a name is looked for in
/// some hundreds for each language.
struct Index {
    /// Names of whole games, then those of presets that no other one has.
    own: Vec<(String, Named)>,
    /// Names of presets alone, which several may have.
    short: Vec<(String, Named)>,
    /// All of them as they are written, in lower case.
    spelled: Vec<String>,
}

/// Indices by the address of their list, of which there is one in the program.
static INDICES: Mutex<BTreeMap<usize, Arc<Index>>> = Mutex::new(BTreeMap::new());

impl Index {
    fn of(games: Games) -> Arc<Self> {
        let mut indices = INDICES.lock().unwrap_or_else(PoisonError::into_inner);
        let made = indices.entry(games.0.as_ptr().addr());
        Arc::clone(made.or_insert_with(|| Arc::new(Self::new(games))))
    }

    fn new(games: Games) -> Self {
        let keyed = |names: Vec<String>, named: Named| {
            names.into_iter().map(move |name| (name_key(&name), named))
        };
        let all = || games.0.iter().flat_map(|entry| presets(entry).map(move |one| (entry, one)));
        let whole =
            games.0.iter().flat_map(|entry| keyed(of_game(entry), (entry, family_preset(entry))));
        let own =
            all().flat_map(|(entry, one)| keyed(of_preset(entry, one), (entry, Some(one.name))));
        let short =
            all().flat_map(|(entry, one)| keyed(short_names(entry, one), (entry, Some(one.name))));
        let of_presets =
            |(entry, one)| of_preset(entry, one).into_iter().chain(short_names(entry, one));
        let spelled = games.0.iter().flat_map(of_game).chain(all().flat_map(of_presets));
        Self {
            own: whole.chain(own).collect(),
            short: short.collect(),
            spelled: spelled.map(|name| name.to_lowercase()).collect(),
        }
    }
}

/// Returns a game, or a preset of one, by a name that people know it by, in any language. A name of a preset alone counts
/// where only one has it.
pub fn by_name(games: Games, written: &str) -> Option<Named> {
    let key = name_key(written);
    if key.is_empty() {
        return None;
    }
    let index = Index::of(games);
    let is_meant = |(name, _): &&(String, Named)| *name == key;
    if let Some((_, named)) = index.own.iter().find(is_meant) {
        return Some(*named);
    }
    let mut short = index.short.iter().filter(is_meant).map(|(_, named)| *named);
    let first = short.next()?;
    let is_other = |(entry, preset): Named| (entry.info.id, preset) != (first.0.info.id, first.1);
    (!short.any(is_other)).then_some(first)
}

/// True if a name is that of a whole game, in any language, also where one of its rule sets is called so.
pub fn is_game(games: Games, written: &str) -> bool {
    let key = name_key(written);
    let has = |name: String| name_key(&name) == key;
    games.0.iter().any(|entry| of_game(entry).into_iter().any(has))
}

/// Returns all names in which typed text is looked for: those of a game under a rule set.
pub fn known(entry: &Entry, preset: &Preset) -> Vec<String> {
    let first = entry.info.presets[0].name == preset.name;
    let of_game =
        Locale::ALL.into_iter().flat_map(|locale| other_names(locale, entry.info.id, None));
    of_preset(entry, preset).into_iter().chain(of_game.filter(|_| first)).collect()
}

/// Returns the id of a game, and its best known presets that players call by a name of their own, as they are typed.
fn chief_names(entry: &Entry) -> Vec<String> {
    let id = entry.info.id;
    let is_called = |preset: &&&str| {
        super::try_say(Locale::En, &format!("called-{id}-{preset}"), &[]).is_some()
    };
    let presets = entry.info.known.iter().filter(is_called).take(2);
    [&id].into_iter().chain(presets).map(|name| (*name).to_owned()).collect()
}

/// Returns the name that is probably meant by one that no game has, or `none`.
pub fn nearest_name(games: Games, written: &str) -> String {
    let index = Index::of(games);
    let length = written.chars().count();
    // One that is longer than twice the other is not meant; most are left out so at no cost.
    let alike = |name: &&str| {
        let other = name.chars().count();
        length.abs_diff(other) * 2 <= length.max(other)
    };
    nearest(written, index.spelled.iter().map(String::as_str).filter(alike)).to_owned()
}

/// Returns the names of all games, with those of their best known rule sets, as they are typed.
pub fn chief(games: Games) -> Vec<String> {
    games.0.iter().flat_map(chief_names).collect()
}

/// Refuses a name that no game has, with the name that is probably meant.
pub fn unknown(games: Games, written: &str) -> Refusal {
    Refusal::new("no-such-game")
        .text("written", written)
        .text("nearest", nearest_name(games, written))
        .names("known", chief(games))
}

/// Returns the id of a game by its id, `game/preset` or another name, and the rules text behind it: a name of a rule set
/// stands before pairs that have none.
///
/// # Errors
/// `no-such-game`, with the name that is probably meant.
pub fn with_id(
    games: Games,
    written: &str,
    rules: &str,
) -> Result<(&'static str, String), Refusal> {
    if let Ok(entry) = games.find(written) {
        return Ok((entry.info.id, rules.to_owned()));
    }
    let name = tidy(written);
    let (entry, preset) = by_id(games, &name)
        .or_else(|| by_name(games, &name))
        .ok_or_else(|| unknown(games, &name))?;
    let said = tidy(rules).split(' ').next().and_then(|word| preset_named(entry, word));
    let rules = match preset {
        // The rules text says the rule set itself, and the name none that differs from it.
        Some(preset) if said == Some(preset) || preset == entry.info.id && said.is_some() => {
            rules.to_owned()
        }
        Some(preset) => format!("{preset} {rules}").trim_end().to_owned(),
        None => rules.to_owned(),
    };
    Ok((entry.info.id, rules))
}

/// Returns a record with its game's id in the place of another name.
///
/// # Errors
/// `no-such-game`, with the name that is probably meant.
pub fn record_with_id(games: Games, record: Record) -> Result<Record, Refusal> {
    if games.find(&record.game).is_ok() {
        return Ok(record);
    }
    let (game, rules) = with_id(games, &record.game, &record.rules)?;
    Ok(Record { game: game.to_owned(), rules, ..record })
}

/// Reads `game/preset`, or an id whose letters differ in case or width.
fn by_id(games: Games, name: &str) -> Option<Named> {
    let (game, preset) = name.split_once('/').unwrap_or((name, ""));
    let entry = games.find(game).ok()?;
    match preset {
        "" => Some((entry, None)),
        preset => preset_named(entry, preset).map(|preset| (entry, Some(preset))),
    }
}

fn preset_named(entry: &'static Entry, name: &str) -> Option<&'static str> {
    presets(entry).map(|preset| preset.name).find(|known| *known == name)
}

fn presets(entry: &'static Entry) -> impl Iterator<Item = &'static Preset> {
    entry.info.presets.iter()
}

/// Returns the preset that has the name of its family: a name alone means this one.
fn family_preset(entry: &'static Entry) -> Option<&'static str> {
    preset_named(entry, entry.info.id)
}

/// Returns the names of a whole game, in all languages, and its id.
pub fn of_game(entry: &Entry) -> Vec<String> {
    let id = entry.info.id;
    let of = |locale| [game(locale, id)].into_iter().chain(other_names(locale, id, None));
    Locale::ALL.into_iter().flat_map(of).chain([id.to_owned()]).collect()
}

/// Returns the names of a preset that no other one has: behind its game's name, its own, and others that it is known by.
fn of_preset(entry: &Entry, one: &Preset) -> Vec<String> {
    let (id, name) = (entry.info.id, one.name);
    let of = |locale| {
        let label = preset(locale, id, name);
        let behind =
            [&label, &without_remark(&label)].map(|label| format!("{} {label}", game(locale, id)));
        let own = called(locale, id, name).0;
        let own = (own != game(locale, id)).then_some(own);
        behind.into_iter().chain(own).chain(other_names(locale, id, Some(name)))
    };
    Locale::ALL.into_iter().flat_map(of).collect()
}

fn short_names(entry: &Entry, one: &Preset) -> Vec<String> {
    let label = |locale| preset(locale, entry.info.id, one.name);
    let both = |label: String| [without_remark(&label), label];
    Locale::ALL.into_iter().map(label).flat_map(both).chain([one.name.to_owned()]).collect()
}

/// Returns a label without what stands in brackets behind it.
fn without_remark(label: &str) -> String {
    label.split(['(', '（']).next().unwrap_or(label).trim().to_owned()
}
