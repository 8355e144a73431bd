//! The search: moves that force, and every answer to them.

use super::super::grid::Cell;
use super::Hunt;

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
        let own = self.ground.side();
        if self.ground.win(own).is_some() {
            return Found::Win(1);
        }
        if self.ground.is_beyond_help(1 - own) {
            return Found::Never;
        }
        let key = self.ground.key();
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
            self.ground.undo();
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

    /// The moves by which a win of the kind can go on.
    pub fn tries(&mut self) -> Vec<Cell> {
        self.ground.tries(self.kind, &mut self.meter)
    }

    /// Searches for a win of the colour that has just moved, in at most so many more moves.
    pub fn defend(&mut self, moves: u8) -> Found {
        let (own, attacker) = (self.ground.side(), 1 - self.ground.side());
        if self.ground.win(own).is_some() {
            return Found::Never;
        }
        if self.ground.is_beyond_help(attacker) {
            return Found::Win(1);
        }
        let has_time = moves + 1 >= WITH_THREE;
        let Some(answers) = self.ground.answers(self.kind, has_time, &mut self.meter) else {
            return Found::Never;
        };
        let at_once = self.ground.win(attacker).is_some();
        if !at_once && !has_time {
            return Found::Later;
        }
        // A side that cannot answer a five loses to it; an open four takes one move more.
        let mut longest = if at_once { 1 } else { 2 };
        if !answers.iter().all(|cell| self.ground.is_inside(*cell)) {
            return Found::Never;
        }
        for answer in answers {
            self.put(answer);
            let found = self.attack(moves);
            self.ground.undo();
            match found {
                Found::Win(length) => longest = longest.max(length),
                other => return other,
            }
        }
        Found::Win(longest)
    }
}
