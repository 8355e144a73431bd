//! pente.org's records: columns without I, the names of its games, results; and lists whose letters can be read in two
//! ways.

use super::{import, import_as, said};
use narabe::game::{About, Record};
use narabe::games::GAMES;
use narabe::records::{Assume, Format, Split, read, write};
use narabe::words::{Locale, names, refusals};

/// A record as pente.org exports them.
fn exported(game: &str, moves: &str, result: &str) -> String {
    format!(
        "[Game \"{game}\"]\n[Site \"Pente.org\"]\n[Event \"Turn-based Game\"]\n[Round \"-\"]\n[Date \"01/02/2024\"]\n\
         [Player 1 Name \"one\"]\n[Player 2 Name \"two\"]\n[Result \"{result}\"]\n\n{moves} {result}\n"
    )
}

#[test]
fn columns_of_pente_org_skip_i() {
    let text = exported("Pente", "1. K10 L9 2. A1 T19\n3. H8 J8", "1-0");
    assert_eq!(Format::of(&text), Format::Pente);
    let read = import(Format::Pente, &text);
    assert_eq!(
        (read.record.game.as_str(), read.record.rules.as_str()),
        ("ninuki", "pente opening=none")
    );
    assert_eq!(read.record.actions, ["j10", "k9", "a1", "s19", "h8", "i8", "resign 1"]);
    assert!(read.problems.is_empty(), "{:?}", said(&read));
    // A result that the stones show needs no resignation.
    let five = exported("Speed Gomoku", "1. A1 A9 2. B1 B9 3. C1 C9 4. D1 D9 5. E1", "1-0");
    let five = import(Format::Pente, &five);
    assert_eq!((five.record.rules.as_str(), five.record.actions.len()), ("standard size=19", 9));
    assert_eq!(five.table.outcome().unwrap().end, "five");
}

#[test]
fn each_game_of_pente_org_has_its_rule_set() {
    for (name, rules) in [
        ("Keryo-Pente", "keryo-pente opening=none"),
        ("G-Pente", "g-pente opening=none"),
        ("D-Pente", "d-pente opening=none"),
        ("DK-Pente", "dk-pente opening=none"),
        ("Poof-Pente", "poof-pente opening=none"),
        ("Boat-Pente", "boat-pente opening=none"),
        ("O-Pente", "o-pente opening=none"),
        ("Swap2-Keryo", "keryo-pente opening=none"),
        ("Speed Pente", "pente opening=none"),
    ] {
        let read = import(Format::Pente, &exported(name, "1. K10", "*"));
        assert_eq!((read.record.rules.as_str(), read.record.actions.len()), (rules, 1), "{name}");
    }
    let other = read(GAMES, Format::Pente, &exported("Connect6", "1. K10", "*"), Assume::default());
    let sentence = refusals(Locale::En, &other.unwrap_err());
    assert!(sentence.contains("Connect6") && sentence.contains("Keryo-Pente"), "{sentence}");
}

/// A game is called by every name that people know it by, where it is one for two on 19 lines.
#[test]
fn a_game_of_pente_org_has_any_known_name() {
    let known = Assume { names: Some(names::by_name), ..Assume::default() };
    for (name, rules) in [
        ("Keryo", "keryo-pente opening=none"),
        ("Speed Keryo", "keryo-pente opening=none"),
        ("Ninuki-Renju", "ninuki-renju size=19 opening=none"),
        ("二抜き連珠", "ninuki-renju size=19 opening=none"),
        ("Pente", "pente opening=none"),
    ] {
        let read = import_as(Format::Pente, &exported(name, "1. K10", "*"), known);
        assert_eq!((&*read.record.rules, read.record.actions.len()), (rules, 1), "{name}");
    }
    for name in ["Connect6", "Rokumon", "pente teams", ""] {
        let why = read(GAMES, Format::Pente, &exported(name, "1. K10", "*"), known).unwrap_err();
        assert_eq!(why[0].word, "no-pente-game", "{name}");
    }
}

#[test]
fn a_column_i_ends_a_record_of_pente_org() {
    let read = import(Format::Pente, &exported("Pente", "1. K10 I9 2. L9", "0-1"));
    assert_eq!(read.record.actions, ["j10"]);
    assert!(said(&read)[0].starts_with("Move 2: “I9”"), "{:?}", said(&read));
}

#[test]
fn what_is_written_is_what_pente_org_writes() {
    let actions = ["j10", "k9", "timeout 1"].map(str::to_owned).to_vec();
    let (game, rules) = ("ninuki".to_owned(), "keryo-pente".to_owned());
    let record = Record { game, rules, seats: 2, actions, ..Record::default() };
    let text = write(GAMES, Format::Pente, &record).unwrap();
    for line in ["[Game \"Keryo-Pente\"]", "[Result \"1-0\"]", "1. K10 L9 1-0"] {
        assert!(text.lines().any(|found| found == line), "{text}");
    }
    let small = Record { rules: "pente size=13".to_owned(), ..record };
    let sentence = refusals(Locale::En, &write(GAMES, Format::Pente, &small).unwrap_err());
    assert!(sentence.contains("19 lines"), "{sentence}");
}

/// The rules of pente.org's gomoku by another name.
const GOMOKU: &str = "freestyle size=19 overline=ignored";

/// Choices of an opening are left out: player 1 is who has the first colour after them.
#[test]
fn each_game_is_written_with_its_own_opening() {
    let (swapped, kept) = ("j10, k9, m13, a1, swap, c3", "j10, k9, m13, a1, stay, c3");
    let (plain, taken) = ("j10, k9, m13, a1", "j10, k9, m13, take first, a1");
    let more = "j10, k9, m13, place more, a1, c3, take second, e5";
    for (game, set, actions, first, read) in [
        ("Pente", "ninuki/pente", plain, "one", "pente"),
        ("Keryo-Pente", "ninuki/keryo-pente", plain, "one", "keryo-pente"),
        ("G-Pente", "ninuki/g-pente", plain, "one", "g-pente"),
        ("D-Pente", "ninuki/d-pente", swapped, "two", "d-pente opening=none"),
        ("D-Pente", "ninuki/d-pente", kept, "one", "d-pente opening=none"),
        ("D-Pente", "ninuki/d-pente", "j10, k9", "one", "d-pente"),
        ("DK-Pente", "ninuki/dk-pente", swapped, "two", "dk-pente opening=none"),
        ("Poof-Pente", "ninuki/poof-pente", plain, "one", "poof-pente"),
        ("Boat-Pente", "ninuki/boat-pente", plain, "one", "boat-pente"),
        ("O-Pente", "ninuki/o-pente", plain, "one", "o-pente"),
        ("Swap2-Pente", "ninuki/pente opening=swap2", taken, "two", "pente opening=none"),
        (
            "Swap2-Keryo",
            "ninuki/keryo-pente opening=swap2",
            more,
            "two",
            "keryo-pente opening=none",
        ),
        ("Gomoku", "gomoku/standard size=19 opening=swap2", taken, "two", "standard size=19"),
        // Rules of another name that are the same.
        ("Pente", "ninuki/simple", plain, "one", "simple"),
        ("D-Pente", "ninuki/simple opening=swap", swapped, "two", "simple"),
        ("Pente", "ninuki/d-pente opening=pro", plain, "one", "d-pente opening=pro"),
        ("Gomoku", "gomoku/freestyle size=19 overline=ignored", plain, "one", GOMOKU),
    ] {
        let mut actions: Vec<String> = actions.split(", ").map(str::to_owned).collect();
        let is_point = |action: &&String| action.ends_with(|c: char| c.is_ascii_digit());
        let mut stones: Vec<String> = actions.iter().filter(is_point).cloned().collect();
        // Who has the second colour resigns.
        actions.push(format!("resign {}", u8::from(first == "one")));
        stones.push("resign 1".to_owned());
        let players = ["one", "two"].map(str::to_owned).to_vec();
        let about = About { players, ..About::default() };
        let (id, rules) = set.split_once('/').unwrap();
        let (id, rules) = (id.to_owned(), rules.to_owned());
        let record = Record { game: id, rules, seats: 2, about, actions, ..Record::default() };
        let text = write(GAMES, Format::Pente, &record).unwrap();
        let player = format!("[Player 1 Name \"{first}\"]");
        for line in [&*format!("[Game \"{game}\"]"), &*player, "[Result \"1-0\"]"] {
            assert!(text.lines().any(|found| found == line), "{text}");
        }
        let again = import(Format::Pente, &text);
        assert!(again.problems.is_empty(), "{text}: {:?}", said(&again));
        assert_eq!((&*again.record.rules, again.record.actions), (read, stones), "{text}");
    }
}

/// The pass that concedes a line is its player's resignation.
#[test]
fn a_line_that_is_conceded_is_a_resignation_on_pente_org() {
    let actions = "d7 a1 e7 f9 f7 a3 f8 a5 g7 c13 h7 pass";
    let record = Record {
        game: "ninuki".to_owned(),
        rules: "boat-pente opening=none".to_owned(),
        seats: 2,
        actions: actions.split(' ').map(str::to_owned).collect(),
        ..Record::default()
    };
    let text = write(GAMES, Format::Pente, &record).unwrap();
    assert!(text.ends_with(" 1-0\n"), "{text}");
    let again = import(Format::Pente, &text);
    assert_eq!(again.record.actions[..11], record.actions[..11], "{text}");
    assert_eq!((&*again.record.actions[11], again.problems), ("resign 1", vec![]), "{text}");
}

/// pente.org has no other boards, and a stone of its 19 lines would stand elsewhere among fewer.
#[test]
fn rules_for_a_board_that_pente_org_lacks_are_refused() {
    let tagged = |rules: &str| {
        exported("Pente", "1. K10 H8", "*").replace("[Site", &format!("[Rules \"{rules}\"]\n[Site"))
    };
    let plain = exported("Pente", "1. K10 H8", "*");
    let small = Assume { game: "ninuki", rules: "pente size=13", ..Assume::default() };
    for (text, assume, size) in [
        (tagged("ninuki/pente size=13"), Assume::default(), "13×13"),
        (tagged("gomoku/standard"), Assume::default(), "15×15"),
        (plain, small, "13×13"),
    ] {
        let faults = read(GAMES, Format::Pente, &text, assume).unwrap_err();
        let sentence = refusals(Locale::En, &faults);
        assert!(sentence.contains("19×19") && sentence.contains(size), "{text}: {sentence}");
    }
    for rules in ["ninuki/pente", "gomoku/standard size=19"] {
        assert_eq!(import(Format::Pente, &tagged(rules)).record.actions, ["j10", "h8"], "{rules}");
    }
}

/// The players are named by their seats, as pente.org does it, and read again.
#[test]
fn players_go_through_a_record_of_pente_org() {
    let players = ["one", "two"].map(str::to_owned).to_vec();
    assert_eq!(
        import(Format::Pente, &exported("Pente", "1. K10", "*")).record.about.players,
        players
    );
    let of = |players: &[&str], result: &str| Record {
        game: "ninuki".to_owned(),
        rules: "pente opening=none".to_owned(),
        seats: 2,
        about: About {
            players: players.iter().map(|name| (*name).to_owned()).collect(),
            result: result.to_owned(),
            ..About::default()
        },
        actions: ["j10", "k9"].map(str::to_owned).to_vec(),
        ..Record::default()
    };
    for (players, result, lines) in
        [(&["Alice", "並べ \"b\" [c]"][..], "", 2), (&["", "Bob"], "B+F", 1), (&[], "", 0)]
    {
        let record = of(players, result);
        let text = write(GAMES, Format::Pente, &record).unwrap();
        let named = text.lines().filter(|line| line.starts_with("[Player "));
        assert_eq!(named.count(), lines, "{text}");
        let again = import(Format::Pente, &text);
        assert_eq!((again.record, again.problems), (record, vec![]), "{text}");
    }
    let text = write(GAMES, Format::Pente, &of(&["Al\nice", ""], "")).unwrap();
    assert!(text.contains("[Player 1 Name \"Al ice\"]\n"), "{text}");
}

/// A name in an encoding of before is no line of moves, behind which another record would begin.
#[test]
fn a_name_in_other_letters_parts_no_record() {
    let text = exported("Pente", "1. K10 L9", "1-0").replace("one", "Ren?");
    let file: Vec<u8> = text.bytes().map(|byte| if byte == b'?' { 0xe9 } else { byte }).collect();
    let parts: Vec<String> = Split::new(&file[..], Format::Pente).map(Result::unwrap).collect();
    assert_eq!(parts.len(), 1, "{parts:?}");
    assert_eq!(import(Format::Pente, &parts[0]).record.actions, ["j10", "k9", "resign 1"]);
}

/// A column T or a first stone on K10 is of a board without I, a column I or a first stone on J10 of one with it.
#[test]
fn letters_of_a_list_are_known_or_asked_about() {
    let pente = Assume { game: "ninuki", rules: "pente", ..Assume::default() };
    for (list, actions) in [
        ("1. K10 L9", ["j10", "k9"]),
        ("1. J10 K9", ["j10", "k9"]),
        ("1. L9 T1", ["k9", "s1"]),
        ("1. K10 I9", ["k10", "i9"]),
        ("1. C3 H4", ["c3", "h4"]),
    ] {
        let read = import_as(Format::Moves, list, pente);
        assert_eq!(
            (&read.record.actions[..], said(&read).len()),
            (&actions.map(str::to_owned)[..], 0),
            "{list}"
        );
    }
    let simple = Assume { rules: "simple", ..pente };
    assert_eq!(import_as(Format::Moves, "1. L9 T1", simple).record.actions, ["k9", "s1"]);
    let unsure = import_as(Format::Moves, "1. L9 M8", pente);
    assert_eq!(unsure.record.actions, ["l9", "m8"]);
    let said = said(&unsure);
    assert!(said[0].contains("starts on l9") && said[0].contains("starts on k9"), "{said:?}");
    let own = import(Format::Moves, "# ninuki/pente opening=none\n1. l9 2. m8");
    assert!(own.problems.is_empty());
    let gomoku = import(Format::Moves, "1. K10 L9");
    assert_eq!(gomoku.record.actions, ["k10", "l9"]);
}
