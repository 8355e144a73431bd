//! The board: stones, the patterns of every empty cell for both colours, the sets of cells by their
//! classes and the sums of their values, all kept up to date by each stone.

use super::Position;
use super::grid::{CELLS, Cell, Cells, Frame, MARGIN, ROW, STEPS, WIDEST, line_of};
use super::rating::{Rating, set};
use super::rules::Tables;
use std::sync::Arc;

/// A cell without a stone.
pub const EMPTY: u8 = 2;
/// A cell that is not played on.
pub const WALL: u8 = 3;

/// A cell whose patterns a stone has changed.
#[derive(Clone, Copy)]
struct Change {
    cell: Cell,
    /// The sets it was in and those it came to, four bits each, for both colours.
    sets: u16,
    /// The patterns before.
    code: u32,
    /// The ratings before.
    ratings: [Rating; 2],
}

/// A stone, and the state before it as far as undoing needs it.
#[derive(Clone, Copy)]
struct Step {
    cell: Cell,
    /// Number of changes before it.
    changes: usize,
    own: [i32; 2],
    other: [i32; 2],
}

/// The stones and what is kept up to date with them.
#[derive(Clone)]
struct Board {
    /// The cells of each line, two bits each: 0 empty, 1 and 2 the colours, 3 a wall.
    lines: Words,
    /// The cells that are played on, the lower one of their two bits set.
    played: Words,
    /// A colour, [`EMPTY`] or [`WALL`].
    cells: Box<[u8; CELLS]>,
    /// The patterns of each empty cell, four bits for each direction; the second colour's in the
    /// upper half.
    codes: Box<[u32; CELLS]>,
    /// The ratings of each empty cell for both colours, which follow from its patterns.
    ratings: Box<[[Rating; 2]; CELLS]>,
    /// The stones of each row.
    rows: [u32; ROW],
    sets: [[Cells; set::COUNT]; 2],
    counts: [[u16; set::COUNT]; 2],
    own: [i32; 2],
    other: [i32; 2],
    hash: u64,
    steps: Vec<Step>,
    changes: Vec<Change>,
}

/// The lines of a board: two bits for each cell, by direction and number.
pub type Words = [[u64; 2 * ROW]; 4];

/// The places of the pair of sets that a change notes for a colour.
const PAIR: usize = 8;

impl Board {
    fn new(frame: &Frame) -> Self {
        let mut board = Self {
            lines: [[0; 2 * ROW]; 4],
            played: [[0; 2 * ROW]; 4],
            cells: Box::new([WALL; CELLS]),
            codes: Box::new([0; CELLS]),
            ratings: Box::new([[Rating::default(); 2]; CELLS]),
            rows: [0; ROW],
            sets: Default::default(),
            counts: Default::default(),
            own: [0; 2],
            other: [0; 2],
            hash: 0,
            steps: Vec::with_capacity(CELLS),
            changes: Vec::with_capacity(CELLS),
        };
        for cell in frame.cells() {
            board.cells[usize::from(cell)] = EMPTY;
            for direction in 0..4 {
                let (line, place) = line_of(cell, direction);
                board.played[direction][line] |= 1 << (2 * place);
            }
        }
        let outside = |cell: &Cell| board.cells[usize::from(*cell)] == WALL;
        let walls: Vec<Cell> = (0..CELLS as Cell).filter(outside).collect();
        if frame.edged {
            walls.into_iter().for_each(|cell| board.write(cell, 3));
        }
        board
    }

    /// Changes the content of a cell in its four lines.
    #[inline]
    fn write(&mut self, cell: Cell, bits: u64) {
        for direction in 0..4 {
            let (line, place) = line_of(cell, direction);
            self.lines[direction][line] ^= bits << (2 * place);
        }
    }

    /// Writes a stone just beyond the frame of an unbounded board, for the patterns inside.
    fn hint(&mut self, cell: Cell, colour: u8) {
        let (line, place) = line_of(cell, 0);
        let outside = self.cells[usize::from(cell)] == WALL;
        if outside && self.lines[0][line] >> (2 * place) & 3 == 0 {
            self.write(cell, u64::from(colour % 2) + 1);
        }
    }

    /// Works out the patterns of all empty cells anew.
    fn rate_all(&mut self, tables: &Tables, frame: &Frame) {
        (self.sets, self.counts) = Default::default();
        (self.own, self.other) = ([0; 2], [0; 2]);
        for cell in frame.cells() {
            if self.cells[usize::from(cell)] != EMPTY {
                continue;
            }
            let code = (0..4).fold(0, |code, direction| {
                let (line, place) = line_of(cell, direction);
                code | tables.patterns(self.lines[direction][line], place) << (4 * direction)
            });
            self.codes[usize::from(cell)] = code;
            self.ratings[usize::from(cell)] = [0, 1].map(|colour| tables.rating(code, colour));
            self.count(cell, 1);
        }
    }

    /// Takes an empty cell into the sums and the sets, or out of them.
    #[inline]
    fn count(&mut self, cell: Cell, sign: i32) {
        let ratings = self.ratings[usize::from(cell) % CELLS];
        for (colour, rating) in ratings.into_iter().enumerate() {
            self.own[colour] += sign * i32::from(rating.own);
            self.other[colour] += sign * i32::from(rating.other);
            self.flip(colour, rating.set(), cell, sign == 1);
        }
    }

    #[inline]
    fn flip(&mut self, colour: usize, set: u8, cell: Cell, enters: bool) {
        if let Some(cells) = self.sets[colour].get_mut(usize::from(set)) {
            cells.flip(cell);
            let count = &mut self.counts[colour][usize::from(set)];
            *count = if enters { *count + 1 } else { *count - 1 };
        }
    }

    fn put(&mut self, tables: &Tables, cell: Cell, colour: usize) {
        let (own, other) = (self.own, self.other);
        self.steps.push(Step { cell, changes: self.changes.len(), own, other });
        self.count(cell, -1);
        self.cells[usize::from(cell) % CELLS] = colour as u8;
        self.rows[usize::from(cell) / ROW % ROW] |= 1 << (usize::from(cell) % ROW);
        self.hash ^= key(cell, colour);
        for direction in 0..4 {
            let (line, place) = line_of(cell, direction);
            self.lines[direction][line] ^= (colour as u64 + 1) << (2 * place);
            self.renew(tables, cell, direction, line, place);
        }
    }

    /// Renews the patterns along a line on both sides of a new stone.
    #[inline]
    fn renew(&mut self, tables: &Tables, stone: Cell, direction: usize, line: usize, place: u32) {
        let word = self.lines[direction][line];
        // The places of the empty cells, by the lower one of their two bits.
        let mut empty =
            !(word | word >> 1) & self.played[direction][line] & seen(word, place, tables.reach);
        while empty != 0 {
            let other = empty.trailing_zeros() / 2;
            empty &= empty - 1;
            let steps = other as i32 - place as i32;
            let at = (i32::from(stone) + steps * STEPS[direction]) as usize % CELLS;
            let fresh = tables.patterns(word, other) << (4 * direction);
            let old = self.codes[at];
            let new = old & !(0xF_000F << (4 * direction)) | fresh;
            if old != new {
                self.change(tables, at as Cell, old, new);
            }
        }
    }

    /// Changes the patterns of an empty cell.
    #[inline]
    fn change(&mut self, tables: &Tables, cell: Cell, old: u32, new: u32) {
        self.codes[usize::from(cell) % CELLS] = new;
        let ratings = self.ratings[usize::from(cell) % CELLS];
        let mut sets = 0;
        for (colour, before) in ratings.into_iter().enumerate() {
            if (old ^ new) >> (16 * colour) & 0xFFFF == 0 {
                continue;
            }
            let after = tables.rating(new, colour);
            self.ratings[usize::from(cell) % CELLS][colour] = after;
            self.own[colour] += i32::from(after.own) - i32::from(before.own);
            self.other[colour] += i32::from(after.other) - i32::from(before.other);
            if before.set() != after.set() {
                sets |= u16::from(before.set() | after.set() << 4) << (PAIR * colour);
                self.flip(colour, before.set(), cell, false);
                self.flip(colour, after.set(), cell, true);
            }
        }
        self.changes.push(Change { cell, sets, code: old, ratings });
    }

    /// Takes the last stone off and gives its colour.
    fn undo(&mut self) -> Option<usize> {
        let step = self.steps.pop()?;
        let colour = usize::from(self.cells[usize::from(step.cell) % CELLS] & 1);
        while self.changes.len() > step.changes {
            let Some(change) = self.changes.pop() else { break };
            self.codes[usize::from(change.cell) % CELLS] = change.code;
            self.ratings[usize::from(change.cell) % CELLS] = change.ratings;
            if change.sets != 0 {
                self.flip_back(change.cell, 0, change.sets & 255);
                self.flip_back(change.cell, 1, change.sets >> PAIR);
            }
        }
        self.write(step.cell, colour as u64 + 1);
        self.cells[usize::from(step.cell) % CELLS] = EMPTY;
        self.rows[usize::from(step.cell) / ROW % ROW] &= !(1 << (usize::from(step.cell) % ROW));
        self.hash ^= key(step.cell, colour);
        self.count(step.cell, 1);
        (self.own, self.other) = (step.own, step.other);
        Some(colour)
    }

    /// Brings a cell back to the set that it was in.
    fn flip_back(&mut self, cell: Cell, colour: usize, sets: u16) {
        if sets != 0 {
            self.flip(colour, (sets >> 4) as u8, cell, false);
            self.flip(colour, (sets & 15) as u8, cell, true);
        }
    }
}

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

/// The places of a line whose patterns depend on a place, as far as walls and stones of both
/// colours let: behind one stone of each colour nothing of it is seen.
#[inline]
fn seen(word: u64, place: u32, reach: u32) -> u64 {
    // Places of walls and of the first colour's stones; of walls and of the second colour's.
    let (one, other) = (word & LOWER, word >> 1 & LOWER);
    let ahead = 2 * (place + 1);
    let far = (one >> ahead).trailing_zeros().max((other >> ahead).trailing_zeros());
    let behind = 64 - 2 * place;
    let near = (one << behind).leading_zeros().max((other << behind).leading_zeros());
    let (far, near) = (far.min(2 * reach), near.min(2 * reach));
    ((1 << far) - 1) << ahead | ((1 << near) - 1) << (2 * place - near)
}

/// The lower ones of the two bits of each place.
const LOWER: u64 = 0x5555_5555_5555_5555;

/// A number for a stone on a cell; the numbers of all stones together make the key of a position.
#[inline]
fn key(cell: Cell, colour: usize) -> u64 {
    mix(u64::from(cell) << 1 | colour as u64)
}

/// Spreads a number over all bits (the finalizer of SplitMix64).
#[inline]
pub fn mix(number: u64) -> u64 {
    let mut z = (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
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
        self.board.steps.len()
    }

    /// True if no cell is empty.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.frame.edged && self.board.steps.len() == self.frame.lines * self.frame.lines
    }

    /// The rating of an empty cell for a colour.
    #[inline]
    pub fn rating(&self, cell: Cell, colour: usize) -> Rating {
        self.board.ratings[usize::from(cell) % CELLS][colour & 1]
    }

    /// The pattern of an empty cell along a direction for a colour.
    #[inline]
    pub fn pattern(&self, cell: Cell, colour: usize, direction: usize) -> u8 {
        (self.board.codes[usize::from(cell) % CELLS] >> (16 * colour + 4 * direction) & 15) as u8
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
        self.board.own[self.side] - self.board.other[1 - self.side]
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
