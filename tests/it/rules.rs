//! The pages about rule sets: every option combination has one, in every language, short enough for a message, and its
//! diagrams show what the sentences under them say.

use crate::stage::{Stage, ephemeral_text};
use narabe::app::commands;
use narabe::app::pages::rules::text;
use narabe::game::{Board, Diagram, Entry, MarkKind, Options, Table};
use narabe::games::GAMES;
use narabe::judge;
use narabe::playground::{Answered, Person};
use narabe::words::{self, Locale, try_say};
use std::collections::BTreeSet;

/// A message's longest text, in characters.
const MESSAGE: usize = 2_000;

/// Every preset as it stands and with each value of each of its options, as far as they go together.
fn rule_sets() -> Vec<(&'static Entry, Options)> {
    let mut all = Vec::new();
    for entry in GAMES.0 {
        for preset in entry.info.presets {
            let pairs = entry.info.keys.iter().flat_map(|key| {
                key.spellings()
                    .into_iter()
                    .map(move |value| format!("{} {}={value}", preset.name, key.name))
            });
            for rules in [preset.name.to_owned()].into_iter().chain(pairs) {
                let options = Options::read(entry.info, &rules).unwrap();
                if entry.start(&options, preset.seats.0, None).is_ok() {
                    all.push((entry, options));
                }
            }
        }
    }
    all
}

#[test]
fn every_value_of_every_option_has_a_sentence() {
    for entry in GAMES.0 {
        for key in entry.info.keys {
            for value in key.spellings() {
                for locale in Locale::ALL {
                    let sentence = words::rule(locale, entry.info.id, key.name, &value);
                    let bare = sentence.contains(&format!("{}:", key.name))
                        || sentence.contains(&format!("{} :", key.name));
                    assert!(
                        !bare && !sentence.is_empty(),
                        "{locale:?} {} {}={value}: {sentence}",
                        entry.info.id,
                        key.name
                    );
                }
            }
        }
    }
}

#[test]
fn every_word_of_a_guide_has_a_sentence() {
    for (entry, options) in rule_sets() {
        let guide = (entry.guide)(&options);
        let notes = guide
            .basics
            .iter()
            .chain(&guide.notes)
            .map(|word| format!("note-{}-{word}", entry.info.id));
        let captions =
            guide.diagrams.iter().map(|one| format!("diagram-{}-{}", entry.info.id, one.caption));
        for id in notes.chain(captions) {
            assert!(try_say(Locale::En, &id, &[]).is_some(), "{options}: no {id}");
        }
        let keys: Vec<_> = entry.info.keys.iter().map(|key| key.name).collect();
        assert!(guide.moot.iter().all(|key| keys.contains(key)), "{options}: {:?}", guide.moot);
    }
}

/// What a game has decided beside its options stands on the pages where it makes a difference.
#[test]
fn every_decision_stands_on_some_page() {
    for entry in GAMES.0 {
        let pages = rule_sets().into_iter().filter(|(of, _)| of.info.id == entry.info.id);
        let told: BTreeSet<_> =
            pages.flat_map(|(entry, options)| (entry.guide)(&options).notes).collect();
        assert!(
            entry.info.notes.iter().all(|word| told.contains(word)),
            "{}: only {told:?}",
            entry.info.id
        );
    }
}

/// The longest page that any combination of options can have is made of the longest sentence of each.
#[test]
fn every_page_fits_into_a_message() {
    for locale in Locale::ALL {
        let longest = rule_sets().into_iter().map(|(entry, options)| {
            let page = text(locale, entry, &options, &(entry.guide)(&options));
            let slack = |key: &narabe::game::Key| {
                let length = |value: &str| {
                    words::rule(locale, entry.info.id, key.name, value).chars().count()
                };
                let most = key.spellings().iter().map(|value| length(value)).max().unwrap();
                most - length(&options.value(key.name).to_string())
            };
            let slack: usize = entry.info.keys.iter().map(slack).sum();
            (page.chars().count() + slack, format!("{} {options}", entry.info.id))
        });
        let longest = longest.max().unwrap();
        println!("{locale:?}: {longest:?}");
        assert!(longest.0 <= MESSAGE, "{locale:?}: {longest:?}");
    }
}

/// It says of which boards its general words are true: in Gomoku Roku the letters are rows.
#[test]
fn help_fits_into_a_message() {
    for locale in Locale::ALL {
        let help = commands::help::text(locale, Locale::Ja, GAMES);
        assert!(help.chars().count() <= MESSAGE, "{locale:?}: {} characters", help.chars().count());
        let columns = help.lines().last().unwrap();
        let of = ["gomoku", "ninuki", "roku", "rokumon"]
            .map(|game| columns.contains(&words::game(locale, game)));
        assert_eq!(of, [true, true, false, false], "{locale:?}: {columns}");
    }
}

/// The two sides of Rokumon are called as everywhere else; their historical names stand once.
#[test]
fn pages_name_the_colours() {
    for (entry, options) in rule_sets().into_iter().filter(|(entry, _)| entry.info.id == "rokumon")
    {
        for (locale, name) in [(Locale::En, "Sanada"), (Locale::Ja, "真田"), (Locale::Fr, "Sanada")]
        {
            let page = text(locale, entry, &options, &(entry.guide)(&options));
            assert_eq!(page.matches(name).count(), 1, "{page}");
        }
    }
}

fn replayed(diagram: &Diagram) -> Table {
    judge::replayed(GAMES, &diagram.record)
        .unwrap_or_else(|why| panic!("{}: {why}", diagram.caption))
}

/// How many cards right and down the marked places lie apart, from the first to the last.
fn winning_slope(table: &Table) -> (i32, i32) {
    let scene = table.scene(None);
    let Board::Places { places, .. } = &scene.board else { panic!("no grid") };
    let won = scene.marks.iter().filter(|mark| mark.kind == MarkKind::Win);
    let mut at: Vec<_> =
        won.map(|mark| &places[usize::from(mark.spot.0)]).map(|place| (place.y, place.x)).collect();
    at.sort_unstable();
    let [first, _, last] = at[..] else { panic!("three cards win: {at:?}") };
    ((last.1 - first.1) / 1000, (last.0 - first.0) / 1000)
}

/// What the positions are is what their sentences say, by the rules themselves.
#[test]
fn diagrams_show_what_they_say() {
    let mut seen = BTreeSet::new();
    for (entry, options) in rule_sets() {
        for diagram in (entry.guide)(&options).diagrams {
            let table = replayed(&diagram);
            let end = table.outcome().map(|outcome| outcome.end);
            let loses = diagram.caption.ends_with("-loses");
            match (entry.info.id, diagram.caption) {
                ("gomoku", "five" | "six-wins") | ("roku", "five") => {
                    assert_eq!(end, Some("five"), "{diagram:?}")
                }
                ("gomoku", _) if loses => assert_eq!(end, Some("foul"), "{diagram:?}"),
                ("gomoku", "ends-any-blocked" | "ends-both-blocked" | "six-ignored" | "exempt") => {
                    assert_eq!(end, None, "{diagram:?}");
                }
                ("gomoku", _) => assert_eq!(table.forbidden(), ["e5"], "{diagram:?}"),
                ("roku", "pair") => assert_eq!(table.report().captured, [2, 0], "{diagram:?}"),
                ("rokumon", "row" | "row-of-bricks") => {
                    assert_eq!((end, winning_slope(&table)), (Some("row"), (2, 0)), "{diagram:?}");
                }
                ("rokumon", "slanting" | "slanting-solo") => {
                    let (_, down) = winning_slope(&table);
                    assert_eq!((end, down), (Some("row"), 2), "{diagram:?}");
                }
                ("ninuki", "pair") => assert_eq!(table.report().captured, [2, 0], "{diagram:?}"),
                ("ninuki", "suicide") => assert_eq!(table.report().captured, [0, 2], "{diagram:?}"),
                ("roku" | "rokumon" | "ninuki", _) => assert_eq!(end, None, "{diagram:?}"),
                (game, caption) => panic!("{game}: add what {caption} shows to this test"),
            }
            seen.insert((entry.info.id, diagram.caption));
        }
    }
    println!("{} diagrams: {seen:?}", seen.len());
    for locale in Locale::ALL {
        assert!(
            seen.iter()
                .all(|(game, word)| try_say(locale, &format!("diagram-{game}-{word}"), &[])
                    .is_some())
        );
    }
    assert!(seen.len() >= 20);
}

/// `/rules`, asked by someone in the lobby.
async fn asked(stage: &Stage, person: &Person, game: &str) -> Answered {
    person.slash(&stage.channel("lobby"), "rules", &[("game", game)]).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_has_its_pictures_with_their_words() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let page = asked(&stage, &alice, "gomoku/renju opening=swap2").await;
    let Answered::Ephemeral(message) = &page else { panic!("not for Alice alone: {page:?}") };
    for says in
        ["Renju", "`gomoku/renju opening=swap2`", "swap2", "double four", "such as h8", "**5**"]
    {
        assert!(message.text().contains(says), "no {says}: {}", message.text());
    }
    let alts: Vec<String> = message
        .attachments
        .iter()
        .map(|file| file.description.clone().unwrap_or_default())
        .collect();
    assert_eq!(alts.len(), 5, "{alts:?}");
    assert!(
        alts.iter().any(|alt| alt.contains("two fours") && alt.contains("Forbidden now: e5")),
        "{alts:?}"
    );
    let names: BTreeSet<_> = message.attachments.iter().map(|file| file.filename.clone()).collect();
    assert_eq!(names.len(), 5, "{names:?}");
    stage.close().await;
}

/// In the reader's language, whatever the server speaks; the designer is named, and what is rebuilt.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_speaks_the_readers_language() {
    let stage = Stage::open().await;
    let carol = stage.person("carol").with_locale("fr");
    let page = ephemeral_text(&asked(&stage, &carol, "roku/thrilling").await);
    for says in ["Shota Hasuike", "reconstitution", "16 pierres", "comme E5"] {
        assert!(page.contains(says), "no {says}: {page}");
    }
    let page = ephemeral_text(&asked(&stage, &carol, "rokumon/act-5").await);
    for says in ["Charles Ward", "le Fort", "reconstitutions"] {
        assert!(page.contains(says), "no {says}: {page}");
    }
    stage.close().await;
}

/// Where the bot may attach nothing the positions are drawn in letters.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_without_pictures_is_drawn_in_letters() {
    let stage = Stage::open().await;
    let all = narabe::playground::permissions::VIEW_CHANNEL
        | narabe::playground::permissions::SEND_MESSAGES;
    stage.world.set_bot_permissions(&stage.channel("lobby"), all);
    let page = asked(&stage, &stage.person("alice"), "gomoku/freestyle").await;
    let Answered::Ephemeral(message) = &page else { panic!("not for Alice alone: {page:?}") };
    assert!(message.attachments.is_empty() && message.text().contains("```"), "{}", message.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_no_page_is_explained() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    for (game, says) in [
        ("chess", "gomoku"),
        ("gomoku/renju size=unbounded", "unbounded"),
        ("renju sise=9", "size"),
    ] {
        let sentence = ephemeral_text(&asked(&stage, &alice, game).await);
        assert!(sentence.contains(says), "{game}: {sentence}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rule_sets_and_their_options_are_suggested() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for (typed, offers) in
        [("ren", "gomoku/renju"), ("gomoku/renju opening=sw", "gomoku/renju opening=swap2")]
    {
        let answer = alice.complete(&lobby, "rules", &[], ("game", typed)).await.unwrap();
        let Answered::Choices(choices) = &answer else { panic!("no suggestions: {answer:?}") };
        assert!(choices.iter().any(|choice| choice.value == offers), "{typed}: {choices:?}");
    }
    stage.close().await;
}

/// A page prints its own rule set's numbers, how the game can be drawn, and what the clock does.
#[test]
fn a_page_has_its_own_numbers_and_ends() {
    let page = |game: &str, rules: &str| {
        let entry = GAMES.find(game).unwrap();
        let options = Options::read(entry.info, rules).unwrap();
        text(Locale::En, entry, &options, &(entry.guide)(&options))
    };
    for (rules, says, never) in [
        ("pente", ["Five of your own", "10 captured"], ["four", "mates"]),
        ("keryo-pente", ["Five of your own", "15 captured"], ["four", "12"]),
        ("free-for-all", ["Four of your own", "8 captured"], ["Five", "10 captured"]),
        ("free-for-all capture=pairs-and-threes", ["Four", "12 captured"], ["Five", "15"]),
        ("teams", ["two against two", "10 captured"], ["Four of", "8 captured"]),
    ] {
        let page = page("ninuki", rules);
        assert!(says.iter().all(|says| page.contains(says)), "{page}");
        assert!(never.iter().all(|never| !page.contains(never)), "{page}");
    }
    for entry in GAMES.0 {
        let first = page(entry.info.id, entry.info.presets[0].name);
        assert!(first.contains("(/draw)") && first.contains("The clock runs"), "{first}");
    }
    assert!(page("gomoku", "freestyle").contains("both players have run out of time"));
    assert!(!page("rokumon", "solo").contains("The clock runs"));
    assert!(page("gomoku", "renju").contains("renju-tournament"));
    assert!(page("gomoku", "renju").contains("renju.net"));
}
