//! A look over a board of lines for a search: the empty points near stones, and the worth of a
//! stone of each colour there by the windows that a line of it would fill.

use super::{Board, DIRECTIONS, EMPTY, Point, REACH};
use crate::game::Colour;

/// The most colours.
pub const COLOURS: usize = Colour::ALL.len();
/// Steps from a stone up to which empty points are looked at.
const NEAR: i16 = 2;
/// The longest side of the part of a board that is looked at, around the last stone.
const WIDEST: i16 = 40;

/// The worth of a window by the stones that it lacks, the new one included: 0 is not met.
pub const LACKS: [f32; 6] = [0.0, 10_000.0, 300.0, 30.0, 4.0, 1.0];

/// An empty point and the worth of a stone of each colour there.
#[derive(Clone, Copy, Debug)]
pub struct Prospect {
    /// The point.
    pub point: Point,
    /// The worth of a stone for each colour: the sum over the windows through the point that only
    /// this colour's stones are in.
    pub worth: [f32; COLOURS],
}

/// The empty points up to two steps from a stone, near the last one first where the board is too
/// wide to be looked at as a whole; the middle of an empty board.
pub fn near(board: &Board, last: Option<Point>) -> Vec<Point> {
    let stones = board.stones();
    let Some(((first, _), focus)) = stones.first().zip(last.or(stones.last().map(|one| one.0)))
    else {
        return vec![board.centre()];
    };
    let bounds = |of: fn(Point) -> i16| {
        let ends = stones.iter().fold((of(*first), of(*first)), |(low, high), (point, _)| {
            (low.min(of(*point)), high.max(of(*point)))
        });
        let low = (ends.0 - NEAR).max(of(focus) - WIDEST / 2);
        (low, (ends.1 + NEAR).min(low + WIDEST))
    };
    let ((left, right), (bottom, top)) = (bounds(|point| point.x), bounds(|point| point.y));
    let width = (right - left + 1) as usize;
    let mut marks = vec![false; width * (top - bottom + 1) as usize];
    for (stone, _) in &stones {
        for y in (stone.y - NEAR).max(bottom)..=(stone.y + NEAR).min(top) {
            for x in (stone.x - NEAR).max(left)..=(stone.x + NEAR).min(right) {
                marks[(y - bottom) as usize * width + (x - left) as usize] = true;
            }
        }
    }
    let marked = marks.iter().enumerate().filter(|(_, marked)| **marked);
    let points =
        marked.map(|(at, _)| Point::new(left + (at % width) as i16, bottom + (at / width) as i16));
    points.filter(|point| board.holds(*point) && board.stone(*point).is_none()).collect()
}

/// The worth of an empty point on a board where lines have this length.
pub fn prospect(board: &Board, point: Point, length: usize) -> Prospect {
    let mut worth = [0.0; COLOURS];
    for direction in DIRECTIONS {
        along(&board.around(point, direction), length, &mut worth);
    }
    Prospect { point, worth }
}

/// Adds the worth of the windows along a line through its middle.
fn along(cells: &[u8; 2 * REACH], length: usize, worth: &mut [f32; COLOURS]) {
    // Windows reach from one cell behind to one ahead of the middle, which is no cell of the list.
    for first in REACH + 1 - length..=REACH {
        let window = &cells[first..first + length - 1];
        let Some(colour) = window.iter().find(|cell| **cell != EMPTY) else { continue };
        let own = window.iter().filter(|cell| *cell == colour).count();
        let alone = own + window.iter().filter(|cell| **cell == EMPTY).count() == length - 1;
        if let Some(worth) = worth.get_mut(usize::from(*colour) - 1).filter(|_| alone) {
            *worth += LACKS[length - own];
        }
    }
}
