//! Titles of games: every option in which a rule set differs from its preset is said in words, in every language.

use super::texts;
use narabe::game::Options;
use narabe::games::GAMES;
use narabe::words::{Locale, full_name};
use std::collections::{BTreeMap, BTreeSet};

/// A rule set that differs from a preset of its game in one option.
struct Changed {
    game: &'static str,
    preset: &'static str,
    key: &'static str,
    value: String,
    /// The canonical rules text, as it is stored.
    rules: String,
}

impl Changed {
    /// The message that says the option in a title: one for each word, one for all numbers.
    fn id(&self) -> String {
        let Self { key, value, .. } = self;
        match value.parse::<u16>() {
            Ok(_) => format!("shown-{key}"),
            Err(_) => format!("shown-{key}-{value}"),
        }
    }
}

/// Every value of every option of every game, with each preset that has another one.
fn changed() -> Vec<Changed> {
    let mut all = Vec::new();
    for info in GAMES.0.iter().map(|entry| entry.info) {
        for (key, preset) in
            info.keys.iter().flat_map(|key| info.presets.iter().map(move |preset| (key, preset)))
        {
            for value in key.spellings() {
                let rules = format!("{} {}={value}", preset.name, key.name);
                let rules = Options::read(info, &rules).unwrap().to_string();
                if rules != preset.name {
                    let (game, preset, key) = (info.id, preset.name, key.name);
                    all.push(Changed { game, preset, key, value, rules });
                }
            }
        }
    }
    all
}

/// A value without words would be said in English, and a message of no value would be dead.
#[test]
fn every_option_of_a_title_has_words_in_every_language() {
    let needed: BTreeSet<String> = changed().iter().map(Changed::id).collect();
    for locale in Locale::ALL {
        let shown = texts(locale).into_keys().filter(|id| id.starts_with("shown-"));
        let shown: BTreeSet<String> = shown.collect();
        let lacking: Vec<_> = needed.difference(&shown).collect();
        let unused: Vec<_> = shown.difference(&needed).collect();
        assert!(lacking.is_empty(), "{locale:?} lacks {lacking:?}");
        assert!(unused.is_empty(), "{locale:?}: no title shows {unused:?}");
    }
    println!("{} messages for options in titles", needed.len());
    assert!(needed.len() >= 40, "{needed:?}");
}

/// Two options with the same words could not be told apart.
#[test]
fn no_title_shows_an_option_as_it_is_typed() {
    let changed = changed();
    for locale in Locale::ALL {
        let mut told = BTreeMap::new();
        for one in &changed {
            let title = full_name(locale, one.game, &one.rules);
            assert!(!title.contains('='), "{locale:?} {}: {title}", one.rules);
            let plain = full_name(locale, one.game, one.preset);
            let behind = title.strip_prefix(&plain).unwrap_or_default();
            let words = behind.trim_start_matches(|sign: char| !sign.is_alphanumeric());
            assert!(!words.is_empty(), "{locale:?} {}: {title}", one.rules);
            let pair = (one.key, &one.value);
            let other = *told.entry((one.game, words.to_owned())).or_insert(pair);
            assert_eq!(other, pair, "{locale:?}: both are “{words}”");
        }
    }
}

#[test]
fn a_title_lists_the_options_as_its_language_does() {
    let rules = "freestyle size=19 double-three=forbidden opening=swap2";
    for (locale, title) in [
        (Locale::En, "Gomoku · freestyle, 19×19, no double three, swap2"),
        (Locale::Fr, "Gomoku · libre, 19×19, sans double-trois, swap2"),
        (Locale::Ja, "五目並べ · フリースタイル、19×19、三々禁止、スワップ2"),
    ] {
        assert_eq!(full_name(locale, "gomoku", rules), title);
    }
    let own = full_name(Locale::En, "gomoku", "renju size=unbounded opening=none");
    assert_eq!(own, "Renju · unlimited board, no opening");
    assert_eq!(full_name(Locale::En, "gomoku", "freestyle"), "Gomoku · freestyle");
    assert_eq!(full_name(Locale::En, "gomoku", "renju"), "Renju");
    let unsaid = full_name(Locale::En, "toy", "toy line=4");
    assert_eq!(unsaid, "toy · toy, line: 4", "a game that has just been added");
}
