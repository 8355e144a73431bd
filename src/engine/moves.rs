//! The moves that the search by turns tries, and their order.

use super::field::EMPTY;
use super::grid::{Cell, Cells};
use super::order::Stack;
use super::rating::{Rating, class, set};
use super::search::{Search, Task};
use super::success::Before;

/// The least depth at which a proof looks for a threat to win by threes.
const THREES: i32 = 3;
/// Weight that a bare four has less in the order of moves.
const BARE: i32 = 100;
/// Success that is worth a point of weight.
const WEIGHED: i32 = 150;

impl Search<'_> {
    /// The ratings of a cell, first for the colour to move.
    #[inline]
    pub fn ratings(&self, cell: Cell) -> [Rating; 2] {
        let own = self.field.side();
        [self.field.rating(cell, own), self.field.rating(cell, 1 - own)]
    }

    /// The stones before the next one.
    pub fn before(&self) -> Before {
        [self.field.last(0), self.field.last(1)]
    }

    /// Puts the moves of the colour on turn on the stack: all near ones, those that meet an open three, or those that a
    /// proof has to answer.
    pub fn push_moves(&mut self, first: Cell, ply: usize, depth: i32) {
        let foe = 1 - self.field.side();
        let asked = self.proves == Some(foe) && self.is_quiet(foe);
        let late = asked && depth >= THREES;
        let zone = if asked { self.known_replies() } else { None };
        let zone = if zone.is_none() && late { self.replies_to_threes() } else { zone };
        let mut moves = std::mem::take(&mut self.stack);
        self.fill(&mut moves, first, ply, zone);
        self.stack = moves;
    }

    fn fill(&self, moves: &mut Stack, first: Cell, ply: usize, zone: Option<Cells>) {
        let (own, foe) = (self.field.side(), 1 - self.field.side());
        let (from, before) = (moves.len(), self.before());
        if self.proves.is_some() && self.field.count_of(foe, set::FIVES) > 0 {
            let answers = self.field.answers_to_five(foe);
            answers.all().iter().for_each(|(_, cell)| moves.push(0, *cell));
            return;
        }
        if let Some(threat) = self.field.winning_four(foe) {
            let mut add = |cell: Cell| {
                if !moves.has(from, cell) && self.field.allows(cell, own) {
                    moves.push(self.weight(cell, first, ply, before), cell);
                }
            };
            self.field.defences(foe, threat, &mut add);
            self.field.forbidders(threat, foe).into_iter().for_each(&mut add);
            self.field.set(own, set::FOURS).iter().for_each(&mut add);
            return;
        }
        let mut add = |cell: Cell| {
            if self.field.allows(cell, own) {
                moves.push(self.weight(cell, first, ply, before), cell);
            }
        };
        if let Some(zone) = zone {
            zone.iter().filter(|cell| self.field.cell(*cell) == EMPTY).for_each(&mut add);
        } else if self.proves == Some(foe) {
            self.field.empty_cells().for_each(&mut add);
        } else {
            self.field.near().iter().for_each(&mut add);
        }
    }

    fn weight(&self, cell: Cell, first: Cell, ply: usize, before: Before) -> i32 {
        if cell == first {
            return 1 << 20;
        }
        let ratings = self.ratings(cell);
        let [mine, theirs] = ratings.map(|rating| i32::from(rating.weight()));
        let success = self.memory.success.of(self.field.side(), cell, before) / WEIGHED;
        let killers = self.memory.killers[ply % 128];
        let killer = match cell {
            _ if cell == killers[0] => 60,
            _ if cell == killers[1] => 40,
            _ => 0,
        };
        let bare = if is_bare(ratings) { BARE } else { 0 };
        mine * 2 + theirs * 3 / 2 + success + killer - bare
    }

    /// Notes that a quiet move of those on the stack from a place on was good enough, and those
    /// tried before it were not.
    pub fn note_cut(&mut self, task: Task, before: Before, from: usize, place: usize) {
        let own = self.field.side();
        for (at, (_, cell)) in self.stack.from(from)[..=place].iter().enumerate() {
            self.memory.success.learn(own, *cell, before, task.depth, at == place);
        }
        let (_, cell) = self.stack.at(from + place);
        let killers = &mut self.memory.killers[task.ply % 128];
        if killers[0] != cell {
            *killers = [cell, killers[0]];
        }
    }
}

/// True for a four that makes no open three and stops none. Where no win by fours was found, such a
/// four only puts off what is to come; without bounds on them all orders of them are searched.
pub fn is_bare([mine, theirs]: [Rating; 2]) -> bool {
    (class::FOUR..=class::FOUR_AND_MORE).contains(&mine.class())
        && theirs.class() < class::OPEN_THREE
}

#[cfg(test)]
mod tests {
    use super::super::memory::Memory;
    use super::super::search::{INFINITE, SURE};
    use super::super::zone::tests::search;
    use super::super::{Lines, Point, Position};
    use super::*;

    /// Black's open four on (7, 7) makes two threes as well, of which the one on the diagonal counts only with White on
    /// (9, 10), so that the four is forbidden then. The stone stops the four on (10, 10) too, with which Black wins if
    /// White stops the first four on its line.
    #[test]
    fn a_stone_that_makes_the_four_forbidden_can_be_the_only_defence() {
        let rows = [(4, 7), (5, 7), (6, 7), (7, 8), (7, 9), (8, 8), (9, 9)];
        let more = [(11, 10), (12, 10), (13, 10), (10, 11), (10, 12)];
        let white: [Point; 3] = [(2, 7), (5, 5), (14, 10)];
        let black = rows.into_iter().chain(more).map(|point| (point, 0));
        let stones = black.chain(white.map(|point| (point, 1))).collect();
        let position = Position { lines: Lines::renju(Some(15)), stones, to_move: 1 };
        let mut memory = Memory::default();
        let mut search = search(&position, &mut memory);
        let task = Task { depth: 1, alpha: -INFINITE, beta: INFINITE, ply: 0, cut: false };
        let value = search.value(task);
        assert!(value > -SURE, "{value}");
        search.push_moves(0, 0, 1);
        let stone = search.field.frame().cell((9, 10)).expect("a cell of the board");
        assert!(search.stack.has(0, stone));
    }
}
