//! The eight symmetries of a square board: four turns about its centre, each also mirrored.

use super::Point;

/// One of them; the first is the identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// True if columns and rows are exchanged first.
    swapped: bool,
    /// True if right and left are then exchanged.
    across: bool,
    /// True if up and down are then exchanged.
    upright: bool,
}

impl Symmetry {
    /// All eight.
    pub fn all() -> impl Iterator<Item = Self> {
        let bit = |number: u8, place: u8| number >> place & 1 == 1;
        (0..8).map(move |n| Self { swapped: bit(n, 2), across: bit(n, 1), upright: bit(n, 0) })
    }

    /// The image of a point, with the board's centre fixed.
    pub fn of(self, point: Point, centre: Point) -> Point {
        let (x, y) = (point.x - centre.x, point.y - centre.y);
        let (x, y) = if self.swapped { (y, x) } else { (x, y) };
        Point::new(
            centre.x + if self.across { -x } else { x },
            centre.y + if self.upright { -y } else { y },
        )
    }
}

/// True if two points are the same to a position: one of the symmetries of the board that map the
/// stones onto themselves, colours kept, maps one point to the other. The order of play does not
/// matter.
pub fn are_equal(one: Point, other: Point, stones: &[(Point, u8)], centre: Point) -> bool {
    let keeps = |symmetry: Symmetry| {
        stones
            .iter()
            .all(|(point, colour)| stones.contains(&(symmetry.of(*point, centre), *colour)))
    };
    Symmetry::all().any(|symmetry| symmetry.of(one, centre) == other && keeps(symmetry))
}
