//! The solver: wins by fours (VCF) and by fours and open threes (VCT), with the shortest line, on lines alone and with
//! captures.
//!
//! Each move of the attacker makes a four or an open three, or answers a five while one stands. The
//! search goes one move of the attacker deeper at a time, so that the first win found is a shortest
//! one, and knows of each failure if a longer win could still be there. Where none could, there is
//! none: this is proved, while the searches of a machine's move only look for wins.

mod attack;
mod captures;
mod fives;
mod ground;
mod line;
mod table;

use super::Point;
use super::budget::{Budget, Meter};
use super::grid::Cell;
use super::memory::Memory;
use attack::Found;
use ground::Ground;
use table::Table;

pub use captures::{Captures, WithCaptures};
pub use ground::Solvable;

/// The moves by which a win is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Fours alone (VCF).
    Fours,
    /// Fours and open threes (VCT).
    Threes,
}

/// The answer of the solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// There is a win.
    Win,
    /// It is proved that there is none of the kind.
    None,
    /// The budget ended before, or a board without edges goes on beyond what is looked at.
    Unknown,
}

/// The finding about the answers to a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defence {
    /// Every answer loses to a win of the kind; this one the latest.
    Loses(Point),
    /// It is proved that there is an answer after which there is no win of the kind, or that nothing of it threatens.
    Holds,
    /// The budget ended before, or a board without edges goes on beyond what is looked at.
    Unknown,
}

/// The solver's finding about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The answer.
    pub status: Status,
    /// The shortest win against the longest defence, the attacker's moves and the answers in turn;
    /// empty without a win.
    pub line: Vec<Point>,
    /// True if no other first move begins a win of the kind, however long; where a five can be made
    /// at once only fives count. None without a win, and where the budget ended before.
    pub unique: Option<bool>,
    /// Stones that were put in thought.
    pub nodes: u64,
}

impl Solution {
    /// Number of moves of the attacker; 0 without a win.
    pub fn length(&self) -> usize {
        self.line.len().div_ceil(2)
    }
}

/// The longest win that is looked for, in moves of the attacker: more than half of all cells.
const LONGEST: u8 = 250;
/// The share of the budget for the win, for its line and for its uniqueness, each up to here.
const SHARES: [f32; 3] = [0.7, 0.9, 1.0];

/// The results of positions, kept from one question to the next. 4 MiB.
#[derive(Default)]
pub struct Solver {
    table: Table,
}

impl Solver {
    /// Looks for a win of the colour to move. The same question gives the same answer, unless time
    /// ends it.
    pub fn solve(
        &mut self,
        position: &dyn Solvable,
        memory: &mut Memory,
        kind: Kind,
        budget: Budget,
    ) -> Solution {
        self.table.begin();
        let mut hunt = Hunt::new(position.ground(memory), &mut self.table, kind, budget);
        hunt.meter.allot(SHARES[0]);
        let seen = hunt.ground.sees_all(position.stones());
        let found = if seen { hunt.deepen(LONGEST) } else { Found::Stopped };
        hunt.meter.allot(SHARES[1]);
        let line = found.win().and_then(|length| hunt.line(length));
        hunt.meter.allot(SHARES[2]);
        let unique = line.as_ref().and_then(|line| hunt.is_unique(line[0]));
        let frame = *hunt.ground.frame();
        let status = match (&line, found) {
            (Some(_), _) => Status::Win,
            (None, Found::Never) if frame.edged => Status::None,
            _ => Status::Unknown,
        };
        let line = line.unwrap_or_default().into_iter().map(|cell| frame.point(cell)).collect();
        Solution { status, line, unique, nodes: hunt.meter.nodes }
    }

    /// Says if the colour that has just moved has a win of the kind, whatever the one to move does.
    pub fn is_won(
        &mut self,
        position: &dyn Solvable,
        memory: &mut Memory,
        kind: Kind,
        budget: Budget,
    ) -> Status {
        self.table.begin();
        let mut hunt = Hunt::new(position.ground(memory), &mut self.table, kind, budget);
        hunt.meter.allot(1.0);
        if !hunt.ground.sees_all(position.stones()) {
            return Status::Unknown;
        }
        let mut all = (1..LONGEST).map(|moves| hunt.defend(moves));
        match all.find(|found| *found != Found::Later) {
            Some(Found::Win(_)) => Status::Win,
            Some(Found::Never) if hunt.ground.frame().edged => Status::None,
            _ => Status::Unknown,
        }
    }

    /// Says what the colour to move makes of what the other one threatens, whatever it plays.
    pub fn defence(
        &mut self,
        position: &dyn Solvable,
        memory: &mut Memory,
        kind: Kind,
        budget: Budget,
    ) -> Defence {
        self.table.begin();
        let mut hunt = Hunt::new(position.ground(memory), &mut self.table, kind, budget);
        hunt.meter.allot(SHARES[0]);
        if !hunt.ground.sees_all(position.stones()) {
            return Defence::Unknown;
        }
        let frame = *hunt.ground.frame();
        let mut all = (1..LONGEST).map(|moves| hunt.defend(moves));
        match all.find(|found| *found != Found::Later) {
            Some(Found::Never) if frame.edged => Defence::Holds,
            Some(Found::Win(length)) => {
                hunt.meter.allot(1.0);
                let longest = hunt.longest_defence(length);
                longest.map_or(Defence::Unknown, |(cell, _)| Defence::Loses(frame.point(cell)))
            }
            _ => Defence::Unknown,
        }
    }

    /// The points on which the colour to move wins at once.
    pub fn winning(position: &dyn Solvable, memory: &mut Memory) -> Vec<Point> {
        let ground = position.ground(memory);
        let cells = ground.legal().into_iter().filter(|cell| ground.wins_at(*cell));
        cells.map(|cell| ground.frame().point(cell)).collect()
    }

    /// The legal moves of the colour to move after which the opponent is proved to have no win of
    /// the kind; those that are not judged when the budget ends are left out, and all of a board
    /// without edges, where nothing is proved to be impossible. Each move has an equal
    /// share of the budget.
    pub fn defences(
        &mut self,
        position: &dyn Solvable,
        memory: &mut Memory,
        kind: Kind,
        budget: Budget,
    ) -> Vec<Point> {
        self.table.begin();
        let mut hunt = Hunt::new(position.ground(memory), &mut self.table, kind, budget);
        let (frame, cells) = (*hunt.ground.frame(), hunt.ground.legal());
        let count = cells.len() as f32;
        let mut kept = Vec::new();
        if !frame.edged {
            return kept;
        }
        for (number, cell) in cells.into_iter().enumerate() {
            hunt.meter.allot((number + 1) as f32 / count);
            let wins = hunt.ground.wins_at(cell);
            if wins || hunt.after(cell) == Found::Never {
                kept.push(frame.point(cell));
            }
        }
        kept
    }
}

/// A search for a win of the kind.
struct Hunt<'a> {
    ground: Box<dyn Ground>,
    table: &'a mut Table,
    kind: Kind,
    meter: Meter<'a>,
}

impl<'a> Hunt<'a> {
    fn new(ground: Box<dyn Ground>, table: &'a mut Table, kind: Kind, budget: Budget<'a>) -> Self {
        Self { ground, table, kind, meter: Meter::new(budget) }
    }

    /// The shortest win of the colour on turn in at most so many of its moves.
    fn deepen(&mut self, most: u8) -> Found {
        let mut found = Found::Later;
        for length in 1..=most {
            found = self.attack(length);
            if found != Found::Later {
                break;
            }
        }
        found
    }

    /// The shortest win of the other colour after a move.
    fn after(&mut self, cell: Cell) -> Found {
        self.put(cell);
        let found = self.deepen(LONGEST);
        self.ground.undo();
        found
    }

    fn put(&mut self, cell: Cell) {
        self.meter.count();
        self.ground.put(cell);
    }
}
