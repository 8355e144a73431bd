//! Forbidden points: overlines, two fours, two threes (docs/rules/renju.md 1).
//!
//! The patterns of a cell rule almost all points out. What is left is judged by the shapes of the
//! four lines and, for threes, by imagining the stones that would make them straight fours.

use super::board::Words;
use super::field::Field;
use super::grid::{Cell, line_of, step};
use super::line::Shape;
use super::table::Table;
use super::{Bans, Rule};

/// The verdict on a stone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// A winning run, which is never forbidden.
    Wins,
    Legal,
    Foul,
}

impl Field {
    /// True if a colour may put a stone on an empty cell.
    #[inline]
    pub fn allows(&self, cell: Cell, colour: usize) -> bool {
        !self.rating(cell, colour).is_suspect() || self.judge(cell, colour)
    }

    /// The empty cells on which a stone of the other colour makes a colour's four forbidden, beyond
    /// the lines of the four. It makes no four and no three of the colour, but can let a three count
    /// that did not; so there are none without a second three.
    pub fn forbidders(&self, four: Cell, colour: usize) -> Vec<Cell> {
        if !self.rating(four, colour).is_suspect() {
            return Vec::new();
        }
        let mut judge = self.judge_of(colour);
        if judge.shapes(four).iter().filter(|shape| shape.is_three()).count() < 2 {
            return Vec::new();
        }
        let cells = self.empty_cells().filter(|cell| *cell != four);
        cells.filter(|cell| judge.is_foul_after(four, *cell)).collect()
    }

    fn judge(&self, cell: Cell, colour: usize) -> bool {
        self.judge_of(colour).verdict(cell) != Verdict::Foul
    }

    fn judge_of(&self, colour: usize) -> Judge {
        let rule = self.tables().rules[colour];
        let table = self.tables().lines[colour];
        Judge { words: *self.lines(), rule, table, colour }
    }
}

/// A board with imagined stones.
struct Judge {
    words: Words,
    rule: Rule,
    table: &'static Table,
    colour: usize,
}

impl Judge {
    /// The shapes of a stone along the four directions.
    fn shapes(&self, cell: Cell) -> [Shape; 4] {
        std::array::from_fn(|direction| {
            let (line, place) = line_of(cell, direction);
            let word = self.words[direction][line];
            // An imagined stone may lie just beyond the window of an unbounded board.
            let behind =
                if place < 5 { word << (2 * (5 - place)) } else { word >> (2 * place - 10) };
            let behind = (behind & 1023) as usize;
            let ahead = (word >> (2 * (place + 1)) & 1023) as usize;
            let turned = (0..5).fold(0, |cells, at| cells << 2 | behind >> (2 * at) & 3);
            let state = |side| u16::from(self.table.state(side, self.colour));
            self.table.shape(state(turned), state(ahead))
        })
    }

    /// Judges a stone: five, overline, double-four, then the threes.
    fn verdict(&mut self, cell: Cell) -> Verdict {
        let shapes = self.shapes(cell);
        let Bans { overline, double_four, double_three, four_three_three, .. } = self.rule.bans;
        let longer = shapes.iter().any(|shape| shape.is_longer());
        if shapes.iter().any(|shape| shape.wins()) {
            return Verdict::Wins;
        }
        let fours: u16 = shapes.iter().map(|shape| shape.fours()).sum();
        if longer && overline || fours > 1 && double_four {
            return Verdict::Foul;
        }
        let banned = if fours > 0 { four_three_three } else { double_three };
        let threes = shapes.iter().filter(|shape| shape.is_three()).count();
        if banned && threes > 1 && self.real_threes(cell, shapes) > 1 {
            return Verdict::Foul;
        }
        Verdict::Legal
    }

    /// Number of threes that count. With the recursion those do whose straight four can be made by
    /// a legal move that makes no five, with all imagined stones left on the board.
    fn real_threes(&mut self, cell: Cell, shapes: [Shape; 4]) -> usize {
        let threes = shapes.into_iter().enumerate().filter(|(_, shape)| shape.is_three());
        if !self.rule.bans.recursive {
            return threes.count();
        }
        self.imagine(cell, self.colour);
        let real = threes.filter(|(direction, shape)| {
            let mut eyes = shape.eyes().map(|steps| step(cell, *direction, steps));
            eyes.any(|eye| self.verdict(eye) == Verdict::Legal)
        });
        let count = real.count();
        self.imagine(cell, self.colour);
        count
    }

    /// True if a cell is forbidden once the other colour has a stone on another one.
    fn is_foul_after(&mut self, cell: Cell, stone: Cell) -> bool {
        self.imagine(stone, 1 - self.colour);
        let verdict = self.verdict(cell);
        self.imagine(stone, 1 - self.colour);
        verdict == Verdict::Foul
    }

    /// Puts a stone of a colour, or takes it off.
    fn imagine(&mut self, cell: Cell, colour: usize) {
        for direction in 0..4 {
            let (line, place) = line_of(cell, direction);
            self.words[direction][line] ^= (colour as u64 + 1) << (2 * place);
        }
    }
}
