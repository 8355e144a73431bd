//! The shipped puzzles: the rules and the solver agree with every solution, and only one first move begins a win by fours.

use narabe::engine::{Budget, Kind, Solution, Status};
use narabe::game::Table;
use narabe::games::{GAMES, answer, solvable};
use narabe::teach::Desk;
use narabe::teach::puzzles::{PuzzleId, SETS};
use std::collections::BTreeSet;

/// Stones put in thought for each position; the puzzles were found with fewer.
const NODES: u64 = 100_000;

/// Every puzzle with its place.
fn puzzles() -> impl Iterator<Item = PuzzleId> {
    let of_set =
        |set: usize| (0..SETS[set].puzzles().len() as u64).map(move |n| PuzzleId::at(set, n));
    (0..SETS.len()).flat_map(of_set)
}

fn solved(desk: &mut Desk, table: &Table) -> Solution {
    let position = solvable(table).expect("play");
    desk.solver.solve(&*position, &mut desk.memory, Kind::Fours, Budget::nodes(NODES))
}

#[test]
fn every_set_has_puzzles_of_each_length_and_none_twice() {
    let mut seen = BTreeSet::new();
    for id in puzzles() {
        let table = id.table(GAMES, &[]).unwrap();
        assert!(
            seen.insert(format!("{:?}", table.scene(None).pieces)),
            "{} is there twice",
            id.word()
        );
        assert_eq!(PuzzleId::read(&id.word()), Some(id));
        assert!((3..=7).contains(&id.puzzle().length()), "{}", id.word());
    }
    for set in &SETS {
        assert!(set.puzzles().len() >= 40, "{}: {}", set.word, set.puzzles().len());
        let stars: BTreeSet<usize> = set.puzzles().iter().map(|puzzle| puzzle.stars()).collect();
        assert_eq!(stars.into_iter().collect::<Vec<_>>(), [1, 2, 3], "{}", set.word);
    }
    assert_eq!(PuzzleId::read("renju.100000"), None);
    assert_eq!(PuzzleId::read("chess.1"), None);
}

#[test]
fn every_solution_is_the_only_one_and_ends_with_a_five() {
    let mut desk = Desk::default();
    for id in puzzles() {
        let (word, win) = (id.word(), &id.puzzle().win);
        let mut table = id.table(GAMES, &[]).unwrap();
        let found = solved(&mut desk, &table);
        assert_eq!((found.status, found.unique), (Status::Win, Some(true)), "{word}");
        assert_eq!(found.length(), id.puzzle().length(), "{word}: the shortest");
        assert_eq!(answer(&table, Some(found.line[0])).as_deref(), Some(win[0]), "{word}");
        let side = table.to_move().unwrap();
        for (number, text) in win.iter().enumerate() {
            assert!(table.outcome().is_none(), "{word}");
            table.play(text).unwrap_or_else(|why| panic!("{word}: {text}: {why:?}"));
            // After each move of the attacker every defence loses, not the given one alone.
            if number % 2 == 0 && table.outcome().is_none() {
                let position = solvable(&table).unwrap();
                let budget = Budget::nodes(NODES);
                let status = desk.solver.is_won(&*position, &mut desk.memory, Kind::Fours, budget);
                assert_eq!(status, Status::Win, "{word} after {text}");
            }
        }
        let outcome = table.outcome().unwrap_or_else(|| panic!("{word} does not end"));
        assert!(outcome.is_winner(table.side(side)), "{word}");
    }
}

#[test]
fn no_random_answer_solves_a_puzzle() {
    let tries: u64 =
        std::env::var("NARABE_ANSWERS").ok().and_then(|n| n.parse().ok()).unwrap_or(2_000);
    let seed = 7;
    let mut lots = fastrand::Rng::with_seed(seed);
    let mut desk = Desk::default();
    let all: Vec<PuzzleId> = puzzles().collect();
    let mut judged = 0;
    while judged < tries {
        let id = all[lots.usize(..all.len())];
        let mut table = id.table(GAMES, &[]).unwrap();
        let actions = table.actions().actions;
        let text = &actions[lots.usize(..actions.len())];
        if text == id.puzzle().win[0] || table.play(text).is_err() {
            continue;
        }
        judged += 1;
        let Some(position) = solvable(&table) else { continue };
        let budget = Budget::nodes(2_000);
        let status = desk.solver.is_won(&*position, &mut desk.memory, Kind::Fours, budget);
        assert_ne!(status, Status::Win, "seed {seed}: {} by {text}", id.word());
    }
}
