//! Cells of the engine's board and sets of them.
//!
//! A board is part of a grid of 32 by 32 cells. [`MARGIN`] cells on each side are never played on,
//! so that a look along a line needs no test for the edge; 22 lines at most are left.

use super::Point;

/// A cell by its number: 32 times the row plus the column, margins included.
pub type Cell = u16;

/// Cells of a row of the grid.
pub const ROW: usize = 32;
/// Cells of the grid.
pub const CELLS: usize = ROW * ROW;
/// Cells on each side of the board.
pub const MARGIN: usize = 5;
/// The longest board, and the window that is looked at of a board without edges.
pub const WIDEST: usize = ROW - 2 * MARGIN;
/// The farthest line from `0,0` on which stones are put on a board without edges, each way
/// (docs/rules/openings-and-tables.md E1).
const FARTHEST: i16 = 999;
/// The steps between neighbours in the four directions: right, up, right and up, right and down.
pub const STEPS: [i32; 4] = [1, ROW as i32, ROW as i32 + 1, 1 - ROW as i32];

/// The number of the line of a direction on which a cell lies, and its place there.
#[inline]
pub fn line_of(cell: Cell, direction: usize) -> (usize, u32) {
    let (x, y) = ((cell as usize) % ROW, (cell as usize) / ROW % ROW);
    match direction {
        0 => (y, x as u32),
        1 => (x, y as u32),
        2 => (x + ROW - 1 - y, x as u32),
        _ => (x + y, x as u32),
    }
}

/// The cell so many steps away in a direction.
#[inline]
pub fn step(cell: Cell, direction: usize, steps: i32) -> Cell {
    (i32::from(cell) + STEPS[direction] * steps) as Cell % CELLS as Cell
}

/// True if two cells are at most four king's steps apart on a common line.
#[inline]
pub fn are_in_reach(one: Cell, other: Cell) -> bool {
    let row = ROW as i32;
    let (one, other) = (i32::from(one), i32::from(other));
    let (dx, dy) = ((one % row - other % row).abs(), (one / row - other / row).abs());
    dx.max(dy) <= 4 && (dx == 0 || dy == 0 || dx == dy)
}

/// The part of the game's board that the grid shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The point on the first cell that is played on.
    first: Point,
    /// The number of lines that are shown.
    pub lines: usize,
    /// True if the board ends where the frame ends.
    pub edged: bool,
}

impl Frame {
    /// The frame for a square board, or around the stones of an unbounded one; the last stones are
    /// inside where not all fit. It ends where no stones can be put any more.
    pub fn around(size: Option<u8>, stones: impl Iterator<Item = Point> + Clone) -> Self {
        if let Some(size) = size {
            return Self { first: (0, 0), lines: usize::from(size).min(WIDEST), edged: true };
        }
        let last = stones.clone().last().unwrap_or((0, 0));
        let start = |lines: &mut dyn Iterator<Item = i16>, last: i16| {
            let (low, high) = lines.fold((last, last), |(low, high), x| (low.min(x), high.max(x)));
            let middle = low + (high - low) / 2;
            let half = WIDEST as i16 / 2;
            let middle = middle.clamp(last - half + MARGIN as i16, last + half - MARGIN as i16);
            (middle - half).clamp(-FARTHEST, FARTHEST + 1 - WIDEST as i16)
        };
        let left = start(&mut stones.clone().map(|point| point.0), last.0);
        let bottom = start(&mut stones.map(|point| point.1), last.1);
        Self { first: (left, bottom), lines: WIDEST, edged: false }
    }

    /// The cell of a point, if it is on the board and shown.
    pub fn cell(&self, (x, y): Point) -> Option<Cell> {
        let (x, y) = (x - self.first.0, y - self.first.1);
        let lines = 0..self.lines as i16;
        let shown = lines.contains(&x) && lines.contains(&y);
        shown.then(|| ((y as usize + MARGIN) * ROW + x as usize + MARGIN) as Cell)
    }

    /// The cell of a point up to five steps beyond the frame, if it is a cell of the grid.
    pub fn beyond(&self, (x, y): Point) -> Option<Cell> {
        let margin = MARGIN as i16;
        let (x, y) = (x - self.first.0 + margin, y - self.first.1 + margin);
        let all = 0..ROW as i16;
        (all.contains(&x) && all.contains(&y)).then(|| (y * ROW as i16 + x) as Cell)
    }

    /// The point of a cell.
    pub fn point(&self, cell: Cell) -> Point {
        let (x, y) = (cell as usize % ROW, cell as usize / ROW);
        let from = |at: usize, first: i16| at as i16 - MARGIN as i16 + first;
        (from(x, self.first.0), from(y, self.first.1))
    }

    /// The cell in the middle.
    pub fn middle(&self) -> Cell {
        let middle = self.lines / 2 + MARGIN;
        (middle * ROW + middle) as Cell
    }

    /// The cells that are played on, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let lines = self.lines;
        (0..lines * lines)
            .map(move |at| ((at / lines + MARGIN) * ROW + at % lines + MARGIN) as Cell)
    }
}

/// Words of a set: the rows that are played on, two to a word.
const WORDS: usize = WIDEST / 2;
/// The number of the first bit.
const FIRST: Cell = (MARGIN * ROW) as Cell;

/// A set of cells that are played on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells([u64; WORDS]);

impl Cells {
    /// Puts a cell in or takes it out.
    #[inline]
    pub fn flip(&mut self, cell: Cell) {
        let bit = cell - FIRST;
        self.0[usize::from(bit / 64) % WORDS] ^= 1 << (bit % 64);
    }

    /// Puts a cell in.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        let bit = cell - FIRST;
        self.0[usize::from(bit / 64) % WORDS] |= 1 << (bit % 64);
    }

    /// Puts all cells of another set in.
    #[inline]
    pub fn join(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(own, other)| *own |= other);
    }

    /// Puts cells of a row in, by their bits.
    #[inline]
    pub fn insert_row(&mut self, row: usize, cells: u32) {
        let at = row - MARGIN;
        self.0[at / 2 % WORDS] |= u64::from(cells) << (at % 2 * ROW);
    }

    /// The cells of the set, in the order of their numbers.
    #[inline]
    pub fn iter(&self) -> Iter {
        Iter { words: self.0, at: 0 }
    }
}

/// The cells of a set.
pub struct Iter {
    words: [u64; WORDS],
    at: usize,
}

impl Iterator for Iter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while let Some(word) = self.words.get_mut(self.at) {
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Some(FIRST + (self.at * 64) as Cell + bit as Cell);
            }
            self.at += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_one_place_apart_on_their_line() {
        let frame = Frame::around(Some(19), std::iter::empty());
        for cell in frame.cells() {
            for direction in 0..4 {
                let (line, place) = line_of(cell, direction);
                let next = line_of(step(cell, direction, 1), direction);
                assert_eq!(next, (line, place + 1));
            }
        }
    }

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let frame = Frame::around(None, [(3, -7)].into_iter());
        let mut set = Cells::default();
        let some: Vec<Cell> = frame.cells().step_by(7).collect();
        some.iter().for_each(|cell| set.flip(*cell));
        assert_eq!(set.iter().collect::<Vec<_>>(), some);
        some.iter().for_each(|cell| set.flip(*cell));
        assert_eq!(set, Cells::default());
    }

    #[test]
    fn points_and_cells_are_each_other_s_names() {
        let stones = [(40, 3), (41, 5), (60, -20)];
        let frame = Frame::around(None, stones.into_iter());
        assert!(frame.cell((60, -20)).is_some(), "the last stone is shown");
        assert_eq!((frame.cell((-500, 9)), frame.beyond((-500, 9))), (None, None));
        for cell in frame.cells() {
            assert_eq!(frame.cell(frame.point(cell)), Some(cell));
        }
        assert_eq!(frame.cells().count(), 22 * 22);
    }

    #[test]
    fn every_cell_of_a_frame_can_have_a_stone() {
        for stone in [(999, -999), (-999, 999), (995, 0), (0, -990)] {
            let frame = Frame::around(None, [stone].into_iter());
            assert!(frame.cell(stone).is_some(), "{stone:?}");
            let steps = frame.cells().map(|cell| frame.point(cell));
            let far = steps.map(|(x, y)| x.abs().max(y.abs())).max();
            assert!(far <= Some(FARTHEST), "{stone:?}: {far:?}");
        }
    }
}
