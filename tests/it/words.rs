//! The sentences: every message in every language, with the same arguments.

mod examples;
mod style;

use narabe::games::GAMES;
use narabe::words::{Locale, SOURCES, say};
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a language: id to the text as it stands in the file.
fn texts(locale: Locale) -> BTreeMap<String, String> {
    let (_, files) = SOURCES.into_iter().find(|(of, _)| *of == locale).unwrap();
    let mut texts = BTreeMap::new();
    for (file, text) in files {
        let resource = fluent_bundle::FluentResource::try_new(text.to_owned());
        assert!(
            resource.is_ok(),
            "{locale:?} {file}: {:?}",
            resource.err().map(|(_, faults)| faults)
        );
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.split_once(" =").filter(|(name, _)| !name.starts_with([' ', '}'])) {
                Some((name, value)) => {
                    id = name.to_owned();
                    assert!(!texts.contains_key(&id), "{locale:?} {file}: {id} stands twice");
                    texts.insert(id.clone(), value.trim().to_owned());
                }
                None => texts.entry(id.clone()).or_default().push_str(line),
            }
        }
    }
    texts
}

/// The messages of a language: id to the arguments that it uses.
fn messages(locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
    let name = |rest: &str| {
        rest.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect()
    };
    let arguments = |text: String| text.split('$').skip(1).map(name).collect();
    texts(locale).into_iter().map(|(id, text)| (id, arguments(text))).collect()
}

/// The messages that are alike in every language: the bot’s name, and those that have no words in them or only put others
/// together.
const ALIKE: &[&str] = &[
    "why-step",
    "why-step-2",
    "why-step-3",
    "why-step-4",
    "-narabe",
    "aim-rokumon-act-1",
    "aim-rokumon-act-2",
    "aim-rokumon-act-3",
    "aim-rokumon-act-4",
    "aim-rokumon-act-5",
    "aim-rokumon-solo",
    "brief-ninuki-opening-g-pente",
    "brief-opening-centre",
    "brief-opening-long-pro",
    "brief-opening-pro",
    "button-after",
    "button-before",
    "event-pair",
    "event-row-ties",
    "event-tie-sonneborn-berger",
    "event-title",
    "history-line",
    "join-mates",
    "join-parts",
    "ladder-line",
    "machine-name",
    "profile-title",
    "replay-title",
    "rules-title",
    "seat-taken",
    "stone-black",
    "stone-blue",
    "stone-red",
    "stone-white",
    "strip-hours",
    "strip-minutes",
    "title",
];

/// The messages that only French has in common with English.
const ALIKE_IN_FRENCH: &[&str] = &[
    "event-alt-played",
    "event-alt-results",
    "event-alt-row",
    "event-division",
    "event-tie-buchholz",
    "event-tie-buchholz-cut-1",
    "hill-step",
    "rules-picture",
    "full-stop",
    "join-names",
    "join-names-cut",
    "join-person",
    "join-sentences",
    "ladder-line-unranked",
    "ladder-place",
    "ladder-row",
    "pool-gomoku",
    "pool-keryo-pente",
    "pool-ninuki",
    "pool-ninuki-renju",
    "pool-pente",
    "pool-renju",
    "pool-roku",
    "pool-rokumon",
    "alt-piece",
    "game-gomoku",
    "game-ninuki",
    "game-roku",
    "game-rokumon",
    "lobby-joined",
    "preset-ninuki-d-pente",
    "preset-ninuki-dk-pente",
    "preset-ninuki-g-pente",
    "preset-ninuki-ninuki-renju",
    "preset-ninuki-o-pente",
    "preset-ninuki-pente",
    "preset-roku-handicap-1",
    "preset-roku-handicap-2",
    "preset-roku-handicap-3",
    "preset-roku-ninuki",
    "preset-roku-standard",
    "title-shogun",
];

#[test]
fn every_message_is_in_every_language_with_equal_arguments() {
    let english = messages(Locale::En);
    assert!(english.len() > 30);
    for locale in [Locale::Ja, Locale::Fr] {
        let other = messages(locale);
        let ids = |all: &BTreeMap<String, _>| all.keys().cloned().collect::<BTreeSet<_>>();
        let (here, there) = (ids(&english), ids(&other));
        let lacking: Vec<_> = here.difference(&there).collect();
        let beyond: Vec<_> = there.difference(&here).collect();
        assert!(
            lacking.is_empty() && beyond.is_empty(),
            "{locale:?} lacks {lacking:?} and has {beyond:?}, which English has not"
        );
        for (id, arguments) in &english {
            assert_eq!(arguments, &other[id], "{locale:?} {id}");
        }
    }
}

/// A message that was added in English and copied would reach people untranslated.
#[test]
fn only_the_messages_that_are_listed_are_the_same_as_in_english() {
    let english = texts(Locale::En);
    for (locale, more) in [(Locale::Ja, &["strip-days"][..]), (Locale::Fr, ALIKE_IN_FRENCH)] {
        let other = texts(locale);
        // The openings of renju go by their Japanese names, which English and French write alike, and so do names of
        // games that their players brought along.
        let name = |id: &str| id.starts_with("opening-") || id.starts_with("called-");
        let alike =
            |id: &&String| english[*id] == other[*id] && !(locale == Locale::Fr && name(id));
        let same: BTreeSet<&str> = english.keys().filter(alike).map(String::as_str).collect();
        let listed: BTreeSet<&str> = ALIKE.iter().chain(more).copied().collect();
        let untranslated: Vec<_> = same.difference(&listed).collect();
        let translated: Vec<_> = listed.difference(&same).collect();
        assert!(
            untranslated.is_empty() && translated.is_empty(),
            "{locale:?}: as in English, but not in ALIKE or ALIKE_IN_FRENCH: {untranslated:?}; \
             listed there, but not as in English: {translated:?}"
        );
    }
}

/// The dice on the cards have one name in Japanese, the one that players of board games use.
#[test]
fn dice_have_one_name_in_japanese() {
    let other = texts(Locale::Ja).into_iter().find(|(_, text)| text.contains("サイコロ"));
    assert_eq!(other, None);
}

#[test]
fn every_note_of_a_game_is_said() {
    let english = texts(Locale::En);
    for (game, word) in
        GAMES.0.iter().flat_map(|entry| entry.info.notes.iter().map(|word| (entry.info.id, word)))
    {
        assert!(
            english.contains_key(&format!("note-{game}-{word}")),
            "{game} has no sentence for {word}"
        );
    }
}

/// Discord refuses the registration of all commands when one text is too long.
/// <https://discord.com/developers/docs/interactions/application-commands#application-command-object>
#[test]
fn what_is_registered_keeps_discords_lengths() {
    for (prefix, most) in [("command-", 100), ("option-", 100), ("choice-", 100), ("menu-", 32)] {
        for locale in Locale::ALL {
            let ids: Vec<String> =
                texts(locale).into_keys().filter(|id| id.starts_with(prefix)).collect();
            assert!(!ids.is_empty(), "{locale:?} has no {prefix}");
            for id in ids {
                let length = say(locale, &id, &[]).chars().count();
                assert!(
                    (1..=most).contains(&length),
                    "{locale:?} {id}: {length} characters, not 1 to {most}"
                );
            }
        }
    }
}

/// The texts in quotes that follow a word in the code, each with the blanks between them left out.
fn quoted_after<'a>(code: &'a str, word: &str, skipped: &[char]) -> Vec<&'a str> {
    let after = code.split(word).skip(1).filter_map(|rest| {
        let (before, rest) = rest.split_once('"')?;
        let near = before.chars().all(|c| c.is_whitespace() || !skipped.contains(&c));
        near.then(|| rest.split('"').next())?
    });
    after.filter(|text| text.chars().all(|c| c.is_ascii_lowercase() || "-_".contains(c))).collect()
}

/// A misspelt id would be shown as it is.
#[test]
fn every_message_that_the_code_names_exists() {
    let known = texts(Locale::En);
    let mut named = 0;
    for (path, text) in crate::tidy::sources("src") {
        let code: Vec<&str> = crate::tidy::code(&text).map(|(_, line)| line).collect();
        let code = code.join("\n");
        // The id is the second argument of `say` and stands before any list of arguments.
        for id in quoted_after(&code, "say(", &['[', ']', ';', '{', '}', '(']) {
            assert!(known.contains_key(id), "{path} says {id}, which no file has");
            named += 1;
        }
        for word in quoted_after(&code, "Refusal::new(", &['[', ']', ';', '{', '}', '(', ')']) {
            assert!(known.contains_key(&format!("refusal-{word}")), "{path} refuses with {word}");
            named += 1;
        }
    }
    println!("{named} messages are named");
    assert!(named > 250, "only {named}");
}
