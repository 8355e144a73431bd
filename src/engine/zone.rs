//! The replies that can meet a threat to win by fours.

use super::grid::{Cell, Cells};
use super::rating::set;
use super::search::Search;

/// The most moves of a win by fours, and the stones of the search for it.
const DEEPEST: u32 = 16;
const STONES: u32 = 60;
/// Places for replies.
const PLACES: usize = 1 << 14;

/// Replies that were found, each in the place of the key of its position. 1.5 MiB from the first one on.
#[derive(Default)]
pub struct Replies(Vec<(u64, Cells)>);

impl Replies {
    /// The place of a key, and what is there.
    fn place(&mut self, key: u64) -> &mut (u64, Cells) {
        self.0.resize(PLACES, (0, Cells::default()));
        &mut self.0[(key ^ key >> 40) as usize % PLACES]
    }

    /// Result of the search in the position of a key.
    pub fn get(&mut self, key: u64) -> Option<Cells> {
        let known = *self.place(key);
        (known.0 == key).then_some(known.1)
    }

    /// Keeps what is found in the position of a key.
    pub fn keep(&mut self, key: u64, found: Cells) {
        *self.place(key) = (key, found);
    }
}

impl Search<'_> {
    /// True if a colour, which is not on turn, threatens neither a five nor an open four, and the other has no five.
    pub fn is_quiet(&self, colour: usize) -> bool {
        (0..2).all(|colour| self.field.count_of(colour, set::FIVES) == 0)
            && self.field.winning_four(colour).is_none()
    }

    /// The replies to a threat to win by fours, as found before or now.
    pub fn known_replies(&mut self) -> Option<Cells> {
        let key = self.field.key();
        if let Some(known) = self.replies.get(key) {
            return Some(known);
        }
        let found = self.replies_to_fours(STONES)?;
        self.replies.keep(key, found);
        Some(found)
    }

    /// The cells on one of which the colour on turn has to play, since the other one would win by fours if it passed; none
    /// if no such win is found with so many stones. The colour on turn has no five, and none is threatened. Nothing may be
    /// forbidden, and the ends of a five may not count.
    ///
    /// A stone elsewhere leaves each four, its one answer and the last two fives as they are, and with none of the answers
    /// makes a four of its own.
    fn replies_to_fours(&mut self, stones: u32) -> Option<Cells> {
        self.field.pass();
        let line = self.line_of_fours(DEEPEST, stones);
        let zone = line.map(|line| self.cells_of(&line));
        self.field.pass();
        zone
    }

    /// The cells that a win by fours of the colour on turn depends on.
    pub fn cells_of(&mut self, line: &[Cell]) -> Cells {
        let (own, mut zone, mut stones) = (self.field.side(), Cells::default(), 0);
        for cell in line {
            self.join(&mut zone, 1 - own, &[set::FIVES, set::WINNING_FOURS, set::FOURS]);
            zone.insert(*cell);
            self.field.put(*cell);
            stones += 1;
            self.join(&mut zone, own, &[set::FIVES]);
            let answers = self.field.answers_to_five(own);
            if answers.len() != 1 {
                break;
            }
            self.field.put(answers.all()[0].1);
            stones += 1;
        }
        for _ in 0..stones {
            self.field.undo();
        }
        zone
    }

    /// Puts the cells of some sets of a colour in.
    pub fn join(&self, zone: &mut Cells, colour: usize, sets: &[usize]) {
        for cells in sets {
            zone.join(self.field.set(colour, *cells));
        }
    }
}

#[cfg(test)]
pub mod tests {
    use super::super::budget::{Budget, Meter};
    use super::super::field::{EMPTY, Field, mix};
    use super::super::memory::Memory;
    use super::super::{Lines, Position};
    use super::*;

    /// Stones scattered over the middle of a board, of both colours in turn.
    pub fn scattered(lines: Lines, seed: u64) -> Position {
        let mut stones = Vec::new();
        for number in 0.. {
            let drawn = mix(seed << 20 | number);
            let point = (3 + (drawn % 8) as i16, 3 + (drawn / 8 % 8) as i16);
            if stones.iter().all(|(other, _)| *other != point) {
                stones.push((point, (stones.len() % 2) as u8));
            }
            if stones.len() == 22 {
                break;
            }
        }
        Position { lines, stones, to_move: 0 }
    }

    pub fn search<'a>(position: &Position, memory: &'a mut Memory) -> Search<'a> {
        let field = Field::new(memory.tables(&position.lines), position);
        Search::new(field, memory, Meter::new(Budget::nodes(1 << 40)))
    }

    /// Number of replies elsewhere, all of which have to lose to fours; none where there is no such threat.
    fn losing_replies(position: &Position, memory: &mut Memory) -> Option<usize> {
        memory.clear();
        let mut search = search(position, memory);
        let fives = (0..2).any(|colour| search.field.count_of(colour, set::FIVES) > 0);
        let replies = if fives { None } else { search.replies_to_fours(1000) }?;
        let elsewhere: Vec<Cell> = search
            .field
            .empty_cells()
            .filter(|cell| !replies.iter().any(|other| other == *cell))
            .collect();
        for cell in &elsewhere {
            search.field.put(*cell);
            let wins = search.win_by_fours(40, 1 << 30, false);
            assert!(wins.is_some(), "{:?} holds: {position:?}", search.field.frame().point(*cell));
            search.field.undo();
            assert_eq!(search.field.cell(*cell), EMPTY);
        }
        Some(elsewhere.len())
    }

    #[test]
    fn a_reply_elsewhere_loses_to_fours() {
        let mut memory = Memory::default();
        let (mut threats, mut replies) = (0, 0);
        for seed in 0..150 {
            let lines =
                [Lines::freestyle(Some(15)), Lines::standard(Some(15))][(seed % 2) as usize];
            let found = losing_replies(&scattered(lines, seed), &mut memory);
            threats += usize::from(found.is_some());
            replies += found.unwrap_or(0);
        }
        println!("{replies} replies to {threats} threats");
        assert!(threats > 10, "{threats}");
    }
}
