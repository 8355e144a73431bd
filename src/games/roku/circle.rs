//! The circles of the board: their arrangement in rows, their names and places.

use std::fmt;

/// The rows of circles from the top: `t` a circle of the track, `*` the mark, a digit a circle with
/// that cost.
const CIRCLES: [&str; 11] = [
    "tttttt",
    "t11111t",
    "t122221t",
    "t1233321t",
    "t12344321t",
    "t1234*4321t",
    "t12344321t",
    "t1233321t",
    "t122221t",
    "t11111t",
    "tttttt",
];

/// A circle, by its number in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Circle(pub(super) u8);

/// All circles in reading order.
pub(super) fn circles() -> impl Iterator<Item = Circle> {
    let count: usize = CIRCLES.iter().map(|row| row.len()).sum();
    (0..count as u8).map(Circle)
}

impl Circle {
    /// The mark in the middle.
    pub(super) const MARK: Self = Self(45);

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The circle's character in the drawing of the board: `t`, `*` or a digit.
    pub(super) fn symbol(self) -> u8 {
        let (row, place) = self.place();
        CIRCLES[row].as_bytes()[place]
    }

    /// The row from the top and the place in it from the left, both counted from 0.
    pub(super) fn place(self) -> (usize, usize) {
        let mut rest = self.index();
        for (row, circles) in CIRCLES.iter().enumerate() {
            match rest.checked_sub(circles.len()) {
                None => return (row, rest),
                Some(after) => rest = after,
            }
        }
        (CIRCLES.len(), rest)
    }

    /// The circle of a row, both counted from 0.
    pub(super) fn at(row: usize, place: usize) -> Option<Self> {
        let before: usize = CIRCLES.get(..row)?.iter().map(|circles| circles.len()).sum();
        (place < CIRCLES.get(row)?.len()).then(|| Self((before + place) as u8))
    }

    /// Number of circles in a row, the rows counted from 0 at the top.
    pub(super) fn row_length(row: usize) -> usize {
        CIRCLES.get(row).map_or(0, |circles| circles.len())
    }

    /// Number of rows.
    pub(super) const ROWS: usize = CIRCLES.len();

    /// The circle with this name.
    pub(super) fn read(name: &str) -> Option<Self> {
        let row = name.bytes().next()?.checked_sub(b'A')?;
        Self::at(usize::from(row), name[1..].parse::<usize>().ok()?.checked_sub(1)?)
    }

    /// The middle, in half circles from the middle of the top row's left end: rightwards and
    /// downwards.
    pub(super) fn middle(self) -> (i32, i32) {
        let (row, place) = self.place();
        let longest = CIRCLES.iter().map(|circles| circles.len()).max().unwrap_or(0);
        ((longest - CIRCLES[row].len() + 2 * place) as i32, 2 * row as i32)
    }
}

/// The name: a letter for the row from the top, a number from 1 at the left.
impl fmt::Display for Circle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, place) = self.place();
        write!(f, "{}{}", char::from(b'A' + row as u8), place + 1)
    }
}

impl fmt::Debug for Circle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
