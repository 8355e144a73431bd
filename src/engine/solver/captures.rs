//! Lines with captures: five or more win, and so do enough captured stones; every capture is an answer.
//!
//! A threat is what wins at once if nothing is done: a four, or a capture that reaches the goal. An open three is any
//! move that threatens a move which wins at once against every answer. Both are tried out on the board, since captures
//! reach far beyond the line of a stone; only what one stone cannot change is left out.

use super::super::Point;
use super::super::budget::Meter;
use super::super::field::{EMPTY, WALL, mix};
use super::super::grid::{CELLS, Cell, Frame, STEPS};
use super::super::memory::Memory;
use super::Kind;
use super::ground::{Ground, Solvable};

/// The captures that a rule set allows, and those made so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captures {
    /// The longest run that is captured: two stones, or three.
    pub longest: u8,
    /// Number of captured stones that wins; none where captures do not.
    pub goal: Option<u16>,
    /// Number of stones that each colour has taken.
    pub taken: [u16; 2],
}

/// A position of a game in which five or more win and runs of two or three are captured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WithCaptures {
    /// The number of lines of a square board, 5 to 22; none for a board without edges.
    pub size: Option<u8>,
    /// The stones with the numbers of their colours, 0 or 1.
    pub stones: Vec<(Point, u8)>,
    /// The number of the colour to move.
    pub to_move: u8,
    /// The captures.
    pub captures: Captures,
}

impl Solvable for WithCaptures {
    fn ground(&self, _: &mut Memory) -> Box<dyn Ground> {
        Box::new(Pairs::new(self))
    }

    fn stones(&self) -> usize {
        self.stones.len()
    }

    fn turned(&self) -> Box<dyn Solvable> {
        Box::new(Self { to_move: 1 - self.to_move, ..self.clone() })
    }
}

/// The eight ways from a cell to its neighbours; each of the first four is the opposite of the one four places on.
const WAYS: [i32; 8] =
    [STEPS[0], STEPS[1], STEPS[2], STEPS[3], -STEPS[0], -STEPS[1], -STEPS[2], -STEPS[3]];
/// Stones of a five beside the one that is put.
const OTHERS: usize = 4;

/// A stone, and the state before it as far as undoing needs it.
struct Step {
    cell: Cell,
    /// Number of lifted stones before it.
    lifted: usize,
    hash: u64,
}

/// A board with captures.
struct Pairs {
    frame: Frame,
    captures: Captures,
    /// A colour, [`EMPTY`] or [`WALL`].
    cells: Box<[u8; CELLS]>,
    side: usize,
    hash: u64,
    steps: Vec<Step>,
    lifted: Vec<Cell>,
}

impl Pairs {
    fn new(position: &WithCaptures) -> Self {
        let points = position.stones.iter().map(|(point, _)| *point);
        let frame = Frame::around(position.size, points);
        let mut board = Self {
            frame,
            captures: position.captures,
            cells: Box::new([WALL; CELLS]),
            side: usize::from(position.to_move % 2),
            hash: 0,
            steps: Vec::new(),
            lifted: Vec::new(),
        };
        frame.cells().for_each(|cell| board.cells[usize::from(cell)] = EMPTY);
        for (point, colour) in &position.stones {
            if let Some(cell) = frame.cell(*point) {
                board.set(cell, colour % 2);
            }
        }
        board
    }

    /// Puts a stone of a colour on an empty cell, or lifts it.
    fn set(&mut self, cell: Cell, colour: u8) {
        let place = &mut self.cells[usize::from(cell) % CELLS];
        *place = if *place == EMPTY { colour } else { EMPTY };
        self.hash ^= mix(u64::from(cell) << 1 | u64::from(colour));
    }

    fn at(&self, cell: Cell, way: i32, steps: i32) -> u8 {
        self.cells[(i32::from(cell) + way * steps) as usize % CELLS]
    }

    /// Number of stones of a colour one after the other from a cell on, at most four.
    fn row(&self, cell: Cell, colour: usize, way: i32) -> usize {
        let own = |steps: &i32| usize::from(self.at(cell, way, *steps)) == colour;
        (1..=OTHERS as i32).take_while(own).count()
    }

    fn makes_five(&self, cell: Cell, colour: usize) -> bool {
        let row = |way: i32| self.row(cell, colour, way) + self.row(cell, colour, -way);
        STEPS.into_iter().any(|way| row(way) >= OTHERS)
    }

    /// Number of the opponent's stones beside a cell that form a run which can be captured, and what follows behind them.
    fn prey(&self, cell: Cell, colour: usize, way: i32) -> (u16, u8) {
        let longest = i32::from(self.captures.longest);
        let foe = |steps: &i32| usize::from(self.at(cell, way, *steps)) == 1 - colour;
        let length = (1..=longest).take_while(foe).count() as u16;
        let length = if length < 2 { 0 } else { length };
        (length, self.at(cell, way, i32::from(length) + 1))
    }

    /// Number of stones that a stone of a colour takes.
    fn takes(&self, cell: Cell, colour: usize) -> u16 {
        let prey = WAYS.into_iter().map(|way| self.prey(cell, colour, way));
        prey.filter(|(_, behind)| usize::from(*behind) == colour).map(|(length, _)| length).sum()
    }

    /// True if a stone of a colour wins at once.
    fn decides(&self, cell: Cell, colour: usize) -> bool {
        let left = self.captures.goal.map(|goal| goal.saturating_sub(self.captures.taken[colour]));
        self.makes_five(cell, colour)
            || left.is_some_and(|left| {
                let takes = self.takes(cell, colour);
                takes > 0 && takes >= left
            })
    }

    /// True if a stone of a colour could be a threat: it makes a four, takes something, or could take something next.
    fn could_threaten(&self, cell: Cell, colour: usize) -> bool {
        let of_interest = |(length, behind): (u16, u8)| {
            let takes = usize::from(behind) == colour;
            length > 0 && (takes || behind == EMPTY && self.captures.goal.is_some())
        };
        WAYS.into_iter().any(|way| of_interest(self.prey(cell, colour, way)))
            || STEPS.into_iter().any(|way| self.makes_four(cell, colour, way))
    }

    /// True if one more stone along a line would make five of a stone of a colour.
    fn makes_four(&self, cell: Cell, colour: usize, way: i32) -> bool {
        let others = OTHERS as i32;
        (-others..=0).any(|first| {
            let window = (first..=first + others).filter(|steps| *steps != 0);
            let mut own = 0;
            for steps in window {
                match self.at(cell, way, steps) {
                    EMPTY => {}
                    one if usize::from(one) == colour => own += 1,
                    _ => return false,
                }
            }
            own + 1 >= OTHERS
        })
    }

    /// True if a stone lies near enough for a stone on an empty cell to matter.
    fn is_near(&self, cell: Cell) -> bool {
        let far = OTHERS as i32;
        let stone = |way: i32| (1..=far).any(|steps| self.at(cell, way, steps) < EMPTY);
        WAYS.into_iter().any(stone)
    }

    /// The moves of the colour to move after which the other one may no longer win at once: on its winning cells, and all
    /// captures.
    fn stops(&self) -> Vec<Cell> {
        let (own, foe) = (self.side, 1 - self.side);
        let stops = |cell: &Cell| self.decides(*cell, foe) || self.takes(*cell, own) > 0;
        self.empty().into_iter().filter(stops).collect()
    }

    /// True if a move of the colour to move wins at once with its next one, whatever the answer.
    fn is_sure(&mut self, cell: Cell, meter: &mut Meter) -> bool {
        let (own, foe) = (self.side, 1 - self.side);
        meter.count();
        self.put(cell);
        let threatens = self.win(own).is_some() && self.win(foe).is_none();
        let sure = threatens
            && self.stops().into_iter().all(|answer| {
                meter.count();
                self.put(answer);
                let wins = self.win(own).is_some();
                self.undo();
                wins
            });
        self.undo();
        sure
    }

    /// A move of the colour that is not to move that would be sure to win, were it to move.
    fn threat(&mut self, meter: &mut Meter) -> Option<Cell> {
        self.side ^= 1;
        let own = self.side;
        let found = self
            .empty()
            .into_iter()
            .find(|cell| self.could_threaten(*cell, own) && self.is_sure(*cell, meter));
        self.side ^= 1;
        found
    }

    /// True if a move of the colour to move threatens to win: at once, or by threes with a move that is sure to.
    fn forces(&mut self, cell: Cell, kind: Kind, meter: &mut Meter) -> bool {
        let own = self.side;
        let could = self.could_threaten(cell, own);
        if !could && kind == Kind::Fours {
            return false;
        }
        meter.count();
        self.put(cell);
        let forces = self.win(1 - own).is_none()
            && (could && self.win(own).is_some()
                || kind == Kind::Threes && self.threat(meter).is_some());
        self.undo();
        forces
    }
}

impl Ground for Pairs {
    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn side(&self) -> usize {
        self.side
    }

    fn key(&self) -> u64 {
        let [first, second] = self.captures.taken.map(u64::from);
        self.hash ^ mix(1 << 40 | first << 20 | second << 1 | self.side as u64)
    }

    fn is_empty(&self, cell: Cell) -> bool {
        self.cells[usize::from(cell) % CELLS] == EMPTY
    }

    fn allows(&self, cell: Cell) -> bool {
        self.is_empty(cell)
    }

    fn put(&mut self, cell: Cell) {
        let (own, foe) = (self.side, 1 - self.side);
        self.steps.push(Step { cell, lifted: self.lifted.len(), hash: self.hash });
        for way in WAYS {
            let (length, behind) = self.prey(cell, own, way);
            if usize::from(behind) == own {
                let step = |steps: i32| (i32::from(cell) + way * steps) as Cell;
                (1..=i32::from(length)).for_each(|steps| {
                    self.set(step(steps), foe as u8);
                    self.lifted.push(step(steps));
                });
                self.captures.taken[own] += length;
            }
        }
        self.set(cell, own as u8);
        self.side = foe;
    }

    fn undo(&mut self) {
        let Some(step) = self.steps.pop() else { return };
        let foe = self.side;
        self.side ^= 1;
        self.cells[usize::from(step.cell) % CELLS] = EMPTY;
        self.captures.taken[self.side] -= (self.lifted.len() - step.lifted) as u16;
        for cell in self.lifted.drain(step.lifted..) {
            self.cells[usize::from(cell) % CELLS] = foe as u8;
        }
        self.hash = step.hash;
    }

    fn win(&self, colour: usize) -> Option<Cell> {
        self.frame.cells().find(|cell| self.is_empty(*cell) && self.decides(*cell, colour))
    }

    fn wins(&self, colour: usize) -> usize {
        self.empty().into_iter().filter(|cell| self.decides(*cell, colour)).count()
    }

    fn wins_at(&self, cell: Cell) -> bool {
        self.decides(cell, self.side)
    }

    fn is_beyond_help(&self, _: usize) -> bool {
        false
    }

    fn tries(&mut self, kind: Kind, meter: &mut Meter) -> Vec<Cell> {
        let mut tries = if self.win(1 - self.side).is_some() { self.stops() } else { self.empty() };
        tries.retain(|cell| self.is_inside(*cell) && self.is_near(*cell));
        tries.retain(|cell| self.forces(*cell, kind, meter));
        tries
    }

    /// Against a threat that takes two moves, every move is an answer after which that threat is not sure any more.
    fn answers(&mut self, kind: Kind, has_time: bool, meter: &mut Meter) -> Option<Vec<Cell>> {
        if self.win(1 - self.side).is_some() {
            return Some(self.stops());
        }
        if kind == Kind::Fours {
            return None;
        }
        let four = self.threat(meter)?;
        let mut answers = if has_time { self.empty() } else { Vec::new() };
        answers.retain(|cell| {
            meter.count();
            self.put(*cell);
            let sure = self.is_empty(four) && self.is_sure(four, meter);
            self.undo();
            !sure
        });
        Some(answers)
    }
}
