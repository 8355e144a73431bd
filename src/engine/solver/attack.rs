//! The search: moves that force, and every answer to them.

use super::super::field::{EMPTY, Field};
use super::super::grid::{CELLS, Cell, MARGIN, ROW, STEPS, step};
use super::super::line::pattern;
use super::super::rating::set;
use super::{Hunt, Kind};

/// The result of a search with a number of moves of the attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// A win in so many moves.
    Win(u8),
    /// None in so many moves; there may be a longer one.
    Later,
    /// None, however long.
    Never,
    /// The budget ended.
    Stopped,
}

impl Found {
    /// Number of moves of a win.
    pub fn win(self) -> Option<u8> {
        if let Self::Win(moves) = self { Some(moves) } else { None }
    }
}

/// Moves of a win that begins with an open three: the three, the four, the five.
const WITH_THREE: u8 = 3;

impl Hunt<'_> {
    /// Searches for a win of the colour on turn in at most so many of its moves.
    pub fn attack(&mut self, moves: u8) -> Found {
        let own = self.field.side();
        if self.field.count_of(own, set::FIVES) > 0 {
            return Found::Win(1);
        }
        let fives = self.field.count_of(1 - own, set::FIVES);
        if fives > 1 && !self.field.is_held(1 - own) {
            return Found::Never;
        }
        let key = self.field.key();
        if let Some(found) = self.table.get(key, moves) {
            return found;
        }
        if self.meter.is_out() {
            return Found::Stopped;
        }
        let found = self.try_all(moves);
        self.table.note(key, moves, found);
        found
    }

    fn try_all(&mut self, moves: u8) -> Found {
        let tries = self.tries();
        let mut found = if tries.is_empty() { Found::Never } else { Found::Later };
        if moves < 2 {
            return found;
        }
        let mut all_never = true;
        for cell in tries {
            self.put(cell);
            let next = self.defend(moves - 1);
            self.field.undo();
            match next {
                Found::Win(rest) => return Found::Win(rest + 1),
                Found::Stopped => return Found::Stopped,
                Found::Later => all_never = false,
                Found::Never => {}
            }
        }
        if all_never {
            found = Found::Never;
        }
        found
    }

    /// The moves to try: the answers to the opponent's fives, else all fours and open threes.
    pub fn tries(&self) -> Vec<Cell> {
        let (field, own) = (&self.field, self.field.side());
        if field.count_of(1 - own, set::FIVES) > 0 {
            return self.stops(1 - own);
        }
        let mut tries = Vec::new();
        let mut sets = vec![set::WINNING_FOURS, set::FOURS];
        sets.extend((self.kind == Kind::Threes).then_some(set::THREES));
        for cells in sets {
            let from = tries.len();
            let legal = field.set(own, cells).iter().filter(|cell| field.allows(*cell, own));
            tries.extend(legal.filter(|cell| self.is_inside(*cell)));
            tries[from..].sort_by_key(|cell| -field.rating(*cell, own).weight);
        }
        tries
    }

    /// Searches for a win of the colour that has just moved, in at most so many more moves.
    pub fn defend(&mut self, moves: u8) -> Found {
        let (own, attacker) = (self.field.side(), 1 - self.field.side());
        if self.field.count_of(own, set::FIVES) > 0 {
            return Found::Never;
        }
        if self.field.count_of(attacker, set::FIVES) > 1 && !self.field.is_held(attacker) {
            return Found::Win(1);
        }
        let Some(answers) = self.answers(moves) else { return Found::Never };
        if self.field.count_of(attacker, set::FIVES) == 0 && moves + 1 < WITH_THREE {
            return Found::Later;
        }
        // Whoever cannot answer a five loses to it; an open four takes one move more.
        let at_once = self.field.count_of(attacker, set::FIVES) > 0;
        let mut longest = if at_once { 1 } else { 2 };
        if !answers.iter().all(|cell| self.is_inside(*cell)) {
            return Found::Never;
        }
        for answer in answers {
            self.put(answer);
            let found = self.attack(moves);
            self.field.undo();
            match found {
                Found::Win(length) => longest = longest.max(length),
                other => return other,
            }
        }
        Found::Win(longest)
    }

    /// The answers that could hold; none if nothing threatens.
    fn answers(&mut self, moves: u8) -> Option<Vec<Cell>> {
        let attacker = 1 - self.field.side();
        if self.field.count_of(attacker, set::FIVES) > 0 {
            return Some(self.stops(attacker));
        }
        if self.kind == Kind::Fours {
            return None;
        }
        let threat = self.threat(attacker)?;
        Some(if moves + 1 < WITH_THREE { Vec::new() } else { self.answers_to_four(threat) })
    }

    /// The legal moves of the colour on turn that meet one of the other's fives.
    pub fn stops(&self, foe: usize) -> Vec<Cell> {
        let (field, mut stops) = (&self.field, Vec::new());
        for five in field.set(foe, set::FIVES).iter() {
            field.stops(foe, five, |cell| {
                if field.allows(cell, 1 - foe) && !stops.contains(&cell) {
                    stops.push(cell);
                }
            });
        }
        stops
    }

    /// True if no five through a cell can lie beyond what is looked at of a board without edges.
    fn is_inside(&self, cell: Cell) -> bool {
        let frame = self.field.frame();
        let (column, row) = (usize::from(cell) % ROW, usize::from(cell) / ROW);
        let inside = MARGIN + 5..MARGIN + frame.lines - 5;
        frame.edged || inside.contains(&column) && inside.contains(&row)
    }

    /// True if all stones of a position are so far inside.
    pub fn sees_all(&self, stones: usize) -> bool {
        let frame = self.field.frame();
        let mut cells = frame.cells().filter(|cell| self.field.cell(*cell) != EMPTY);
        self.field.stones() == stones && cells.all(|cell| self.is_inside(cell))
    }

    /// A legal move of the attacker that would make an open four or two fours, were it on turn;
    /// if possible one that the bans need not be asked about.
    pub fn threat(&mut self, attacker: usize) -> Option<Cell> {
        let cells = *self.field.set(attacker, set::WINNING_FOURS);
        let mut threats: Vec<Cell> =
            cells.iter().filter(|cell| self.field.allows(*cell, attacker)).collect();
        threats.sort_by_key(|cell| self.field.rating(*cell, attacker).is_suspect());
        if self.field.is_held(attacker) {
            threats.retain(|cell| self.is_sure(*cell));
        }
        threats.first().copied()
    }

    /// True if a four of the attacker, were it on turn, wins against every answer: where stones at
    /// the ends of a five count, one may meet several fives.
    fn is_sure(&mut self, four: Cell) -> bool {
        self.field.pass();
        let attacker = self.field.side();
        self.put(four);
        let sure = self.stops(attacker).into_iter().all(|answer| {
            self.put(answer);
            let wins = self.field.count_of(attacker, set::FIVES) > 0;
            self.field.undo();
            wins
        });
        self.field.undo();
        self.field.pass();
        sure
    }

    /// All moves that could meet a threat to make an open four or two fours at a cell: those on its
    /// lines, those that make it forbidden, and fours, after which the attacker has no time.
    pub fn answers_to_four(&mut self, threat: Cell) -> Vec<Cell> {
        let (own, attacker) = (self.field.side(), 1 - self.field.side());
        let mut answers = Vec::new();
        let mut add = |cell| {
            if !answers.contains(&cell) {
                answers.push(cell);
            }
        };
        if self.field.is_held(attacker) {
            self.field.around_fours(attacker, threat, &mut add);
        } else {
            self.field.defences(attacker, threat, &mut add);
        }
        for cells in [set::WINNING_FOURS, set::FOURS] {
            self.field.set(own, cells).iter().for_each(&mut add);
        }
        if self.field.rating(threat, attacker).is_suspect() {
            let all: Vec<Cell> = self.field.empty().collect();
            all.into_iter().filter(|cell| self.forbids(*cell, threat)).for_each(add);
        }
        answers.retain(|cell| self.field.allows(*cell, own));
        answers
    }

    /// True if a stone of the colour on turn makes a cell forbidden to the other.
    fn forbids(&mut self, cell: Cell, threat: Cell) -> bool {
        if cell == threat {
            return false;
        }
        self.put(cell);
        let forbids = !self.field.allows(threat, self.field.side());
        self.field.undo();
        forbids
    }
}

/// Steps from a four to the farthest cell that is the end of one of its fives.
const FARTHEST: i32 = 9;

impl Field {
    /// The empty cells of the board.
    pub fn empty(&self) -> impl Iterator<Item = Cell> + use<'_> {
        self.frame().cells().filter(|cell| self.cell(*cell) == EMPTY)
    }

    /// The empty cells that may be in or at the ends of the fives after a colour's four.
    fn around_fours(&self, colour: usize, four: Cell, mut add: impl FnMut(Cell)) {
        add(four);
        let makes_four = |direction: &usize| {
            (pattern::FOUR..=pattern::OPEN_FOUR).contains(&self.pattern(four, colour, *direction))
        };
        for direction in (0..4).filter(makes_four) {
            for steps in -FARTHEST..=FARTHEST {
                let at = i32::from(four) + steps * STEPS[direction];
                let on_grid = (0..CELLS as i32).contains(&at);
                let cell = step(four, direction, steps);
                if on_grid && self.cell(cell) == EMPTY {
                    add(cell);
                }
            }
        }
    }
}
