//! The 26 named openings of renju (docs/rules/renju.md 4): thirteen direct ones with the second
//! stone beside the first, thirteen indirect ones with it at the corner.

use super::super::lines::{Point, Symmetry};
use crate::game::{Board, Colour, Grid, NamedTable, Phrase, Piece, Scene, Spot};

/// The fixed words of the names and the third stone by steps from the first, where the second stone
/// is one step up.
const DIRECT: [Opening; 13] = [
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
const INDIRECT: [Opening; 13] = [
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

/// An opening's word and its third stone by steps from the first.
type Opening = (&'static str, (i16, i16));

/// The lines around the centre that the openings take, each way.
const LINES: i16 = 5;

/// The centre of a board of 15 lines.
const CENTRE: Point = Point::new(7, 7);

/// The spot of steps from the centre.
fn spot((x, y): (i16, i16)) -> Spot {
    Spot(((y + LINES / 2) * LINES + x + LINES / 2) as u16)
}

/// The table of all openings: the direct ones on one board, the indirect ones on another, each third stone with its
/// number.
pub fn table() -> NamedTable {
    let boards = [(&DIRECT, (0, 1)), (&INDIRECT, (1, 1))];
    NamedTable {
        caption: "openings",
        boards: boards.map(|(openings, second)| board(CENTRE, openings, second)).to_vec(),
        names: boards.map(|(openings, _)| openings.map(|(word, _)| word).to_vec()).to_vec(),
    }
}

/// The table of the openings that a third stone can make after this second one: those on one side of the axis, since
/// mirrored points make the same.
pub fn thirds(centre: Point, second: Point) -> Option<NamedTable> {
    let origin = Point::new(0, 0);
    let steps = Point::new(second.x - centre.x, second.y - centre.y);
    let turning = |(openings, (x, y)): (&'static [Opening; 13], (i16, i16))| {
        let turned = Symmetry::all().find(|turn| turn.of(Point::new(x, y), origin) == steps)?;
        Some((openings, turned))
    };
    let (openings, turn) =
        [(&DIRECT, (0, 1)), (&INDIRECT, (1, 1))].into_iter().find_map(turning)?;
    let turned = openings.map(|(word, (x, y))| {
        let third = turn.of(Point::new(x, y), origin);
        (word, (third.x, third.y))
    });
    Some(NamedTable {
        caption: "thirds",
        boards: vec![board(centre, &turned, (steps.x, steps.y))],
        names: vec![turned.map(|(word, _)| word).to_vec()],
    })
}

/// The board of one kind of openings, and the spots of their third stones.
fn board(centre: Point, openings: &[Opening; 13], second: (i16, i16)) -> (Scene, Vec<Spot>) {
    let lines = |middle: i16| (middle - LINES / 2..).take(LINES as usize);
    let columns = lines(centre.x).map(|x| char::from(b'a' + x as u8).to_string()).collect();
    let rows = lines(centre.y).map(|y| (y + 1).to_string()).collect();
    let thirds: Vec<Spot> = openings.iter().map(|(_, third)| spot(*third)).collect();
    let black = std::iter::once(spot((0, 0))).chain(thirds.iter().copied());
    let black = black.map(|spot| Piece::stone(spot, Colour::Black));
    let white = Piece::stone(spot(second), Colour::White);
    let scene = Scene {
        board: Board::Grid(Grid {
            columns,
            rows,
            between: "",
            edged: false,
            stars: Vec::new(),
            may_lack_i: false,
        }),
        pieces: black.chain([white]).collect(),
        hidden: 0,
        marks: Vec::new(),
        strokes: Vec::new(),
        threats: Vec::new(),
        placing: None,
        seats: Vec::new(),
        name: None,
        status: Phrase::new("to-move"),
    };
    (scene, thirds)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every numbered stone of the table has the name of its number by the rules.
    #[test]
    fn the_table_shows_each_opening_by_its_name() {
        let table = table();
        let centre = Point::new(7, 7);
        let point = |spot: Spot| Point::new(5 + (spot.0 % 5) as i16, 5 + (spot.0 / 5) as i16);
        for ((board, second), names) in table.boards.iter().zip([(7, 8), (8, 8)]).zip(&table.names)
        {
            let second = Point::new(second.0, second.1);
            let named = board.1.iter().map(|third| name([centre, second, point(*third)]));
            assert!(named.eq(names.iter().map(|word| Some(*word))));
            assert_eq!(board.0.pieces.len(), 15, "two stones and thirteen");
        }
    }

    /// So has every stone of the table of thirds, however the second stone lies.
    #[test]
    fn thirds_have_the_names_that_they_make() {
        for (x, y) in [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)] {
            let second = Point::new(CENTRE.x + x, CENTRE.y + y);
            let table = thirds(CENTRE, second).unwrap();
            let [(scene, spots)] = table.boards.as_slice() else { panic!("one board") };
            let point = |spot: &Spot| Point::new(5 + (spot.0 % 5) as i16, 5 + (spot.0 / 5) as i16);
            let named = spots.iter().map(|third| name([CENTRE, second, point(third)]));
            assert!(named.eq(table.names[0].iter().map(|word| Some(*word))), "{second:?}");
            assert_eq!(scene.board.name(spots[0]), point(&spots[0]).letters().to_string());
        }
        assert_eq!(thirds(CENTRE, Point::new(9, 7)), None, "no second stone of renju");
    }
}
