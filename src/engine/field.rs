//! A position on a board that is kept up to date by each stone, and all that the search asks of it.

use super::Position;
use super::board::{Board, Words, key};
use super::grid::{CELLS, Cell, Cells, Frame, MARGIN, ROW, WIDEST};
use super::rating::{Rating, set};
use super::rules::Tables;
use super::values::threats;
use std::sync::Arc;

pub use super::board::{EMPTY, WALL, mix};

/// A board with all that the search asks of it.
#[derive(Clone)]
pub struct Field {
    tables: Arc<Tables>,
    frame: Frame,
    board: Board,
    side: usize,
}

impl Field {
    /// The board of a position.
    pub fn new(tables: Arc<Tables>, position: &Position) -> Self {
        let stones = position.stones.iter().map(|(point, _)| *point);
        let frame = Frame::around(position.lines.size, stones);
        let mut board = Board::new(&frame);
        board.rate_all(&tables, &frame);
        for (point, colour) in &position.stones {
            match frame.cell(*point) {
                Some(cell) if board.cells[usize::from(cell)] == EMPTY => {
                    board.put(&tables, cell, usize::from(*colour % 2));
                }
                Some(_) => {}
                None => {
                    frame.beyond(*point).into_iter().for_each(|cell| board.hint(cell, *colour));
                }
            }
        }
        if !frame.edged {
            board.rate_all(&tables, &frame);
        }
        Self { tables, frame, board, side: usize::from(position.to_move % 2) }
    }

    /// Puts a stone of the colour on turn.
    pub fn put(&mut self, cell: Cell) {
        self.board.put(&self.tables, cell, self.side);
        self.side ^= 1;
    }

    /// Takes the last stone off; its colour is on turn.
    pub fn undo(&mut self) {
        if let Some(colour) = self.board.undo() {
            self.side = colour;
        }
    }

    /// Lets the other colour move.
    pub fn pass(&mut self) {
        self.side ^= 1;
    }
}

impl Field {
    /// The rules and tables.
    #[inline]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The part of the board that is shown.
    pub fn frame(&self) -> &Frame {
        &self.frame
    }

    /// The colour to move.
    #[inline]
    pub fn side(&self) -> usize {
        self.side
    }

    /// The content of a cell.
    #[inline]
    pub fn cell(&self, cell: Cell) -> u8 {
        self.board.cells[usize::from(cell) % CELLS]
    }

    /// The content of the lines.
    pub fn lines(&self) -> &Words {
        &self.board.lines
    }

    /// A key of the stones and the colour to move.
    #[inline]
    pub fn key(&self) -> u64 {
        self.board.hash ^ (self.side as u64).wrapping_mul(0xABCD_EF01_2345_6789)
    }

    /// The key after a stone of the colour on turn.
    #[inline]
    pub fn key_after(&self, cell: Cell) -> u64 {
        let turned = (self.side as u64 ^ 1).wrapping_mul(0xABCD_EF01_2345_6789);
        self.board.hash ^ key(cell, self.side) ^ turned
    }

    /// Number of stones.
    pub fn stones(&self) -> usize {
        self.board.stones()
    }

    /// The cell of a stone, counted back from the last one, 0.
    #[inline]
    pub fn last(&self, back: usize) -> Option<Cell> {
        self.board.last(back)
    }

    /// True if no cell is empty.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.frame.edged && self.board.stones() == self.frame.lines * self.frame.lines
    }

    /// The rating of an empty cell for a colour.
    #[inline]
    pub fn rating(&self, cell: Cell, colour: usize) -> Rating {
        self.board.ratings(cell)[colour & 1]
    }

    /// The pattern of an empty cell along a direction for a colour.
    #[inline]
    pub fn pattern(&self, cell: Cell, colour: usize, direction: usize) -> u8 {
        (self.board.code(cell) >> (8 * direction + 4 * colour) & 15) as u8
    }

    /// Number of cells in a set of a colour.
    #[inline]
    pub fn count_of(&self, colour: usize, set: usize) -> u16 {
        self.board.counts[colour][set]
    }

    /// The cells in a set of a colour.
    #[inline]
    pub fn set(&self, colour: usize, set: usize) -> &Cells {
        &self.board.sets[colour][set]
    }

    /// The first cell of a set.
    #[inline]
    pub fn first(&self, colour: usize, set: usize) -> Option<Cell> {
        if self.board.counts[colour][set] == 0 {
            None
        } else {
            self.board.sets[colour][set].iter().next()
        }
    }

    /// The value of the position for the colour to move; 400 is a win chance of 73 %.
    #[inline]
    pub fn value(&self) -> i32 {
        self.board.value(self.side) + self.tables.threats(self.threats())
    }

    /// The place of the threats of both colours among all (see [`threats`]).
    #[inline]
    pub fn threats(&self) -> usize {
        let (own, foe) = (self.side, 1 - self.side);
        let of = |colour: usize, set: usize| self.count_of(colour, set);
        threats([
            of(own, set::FOURS),
            of(own, set::THREES),
            of(foe, set::WINNING_FOURS),
            of(foe, set::FOURS),
            of(foe, set::THREES),
        ])
    }

    /// The empty cells.
    pub fn empty_cells(&self) -> impl Iterator<Item = Cell> {
        self.frame.cells().filter(|cell| self.cell(*cell) == EMPTY)
    }

    /// The empty cells up to two steps from a stone.
    #[inline]
    pub fn near(&self) -> Cells {
        let wide = |row: usize| {
            let stones = self.board.rows[row];
            stones | stones << 1 | stones << 2 | stones >> 1 | stones >> 2
        };
        let wide: [u32; ROW] = std::array::from_fn(wide);
        let inside = ((1u32 << self.frame.lines) - 1) << MARGIN;
        let mut near = Cells::default();
        for row in MARGIN..MARGIN + self.frame.lines.min(WIDEST) {
            let around = wide[row - 2] | wide[row - 1] | wide[row] | wide[row + 1] | wide[row + 2];
            near.insert_row(row, around & inside & !self.board.rows[row]);
        }
        near
    }
}
