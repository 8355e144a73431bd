//! The 26 named openings of renju (docs/rules/renju.md 4): thirteen direct ones with the second
//! stone beside the first, thirteen indirect ones with it at the corner.

use super::super::lines::{Point, Symmetry};

/// The fixed words of the names and the third stone by steps from the first, where the second stone
/// is one step up.
const DIRECT: [(&str, (i16, i16)); 13] = [
    ("opening-d1", (0, 2)),
    ("opening-d2", (1, 2)),
    ("opening-d3", (2, 2)),
    ("opening-d4", (1, 1)),
    ("opening-d5", (2, 1)),
    ("opening-d6", (1, 0)),
    ("opening-d7", (2, 0)),
    ("opening-d8", (0, -1)),
    ("opening-d9", (1, -1)),
    ("opening-d10", (2, -1)),
    ("opening-d11", (0, -2)),
    ("opening-d12", (1, -2)),
    ("opening-d13", (2, -2)),
];

/// The same where the second stone is one step up and one to the right.
const INDIRECT: [(&str, (i16, i16)); 13] = [
    ("opening-i1", (2, 2)),
    ("opening-i2", (2, 1)),
    ("opening-i3", (2, 0)),
    ("opening-i4", (2, -1)),
    ("opening-i5", (2, -2)),
    ("opening-i6", (1, 0)),
    ("opening-i7", (1, -1)),
    ("opening-i8", (1, -2)),
    ("opening-i9", (0, -1)),
    ("opening-i10", (0, -2)),
    ("opening-i11", (-1, -1)),
    ("opening-i12", (-1, -2)),
    ("opening-i13", (-2, -2)),
];

/// The name of an opening by its first three stones, in any of its turnings.
pub fn name([first, second, third]: [Point; 3]) -> Option<&'static str> {
    let origin = Point::new(0, 0);
    let steps = |point: Point| Point::new(point.x - first.x, point.y - first.y);
    let turned = |symmetry: Symmetry| {
        let third = symmetry.of(steps(third), origin);
        let names = match symmetry.of(steps(second), origin) {
            Point { x: 0, y: 1 } => DIRECT,
            Point { x: 1, y: 1 } => INDIRECT,
            _ => return None,
        };
        names.into_iter().find(|(_, (x, y))| Point::new(*x, *y) == third).map(|(word, _)| word)
    };
    Symmetry::all().find_map(turned)
}
