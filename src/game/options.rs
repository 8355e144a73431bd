//! Rule sets as text: a preset's name and `key=value` pairs, read forgivingly and printed in one
//! spelling.
//!
//! A game lists its keys and presets once, in its [`GameInfo`]; parsing, printing, suggestions,
//! autocomplete, help and the law tests are all made from that list.

use super::{GameInfo, Refusal, tidy};
use std::fmt;

/// The longest rules text that is read, in bytes; the longest canonical one has 250.
const LONGEST_RULES: usize = 1_000;
/// The longest word, in bytes, for which another one that was meant is looked for.
const LONGEST_MEANT: usize = 64;
/// The most letters of a word in which a single one may be wrong where another one is meant.
const SHORT: usize = 4;

/// An option of a game.
#[derive(Debug)]
pub struct Key {
    /// The name in rules texts.
    pub name: &'static str,
    /// The values that it may have.
    pub values: Values,
    /// The value where neither the preset nor a pair gives one.
    pub default: Value,
}

/// The values that an option may have.
#[derive(Debug)]
pub enum Values {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A whole number, both ends included.
    Numbers(u16, u16),
}

/// The value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// One of the key's words.
    Word(&'static str),
    /// A number in the key's range.
    Number(u16),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => f.write_str(word),
            Self::Number(number) => number.fmt(f),
        }
    }
}

/// A named rule set.
#[derive(Debug)]
pub struct Preset {
    /// The name in rules texts.
    pub name: &'static str,
    /// The fewest and the most seats that play it.
    pub seats: (u8, u8),
    /// The keys whose values differ from the defaults.
    pub pairs: &'static [(&'static str, Value)],
}

/// A rule set: one value for each key of a game, and the preset that it was named after.
#[derive(Clone)]
pub struct Options {
    info: &'static GameInfo,
    preset: usize,
    values: Vec<Value>,
    revision: u16,
}

impl PartialEq for Options {
    fn eq(&self, other: &Self) -> bool {
        self.info.id == other.info.id
            && (self.preset, &self.values, self.revision)
                == (other.preset, &other.values, other.revision)
    }
}

impl Eq for Options {}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {self} (revision {})", self.info.id, self.revision)
    }
}

/// The canonical rules text: the preset, then the pairs that differ from it, in the order of the
/// keys.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let preset = &self.info.presets[self.preset];
        f.write_str(preset.name)?;
        for (key, value) in self.info.keys.iter().zip(&self.values) {
            if *value != preset.value(key) {
                write!(f, " {}={value}", key.name)?;
            }
        }
        Ok(())
    }
}

impl Preset {
    /// True if so many seats play it.
    pub fn takes(&self, seats: u8) -> bool {
        let (fewest, most) = self.seats;
        (fewest..=most).contains(&seats)
    }

    /// The value that this preset gives to a key.
    fn value(&self, key: &Key) -> Value {
        let own = self.pairs.iter().find(|(name, _)| *name == key.name);
        own.map_or(key.default, |(_, value)| *value)
    }
}

impl Key {
    /// Reads a value of this key.
    fn read(&self, text: &str) -> Option<Value> {
        match self.values {
            Values::Words(words) => {
                words.iter().find(|word| **word == text).map(|word| Value::Word(word))
            }
            Values::Numbers(from, to) => {
                text.parse().ok().filter(|n| (from..=to).contains(n)).map(Value::Number)
            }
        }
    }

    /// All values that the key may have, as they are written.
    pub fn spellings(&self) -> Vec<String> {
        match self.values {
            Values::Words(words) => words.iter().map(|&word| word.to_owned()).collect(),
            Values::Numbers(from, to) => (from..=to).map(|n| n.to_string()).collect(),
        }
    }

    /// The refusal of a value that the key may not have, with all words that it may, or the range of its numbers.
    fn refusal(&self, written: &str) -> Refusal {
        let refusal = |word| Refusal::new(word).text("key", self.name);
        match self.values {
            Values::Words(_) => suggest(refusal("no-such-value"), written, self.spellings()),
            Values::Numbers(least, most) => {
                let near = nearest_of(written, &self.spellings());
                let refusal =
                    refusal("number-out-of-range").number("least", least).number("most", most);
                refusal.text("written", written).text("nearest", near)
            }
        }
    }
}

impl Options {
    /// A preset without further pairs.
    pub fn preset(info: &'static GameInfo, preset: usize) -> Self {
        let values = info.keys.iter().map(|key| info.presets[preset].value(key)).collect();
        Self { info, preset, values, revision: info.revision }
    }

    /// Reads a rules text such as `renju opening=soosorv-8`; pairs may stand in any order.
    ///
    /// # Errors
    /// Everything that is wrong with it: `no-such-preset`, `no-keys`, `no-such-key`,
    /// `no-such-value`, `number-out-of-range`, `key-twice`, each with what was written and the nearest
    /// spelling that would do.
    pub fn read(info: &'static GameInfo, text: &str) -> Result<Self, Vec<Refusal>> {
        let (options, faults) = Self::read_through(info, text)?;
        if faults.is_empty() { Ok(options) } else { Err(faults) }
    }

    /// Reads a rules text as far as it can be read: what can be read of it, so that it can be said
    /// at once what else is wrong, and what is wrong with the text.
    ///
    /// # Errors
    /// Everything that is wrong with it, where not even the preset is known; `rules-too-long`.
    pub fn read_through(
        info: &'static GameInfo,
        text: &str,
    ) -> Result<(Self, Vec<Refusal>), Vec<Refusal>> {
        if text.len() > LONGEST_RULES {
            return Err(vec![Refusal::new("rules-too-long").number("most", LONGEST_RULES as i64)]);
        }
        let text = tidy(text);
        let mut words = text.split(' ').filter(|word| !word.is_empty());
        let name = words.next().unwrap_or_default();
        let found = info.presets.iter().position(|preset| preset.name == name);
        let mut faults: Vec<_> =
            found.is_none().then(|| no_such_preset(info, name)).into_iter().collect();
        let mut options = Self::preset(info, found.unwrap_or(0));
        let mut given = Vec::new();
        for word in words {
            match options.set(word) {
                Ok(key) if given.contains(&key) => {
                    faults.push(Refusal::new("key-twice").text("key", info.keys[key].name));
                }
                Ok(key) => given.push(key),
                Err(fault) => faults.push(fault),
            }
        }
        if found.is_some() { Ok((options, faults)) } else { Err(faults) }
    }

    /// Reads one `key=value` pair and gives the index of its key.
    fn set(&mut self, pair: &str) -> Result<usize, Refusal> {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        if self.info.keys.is_empty() {
            return Err(Refusal::new("no-keys").text("written", pair).text("game", self.info.id));
        }
        let index = self.info.keys.iter().position(|key| key.name == name);
        let index = index.ok_or_else(|| no_such_key(self.info, name, pair == name))?;
        let key = &self.info.keys[index];
        self.values[index] = key.read(value).ok_or_else(|| key.refusal(value))?;
        Ok(index)
    }

    /// The same rule set as an older record meant it.
    #[must_use]
    pub fn at_revision(mut self, revision: u16) -> Self {
        self.revision = revision;
        self
    }

    /// True if both give every key the same value, these keys excepted, however they are named.
    pub fn agrees(&self, other: &Self, except: &[&str]) -> bool {
        let mut values = self.info.keys.iter().zip(self.values.iter().zip(&other.values));
        self.info.id == other.info.id
            && values.all(|(key, (own, others))| own == others || except.contains(&key.name))
    }

    /// The revision of the rules under which to play.
    pub fn revision(&self) -> u16 {
        self.revision
    }

    /// The preset that the rule set is named after.
    pub fn named(&self) -> &'static Preset {
        &self.info.presets[self.preset]
    }

    /// The value of a key of the game.
    ///
    /// # Panics
    /// When the game has no such key, which is a mistake in the game itself.
    pub fn value(&self, key: &str) -> Value {
        let index = self.info.keys.iter().position(|k| k.name == key);
        self.values[index.expect("a game asks only for keys of its own info")]
    }

    /// The value of a key whose values are words.
    ///
    /// # Panics
    /// As [`Options::value`], and when the values are numbers.
    pub fn word(&self, key: &str) -> &'static str {
        match self.value(key) {
            Value::Word(word) => word,
            Value::Number(_) => panic!("the values of {key} are numbers"),
        }
    }
}

fn no_such_preset(info: &'static GameInfo, name: &str) -> Refusal {
    let names = info.presets.iter().map(|preset| preset.name.to_owned()).collect();
    suggest(Refusal::new("no-such-preset").text("game", info.id), name, names)
}

/// Refuses a key that a game does not have. A word `alone` may be meant as a value.
fn no_such_key(info: &'static GameInfo, name: &str, alone: bool) -> Refusal {
    let names: Vec<String> = info.keys.iter().map(|key| key.name.to_owned()).collect();
    let near = match nearest_of(name, &names).as_str() {
        "none" if alone => nearest_pair(info, name),
        near => near.to_owned(),
    };
    Refusal::new("no-such-key").text("written", name).text("nearest", near).names("known", names)
}

/// The pair whose value is probably meant by a word, or `none`.
pub fn nearest_pair(info: &'static GameInfo, written: &str) -> String {
    let values: Vec<String> = info.keys.iter().flat_map(Key::spellings).collect();
    let near = nearest_of(written, &values);
    let key = info.keys.iter().find(|key| near != "none" && key.spellings().contains(&near));
    key.map_or("none".to_owned(), |key| format!("{}={near}", key.name))
}

/// Adds what was written, what may be written, and which of that is nearest.
fn suggest(refusal: Refusal, written: &str, known: Vec<String>) -> Refusal {
    let near = nearest_of(written, &known);
    refusal.text("written", written).text("nearest", near).names("known", known)
}

/// The known word that is probably meant, as [`nearest`] finds it; a number behind it, as in `soosorv-8`, may be left out, and
/// of words that differ by their numbers alone the nearest number is meant.
fn nearest_of(written: &str, known: &[String]) -> String {
    let numbered = |word: &str| {
        let (stem, number) = word.rsplit_once('-')?;
        Some((stem.to_owned(), number.parse::<i64>().ok()?))
    };
    if let Some((stem, number)) = numbered(written) {
        let numbers = known.iter().filter_map(|word| Some((numbered(word)?, word)));
        let same = numbers.filter(|((other, _), _)| *other == stem);
        if let Some((_, word)) = same.min_by_key(|((_, other), _)| other.abs_diff(number)) {
            return word.clone();
        }
    }
    let stem = |word: &str| {
        let (stem, number) = word.rsplit_once('-')?;
        number.bytes().all(|digit| digit.is_ascii_digit()).then(|| stem.to_owned())
    };
    let stems: Vec<(String, &String)> =
        known.iter().filter_map(|word| Some((stem(word)?, word))).collect();
    let short = stems.iter().map(|(stem, _)| stem.as_str());
    let near = nearest(written, known.iter().map(String::as_str).chain(short));
    let whole =
        stems.iter().find(|(stem, _)| stem == near && !known.iter().any(|word| word == near));
    whole.map_or_else(|| near.to_owned(), |(_, word)| (*word).clone())
}

/// The known word that is probably meant: the nearest number to a number, otherwise the word that
/// is fewest edits away, and `none` where that is more than half of it, or more than one in a short word.
pub fn nearest<'a>(written: &str, known: impl Iterator<Item = &'a str>) -> &'a str {
    if let Ok(number) = written.parse::<i64>() {
        let numbers = known.filter_map(|word| Some((word.parse::<i64>().ok()?, word)));
        return numbers
            .min_by_key(|(known, _)| known.abs_diff(number))
            .map_or("none", |(_, word)| word);
    }
    nearest_within(written, known, 2).unwrap_or("none")
}

/// The word of a list that a written one is most likely a slip of: it begins with the same letter, and at most one letter of
/// four is another one.
pub fn slip_of<'a>(written: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let begins_so = |word: &&str| word.chars().next() == written.chars().next();
    nearest_within(written, known.filter(begins_so), 4)
}

/// The nearest word, where so many times its edits are no more than the letters of the longer of the two.
fn nearest_within<'a>(
    written: &str,
    known: impl Iterator<Item = &'a str>,
    times: usize,
) -> Option<&'a str> {
    if written.len() > LONGEST_MEANT {
        return None;
    }
    let letters: Vec<char> = written.chars().collect();
    let near = known.fold(None, |near: Option<(usize, &str)>, word| {
        let best = near.map_or(usize::MAX, |(edits, _)| edits);
        // The least number of letters that are missing, or too many.
        let least = letters.len().abs_diff(word.chars().count());
        let edits = if least < best { distance(&letters, word) } else { best };
        if edits < best { Some((edits, word)) } else { near }
    });
    // Two edits make one short word out of many others.
    let most = |letters: usize| (letters / times).min(if letters <= SHORT { 1 } else { letters });
    let longest = |word: &str| letters.len().max(word.chars().count());
    near.filter(|(edits, word)| *edits <= most(longest(word))).map(|(_, word)| word)
}

/// Levenshtein's distance: the number of letters to be inserted, deleted or exchanged.
fn distance(a: &[char], b: &str) -> usize {
    let mut row: Vec<usize> = (0..=a.len()).collect();
    for (i, x) in b.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in a.iter().enumerate() {
            let exchanged = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = exchanged.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[a.len()]
}
