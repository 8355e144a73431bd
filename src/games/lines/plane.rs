//! Stones on a board without edges, as on graph paper.
//!
//! Points go by signed steps from the first stone. Stones can be put up to [`FARTHEST`] steps away,
//! but the lines go on beyond: for whatever is judged along a line, every point without a stone is
//! an empty point.

use super::point::FARTHEST;
use super::{DIRECTIONS, EMPTY, Point, REACH};
use crate::game::{Grid, Spot};
use std::collections::{BTreeMap, BTreeSet};

/// The farthest distance from a stone, in steps, of the points that are offered to a person.
const NEAR: i16 = 4;
/// The empty lines that a picture shows around the stones.
const MARGIN: i16 = 3;
/// The fewest lines that a picture shows each way.
const FEWEST: i16 = 9;
/// The most. A board that has grown beyond is shown around its last stone.
const MOST: i16 = 41;

/// Stones of up to four colours on an unbounded board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plane {
    /// The colour's number plus one, by point.
    cells: BTreeMap<Point, u8>,
    /// True if the next stone may be put anywhere: the first one is on the board, or there was a
    /// set-up.
    open: bool,
}

impl Plane {
    /// True if the point is within the range of the board.
    pub fn holds(&self, point: Point) -> bool {
        let range = -FARTHEST..=FARTHEST;
        range.contains(&point.x) && range.contains(&point.y)
    }

    /// The cell at a point: [`EMPTY`] or a colour's number plus one.
    pub fn cell(&self, point: Point) -> u8 {
        self.cells.get(&point).copied().unwrap_or(EMPTY)
    }

    /// The cells along a line on both sides of a point, as on a square board; there is no wall.
    pub fn around(&self, point: Point, direction: (i16, i16)) -> [u8; 2 * REACH] {
        std::array::from_fn(|place| self.cell(point.step(direction, super::offset(place))))
    }

    /// Puts a stone on an empty point.
    pub fn put(&mut self, point: Point, colour: u8) {
        self.cells.insert(point, colour + 1);
    }

    /// Takes a stone off the board. The first stone has been put then, even if none is left
    /// (docs/rules/openings-and-tables.md E3).
    pub fn lift(&mut self, point: Point) {
        self.cells.remove(&point);
        self.open = true;
    }

    /// Number of stones on the board.
    pub fn stones(&self) -> usize {
        self.cells.len()
    }

    /// Lets the first stone be put anywhere from now on, as after a set-up
    /// (docs/rules/openings-and-tables.md E1).
    pub fn open(&mut self) {
        self.open = true;
    }

    /// True if the next stone is the one from which the points are counted.
    pub fn awaits_first(&self) -> bool {
        self.cells.is_empty() && !self.open
    }

    /// The points that have a stone, in reading order, from the top left.
    pub fn taken(&self) -> impl Iterator<Item = Point> {
        let mut taken: Vec<Point> = self.cells.keys().copied().collect();
        taken.sort_by_key(|point| (-point.y, point.x));
        taken.into_iter()
    }

    /// The empty points up to 4 from a stone, of those that are wanted.
    pub fn near(&self, wanted: impl Fn(Point) -> bool) -> Vec<Point> {
        self.near_to(self.cells.keys().copied(), wanted)
    }

    /// The empty points up to 4 from some points, of those that are wanted.
    pub fn near_to(
        &self,
        points: impl Iterator<Item = Point>,
        wanted: impl Fn(Point) -> bool,
    ) -> Vec<Point> {
        let around = |Point { x, y }: Point| {
            (y - NEAR..=y + NEAR)
                .flat_map(move |y| (x - NEAR..=x + NEAR).map(move |x| Point::new(x, y)))
        };
        let mut near: Vec<Point> = points.flat_map(around).filter(|point| wanted(*point)).collect();
        near.sort_unstable();
        near.dedup();
        near.into_iter().filter(|point| self.holds(*point) && self.cell(*point) == EMPTY).collect()
    }

    /// The empty points beside a stone of a colour, of those that are wanted.
    pub fn beside(&self, colour: u8, wanted: impl Fn(Point) -> bool) -> Vec<Point> {
        let stones = self.cells.iter().filter(|(_, cell)| **cell == colour + 1);
        let around = |(point, _): (&Point, &u8)| {
            let point = *point;
            DIRECTIONS.into_iter().flat_map(move |way| [point.step(way, 1), point.step(way, -1)])
        };
        let wanted = |point: &Point| wanted(*point) && self.holds(*point);
        let beside: BTreeSet<Point> = stones.flat_map(around).filter(wanted).collect();
        beside.into_iter().filter(|point| self.cell(*point) == EMPTY).collect()
    }

    /// The empty points with at least four stones of a colour up to 4 steps away on their lines, of
    /// those that are wanted. Whatever is judged by fours and threes needs as many.
    pub fn crowded(&self, colour: u8, wanted: impl Fn(Point) -> bool) -> Vec<Point> {
        let mut counts: BTreeMap<Point, u8> = BTreeMap::new();
        for (point, _) in self.cells.iter().filter(|(_, cell)| **cell == colour + 1) {
            let rays = DIRECTIONS
                .iter()
                .flat_map(|way| (-NEAR..=NEAR).map(|steps| point.step(*way, steps)));
            rays.filter(|near| wanted(*near))
                .for_each(|near| *counts.entry(near).or_default() += 1);
        }
        let many = counts.into_iter().filter(|(_, count)| *count >= 4).map(|(point, _)| point);
        many.filter(|point| self.holds(*point) && self.cell(*point) == EMPTY).collect()
    }

    /// The window that a picture shows: the stones with a margin or, where they are too far apart,
    /// the surroundings of the last one.
    pub fn window(&self, last: Option<Point>) -> Window {
        let focus = last.or(self.cells.keys().next().copied()).unwrap_or(Point::new(0, 0));
        let (left, columns) = span(self.cells.keys().map(|point| point.x), focus.x);
        let (bottom, rows) = span(self.cells.keys().map(|point| point.y), focus.y);
        Window { left, bottom, columns, rows }
    }
}

/// The first line that is shown, and how many are.
fn span(stones: impl Iterator<Item = i16> + Clone, focus: i16) -> (i16, i16) {
    let first = stones.clone().min().unwrap_or(focus) - MARGIN;
    let lines = stones.max().unwrap_or(focus) + MARGIN - first + 1;
    match lines {
        FEWEST..=MOST => (first, lines),
        ..FEWEST => (first - (FEWEST - lines) / 2, FEWEST),
        _ => ((focus - MOST / 2).clamp(first, first + lines - MOST), MOST),
    }
}

/// A part of an unbounded board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    left: i16,
    bottom: i16,
    columns: i16,
    rows: i16,
}

impl Window {
    /// The board without its stones: lines that go on past the picture, labelled by signed steps.
    pub fn grid(&self) -> Grid {
        let labels =
            |first: i16, count: i16| (first..first + count).map(|step| step.to_string()).collect();
        Grid {
            columns: labels(self.left, self.columns),
            rows: labels(self.bottom, self.rows),
            between: ",",
            edged: false,
            stars: Vec::new(),
            may_lack_i: false,
        }
    }

    /// The spot of a point, if it is shown.
    pub fn spot(&self, point: Point) -> Option<Spot> {
        let (column, row) = (point.x - self.left, point.y - self.bottom);
        let shown = (0..self.columns).contains(&column) && (0..self.rows).contains(&row);
        shown.then(|| Spot((row * self.columns + column) as u16))
    }
}
