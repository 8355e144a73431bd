//! What the games on crossing lines share: points and their names, stones on a square board, runs.
//!
//! Functions over a [`Square`]; no game of its own.

mod point;
mod square;

pub(super) use point::Point;
pub(super) use square::Square;

use crate::game::{Refusal, Setup};

/// The runs through a stone in all four directions: both ends and the length.
pub(super) fn runs_through(square: &Square, point: Point) -> impl Iterator<Item = (Point, Point, u8)> {
    square::DIRECTIONS.iter().map(move |direction| square.run(point, *direction))
}

/// Checks the shape of a set-up: a list of stones for each seat, and a seat to move.
///
/// # Errors
/// `setup-lists` or `setup-to-move`.
pub(super) fn check_setup(setup: &Setup, seats: u8) -> Result<(), Refusal> {
    let lists = setup.stones.len() == usize::from(seats);
    let captured = setup.captured.is_empty() || setup.captured.len() == usize::from(seats);
    if !lists || !captured {
        return Err(Refusal::new("setup-lists").number("seats", seats));
    }
    if setup.to_move >= seats {
        return Err(Refusal::new("setup-to-move").number("seats", seats));
    }
    Ok(())
}
