//! The board as the search sees it: moves that force, the answers that could hold, and wins at once.

use super::super::Position;
use super::super::budget::Meter;
use super::super::grid::{Cell, Frame, MARGIN, ROW};
use super::super::memory::Memory;
use super::Kind;

/// A position that the solver can look at.
pub trait Solvable: Send {
    /// Returns the board with its stones.
    fn ground(&self, memory: &mut Memory) -> Box<dyn Ground>;
    /// Number of stones, of which a board without edges may not show all.
    fn stones(&self) -> usize;
    /// Returns the same position with the other colour to move.
    fn turned(&self) -> Box<dyn Solvable>;
    /// The position, if it is one on lines without captures.
    fn on_lines(&self) -> Option<&Position> {
        None
    }
}

/// A board with what the search asks of it.
pub trait Ground {
    /// The part of the board that is shown.
    fn frame(&self) -> &Frame;
    /// The colour to move.
    fn side(&self) -> usize;
    /// A key of the position.
    fn key(&self) -> u64;
    /// True if a cell has no stone.
    fn is_empty(&self, cell: Cell) -> bool;
    /// True if the colour to move may put a stone on an empty cell.
    fn allows(&self, cell: Cell) -> bool;
    /// Puts a stone of the colour to move.
    fn put(&mut self, cell: Cell);
    /// Takes the last stone back.
    fn undo(&mut self);
    /// A cell at which a colour would win at once.
    fn win(&self, colour: usize) -> Option<Cell>;
    /// Number of such cells.
    fn wins(&self, colour: usize) -> usize;
    /// True if a stone of the colour to move wins at once at a cell.
    fn wins_at(&self, cell: Cell) -> bool;
    /// True if it is known without a look at any answer that a colour, which is not to move, wins at once.
    fn is_beyond_help(&self, colour: usize) -> bool;
    /// The moves of the colour to move by which a win of a kind can go on.
    fn tries(&mut self, kind: Kind, meter: &mut Meter) -> Vec<Cell>;
    /// The answers of the colour to move that could hold against what the other one threatens; none if that is nothing
    /// of the kind. They may be left out where the attacker has too few moves left for a threat that takes two.
    fn answers(&mut self, kind: Kind, has_time: bool, meter: &mut Meter) -> Option<Vec<Cell>>;

    /// The empty cells.
    fn empty(&self) -> Vec<Cell> {
        self.frame().cells().filter(|cell| self.is_empty(*cell)).collect()
    }

    /// The cells on which the colour to move may put a stone.
    fn legal(&self) -> Vec<Cell> {
        self.empty().into_iter().filter(|cell| self.allows(*cell)).collect()
    }

    /// True if no five through a cell can lie beyond what is looked at of a board without edges.
    fn is_inside(&self, cell: Cell) -> bool {
        let frame = self.frame();
        let (column, row) = (usize::from(cell) % ROW, usize::from(cell) / ROW);
        let inside = MARGIN + 5..MARGIN + frame.lines - 5;
        frame.edged || inside.contains(&column) && inside.contains(&row)
    }

    /// True if all stones of a position, so many, are so far inside.
    fn sees_all(&self, stones: usize) -> bool {
        let all: Vec<Cell> = self.frame().cells().filter(|cell| !self.is_empty(*cell)).collect();
        all.len() == stones && all.into_iter().all(|cell| self.is_inside(cell))
    }
}
