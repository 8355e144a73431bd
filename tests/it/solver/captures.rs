//! The solver with captures, against a plain reference that tries every move and every reply, and on the rules.

use super::{Desk, texts, win_against_all};
use narabe::engine::{Kind, Solver, Status};
use narabe::game::{Games, Setup, Table};
use narabe::games::{GAMES, solvable};
use narabe_references::captures::Plain;
use std::ops::Range;

const RULES: [&str; 2] = ["simple size=9", "keryo-pente opening=none size=9"];

/// A position with these stones, Black's and White's, and so many taken.
fn drawn(rules: &str, stones: [&str; 2], captured: [u16; 2]) -> Table {
    let stones = stones.map(|points| points.split_whitespace().map(str::to_owned).collect());
    let setup = Setup { stones: stones.into(), captured: captured.to_vec(), to_move: 0 };
    let games: Games = GAMES;
    let entry = games.find("ninuki").expect("ninuki is in the list");
    entry.open_at(rules, 2, Some(&setup), None).unwrap_or_else(|fault| panic!("{rules}: {fault:?}"))
}

#[test]
fn an_open_four_wins_unless_a_stone_of_it_is_taken() {
    let open = drawn("simple", ["g10 h10 i10", "a1 a3 c1"], [0, 0]);
    let mut desk = Desk::default();
    assert_eq!(desk.solve(&open, Kind::Fours, 100_000).length(), 2);
    // Each straight four exposes a pair to the fifth capture.
    let exposed = drawn("simple", ["g10 h10 i10 f11 j11", "f12 j12 c1"], [0, 8]);
    assert_eq!(desk.status(&exposed, Kind::Fours), Status::None);
}

#[test]
fn a_four_that_threatens_the_fifth_pair_wins() {
    let stones = ["e10 f10 g10", "d10 h11 h12"];
    let found = Desk::default().solve(&drawn("simple", stones, [8, 0]), Kind::Fours, 100_000);
    assert_eq!((found.status, found.length()), (Status::Win, 2), "{found:?}");
    assert_eq!(found.unique, Some(true));
    let early = drawn("simple", stones, [6, 0]);
    assert_eq!(Desk::default().status(&early, Kind::Fours), Status::None);
}

#[test]
fn the_fifth_pair_is_a_win_at_once() {
    let table = drawn("simple", ["g10", "h10 i10"], [8, 0]);
    let found = Desk::default().solve(&table, Kind::Fours, 1000);
    assert_eq!(texts(&table, &found), ["j10"]);
}

#[test]
fn no_win_with_captures_is_named_where_no_stone_can_be_put() {
    let stones = ["996,0 997,0 998,0 999,0", "995,0 990,5 991,7"];
    let table = drawn("simple size=unbounded", stones, [0, 0]);
    let mut desk = Desk::default();
    let found = desk.solve(&table, Kind::Fours, 1000);
    assert_eq!((found.status, found.line), (Status::Unknown, vec![]));
    let position = solvable(&table).expect("the game goes on");
    assert!(Solver::winning(&*position, &mut desk.memory).is_empty());
}

/// A set-up may hold a line or captures that win with whatever is played, of which the solver knows nothing.
#[test]
fn what_is_won_already_is_not_solved() {
    let line = ["c3 d3 e3 f3 g3", "a1 b5 h8"];
    let turned = [line[1], line[0]];
    let open = ["c3 d3 e3 f3", "a1 b5 h8"];
    for (stones, captured, is_solved) in [
        (open, [0, 0], true),
        (open, [8, 9], true),
        (line, [0, 0], false),
        (turned, [0, 0], false),
        (open, [10, 0], false),
        (open, [0, 12], false),
    ] {
        let table = drawn("simple", stones, captured);
        assert_eq!(solvable(&table).is_some(), is_solved, "{stones:?} {captured:?}");
    }
}

/// A random position in the middle of a fight after so many plies, up to so many pairs taken before; with none of them
/// no one can win at once.
fn scattered(rules: &str, random: &mut fastrand::Rng, (plies, pairs): (Range<u32>, u16)) -> Table {
    loop {
        let captured = [random.u16(0..=pairs) * 2, random.u16(0..=pairs) * 2];
        let mut table = drawn(rules, ["", ""], captured);
        let plies = random.u32(plies.clone());
        while table.plies() < plies && table.outcome().is_none() {
            let actions = table.actions().actions;
            let action = &actions[random.usize(..actions.len().min(24))];
            table.play(action).expect("a listed action is legal");
        }
        let quiet = || {
            let plain = Plain::of(&table, rules);
            !plain.wins_now() && !plain.turned().wins_now()
        };
        if table.outcome().is_none() && (pairs > 0 || quiet()) {
            return table;
        }
    }
}

/// Holds the solver against the reference on random positions; both must be able to answer.
fn compare(kind: Kind, count: usize, stones: (Range<u32>, u16)) {
    for (number, rules) in RULES.iter().enumerate() {
        let mut random = fastrand::Rng::with_seed(number as u64);
        let (mut desk, mut judged, mut wins) = (Desk::default(), 0, 0);
        for _ in 0..count {
            let table = scattered(rules, &mut random, stones.clone());
            let found = desk.solve(&table, kind, 300_000);
            let plainly = Plain::of(&table, rules).wins(kind);
            let Some(plainly) = plainly.filter(|_| found.status != Status::Unknown) else {
                continue;
            };
            let claimed = found.status == Status::Win;
            assert_eq!(claimed, plainly, "{rules} {kind:?}: {found:?} {:?}", table.report());
            judged += 1;
            wins += usize::from(claimed);
        }
        println!("{rules}, {kind:?}: {judged} of {count} judged alike, {wins} wins");
        assert!(judged * 2 >= count, "{rules}: {judged}");
        let both = wins > 0 && wins < judged;
        assert!(both || kind == Kind::Threes, "{rules}: {wins} wins of {judged}");
    }
}

#[test]
fn wins_by_threats_agree_with_the_plain_reference() {
    compare(Kind::Fours, crate::positions(60), (12..32, 4));
}

#[test]
fn wins_by_threes_with_captures_agree_with_the_reference() {
    compare(Kind::Threes, crate::positions(60) / 15, (5..12, 0));
}

#[test]
fn every_win_with_captures_is_won_against_every_defence() {
    let count = crate::positions(40);
    for (kind, rules) in
        [Kind::Fours, Kind::Threes].into_iter().flat_map(|kind| RULES.map(|rules| (kind, rules)))
    {
        let mut random = fastrand::Rng::with_seed(7);
        let (mut desk, mut won) = (Desk::default(), 0);
        let count = if kind == Kind::Fours { count } else { count / 4 };
        for _ in 0..count {
            let table = scattered(rules, &mut random, (10..30, 4));
            let found = desk.solve(&table, kind, 30_000);
            if found.status == Status::Win && (2..=3).contains(&found.length()) {
                let winner = table.to_move().expect("someone is on turn");
                win_against_all(&mut desk, &table, kind, winner, found.length());
                won += 1;
            }
        }
        println!("{rules}, {kind:?}: {won} wins of {count} positions played out");
        assert!(won > 0, "{rules}");
    }
}
