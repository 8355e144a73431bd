//! The eight symmetries of a square board: four turns about its centre, each also mirrored.

use super::Point;

/// One of them; the first is the identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// Whether columns and rows change places first.
    swapped: bool,
    /// Whether right and left then change places.
    across: bool,
    /// Whether up and down do.
    upright: bool,
}

impl Symmetry {
    /// All eight.
    pub fn all() -> impl Iterator<Item = Self> {
        let bit = |number: u8, place: u8| number >> place & 1 == 1;
        (0..8).map(move |n| Self { swapped: bit(n, 2), across: bit(n, 1), upright: bit(n, 0) })
    }

    /// Where a point goes, with the board's centre staying where it is.
    pub fn of(self, point: Point, centre: Point) -> Point {
        let (x, y) = (point.x - centre.x, point.y - centre.y);
        let (x, y) = if self.swapped { (y, x) } else { (x, y) };
        Point::new(
            centre.x + if self.across { -x } else { x },
            centre.y + if self.upright { -y } else { y },
        )
    }
}

/// Whether two points are the same to a position: one of the symmetries of the board that map the stones onto
/// themselves, colours kept, maps one point to the other. The order of play does not matter.
pub fn are_equal(one: Point, other: Point, stones: &[(Point, u8)], centre: Point) -> bool {
    let keeps = |symmetry: Symmetry| {
        stones
            .iter()
            .all(|(point, colour)| stones.contains(&(symmetry.of(*point, centre), *colour)))
    };
    Symmetry::all().any(|symmetry| symmetry.of(one, centre) == other && keeps(symmetry))
}
