//! Written records read again are the same: random games of every game and rule set of the list, in
//! every format that can carry them.

use super::{import, said};
use narabe::game::{About, Colour, Entry, Options, Record, Seat, Setup, Turn};
use narabe::games::GAMES;
use narabe::records::{Format, Import, Split, read, write};
use std::collections::BTreeMap;

/// Random games for each rule set that the sheets name.
const GAMES_PER_PRESET: u64 = 1;
/// Random games stop here where they have no end before.
const LONGEST: u32 = 120;

/// A random game as a record, some with a resignation or a time-out.
fn random_game(entry: &Entry, rules: &str, seats: u8, seed: u64) -> Option<Record> {
    let options = Options::read(entry.info, rules).ok()?;
    let mut table = entry.start(&options, seats, None).ok()?;
    let mut random = fastrand::Rng::with_seed(seed);
    let mut actions = Vec::new();
    while table.outcome().is_none() && table.plies() < LONGEST {
        let listed = table.actions().actions;
        let action = match table.turn() {
            Turn::Chance => table.chance(random.u64(..)).unwrap(),
            _ if random.u32(..120) == 0 => {
                ["resign 0", "resign 1", "timeout 1", "timeout 0 1", "draw"][random.usize(..5)]
                    .to_owned()
            }
            _ => listed[random.usize(..listed.len())].clone(),
        };
        if table.play(&action).is_ok() {
            actions.push(action);
        }
    }
    let (game, rules) = (entry.info.id.to_owned(), options.to_string());
    Some(Record { game, rules, seats, actions, ..Record::default() })
}

/// Every preset of every game as it stands, with every value of its size, and with every opening.
fn every_game() -> impl Iterator<Item = Record> {
    let rules = |entry: &'static Entry| {
        let keys = entry.info.keys.iter().filter(|key| ["size", "opening"].contains(&key.name));
        let pairs: Vec<String> = keys
            .flat_map(|key| {
                key.spellings().into_iter().map(|value| format!("{}={value}", key.name))
            })
            .collect();
        entry.info.presets.iter().flat_map(move |preset| {
            let sets = [String::new()].into_iter().chain(pairs.clone());
            sets.map(move |pair| (entry, preset.seats, format!("{} {pair}", preset.name)))
        })
    };
    GAMES.0.iter().flat_map(rules).flat_map(|(entry, seats, rules)| {
        (seats.0..=seats.1).flat_map(move |seats| {
            let rules = rules.clone();
            (0..GAMES_PER_PRESET).filter_map(move |seed| random_game(entry, &rules, seats, seed))
        })
    })
}

/// The words of choices of an opening.
const CHOICES: [&str; 6] = ["swap", "stay", "take", "place", "declare", "offer"];

/// A record as a format carries it. Those of stones alone leave out the choices of an opening, after which the first seat is
/// that of the first colour, and PSQ everything else that is no stone, too.
fn as_carried(format: Format, record: &Record) -> Record {
    if !matches!(format, Format::Psq | Format::Pente) {
        return record.clone();
    }
    let word = |action: &str| action.split(' ').next().unwrap().to_owned();
    let is_choice = |action: &String| CHOICES.contains(&&*word(action));
    let is_event = |action: &str| ["resign", "timeout", "draw", "pass"].contains(&&*word(action));
    let has_choices = record.actions.iter().any(is_choice);
    let stones = record.actions.iter().filter(|action| !is_choice(action) && !is_event(action));
    let mut actions: Vec<String> = stones.cloned().collect();
    let last = record.actions.last().filter(|action| is_event(action));
    actions.extend(last.filter(|_| format == Format::Pente).map(|_| end(record)));
    let rules = if has_choices { without_opening(record) } else { record.rules.clone() };
    Record { rules, actions, ..record.clone() }
}

/// The event that ends a record for two as its actions do, after which the first seat is that of the first colour.
fn end(record: &Record) -> String {
    let table = record.replay(GAMES).unwrap().finish().unwrap();
    let outcome = table.outcome().unwrap();
    let has_won = |seat: u8| outcome.is_winner(table.side(Seat(seat)));
    let loser = [0, 1].into_iter().find(|seat| has_won(1 - *seat) && !has_won(*seat));
    let place = |seat: u8| u8::from(table.colour(Seat(seat)) != Colour::Black);
    match (loser, outcome.end) {
        (Some(loser), "time") => format!("timeout {}", place(loser)),
        (Some(loser), _) => format!("resign {}", place(loser)),
        (None, "time") => "timeout 0 1".to_owned(),
        (None, _) => "draw".to_owned(),
    }
}

/// The rules of a record without their opening.
fn without_opening(record: &Record) -> String {
    let rest = record.rules.split(' ').filter(|word| !word.starts_with("opening="));
    let rules: Vec<&str> = rest.chain(["opening=none"]).collect();
    let info = GAMES.find(&record.game).unwrap().info;
    Options::read(info, &rules.join(" ")).unwrap().to_string()
}

#[test]
fn what_is_written_is_read_again() {
    let mut carried: BTreeMap<(&str, String), (u32, u32)> = BTreeMap::new();
    for record in every_game() {
        for (format, word) in Format::ALL {
            let count = carried.entry((word, record.game.clone())).or_default();
            let Ok(text) = write(GAMES, format, &record) else {
                count.1 += 1;
                continue;
            };
            count.0 += 1;
            let again = import(format, &text);
            assert!(again.problems.is_empty(), "{text}: {:?}", said(&again));
            assert_eq!(again.record, as_carried(format, &record), "{text}");
            assert_eq!(Format::of(&text), format, "{text}");
        }
    }
    println!("carried and refused: {carried:?}");
    for (game, sgf) in [("gomoku", true), ("roku", false), ("rokumon", false)] {
        let of = |word: &'static str| carried[&(word, game.to_owned())];
        assert_eq!((of("jsonl").1, of("moves").1), (0, 0), "{game}: these carry everything");
        assert_eq!(of("sgf").0 > 0, sgf, "{game} in SGF");
    }
}

/// A format that cannot carry a record refuses it with a sentence that names one that can.
#[test]
fn what_cannot_be_carried_is_refused() {
    let say = |format, record: &Record| {
        narabe::words::refusals(
            narabe::words::Locale::En,
            &write(GAMES, format, record).unwrap_err(),
        )
    };
    let record = |game: &str, rules: &str, actions: &[&str]| Record {
        game: game.to_owned(),
        rules: rules.to_owned(),
        seats: 2,
        actions: actions.iter().map(|&action| action.to_owned()).collect(),
        ..Record::default()
    };
    for (format, record, hint) in [
        (Format::Sgf, record("roku", "standard", &["A1"]), "a list of moves or JSON"),
        (Format::Sgf, record("gomoku", "freestyle size=unbounded", &["0,0"]), "square board"),
        (Format::Psq, record("gomoku", "freestyle", &["h8", "pass"]), "“Pass” after move 1"),
        (Format::Psq, record("gomoku", "freestyle", &["pass"]), "“Pass” before the first"),
        (
            Format::Psq,
            record("gomoku", "freestyle opening=swap", &["h8", "i9", "j10", "stay", "pass"]),
            "“Pass” after move 3",
        ),
        (Format::Psq, record("gomoku", "freestyle", &["h8", "i9", "j10", "swap"]), "swap"),
        (Format::Psq, record("gomoku", "freestyle", &["h8", "resign 2"]), "resign 2"),
        (
            Format::Pente,
            record("gomoku", "standard size=19", &["h8", "pass"]),
            "“Pass” after move 1",
        ),
        (Format::Sgf, record("gomoku", "freestyle", &["h8", "h8"]), "already taken"),
        (Format::Sgf, record("gomoku", "freestile", &[]), "freestyle"),
    ] {
        let sentence = say(format, &record);
        assert!(sentence.contains(hint), "{sentence}");
    }
    let setup = Setup { stones: vec![vec!["h8".into()], vec![]], captured: vec![], to_move: 1 };
    let set_up = Record { setup: Some(setup), ..record("gomoku", "freestyle", &[]) };
    for format in [Format::Psq, Format::Moves] {
        assert!(say(format, &set_up).contains("SGF or JSON"));
    }
}

#[test]
fn set_up_positions_and_names_go_through_sgf() {
    let setup = Setup {
        stones: vec![vec!["e4".into(), "c3".into()], vec!["d5".into()]],
        captured: vec![],
        to_move: 1,
    };
    let record = Record {
        id: Some("a ] bracket \\ and 並べ".to_owned()),
        game: "gomoku".to_owned(),
        rules: "caro size=13 opening=swap2".to_owned(),
        seats: 2,
        setup: Some(setup),
        actions: ["a1", "b13", "pass"].map(str::to_owned).to_vec(),
        ..Record::default()
    };
    let text = write(GAMES, Format::Sgf, &record).unwrap();
    let again = import(Format::Sgf, &text);
    assert_eq!((again.record, again.problems), (record, vec![]), "{text}");
}

/// A set-up without stones says who moves first, and leaves the opening out.
#[test]
fn an_empty_set_up_goes_through_sgf() {
    for to_move in [0, 1] {
        let setup = Setup { stones: vec![vec![], vec![]], captured: vec![], to_move };
        let record = Record {
            game: "gomoku".to_owned(),
            rules: "renju".to_owned(),
            seats: 2,
            setup: Some(setup),
            actions: ["a1", "b13"].map(str::to_owned).to_vec(),
            ..Record::default()
        };
        let text = write(GAMES, Format::Sgf, &record).unwrap();
        let again = import(Format::Sgf, &text);
        assert_eq!((again.record, again.problems), (record, vec![]), "{text}");
    }
}

/// The number of earlier rules is carried: without it the second offer of this game would be refused.
#[test]
fn the_revision_of_the_rules_is_carried() {
    let of = |game: &str, rules: &str, actions: &str| Record {
        game: game.to_owned(),
        revision: Some(1),
        rules: rules.to_owned(),
        seats: 2,
        actions: actions.split(',').map(str::to_owned).collect(),
        ..Record::default()
    };
    let fifths = of("gomoku", "renju", "h8,i9,j8,stay,i10,offer g8,offer k8,g8");
    let stones = of("ninuki", "keryo-pente", "j10,k9");
    for (record, formats) in [
        (fifths, &[Format::Sgf, Format::Moves, Format::Jsonl][..]),
        (stones, &Format::ALL.map(|(format, _)| format)),
    ] {
        for format in formats {
            let text = write(GAMES, *format, &record).unwrap();
            let again = import(*format, &text);
            assert_eq!((&again.record, &again.problems), (&record, &vec![]), "{text}");
        }
        let unknown = write(GAMES, Format::Moves, &record).unwrap().replace("=1", "=9");
        let why = read(GAMES, Format::Moves, &unknown, Default::default()).unwrap_err();
        assert_eq!(why[0].word, "no-such-revision", "{unknown}");
    }
}

/// Many records in one input come apart again, wherever the reader's buffer ends.
#[test]
fn many_records_come_apart() {
    for (format, word) in Format::ALL {
        let carried: Vec<(Record, String)> = every_game()
            .filter_map(|record| Some((record.clone(), write(GAMES, format, &record).ok()?)))
            .take(40)
            .collect();
        let between = if format == Format::Moves { "\n" } else { "" };
        let all: String = carried.iter().map(|(_, text)| format!("{between}{text}")).collect();
        let parts = Split::new(std::io::BufReader::with_capacity(13, all.as_bytes()), format);
        let parts: Vec<Record> = parts
            .map(|part| read(GAMES, format, &part.unwrap(), Default::default()).unwrap().record)
            .collect();
        let records: Vec<Record> =
            carried.iter().map(|(record, _)| as_carried(format, record)).collect();
        assert_eq!(parts, records, "{word}");
    }
}

/// PSQ has stones and who has won: an end without a stone is left to the result, and so are the choices of an opening, after
/// which the player of the first colour comes first.
#[test]
fn games_that_people_play_are_written_as_psq() {
    let rif = "h8, i9, j8, swap, i10, offer g8, offer c3, g8, a1, resign 0";
    let renju = "1,gomoku/renju opening=none";
    let boat = "d7, a1, e7, f9, f7, a3, f8, a5, g7, c13, h7, pass";
    let swap2 = "h8, i9, j10, place more, a1, b2, take second, c3, timeout 0";
    for (game, rules, actions, first, result) in [
        ("gomoku", "freestyle", "h8, i9, resign 1", "one", "1,gomoku/freestyle"),
        ("gomoku", "freestyle", "resign 0", "one", "2,gomoku/freestyle"),
        ("gomoku", "freestyle", "h8, i9, timeout 0", "one", "2,gomoku/freestyle"),
        ("gomoku", "freestyle", "h8, i9, timeout 0 1", "one", "0,gomoku/freestyle"),
        ("gomoku", "freestyle", "h8, i9, draw", "one", "0,gomoku/freestyle"),
        ("gomoku", "freestyle opening=swap2", swap2, "two", "1,gomoku/freestyle"),
        ("gomoku", "renju", rif, "two", renju),
        ("gomoku", "renju", "h8, i9", "one", "0,gomoku/renju"),
        ("ninuki", "boat-pente opening=none", boat, "one", "1,ninuki/boat-pente opening=none"),
    ] {
        let players = ["one", "two"].map(str::to_owned).to_vec();
        let record = Record {
            game: game.to_owned(),
            rules: rules.to_owned(),
            seats: 2,
            about: About { players, ..About::default() },
            actions: actions.split(", ").map(str::to_owned).collect(),
            ..Record::default()
        };
        let text = write(GAMES, Format::Psq, &record).unwrap();
        assert_eq!(text.lines().last(), Some(result), "{text}");
        let again = import(Format::Psq, &text);
        assert!(again.problems.is_empty(), "{text}: {:?}", said(&again));
        assert_eq!(again.record.about.players[0], first, "{text}");
        assert_eq!(again.record.actions, as_carried(Format::Psq, &record).actions, "{text}");
    }
}

/// A victory that both share is a draw in formats that know no such thing.
#[test]
fn a_shared_victory_is_written_as_a_draw() {
    let actions = "g6 b4 h3 c4 i3 d4 k3 f4 j3 g4 p9 e4 q11 g5 g3";
    let record = Record {
        game: "ninuki".to_owned(),
        rules: "pente overline=ignored opening=none".to_owned(),
        seats: 2,
        actions: actions.split(' ').map(str::to_owned).collect(),
        ..Record::default()
    };
    let sgf = write(GAMES, Format::Sgf, &record).unwrap();
    assert!(sgf.contains("RE[0]"), "{sgf}");
    let psq = write(GAMES, Format::Psq, &record).unwrap();
    assert!(psq.lines().last().unwrap().starts_with("0,"), "{psq}");
}

/// Names with every sign that SGF uses, and the colours that the players hold after an exchange.
#[test]
fn people_and_occasion_go_through_sgf() {
    let about = About {
        players: vec!["a ] b \\ [c".to_owned(), "並べ; (d)".to_owned()],
        date: "2026-01-31,2026-02-02".to_owned(),
        event: "A cup: round 1".to_owned(),
        round: "1 of 7".to_owned(),
        result: "Void".to_owned(),
    };
    let record = |actions: &str| Record {
        game: "gomoku".to_owned(),
        rules: "freestyle opening=swap".to_owned(),
        seats: 2,
        about: about.clone(),
        actions: actions.split_whitespace().map(str::to_owned).collect(),
        ..Record::default()
    };
    for (actions, black) in [("h8 i9 j10 stay", "a \\] b"), ("h8 i9 j10 swap", "並べ")] {
        let record = record(actions);
        let text = write(GAMES, Format::Sgf, &record).unwrap();
        assert!(text.contains(&format!("PB[{black}")) && text.contains("RE[Void]"), "{text}");
        let again = import(Format::Sgf, &text);
        assert_eq!((&again.record, &again.problems), (&record, &vec![]), "{text}");
        let json = write(GAMES, Format::Jsonl, &again.record).unwrap();
        assert_eq!(import(Format::Jsonl, &json).record, record, "{json}");
    }
    // The actions give the result, whatever the file has said.
    let mut over = record("h8 i9 j10 stay");
    over.actions.push("resign 1".to_owned());
    let text = write(GAMES, Format::Sgf, &over).unwrap();
    assert!(text.contains("RE[B+R]") && !text.contains("Void"), "{text}");
    assert_eq!(import(Format::Sgf, &text).record.about.result, "");
}

/// A game of two with a result that was decided beside the board.
fn decided(actions: &str, result: &str) -> Record {
    Record {
        game: "gomoku".to_owned(),
        rules: "standard size=19".to_owned(),
        seats: 2,
        about: About { result: result.to_owned(), ..About::default() },
        actions: actions.split(' ').map(str::to_owned).collect(),
        ..Record::default()
    }
}

/// Moves that leave a game open, and moves that end it with a five of Black's.
const OPEN_AND_OVER: [&str; 2] = ["h8 a1", "h8 a1 i8 b1 j8 c1 k8 d1 l8"];

/// A decided result stands whatever the moves say, and a draw that was decided is none that the players have agreed on.
#[test]
fn decided_results_are_read_again() {
    for actions in OPEN_AND_OVER {
        for result in ["B+F", "W+F", "Draw"] {
            let record = decided(actions, result);
            for format in [Format::Sgf, Format::Pente, Format::Jsonl] {
                let text = write(GAMES, format, &record).unwrap();
                let again = import(format, &text);
                assert_eq!((&again.record, &again.problems), (&record, &vec![]), "{text}");
            }
        }
    }
    // Other programs write the word for any draw, and say nothing by it where the moves give another result.
    let [open, over] = OPEN_AND_OVER.map(|actions| decided(actions, "Draw"));
    for (record, last) in [(open, "draw"), (over, "l8")] {
        let text = write(GAMES, Format::Sgf, &record).unwrap().replace("AP[Narabe]", "AP[Other:1]");
        let foreign = import(Format::Sgf, &text);
        assert_eq!(foreign.record.actions.last().map(String::as_str), Some(last), "{text}");
        assert_eq!((&*foreign.record.about.result, foreign.problems), ("", vec![]), "{text}");
    }
}

/// A voided game keeps the result that its moves give, and is read as one that is void.
#[test]
fn a_voided_result_is_read_again() {
    let [open, over] = OPEN_AND_OVER.map(|actions| decided(actions, "Void"));
    let mut resigned = open.clone();
    resigned.actions.push("resign 1".to_owned());
    for (record, result) in [(open, "*"), (over, "1-0"), (resigned, "1-0")] {
        let texts = [Format::Pente, Format::Jsonl].map(|format| write(GAMES, format, &record));
        let [pente, json] = texts.map(Result::unwrap);
        assert!(pente.contains(&format!("[Result \"{result}\"]\n[Void \"yes\"]\n")), "{pente}");
        for (format, text) in [(Format::Pente, &pente), (Format::Jsonl, &json)] {
            let again = import(format, text);
            assert_eq!((&again.record, &again.problems), (&record, &vec![]), "{text}");
        }
    }
}

/// Moves that end a game otherwise than its result says are kept, with a word: the rules may be others.
#[test]
fn a_result_that_contradicts_the_moves_is_remarked_on() {
    let over = decided(OPEN_AND_OVER[1], "");
    for (format, right, wrong) in
        [(Format::Sgf, "RE[B+]", "RE[W+Resign]"), (Format::Pente, "1-0", "0-1")]
    {
        let text = write(GAMES, format, &over).unwrap();
        assert!(text.contains(right), "{text}");
        let again = import(format, &text.replace(right, wrong));
        assert_eq!(again.record, over, "{text}");
        let lines = said(&again);
        assert!(lines.len() == 1 && lines[0].contains("end the game otherwise"), "{lines:?}");
        // A draw names no winner, and programs write it where they know none.
        let drawn = if format == Format::Sgf { "RE[0]" } else { "1/2-1/2" };
        let again = import(format, &text.replace(right, drawn));
        assert!(again.problems.is_empty(), "{text}: {:?}", said(&again));
    }
}

/// SGF has a long word for a forfeit as well, and programs do not agree on capitals.
#[test]
fn a_forfeit_is_read_in_every_spelling() {
    for (written, word, result) in
        [("B+Forfeit", "B+F", "1-0"), ("W+forfeit", "W+F", "0-1"), ("w+f", "W+F", "0-1")]
    {
        let file = format!("(;GM[4]SZ[19]RU[standard]RE[{written}];B[hh];W[ii])");
        let Import { record, problems, .. } = import(Format::Sgf, &file);
        assert_eq!((&*record.about.result, &problems), (word, &vec![]), "{written}");
        let pente = write(GAMES, Format::Pente, &record).unwrap();
        assert!(pente.contains(&format!("[Result \"{result}\"]")), "{pente}");
    }
}

/// A result that the moves give is no comment of a list of moves, whatever a file has said; one that was decided or voided is.
#[test]
fn a_list_of_moves_says_no_result_that_its_moves_give() {
    for (actions, result, lines) in [
        (OPEN_AND_OVER[1], "B+5", 1),
        (OPEN_AND_OVER[1], "?", 1),
        (OPEN_AND_OVER[1], "Void", 2),
        (OPEN_AND_OVER[1], "W+F", 2),
        (OPEN_AND_OVER[0], "Void", 2),
    ] {
        let text = write(GAMES, Format::Moves, &decided(actions, result)).unwrap();
        let comments = text.lines().filter(|line| line.starts_with('#')).count();
        assert_eq!(comments, lines, "{text}");
    }
}

/// A deal is no move: the first one after it has the number 1.
#[test]
fn a_deal_has_no_number_in_a_list_of_moves() {
    let entry = GAMES.find("rokumon").unwrap();
    for (rules, deals) in [("act-1", 7), ("act-5", 10)] {
        let record = random_game(entry, rules, 2, 1).unwrap();
        let text = write(GAMES, Format::Moves, &record).unwrap();
        let list = text.lines().nth(1).unwrap();
        assert!(list.starts_with("deal "), "{text}");
        let words = list.split(' ').take_while(|word| *word != "1.").count();
        assert_eq!(words, deals, "{text}");
        let again = import(Format::Moves, &text);
        assert_eq!((again.record, again.problems), (record.clone(), vec![]), "{text}");
        // Lists of before have a number there.
        let numbered = import(Format::Moves, &text.replace("deal ", "1. deal "));
        assert_eq!(numbered.record, record);
    }
}

/// A list of moves has a result that the moves do not give as a comment, which is passed over, also between two records.
#[test]
fn a_result_is_a_comment_of_a_list_of_moves() {
    let several = Record {
        game: "ninuki".to_owned(),
        rules: "free-for-all".to_owned(),
        seats: 3,
        about: About { result: "A moderator ruled:\n Carol wins.".to_owned(), ..About::default() },
        actions: ["j10", "a1", "b3"].map(str::to_owned).to_vec(),
        ..Record::default()
    };
    let records = [decided(OPEN_AND_OVER[0], "W+F"), several];
    let texts = records.each_ref().map(|record| write(GAMES, Format::Moves, record).unwrap());
    for (text, line) in texts.iter().zip(["# W+F", "# A moderator ruled: Carol wins."]) {
        assert_eq!(text.lines().nth(1), Some(line), "{text}");
    }
    let all = texts.concat();
    let parts: Vec<String> =
        Split::new(all.as_bytes(), Format::Moves).collect::<Result<_, _>>().unwrap();
    assert_eq!(parts, texts);
    for (part, record) in parts.iter().zip(records) {
        let again = import(Format::Moves, part);
        let carried = Record { about: About::default(), ..record };
        assert_eq!((again.record, again.problems), (carried, vec![]), "{part}");
    }
}

/// Line breaks in a name would break other programs' lists of games.
#[test]
fn a_name_is_on_one_line() {
    let text = "(;GM[4]SZ[15]PB[ A\nB\\]C ]EV[\n]RE[?];B[hh])";
    let import = import(Format::Sgf, text);
    assert_eq!(import.record.about.players, ["A B]C", ""]);
    assert_eq!((&*import.record.about.event, &*import.record.about.result), ("", "?"));
    let again = write(GAMES, Format::Sgf, &import.record).unwrap();
    assert!(again.contains("PB[A B\\]C]RE[?]"), "{again}");
}
