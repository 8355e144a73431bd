//! Turns and reflections: the eight symmetries of a square board, and those that map a few stones
//! onto themselves, about whatever centre or axis.

use super::Point;

/// One of the eight about a centre; the first is the identity.
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
        self.taking(centre, centre).of(point)
    }

    /// The image of a point on a square board whose last line has this number, counted from 0, or with 0 of the plane
    /// about its origin.
    pub fn within(self, point: Point, last: i16) -> Point {
        let Self { swapped, across, upright } = self;
        let Point { x, y } = if swapped { Point::new(point.y, point.x) } else { point };
        Point::new(if across { last - x } else { x }, if upright { last - y } else { y })
    }

    /// The image of the plane that takes one point to another.
    fn taking(self, from: Point, to: Point) -> Image {
        let there = Image { symmetry: self, shift: Point::new(0, 0) }.of(from);
        Image { symmetry: self, shift: Point::new(to.x - there.x, to.y - there.y) }
    }
}

/// A turn or reflection of the plane: a symmetry about the origin, then a shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    symmetry: Symmetry,
    shift: Point,
}

impl Image {
    /// The image of a point.
    pub fn of(self, Point { x, y }: Point) -> Point {
        let Symmetry { swapped, across, upright } = self.symmetry;
        let (x, y) = if swapped { (y, x) } else { (x, y) };
        Point::new(
            self.shift.x + if across { -x } else { x },
            self.shift.y + if upright { -y } else { y },
        )
    }

    /// The fixed word of its kind, and for a reflection in a column or a row twice the axis'
    /// distance from the first one.
    pub fn kind(self) -> (&'static str, i16) {
        let Symmetry { swapped, across, upright } = self.symmetry;
        match (swapped, across, upright) {
            (false, true, false) => ("column", self.shift.x),
            (false, false, true) => ("row", self.shift.y),
            (false, true, true) => ("half-turn", 0),
            (true, false, false) => ("rising", 0),
            (true, true, true) => ("falling", 0),
            (true, ..) => ("quarter-turn", 0),
            (false, false, false) => ("same", 0),
        }
    }

    /// True if it maps stones onto themselves, colours kept.
    fn keeps(self, stones: &[(Point, u8)]) -> bool {
        stones.iter().all(|(point, colour)| stones.contains(&(self.of(*point), *colour)))
    }
}

/// The turn or reflection that makes two points the same to some stones: it maps the stones onto
/// themselves, colours kept, and one point to the other. The order of play does not matter. With a
/// centre, its symmetries alone are tried.
pub fn equal(
    one: Point,
    other: Point,
    stones: &[(Point, u8)],
    centre: Option<Point>,
) -> Option<Image> {
    let (first, colour) = *stones.first()?;
    let alike = stones.iter().filter(|(_, other)| *other == colour);
    let moves = match centre {
        Some(centre) => vec![(centre, centre)],
        None => alike.map(|(stone, _)| (first, *stone)).collect(),
    };
    Symmetry::all()
        .flat_map(|symmetry| moves.iter().map(move |(from, to)| symmetry.taking(*from, *to)))
        .find(|image| image.of(one) == other && image.keeps(stones))
}
