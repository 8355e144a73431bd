//! The solver: drawn positions, a plain reference that tries every reply, and wins that are played
//! out on the rules against every defence.

mod any;
mod captures;

use narabe::engine::{Budget, Kind, Memory, Solution, Solver, Status, hint};
use narabe::game::{Games, Seat, Setup, Table};
use narabe::games::{GAMES, answer, position, solvable};
use narabe::teach::solve::answered;
use narabe_references::solver::Plain;

const KINDS: [Kind; 2] = [Kind::Fours, Kind::Threes];
const RULES: [&str; 4] = ["freestyle", "standard", "caro", "renju opening=none"];

/// The table of a rule set with these stones, Black's and White's.
fn drawn(rules: &str, stones: [&str; 2], to_move: u8) -> Table {
    let stones = stones.map(|points| points.split_whitespace().map(str::to_owned).collect());
    let setup = Setup { stones: stones.into(), captured: Vec::new(), to_move };
    let games: Games = GAMES;
    let entry = games.find("gomoku").expect("gomoku is in the list");
    entry.open_at(rules, 2, Some(&setup), None).unwrap_or_else(|fault| panic!("{rules}: {fault:?}"))
}

#[derive(Default)]
struct Desk {
    memory: Memory,
    solver: Solver,
}

impl Desk {
    fn solve(&mut self, table: &Table, kind: Kind, nodes: u64) -> Solution {
        let position = solvable(table).expect("the game goes on");
        self.solver.solve(&*position, &mut self.memory, kind, Budget::nodes(nodes))
    }

    fn status(&mut self, table: &Table, kind: Kind) -> Status {
        self.solve(table, kind, 1_000_000).status
    }

    fn defences(&mut self, table: &Table, kind: Kind) -> Vec<String> {
        let position = position(table).expect("the game goes on");
        let budget = Budget::nodes(10_000_000);
        let found = self.solver.defences(&position, &mut self.memory, kind, budget);
        found.into_iter().filter_map(|point| answer(table, Some(point))).collect()
    }
}

fn texts(table: &Table, solution: &Solution) -> Vec<String> {
    solution.line.iter().filter_map(|point| answer(table, Some(*point))).collect()
}

const FAR: &str = "a1 a3 c1 o15";

#[test]
fn a_four_and_a_three_are_a_win_by_fours() {
    for rules in RULES {
        let table = drawn(rules, ["e8 f8 g8 h9 h10", "d8 a1 a3 o15 c1"], 0);
        let found = Desk::default().solve(&table, Kind::Fours, 100_000);
        assert_eq!((found.status, found.length()), (Status::Win, 3), "{rules}: {found:?}");
        assert_eq!(texts(&table, &found)[..2], ["h8", "i8"], "{rules}");
        assert_eq!(found.unique, Some(true), "{rules}");
    }
}

/// The answer to an open four is one of the two points on which it becomes a five.
#[test]
fn whoever_cannot_hold_stops_one_of_two_fives() {
    for (game, rules) in [("gomoku", "freestyle"), ("ninuki", "pente opening=none")] {
        let moves = r#"["h8","a1","i8","c1","j8","e1"]"#;
        let question = format!(
            r#"{{"game":"{game}","rules":"{rules}","actions":{moves},"kind":"vcf","nodes":1000}}"#
        );
        let answer = asked(&question);
        let mut line: Vec<&str> = answer["line"]
            .as_array()
            .expect("a line")
            .iter()
            .filter_map(|it| it.as_str())
            .collect();
        line.sort_unstable();
        let around = [["f8", "g8", "k8"], ["g8", "k8", "l8"]];
        assert!(around.iter().any(|points| line == points), "{game}: {answer}");
    }
}

#[test]
fn two_threes_win_by_threes_and_not_by_fours() {
    let stones = ["f8 g8 h9 h10", FAR];
    for rules in &RULES[..3] {
        let table = drawn(rules, stones, 0);
        let mut desk = Desk::default();
        assert_eq!(desk.status(&table, Kind::Fours), Status::None, "{rules}");
        let found = desk.solve(&table, Kind::Threes, 100_000);
        assert_eq!((found.status, found.length()), (Status::Win, 3), "{rules}: {found:?}");
    }
}

#[test]
fn what_is_forbidden_to_black_is_no_threat() {
    let table = drawn("renju opening=none", ["f8 g8 h9 h10", FAR], 0);
    let found = Desk::default().solve(&table, Kind::Threes, 1_000_000);
    assert_ne!(found.status, Status::Unknown);
    assert_ne!(texts(&table, &found).first().map(String::as_str), Some("h8"), "{found:?}");
    // Two fours: a win of White's, nothing for Black.
    let fours = "e8 f8 g8 h9 h10 h11";
    let black = drawn("renju opening=none", [fours, "d8 h12 a1 a3 c1 o15"], 0);
    assert_eq!(Desk::default().status(&black, Kind::Fours), Status::None);
    let white = drawn("renju opening=none", ["d8 h12 a1 a3 c1 o15", fours], 1);
    assert_eq!(Desk::default().solve(&white, Kind::Fours, 100_000).length(), 2);
}

#[test]
fn white_wins_where_the_only_answer_is_forbidden() {
    // White's four can be met at h8 alone, where Black has two threes.
    let table = drawn("renju opening=none", ["f8 g8 h9 h10 l4", "i7 j6 k5 a1 o15"], 1);
    let found = Desk::default().solve(&table, Kind::Fours, 100_000);
    assert_eq!((found.status, found.length()), (Status::Win, 2), "{found:?}");
    assert_eq!(texts(&table, &found)[2], "h8", "{found:?}");
    let free = drawn("freestyle", ["f8 g8 h9 h10 l4", "i7 j6 k5 a1 o15"], 1);
    let found = Desk::default().solve(&free, Kind::Fours, 100_000);
    assert!(found.status != Status::Unknown && found.length() != 2, "{found:?}");
}

#[test]
fn a_five_of_the_opponent_is_met_first() {
    let table = drawn("freestyle", ["e8 f8 g8 h9 h10", "a1 b1 c1 d1 d8"], 0);
    assert_eq!(Desk::default().status(&table, Kind::Threes), Status::None);
}

#[test]
fn all_defences_are_given() {
    // White's open three, Black to move: the points beside it; the far one too, where the other end
    // is close.
    for (black, defences) in [("a1 c3 e1", vec!["f8", "j8"]), ("a1 c3 e8", vec!["f8", "j8", "k8"])]
    {
        let table = drawn("freestyle", [black, "g8 h8 i8"], 0);
        let mut found = Desk::default().defences(&table, Kind::Threes);
        found.sort();
        assert_eq!(found, defences);
    }
}

/// Results of one question never answer another one: as many as there are numbers of stones.
#[test]
fn a_question_asked_again_gets_the_same_answer() {
    let table = drawn("freestyle", ["e8 f8 g8 h9 h10", "d8 a1 a3 o15 c1"], 0);
    let mut desk = Desk::default();
    let first = desk.solve(&table, Kind::Fours, 100_000);
    for number in 0..2100 {
        assert_eq!(desk.solve(&table, Kind::Fours, 100_000), first, "question {number}");
    }
}

#[test]
fn a_small_budget_says_that_it_does_not_know() {
    let table = drawn("freestyle", ["f8 g8 h9 h10 d4 e4 k5 k6", "a1 a3 c1 o15 m1 o3 a13 c15"], 0);
    let found = Desk::default().solve(&table, Kind::Threes, 1);
    assert_eq!((found.status, found.line.len()), (Status::Unknown, 0));
}

#[test]
fn beyond_the_window_nothing_is_proved() {
    let far = drawn("freestyle size=unbounded", ["0,0 1,0 300,0", "0,1 1,1 5,5"], 0);
    assert_eq!(Desk::default().status(&far, Kind::Fours), Status::Unknown);
    let near = drawn("freestyle size=unbounded", ["0,0 1,0 2,0", "0,1 1,1 5,5"], 0);
    assert_eq!(Desk::default().solve(&near, Kind::Fours, 10_000).length(), 2);
}

/// Lines go on where no stones can be put any more, but no five is made there.
#[test]
fn no_win_is_named_where_no_stone_can_be_put() {
    let stones = ["996,0 997,0 998,0 999,0", "995,0 990,5 991,7"];
    for kind in KINDS {
        let table = drawn("freestyle size=unbounded", stones, 0);
        let mut desk = Desk::default();
        assert_eq!(desk.status(&table, kind), Status::Unknown);
        let position = position(&table).expect("the game goes on");
        assert!(Solver::winning(&position, &mut desk.memory).is_empty());
        let hint = hint(&position, &mut desk.memory, 1000, &|| 0.0);
        let named = answer(&table, hint.line.first().copied()).expect("a move");
        assert_eq!(table.clone().play(&named), Ok(()), "{hint:?}");
    }
}

/// A random position in the middle of a fight: stones near each other, no five, someone to move.
fn scattered(rules: &str, random: &mut fastrand::Rng, least: u32) -> Table {
    loop {
        let games: Games = GAMES;
        let entry = games.find("gomoku").expect("gomoku is in the list");
        let mut table = entry.open(&format!("{rules} size=9"), 2).expect("a game");
        let plies = random.u32(least..least + 26);
        while table.plies() < plies && table.outcome().is_none() {
            let actions = table.actions().actions;
            let action = &actions[random.usize(..actions.len().min(24))];
            table.play(action).expect("a listed action is legal");
        }
        if table.outcome().is_none() {
            return table;
        }
    }
}

/// Holds the solver against the reference on random positions; both must be able to answer.
fn compare(kind: Kind, count: usize) {
    for (number, rules) in RULES.iter().enumerate() {
        let mut random = fastrand::Rng::with_seed(number as u64);
        // The reference has less to try on fewer empty points.
        let least = if kind == Kind::Fours { 8 } else { 36 };
        let (mut desk, mut judged, mut wins) = (Desk::default(), 0, 0);
        for _ in 0..count {
            let table = scattered(rules, &mut random, least);
            let found = desk.solve(&table, kind, 3_000_000);
            let Some(wins_plainly) = Plain::of(&table, rules).wins(kind) else { continue };
            if found.status == Status::Unknown {
                continue;
            }
            let claimed = found.status == Status::Win;
            assert_eq!(claimed, wins_plainly, "{rules} {kind:?}: {found:?} {table:?}");
            judged += 1;
            wins += usize::from(claimed);
        }
        println!("{rules}, {kind:?}: {judged} of {count} judged alike, {wins} wins");
        let share = if kind == Kind::Fours { 0.99 } else { 0.5 };
        let enough = judged as f64 >= share * count as f64;
        assert!(enough && wins > 0 && wins < judged, "{rules}: {judged}, {wins}");
    }
}

#[test]
fn wins_by_fours_agree_with_the_plain_reference() {
    compare(Kind::Fours, crate::positions(60));
}

#[test]
fn wins_by_threes_agree_with_the_plain_reference() {
    compare(Kind::Threes, crate::positions(20));
}

/// Plays a win out against every legal reply.
fn win_against_all(desk: &mut Desk, table: &Table, kind: Kind, winner: Seat, most: usize) {
    let found = desk.solve(table, kind, 10_000_000);
    assert!(found.status == Status::Win, "{found:?} {table:?}");
    assert!(found.length() <= most, "longer than said: {found:?} {table:?}");
    let mut next = table.clone();
    next.play(&texts(table, &found)[0]).expect("the first move is legal");
    if let Some(outcome) = next.outcome() {
        assert!(outcome.is_winner(next.side(winner)), "{found:?} {outcome:?}");
        return;
    }
    assert!(found.length() > 1, "no five: {found:?} {table:?}");
    for reply in next.actions().actions {
        let mut after = next.clone();
        after.play(&reply).expect("a listed action is legal");
        assert!(after.outcome().is_none(), "{reply} ended it: {found:?} {table:?}");
        win_against_all(desk, &after, kind, winner, found.length() - 1);
    }
}

#[test]
fn every_win_is_won_against_every_defence() {
    let count = crate::positions(40);
    for (kind, rules) in KINDS.into_iter().flat_map(|kind| RULES.map(|rules| (kind, rules))) {
        let mut random = fastrand::Rng::with_seed(7);
        let (mut desk, mut won) = (Desk::default(), 0);
        for _ in 0..count {
            let table = scattered(rules, &mut random, 8);
            let found = desk.solve(&table, kind, 300_000);
            if found.status == Status::Win && (2..=4).contains(&found.length()) {
                let winner = table.to_move().expect("someone is on turn");
                win_against_all(&mut desk, &table, kind, winner, found.length());
                won += 1;
            }
        }
        println!("{rules}, {kind:?}: {won} wins of {count} positions played out");
        assert!(won > 0, "{rules}");
    }
}

fn asked(line: &str) -> serde_json::Value {
    let answer = answered(GAMES, &mut narabe::teach::Desk::default(), line.as_bytes(), &|| {
        std::time::Duration::ZERO
    });
    serde_json::from_slice(&answer).expect("an answer is JSON")
}

/// A record of the judge has seats, and who asks for a win need not know if there is one.
#[test]
fn a_question_may_name_its_seats_and_no_move_is_the_only_one_without_a_win() {
    let with = |rest: &str| {
        asked(&format!(
            r#"{{"game":"gomoku","rules":"freestyle","actions":["h8","h9"],"kind":"vcf"{rest}}}"#
        ))
    };
    let answer = with(r#","seats":2"#);
    assert_eq!((&answer["status"], &answer["unique"]), (&"none".into(), &false.into()), "{answer}");
    assert_eq!(answer, with(""));
    assert_eq!(with(r#","seats":3"#)["status"], "malformed");
}

#[test]
fn what_is_no_question_gets_a_sentence() {
    let with = |rest: &str| format!(r#"{{"id":"q","game":"gomoku","rules":"freestyle",{rest}}}"#);
    let setup = r#""setup":{"stones":[["h8"],["h9"]],"to_move":0}"#;
    for (line, say) in [
        ("{".to_owned(), "no question"),
        (with(r#""kind":"vcx""#), "no question"),
        (with(r#""kind":"vcf","tea":1"#), "no question"),
        (with(&format!(r#"{setup},"kind":"vcf","ms":0"#)), "ms is 0"),
        (with(&format!(r#"{setup},"kind":"vcf","nodes":99999999999"#)), "nodes is 99999999999"),
        (with(r#""actions":["h8","h8"],"kind":"vct""#), "action 2, h8"),
        (with(r#""actions":["h8","resign 1"],"kind":"vct""#), "The game is over"),
        (with(r#""actions":["z99"],"kind":"vct""#), "action 1"),
        (with(r#""setup":{"stones":[["h8"],["h8"]],"to_move":0},"kind":"vct""#), ""),
        (r#"{"game":"gomoku","rules":"renju","actions":["h8"],"kind":"vcf"}"#.into(), "opening"),
        (r#"{"game":"pente","rules":"","actions":["j10"],"kind":"vcf"}"#.into(), "Only positions"),
        (r#"{"game":"chess","rules":"","actions":[],"kind":"vcf"}"#.into(), "chess"),
    ] {
        let answer = asked(&line);
        assert_eq!(answer["status"], "malformed", "{line}: {answer}");
        assert!(answer["say"].as_str().unwrap().contains(say), "{line}: {answer}");
        let id = line.contains(r#""id""#).then_some("q");
        assert_eq!(answer["id"].as_str(), id, "{line}: {answer}");
    }
    let long = format!(
        r#"{{"id":"{}","game":"gomoku","rules":"freestyle","kind":"vcf"}}"#,
        "x".repeat(300)
    );
    assert!(asked(&long)["id"].is_null() && asked(&long)["status"] == "malformed");
}

#[test]
fn the_document_s_question_gets_its_answer() {
    let document = std::fs::read_to_string(crate::root().join("docs/interfaces.md")).unwrap();
    let (_, rest) = document.split_once("`narabe solve` answers a question a line").unwrap();
    let (_, rest) = rest.split_once("```json\n").unwrap();
    let (block, _) = rest.split_once("```").unwrap();
    let (question, answer) = block.split_once("\n{\"id\":\"any text\",\"status\"").unwrap();
    let expected: serde_json::Value =
        serde_json::from_str(&format!("{{\"id\":\"any text\",\"status\"{answer}")).unwrap();
    assert_eq!(asked(question), expected);
}
