//! The common parts of the games on crossing lines: points and their names, boards with and without
//! edges, runs, the shapes of threes and fours, actions, openings, and shared options.
//!
//! Functions over a [`Board`]; no game of its own. Colours are numbers, 0 for the first.

mod action;
mod board;
mod images;
mod opening;
mod overline;
mod plane;
mod point;
mod shape;
mod square;
pub(super) mod survey;
mod symmetry;
mod why;

pub(super) use action::{Action, Choice, token};
pub(super) use board::{Board, View};
pub(super) use images::{image, images};
pub(super) use opening::{Kind, Opening};
pub(super) use overline::Overline;
pub(super) use point::Point;
pub(super) use shape::{Shape, shapes, shapes_with};
pub(super) use square::Square;
pub(super) use symmetry::Symmetry;
pub use why::{End, Hole, Row, RowKind, Why};

/// The four directions in which stones form a run; each is walked both ways.
pub(super) const DIRECTIONS: [(i16, i16); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// The farthest distance along a line, in steps, at which a stone matters to fives, fours and
/// threes of another one.
pub(super) const REACH: usize = 5;

/// A cell without a stone.
pub(super) const EMPTY: u8 = 0;

/// The step from the middle to a place among the cells around it: −5 to −1, then 1 to 5.
const fn offset(place: usize) -> i16 {
    let step = place as i16 - REACH as i16;
    if step < 0 { step } else { step + 1 }
}
