//! `narabe engine`: the Gomocup protocol, by the real program and by sessions with a clock of the test.

use crate::program::{Ended, narabe, run};
use narabe::engine::gomocup::{Options, Session};
use narabe::game::{Games, Table};
use narabe::games::GAMES;
use std::cell::Cell;
use std::fs::File;
use std::time::Duration;

/// The program with these options, fed these lines.
fn fed(options: &[&str], lines: &str) -> Ended {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("input");
    std::fs::write(&file, lines).unwrap();
    let arguments = [&["engine"], options].concat();
    run(narabe(folder.path(), &arguments).stdin(File::open(file).unwrap()))
}

fn session(nodes: u64) -> Session {
    Session::new(Options { nodes: Some(nodes), ..Options::default() })
}

/// A session's answer to lines, the last of its lines.
fn say(session: &mut Session, lines: &str) -> String {
    let answers = lines.lines().flat_map(|line| session.take(line, &|| Duration::ZERO).lines);
    answers.last().unwrap_or_default()
}

#[test]
fn what_is_wrong_gets_a_sentence_and_the_game_goes_on() {
    let steps = [
        ("TURN 7,7", "ERROR there is no board yet"),
        ("START 8", "ERROR boards have 9 to 20 lines"),
        ("START many", "ERROR boards have 9 to 20 lines"),
        ("RECTSTART 10,12", "ERROR only square boards"),
        ("START 15", "OK"),
        ("TURN 7", "ERROR \"7\" is not a point"),
        ("TURN 15,0", "ERROR 15,0 is not on the board"),
        ("TAKEBACK 7,7", "ERROR 7,7 is not the last stone"),
        ("INFO rule 2", "ERROR rule 2 is not played"),
        ("INFO timeout_turn soon", "ERROR timeout_turn needs a whole number"),
        ("INFO max_memory 1000", "ERROR at least 33554432 bytes"),
        ("SING", "UNKNOWN SING"),
        ("ABOUT", "name=\"Narabe\", version="),
        ("BOARD\n7,7,1\n7,7,2\nDONE", "ERROR the board has 7,7 twice"),
        ("BOARD\n7,7,1\nDONE", "ERROR no one is to move with 1 own stones and 0 others"),
        ("BOARD\n7,7,4\nDONE", "ERROR \"7,7,4\" does not end with 1 (own) or 2"),
        ("BEGIN", "7,7"),
        ("BEGIN", "ERROR there are stones on the board"),
        ("TURN 7,7", "ERROR there is a stone on 7,7"),
        ("TAKEBACK 7,7", "OK"),
        ("RESTART", "OK"),
        ("BEGIN", "7,7"),
    ];
    let lines: Vec<&str> = steps.iter().map(|(line, _)| *line).collect();
    let silent =
        "\r\n\r\nINFO folder /tmp\r\nINFO game_type 1\r\nYXBOARD\r\nDONE\r\nEND\r\nABOUT\r\n";
    let ended = fed(&["--nodes", "100"], &(lines.join("\r\n") + silent));
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{ended:?}");
    let answers: Vec<&str> = ended.out.lines().collect();
    assert_eq!(answers.len(), steps.len(), "{answers:#?}");
    for ((line, expected), answer) in steps.iter().zip(answers) {
        assert!(answer.starts_with(expected), "{line}: {answer}");
    }
}

#[test]
fn a_level_and_a_number_of_nodes_exclude_each_other() {
    for options in [&["--level", "9"][..], &["--level", "3", "--nodes", "5"], &["--nodes", "0"]] {
        assert_eq!(fed(options, "END\n").code, Some(2), "{options:?}");
    }
}

#[test]
fn a_seed_gives_the_same_game_again() {
    let lines = "START 15\nTURN 7,7\nTURN 3,3\nTURN 11,4\nTURN 4,12\n";
    let game = |seed: &str| fed(&["--level", "2", "--seed", seed], lines).out;
    let games = ["1", "2", "3", "4"].map(game);
    assert_eq!(games[0], game("1"));
    assert!(games.iter().any(|other| *other != games[0]), "{games:?}");
    let searched = || fed(&["--nodes", "500", "--threads", "4"], lines).out;
    assert!(searched().contains("MESSAGE depth"));
    assert_eq!(searched(), searched());
}

/// Black's five of this row, its sixth in freestyle, is to be made at 5,0.
const SIX: &str =
    "BOARD\n1,0,1\n2,0,1\n3,0,1\n4,0,1\n6,0,1\n0,0,2\n0,9,2\n4,9,2\n8,9,2\n8,2,2\nDONE";
/// Own four between two stones of the opponent, with one point in it left.
const HELD: &str = "BOARD\n2,4,2\n3,4,1\n4,4,1\n6,4,1\n7,4,1\n8,4,2\n0,9,2\n9,0,2\nDONE";

#[test]
fn rules_are_those_of_the_protocols_numbers() {
    let board = |rule: u8, lines: &str| {
        let mut session = session(2000);
        say(&mut session, &format!("INFO rule {rule}\nSTART 10\n{lines}"))
    };
    // Six in a row wins in freestyle and caro, and for Black in neither of the others.
    let sixes = [0, 1, 4, 8, 9].map(|rule| board(rule, SIX) == "5,0");
    assert_eq!(sixes, [true, false, false, true, false]);
    let held = [0, 1, 4, 8, 9].map(|rule| board(rule, HELD) == "5,4");
    assert_eq!(held, [true, true, true, false, false]);
}

#[test]
fn a_board_that_is_set_up_is_answered() {
    let mut session = session(2000);
    let four = "START 15\nBOARD\n3,3,2\n4,3,2\n5,3,2\n6,3,2\n2,3,1\n9,9,1\n11,9,1\n12,4,1\nDONE";
    assert_eq!(say(&mut session, four), "7,3");
    assert_eq!(say(&mut session, "TAKEBACK 7,3"), "OK");
    // White's five was open: the stone that makes it ends the game, and so does the board with it.
    let five = "BOARD\n3,3,2\n4,3,2\n5,3,2\n6,3,2\n7,3,2\n2,3,1\n9,9,1\n11,9,1\n12,4,1\nDONE";
    assert_eq!(say(&mut session, five), "ERROR the game on this board is won");
    assert_eq!(
        say(&mut session, "YXBOARD\n3,3,1\n4,3,1\n5,3,1\n6,3,1\n0,0,2\n0,2,2\n0,4,2\n0,6,2\nDONE"),
        ""
    );
    assert_eq!(say(&mut session, "TURN 7,3"), "ERROR the game is won by this move");
    assert_eq!(say(&mut session, "TURN 8,8"), "ERROR the game is won: RESTART begins another");
    assert_eq!(say(&mut session, "TAKEBACK 7,3"), "OK");
}

#[test]
fn black_is_told_of_a_forbidden_point_in_renju() {
    let mut session = session(100);
    let threes = "INFO rule 4\nSTART 15\nYXBOARD\n6,7,1\n8,7,1\n7,6,1\n7,8,1\n0,0,2\n0,14,2\n14,0,2\n14,14,2\nDONE";
    say(&mut session, threes);
    assert_eq!(say(&mut session, "TURN 7,7"), "ERROR 7,7 is forbidden");
    assert_eq!(say(&mut session, "INFO rule 0\nTURN 7,7").split(',').count(), 2);
}

/// The table's text of a point of the protocol.
fn named(point: &str, size: u8) -> String {
    let (x, y) = point.split_once(',').unwrap_or_else(|| panic!("{point} is not a point"));
    let (x, y): (u8, u8) = (x.parse().unwrap(), y.parse().unwrap());
    format!("{}{}", char::from(b'a' + x), size - y)
}

/// Plays a game of two sessions beside a table, which must take every move.
fn game(rule: u8, rules: &str, size: u8) {
    let games: Games = GAMES;
    let entry = games.find("gomoku").unwrap();
    let mut table: Table = entry.open(&format!("{rules} size={size}"), 2).unwrap();
    let mut sessions = [0, 1].map(|_| session(60));
    for session in &mut sessions {
        say(session, &format!("INFO rule {rule}\nSTART {size}"));
    }
    let mut point = say(&mut sessions[0], "BEGIN");
    for next in [1, 0].into_iter().cycle() {
        let text = named(&point, size);
        table.play(&text).unwrap_or_else(|refusal| panic!("{rules}: {text} {refusal:?}"));
        let answer = say(&mut sessions[next], &format!("TURN {point}"));
        let Some(outcome) = table.outcome() else {
            point = answer;
            continue;
        };
        let expected = match outcome.end {
            "five" => "ERROR the game is won by this move",
            _ => "ERROR there is no point left that may be played",
        };
        assert_eq!(answer, expected, "{rules} {size}: {outcome:?}");
        return;
    }
}

#[test]
fn games_against_itself_are_legal() {
    let all = [
        (0, "freestyle"),
        (1, "standard"),
        (4, "renju opening=none"),
        (8, "caro"),
        (9, "caro overline=ignored"),
    ];
    for (rule, rules) in all {
        for size in [9, 15, 19] {
            game(rule, rules, size);
        }
    }
}

#[test]
fn tournaments_boards_of_twenty_lines_are_played() {
    let mut session = session(100);
    assert_eq!(say(&mut session, "START 20"), "OK");
    let corner =
        say(&mut session, "BOARD\n19,19,2\n18,18,2\n17,17,2\n16,16,2\n0,0,1\n0,2,1\n0,4,1\nDONE");
    assert_eq!(corner, "15,15");
}

/// The time of a clock of ten milliseconds a look that an answer takes.
fn time(info: &str) -> Duration {
    let (mut session, time) = (Session::new(Options::default()), Cell::new(Duration::ZERO));
    let clock = || {
        time.set(time.get() + Duration::from_millis(10));
        time.get()
    };
    let board = "BOARD\n7,7,2\n8,8,1\n9,7,2\n8,6,1\n6,9,2\nDONE";
    let lines = format!("{info}\nSTART 15\n{board}");
    let answers = lines.lines().flat_map(|line| session.take(line, &clock).lines);
    let last = answers.last().unwrap();
    assert!(last.split(',').count() == 2 && !last.starts_with("ERROR"), "{last}");
    time.get()
}

#[test]
fn a_search_stops_when_the_turns_time_is_up() {
    let turn = time("INFO timeout_turn 1000");
    assert!(turn > Duration::from_millis(300) && turn <= Duration::from_millis(1000), "{turn:?}");
    let game = time("INFO timeout_turn 1000\nINFO timeout_match 8000");
    assert!(game > Duration::from_millis(100) && game <= Duration::from_millis(500), "{game:?}");
    let once = time("INFO timeout_turn 0");
    assert!(once <= Duration::from_millis(100), "{once:?}");
}
