//! The replies that can meet a threat to win by fours and threes.
//!
//! As in `zone.rs` the threat is proved for a position in which the other colour passes, and the cells are noted that
//! the proof depends on. Threes give time for a four of one's own, so a reply counts as well that makes a three or a four
//! anywhere in the proof: fewer drop out than there.

use super::grid::{Cell, Cells};
use super::line::pattern;
use super::order::Stack;
use super::proof::Attack;
use super::rating::set;
use super::search::Search;

/// Stones of the search for such a win.
const STONES: u64 = 100;
/// The most moves of a win by fours at the end of a proof, and the stones of the search for it.
const DEEPEST: u32 = 16;
const FOURS: u32 = 60;

impl Search<'_> {
    /// The cells on one of which the colour on turn has to play, since the other one would win by fours and threes if it
    /// passed; none if no such win is found. What holds for `known_replies` holds here.
    pub fn replies_to_threes(&mut self) -> Option<Cells> {
        let key = self.field.key();
        if let Some(known) = self.late_replies.get(key) {
            return Some(known).filter(|cells| *cells != Cells::default());
        }
        self.field.pass();
        let zone = if self.has_threes(STONES) { self.zone_of_threes() } else { None };
        self.field.pass();
        self.late_replies.keep(key, zone.unwrap_or_default());
        zone
    }

    /// The cells that a win by fours and threes depends on, which was just proved for the colour on turn; none if a part
    /// of the proof is forgotten.
    fn zone_of_threes(&mut self) -> Option<Cells> {
        let attack = Attack::by_threes(self.field.side(), 0);
        let mut zone = Cells::default();
        self.note_attack(&attack, &mut zone).then_some(zone)
    }

    /// Notes what a won position of the attacker's depends on; false if its win is not found again.
    fn note_attack(&mut self, attack: &Attack, zone: &mut Cells) -> bool {
        let (own, foe) = (attack.colour, 1 - attack.colour);
        if let Some(five) = self.field.first(own, set::FIVES) {
            zone.insert(five);
            return true;
        }
        // One more stone in a four of the opponent's would be a five to stop.
        self.join(zone, foe, &[set::FIVES, set::WINNING_FOURS, set::FOURS]);
        let free = self.field.count_of(foe, set::FIVES) == 0;
        if let Some(four) = self.field.winning_four(own).filter(|_| free) {
            self.field.defences(own, four, |cell| zone.insert(cell));
            return true;
        }
        if let Some(line) = self.line_of_fours(DEEPEST, FOURS) {
            zone.join(&self.cells_of(&line));
            return true;
        }
        self.proved_child(attack).is_some_and(|cell| {
            zone.insert(cell);
            self.after_stone(cell, |search| search.note_defence(attack, zone))
        })
    }

    /// Notes what a lost position of the defender's depends on, with all replies that could hold.
    fn note_defence(&mut self, attack: &Attack, zone: &mut Cells) -> bool {
        self.join(zone, attack.colour, &[set::FIVES]);
        let mut replies = Stack::default();
        if let Some((proof, _)) = self.defends(&mut replies, attack.colour).break_value() {
            return proof == 0;
        }
        if self.field.count_of(attack.colour, set::FIVES) == 0 {
            self.note_three(attack.colour, zone);
        }
        replies
            .from(0)
            .iter()
            .all(|(_, cell)| self.after_stone(*cell, |search| search.note_attack(attack, zone)))
    }

    /// Notes the cells on which an open three depends, and those from which the opponent could go on to a four.
    fn note_three(&self, attacker: usize, zone: &mut Cells) {
        let field = &self.field;
        if let Some(threat) = field.winning_four(attacker) {
            field.defences(attacker, threat, |cell| zone.insert(cell));
        }
        let is_three = |cell: &Cell| {
            (0..4).any(|way| field.pattern(*cell, 1 - attacker, way) >= pattern::THREE)
        };
        field.empty_cells().filter(is_three).for_each(|cell| zone.insert(cell));
    }

    /// The answer to a question about the position after a stone.
    fn after_stone<T>(&mut self, cell: Cell, ask: impl FnOnce(&mut Self) -> T) -> T {
        self.field.put(cell);
        let answer = ask(self);
        self.field.undo();
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::super::field::EMPTY;
    use super::super::memory::Memory;
    use super::super::zone::tests::{scattered, search};
    use super::super::{Lines, Point, Position};
    use super::*;

    /// Number of replies elsewhere, all of which have to lose to fours and threes; none where there is no such threat, or
    /// one by fours.
    fn losing_replies(search: &mut Search) -> Option<usize> {
        let quiet = search.is_quiet(1 - search.field.side());
        let late = quiet && search.known_replies().is_none();
        let replies = if late { search.replies_to_threes() } else { None }?;
        let noted = |cell: &Cell| replies.iter().any(|other| other == *cell);
        let all: Vec<Cell> = search.field.empty_cells().filter(|cell| !noted(cell)).collect();
        for cell in &all {
            let wins = search.after_stone(*cell, |search| search.has_threes(100_000));
            assert!(wins, "{:?} holds", search.field.frame().point(*cell));
            assert_eq!(search.field.cell(*cell), EMPTY);
        }
        Some(all.len())
    }

    #[test]
    fn a_reply_elsewhere_loses_to_threes() {
        let mut memory = Memory::default();
        let (mut threats, mut replies) = (0, 0);
        for seed in 0..1000 {
            let lines =
                [Lines::freestyle(Some(15)), Lines::standard(Some(15))][(seed % 2) as usize];
            let position = scattered(lines, seed);
            memory.clear();
            if let Some(losing) = losing_replies(&mut search(&position, &mut memory)) {
                (threats, replies) = (threats + 1, replies + losing);
            }
        }
        println!("{replies} replies to {threats} threats lose");
        assert!(threats > 20 && replies > 50 * threats, "{threats}, {replies}");
    }

    /// A reply on (3, 4) touches nothing of the win, but makes a three, from which a four follows in time.
    #[test]
    fn a_reply_that_makes_a_three_can_hold() {
        let black = [
            (3, 3),
            (9, 3),
            (5, 4),
            (6, 4),
            (5, 5),
            (4, 6),
            (10, 8),
            (3, 9),
            (7, 9),
            (10, 9),
            (5, 10),
        ];
        let white = [
            (7, 3),
            (10, 3),
            (4, 4),
            (8, 4),
            (4, 5),
            (6, 5),
            (9, 6),
            (10, 7),
            (5, 8),
            (8, 9),
            (4, 10),
        ];
        let of = |points: &[Point], colour: u8| -> Vec<(Point, u8)> {
            points.iter().map(|point| (*point, colour)).collect()
        };
        let stones = [of(&black, 0), of(&white, 1)].concat();
        let (lines, mut memory) = (Lines::freestyle(Some(15)), Memory::default());
        let found = [0, 1].into_iter().find_map(|to_move| {
            let position = Position { lines, stones: stones.clone(), to_move };
            let mut search = search(&position, &mut memory);
            let cell = search.field.frame().cell((3, 4))?;
            let replies = search.replies_to_threes()?;
            let wins = search.after_stone(cell, |search| search.has_threes(100_000));
            Some((replies.iter().any(|other| other == cell), wins))
        });
        assert_eq!(found, Some((true, false)));
    }
}
