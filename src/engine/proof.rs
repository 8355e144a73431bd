//! Wins by fours and threes, by depth-first proof-number search (A. Nagai, 2002).
//!
//! The attacker makes fours and open threes only; the opponent answers a four, or meets a three, or
//! makes fours of its own. Each position has the least number of positions still to prove and to
//! disprove; the search goes where the fewest are left.
//!
//! A wider search tries all moves that threaten to win by fours; against such a threat the opponent
//! has the replies that `zone.rs` gives.

use super::field::EMPTY;
use super::grid::Cell;
use super::order::{Few, Stack};
use super::rating::{class, set};
use super::search::Search;
use std::ops::ControlFlow;

/// The number of what cannot be proved, or not disproved.
const NEVER: u32 = 1 << 30;
/// Positions to prove and to disprove.
pub type Numbers = (u32, u32);
const PROVED: Numbers = (0, NEVER);
const DISPROVED: Numbers = (NEVER, 0);

/// The least class of a quiet move that is tried.
const QUIET: u8 = class::TWO_TWOS;
/// First guesses of the numbers to prove of quiet moves: that of one without weight, and the least.
const HEAVY: i32 = 48;
const LIGHT: i32 = 10;
/// The deepest line, in plies.
const DEEPEST: u32 = 70;
/// Stones of the search for fours at each new position of the attacker.
const FOURS: u32 = 60;
/// Marks keys where quiet moves are tried.
const WIDE: u64 = 0x3939_0000_3939_0000;
/// Marks keys of the attacker's colour.
const MARKS: [u64; 2] = [0x7171_0000_7171_0001, 0x7171_0000_7171_0003];

/// One search for a proof.
pub struct Attack {
    /// The attacker.
    pub colour: usize,
    /// Stones that may still be put.
    left: u64,
    /// True if all moves that threaten a win by fours are tried, not only fours and open threes.
    wide: bool,
}

impl Attack {
    /// A search for a win by fours and threes with so many stones.
    pub fn by_threes(colour: usize, left: u64) -> Self {
        Self { colour, left, wide: false }
    }

    fn mark(&self) -> u64 {
        MARKS[self.colour] ^ if self.wide { WIDE } else { 0 }
    }
}

/// A position as the search first sees it: decided, or with moves to try, which are on the stack.
pub type Seen = ControlFlow<Numbers>;
const TRY: Seen = Seen::Continue(());

impl Search<'_> {
    /// The first move of a win by fours and threes for the colour on turn, looked for with so many
    /// stones.
    pub fn win_by_threes(&mut self, stones: u64) -> Option<Cell> {
        let colour = self.field.side();
        if self.has_threes(stones) { self.proved_move(&Attack::by_threes(colour, 0)) } else { None }
    }

    /// The first move of a win in which each move threatens to win by fours.
    pub fn win_by_threats(&mut self) -> Option<Cell> {
        let mut attack = Attack { colour: self.field.side(), left: u64::MAX, wide: true };
        if self.proves(&mut attack) { self.proved_move(&attack) } else { None }
    }

    /// True if the colour on turn is found to win by fours and threes.
    pub fn has_threes(&mut self, stones: u64) -> bool {
        let colour = self.field.side();
        self.proves(&mut Attack::by_threes(colour, stones))
    }

    fn proves(&mut self, attack: &mut Attack) -> bool {
        self.prove(attack, (NEVER, NEVER), 0);
        self.memory.proof(self.proof_key(attack)).is_some_and(|(proof, _)| proof == 0)
    }

    fn proof_key(&self, attack: &Attack) -> u64 {
        self.field.key() ^ attack.mark()
    }

    /// The move by which a position of the attacker's is won that is known to be proved.
    fn proved_move(&mut self, attack: &Attack) -> Option<Cell> {
        let own = self.field.side();
        let found = self.proved_child(attack).or_else(|| self.field.first(own, set::FIVES));
        found.or_else(|| self.win_by_fours(40, 20_000, false))
    }

    /// The move of the attacker after which a position is known to be proved.
    pub fn proved_child(&mut self, attack: &Attack) -> Option<Cell> {
        let from = self.stack.len();
        let seen = self.push_attacks(attack);
        let moves = self.stack.from(from).to_vec();
        self.stack.truncate(from);
        let proved = |(_, cell): &(i32, Cell)| {
            let known = self.memory.proof(self.field.key_after(*cell) ^ attack.mark());
            known.is_some_and(|(proof, _)| proof == 0)
        };
        let found = moves.into_iter().find(proved).map(|(_, cell)| cell);
        found.filter(|_| seen == TRY)
    }

    /// Puts the moves of the colour on turn on the stack, or says how the position is decided.
    fn push_forcing(&mut self, attack: &Attack) -> Seen {
        if self.field.side() == attack.colour {
            return self.push_attacks(attack);
        }
        if attack.wide && self.is_quiet(attack.colour) {
            return self.push_replies();
        }
        let mut moves = std::mem::take(&mut self.stack);
        let seen = self.defends(&mut moves, attack.colour);
        self.stack = moves;
        seen
    }

    /// Puts the replies to a threat to win by fours on the stack, or says that there is none.
    fn push_replies(&mut self) -> Seen {
        let Some(replies) = self.known_replies() else { return Seen::Break(DISPROVED) };
        for cell in replies.iter().filter(|cell| self.field.cell(*cell) == EMPTY) {
            self.stack.push(1, cell);
        }
        TRY
    }

    fn push_attacks(&mut self, attack: &Attack) -> Seen {
        let mut moves = std::mem::take(&mut self.stack);
        let from = moves.len();
        let seen = self.attacks(&mut moves, attack.colour);
        let free = self.field.count_of(1 - attack.colour, set::FIVES) == 0;
        if seen == TRY && attack.wide && free {
            self.quiet(&mut moves, from, attack.colour);
        }
        self.stack = moves;
        seen
    }

    /// Moves that make neither a four nor an open three.
    fn quiet(&self, moves: &mut Stack, from: usize, own: usize) {
        let field = &self.field;
        let mut add = |cell: Cell| {
            let rating = field.rating(cell, own);
            if field.cell(cell) == EMPTY && rating.class() >= QUIET && !moves.has(from, cell) {
                let weight = i32::from(rating.weight());
                moves.push((HEAVY - weight / 4).max(LIGHT), cell);
            }
        };
        match field.winning_four(1 - own) {
            Some(threat) => field.defences(1 - own, threat, add),
            None => field.near().iter().for_each(&mut add),
        }
    }

    /// Searches a position until one of its numbers reaches a limit.
    fn prove(&mut self, attack: &mut Attack, limits: Numbers, ply: u32) -> Numbers {
        let key = self.proof_key(attack);
        let (from, first) = (self.stack.len(), self.numbers.len());
        let numbers = match self.decided(attack, key, from, ply) {
            Some(numbers) => numbers,
            None => self.prove_moves(attack, limits, ply, (from, first)),
        };
        self.stack.truncate(from);
        self.numbers.truncate(first);
        self.settle(key, numbers)
    }

    /// The numbers of a position that is decided without its moves; otherwise these are put on the
    /// stack.
    fn decided(&mut self, attack: &Attack, key: u64, from: usize, ply: u32) -> Option<Numbers> {
        let attacks = self.field.side() == attack.colour;
        let new = self.memory.proof(key).is_none();
        match self.push_forcing(attack) {
            Seen::Break(numbers) => return Some(numbers),
            Seen::Continue(()) if ply >= DEEPEST => return Some(DISPROVED),
            Seen::Continue(()) if self.stack.len() == from => {
                return Some(if attacks { DISPROVED } else { PROVED });
            }
            Seen::Continue(()) => {}
        }
        let won = attacks && new && self.win_by_fours(16, FOURS, false).is_some();
        won.then_some(PROVED)
    }

    /// Searches the moves on the stack until one of the position's numbers reaches a limit.
    fn prove_moves(
        &mut self,
        attack: &mut Attack,
        limits: Numbers,
        ply: u32,
        (from, first): (usize, usize),
    ) -> Numbers {
        let attacks = self.field.side() == attack.colour;
        for place in from..self.stack.len() {
            let (weight, cell) = self.stack.at(place);
            let child = self.child(attack, cell, weight);
            self.numbers.push(child);
        }
        loop {
            let numbers = &self.numbers[first..];
            let here = summed(numbers, attacks, attack.wide);
            let out = attack.left == 0 || self.meter.is_out();
            if out || here.0 >= limits.0 || here.1 >= limits.1 || here.0 == 0 || here.1 == 0 {
                return here;
            }
            let (place, next) = chosen(numbers, attacks, limits, here);
            attack.left -= 1;
            self.meter.count();
            self.field.put(self.stack.at(from + place).1);
            self.numbers[first + place] = self.prove(attack, next, ply + 1);
            self.field.undo();
        }
    }

    fn settle(&mut self, key: u64, numbers: Numbers) -> Numbers {
        self.memory.keep_proof(key, numbers);
        numbers
    }

    /// The numbers of the position after a move: those found before, or a first guess.
    fn child(&self, attack: &Attack, cell: Cell, weight: i32) -> Numbers {
        let key = self.field.key_after(cell) ^ attack.mark();
        self.memory.proof(key).unwrap_or((weight as u32, 1))
    }

    /// The attacker's moves, with first guesses of the numbers to prove.
    fn attacks(&self, moves: &mut Stack, own: usize) -> Seen {
        let field = &self.field;
        if field.count_of(own, set::FIVES) > 0 {
            return Seen::Break(PROVED);
        }
        if field.count_of(1 - own, set::FIVES) > 0 {
            if field.count_of(1 - own, set::FIVES) > 1 && !field.is_held(1 - own) {
                return Seen::Break(DISPROVED);
            }
            return guessed(moves, self.field.answers_to_five(1 - own));
        }
        if self.field.winning_four(own).is_some() {
            return Seen::Break(PROVED);
        }
        let from = moves.len();
        self.legal(own, set::FOURS, |cell| {
            let guess = if field.rating(cell, own).class() > class::FOUR_AND_MORE { 1 } else { 2 };
            moves.push(guess, cell);
        });
        match self.field.winning_four(1 - own) {
            None => self.legal(own, set::THREES, |cell| {
                let class = field.rating(cell, own).class();
                moves.push(if class == class::TWO_THREES { 2 } else { 4 }, cell);
            }),
            // The opponent has an open three: only a three that meets it counts, or makes its four forbidden.
            Some(threat) => {
                let mut add = |cell: Cell| {
                    let class = field.rating(cell, own).class();
                    let three = (class::OPEN_THREE..=class::TWO_THREES).contains(&class);
                    let empty = field.cell(cell) == EMPTY;
                    if three && empty && !moves.has(from, cell) && field.allows(cell, own) {
                        moves.push(4, cell);
                    }
                };
                field.defences(1 - own, threat, &mut add);
                field.forbidders(threat, 1 - own).into_iter().for_each(&mut add);
            }
        }
        TRY
    }

    /// The legal moves of a set.
    fn legal(&self, own: usize, set: usize, mut add: impl FnMut(Cell)) {
        let cells = self.field.set(own, set).iter();
        cells.filter(|cell| self.field.allows(*cell, own)).for_each(&mut add);
    }

    /// The defender's moves, with first guesses of the numbers to prove.
    pub fn defends(&self, moves: &mut Stack, attacker: usize) -> Seen {
        let (field, own) = (&self.field, 1 - attacker);
        if field.count_of(own, set::FIVES) > 0 {
            return Seen::Break(DISPROVED);
        }
        match field.count_of(attacker, set::FIVES) {
            0 => {}
            1 => return guessed(moves, self.field.answers_to_five(attacker)),
            _ if field.is_held(attacker) => {
                return guessed(moves, self.field.answers_to_five(attacker));
            }
            _ => return Seen::Break(PROVED),
        }
        let Some(threat) = self.field.winning_four(attacker) else { return Seen::Break(DISPROVED) };
        if self.field.winning_four(own).is_some() {
            return Seen::Break(DISPROVED);
        }
        let from = moves.len();
        let mut add = |cell: Cell| {
            if !moves.has(from, cell) {
                moves.push(1, cell);
            }
        };
        field.defences(attacker, threat, |cell| {
            if field.allows(cell, own) {
                add(cell);
            }
        });
        let forbidders = field.forbidders(threat, attacker).into_iter();
        forbidders.filter(|cell| field.allows(*cell, own)).for_each(&mut add);
        self.legal(own, set::FOURS, add);
        TRY
    }
}

/// Forced answers, each a position to prove.
fn guessed(moves: &mut Stack, answers: Few) -> Seen {
    answers.all().iter().for_each(|(_, cell)| moves.push(1, *cell));
    TRY
}

/// The numbers of a position from those of its moves: the attacker needs one move proved, the
/// defender one disproved. Weak sums count little for moves that lead to the same positions, which many quiet ones do.
fn summed(numbers: &[Numbers], attacks: bool, weak: bool) -> Numbers {
    let least = |of: fn(&Numbers) -> u32| numbers.iter().map(of).min().unwrap_or(NEVER);
    let sum = |of: fn(&Numbers) -> u32| {
        let numbers = numbers.iter().map(|one| u64::from(of(one)));
        let sum = match weak {
            // The largest, and one for each of the others.
            true => numbers.clone().max().map_or(0, |most| {
                most + numbers.filter(|one| *one > 0).count().saturating_sub(1) as u64
            }),
            false => numbers.sum(),
        };
        sum.min(u64::from(NEVER)) as u32
    };
    if attacks {
        (least(|one| one.0), sum(|one| one.1))
    } else {
        (sum(|one| one.0), least(|one| one.1))
    }
}

/// The most promising move and the limits for its search.
fn chosen(numbers: &[Numbers], attacks: bool, limits: Numbers, here: Numbers) -> (usize, Numbers) {
    let part = |one: &Numbers| if attacks { one.0 } else { one.1 };
    let (mut best, mut second) = ((0, NEVER), NEVER);
    for (place, one) in numbers.iter().enumerate() {
        let number = part(one);
        if number < best.1 {
            second = best.1;
            best = (place, number);
        } else if number < second {
            second = number;
        }
    }
    let (proof, disproof) = numbers[best.0];
    let rest = |limit: u32, here: u32, own: u32| {
        if limit >= NEVER { NEVER } else { limit - here.min(limit) + own }
    };
    // A little more than the second best, so that the search does not go back and forth.
    let next = second.saturating_add(1 + second / 4).min(NEVER);
    if attacks {
        (best.0, (limits.0.min(next), rest(limits.1, here.1, disproof)))
    } else {
        (best.0, (rest(limits.0, here.0, proof), limits.1.min(next)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::memory::Memory;
    use super::super::zone::tests::search;
    use super::super::{Lines, Point, Position};
    use super::*;

    /// White is to move. Black's open four on (7, 7) makes two threes as well. One of them does not count, because
    /// (10, 10) makes a second four with the stones to its right; White on (9, 10) takes that away.
    fn with_a_four_to_forbid(more_white: &[Point]) -> Position {
        let rows = [(4, 7), (5, 7), (6, 7), (7, 8), (7, 9), (8, 8), (9, 9)];
        let black = rows.into_iter().chain([(11, 10), (12, 10), (13, 10)]);
        let white: [Point; 3] = [(2, 7), (5, 5), (14, 10)];
        let white = white.into_iter().chain(more_white.iter().copied());
        let stones = black.map(|point| (point, 0)).chain(white.map(|point| (point, 1)));
        Position { lines: Lines::renju(Some(15)), stones: stones.collect(), to_move: 1 }
    }

    /// The cells of Black's four in that position, and of the stone that makes it forbidden.
    fn four_and_stone(search: &Search) -> (Cell, Cell) {
        let cell = |point| search.field.frame().cell(point).expect("a cell of the board");
        (cell((7, 7)), cell((9, 10)))
    }

    /// With two more stones White's is a three as well: (9, 10), (8, 11), (7, 12).
    #[test]
    fn a_three_that_makes_the_four_forbidden_is_tried() {
        let position = with_a_four_to_forbid(&[(8, 11), (7, 12)]);
        let mut memory = Memory::default();
        let mut search = search(&position, &mut memory);
        let (four, stone) = four_and_stone(&search);
        assert_eq!(search.field.winning_four(0), Some(four));
        let mut attacks = Stack::default();
        assert!(search.attacks(&mut attacks, 1) == TRY && attacks.has(0, stone));
        search.field.put(stone);
        // Black cannot make the four any more, and has to answer.
        assert!(search.defends(&mut Stack::default(), 1) == TRY);
    }

    #[test]
    fn a_stone_that_makes_the_four_forbidden_is_tried() {
        let position = with_a_four_to_forbid(&[]);
        let mut memory = Memory::default();
        let mut search = search(&position, &mut memory);
        let (four, stone) = four_and_stone(&search);
        assert_eq!(search.field.winning_four(0), Some(four));
        assert_eq!(search.field.forbidders(four, 0), [stone]);
        let mut replies = Stack::default();
        assert!(search.defends(&mut replies, 0) == TRY && replies.has(0, stone));
        search.field.put(stone);
        assert!(!search.field.allows(four, 0));
    }
}
