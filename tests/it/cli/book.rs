//! `narabe book`: the openings of a file of games, found again in the book that it makes.

use crate::program::{narabe, run};
use narabe::app::pack::{Counts, Pack};
use narabe::game::{Likeness, Table};
use narabe::games::GAMES;
use narabe::play::book::{Key, key};
use narabe::records::{Assume, Format, read};
use serde_json::json;
use std::collections::HashMap;
use std::fs::File;

/// Three games whose first answers are images of each other, the last without a result, and one that breaks off.
const GAMES_OF_OTHERS: &str = "\
    (;GM[4]SZ[15]RU[gomoku/freestyle]PB[Hikaru]PW[Akari]RE[B+R];B[hh];W[ig];B[gi])
    (;GM[4]SZ[15]RU[gomoku/freestyle]RE[W+R];B[hh];W[gi])
    (;GM[4]SZ[15]RU[gomoku/freestyle];B[hh];W[ii])
    (;GM[4]SZ[15]RU[gomoku/freestyle]RE[B+R];B[hh];W[hh])
    (;GM[4]SZ[15])";

/// The key of a position of freestyle, and its likeness.
fn position(table: &Table) -> (Key, Likeness) {
    let likeness = Likeness::of(table).unwrap();
    (key("gomoku", "freestyle", 2, &likeness.description), likeness)
}

#[test]
fn a_file_of_games_becomes_a_book_without_people() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("games.sgf"), GAMES_OF_OTHERS).unwrap();
    let made = run(&mut narabe(folder.path(), &["book", "games.sgf"]));
    assert_eq!(made.code, Some(0), "{made:?}");
    assert!(made.err.contains("record 4:") && made.err.contains("4 of 5 records"), "{}", made.err);
    assert!(
        !made.out.contains("Hikaru") && made.out.starts_with("narabe book 1\n"),
        "{}",
        made.out
    );
    let file = folder.path().join("my.book");
    std::fs::write(&file, &made.out).unwrap();
    let pack = Pack::open(&file).unwrap();
    let mut table = GAMES.find("gomoku").unwrap().open("freestyle", 2).unwrap();
    let begins = pack.lines(&position(&table).0).unwrap();
    let line = &begins[0];
    assert_eq!((begins.len(), line.line.text.as_str(), line.games()), (1, "h8", 4));
    assert_eq!((line.line.wins, line.line.losses, line.unknown), (1, 1, 2));
    table.play("h8").unwrap();
    let answers = pack.lines(&position(&table).0).unwrap();
    assert_eq!((answers.len(), answers[0].games()), (1, 3), "{answers:?}");
    table.play("a1").unwrap();
    assert_eq!(pack.lines(&position(&table).0).unwrap(), []);
}

/// After a pass the other colour moves, and what was decided beside the board stands.
#[test]
fn passes_and_decided_results_count() {
    let folder = tempfile::tempdir().unwrap();
    let five = ["h8", "a1", "i8", "c1", "j8", "e1", "k8", "g1", "l8"];
    let record = |actions: &[&str], result: &str| {
        let record = json!({
            "game": "gomoku", "rules": "freestyle", "seats": 2, "actions": actions,
            "about": {"result": result},
        });
        record.to_string()
    };
    let games = [
        record(&["h8", "pass", "i9", "j10", "resign 1"], ""),
        record(&five, ""),
        record(&five, "W+F"),
        record(&five, "Draw"),
        record(&five, "Void"),
    ];
    std::fs::write(folder.path().join("games.jsonl"), games.join("\n")).unwrap();
    let made = run(&mut narabe(folder.path(), &["book", "games.jsonl"]));
    assert_eq!(made.code, Some(0), "{made:?}");
    let file = folder.path().join("my.book");
    std::fs::write(&file, &made.out).unwrap();
    let pack = Pack::open(&file).unwrap();
    let mut table = GAMES.find("gomoku").unwrap().open("freestyle", 2).unwrap();
    let counts = |table: &Table| {
        let lines = pack.lines(&position(table).0).unwrap();
        let all = lines.iter().map(|it| (it.line.wins, it.line.draws, it.line.losses, it.unknown));
        all.collect::<Vec<_>>()
    };
    assert_eq!(counts(&table), [(2, 1, 1, 1)], "h8 is Black's");
    table.play("h8").unwrap();
    assert_eq!(counts(&table), [(1, 1, 1, 1)], "no pass among the answers");
    table.play("pass").unwrap();
    assert_eq!(counts(&table), [(1, 0, 0, 0)], "i9 is Black's again");
}

/// A file of Go games fills no book, unless one says that it is Gomoku after all.
#[test]
fn games_of_another_game_count_only_where_theirs_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let games = "(;GM[1]SZ[19];B[pd];W[dp])(;GM[4]SZ[19];B[jj];W[kk])(;SZ[19];B[jj];W[kj])";
    std::fs::write(folder.path().join("go.sgf"), games).unwrap();
    let made = run(&mut narabe(folder.path(), &["book", "go.sgf"]));
    assert_eq!(made.code, Some(0), "{made:?}");
    assert!(made.err.contains("record 1: not in the book; --game says"), "{}", made.err);
    assert!(made.err.contains("2 of 3 records are in the book"), "{}", made.err);
    let named = run(&mut narabe(folder.path(), &["book", "--game", "gomoku", "go.sgf"]));
    assert!(named.err.contains("3 of 3 records are in the book"), "{}", named.err);
}

/// Records in JSON are read as `narabe convert` reads them.
#[test]
fn a_record_in_json_may_name_its_game_by_another_name() {
    let folder = tempfile::tempdir().unwrap();
    let record = |(game, rules): (&str, &str)| {
        let actions = ["h8", "i9"];
        json!({"game": game, "rules": rules, "seats": 2, "actions": actions}).to_string()
    };
    let games = [("gobang", "freestyle"), ("gomoku/freestyle", ""), ("pentagon", "freestyle")];
    let games = games.map(record).join("\n");
    std::fs::write(folder.path().join("games.jsonl"), games).unwrap();
    let made = run(&mut narabe(folder.path(), &["book", "games.jsonl"]));
    assert_eq!(made.code, Some(0), "{made:?}");
    assert!(made.err.contains("2 of 3 records are in the book"), "{}", made.err);
    assert!(made.err.contains("record 3: There’s no game “pentagon”."), "{}", made.err);
}

#[test]
fn what_makes_no_book_is_said() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("no.sgf"), "(;GM[4]SZ[15])").unwrap();
    let none = run(&mut narabe(folder.path(), &["book", "no.sgf"]));
    assert!(none.code == Some(1) && none.err.contains("no game whose opening counts"), "{none:?}");
    let missing = run(&mut narabe(folder.path(), &["book", "missing.sgf"]));
    assert!(missing.code == Some(1) && missing.err.contains("missing.sgf"), "{missing:?}");
    let cut = folder.path().join("cut.book");
    std::fs::write(&cut, "narabe book 1\n00 h8 1 0").unwrap();
    assert!(Pack::open(&cut).unwrap_err().to_string().contains("it is cut off"));
    let folder_itself = run(&mut narabe(folder.path(), &["book", "."]));
    assert!(folder_itself.sentence().starts_with(". cannot be read"), "{folder_itself:?}");
    let other = folder.path().join("no.sgf");
    assert!(Pack::open(&other).unwrap_err().to_string().contains("`narabe book` makes one"));
    let start = run(narabe(folder.path(), &["playground", "--listen", "127.0.0.1:0"])
        .env("NARABE_BOOK", &other));
    assert!(start.code == Some(1) && start.err.contains("NARABE_BOOK"), "{start:?}");
}

/// Every position of random games is found by halving the file, with the counts that were counted.
#[test]
fn every_position_is_found_in_the_file() {
    let mut rng = fastrand::Rng::with_seed(7);
    let (mut counts, mut plain) = (Counts::default(), HashMap::new());
    for _ in 0..60 {
        let mut table = GAMES.find("gomoku").unwrap().open("freestyle", 2).unwrap();
        let mut moves = Vec::new();
        for _ in 0..rng.usize(1..25) {
            let actions = table.actions().actions;
            let text = actions[rng.usize(..12)].clone();
            if moves.len() < narabe::play::book::PLIES {
                let (key, likeness) = position(&table);
                *plain.entry((key, likeness.text(&table, &text).unwrap())).or_insert(0) += 1;
            }
            table.play(&text).unwrap();
            moves.push(text);
        }
        let import = read(GAMES, Format::Moves, &moves.join(" "), Assume::default()).unwrap();
        assert!(counts.add(GAMES, &import));
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("random.book");
    counts.write(File::create(&file).unwrap()).unwrap();
    let pack = Pack::open(&file).unwrap();
    assert!(plain.len() > 300, "{}", plain.len());
    for ((key, text), games) in &plain {
        let lines = pack.lines(key).unwrap();
        let line = lines.iter().find(|line| line.line.text == *text).unwrap();
        assert_eq!(line.games(), *games);
        let all = plain.keys().filter(|(other, _)| other == key).count();
        assert_eq!(lines.len(), all);
    }
    for first in 0..=255 {
        let mut key = [first; 16];
        key[15] ^= 1;
        assert_eq!(pack.lines(&key).unwrap(), []);
    }
}
