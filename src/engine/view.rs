//! Questions about a board: the cells that meet a threat.

use super::Ends;
use super::field::{EMPTY, Field};
use super::grid::{Cell, step};
use super::line::pattern;
use super::order::Few;
use super::rating::{class, set};

impl Field {
    /// The cells by one of which a colour's open four or two fours at a cell are met: the cell
    /// itself, and those of its lines that take part.
    pub fn defences(&self, colour: usize, threat: Cell, mut add: impl FnMut(Cell)) {
        add(threat);
        for direction in 0..4 {
            if !is_four(self.pattern(threat, colour, direction)) {
                continue;
            }
            for sign in [-1, 1] {
                for steps in 1..=self.tables().reach as i32 {
                    let at = step(threat, direction, sign * steps);
                    match self.cell(at) {
                        EMPTY if self.answers(at, colour, direction) => add(at),
                        EMPTY => {}
                        stone if usize::from(stone) == colour => {}
                        _ => break,
                    }
                }
            }
        }
    }

    /// True if a stone of the opponent on an empty cell may meet a four along a direction. Where
    /// stones at the ends of a five count, all cells of the line may.
    #[inline]
    fn answers(&self, cell: Cell, colour: usize, direction: usize) -> bool {
        self.is_held(colour) || {
            let pattern = self.pattern(cell, colour, direction);
            is_four(pattern) || pattern == pattern::FIVE
        }
    }

    /// True if stones at the ends of a five count for a colour.
    #[inline]
    pub fn is_held(&self, colour: usize) -> bool {
        self.tables().rules[colour].ends != Ends::Open
    }

    /// The cells by which a colour's five at a cell may be met: the cell itself and, where stones
    /// at the ends of a five count, those ends.
    #[inline]
    pub fn stops(&self, colour: usize, five: Cell, mut add: impl FnMut(Cell)) {
        add(five);
        if !self.is_held(colour) {
            return;
        }
        for direction in (0..4).filter(|way| self.pattern(five, colour, *way) == pattern::FIVE) {
            for sign in [-1, 1] {
                let ends = (1..=5).map(|steps| step(five, direction, sign * steps));
                let end = ends.into_iter().find(|at| usize::from(self.cell(*at)) != colour);
                if let Some(end) = end.filter(|at| self.cell(*at) == EMPTY) {
                    add(end);
                }
            }
        }
    }

    /// The legal answers of the colour on turn to the other's fives. It has no five itself. Without
    /// any it has lost.
    pub fn answers_to_five(&self, foe: usize) -> Few {
        let mut answers = Few::new();
        for five in self.set(foe, set::FIVES).iter() {
            self.stops(foe, five, |cell| {
                if self.allows(cell, 1 - foe) {
                    answers.add(0, cell);
                }
            });
        }
        answers
    }

    /// A legal move that makes an open four or two fours.
    #[inline]
    pub fn winning_four(&self, colour: usize) -> Option<Cell> {
        if self.count_of(colour, set::WINNING_FOURS) == 0 {
            return None;
        }
        let mut cells = self.set(colour, set::WINNING_FOURS).iter();
        cells.find(|cell| self.allows(*cell, colour))
    }

    /// True if a stone of the colour on turn wins.
    pub fn wins(&self, cell: Cell) -> bool {
        self.rating(cell, self.side()).class() == class::FIVE
    }
}

fn is_four(one: u8) -> bool {
    matches!(one, pattern::FOUR | pattern::OPEN_FOUR | pattern::TWIN_FOURS)
}
