//! Lines alone: fives, fours and threes by the patterns of a field.

use super::super::Position;
use super::super::budget::Meter;
use super::super::field::{EMPTY, Field};
use super::super::grid::{CELLS, Cell, Frame, STEPS, step};
use super::super::line::pattern;
use super::super::memory::Memory;
use super::super::rating::set;
use super::Kind;
use super::ground::{Ground, Solvable};

impl Solvable for Position {
    fn ground(&self, memory: &mut Memory) -> Box<dyn Ground> {
        Box::new(Field::new(memory.tables(&self.lines), self))
    }

    fn stones(&self) -> usize {
        self.stones.len()
    }

    fn turned(&self) -> Box<dyn Solvable> {
        Box::new(Self { to_move: 1 - self.to_move, ..self.clone() })
    }

    fn on_lines(&self) -> Option<&Position> {
        Some(self)
    }
}

impl Ground for Field {
    fn frame(&self) -> &Frame {
        self.frame()
    }

    fn side(&self) -> usize {
        self.side()
    }

    fn key(&self) -> u64 {
        self.key()
    }

    fn is_empty(&self, cell: Cell) -> bool {
        self.cell(cell) == EMPTY
    }

    fn allows(&self, cell: Cell) -> bool {
        self.allows(cell, self.side())
    }

    fn put(&mut self, cell: Cell) {
        self.put(cell);
    }

    fn undo(&mut self) {
        self.undo();
    }

    fn win(&self, colour: usize) -> Option<Cell> {
        self.first(colour, set::FIVES)
    }

    fn wins(&self, colour: usize) -> usize {
        usize::from(self.count_of(colour, set::FIVES))
    }

    fn wins_at(&self, cell: Cell) -> bool {
        self.wins(cell)
    }

    fn is_beyond_help(&self, colour: usize) -> bool {
        self.count_of(colour, set::FIVES) > 1 && !self.is_held(colour)
    }

    /// The answers to the opponent's fives, else all fours and open threes.
    fn tries(&mut self, kind: Kind, _: &mut Meter) -> Vec<Cell> {
        let own = self.side();
        if self.count_of(1 - own, set::FIVES) > 0 {
            return stops(self, 1 - own);
        }
        let mut tries = Vec::new();
        let mut sets = vec![set::WINNING_FOURS, set::FOURS];
        sets.extend((kind == Kind::Threes).then_some(set::THREES));
        for cells in sets {
            let from = tries.len();
            let legal = self.set(own, cells).iter().filter(|cell| self.allows(*cell, own));
            tries.extend(legal.filter(|cell| self.is_inside(*cell)));
            tries[from..].sort_by_key(|cell| -self.rating(*cell, own).weight());
        }
        tries
    }

    fn answers(&mut self, kind: Kind, has_time: bool, meter: &mut Meter) -> Option<Vec<Cell>> {
        let attacker = 1 - self.side();
        if self.count_of(attacker, set::FIVES) > 0 {
            return Some(stops(self, attacker));
        }
        if kind == Kind::Fours {
            return None;
        }
        let threat = threat(self, attacker, meter)?;
        Some(if has_time { answers_to_four(self, threat, meter) } else { Vec::new() })
    }
}

/// The legal moves of the colour to move that meet one of the other's fives.
fn stops(field: &Field, foe: usize) -> Vec<Cell> {
    let mut stops = Vec::new();
    for five in field.set(foe, set::FIVES).iter() {
        field.stops(foe, five, |cell| {
            if field.allows(cell, 1 - foe) && !stops.contains(&cell) {
                stops.push(cell);
            }
        });
    }
    stops
}

/// A legal move of the attacker that would make an open four or two fours, were it to move; if
/// possible one that the bans need not be asked about.
fn threat(field: &mut Field, attacker: usize, meter: &mut Meter) -> Option<Cell> {
    let cells = *field.set(attacker, set::WINNING_FOURS);
    let mut threats: Vec<Cell> =
        cells.iter().filter(|cell| field.allows(*cell, attacker)).collect();
    threats.sort_by_key(|cell| field.rating(*cell, attacker).is_suspect());
    if field.is_held(attacker) {
        threats.retain(|cell| is_sure(field, *cell, meter));
    }
    threats.first().copied()
}

/// True if a four of the attacker, were it to move, wins against every answer: where stones at the
/// ends of a five count, one may meet several fives.
fn is_sure(field: &mut Field, four: Cell, meter: &mut Meter) -> bool {
    field.pass();
    let attacker = field.side();
    put(field, four, meter);
    let sure = stops(field, attacker).into_iter().all(|answer| {
        put(field, answer, meter);
        let wins = field.count_of(attacker, set::FIVES) > 0;
        field.undo();
        wins
    });
    field.undo();
    field.pass();
    sure
}

fn put(field: &mut Field, cell: Cell, meter: &mut Meter) {
    meter.count();
    field.put(cell);
}

/// All moves that could meet a threat to make an open four or two fours at a cell: those on its
/// lines, those that make it forbidden, and fours, after which the attacker has no time.
fn answers_to_four(field: &mut Field, threat: Cell, meter: &mut Meter) -> Vec<Cell> {
    let (own, attacker) = (field.side(), 1 - field.side());
    let mut answers = Vec::new();
    let mut add = |cell| {
        if !answers.contains(&cell) {
            answers.push(cell);
        }
    };
    if field.is_held(attacker) {
        around_fours(field, attacker, threat, &mut add);
    } else {
        field.defences(attacker, threat, &mut add);
    }
    for cells in [set::WINNING_FOURS, set::FOURS] {
        field.set(own, cells).iter().for_each(&mut add);
    }
    if field.rating(threat, attacker).is_suspect() {
        let all = field.empty();
        all.into_iter().filter(|cell| forbids(field, *cell, threat, meter)).for_each(add);
    }
    answers.retain(|cell| field.allows(*cell, own));
    answers
}

/// True if a stone of the colour to move makes a cell forbidden to the other.
fn forbids(field: &mut Field, cell: Cell, threat: Cell, meter: &mut Meter) -> bool {
    if cell == threat {
        return false;
    }
    put(field, cell, meter);
    let forbids = !field.allows(threat, field.side());
    field.undo();
    forbids
}

/// Steps from a four to the farthest cell that is the end of one of its fives.
const FARTHEST: i32 = 9;

/// The empty cells that may be in or at the ends of the fives after a colour's four.
fn around_fours(field: &Field, colour: usize, four: Cell, mut add: impl FnMut(Cell)) {
    add(four);
    let makes_four = |direction: &usize| {
        (pattern::FOUR..=pattern::OPEN_FOUR).contains(&field.pattern(four, colour, *direction))
    };
    for direction in (0..4).filter(makes_four) {
        for steps in -FARTHEST..=FARTHEST {
            let at = i32::from(four) + steps * STEPS[direction];
            let on_grid = (0..CELLS as i32).contains(&at);
            let cell = step(four, direction, steps);
            if on_grid && field.cell(cell) == EMPTY {
                add(cell);
            }
        }
    }
}
