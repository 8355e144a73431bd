//! The sentences: every message in every language, with the same arguments.

mod counts;
mod examples;
mod style;
mod titles;

use narabe::game::{Arg, Refusal};
use narabe::games::GAMES;
use narabe::words::{Locale, action, files, join, refusal, say, try_say, undone};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a language: id to the text as it stands in the file.
fn texts(locale: Locale) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    for (file, text) in files(locale) {
        let resource = fluent_bundle::FluentResource::try_new(text.clone());
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
pub fn messages(locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
    let name = |rest: &str| {
        rest.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect()
    };
    let arguments = |text: String| text.split('$').skip(1).map(name).collect();
    texts(locale).into_iter().map(|(id, text)| (id, arguments(text))).collect()
}

/// The messages that are alike in every language: the bot’s name, and those that have no words in them or only put others
/// together.
const ALIKE: &[&str] = &[
    "plan-line",
    "puzzle-move",
    "shown-size",
    "shown-size-unbounded",
    "table-numbered",
    "why-step",
    "why-step-2",
    "why-step-3",
    "why-step-4",
    "machine-with-stone",
    "end-five-ninuki-free-for-all",
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
    "event-pair",
    "event-row-ties",
    "event-title",
    "history-line",
    "join-mates",
    "join-sides",
    "list-stone",
    "join-parts",
    "page-number",
    "ladder-line",
    "replay-title",
    "rules-title",
    "seat-taken",
    "seat-unnamed",
    "stone-black",
    "stone-blue",
    "stone-red",
    "stone-white",
    "title",
];

/// The messages that only French has in common with English.
const ALIKE_IN_FRENCH: &[&str] = &[
    "event-tie-sonneborn-berger",
    "event-alt-played",
    "event-alt-results",
    "event-alt-row",
    "event-division",
    "event-tie-buchholz",
    "hill-step",
    "rules-picture",
    "full-stop",
    "join-names",
    "join-person",
    "join-sentences",
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
    "machine-name",
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
    "shown-opening-long-pro",
    "shown-opening-pro",
    "shown-opening-rif",
    "shown-opening-sakata",
    "shown-opening-soosorv-8",
    "shown-opening-swap",
    "shown-opening-swap2",
    "shown-opening-taraguchi-10",
    "shown-opening-tarannikov",
    "shown-opening-yamaguchi",
    "strip-hours",
    "strip-minutes",
    "title-shogun",
];

/// The languages that must have every message; what another one lacks is said in English.
const WHOLE: [Locale; 3] = [Locale::En, Locale::Ja, Locale::Fr];

#[test]
fn every_message_is_in_every_language_with_equal_arguments() {
    let english = messages(Locale::En);
    assert!(english.len() > 30);
    for locale in Locale::ALL {
        let other = messages(locale);
        let lacking: Vec<_> = english.keys().filter(|id| !other.contains_key(*id)).collect();
        let beyond: Vec<_> = other.keys().filter(|id| !english.contains_key(*id)).collect();
        println!("{}: {} of {} messages", locale.code(), other.len(), english.len());
        assert!(lacking.is_empty() || !WHOLE.contains(&locale), "{locale:?} lacks {lacking:?}");
        assert!(beyond.is_empty(), "{locale:?} has {beyond:?}, which English has not");
        for (id, arguments) in other {
            assert_eq!(arguments, english[&id], "{locale:?} {id}");
        }
    }
}

/// Numbers below 0 are written in one way, also beside changes with their signs.
#[test]
fn a_number_below_zero_has_a_minus() {
    for locale in Locale::ALL {
        let text = |name: &'static str, text: &str| (name, Arg::Text(text.to_owned()));
        let names = [text("person", "Alice"), text("before", "1500"), text("after", "1400")];
        let numbers = [text("change", "−100"), ("edge", Arg::Number(-6))];
        let said = say(locale, "rating-change", &[&names[..], &numbers[..]].concat());
        assert!(said.contains("−6") && !said.contains("-6"), "{said}");
    }
    assert_eq!(
        action(Locale::En, "surprise 6 to 2,-2"),
        "Surprise: card 6 goes to 2,−2",
        "as in its picture"
    );
    assert_eq!(action(Locale::En, "-3,-2"), "−3,−2", "a stone on a board without edges");
    let taken = Refusal::new("occupied").text("point", "3,-2");
    let why = Refusal::new("notation").text("written", "x").names("known", vec!["3,-2".to_owned()]);
    for said in [refusal(Locale::En, &taken), refusal(Locale::En, &why)] {
        assert!(said.contains("3,−2"), "{said}");
    }
    assert_eq!(join::all_played(Locale::En, &["0,0", "3,-2"].map(str::to_owned)), "0,0 3,−2");
}

/// The crowd stands where a person may, and two languages write "to the" and "of the" as one word.
#[test]
fn the_crowd_melts_with_the_word_before_it() {
    let ids: Vec<String> =
        messages(Locale::En).into_keys().filter(|id| !id.starts_with('-')).collect();
    for locale in Locale::ALL {
        let args = every_argument(&Arg::Text(say(locale, "crowd", &[])));
        for id in &ids {
            let text = say(locale, id, &args);
            for apart in [" à 👥 le ", " de 👥 le ", " a 👥 el ", " de 👥 el "] {
                assert!(!text.contains(apart), "{locale:?} {id}: {text}");
            }
        }
    }
    for (locale, id, part) in [
        (Locale::Fr, "to-move", "Au public de jouer."),
        (Locale::Fr, "refusal-not-your-turn", " Au public de jouer."),
        (Locale::Fr, "decide-sure", "une victoire du public"),
        (Locale::Fr, "ruling-sure", "une victoire du public"),
        (Locale::Fr, "late-sure", "une victoire du public"),
        (Locale::Fr, "record-decided", "la victoire au public."),
        (Locale::En, "decide-sure", "a win for 👥 the crowd?"),
    ] {
        let said = say(locale, id, &every_argument(&Arg::Text(say(locale, "crowd", &[]))));
        assert!(said.contains(part), "{id}: {said}");
    }
}

/// The label of a button is no noun, and a sentence about it has it as a quotation.
#[test]
fn a_choice_that_is_taken_back_is_quoted() {
    let said = |locale, texts: [&str; 2]| {
        let [action, more] = texts.map(|text| undone(locale, text));
        let args = [
            ("person", Arg::Text("Alice".to_owned())),
            ("action", Arg::Text(action)),
            ("more", Arg::Names(vec![more])),
            ("people", Arg::Text("Bob".to_owned())),
        ];
        say(locale, "offer-takeback", &args)
    };
    for (locale, texts, part) in [
        (Locale::En, ["h8", "stay"], "h8, and with it “Keep the colours”."),
        (
            Locale::Fr,
            ["g9", "stay"],
            "g9, ce qui annule aussi le choix «\u{a0}Garder les couleurs\u{a0}».",
        ),
        (Locale::Fr, ["swap", "h9"], "reprendre le choix «\u{a0}Échanger les couleurs\u{a0}», ce"),
        (Locale::Ja, ["h9", "swap"], "（「黒白を交替する」の選択も取り消されます）"),
        (Locale::Ja, ["3,-2", "h9"], "3,−2の「待った」"),
    ] {
        assert!(said(locale, texts).contains(part), "{}", said(locale, texts));
    }
}

/// Texts of commands in Discord's list do not fall back to English: a person reads them before anything else.
#[test]
fn what_is_registered_is_said_in_every_language() {
    let registered = |id: &&String| {
        ["command-", "option-", "choice-", "menu-"].iter().any(|begin| id.starts_with(begin))
    };
    let english = texts(Locale::En);
    for locale in Locale::ALL {
        let other = texts(locale);
        let lacking: Vec<_> =
            english.keys().filter(registered).filter(|id| !other.contains_key(*id)).collect();
        assert!(lacking.is_empty(), "{locale:?} lacks {lacking:?}");
    }
}

/// Every argument of any message, each with this value: a message may name others, which have arguments of their own.
fn every_argument(value: &Arg) -> Vec<(&'static str, Arg)> {
    let names: BTreeSet<String> = messages(Locale::En).into_values().flatten().collect();
    names.into_iter().map(|name| (&*name.leak(), value.clone())).collect()
}

/// A message may name others of its language, and chooses by words and numbers.
#[test]
fn every_message_can_be_said() {
    let ids: Vec<String> =
        messages(Locale::En).into_keys().filter(|id| !id.starts_with('-')).collect();
    for value in [Arg::Number(2), Arg::Number(5), Arg::Text("x".to_owned())] {
        let args = every_argument(&value);
        for (locale, id) in
            Locale::ALL.into_iter().flat_map(|one| ids.iter().map(move |id| (one, id)))
        {
            let said = try_say(locale, id, &args);
            assert!(said.is_some_and(|text| !text.is_empty()), "{locale:?} {id}");
        }
    }
}

/// A message that was added in English and copied would reach people untranslated.
#[test]
fn only_the_messages_that_are_listed_are_the_same_as_in_english() {
    let english = texts(Locale::En);
    let own: [(Locale, &[&str]); 2] = [(Locale::Ja, &[]), (Locale::Fr, ALIKE_IN_FRENCH)];
    for (locale, more) in own {
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

/// Messages with so many letters are sentences, which no two languages write alike.
const SENTENCE: usize = 20;

/// The number of letters that a message has beside its arguments.
fn letters(text: &str) -> usize {
    let outside = text.split('{').map(|part| part.rsplit('}').next().unwrap_or_default());
    outside.flat_map(str::chars).filter(|sign| sign.is_alphabetic()).count()
}

#[test]
fn no_sentence_of_a_further_language_is_the_english_one() {
    let english = texts(Locale::En);
    for locale in Locale::ALL.into_iter().filter(|locale| !WHOLE.contains(locale)) {
        let copied: Vec<String> = texts(locale)
            .into_iter()
            .filter(|(id, text)| {
                letters(text) > SENTENCE && english[id] == *text && !ALIKE.contains(&id.as_str())
            })
            .map(|(id, _)| id)
            .collect();
        assert!(copied.is_empty(), "{locale:?}: {copied:?}");
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

/// The characters of a command's names, descriptions and values, each in the language that needs most.
fn weight(part: &Value) -> usize {
    let count = |text: &Value| text.as_str().map_or(0, |text| text.chars().count());
    let longest = |key: &str| {
        let others = part[format!("{key}_localizations")].as_object().into_iter().flatten();
        others.map(|(_, text)| count(text)).chain([count(&part[key])]).max().unwrap_or(0)
    };
    let within = ["options", "choices"].iter().filter_map(|key| part[*key].as_array()).flatten();
    longest("name")
        + longest("description")
        + count(&part["value"])
        + within.map(weight).sum::<usize>()
}

/// <https://discord.com/developers/docs/interactions/application-commands#slash-commands>
#[test]
fn every_command_fits_in_every_language() {
    let commands = narabe::discord::commands();
    let typed = commands.as_array().unwrap().iter().filter(|command| command["type"] == 1);
    let typed: Vec<_> = typed.collect();
    let (mut heaviest, mut longest) = ((0, ""), 0);
    for command in &typed {
        let name = command["name"].as_str().unwrap();
        let others = command["description_localizations"].as_object().unwrap();
        let own = Locale::ALL.into_iter().filter(|locale| *locale != Locale::En);
        assert!(own.clone().all(|locale| others[locale.code()].is_string()), "{name}");
        let texts = others.values().chain([&command["description"]]);
        let length = texts.map(|text| text.as_str().unwrap().chars().count()).max().unwrap();
        assert!(length <= 100, "{name}: {length}");
        (heaviest, longest) = (heaviest.max((weight(command), name)), longest.max(length));
    }
    assert!(heaviest.0 <= 8_000, "{heaviest:?}");
    println!(
        "{} commands in {} languages: descriptions of at most {longest} characters of 100, /{} has {} of 8,000",
        typed.len(),
        Locale::ALL.len(),
        heaviest.1,
        heaviest.0,
    );
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
