//! The rows that make a point forbidden, with the recursion of renju step by step.
//!
//! All of it comes from the judgement in [`super::bans`]: the same shapes, looked at on the board.

use super::super::lines::{Board, End, Hole, Point, Row, RowKind, Shape, Why, shapes};
use super::bans::{Verdict, verdict};
use super::rules::{LINE, Rules};
use super::{FOUL, Gomoku};
use crate::game::Parsed;

impl Gomoku {
    /// The reason why the seat on turn may not put a stone on an empty point; none where it may.
    pub fn why(&self, text: &str) -> Option<Why> {
        let Ok(Parsed::Action(point)) = self.board.read(text) else { return None };
        if self.outcome.is_some() || !self.board.holds(point) || self.board.stone(point).is_some() {
            return None;
        }
        self.refused(point)?;
        explained(&self.rules, &mut self.board.clone(), point, self.to_move)
    }

    /// The reason why the last stone was a foul, where that has lost the game.
    pub fn lost_by(&self) -> Option<Why> {
        let has_lost = self.outcome.as_ref().is_some_and(|outcome| outcome.end == FOUL);
        let point = self.last.filter(|_| has_lost)?;
        let colour = self.board.stone(point)?;
        let mut board = self.board.clone();
        board.lift(point);
        explained(&self.rules, &mut board, point, colour)
    }
}

/// Explains the foul of a stone on a board with imagined stones, which is left as it was.
fn explained(rules: &Rules, board: &mut Board, point: Point, colour: u8) -> Option<Why> {
    let Verdict::Foul(word) = verdict(rules, board, point, colour) else { return None };
    let shapes = shapes(board, point, colour, rules.exact(colour));
    board.put(point, colour);
    let mut rows = Vec::new();
    for (direction, shape) in shapes {
        match word {
            "overline" if shape.is_longer() => rows.push(overline(board, point, direction)),
            "overline" => {}
            _ if shape.fours() > 0 => rows.extend(fours(rules, board, (point, direction), colour)),
            "double-four" => {}
            _ if shape.is_three() => {
                rows.push(three(rules, board, (point, direction, shape), colour));
            }
            _ => {}
        }
    }
    board.lift(point);
    Some(Why { point: board.name(point), word, rows })
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

/// The three through a stone along one line, with the end of each stone that could make it a
/// straight four.
fn three(
    rules: &Rules,
    board: &mut Board,
    (point, direction, shape): (Point, (i16, i16), Shape),
    colour: u8,
) -> Row {
    let mut row = Row { kind: RowKind::Three, stones: Vec::new(), holes: Vec::new() };
    for step in shape.eyes() {
        let eye = point.step(direction, step);
        let end = match verdict(rules, board, eye, colour) {
            _ if !rules.recursive() => End::Completes,
            Verdict::Legal => End::Completes,
            Verdict::Line => End::Five,
            Verdict::Foul(_) => match explained(rules, board, eye, colour) {
                Some(why) => End::Forbidden(why),
                None => continue,
            },
        };
        board.put(eye, colour);
        let (from, _, length) = board.run(eye, direction);
        board.lift(eye);
        let run = (0..length as i16).map(|step| from.step(direction, step));
        let stones: Vec<String> =
            run.filter(|stone| *stone != eye).map(|stone| board.name(stone)).collect();
        if row.stones.is_empty() || end == End::Completes && !row.counts() {
            row.stones = stones;
        }
        row.holes.push(Hole { point: board.name(eye), end });
    }
    row
}
