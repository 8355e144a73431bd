//! Every sentence that people read, by message id and language, from the Fluent files under `assets/locales`.
//!
//! No other module reads those files, and no other module makes a sentence.

mod scene;

pub use scene::{aloud, describe, rows};

use crate::game::{Arg, Outcome, Phrase, Refusal};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;

/// A language that Narabe speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Locale {
    /// English, also for readers of any other language.
    #[default]
    En,
    /// Japanese.
    Ja,
    /// French.
    Fr,
}

impl Locale {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::Ja, Self::Fr];

    /// The language for one of Discord's locale codes.
    /// <https://discord.com/developers/docs/reference#locales>
    pub fn of(code: &str) -> Self {
        match code {
            "ja" => Self::Ja,
            "fr" => Self::Fr,
            _ => Self::En,
        }
    }

    /// The code that Discord has for it where the default is English.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en-US",
            Self::Ja => "ja",
            Self::Fr => "fr",
        }
    }
}

/// The Fluent files of a language, in the same order in each.
macro_rules! files {
    ($language:literal) => {
        [
            (
                "refusals.ftl",
                include_str!(concat!("../assets/locales/", $language, "/refusals.ftl")),
            ),
            ("games.ftl", include_str!(concat!("../assets/locales/", $language, "/games.ftl"))),
            ("chat.ftl", include_str!(concat!("../assets/locales/", $language, "/chat.ftl"))),
            ("people.ftl", include_str!(concat!("../assets/locales/", $language, "/people.ftl"))),
            (
                "commands.ftl",
                include_str!(concat!("../assets/locales/", $language, "/commands.ftl")),
            ),
            ("ratings.ftl", include_str!(concat!("../assets/locales/", $language, "/ratings.ftl"))),
            ("rules.ftl", include_str!(concat!("../assets/locales/", $language, "/rules.ftl"))),
            ("clocks.ftl", include_str!(concat!("../assets/locales/", $language, "/clocks.ftl"))),
            ("course.ftl", include_str!(concat!("../assets/locales/", $language, "/course.ftl"))),
            ("records.ftl", include_str!(concat!("../assets/locales/", $language, "/records.ftl"))),
        ]
    };
}

/// The sources by language, file name and text.
pub const SOURCES: [(Locale, [(&str, &str); 10]); 3] =
    [(Locale::En, files!("en")), (Locale::Ja, files!("ja")), (Locale::Fr, files!("fr"))];

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 3]> = LazyLock::new(|| SOURCES.map(bundle));

fn bundle((locale, files): (Locale, [(&str, &str); 10])) -> FluentBundle<FluentResource> {
    let language = locale.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Isolation marks around arguments would end up inside command names and points that people copy.
    bundle.set_use_isolating(false);
    for (_, text) in files {
        // A faulty message would be left out here; the word tests refuse such a file before it lands.
        let resource =
            FluentResource::try_new(text.to_owned()).unwrap_or_else(|(partial, _)| partial);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Arguments of a message, by name.
pub type Args = Vec<(&'static str, Arg)>;

/// The message with this id, if there is one.
pub fn try_say(locale: Locale, id: &str, args: &[(&'static str, Arg)]) -> Option<String> {
    let bundle = &BUNDLES[locale as usize];
    let pattern = bundle.get_message(id)?.value()?;
    let mut fluent = FluentArgs::new();
    for (name, value) in args {
        fluent.set(*name, fluent_value(locale, value));
    }
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&fluent), &mut faults).into_owned();
    debug_assert!(faults.is_empty(), "{id} lacks an argument: {faults:?}");
    if !faults.is_empty() {
        tracing::error!(id, ?faults, "a message lacks an argument");
    }
    Some(text)
}

/// The message with this id; the id itself, and a line in the log, if there is none.
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
        Arg::Names(names) => list(locale, names).into(),
    }
}

/// The most names that a sentence lists.
const MOST_NAMES: usize = 12;

fn list(locale: Locale, names: &[String]) -> String {
    let comma = if locale == Locale::Ja { "、" } else { ", " };
    let mut text =
        names.iter().take(MOST_NAMES).map(String::as_str).collect::<Vec<_>>().join(comma);
    if names.len() > MOST_NAMES {
        text.push_str(comma);
        text.push('…');
    }
    text
}

/// The sentence for a refusal: what is wrong and what would work.
///
/// A word that has no sentence of its own yet, as in a game that has just been added, gets a general one. The argument
/// `game` is a game's id and becomes its name.
pub fn refusal(locale: Locale, refusal: &Refusal) -> String {
    let args: Args =
        refusal.args.iter().map(|(name, value)| (*name, named(locale, name, value))).collect();
    try_say(locale, &format!("refusal-{}", refusal.word), &args).unwrap_or_else(|| {
        say(locale, "refusal-other", &[("word", Arg::Text(refusal.word.to_owned()))])
    })
}

fn named(locale: Locale, name: &str, value: &Arg) -> Arg {
    match value {
        Arg::Text(id) if name == "game" => Arg::Text(game(locale, id)),
        Arg::Text(text) if name == "written" => Arg::Text(quoted(text)),
        other => other.clone(),
    }
}

/// The most of what somebody wrote that a sentence repeats.
const MOST_QUOTED: usize = 100;

/// What somebody wrote, as a sentence may repeat it: in one line, not too long, and without signs that nobody sees or that
/// turn the text around them.
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

/// The sentences for several refusals, one after the other.
pub fn refusals(locale: Locale, all: &[Refusal]) -> String {
    all.iter().map(|one| refusal(locale, one)).collect::<Vec<_>>().join(" ")
}

/// What is wrong with a record, and at which of its moves.
pub fn at_move(locale: Locale, ply: Option<u32>, why: &Refusal) -> String {
    let why_said = refusal(locale, why);
    match ply {
        Some(ply) => say(
            locale,
            "at-move",
            &[("ply", Arg::Number(ply.into())), ("why", Arg::Text(why_said))],
        ),
        None => why_said,
    }
}

/// A game's name; its id if it has none in this language.
pub fn game(locale: Locale, id: &str) -> String {
    try_say(locale, &format!("game-{id}"), &[]).unwrap_or_else(|| id.to_owned())
}

/// A rule set's name; its id if it has none in this language.
pub fn preset(locale: Locale, game: &str, preset: &str) -> String {
    try_say(locale, &format!("preset-{game}-{preset}"), &[]).unwrap_or_else(|| preset.to_owned())
}

/// What a value of an option means, as a sentence. Games may share one: it is looked for under the game's own name first.
/// An option that has none yet, as in a game that has just been added, is named with its value.
pub fn rule(locale: Locale, game: &str, key: &str, value: &str) -> String {
    let args = [("value", Arg::Text(value.to_owned()))];
    let own = [format!("rule-{game}-{key}-{value}"), format!("rule-{game}-{key}")];
    let shared = [format!("rule-{key}-{value}"), format!("rule-{key}")];
    own.iter().chain(&shared).find_map(|id| try_say(locale, id, &args)).unwrap_or_else(|| {
        let [value] = args;
        say(locale, "rules-unsaid", &[("key", Arg::Text(key.to_owned())), value])
    })
}

/// What an action or the beginning of one does, where it has a name; otherwise its text, as for a point.
///
/// A name of its own is looked for first (`place r2` is `action-place-r2`), then one for all of its kind: what is not a
/// word becomes an argument (`action-place-n-on-n` with `$a` and `$b`; a letter alone is `letter`), by its name where it
/// has one (`name-r2`).
pub fn action(locale: Locale, text: &str) -> String {
    let own = || try_say(locale, &format!("action-{}", text.replace(' ', "-")), &[]);
    own().or_else(|| kind_of_action(locale, text)).unwrap_or_else(|| text.to_owned())
}

/// What the beginning of an action is for, where its name alone may not tell.
pub fn about_action(locale: Locale, text: &str) -> Option<String> {
    try_say(locale, &format!("about-action-{}", text.replace(' ', "-")), &[])
}

/// What a game says of an action or asks for it, with this beginning of the message's id: `outlook-fight`. Names of dice
/// and the like are said as they are called (`name-r2`).
pub fn told(locale: Locale, kind: &str, phrase: &Phrase) -> String {
    let called = |value: &Arg| match value {
        Arg::Text(text) => Arg::Text(name(locale, text)),
        Arg::Names(names) => Arg::Names(names.iter().map(|each| name(locale, each)).collect()),
        number => number.clone(),
    };
    let args: Args = phrase.args.iter().map(|(key, value)| (*key, called(value))).collect();
    say(locale, &format!("{kind}-{}", phrase.word), &args)
}

/// What a part of an action is called, such as a die; as it is written where it has no name.
fn name(locale: Locale, part: &str) -> String {
    try_say(locale, &format!("name-{part}"), &[]).unwrap_or_else(|| part.to_owned())
}

/// A name as somebody may type it: without case, dots and slashes.
pub fn label(name: &str) -> String {
    crate::game::tidy(&name.to_lowercase().replace(['·', '/', ':'], " ")).into_owned()
}

/// What a game is about, in as many words as somebody needs who has never played it: in this rule set where that has words
/// of its own, else in all; none where the game has no such words.
pub fn aim(locale: Locale, game: &str, rules: &str) -> Option<String> {
    let own = try_say(locale, &format!("aim-{game}-{rules}"), &[]);
    own.or_else(|| try_say(locale, &format!("aim-{game}"), &[]))
}

/// How a move of a game is written, with an example that fits this rule set, or in a few words for all of them; none where
/// the game has no such words.
pub fn how(locale: Locale, game: &str, rules: Option<&str>) -> Option<String> {
    let act = rules.unwrap_or("any").to_owned();
    try_say(locale, &format!("how-{game}"), &[("act", Arg::Text(act))])
}

fn kind_of_action(locale: Locale, text: &str) -> Option<String> {
    let mut args = Vec::new();
    let mut id = "action".to_owned();
    for part in text.split(' ') {
        let word = part.len() > 1 && part.bytes().all(|b| b.is_ascii_lowercase());
        let letter = part.len() == 1 && part.bytes().all(|b| b.is_ascii_alphabetic());
        id.push('-');
        id.push_str(if word {
            part
        } else if letter {
            "letter"
        } else {
            "n"
        });
        if !word {
            args.push((*["a", "b", "c"].get(args.len())?, Arg::Text(name(locale, part))));
        }
    }
    try_say(locale, &id, &args)
}

/// Why a game ended, as a clause such as "five in a row".
pub fn end(locale: Locale, outcome: &Outcome) -> String {
    ended(locale, outcome.end)
}

/// The clause for an outcome's reason.
pub fn ended(locale: Locale, end: &str) -> String {
    try_say(locale, &format!("end-{end}"), &[]).unwrap_or_else(|| end.to_owned())
}

/// So many captured stones, and what that is in pairs.
pub fn taken(locale: Locale, stones: u16) -> String {
    let pairs = if stones.is_multiple_of(2) { stones / 2 } else { 0 };
    say(
        locale,
        "taken",
        &[("count", Arg::Number(stones.into())), ("pairs", Arg::Number(pairs.into()))],
    )
}

/// A status line of a scene.
pub fn status(locale: Locale, status: &Phrase) -> String {
    try_say(locale, &format!("status-{}", status.word), &status.args)
        .unwrap_or_else(|| ended(locale, status.word))
}
