//! Wins by fours alone: each move makes a four, so that the opponent has one answer.

use super::grid::{Cell, are_in_reach};
use super::order::Moves;
use super::rating::{class, set};
use super::search::Search;

/// The limits of one search for fours.
struct Hunt {
    /// Stones that may still be put.
    left: u32,
    /// True if each four must lie on a line through the attacker's stone before it.
    local: bool,
    /// The moves of the win that is found, the last one first.
    line: Vec<Cell>,
}

/// Marks of keys, by which a search along the lines of the stones before takes no result of one
/// anywhere. The depth that was left and the stone before are not in the keys: a failure counts for
/// all, so that a win can be missed, but none is found that is not there.
const ANYWHERE: u64 = 0x5151_5151_0000_0001;
const LOCAL: u64 = 0x5151_5151_0000_0003;

impl Search<'_> {
    /// The first move of a win by fours for the colour on turn, looked for with so many stones.
    /// `local` looks only along lines through the stone before, from the second four on.
    pub fn win_by_fours(&mut self, depth: u32, stones: u32, local: bool) -> Option<Cell> {
        self.hunt(&mut Hunt { left: stones, local, line: Vec::new() }, depth, None)
    }

    /// The attacker's moves of a win by fours, the first one first; none if none is found.
    pub fn line_of_fours(&mut self, depth: u32, stones: u32) -> Option<Vec<Cell>> {
        let mut hunt = Hunt { left: stones, local: false, line: Vec::new() };
        self.hunt(&mut hunt, depth, None)?;
        hunt.line.reverse();
        Some(hunt.line)
    }

    fn hunt(&mut self, hunt: &mut Hunt, depth: u32, last: Option<Cell>) -> Option<Cell> {
        let found = self.hunted(hunt, depth, last);
        hunt.line.extend(found);
        found
    }

    fn hunted(&mut self, hunt: &mut Hunt, depth: u32, last: Option<Cell>) -> Option<Cell> {
        let own = self.field.side();
        if let Some(five) = self.field.first(own, set::FIVES) {
            return Some(five);
        }
        let forced = self.field.first(1 - own, set::FIVES);
        if let Some(stop) = forced {
            let many = self.field.count_of(1 - own, set::FIVES) > 1;
            if many || self.field.rating(stop, own).class() < class::FOUR {
                return None;
            }
        } else if let Some(four) = self.field.winning_four(own) {
            return Some(four);
        }
        let key = self.field.key() ^ if hunt.local { LOCAL } else { ANYWHERE };
        if depth == 0 || hunt.left == 0 || self.memory.has_failed(key) {
            return None;
        }
        let mut moves = self.fours(own, forced, last);
        for place in 0..moves.len() {
            let (_, cell) = moves.pick(place);
            let won = self.forces(hunt, depth, cell);
            if won {
                return Some(cell);
            }
            if hunt.left == 0 || self.meter.is_out() {
                return None;
            }
        }
        self.memory.note_failure(key);
        None
    }

    /// The fours to try: all, those near the last one, or the one answer to the opponent's four.
    fn fours(&self, own: usize, forced: Option<Cell>, last: Option<Cell>) -> Moves<48> {
        let mut moves = Moves::new();
        if let Some(stop) = forced {
            if self.field.allows(stop, own) {
                moves.push(0, stop);
            }
            return moves;
        }
        for cell in self.field.set(own, set::FOURS).iter() {
            let near = last.is_none_or(|last| are_in_reach(cell, last));
            if near && self.field.allows(cell, own) {
                moves.push(i32::from(self.field.rating(cell, own).weight()), cell);
            }
        }
        moves
    }

    /// True if a four wins against every answer.
    fn forces(&mut self, hunt: &mut Hunt, depth: u32, cell: Cell) -> bool {
        let own = self.field.side();
        self.meter.count();
        hunt.left = hunt.left.saturating_sub(1);
        self.field.put(cell);
        let won = self.wins_at_once(own) || {
            let answers = self.field.answers_to_five(own);
            let last = if hunt.local { Some(cell) } else { None };
            answers.all().iter().all(|(_, answer)| {
                self.field.put(*answer);
                let won = self.hunt(hunt, depth - 1, last).is_some();
                self.field.undo();
                won
            })
        };
        self.field.undo();
        won
    }

    /// True if a colour that has just moved has two fives to make, so that one answer is too few.
    fn wins_at_once(&self, own: usize) -> bool {
        self.field.count_of(own, set::FIVES) > 1 && !self.field.is_held(own)
    }
}
