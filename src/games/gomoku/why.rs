//! The rows that make a point forbidden, with the recursion of renju step by step.
//!
//! All of it comes from the judgement in [`super::bans`]: the same shapes, looked at on the board.

use super::super::lines::{Board, End, Hole, Point, Row, RowKind, Shape, Why, shapes};
use super::bans::{Verdict, verdict_within};
use super::rules::{LINE, Rules};
use super::{FOUL, Gomoku};
use crate::game::Parsed;

/// The most fouls that an explanation goes into, and the most points that are looked at for all of
/// them.
const MOST_FOULS: u32 = 64;
const MOST_POINTS: u32 = 5000;

impl Gomoku {
    /// The reason why the seat on turn may not put a stone on an empty point; none where it may.
    pub fn why(&self, text: &str) -> Option<Why> {
        let Ok(Parsed::Action(point)) = self.board.read(text) else { return None };
        if self.outcome.is_some() || !self.board.holds(point) || self.board.stone(point).is_some() {
            return None;
        }
        let word = self.refused(point)?;
        let mut explanation = Explanation::of(&self.rules, self.board.clone(), self.to_move);
        Some(explanation.explained(point, word))
    }

    /// The reason why the last stone was a foul, where that has lost the game.
    pub fn lost_by(&self) -> Option<Why> {
        let has_lost = self.outcome.as_ref().is_some_and(|outcome| outcome.end == FOUL);
        let point = self.last.filter(|_| has_lost)?;
        let colour = self.board.stone(point)?;
        let mut board = self.board.clone();
        board.lift(point);
        Explanation::of(&self.rules, board, colour).foul(point)
    }
}

/// A board with imagined stones of a colour, whose fouls are explained.
struct Explanation<'a> {
    rules: &'a Rules,
    board: Board,
    colour: u8,
    /// Fouls that may still be gone into.
    fouls: u32,
    /// Points that may still be looked at.
    points: u32,
}

impl<'a> Explanation<'a> {
    fn of(rules: &'a Rules, board: Board, colour: u8) -> Self {
        Self { rules, board, colour, fouls: MOST_FOULS, points: MOST_POINTS }
    }

    /// Explains the foul of a stone; none if it is none.
    fn foul(&mut self, point: Point) -> Option<Why> {
        match self.verdict(point) {
            Verdict::Foul(word) => Some(self.explained(point, word)),
            Verdict::Line | Verdict::Legal => None,
        }
    }

    fn verdict(&mut self, point: Point) -> Verdict {
        verdict_within(self.rules, &self.board, point, self.colour, &mut self.points)
    }

    /// The reason for a foul that has been found, which leaves the board as it was.
    fn explained(&mut self, point: Point, word: &'static str) -> Why {
        let mut rows = Vec::new();
        if self.fouls > 0 {
            self.fouls -= 1;
            let shapes = shapes(&self.board, point, self.colour, self.rules.exact(self.colour));
            self.board.put(point, self.colour);
            for line in shapes {
                rows.extend(self.rows(word, point, line));
            }
            self.board.lift(point);
        }
        Why { point: self.board.name(point), word, rows }
    }

    /// The rows of a foul along one line.
    fn rows(
        &mut self,
        word: &str,
        point: Point,
        (direction, shape): ((i16, i16), Shape),
    ) -> Vec<Row> {
        match word {
            "overline" if shape.is_longer() => vec![overline(&self.board, point, direction)],
            "overline" => Vec::new(),
            _ if shape.fours() > 0 => {
                fours(self.rules, &mut self.board, (point, direction), self.colour)
            }
            "double-four" => Vec::new(),
            _ if shape.is_three() => vec![self.three(point, direction, shape)],
            _ => Vec::new(),
        }
    }

    /// The three through a stone along one line, with the end of each stone that could make it a
    /// straight four.
    fn three(&mut self, point: Point, direction: (i16, i16), shape: Shape) -> Row {
        let mut row = Row { kind: RowKind::Three, stones: Vec::new(), holes: Vec::new() };
        for step in shape.eyes() {
            let eye = point.step(direction, step);
            let end = self.end(eye);
            let stones = self.stones_with(eye, direction);
            if row.stones.is_empty() || end == End::Completes && !row.counts() {
                row.stones = stones;
            }
            row.holes.push(Hole { point: self.board.name(eye), end });
        }
        row
    }

    /// The end of a stone that could make a three a straight four.
    fn end(&mut self, eye: Point) -> End {
        match self.verdict(eye) {
            _ if !self.rules.recursive() => End::Completes,
            Verdict::Legal => End::Completes,
            Verdict::Line => End::Five,
            Verdict::Foul(word) => End::Forbidden(self.explained(eye, word)),
        }
    }

    /// The stones that a further one makes a row of, without it.
    fn stones_with(&mut self, eye: Point, direction: (i16, i16)) -> Vec<String> {
        self.board.put(eye, self.colour);
        let (from, _, length) = self.board.run(eye, direction);
        self.board.lift(eye);
        let run = (0..length as i16).map(|step| from.step(direction, step));
        run.filter(|stone| *stone != eye).map(|stone| self.board.name(stone)).collect()
    }
}

fn overline(board: &Board, point: Point, direction: (i16, i16)) -> Row {
    let (from, _, length) = board.run(point, direction);
    let stones = (0..length as i16).map(|step| board.name(from.step(direction, step)));
    Row { kind: RowKind::Overline, stones: stones.collect(), holes: Vec::new() }
}

/// The fours through a stone along one line: sets of four stones that one more makes a winning run.
fn fours(
    rules: &Rules,
    board: &mut Board,
    (point, direction): (Point, (i16, i16)),
    colour: u8,
) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for first in 1 - LINE as i16..=0 {
        let window = (first..first + LINE as i16).map(|step| point.step(direction, step));
        let (own, others): (Vec<Point>, Vec<Point>) =
            window.partition(|at| board.holds(*at) && board.stone(*at) == Some(colour));
        let [hole] = others[..] else { continue };
        if !board.holds(hole) || board.stone(hole).is_some() {
            continue;
        }
        board.put(hole, colour);
        let (_, _, length) = board.run(hole, direction);
        board.lift(hole);
        if length > LINE && rules.exact(colour) {
            continue;
        }
        let stones: Vec<String> = own.iter().map(|stone| board.name(*stone)).collect();
        let hole = Hole { point: board.name(hole), end: End::Completes };
        match rows.iter_mut().find(|row| row.stones == stones) {
            Some(row) => row.holes.push(hole),
            None => rows.push(Row { kind: RowKind::Four, stones, holes: vec![hole] }),
        }
    }
    rows
}
