//! The board of Gomoku Roku: the track round the circles, their kinds, and the rows
//! (docs/rules/roku.md 1.1, 1.2).
//!
//! All of it is data in three tables, two below and one in `circle.rs`, so that another board is a
//! matter of correcting them; nothing else in the game knows the shape. The hexagon, the costs and
//! the rows are a reconstruction: the sources describe the board (track outside, mark in the
//! middle, costs rising inwards, up to twelve rays) without its picture.

use super::circle::{Circle, circles};
use super::set::Set;
use std::sync::LazyLock;

/// The track, clockwise.
const TRACK: &str =
    "A1 A2 A3 A4 A5 A6 B7 C8 D9 E10 F11 G10 H9 I8 J7 K6 K5 K4 K3 K2 K1 J1 I1 H1 G1 F1 E1 D1 C1 B1";

/// The rows on which five may be made. Each holds five neighbours with at most one circle of the
/// track among them, since a player has one stone there; the mark parts the rows that meet it.
const ROWS: [&str; 60] = [
    "B1 B2 B3 B4 B5 B6 B7",
    "C1 C2 C3 C4 C5 C6 C7 C8",
    "D1 D2 D3 D4 D5 D6 D7 D8 D9",
    "E1 E2 E3 E4 E5 E6 E7 E8 E9 E10",
    "F1 F2 F3 F4 F5",
    "F7 F8 F9 F10 F11",
    "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10",
    "H1 H2 H3 H4 H5 H6 H7 H8 H9",
    "I1 I2 I3 I4 I5 I6 I7 I8",
    "J1 J2 J3 J4 J5 J6 J7",
    // Falling to the right.
    "A1 B2 C3 D4 E5",
    "A2 B3 C4 D5 E6 F7 G7 H7 I7 J7",
    "A3 B4 C5 D6 E7 F8 G8 H8 I8",
    "A4 B5 C6 D7 E8 F9 G9 H9",
    "A5 B6 C7 D8 E9 F10 G10",
    "B1 C2 D3 E4 F5 G5 H5 I5 J5 K5",
    "C1 D2 E3 F4 G4 H4 I4 J4 K4",
    "D1 E2 F3 G3 H3 I3 J3 K3",
    "E1 F2 G2 H2 I2 J2 K2",
    "G6 H6 I6 J6 K6",
    // Falling to the left.
    "A2 B2 C2 D2 E2 F2 G1",
    "A3 B3 C3 D3 E3 F3 G2 H1",
    "A4 B4 C4 D4 E4 F4 G3 H2 I1",
    "A5 B5 C5 D5 E5 F5 G4 H3 I2 J1",
    "A6 B6 C6 D6 E6",
    "B7 C7 D7 E7 F7 G6 H5 I4 J3 K2",
    "C8 D8 E8 F8 G7 H6 I5 J4 K3",
    "D9 E9 F9 G8 H7 I6 J5 K4",
    "E10 F10 G9 H8 I7 J6 K5",
    "G5 H4 I3 J2 K1",
    // Between the directions of the neighbours: falling slowly to the right.
    "A1 B3 C5 D7 E9 F11",
    "B1 C3 D5 E7 F9 G10",
    "B2 C4 D6 E8 F10",
    "C1 D3 E5 F7 G8 H9",
    "C2 D4 E6 F8 G9",
    "D1 E3 F5 G6 H7 I8",
    "E1 F3 G4 H5 I6 J7",
    "E2 F4 G5 H6 I7",
    "F1 G2 H3 I4 J5 K6",
    "F2 G3 H4 I5 J6",
    // Falling slowly to the left.
    "A6 B5 C4 D3 E2 F1",
    "B6 C5 D4 E3 F2",
    "B7 C6 D5 E4 F3 G1",
    "C7 D6 E5 F4 G2",
    "C8 D7 E6 F5 G3 H1",
    "D9 E8 F7 G5 H3 I1",
    "E9 F8 G6 H4 I2",
    "E10 F9 G7 H5 I3 J1",
    "F10 G8 H6 I4 J2",
    "F11 G9 H7 I5 J3 K1",
    // Upright.
    "A1 C2 E3 G3 I2 K1",
    "A2 C3 E4 G4 I3 K2",
    "A3 C4 E5 G5 I4 K3",
    "A4 C5 E6 G6 I5 K4",
    "A5 C6 E7 G7 I6 K5",
    "A6 C7 E8 G8 I7 K6",
    "B2 D3 F4 H3 J2",
    "B3 D4 F5 H4 J3",
    "B5 D6 F7 H6 J5",
    "B6 D7 F8 H7 J6",
];

/// Number of stones in a row that win.
const FIVE: usize = 5;

/// The kind of a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A stone is put here and its owner's track stone goes so many steps.
    Cost(u8),
    /// A circle of the track, by its number clockwise.
    Track(u8),
    /// The mark in the middle.
    Mark,
}

/// The board, made from the tables.
pub(super) struct Board {
    /// The kind of each circle, in reading order.
    pub(super) kinds: Vec<Kind>,
    /// The circles of the track, clockwise.
    pub(super) track: Vec<Circle>,
    /// The rows, each from one end to the other.
    pub(super) rows: Vec<Vec<Circle>>,
    /// All circles with a cost.
    pub(super) cost: Set,
    /// Five neighbours of a row, for every place where five fit.
    fives: Vec<Set>,
    /// Four neighbours of a row, for every place where four fit.
    fours: Vec<[Circle; 4]>,
}

/// The one board.
pub(super) static BOARD: LazyLock<Board> = LazyLock::new(Board::new);

impl Board {
    fn new() -> Self {
        let list = |text: &str| text.split(' ').filter_map(Circle::read).collect::<Vec<_>>();
        let track = list(TRACK);
        let rows: Vec<_> = ROWS.iter().map(|row| list(row)).collect();
        let kinds: Vec<_> = circles().map(|circle| kind(circle, &track)).collect();
        let cost =
            circles().filter(|circle| matches!(kinds[circle.index()], Kind::Cost(_))).collect();
        let fives = rows
            .iter()
            .flat_map(|row| row.windows(FIVE))
            .map(|five| five.iter().copied().collect())
            .collect();
        let fours = rows
            .iter()
            .flat_map(|row| row.windows(4))
            .filter_map(|four| four.try_into().ok())
            .collect();
        Self { kinds, track, rows, cost, fives, fours }
    }

    /// The kind of a circle.
    pub(super) fn kind(&self, circle: Circle) -> Kind {
        self.kinds[circle.index()]
    }

    /// Five neighbours of a row, for every place where five fit.
    pub(super) fn fives(&self) -> &[Set] {
        &self.fives
    }

    /// True if these stones hold five neighbours of a row.
    pub(super) fn has_five(&self, stones: Set) -> bool {
        self.fives.iter().any(|five| stones.holds_all(*five))
    }

    /// The ends of every unbroken run of five stones or more on a row.
    pub(super) fn long_runs(&self, stones: Set) -> Vec<(Circle, Circle)> {
        let runs = self
            .rows
            .iter()
            .flat_map(|row| row.chunk_by(|one, other| stones.holds(*one) && stones.holds(*other)));
        runs.filter(|run| run.len() >= FIVE).map(|run| (run[0], run[run.len() - 1])).collect()
    }

    /// The middle two of four neighbours of a row whose outer two are these stones, one of them
    /// from `new`.
    pub(super) fn flanked(&self, stones: Set, new: Set) -> impl Iterator<Item = (Circle, Circle)> {
        let flanks = move |[one, _, _, other]: &[Circle; 4]| {
            stones.holds(*one) && stones.holds(*other) && (new.holds(*one) || new.holds(*other))
        };
        self.fours.iter().filter(move |four| flanks(four)).map(|[_, one, other, _]| (*one, *other))
    }
}

/// The kind of a circle by the drawing of the board.
fn kind(circle: Circle, track: &[Circle]) -> Kind {
    match circle.symbol() {
        b't' => Kind::Track(track.iter().position(|other| *other == circle).unwrap_or(0) as u8),
        b'*' => Kind::Mark,
        digit => Kind::Cost(digit - b'0'),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// Steps between neighbours on a row: the three directions of neighbouring circles, the three
    /// between them.
    const STEPS: [(i32, i32); 6] = [(2, 0), (1, 2), (-1, 2), (3, 2), (-3, 2), (0, 4)];

    #[test]
    fn circles_are_30_track_60_cost_and_the_mark() {
        assert_eq!((circles().count(), BOARD.track.len()), (91, 30));
        let on_track = circles().filter(|circle| matches!(BOARD.kind(*circle), Kind::Track(_)));
        assert_eq!(on_track.collect::<BTreeSet<_>>(), BOARD.track.iter().copied().collect());
        assert_eq!(
            (BOARD.kind(Circle::MARK), Circle::MARK.to_string()),
            (Kind::Mark, "F6".to_owned())
        );
        let mut costs = BTreeMap::new();
        for circle in BOARD.cost.iter() {
            let Kind::Cost(cost) = BOARD.kind(circle) else { panic!("{circle}") };
            *costs.entry(cost).or_insert(0) += 1;
        }
        assert_eq!(costs, BTreeMap::from([(1, 24), (2, 18), (3, 12), (4, 6)]));
    }

    /// Neighbours on the track are neighbours on the board, all the way round and clockwise.
    #[test]
    fn the_track_goes_round_the_board() {
        for (one, next) in BOARD.track.iter().zip(BOARD.track.iter().cycle().skip(1)) {
            let ((x, y), (right, down)) = (one.middle(), next.middle());
            assert!(
                matches!((right - x, down - y), (2 | -2, 0) | (1 | -1, 2 | -2)),
                "{one} {next}"
            );
            let (x, y) = (x - 10, y - 10);
            assert!(x * (down - 10) - y * (right - 10) > 0, "{one} to {next} is not clockwise");
        }
    }

    #[test]
    fn the_rows_are_as_many_and_as_long_as_they_should_be() {
        let mut lengths = BTreeMap::new();
        BOARD.rows.iter().for_each(|row| *lengths.entry(row.len()).or_insert(0) += 1);
        assert_eq!(BOARD.rows.len(), 60);
        assert_eq!(lengths, BTreeMap::from([(5, 18), (6, 18), (7, 6), (8, 6), (9, 6), (10, 6)]));
        let winning =
            |five: &&Set| five.iter().filter(|circle| !BOARD.cost.holds(*circle)).count() <= 1;
        assert_eq!(BOARD.fives.iter().filter(winning).count(), 162);
    }

    /// Every row of the table is straight and as long as the board lets it be, and none is missing.
    #[test]
    fn the_rows_are_the_straight_runs_of_the_board() {
        let at =
            |x, y| circles().find(|circle| circle.middle() == (x, y) && *circle != Circle::MARK);
        let mut straight = BTreeSet::new();
        for (right, down) in STEPS {
            for first in circles().filter(|circle| *circle != Circle::MARK) {
                let (x, y) = first.middle();
                if at(x - right, y - down).is_some() {
                    continue;
                }
                let mut row: Vec<_> =
                    (0..).map_while(|n| at(x + n * right, y + n * down)).collect();
                row.sort();
                let winning =
                    |five: &[Circle]| five.iter().filter(|c| !BOARD.cost.holds(**c)).count() <= 1;
                if row.windows(FIVE).any(winning) {
                    straight.insert(row);
                }
            }
        }
        assert_eq!(straight, BOARD.rows.iter().cloned().collect());
    }

    #[test]
    fn six_to_twelve_rays_leave_a_circle_with_a_cost() {
        let rays = |circle: Circle| -> usize {
            let place = |row: &Vec<Circle>| {
                row.iter().position(|other| *other == circle).map(|at| (at, row.len() - 1))
            };
            let ends = |(at, last): (usize, usize)| usize::from(at > 0) + usize::from(at < last);
            BOARD.rows.iter().filter_map(place).map(ends).sum()
        };
        let counts: BTreeSet<_> = BOARD.cost.iter().map(rays).collect();
        assert_eq!((counts.first(), counts.last()), (Some(&6), Some(&12)));
    }
}
