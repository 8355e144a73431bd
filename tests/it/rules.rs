//! The pages about rule sets: every option combination has one, in every language, short enough for a message, and its
//! diagrams show what the sentences under them say.

mod turning;

use crate::stage::{Stage, ephemeral_text};
use narabe::app::commands::help::CommandIds;
use narabe::app::commands::{self, COMMANDS};
use narabe::app::output::layout::Part;
use narabe::app::pages::rules::{PAGE, page};
use narabe::game::{
    Board, Colour, Diagram, Entry, Guide, MarkKind, Options, Place, PlaceKind, Stock, Table,
};
use narabe::games::GAMES;
use narabe::judge;
use narabe::playground::{Answered, Person};
use narabe::words::{self, Locale, describe, try_say};
use std::collections::BTreeSet;

/// The longest text of a message of components alone, in characters.
const LAYOUT: usize = 4_000;

/// Room for the names of the permissions that the bot lacks, in characters.
const PERMISSION_NOTE: usize = 300;

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

/// The page about a rule set.
fn text(locale: Locale, entry: &Entry, options: &Options) -> String {
    page(locale, entry, options, &(entry.guide)(options))
}

/// The numbers of the table are beside its names, also where names of openings have none.
#[test]
fn openings_are_listed_with_their_numbers() {
    let entry = GAMES.find("gomoku").unwrap();
    let options = Options::read(entry.info, "renju").unwrap();
    let lists = [
        (Locale::En, ["• D1 Kansei", "I13 "]),
        (Locale::Fr, ["• D1 Kansei", "I13 "]),
        (Locale::Ja, ["• D1 寒星", "I13 彗星"]),
    ];
    for (locale, names) in lists {
        let page = text(locale, entry, &options);
        assert!(names.iter().all(|name| page.contains(name)), "{page}");
        assert!(!page.contains("D1 D1"), "once: {page}");
    }
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
            .chain(&guide.credits)
            .chain(guide.additions.iter().map(|(_, word)| word))
            .map(|word| format!("note-{}-{word}", entry.info.id));
        let captions =
            guide.diagrams.iter().map(|one| format!("diagram-{}-{}", entry.info.id, one.caption));
        let aim = guide.aim.iter().chain(&guide.in_full);
        let aim = aim.map(|word| format!("aim-{}-{word}", entry.info.id));
        let table = guide.table.iter().flat_map(|table| {
            let names = table.names.iter().flatten().map(|word| (*word).to_owned());
            names.chain([format!("table-{}-{}", entry.info.id, table.caption)])
        });
        for id in notes.chain(captions).chain(aim).chain(table) {
            assert!(try_say(Locale::En, &id, &[]).is_some(), "{options}: no {id}");
        }
        let keys: Vec<_> = entry.info.keys.iter().map(|key| key.name).collect();
        let of_additions = guide.additions.iter().map(|(key, _)| key);
        let known = guide.moot.iter().chain(of_additions).all(|key| keys.contains(key));
        assert!(known, "{options}: {:?} {:?}", guide.moot, guide.additions);
    }
}

#[test]
fn what_a_rule_says_in_full_is_said_once() {
    for locale in Locale::ALL {
        let entry = GAMES.find("gomoku").unwrap();
        let page = text(locale, entry, &Options::read(entry.info, "caro").unwrap());
        let aim = words::say(locale, "aim-gomoku-both-blocked", &[]);
        assert_eq!(page.matches(aim.trim_start_matches("> ")).count(), 1, "{locale:?}: {page}");
    }
    let mut left_out = 0;
    for (entry, options) in rule_sets() {
        let guide = (entry.guide)(&options);
        for word in guide.aim.iter().filter(|word| guide.in_full.contains(word)) {
            let aim = words::say(Locale::Ja, &format!("aim-{}-{word}", entry.info.id), &[]);
            let page = text(Locale::Ja, entry, &options);
            assert!(page.lines().all(|line| line != aim), "{options}: {page}");
            left_out += 1;
        }
    }
    assert!(left_out > 2, "only {left_out} are left out");
}

/// The sentence on what a winning row excuses stands with the forbidden moves, not after the opening, and only where there are
/// any.
#[test]
fn a_winning_row_is_excused_where_the_bans_are_told() {
    for (rules, who) in [("renju", "White has none."), ("caro double-three=forbidden", "moves.")] {
        let entry = GAMES.find("gomoku").unwrap();
        let page = text(Locale::En, entry, &Options::read(entry.info, rules).unwrap());
        let line = format!("{who} A move that makes a winning row is never forbidden.\n");
        assert!(page.contains(&line), "{page}");
    }
    for (_, options) in rule_sets().into_iter().filter(|(entry, _)| entry.info.id == "gomoku") {
        let entry = GAMES.find("gomoku").unwrap();
        let page = text(Locale::En, entry, &options);
        let bans = ["overline", "double-three", "double-four", "four-three-three"];
        let is_any = bans.iter().any(|key| options.word(key) == "forbidden");
        assert_eq!(page.contains("winning row is never forbidden"), is_any, "{options}: {page}");
    }
}

/// A stone can be taken by several at once only where one's own move can give stones away, and more than two play, so no other
/// page speaks of that. The pages of teams say of a mate's stones what the rules do: they capture like an opponent's
/// (docs/rules/ninuki.md 2.4).
#[test]
fn captures_are_told_as_they_are_made() {
    let entry = GAMES.find("ninuki").unwrap();
    for (_, options) in rule_sets().into_iter().filter(|(entry, _)| entry.info.id == "ninuki") {
        let notes = (entry.guide)(&options).notes;
        let gives = options.word("self-capture") == "suicide" && options.named().seats.1 > 2;
        assert_eq!(notes.contains(&"contested"), gives, "{options}");
    }
    let page = |rules: &str| {
        let options = Options::read(entry.info, rules).unwrap();
        text(Locale::En, entry, &options)
    };
    let teams = page("teams");
    assert!(teams.contains("stones of another player") && !teams.contains("stones of an opponent"));
    assert!(teams.contains("Stones of your teammate score nothing."), "{teams}");
    assert!(page("free-for-all").contains("stones of an opponent"));
    let gives = page("teams self-capture=suicide");
    assert!(gives.contains("captured by that player"), "{gives}");
    assert!(!gives.contains("stones of an opponent"), "{gives}");
}

/// Decisions of a game beside its options stand on the pages to which they make a difference.
#[test]
fn every_decision_stands_on_some_page() {
    for entry in GAMES.0 {
        let of_game = rule_sets().into_iter().filter(|(of, _)| of.info.id == entry.info.id);
        let told: BTreeSet<_> =
            of_game.flat_map(|(entry, options)| (entry.guide)(&options).notes).collect();
        assert!(
            entry.info.notes.iter().all(|word| told.contains(word)),
            "{}: only {told:?}",
            entry.info.id
        );
    }
}

/// Number of characters of all pages about a rule set.
fn length(locale: Locale, entry: &Entry, options: &Options) -> usize {
    text(locale, entry, options).chars().count()
}

/// The rule sets that differ from one in one option, as far as its options go together.
fn neighbours(entry: &Entry, options: &Options) -> Vec<Options> {
    let keys = entry.info.keys;
    let values =
        keys.iter().flat_map(|key| key.spellings().into_iter().map(move |value| (key.name, value)));
    let changed = values.map(|(key, value)| {
        let of = |other: &narabe::game::Key| match other.name == key {
            true => format!(" {key}={value}"),
            false => format!(" {}={}", other.name, options.value(other.name)),
        };
        let pairs: String = keys.iter().map(of).collect();
        Options::read(entry.info, &format!("{}{pairs}", options.named().name)).unwrap()
    });
    changed.filter(|options| entry.start(options, options.named().seats.0, None).is_ok()).collect()
}

/// The rule sets of the list, and one of each game with pages as long as they get by changing one option at a time.
fn with_longest(locale: Locale) -> Vec<(&'static Entry, Options)> {
    let mut all = rule_sets();
    for entry in GAMES.0 {
        let own = all.iter().filter(|(of, _)| of.info.id == entry.info.id);
        let own = own.map(|(_, options)| (length(locale, entry, options), options.clone()));
        let (mut most, mut longest) = own.max_by_key(|(length, _)| *length).unwrap();
        while let Some(next) = neighbours(entry, &longest)
            .into_iter()
            .map(|options| (length(locale, entry, &options), options))
            .filter(|(length, _)| *length > most)
            .max_by_key(|(length, _)| *length)
        {
            (most, longest) = next;
        }
        all.push((entry, longest));
    }
    all
}

/// Each page is as long as a message of components may be, at the most, and says nothing twice.
#[test]
fn every_page_fits_into_a_message() {
    for locale in Locale::ALL {
        let mut longest = (0, String::new());
        for (entry, options) in with_longest(locale) {
            let page = text(locale, entry, &options);
            longest = longest.max((page.chars().count(), format!("{} {options}", entry.info.id)));
            let lines: Vec<&str> = page.lines().collect();
            let twice = (1..).zip(&lines).filter(|(from, line)| lines[*from..].contains(line));
            assert_eq!(twice.collect::<Vec<_>>(), [], "{locale:?} {options}");
        }
        println!("{locale:?}: {longest:?}");
        assert!(longest.0 <= PAGE, "{locale:?}: {longest:?}");
    }
}

/// The text of `/help`, its parts below each other.
fn help(locale: Locale, ids: &CommandIds, manages: bool) -> String {
    let parts = commands::help::parts((locale, Locale::Ja), GAMES, ids, manages);
    parts.iter().map(Part::text).collect::<Vec<_>>().join("\n")
}

/// It says of which boards its general words are true: in Gomoku Roku the letters are rows.
#[test]
fn help_fits_into_a_message() {
    for locale in Locale::ALL {
        let id = 1_234_567_890_123_456_789;
        let ids = COMMANDS.iter().map(|spec| (spec.name.to_owned(), id)).collect();
        for ids in [Default::default(), ids] {
            let help = help(locale, &ids, true);
            let length = help.chars().count();
            let most = LAYOUT - PERMISSION_NOTE;
            assert!(length <= most, "{locale:?}: {length} characters");
            let ways: Vec<String> = COMMANDS.iter().flat_map(|spec| spec.paths()).collect();
            let found = |way: &String| {
                let (plain, link) = (format!("**/{way}** "), format!("</{way}:{id}> "));
                help.matches(&plain).count() + help.matches(&link).count()
            };
            assert!(ways.iter().all(|way| found(way) == 1), "each once: {help}");
            let linked = help.matches(&format!(":{id}>")).count();
            let all = if ids.is_empty() { 0 } else { ways.len() };
            assert_eq!(linked, all, "{locale:?}: every command with an id can be clicked");
        }
        let (others, help) =
            (help(locale, &Default::default(), false), help(locale, &Default::default(), true));
        let lessons = format!("**{}**", words::say(locale, "button-lessons", &[]));
        assert!(help.contains(&lessons), "where the lessons are: {help}");
        let left_out: Vec<&str> = help.lines().filter(|line| !others.contains(line)).collect();
        assert!(
            left_out[..].iter().all(|line| line.starts_with("**/settings show** ")),
            "{left_out:?}"
        );
        assert_eq!(left_out.len(), 1, "for those who may give it: {others}");
        // In the middle of a French sentence names of games are in lower case.
        let columns = help.lines().last().unwrap().to_lowercase();
        let of = ["gomoku", "ninuki", "roku", "rokumon"]
            .map(|game| columns.contains(&words::game(locale, game).to_lowercase()));
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
            let page = text(locale, entry, &options);
            assert_eq!(page.matches(name).count(), 1, "{page}");
        }
    }
}

/// Each act of Rokumon has its title and story, Gomoku Roku its age, its length and what becomes of captured stones.
#[test]
fn pages_tell_what_their_games_are_about() {
    let page = |locale, game: &str, rules: &str| {
        let entry = GAMES.find(game).unwrap();
        text(locale, entry, &Options::read(entry.info, rules).unwrap())
    };
    let line = |page: String, begins: &str| {
        let mut lines = page.lines().map(str::to_owned);
        lines.find(|line| line.contains(begins)).unwrap_or_else(|| panic!("no {begins}: {page}"))
    };
    for (locale, act, epilogue, shogun, says) in [
        (Locale::En, "Act ", "Epilogue", "Shogun", ["Ta no mo!", "in rated games too"]),
        (Locale::Ja, "第", "終章", "将軍", ["頼もう！", "レーティング対局でも"]),
        (Locale::Fr, "Acte ", "Épilogue", "Shogun", ["Ta no mo\u{202f}!", "en partie classée"]),
    ] {
        for (number, year) in [(1, ""), (2, "1583"), (3, ""), (4, "1600"), (5, "1614")] {
            let page = page(locale, "rokumon", &format!("act-{number}"));
            let told = page.lines().skip(1);
            let named = told.filter(|line| line.contains(&format!("{act}{number}")));
            assert!(named.clone().any(|line| line.contains(year)), "{locale:?} {number}: {page}");
            assert_eq!(named.count(), 1, "{page}");
            let title = line(page, shogun);
            assert!(says.iter().all(|says| title.contains(says)), "{locale:?} {number}: {title}");
        }
        let solo = page(locale, "rokumon", "solo");
        assert!(solo.contains(epilogue) && !solo.contains(shogun), "{solo}");
    }
    for (locale, age, minutes, free) in [
        (Locale::En, "eight", "15 minutes", "circles are free again"),
        (Locale::Ja, "8歳", "15分", "空いたマスにはまた置けます"),
        (Locale::Fr, "huit ans", "quart d’heure", "redeviennent libres"),
    ] {
        assert!(line(page(locale, "roku", "standard"), age).contains(minutes), "{locale:?}");
        assert!(
            line(page(locale, "roku", "ninuki"), "E5 takes D4 D5").contains(free),
            "{locale:?}"
        );
    }
}

fn replayed(diagram: &Diagram) -> Table {
    judge::replayed(GAMES, &diagram.record)
        .unwrap_or_else(|why| panic!("{}: {why}", diagram.caption))
}

/// Distance of the marked places, from the first to the last, in cards to the right and down.
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

/// The points at which a colour would complete a line with one stone.
fn completing(table: &Table, colour: Colour) -> Vec<String> {
    let scene = table.scene(None);
    let lines = scene.threats.iter().filter(|threat| !threat.captures);
    let own = lines.filter(|threat| threat.colour == colour);
    let mut points: Vec<String> =
        own.flat_map(|threat| &threat.spots).map(|spot| scene.board.name(*spot)).collect();
    points.sort();
    points
}

/// The position of a diagram before its last action, under its own rules or others.
fn before_last(diagram: &Diagram, rules: Option<&str>) -> Table {
    let mut record = diagram.record.clone();
    record.actions.pop();
    record.rules = rules.map_or(record.rules, str::to_owned);
    judge::replayed(GAMES, &record).unwrap()
}

/// True if the cards that a caption lists by threes, two rows or more, lie side by side in straight lines.
fn names_rows(table: &Table, caption: &str) -> bool {
    let Board::Places { places, .. } = &table.scene(None).board else { panic!("no cards") };
    let numbers: Vec<u8> =
        caption.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
    let at = |number: &u8| {
        let card =
            |place: &&Place| matches!(&place.kind, PlaceKind::Card(card) if card.number == *number);
        let place = places.iter().find(card).unwrap();
        (place.x, place.y)
    };
    let is_straight = |row: &[u8]| {
        let row: Vec<(i32, i32)> = row.iter().map(at).collect();
        let [from, middle, to] = row[..] else { return false };
        let (right, down) = (middle.0 - from.0, middle.1 - from.1);
        (to.0 - middle.0, to.1 - middle.1) == (right, down)
            && right.abs() <= 1000
            && down.abs() <= 1000
    };
    numbers.chunks(3).all(is_straight) && numbers.len() >= 6
}

/// The positions are as their sentences say, by the rules themselves.
#[test]
fn diagrams_show_what_they_say() {
    let mut seen = BTreeSet::new();
    for (entry, options) in rule_sets() {
        let guide = (entry.guide)(&options);
        let pictures = guide.diagrams.len() + usize::from(guide.table.is_some());
        assert!(pictures <= Guide::MOST_DIAGRAMS, "{}: {options} has {pictures}", entry.info.id);
        for diagram in guide.diagrams {
            shows_what_it_says(entry.info.id, &diagram);
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
    assert!(seen.len() >= 30);
}

fn shows_what_it_says(game: &str, diagram: &Diagram) {
    let table = replayed(diagram);
    let end = table.outcome().map(|outcome| outcome.end);
    let captured = table.report().captured;
    match (game, diagram.caption) {
        ("gomoku", "five" | "six-wins") | ("roku", "five") => {
            assert_eq!(end, Some("five"), "{diagram:?}")
        }
        ("gomoku", caption) if caption.ends_with("-loses") => {
            assert_eq!(end, Some("foul"), "{diagram:?}");
        }
        ("gomoku", "ends-any-blocked" | "ends-both-blocked" | "six-ignored" | "exempt") => {
            assert_eq!(end, None, "{diagram:?}");
        }
        // The four has to be stopped, and then the three becomes an open four.
        ("gomoku", "four-three") => {
            assert_eq!((end, completing(&table, Colour::Black)), (None, vec!["d5".to_owned()]));
            let mut table = table;
            ["d5", "e8"].iter().for_each(|action| table.play(action).unwrap());
            assert_eq!(completing(&table, Colour::Black), ["e4", "e9"], "{diagram:?}");
        }
        // By plainer rules, which do not look ahead, the same point is forbidden.
        ("gomoku", "no-double-three") => {
            assert_eq!(end, None, "{diagram:?}");
            let plainer = before_last(diagram, Some("1918 size=9"));
            assert!(plainer.forbidden().contains(&"e5".to_owned()), "{diagram:?}");
        }
        ("gomoku", "straight-four") => {
            assert_eq!(completing(&table, Colour::Black), ["b3", "b7", "g7"], "{diagram:?}");
            assert_eq!(table.forbidden(), ["g3"], "{diagram:?}");
        }
        ("gomoku", _) => assert_eq!(table.forbidden(), ["e5"], "{diagram:?}"),
        ("roku", "pair") => assert_eq!(captured, [2, 0], "{diagram:?}"),
        // The stones that would be five with the circle that the track stone has left.
        ("roku", "no-five") => {
            let black = &table.report().stones[0];
            let row =
                ["B2", "B3", "B4", "B5"].iter().all(|stone| black.iter().any(|own| own == stone));
            assert!(end.is_none() && row, "{black:?}");
            let before = before_last(diagram, None);
            let on_b1 = before.scene(None);
            assert!(describe(Locale::En, &on_b1).contains("Black B1"), "{diagram:?}");
            assert!(describe(Locale::En, &table.scene(None)).contains("Black A2"), "{diagram:?}");
        }
        ("rokumon", "row" | "row-of-bricks") => {
            assert_eq!((end, winning_slope(&table)), (Some("row"), (2, 0)), "{diagram:?}");
        }
        ("rokumon", "slanting" | "slanting-solo") => {
            let (_, down) = winning_slope(&table);
            assert_eq!((end, down), (Some("row"), 2), "{diagram:?}");
        }
        ("rokumon", caption @ ("deal" | "deal-bricks" | "deal-solo")) => {
            let words = words::say(Locale::En, &format!("diagram-rokumon-{caption}"), &[]);
            assert!(end.is_none() && names_rows(&table, &words), "{words}");
        }
        // The Surprise is the person's alone, on the cards that lie round one.
        ("rokumon", "surprise") => {
            let surprised = (end, diagram.record.rules.as_str());
            assert_eq!(surprised, (None, "solo"), "{diagram:?}");
        }
        ("ninuki", "pair") => assert_eq!(captured, [2, 0], "{diagram:?}"),
        ("ninuki", "two-pairs") => assert_eq!((end, captured), (None, vec![4, 0]), "{diagram:?}"),
        ("ninuki", "fifth-pair") => {
            assert_eq!((end, captured), (Some("captures"), vec![10, 4]), "{diagram:?}");
        }
        ("ninuki", "three-players") => {
            assert_eq!((end, captured, table.seats()), (None, vec![2, 0, 0], 3), "{diagram:?}");
        }
        // Of two players, or of three where each plays alone.
        ("ninuki", "three") => assert_eq!(captured[..2], [3, 0], "{diagram:?}"),
        ("ninuki", "suicide") => assert_eq!(captured[..2], [0, 2], "{diagram:?}"),
        ("ninuki", "double-three") => assert_eq!(table.forbidden(), ["e5"], "{diagram:?}"),
        // The five stood, and the capture that broke it was one of its answers.
        ("ninuki", "broken") => {
            let waiting = before_last(diagram, None);
            assert_eq!(waiting.report().overtime, Some(0), "{diagram:?}");
            assert_eq!((end, captured, table.report().overtime), (None, vec![0, 2], None));
        }
        ("ninuki", "broken-four") => {
            let waiting = before_last(diagram, None);
            assert_eq!((diagram.record.seats, waiting.report().overtime), (3, Some(0)));
            assert_eq!((end, captured, table.report().overtime), (None, vec![0, 2, 0], None));
        }
        ("roku" | "rokumon" | "ninuki", _) => assert_eq!(end, None, "{diagram:?}"),
        (game, caption) => panic!("{game}: add what {caption} shows to this test"),
    }
}

/// The captured stones that win, and the most stones in a hand, as a position shows them.
fn numbers(table: &Table) -> (Option<u16>, Option<u16>) {
    let scene = table.scene(None);
    let stocks = || scene.seats.iter().flat_map(|seat| &seat.stock);
    let goal = stocks().find_map(|stock| match stock {
        Stock::Captured { goal, .. } => *goal,
        _ => None,
    });
    let hands = stocks().filter_map(|stock| match stock {
        Stock::Hand(stones) => Some(*stones),
        _ => None,
    });
    (goal, hands.max())
}

/// No picture has another number of captured stones that win than its page, or more stones than its players have.
#[test]
fn pictures_have_the_numbers_of_their_page() {
    for (entry, options) in rule_sets() {
        let page = entry.start(&options, options.named().seats.0, None).unwrap();
        let (goal, hand) = numbers(&page);
        for diagram in (entry.guide)(&options).diagrams {
            let (shown, left) = numbers(&replayed(&diagram));
            assert!(shown.is_none() || shown == goal, "{options}: {diagram:?}");
            assert!(left <= hand, "{options}: {diagram:?}");
        }
    }
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
        ["Renju", "`gomoku/renju opening=swap2`", "swap2", "double four", "like this: h8", "**8**"]
    {
        assert!(message.text().contains(says), "no {says}: {}", message.text());
    }
    let alts: Vec<String> = message
        .attachments
        .iter()
        .map(|file| file.description.clone().unwrap_or_default())
        .collect();
    assert_eq!(alts.len(), 8, "{alts:?}");
    assert!(
        alts.iter().any(|alt| alt.contains("two fours") && alt.contains("Forbidden now: e5")),
        "{alts:?}"
    );
    let names: BTreeSet<_> = message.attachments.iter().map(|file| file.filename.clone()).collect();
    assert_eq!(names.len(), 8, "{names:?}");
    stage.close().await;
}

/// In the reader's language, whatever the server speaks; the designer is named, and what is rebuilt.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_speaks_the_readers_language() {
    let stage = Stage::open().await;
    let carol = stage.person("carol").with_locale("fr");
    let page = ephemeral_text(&asked(&stage, &carol, "roku/thrilling").await);
    for says in ["Shota Hasuike", "reconstitution", "16 pierres", "ainsi\u{a0}: E5"] {
        assert!(page.contains(says), "no {says}: {page}");
    }
    let page = ephemeral_text(&asked(&stage, &carol, "rokumon/act-5").await);
    for says in ["Charles Ward", "le fort", "reconstitution"] {
        assert!(page.contains(says), "no {says}: {page}");
    }
    stage.close().await;
}

/// The positions are drawn in letters if the bot may attach nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_without_pictures_is_drawn_in_letters() {
    let stage = Stage::open().await;
    let all = narabe::playground::permissions::VIEW_CHANNEL
        | narabe::playground::permissions::SEND_MESSAGES;
    stage.world.set_bot_permissions(&stage.channel("lobby"), all);
    let page = asked(&stage, &stage.person("alice"), "gomoku/freestyle").await;
    let Answered::Ephemeral(message) = &page else { panic!("not for Alice alone: {page:?}") };
    assert!(message.attachments.is_empty() && message.text().contains("```"), "{}", message.text());
    // A long text leaves less room for them.
    let page = asked(&stage, &stage.person("alice"), "gomoku/renju").await;
    let Answered::Ephemeral(message) = &page else { panic!("not for Alice alone: {page:?}") };
    assert!(message.text().contains("```") && message.text().contains("renju.net"), "{message:?}");
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

/// Two threes with a four may be forbidden where two threes alone are not: the page said that nothing is.
#[test]
fn a_page_says_that_three_three_and_four_alone_are_forbidden() {
    let entry = GAMES.find("gomoku").unwrap();
    let page = |rules: &str| text(Locale::En, entry, &Options::read(entry.info, rules).unwrap());
    for pairs in ["", " double-four=forbidden bans=black", " foul=loses opening=swap2"] {
        let page = page(&format!("freestyle four-three-three=forbidden{pairs}"));
        assert!(page.contains("makes a four too (4-3-3), which is forbidden"), "{page}");
        for never in ["No forbidden moves", "stays forbidden", "Double threes are allowed.\n"] {
            assert!(!page.contains(never), "{page}");
        }
    }
    assert!(!page("renju").contains("which is forbidden"), "{}", page("renju"));
}

/// A page prints its own rule set's numbers, how the game can be drawn, and what the clock does.
#[test]
fn a_page_has_its_own_numbers_and_ends() {
    let page = |game: &str, rules: &str| {
        let entry = GAMES.find(game).unwrap();
        let options = Options::read(entry.info, rules).unwrap();
        text(Locale::En, entry, &options)
    };
    for (rules, says, never) in [
        ("pente", ["five or more of your own", "Capturing 10"], ["four", "mates"]),
        ("keryo-pente", ["five or more of your own", "Capturing 15"], ["four", "12"]),
        ("free-for-all", ["four or more of your own", "Capturing 8"], ["five", "Capturing 10"]),
        ("free-for-all capture=pairs-and-threes", ["four or", "Capturing 12"], ["five", "15"]),
        ("teams", ["two against two", "Capturing 10"], ["four or more", "Capturing 8"]),
    ] {
        let page = page("ninuki", rules);
        assert!(says.iter().all(|says| page.contains(says)), "{page}");
        assert!(never.iter().all(|never| !page.contains(never)), "{page}");
    }
    for entry in GAMES.0 {
        let first = page(entry.info.id, entry.info.presets[0].name);
        assert!(first.contains("(/draw)") && first.contains("The clock runs"), "{first}");
    }
    assert!(
        page("gomoku", "freestyle")
            .contains("a draw when time runs out and no one claims the win for long")
    );
    assert!(!page("rokumon", "solo").contains("The clock runs"));
    assert!(page("gomoku", "renju").contains("renju-tournament"));
    assert!(page("gomoku", "renju").contains("renju.net"));
}

/// A page says how its games can be drawn on the board: by a full one only where it can fill up, by passes where moves are
/// forbidden, and by a shared victory where one stone can make several win (docs/rules/ninuki.md 2.2).
#[test]
fn a_page_says_how_its_games_are_drawn() {
    let ways = ["full board", "everyone passes", "Two passes", "share the win"];
    for (game, rules, says) in [
        ("ninuki", "pente", [true, false, false, false]),
        ("ninuki", "ninuki", [true, true, false, false]),
        ("ninuki", "ninuki-renju", [true, true, false, true]),
        ("ninuki", "poof-pente", [true, false, false, true]),
        ("ninuki", "o-pente", [true, false, false, true]),
        ("ninuki", "poof-pente capture-win=no", [true, false, false, false]),
        ("ninuki", "free-for-all self-capture=suicide", [true, false, false, true]),
        ("ninuki", "teams", [true, false, false, false]),
        ("ninuki", "simple size=unbounded", [false, false, false, false]),
        ("gomoku", "freestyle", [true, false, true, false]),
        ("gomoku", "freestyle size=unbounded", [false, false, true, false]),
        ("gomoku", "caro size=unbounded", [false, false, true, false]),
    ] {
        let entry = GAMES.find(game).unwrap();
        let page = text(Locale::En, entry, &Options::read(entry.info, rules).unwrap());
        assert_eq!(ways.map(|way| page.contains(way)), says, "{rules}: {page}");
    }
}
