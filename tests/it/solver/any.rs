//! Wins by any moves: each is won on the rules against every legal answer, up to where the solver of threats proves the
//! rest; and the answers of `narabe solve`.

use super::{Desk, FAR, RULES, asked, drawn, scattered, texts};
use narabe::engine::{Budget, Kind, Memory, Solution, Status};
use narabe::game::Table;
use narabe::games::solvable;
use std::cell::Cell;

/// Stones put in thought for a win, and for each position that it leads to.
const NODES: u64 = 20_000;
const AFTER: u64 = 400_000;

fn any(desk: &mut Desk, table: &Table, nodes: u64) -> Solution {
    let position = solvable(table).expect("the game goes on");
    desk.solver.solve_any(&*position, &mut desk.memory, None, Budget::nodes(nodes))
}

/// The same, looked for by two threads.
fn any_on_two(desk: &mut Desk, table: &Table, budget: Budget) -> Solution {
    let position = solvable(table).expect("the game goes on");
    let mut second = Memory::default();
    desk.solver.solve_any(&*position, &mut desk.memory, Some(&mut second), budget)
}

/// Plays a win out against every legal reply; the number of wins by any moves on the way.
fn win_against_all(desk: &mut Desk, table: &Table, found: &Solution) -> usize {
    assert_eq!(found.status, Status::Win, "{table:?}");
    let mut next = table.clone();
    next.play(&texts(table, found)[0]).expect("the first move is legal");
    let mut wins = 1;
    for reply in next.actions().actions {
        let mut after = next.clone();
        after.play(&reply).expect("a listed action is legal");
        assert!(after.outcome().is_none(), "{reply} ended it: {table:?}");
        if desk.solve(&after, Kind::Threes, AFTER).status != Status::Win {
            let found = any(desk, &after, AFTER);
            wins += win_against_all(desk, &after, &found);
        }
    }
    wins
}

/// Positions with a win that no threats alone give, Black to move: rules, and Black's and White's stones.
const QUIET: [(&str, [&str; 2]); 3] = [
    ("freestyle size=9", ["e5 d4 f4 e7 d7 f7", "g4 c6 c4 c3 c7 d6"]),
    ("freestyle size=9", ["c3 e6 c4 f5", "d5 g3 c5 g7"]),
    ("standard size=9", ["e3 e7 d7 c6", "c4 d6 g5 f4"]),
];

/// Plays the win of a position out if there is one by other moves than threats; true if there is.
fn is_won_quietly(desk: &mut Desk, table: &Table) -> bool {
    if desk.solve(table, Kind::Threes, AFTER).status != Status::None {
        return false;
    }
    let found = any(desk, table, NODES);
    let won = found.status == Status::Win;
    if won {
        let wins = win_against_all(desk, table, &found);
        println!("{wins} moves that are no threat win {table:?}");
    }
    won
}

#[test]
fn every_win_by_any_moves_is_won_against_every_defence() {
    let mut desk = Desk::default();
    for (rules, stones) in QUIET {
        assert!(is_won_quietly(&mut desk, &drawn(rules, stones, 0)), "{rules} {stones:?}");
    }
    let mut random = fastrand::Rng::with_seed(0);
    for number in 0..crate::positions(20) {
        is_won_quietly(&mut desk, &scattered(RULES[number % 2], &mut random, 8));
    }
}

#[test]
fn a_win_that_two_threads_look_for_is_won_against_every_defence() {
    let mut desk = Desk::default();
    for (rules, stones) in QUIET {
        let table = drawn(rules, stones, 0);
        let found = any_on_two(&mut desk, &table, Budget::nodes(NODES));
        win_against_all(&mut desk, &table, &found);
    }
}

/// Plays the line of a win, which has to end with a five.
fn play_to_the_five(table: &Table, found: &Solution) {
    assert_eq!((found.status, found.unique), (Status::Win, None), "{table:?}");
    let mut played = table.clone();
    for text in texts(table, found) {
        played.play(&text).expect("the line is legal");
    }
    let outcome = played.outcome().unwrap_or_else(|| panic!("no five in {found:?}: {table:?}"));
    assert!(outcome.is_winner(played.side(table.to_move().expect("a seat"))), "{table:?}");
}

/// The clock is looked at by one of the two threads, and goes on at each look.
#[test]
fn two_threads_end_when_the_time_is_over() {
    let table = drawn("freestyle", ["h8 i9", "h9 g7"], 0);
    let looks = Cell::new(0);
    let spent = || {
        looks.set(looks.get() + 1);
        looks.get() as f32 / 200.0
    };
    let budget = Budget { nodes: u64::MAX, spent: &spent };
    let found = any_on_two(&mut Desk::default(), &table, budget);
    assert_eq!((found.status, found.line), (Status::Unknown, vec![]));
    assert!(looks.get() >= 100, "{} looks", looks.get());
}

#[test]
fn a_win_by_any_moves_has_a_line_to_the_five() {
    for rules in &RULES[..2] {
        let table = drawn(rules, ["f8 g8 h9 h10", FAR], 0);
        play_to_the_five(&table, &any(&mut Desk::default(), &table, 200_000));
        let budget = Budget::nodes(200_000);
        play_to_the_five(&table, &any_on_two(&mut Desk::default(), &table, budget));
    }
}

/// Of the moves of this win one threatens no more than a win by threes, which a search that tries every reply to it does
/// not find with so many stones.
#[test]
fn a_win_by_a_threat_of_threes_is_found() {
    let stones = ["f10 e12 f9 b6 c8 e11 f12 d11", "c13 f11 d9 e10 g11 e13 d10"];
    let table = drawn("freestyle", stones, 1);
    let found = any(&mut Desk::default(), &table, 3_000_000);
    assert_eq!(found.status, Status::Win, "{found:?}");
}

#[test]
fn a_five_that_has_to_be_stopped_is_no_end() {
    // White threatens a five at e1, which makes Black's four; then two threes cross at h8.
    let stones = ["e2 e3 e4 f8 g8 h9 h10", "a1 b1 c1 d1 o15 o13 m15"];
    let table = drawn("freestyle", stones, 0);
    let found = any(&mut Desk::default(), &table, 200_000);
    assert_eq!(found.status, Status::Win, "{found:?}");
    assert_eq!(texts(&table, &found)[0], "e1");
}

#[test]
fn where_moves_can_be_forbidden_only_threats_are_looked_for() {
    let quiet = [r#""renju opening=none""#, r#""caro""#, r#""freestyle size=unbounded""#];
    for rules in quiet {
        let question = format!(
            r#"{{"game":"gomoku","rules":{rules},"setup":{{"stones":[["8,8"],["9,9"]],"to_move":0}},"kind":"any","nodes":50000}}"#
        );
        let question = if rules.contains("unbounded") {
            question
        } else {
            question.replace("8,8", "h8").replace("9,9", "i9")
        };
        let answer = asked(&question);
        assert_eq!(
            (&answer["status"], &answer["unique"]),
            (&"unknown".into(), &().into()),
            "{answer}"
        );
    }
}

#[test]
fn any_moves_are_asked_for_without_defences() {
    let with = |rest: &str| {
        asked(&format!(
            r#"{{"game":"gomoku","rules":"freestyle","setup":{{"stones":[["f8","g8","h9","h10"],["a1","a3","c1","o15"]],"to_move":0}},"kind":"any","nodes":100000{rest}}}"#
        ))
    };
    let won = with("");
    assert_eq!((&won["status"], &won["unique"]), (&"win".into(), &().into()), "{won}");
    assert!(won["length"].as_u64() >= Some(3) && won.get("defences").is_none(), "{won}");
    let refused = with(r#","defences":true"#);
    assert_eq!(refused["status"], "malformed");
    assert!(refused["say"].as_str().unwrap().contains("vcf and vct"), "{refused}");
}
