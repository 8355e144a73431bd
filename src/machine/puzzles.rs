//! Puzzles: the answer of the defence to a move that someone tries, and the search for puzzles in finished games.

use super::Silence;
use super::builtin::Memory;
use super::pool::Pool;
use super::reviews::piece;
use crate::engine::{Budget, Defence, Kind, Solver};
use crate::game::{Record, Table};
use crate::games::{GAMES, answer, solvable};
use crate::teach::Desk;
use crate::teach::quarry::{Mined, Quarry, Step};

/// Stones that are put in thought about one move of a puzzle, for each kind of win.
const NODES: u64 = 60_000;

/// Answer of the defence to a move of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// It plays this, and there is still a win by fours.
    Plays(String),
    /// There is no win by fours or threes any more, or the move makes no four.
    Holds,
    /// The move may win, but no win by fours was found.
    Unknown,
}

/// Returns what the side on turn makes of the move before.
pub(super) fn meet(table: &Table, memory: &mut Memory, spent: &dyn Fn() -> f32) -> Meeting {
    let Some(position) = solvable(table) else { return Meeting::Unknown };
    // Each move of a win by fours threatens to win at once. What leaves another way to win is no answer to the puzzle.
    if Solver::winning(&*position.turned(), memory).is_empty() {
        return Meeting::Holds;
    }
    let mut solver = Solver::default();
    let mut defence =
        |kind: Kind| solver.defence(&*position, memory, kind, Budget { nodes: NODES, spent });
    match defence(Kind::Fours) {
        Defence::Loses(point) => {
            answer(table, Some(point)).map_or(Meeting::Unknown, Meeting::Plays)
        }
        // A longer way, by a four and then threes, is no error.
        Defence::Holds if defence(Kind::Threes) == Defence::Holds => Meeting::Holds,
        Defence::Holds | Defence::Unknown => Meeting::Unknown,
    }
}

/// Returns the puzzle of a finished game; a desk is asked for where there may be one.
///
/// # Errors
/// [`Silence::Panicked`].
pub(super) async fn mine(
    pool: &Pool<Memory>,
    desk: impl FnOnce() -> Box<Desk>,
    record: Record,
) -> Result<Option<Box<Mined>>, Silence> {
    let begun = piece(pool, move || Quarry::open(GAMES, &record)).await?;
    let Some(mut quarry) = begun else { return Ok(None) };
    let mut desk = desk();
    loop {
        let work = move || {
            let step = quarry.step(&mut desk);
            (desk, step)
        };
        let step;
        (desk, step) = piece(pool, work).await?;
        match step {
            Step::More(rest) => quarry = rest,
            Step::Done(mined) => return Ok(mined),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Setup;

    /// Black has an open three, White nothing: a four is met; another stone gives White the time to stop the three, which is
    /// proved; without the time for that nothing is said.
    #[test]
    fn only_what_is_proved_not_to_win_is_wrong() {
        let stones = [["h8", "i8", "j8"], ["a1", "c1", "e1"]];
        let stones = stones.map(|all| all.map(str::to_owned).to_vec()).to_vec();
        let setup = Setup { stones, captured: Vec::new(), to_move: 0 };
        let entry = GAMES.find("gomoku").unwrap();
        let after = |text: &str| {
            let mut table = entry.open_at("freestyle", 2, Some(&setup), None).unwrap();
            table.play(text).unwrap();
            meet(&table, &mut Memory::default(), &|| 0.0)
        };
        assert!(matches!(after("k8"), Meeting::Plays(_)), "an open four");
        assert_eq!(after("m8"), Meeting::Holds, "White stops the three");
        let closed = Setup {
            stones: vec![setup.stones[0].clone(), vec!["g8".into(), "c1".into(), "e1".into()]],
            ..setup.clone()
        };
        let mut table = entry.open_at("freestyle", 2, Some(&closed), None).unwrap();
        table.play("k8").unwrap();
        assert_eq!(meet(&table, &mut Memory::default(), &|| 0.0), Meeting::Holds);
        assert_eq!(meet(&table, &mut Memory::default(), &|| 1.0), Meeting::Unknown, "no time");
    }

    /// Black has two open threes, of which White stops one alone: a stone far off still wins, but not by fours.
    #[test]
    fn a_move_without_a_four_is_wrong() {
        let stones =
            [["h8", "i8", "j8", "h11", "i11", "j11"], ["a1", "c1", "e1", "a3", "c3", "e3"]];
        let stones = stones.map(|all| all.map(str::to_owned).to_vec()).to_vec();
        let setup = Setup { stones, captured: Vec::new(), to_move: 0 };
        let entry = GAMES.find("gomoku").unwrap();
        for text in ["o15", "i13"] {
            let mut table = entry.open_at("freestyle", 2, Some(&setup), None).unwrap();
            table.play(text).unwrap();
            let met = meet(&table, &mut Memory::default(), &|| 0.0);
            assert_eq!(met, Meeting::Holds, "{text}");
        }
    }
}
