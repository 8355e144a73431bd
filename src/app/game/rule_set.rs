//! Reads the name of a game or rule set as people type it.

use crate::app::context::Context;
use crate::app::error::Error;
use crate::game::{Entry, GameInfo, Key, Options, Refusal, nearest_pair, slip_of, tidy};
use crate::words::{self, Locale, names};
use std::collections::BTreeMap;
use std::iter;
use std::ptr;
use std::sync::{Arc, Mutex, PoisonError};

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
    let mut option = String::new();
    let (entry, preset) = match (names::by_name(ctx.games, name), name.split_once('/')) {
        _ if name.is_empty() => (&ctx.games.0[0], None),
        (Some(found), _) => found,
        (None, Some((game, preset))) => (before_slash(ctx, game, preset)?, Some(preset)),
        (None, None) => match suited(ctx, name) {
            Some((entry, preset, pair)) => {
                option = pair;
                (entry, Some(preset))
            }
            None => bare_name(ctx, name)?,
        },
    };
    let preset = preset.unwrap_or(entry.info.presets[0].name);
    let further = tidy(pairs);
    let all = [&*option, own, &*further].map(|pairs| with_keys(entry.info, pairs, "none"));
    let pairs = all.into_iter().collect::<Result<Vec<String>, Refusal>>()?.join(" ");
    Ok((entry, format!("{preset} {}", pairs.trim())))
}

/// Returns a usual rule set, `game/preset` and pairs, as it goes with further pairs: as it is where there are none, else
/// without pairs of its own.
pub(crate) fn under_pairs<'a>(usual: &'a str, pairs: &str) -> &'a str {
    if pairs.trim().is_empty() { usual } else { without_pairs(usual) }
}

/// Returns the `game/preset` of a rule set with pairs.
pub(crate) fn without_pairs(written: &str) -> &str {
    written.split(' ').next().unwrap_or_default()
}

/// Returns the rule set of a whole text: `game/preset`, either alone or a name of one, and pairs
/// behind it.
pub(crate) fn whole_rule_set(
    ctx: &Context,
    written: &str,
) -> Result<(&'static Entry, String), Error> {
    let written = tidy(written);
    let is_name = names::by_name(ctx.games, &written).is_some()
        || !written.contains(['=', '/']) && suited(ctx, &written).is_some();
    let (name, pairs) = if is_name { (&*written, "") } else { split_pairs(&written) };
    rule_set(ctx, name, pairs)
}

/// Returns a game by its id, or one of its rule sets with pairs, as `game/preset` and pairs; none where it is for one person
/// alone.
pub(crate) fn for_several(ctx: &Context, written: &str) -> Option<String> {
    let (rules, people) = with_people(ctx, written)?;
    (people > 1).then_some(rules)
}

/// Returns a game by its id, or one of its rule sets with pairs, as `game/preset` and pairs, and the number of its people.
pub(crate) fn with_people(ctx: &Context, written: &str) -> Option<(String, usize)> {
    let (entry, rules) = match ctx.games.find(written) {
        Ok(entry) => (entry, entry.info.presets[0].name.to_owned()),
        Err(_) => whole_rule_set(ctx, written).ok()?,
    };
    let options = Options::read(entry.info, &rules).ok()?;
    let table = entry.start(&options, options.named().seats.0, None).ok()?;
    Some((format!("{}/{options}", entry.info.id), table.people().len()))
}

/// Returns the game before a slash. What stands behind it may be the value of an option, as an opening is: it is refused with
/// what to write.
fn before_slash(ctx: &Context, name: &str, preset: &str) -> Result<&'static Entry, Refusal> {
    let entry = game_named(ctx, name)?;
    if entry.info.presets.iter().any(|known| known.name == preset) {
        return Ok(entry);
    }
    let id = entry.info.id;
    let named = names::by_name(ctx.games, name).and_then(|(_, preset)| preset);
    let game = named.map_or_else(|| id.to_owned(), |preset| format!("{id}/{preset}"));
    let pair = with_keys(entry.info, preset, &game)?;
    if pair == preset {
        return Ok(entry);
    }
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

/// Returns pairs in which a value alone has its key before it, where only one key has that value: `swap2` is
/// `opening=swap2`. A value may be called by a name that it has in any language, or by the beginning of either. Refused where
/// several values fit, with the rule set `under` which they go where the pairs stand in the place of a game.
fn with_keys(info: &'static GameInfo, pairs: &str, under: &str) -> Result<String, Refusal> {
    let words: Vec<&str> = pairs.split(' ').collect();
    let is_plain = words.iter().all(|word| word.is_empty() || is_pair(info, word));
    if is_plain || words.len() > info.keys.len() * MOST_WORDS {
        return Ok(pairs.to_owned());
    }
    let names = PairNames::of(info);
    let (mut meant, mut at) = (Vec::new(), 0);
    while at < words.len() {
        // A name may have several words.
        let mut ends = (at + 1..=words.len().min(at + MOST_WORDS)).rev();
        let found = ends.find_map(|end| Some((names.meant(&words[at..end].join(" "))?, end)));
        if found.is_none() {
            check_one(info, &names, words[at], under)?;
        }
        let (pair, end) = found.unwrap_or_else(|| (words[at].to_owned(), at + 1));
        meant.push(pair);
        at = end;
    }
    Ok(meant.join(" "))
}

/// Refuses a word that several values fit. One that is the beginning of a key is left to be refused as such.
fn check_one(info: &GameInfo, names: &PairNames, word: &str, under: &str) -> Result<(), Refusal> {
    let pairs = names.fitting(word);
    let is_key = info.keys.iter().any(|key| key.name.starts_with(word));
    if pairs.len() < 2 || is_key { Ok(()) } else { Err(several_options(word, &pairs, under)) }
}

/// Refuses what several pairs fit, with all of them, and with the rule set `under` which they go in the place of a game.
fn several_options(written: &str, pairs: &[&str], under: &str) -> Refusal {
    let pairs = pairs.iter().map(|&pair| pair.to_owned()).collect();
    Refusal::new("several-options")
        .text("written", written)
        .names("pairs", pairs)
        .text("under", under)
}

/// True for `key=value` as a game has it.
fn is_pair(info: &GameInfo, pair: &str) -> bool {
    let Some((name, value)) = pair.split_once('=') else { return false };
    let mut of_name = info.keys.iter().filter(|key| key.name == name);
    of_name.any(|key| key.spellings().iter().any(|known| known == value))
}

/// Most words of a name by which the value of an option is called.
const MOST_WORDS: usize = 6;

/// Least length of the beginning of a value that means it, in bytes.
const LEAST_BEGINNING: usize = 4;

/// Least letters of a word that may be a slip of a value: a letter makes one short word out of many others.
const LEAST_SLIP: usize = 5;

/// The pairs of a game by the names of their values. What is accepted, suggested and hinted at is made from it. Made once for
/// each game: a game has some hundreds of such names, and suggestions ask for them with each letter that is typed.
struct PairNames {
    /// The values as names are compared, and their pairs.
    written: Vec<(String, String)>,
    /// The same with the names of the values in all languages.
    shown: Vec<(String, String)>,
}

/// Names by the address of their game's description.
static PAIR_NAMES: Mutex<BTreeMap<usize, Arc<PairNames>>> = Mutex::new(BTreeMap::new());

impl PairNames {
    fn of(info: &'static GameInfo) -> Arc<Self> {
        let mut all = PAIR_NAMES.lock().unwrap_or_else(PoisonError::into_inner);
        let made = all.entry(ptr::from_ref(info).addr());
        Arc::clone(made.or_insert_with(|| Arc::new(Self::new(info))))
    }

    fn new(info: &GameInfo) -> Self {
        let pairs = |key: &Key| {
            let pair = |value: String| (words::name_key(&value), format!("{}={value}", key.name));
            key.spellings().into_iter().map(pair).collect::<Vec<_>>()
        };
        let written: Vec<(String, String)> = info.keys.iter().flat_map(pairs).collect();
        let called = |(value, pair): &(String, String)| {
            let names = Locale::ALL.map(|locale| words::name_key(&words::shown_pair(locale, pair)));
            let keys = names.into_iter().chain([value.clone()]);
            keys.map(|key| (key, pair.clone())).collect::<Vec<_>>()
        };
        let shown = written.iter().flat_map(called).collect();
        Self { written, shown }
    }

    /// Returns the pair that typed text means, where it is one alone.
    fn meant(&self, typed: &str) -> Option<String> {
        match self.fitting(typed).as_slice() {
            [pair] => Some((*pair).to_owned()),
            _ => None,
        }
    }

    /// Returns the pairs that typed text fits best: a value, or `key=` with one, as it is written, by a name of it, or by the
    /// beginning of either.
    fn fitting(&self, typed: &str) -> Vec<&str> {
        let (key, name) = split_key(typed);
        if name.is_empty() {
            return Vec::new();
        }
        let of_key = |(_, pair): &&(String, String)| pair.starts_with(key);
        let begins = |(value, _): &&(String, String)| {
            name.len() >= LEAST_BEGINNING && value.starts_with(&name)
        };
        let is_written = |(_, pair): &&(String, String)| {
            pair.split_once('=').is_some_and(|(_, value)| *value == typed[key.len()..])
        };
        let written: Vec<_> = self.written.iter().filter(of_key).filter(is_written).collect();
        let shown: Vec<_> =
            self.shown.iter().filter(of_key).filter(|(shown, _)| *shown == name).collect();
        let begun: Vec<_> = self.written.iter().filter(of_key).filter(begins).collect();
        let shown_so: Vec<_> = self.shown.iter().filter(of_key).filter(begins).collect();
        let mut all = [written, shown, begun, shown_so].into_iter();
        let best = all.find(|found| !found.is_empty()).unwrap_or_default();
        let mut pairs: Vec<&str> = best.into_iter().map(|(_, pair)| pair.as_str()).collect();
        // The names of a pair stand beside each other.
        pairs.dedup();
        pairs
    }

    /// Returns the pairs whose value has a name that begins with typed text.
    fn begun(&self, typed: &str) -> Vec<&str> {
        let (key, name) = split_key(typed);
        let begins = |(shown, pair): &&(String, String)| {
            !name.is_empty() && shown.starts_with(&name) && pair.starts_with(key)
        };
        self.shown.iter().filter(begins).map(|(_, pair)| pair.as_str()).collect()
    }
}

/// Splits `key=value` behind the sign, and returns the value as names are compared; the key is empty where there is none.
fn split_key(typed: &str) -> (&str, String) {
    let value = typed.find('=').map_or(0, |at| at + 1);
    (&typed[..value], words::name_key(&typed[value..]))
}

/// Returns the game and the rule set from which people know an option's value, with its pair: `taraguchi` is an opening of
/// renju.
fn suited(ctx: &Context, name: &str) -> Option<(&'static Entry, &'static str, String)> {
    ctx.games.0.iter().find_map(|entry| {
        let info = entry.info;
        if info.suited.is_empty() || info.presets.iter().any(|preset| preset.name == name) {
            return None;
        }
        let pair = PairNames::of(info).meant(name)?;
        let preset = suiting(info, &pair)?;
        Some((entry, preset, pair))
    })
}

/// Returns the choices for pairs behind a rule set: those typed already stay, and each choice makes
/// a rule set that can be played. Where none of them is written so, those are given that are called so, and what the rule set
/// has already.
pub(crate) fn pair_choices(entry: &Entry, rules: &str, last: &str) -> Vec<String> {
    let Ok((options, _)) = Options::read_through(entry.info, rules) else { return Vec::new() };
    let given = |key: &str| rules.split(' ').any(|pair| pair.split('=').next() == Some(key));
    let mut all: Vec<(usize, (String, bool))> = Vec::new();
    for key in entry.info.keys.iter().filter(|key| !given(key.name)) {
        let now = options.value(key.name).to_string();
        let pair = |value: String| (format!("{}={value}", key.name), value == now);
        let mut values: Vec<(String, bool)> = key.spellings().into_iter().map(pair).collect();
        if !last.contains('=') {
            // What is so already comes behind the others.
            values.sort_by_key(|(_, is_now)| *is_now);
        }
        all.extend(values.into_iter().enumerate());
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
    let written = all.iter().filter(|(_, (_, is_now))| last.contains('=') || !is_now);
    let written = written.map(|(_, (pair, _))| pair).filter(|pair| fits(pair) && plays(pair));
    let written: Vec<String> = written.cloned().collect();
    if !written.is_empty() || last.is_empty() {
        return written;
    }
    let names = PairNames::of(entry.info);
    let called = names.begun(last);
    let all = all.into_iter().map(|(_, (pair, _))| pair);
    all.filter(|pair| (fits(pair) || called.contains(&pair.as_str())) && plays(pair)).collect()
}

/// Refuses the value of an option in the place of a game, or what several openings fit, with what to write.
fn option_alone(ctx: &Context, name: &str) -> Option<Refusal> {
    ctx.games.0.iter().find_map(|entry| {
        let names = PairNames::of(entry.info);
        let pairs = names.fitting(name);
        let under = under(entry.info, pairs.first()?)?;
        match pairs.as_slice() {
            [pair] => {
                let refusal = Refusal::new("option-as-preset").text("written", name);
                Some(refusal.text("pair", *pair).text("under", under))
            }
            // The beginning of other names may well be meant as that of a game.
            several if several.iter().all(|pair| suiting(entry.info, pair).is_some()) => {
                Some(several_options(name, several, &under))
            }
            _ => None,
        }
    })
}

/// Refuses a name that is probably a slip of an option's value in the place of a game, with what to write. The name of a game
/// that is as near comes before it.
fn option_meant(ctx: &Context, name: &str) -> Option<Refusal> {
    // The nearest number to any other is a size.
    if name.chars().count() < LEAST_SLIP || name.bytes().all(|sign| sign.is_ascii_digit()) {
        return None;
    }
    let game = names::nearest_name(ctx.games, name);
    let is_slip = |word: &str| slip_of(name, iter::once(word)).is_some();
    let is_game = is_slip(&game);
    ctx.games.0.iter().find_map(|entry| {
        let pair = nearest_pair(entry.info, name);
        let (_, value) = pair.split_once('=')?;
        // The number behind an opening's name may be left out.
        let stem = value.trim_end_matches(|sign: char| sign == '-' || sign.is_ascii_digit());
        let is_nearer = game == "none" || !is_game && (is_slip(value) || is_slip(stem));
        if !is_nearer || value.chars().next() != name.chars().next() {
            return None;
        }
        let under = under(entry.info, &pair)?;
        let refusal = Refusal::new("option-meant").text("written", name).text("under", under);
        Some(refusal.text("pair", pair).names("known", names::chief(ctx.games)))
    })
}

/// Returns the rule set from which people know the value of a pair.
fn suiting(info: &GameInfo, pair: &str) -> Option<&'static str> {
    let (_, value) = pair.split_once('=')?;
    info.suited.iter().find(|(known, _)| *known == value).map(|(_, preset)| *preset)
}

/// Returns the rule set to write a pair under, as a command names it: that from which people know it, else the best known one.
fn under(info: &GameInfo, pair: &str) -> Option<String> {
    let preset = suiting(info, pair).or_else(|| Some(info.presets_by_renown().first()?.name))?;
    Some(format!("{}/{preset}", info.id))
}

/// Reads a game's id, or the name of a preset that only one game has.
fn bare_name<'a>(ctx: &Context, name: &'a str) -> Result<(&'static Entry, Option<&'a str>), Error> {
    let has = |entry: &&Entry| entry.info.presets.iter().any(|preset| preset.name == name);
    match ctx.games.0.iter().filter(has).collect::<Vec<_>>().as_slice() {
        [entry] => Ok((entry, Some(name))),
        [] => {
            let refusal = option_alone(ctx, name).or_else(|| option_meant(ctx, name));
            Err(refusal.unwrap_or_else(|| names::unknown(ctx.games, name)).into())
        }
        several => {
            let known = several.iter().map(|entry| format!("{}/{name}", entry.info.id)).collect();
            Err(Refusal::new("several-rule-sets")
                .text("written", name)
                .names("known", known)
                .into())
        }
    }
}
