//! The success of quiet moves: what a search learns from moves that were good enough, for the order and the depth of
//! those elsewhere.

use super::grid::{CELLS, Cell, MARGIN, ROW, WIDEST};

/// The most that a number of the tables can reach.
const MOST: i32 = 16_384;
/// The most that is learned from one move.
const LESSON: i32 = 2_000;
/// Lesson of one move, for each square of a ply of depth.
const GAIN: i32 = 16;
/// Cells that are played on.
const PLAYED: usize = WIDEST * WIDEST;

/// The stones before a move: the opponent's last one and the colour's own before it, as far as there are any.
pub type Before = [Option<Cell>; 2];

/// The success of quiet moves, by the colour that makes them.
pub struct Success {
    /// The success of a cell wherever it was tried.
    cells: [[i32; CELLS]; 2],
    /// The success after each of the stones before, by that stone's cell and the move's.
    after: [Vec<i16>; 2],
}

impl Default for Success {
    fn default() -> Self {
        Self { cells: [[0; CELLS]; 2], after: [(), ()].map(|()| vec![0; 2 * PLAYED * PLAYED]) }
    }
}

impl Success {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.cells = [[0; CELLS]; 2];
        self.after.iter_mut().for_each(|after| after.fill(0));
    }

    /// Fades what is known of cells, which changes from one position of a game to the next.
    pub fn fade(&mut self) {
        self.cells.iter_mut().flatten().for_each(|success| *success /= 4);
    }

    /// The success of a move, from three times -[`MOST`] to three times [`MOST`].
    #[inline]
    pub fn of(&self, colour: usize, cell: Cell, before: Before) -> i32 {
        let after = |place: usize| {
            before[place].map_or(0, |stone| i32::from(self.after[place][pair(colour, stone, cell)]))
        };
        self.cells[colour][usize::from(cell)] + after(0) + after(1)
    }

    /// Learns that a move was good enough at a depth, or was tried in vain.
    pub fn learn(&mut self, colour: usize, cell: Cell, before: Before, depth: i32, good: bool) {
        let gain = (depth * depth * GAIN).min(LESSON);
        let learned = |known: i32| known + if good { gain } else { -gain } - known * gain / MOST;
        let here = &mut self.cells[colour][usize::from(cell)];
        *here = learned(*here);
        for (after, stone) in self.after.iter_mut().zip(before) {
            if let Some(stone) = stone {
                let there = &mut after[pair(colour, stone, cell)];
                *there = learned(i32::from(*there)) as i16;
            }
        }
    }
}

/// The place of a move after a stone.
#[inline]
fn pair(colour: usize, stone: Cell, cell: Cell) -> usize {
    (colour * PLAYED + played(stone)) * PLAYED + played(cell)
}

/// The number of a cell among those that are played on.
#[inline]
fn played(cell: Cell) -> usize {
    let (row, column) = (usize::from(cell) / ROW - MARGIN, usize::from(cell) % ROW - MARGIN);
    row * WIDEST + column
}

#[cfg(test)]
mod tests {
    use super::super::grid::Frame;
    use super::*;

    #[test]
    fn success_is_told_apart_by_colour_and_by_the_stones_before() {
        let cells: Vec<Cell> = Frame::around(None, std::iter::empty()).cells().collect();
        let (cell, last) = (cells[0], Some(cells[PLAYED - 1]));
        let mut success = Success::default();
        success.learn(1, cell, [last, None], 3, true);
        let anywhere = success.of(1, cell, [None, None]);
        assert!(anywhere > 0 && success.of(1, cell, [last, None]) > anywhere);
        assert_eq!(success.of(1, cell, [None, last]), anywhere);
        assert_eq!(success.of(0, cell, [last, None]), 0);
        success.learn(1, cell, [last, None], 3, false);
        success.learn(1, cell, [last, None], 3, false);
        assert!(success.of(1, cell, [last, None]) < 0);
    }

    #[test]
    fn success_stays_within_its_limits() {
        let mut success = Success::default();
        let cell = (MARGIN * ROW + MARGIN) as Cell;
        (0..1000).for_each(|_| success.learn(0, cell, [Some(cell); 2], 60, true));
        assert!((2 * MOST..=3 * MOST).contains(&success.of(0, cell, [Some(cell); 2])));
    }
}
