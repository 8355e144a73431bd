//! The search for a puzzle in a finished game: position by position, so that it can be done in pieces.

use super::Desk;
use super::puzzles::{SETS, Set, open, win};
use super::themes::{Theme, theme};
use crate::game::{Games, Likeness, Record, Setup, Table};
use crate::games::{setup, solvable};

/// Stones before which no puzzle is looked for.
const FEWEST: usize = 12;

/// Stones that are put in thought for each question about a position.
const NODES: u64 = 40_000;

/// Positions that are looked at in one piece.
const PIECE: usize = 8;

/// A puzzle of a finished game, with nothing of who played it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mined {
    /// Word of the set whose rules it has.
    pub set: &'static str,
    /// The stones.
    pub start: Setup,
    /// Description of the position that is the same for all its turned and reflected images.
    pub likeness: Vec<u8>,
    /// The shortest win: moves and answers in turn.
    pub win: Vec<String>,
    /// The idea of the win.
    pub theme: Theme,
}

/// A finished game in which a puzzle is looked for.
pub struct Quarry {
    games: Games,
    set: &'static Set,
    /// The positions that are left, the next one last.
    left: Vec<Table>,
}

/// Result of a piece of the search.
pub enum Step {
    /// There are more positions.
    More(Quarry),
    /// The search is over.
    Done(Option<Box<Mined>>),
}

impl Quarry {
    /// Begins the search in a record; none where there are no puzzles of its rules, or it cannot be replayed.
    pub fn open(games: Games, record: &Record) -> Option<Self> {
        let set = &SETS[Set::of(games, &record.game, &record.rules, &[])?];
        let plies = record.replay(games).ok()?.skip(FEWEST);
        let tables: Result<Vec<Table>, _> = plies.map(|ply| ply.map(|ply| ply.before)).collect();
        let mut left = tables.ok()?;
        left.reverse();
        Some(Self { games, set, left })
    }

    /// Looks at the next positions, until the first puzzle.
    pub fn step(mut self, desk: &mut Desk) -> Step {
        for _ in 0..PIECE {
            let Some(table) = self.left.pop() else { return Step::Done(None) };
            if let Some(mined) = self.puzzle(desk, &table) {
                return Step::Done(Some(Box::new(mined)));
            }
        }
        Step::More(self)
    }

    /// Returns the puzzle of a position. It is looked for on a table that has the stones alone, as it will be set.
    fn puzzle(&self, desk: &mut Desk, table: &Table) -> Option<Mined> {
        solvable(table)?;
        let start = setup(table)?;
        let Set { word, game, rules, .. } = *self.set;
        let table = open(self.games, game, rules, Some(start.clone())).ok()?;
        let win = win(desk, &table, NODES)?;
        let theme = theme(desk, self.games, self.set, &table, &win);
        let likeness = Likeness::of(&table)?.description;
        Some(Mined { set: word, start, likeness, win, theme })
    }
}
