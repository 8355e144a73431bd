//! Sentences that people read, by message id and language, from the Fluent files under `assets/locales`.
//!
//! No other module reads those files, and no other module makes a sentence.

mod contraction;
pub mod join;
mod languages;
mod messages;
pub mod names;
mod scene;

pub use languages::{Locale, files};
pub use scene::{
    Absence, aloud, aloud_without, colour, describe, describe_without, last_stones, rows,
};

use crate::game::{Arg, Phrase, Refusal};
use fluent_bundle::{FluentArgs, FluentValue};
use languages::COUNT;
use messages::Messages;
use std::sync::OnceLock;

/// The messages of each language, read when one of them is said for the first time.
static MESSAGES: [OnceLock<Messages>; COUNT] = [const { OnceLock::new() }; COUNT];

fn messages(locale: Locale) -> &'static Messages {
    MESSAGES[locale as usize].get_or_init(|| Messages::of(locale))
}

/// Arguments of a message, by name.
pub type Args = Vec<(&'static str, Arg)>;

/// Returns the message with this id, if there is one; in English where the language lacks it.
pub fn try_say(locale: Locale, id: &str, args: &[(&'static str, Arg)]) -> Option<String> {
    let locale = spoken(locale, |locale| messages(locale).has(id))?;
    let mut fluent = FluentArgs::new();
    for (name, value) in args {
        fluent.set(*name, fluent_value(locale, value));
    }
    let mut faults = Vec::new();
    let text = messages(locale).said(id, &fluent, &mut faults)?;
    debug_assert!(faults.is_empty(), "{id} lacks an argument: {faults:?}");
    if !faults.is_empty() {
        tracing::error!(id, ?faults, "a message lacks an argument");
    }
    Some(contraction::contracted(locale, text))
}

/// Returns the language in which a message is said, where `has` tells which languages have it.
fn spoken(locale: Locale, has: impl Fn(Locale) -> bool) -> Option<Locale> {
    [locale, Locale::En].into_iter().find(|locale| has(*locale))
}

/// Returns the message with this id; if there is none, the id itself, and logs an error.
pub fn say(locale: Locale, id: &str, args: &[(&'static str, Arg)]) -> String {
    try_say(locale, id, args).unwrap_or_else(|| {
        tracing::error!(id, "no such message");
        id.to_owned()
    })
}

fn fluent_value(locale: Locale, arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Text(text) => text.clone().into(),
        Arg::Number(number) => (*number).into(),
        Arg::Names(names) => join::names(locale, names).into(),
        Arg::People(people) => join::people(locale, people).into(),
    }
}

/// Returns the sentence for a refusal: the fault, and what would work.
///
/// A word that has no sentence of its own yet, as in a game that has just been added, gets a general one. The argument
/// `game` is a game's id and becomes its name, as does `preset`, a game and a rule set as `gomoku/renju`; `actions` are
/// named as their buttons are; `pairs` are options, which have their names before them.
pub fn refusal(locale: Locale, refusal: &Refusal) -> String {
    reason(locale, refusal.word, &named_args(locale, refusal))
}

/// Returns the sentence for a refusal of what stands in a record, which reads actions by their texts alone.
pub fn refusal_in_record(locale: Locale, refusal: &Refusal) -> String {
    reason(locale, refusal.word, &record_args(locale, refusal))
}

fn reason(locale: Locale, word: &str, args: &[(&'static str, Arg)]) -> String {
    try_say(locale, &format!("refusal-{word}"), args)
        .unwrap_or_else(|| say(locale, "refusal-other", &[("word", Arg::Text(word.to_owned()))]))
}

/// Returns the arguments of a refusal as its sentence calls them.
fn named_args(locale: Locale, refusal: &Refusal) -> Args {
    refusal.args.iter().map(|(name, value)| (*name, named(locale, name, value))).collect()
}

/// Returns the arguments of a refusal as the sentence about a record calls them: actions by their texts. A number alone is no
/// text of an action, so that numbers are listed as choices are.
fn record_args(locale: Locale, refusal: &Refusal) -> Args {
    let in_record = |(name, value): &(&'static str, Arg)| match value {
        Arg::Names(_) if *name == "actions" => (*name, value.clone()),
        Arg::Text(asks) if *name == "asks" && asks == "number" => {
            (*name, Arg::Text("choice".to_owned()))
        }
        _ => (*name, named(locale, name, value)),
    };
    refusal.args.iter().map(in_record).collect()
}

fn named(locale: Locale, name: &str, value: &Arg) -> Arg {
    match value {
        Arg::Text(id) if name == "game" => Arg::Text(game(locale, id)),
        Arg::Text(id) if name == "preset" => {
            let (game, preset) = id.split_once('/').unwrap_or((id, ""));
            Arg::Text(full_name(locale, game, preset))
        }
        // The fault of a file may name what stands in it.
        Arg::Text(text) if ["written", "fault"].contains(&name) => Arg::Text(quoted(text)),
        Arg::Text(place) if name == "point" => Arg::Text(with_minus(place)),
        Arg::Names(texts) if name == "known" => {
            Arg::Names(texts.iter().map(|text| with_minus(text)).collect())
        }
        Arg::Names(texts) if name == "actions" => {
            Arg::Names(texts.iter().map(|text| action(locale, text)).collect())
        }
        Arg::Names(pairs) if name == "pairs" => {
            let named = |pair: &String| [shown_pair(locale, pair), pair.clone()];
            Arg::Names(pairs.iter().map(|pair| join::parts(locale, &named(pair))).collect())
        }
        other => other.clone(),
    }
}

/// Largest number of characters that a sentence repeats of a person's input.
const MOST_QUOTED: usize = 100;

/// Returns a person's input as a sentence may repeat it: in one line, not too long, and without invisible signs and those
/// that change the direction of the text around them.
fn quoted(written: &str) -> String {
    let hidden = |sign: &char| {
        let sign = *sign;
        sign.is_control()
            || matches!(sign, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{feff}')
            || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
    };
    let mut signs = written.chars().filter(|sign| !hidden(sign));
    let mut text: String = signs.by_ref().take(MOST_QUOTED).collect();
    if signs.next().is_some() {
        text.push('…');
    }
    text
}

/// Returns the sentences for several refusals, one after the other.
pub fn refusals(locale: Locale, all: &[Refusal]) -> String {
    let sentences: Vec<String> = all.iter().map(|one| refusal(locale, one)).collect();
    join::sentences(locale, &sentences)
}

/// Returns the fault of a record with the number of its move. A refusal that tells a player what to choose has a sentence
/// without that for records (`flaw-WORD`).
pub fn at_move(locale: Locale, ply: Option<u32>, why: &Refusal) -> String {
    let flaw = try_say(locale, &format!("flaw-{}", why.word), &record_args(locale, why));
    let why_said = flaw.unwrap_or_else(|| refusal_in_record(locale, why));
    match ply {
        Some(ply) => say(
            locale,
            "at-move",
            &[("ply", Arg::Number(ply.into())), ("why", Arg::Text(why_said))],
        ),
        None => why_said,
    }
}

/// Returns a game's name; its id if it has none in this language.
pub fn game(locale: Locale, id: &str) -> String {
    try_say(locale, &format!("game-{id}"), &[]).unwrap_or_else(|| id.to_owned())
}

/// Returns a rule set's name; its id if it has none in this language.
pub fn preset(locale: Locale, game: &str, preset: &str) -> String {
    try_say(locale, &format!("preset-{game}-{preset}"), &[]).unwrap_or_else(|| preset.to_owned())
}

/// Returns the name of a game under a rule set, and behind it, after a sign, what the name does not say: some rule sets
/// have a name of their own that their players use (`called-GAME-PRESET`), all others are named after their game.
pub fn called(locale: Locale, id: &str, rules: &str) -> (String, String) {
    let (name, pairs) = rules.split_once(' ').unwrap_or((rules, ""));
    let own = try_say(locale, &format!("called-{id}-{name}"), &[]);
    let preset = own.is_none().then(|| preset(locale, id, name));
    let pairs = pairs.split_whitespace().map(|pair| shown_pair(locale, pair));
    let rest: Vec<String> =
        preset.into_iter().chain(pairs).filter(|part| !part.is_empty()).collect();
    let called = own.unwrap_or_else(|| game(locale, id));
    if rest.is_empty() {
        return (called, String::new());
    }
    (called, join::parts(locale, &[String::new(), join::all_names(locale, &rest)]))
}

/// Returns an option and its value as a title shows them: in the words that players have for the two (`shown-KEY-VALUE`),
/// or for the option with a number (`shown-KEY`). An option that has none yet is named with its value.
pub fn shown_pair(locale: Locale, pair: &str) -> String {
    let Some((key, value)) = pair.split_once('=') else { return pair.to_owned() };
    let args = [("value", Arg::Text(value.to_owned()))];
    let ids = [format!("shown-{key}-{value}"), format!("shown-{key}")];
    let own = ids.iter().find_map(|id| try_say(locale, id, &args));
    own.unwrap_or_else(|| unsaid(locale, key, value))
}

/// Returns an option that has no words yet, as in a game that has just been added, with its value.
fn unsaid(locale: Locale, key: &str, value: &str) -> String {
    let args = [("key", Arg::Text(key.to_owned())), ("value", Arg::Text(value.to_owned()))];
    say(locale, "rules-unsaid", &args)
}

/// Returns the whole name of a game under a rule set, such as "Renju" or "Gomoku · freestyle".
pub fn full_name(locale: Locale, game: &str, rules: &str) -> String {
    let (called, rest) = called(locale, game, rules);
    called + &rest
}

/// Returns further names under which a game, or one of its rule sets, is known (`also-GAME`, `also-GAME-PRESET`).
pub fn other_names(locale: Locale, game: &str, preset: Option<&str>) -> Vec<String> {
    let id = preset.map_or(format!("also-{game}"), |preset| format!("also-{game}-{preset}"));
    let names = try_say(locale, &id, &[]).unwrap_or_default();
    names
        .split([',', '、'])
        .map(|name| name.trim().to_owned())
        .filter(|name| !name.is_empty())
        .collect()
}

/// Returns the meaning of an option's value as a sentence. Games may share one: it is looked for under the game's own
/// name first. An option that has none yet, as in a game that has just been added, is named with its value.
pub fn rule(locale: Locale, game: &str, key: &str, value: &str) -> String {
    let args = [("value", Arg::Text(value.to_owned()))];
    let own = [format!("rule-{game}-{key}-{value}"), format!("rule-{game}-{key}")];
    let shared = [format!("rule-{key}-{value}"), format!("rule-{key}")];
    let said = own.iter().chain(&shared).find_map(|id| try_say(locale, id, &args));
    said.unwrap_or_else(|| unsaid(locale, key, value))
}

/// Returns what a rule means in one line: the line about it above a board, or its first line in the rules.
pub fn rule_in_short(locale: Locale, game: &str, key: &str, value: &str) -> String {
    let brief = brief(locale, game, [(key, value.to_owned())].into_iter()).pop();
    let brief = brief.and_then(|line| line.strip_prefix("> ").map(str::to_owned));
    brief.unwrap_or_else(|| {
        rule(locale, game, key, value).lines().next().unwrap_or_default().to_owned()
    })
}

/// Returns the name of an action, or of the beginning of one; its text if it has none, as for a
/// point.
///
/// A name of its own is looked for first (`place r2` is `action-place-r2`), then one for all of its kind: parts that are
/// no words become arguments (`action-place-n-on-n` with `$a` and `$b`; a letter alone is `letter`), by its name where it
/// has one (`name-r2`).
pub fn action(locale: Locale, text: &str) -> String {
    let own = || try_say(locale, &format!("action-{}", text.replace(' ', "-")), &[]);
    own().or_else(|| kind_of(locale, "action", text)).unwrap_or_else(|| with_minus(text))
}

/// Returns an action as a sentence says that it is taken back: a point by its name, and what has a button of its own by the
/// button's label, as a quotation, since labels are no part of a sentence.
pub fn undone(locale: Locale, text: &str) -> String {
    let name = action(locale, text);
    if name == with_minus(text) {
        return name;
    }
    say(locale, "undone-choice", &[("action", Arg::Text(name))])
}

/// Returns an action that was played or an event that has happened, as `did-…`, found as [`action`] finds names; where
/// there is no such sentence, the action's name.
pub fn played(locale: Locale, text: &str) -> String {
    let own = || try_say(locale, &format!("did-{}", text.replace(' ', "-")), &[]);
    own().or_else(|| kind_of(locale, "did", text)).unwrap_or_else(|| action(locale, text))
}

/// Returns the purpose of an action's beginning, if its name alone may not tell.
pub fn about_action(locale: Locale, text: &str) -> Option<String> {
    try_say(locale, &format!("about-action-{}", text.replace(' ', "-")), &[])
}

/// Returns the sentence of a game about an action or a position; `kind` begins the message's id, as in `outlook-fight`.
/// Arguments that have a name, such as dice, are replaced by it (`name-r2`). A word without a message of the kind is the
/// id of a name, such as that of an opening.
pub fn game_phrase(locale: Locale, kind: &str, phrase: &Phrase) -> String {
    let called = |value: &Arg| match value {
        Arg::Text(text) => Arg::Text(name(locale, text)),
        Arg::Names(names) => Arg::Names(names.iter().map(|each| name(locale, each)).collect()),
        other => other.clone(),
    };
    let args: Args = phrase.args.iter().map(|(key, value)| (*key, called(value))).collect();
    try_say(locale, &format!("{kind}-{}", phrase.word), &args)
        .unwrap_or_else(|| say(locale, phrase.word, &args))
}

/// Returns the name of a part of an action, such as a die; its text if it has none, with the minus of print.
fn name(locale: Locale, part: &str) -> String {
    try_say(locale, &format!("name-{part}"), &[]).unwrap_or_else(|| with_minus(part))
}

/// Returns a name as it is compared with typed text: its letters and digits, without case and width.
pub fn name_key(name: &str) -> String {
    crate::game::tidy(&name.to_lowercase()).chars().filter(|sign| sign.is_alphanumeric()).collect()
}

/// Returns the lines that say in short what must be known of options before the first move, such as an opening's stages.
/// Most options have none.
pub fn brief<'a>(
    locale: Locale,
    game: &str,
    pairs: impl Iterator<Item = (&'a str, String)>,
) -> Vec<String> {
    let line = |(key, value): (&str, String)| {
        try_say(locale, &format!("brief-{game}-{key}-{value}"), &[])
            .or_else(|| try_say(locale, &format!("brief-{key}-{value}"), &[]))
    };
    pairs.filter_map(line).collect()
}

/// Returns the lines about the aim of a rule set, by the words of its guide.
pub fn aim(locale: Locale, game: &str, words: &[&str]) -> Vec<String> {
    words.iter().map(|word| say(locale, &format!("aim-{game}-{word}"), &[])).collect()
}

/// Returns the notation of a game's moves with an example that fits this rule set, or in a few words for all rule sets;
/// none if the game has no such text.
pub fn notation_help(locale: Locale, game: &str, rules: Option<&str>) -> Option<String> {
    let act = rules.unwrap_or("any").to_owned();
    try_say(locale, &format!("how-{game}"), &[("act", Arg::Text(act))])
}

/// Returns the name for all actions of a kind; `id` begins the message's id.
fn kind_of(locale: Locale, id: &str, text: &str) -> Option<String> {
    let mut args = Vec::new();
    let mut id = id.to_owned();
    for part in text.split(' ') {
        let kind = kind_of_part(part);
        id.push('-');
        id.push_str(kind.unwrap_or(part));
        if kind.is_some() {
            args.push((*["a", "b", "c"].get(args.len())?, argument(locale, part)));
        }
    }
    try_say(locale, &id, &args)
}

/// Returns a part of an action as a message's argument: a number, by which the message may choose its form, or a name.
fn argument(locale: Locale, part: &str) -> Arg {
    let named = || name(locale, part);
    part.parse::<i64>().map_or_else(|_| Arg::Text(named()), Arg::Number)
}

/// Returns the name of a place by its numbers, such as `2,-2`, with the minus of print, which pictures have; other names as
/// they are. Either sign can be typed.
fn with_minus(name: &str) -> String {
    let is_numbers = || name.bytes().all(|b| b.is_ascii_digit() || matches!(b, b',' | b'-'));
    let is_place = name.contains(',') && is_numbers();
    if is_place { name.replace('-', "−") } else { name.to_owned() }
}

/// Returns the word that stands for a part of an action in a message's id; none for a word, which stands for itself.
fn kind_of_part(part: &str) -> Option<&'static str> {
    let is_word = part.len() > 1 && part.bytes().all(|b| b.is_ascii_lowercase());
    let is_letter = part.len() == 1 && part.bytes().all(|b| b.is_ascii_alphabetic());
    (!is_word).then_some(if is_letter { "letter" } else { "n" })
}

/// Returns the reason for a game's end, as a clause such as "five in a row"; `end` is the word of an outcome. A rule set whose
/// line is another one has a clause of its own.
pub fn end_reason(locale: Locale, (game, rules): (&str, &str), end: &str) -> String {
    let preset = rules.split(' ').next().unwrap_or(rules);
    let own = try_say(locale, &format!("end-{end}-{game}-{preset}"), &[]);
    own.unwrap_or_else(|| any_end(locale, end))
}

/// Returns the reason for the end of any game, by the word of an outcome.
fn any_end(locale: Locale, end: &str) -> String {
    try_say(locale, &format!("end-{end}"), &[]).unwrap_or_else(|| end.to_owned())
}

/// Returns a number of captured stones, with the number of pairs where only those are captured.
pub fn captured(locale: Locale, stones: u16, in_pairs: bool) -> String {
    let pairs = if in_pairs && stones.is_multiple_of(2) { stones / 2 } else { 0 };
    say(
        locale,
        "taken",
        &[("count", Arg::Number(stones.into())), ("pairs", Arg::Number(pairs.into()))],
    )
}

/// Returns a status line of a scene.
pub fn status(locale: Locale, status: &Phrase) -> String {
    try_say(locale, &format!("status-{}", status.word), &status.args)
        .unwrap_or_else(|| any_end(locale, status.word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_a_language_lacks_is_said_in_english() {
        assert_eq!(spoken(Locale::De, |locale| locale == Locale::En), Some(Locale::En));
        assert_eq!(spoken(Locale::De, |_| true), Some(Locale::De));
        assert_eq!(spoken(Locale::De, |_| false), None);
    }
}
