//! The rows that make a point forbidden: what [`super::claims`] reads from the board, with the names of the points.

use super::super::lines::{DIRECTIONS, End, Hole, Point, Row, RowKind, Why};
use super::Ninuki;
use super::claims::{flanked, three_windows};
use crate::game::Parsed;

impl Ninuki {
    /// The reason why the seat on turn may not put a stone on a point; none where it may.
    pub fn why(&self, text: &str) -> Option<Why> {
        let Ok(Parsed::Action(point)) = self.board.read(text) else { return None };
        let asked = self.is_in_play();
        if !asked || !self.board.holds(point) || self.board.stone(point).is_some() {
            return None;
        }
        let word = self.ban(point)?;
        let rows = match word {
            "overline" => self.overlines(point),
            "double-three" => self.threes(point),
            _ => self.flanked_rows(point),
        };
        Some(Why { point: self.board.name(point), word, rows })
    }

    /// The names of the points of a row, by steps from a point.
    fn names(
        &self,
        (point, direction): (Point, (i16, i16)),
        steps: impl Iterator<Item = i16>,
    ) -> Vec<String> {
        steps.map(|step| self.board.name(point.step(direction, step))).collect()
    }

    fn overlines(&self, point: Point) -> Vec<Row> {
        let mut board = self.board.clone();
        board.put(point, self.on_turn());
        let long = DIRECTIONS.map(|direction| (direction, board.run(point, direction)));
        let long = long.into_iter().filter(|(_, (.., length))| *length > self.rules.line());
        let row = |(direction, (from, _, length)): ((i16, i16), (Point, Point, u16))| {
            let stones = self.names((from, direction), 0..length as i16);
            Row { kind: RowKind::Overline, stones, holes: Vec::new() }
        };
        long.map(row).collect()
    }

    /// The free threes; one that can be completed at several points is one row.
    fn threes(&self, point: Point) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        for (direction, first) in three_windows(&self.board, point, self.on_turn()) {
            let is_stone =
                |step: &i16| *step == 0 || self.board.stone(point.step(direction, *step)).is_some();
            let (own, empty): (Vec<i16>, Vec<i16>) = (first..first + 4).partition(is_stone);
            let line = (point, direction);
            let stones = self.names(line, own.into_iter());
            let holes = self.names(line, empty.into_iter()).into_iter();
            let holes = holes.map(|point| Hole { point, end: End::Completes });
            match rows.iter_mut().find(|row| row.stones == stones) {
                Some(row) => row.holes.extend(holes),
                None => rows.push(Row { kind: RowKind::Three, stones, holes: holes.collect() }),
            }
        }
        rows
    }

    /// The runs that would be captured, with the stones that flank them.
    fn flanked_rows(&self, point: Point) -> Vec<Row> {
        let runs = flanked(&self.rules, &self.board, point, self.on_turn()).into_iter();
        let row = |(direction, first, length): ((i16, i16), i16, i16)| {
            let stones = self.names((point, direction), first - 1..first + length + 1);
            Row { kind: RowKind::Flanked, stones, holes: Vec::new() }
        };
        runs.map(row).collect()
    }
}
