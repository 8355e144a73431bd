//! Stones with the patterns of every empty cell for both colours, the sets of cells by their
//! classes and the sums of their values.
//!
//! A search spends most of its time here. Nearly all cells that see a stone, some 22, change their
//! patterns, but few their sets: one loop without a test renews the first and notes the second.

use super::grid::{CELLS, Cell, Cells, Frame, ROW, STEPS, line_of};
use super::rating::{Rating, Sum, moves, set};
use super::rules::Tables;

/// A cell without a stone.
pub const EMPTY: u8 = 2;
/// A cell that is not played on.
pub const WALL: u8 = 3;

/// The knowledge of an empty cell.
#[derive(Clone, Copy, Default)]
struct Spot {
    /// Its patterns, four bits each: for each direction those of both colours.
    code: u32,
    /// Its ratings for both colours, which follow from the patterns.
    ratings: [Rating; 2],
}

/// A cell whose patterns a stone has changed, as it was before.
#[derive(Clone, Copy, Default)]
struct Change {
    cell: Cell,
    spot: Spot,
}

/// A cell that a stone has brought from a set to another one, for either colour.
#[derive(Clone, Copy)]
struct Move {
    cell: Cell,
    before: [u8; 2],
    after: [u8; 2],
}

/// A stone, and the state before it as far as undoing needs it.
#[derive(Clone, Copy)]
struct Step {
    cell: Cell,
    /// Numbers of changes and of moves before it.
    changes: usize,
    moves: usize,
    sums: [Sum; 2],
}

/// The lines of a board: two bits for each cell, by direction and number.
pub type Words = [[u64; 2 * ROW]; 4];

/// The stones and what is kept up to date with them.
#[derive(Clone)]
pub struct Board {
    /// The cells of each line, two bits each: 0 empty, 1 and 2 the colours, 3 a wall.
    pub lines: Words,
    /// The cells that are played on, the lower one of their two bits set.
    played: Words,
    /// A colour, [`EMPTY`] or [`WALL`].
    pub cells: Box<[u8; CELLS]>,
    /// The empty cells; what is here of others is not up to date.
    spots: Box<[Spot; CELLS]>,
    /// The stones of each row.
    pub rows: [u32; ROW],
    /// The sets of each colour, and a place for all cells that are in none.
    pub sets: [[Cells; set::PLACES]; 2],
    pub counts: [[u16; set::PLACES]; 2],
    /// The values of all empty cells to each colour.
    sums: [Sum; 2],
    pub hash: u64,
    steps: Vec<Step>,
    /// The changes by all stones; there is room for more behind the last one.
    changes: Vec<Change>,
    /// Number of changes.
    changed: usize,
    moves: Vec<Move>,
}

impl Board {
    /// An empty board.
    pub fn new(frame: &Frame) -> Self {
        let mut board = Self {
            lines: [[0; 2 * ROW]; 4],
            played: [[0; 2 * ROW]; 4],
            cells: Box::new([WALL; CELLS]),
            spots: Box::new([Spot::default(); CELLS]),
            rows: [0; ROW],
            sets: Default::default(),
            counts: Default::default(),
            sums: Default::default(),
            hash: 0,
            steps: Vec::with_capacity(CELLS),
            changes: vec![Change::default(); CELLS],
            changed: 0,
            moves: Vec::with_capacity(CELLS),
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

    /// Number of stones.
    #[inline]
    pub fn stones(&self) -> usize {
        self.steps.len()
    }

    /// The cell of a stone, counted back from the last one, 0.
    #[inline]
    pub fn last(&self, back: usize) -> Option<Cell> {
        let stones = self.steps.len();
        stones.checked_sub(back + 1).map(|place| self.steps[place].cell)
    }

    /// The patterns of an empty cell, four bits each: for each direction those of both colours.
    #[inline]
    pub fn code(&self, cell: Cell) -> u32 {
        self.spots[usize::from(cell) % CELLS].code
    }

    /// The ratings of an empty cell for both colours.
    #[inline]
    pub fn ratings(&self, cell: Cell) -> &[Rating; 2] {
        &self.spots[usize::from(cell) % CELLS].ratings
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
    pub fn hint(&mut self, cell: Cell, colour: u8) {
        let (line, place) = line_of(cell, 0);
        let outside = self.cells[usize::from(cell)] == WALL;
        if outside && self.lines[0][line] >> (2 * place) & 3 == 0 {
            self.write(cell, u64::from(colour % 2) + 1);
        }
    }

    /// Works out the patterns of all empty cells anew.
    pub fn rate_all(&mut self, tables: &Tables, frame: &Frame) {
        (self.sets, self.counts, self.sums) = Default::default();
        for cell in frame.cells() {
            if self.cells[usize::from(cell)] != EMPTY {
                continue;
            }
            let code = (0..4).fold(0, |code, direction| {
                let (line, place) = line_of(cell, direction);
                code | tables.patterns(self.lines[direction][line], place) << (8 * direction)
            });
            let ratings = ratings_of(tables, code);
            self.spots[usize::from(cell)] = Spot { code, ratings };
            self.count(cell, true);
        }
    }

    /// The value of the position to a colour if it is to move: what the empty cells are worth to it
    /// then, less what they are worth to the other one.
    #[inline]
    pub fn value(&self, colour: usize) -> i32 {
        self.sums[colour & 1].own() - self.sums[1 - (colour & 1)].other()
    }

    /// Takes an empty cell into the sums and the sets, or out of them.
    #[inline]
    fn count(&mut self, cell: Cell, enters: bool) {
        let ratings = *self.ratings(cell);
        for (colour, rating) in ratings.into_iter().enumerate() {
            let sum = &mut self.sums[colour];
            if enters {
                sum.add(rating)
            } else {
                sum.remove(rating)
            }
            self.flip(colour, rating.set(), cell, enters);
        }
    }

    #[inline]
    fn flip(&mut self, colour: usize, set: u8, cell: Cell, enters: bool) {
        let set = usize::from(set) % set::PLACES;
        self.sets[colour][set].flip(cell);
        let count = &mut self.counts[colour][set];
        *count = if enters { count.wrapping_add(1) } else { count.wrapping_sub(1) };
    }

    /// Brings a cell from some sets to others.
    #[inline]
    fn move_over(&mut self, cell: Cell, from: [u8; 2], to: [u8; 2]) {
        for colour in 0..2 {
            self.flip(colour, from[colour], cell, false);
            self.flip(colour, to[colour], cell, true);
        }
    }

    /// Puts a stone of a colour on an empty cell.
    pub fn put(&mut self, tables: &Tables, cell: Cell, colour: usize) {
        let (changes, moves) = (self.changed, self.moves.len());
        self.steps.push(Step { cell, changes, moves, sums: self.sums });
        self.count(cell, false);
        self.cells[usize::from(cell) % CELLS] = colour as u8;
        self.rows[usize::from(cell) / ROW % ROW] |= 1 << (usize::from(cell) % ROW);
        self.hash ^= key(cell, colour);
        let (words, seeing) = self.lay(cell, colour, tables.reach);
        self.renew(tables, cell, &words, seeing);
    }

    /// Writes a stone into its lines; gives them with the stone in the [`MIDDLE`], and the bits of
    /// the empty cells that see it (see [`STEPS_TO`]).
    #[inline]
    fn lay(&mut self, cell: Cell, colour: usize, reach: u32) -> ([u64; 4], u64) {
        let (mut words, mut seeing) = ([0; 4], 0);
        for (direction, turned_word) in words.iter_mut().enumerate() {
            let (line, place) = line_of(cell, direction);
            let word = &mut self.lines[direction][line];
            *word ^= (colour as u64 + 1) << (2 * place);
            let turned = |word: u64| word.rotate_right(64 + 2 * place - 2 * MIDDLE);
            *turned_word = turned(*word);
            let empty = turned(!(*word | *word >> 1) & self.played[direction][line]);
            let near = (empty & seen(*turned_word, reach)) >> (2 * (MIDDLE - FARTHEST));
            seeing |= near << (direction % 2 + direction / 2 * 32);
        }
        (words, seeing)
    }

    /// Renews the patterns of the cells that see a new stone, given its lines with the stone in the
    /// [`MIDDLE`].
    fn renew(&mut self, tables: &Tables, stone: Cell, words: &[u64; 4], mut seeing: u64) {
        let from = self.changed;
        let (mut moved, mut count, mut at) = ([0; MOST_SEEN], 0, 0);
        if self.changes.len() < from + MOST_SEEN {
            self.changes.resize(2 * from + MOST_SEEN, Change::default());
        }
        // Known to be apart from each other, all of this stays in registers.
        let (spots, log, mut sums) = (&mut *self.spots, &mut self.changes[from..], self.sums);
        let log = &mut log[..MOST_SEEN];
        while seeing != 0 {
            let bit = seeing.trailing_zeros() as usize % 64;
            seeing &= seeing - 1;
            let direction = bit & 1 | bit >> 5 << 1;
            let cell = (i32::from(stone) + STEPS_TO[bit]) as usize % CELLS;
            let spot = spots[cell];
            let patterns = tables.patterns_between(words[direction] >> (bit & 30));
            let code = spot.code & OTHERS[direction] | patterns << (8 * direction);
            let ratings = ratings_of(tables, code);
            for colour in 0..2 {
                sums[colour].remove(spot.ratings[colour]);
                sums[colour].add(ratings[colour]);
            }
            spots[cell] = Spot { code, ratings };
            log[at % MOST_SEEN] = Change { cell: cell as Cell, spot };
            moved[count % MOST_SEEN] = at as u8;
            count += usize::from(moves(&spot.ratings, &ratings));
            at += 1;
        }
        self.sums = sums;
        self.changed += at;
        self.regroup(from, &moved[..count]);
    }

    /// Brings the cells of some changes, counted from one on, to the sets that they now belong to.
    #[inline]
    fn regroup(&mut self, from: usize, changes: &[u8]) {
        for place in changes {
            let Change { cell, spot } = self.changes[from + usize::from(*place)];
            let after = self.ratings(cell).map(Rating::set);
            let one = Move { cell, before: spot.ratings.map(Rating::set), after };
            self.move_over(cell, one.before, one.after);
            self.moves.push(one);
        }
    }

    /// Takes the last stone off and gives its colour.
    pub fn undo(&mut self) -> Option<usize> {
        let step = self.steps.pop()?;
        let colour = usize::from(self.cells[usize::from(step.cell) % CELLS] & 1);
        for Change { cell, spot } in &self.changes[step.changes..self.changed] {
            self.spots[usize::from(*cell) % CELLS] = *spot;
        }
        self.changed = step.changes;
        for place in step.moves..self.moves.len() {
            let Move { cell, before, after } = self.moves[place];
            self.move_over(cell, after, before);
        }
        self.moves.truncate(step.moves);
        self.write(step.cell, colour as u64 + 1);
        self.cells[usize::from(step.cell) % CELLS] = EMPTY;
        self.rows[usize::from(step.cell) / ROW % ROW] &= !(1 << (usize::from(step.cell) % ROW));
        self.hash ^= key(step.cell, colour);
        self.count(step.cell, true);
        self.sums = step.sums;
        Some(colour)
    }
}

/// The ratings of both colours by the patterns of a cell.
#[inline]
fn ratings_of(tables: &Tables, code: u32) -> [Rating; 2] {
    let [one, other] = tables.ratings();
    [one.of(code), other.of(code >> 4)]
}

/// The place to which a line is turned for a new stone: beyond the farthest cells that decide the
/// patterns of the farthest cells that see the stone.
const MIDDLE: u32 = 2 * FARTHEST;
/// Steps to the farthest cell that sees a stone.
const FARTHEST: u32 = 5;
/// The most cells that see a stone.
const MOST_SEEN: usize = 64;

/// Steps from a stone to the cells that see it, by their bits: those of two directions alternate
/// in each half.
const STEPS_TO: [i32; 64] = {
    let mut steps = [0; 64];
    let mut bit = 0;
    while bit < 64 {
        steps[bit] = STEPS[bit & 1 | bit >> 5 << 1] * ((bit & 31) as i32 / 2 - FARTHEST as i32);
        bit += 1;
    }
    steps
};

/// The places of a line whose patterns depend on the one in the [`MIDDLE`], as far as walls and
/// stones of both colours let: behind one stone of each colour nothing of it is seen.
#[inline]
fn seen(word: u64, reach: u32) -> u64 {
    // Places of walls and of the first colour's stones; of walls and of the second colour's.
    let (one, other) = (word & LOWER, word >> 1 & LOWER);
    let ahead = 2 * (MIDDLE + 1);
    let far = (one >> ahead).trailing_zeros().max((other >> ahead).trailing_zeros());
    let behind = 64 - 2 * MIDDLE;
    let near = (one << behind).leading_zeros().max((other << behind).leading_zeros());
    let (far, near) = (far.min(2 * reach), near.min(2 * reach));
    ((1 << far) - 1) << ahead | ((1 << near) - 1) << (2 * MIDDLE - near)
}

/// The patterns of all directions but one.
const OTHERS: [u32; 4] = [!0xFF, !0xFF00, !0xFF_0000, !0xFF00_0000];

/// The lower ones of the two bits of each place.
const LOWER: u64 = 0x5555_5555_5555_5555;

/// A number for a stone on a cell; the numbers of all stones together make the key of a position.
#[inline]
pub fn key(cell: Cell, colour: usize) -> u64 {
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
