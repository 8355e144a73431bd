//! The shape that a new stone makes along one line: a five, a longer run, fours, a three.
//!
//! Five cells on either side decide it (the fifth one only by being an own stone or not), which are
//! 26,244 cases. All of them are worked out once, in a table; a position then costs a look-up for
//! each line. The definitions are those of docs/rules/renju.md 1 and
//! docs/rules/openings-and-tables.md D3, D4.

use super::{Board, DIRECTIONS, EMPTY, Point, REACH, offset};
use std::sync::LazyLock;

/// Number of cases on one side of the new stone: three states for each of four cells, two for the
/// fifth.
const SIDE: usize = 2 * 81;
/// The place of the new stone among the eleven bits of a line.
const HERE: u16 = REACH as u16;

/// The shape that a new stone makes along one line.
///
/// The lowest bits are the eyes of its three: one bit for each cell around that makes a straight
/// four with a further stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape(u16);

const FIVE: u16 = 1 << 10;
const LONGER: u16 = 1 << 11;
const FOURS: u32 = 12;

impl Shape {
    /// An unbroken run of exactly five.
    pub fn is_five(self) -> bool {
        self.0 & FIVE != 0
    }

    /// An unbroken run of more than five.
    pub fn is_longer(self) -> bool {
        self.0 & LONGER != 0
    }

    /// Number of fours: sets of four own stones, the new one among them, that one more stone makes
    /// a winning line. A straight four is one of them; one line can have two.
    pub fn fours(self) -> u16 {
        self.0 >> FOURS
    }

    /// True if there is a three: some further stone makes it a straight four, unbroken and open at
    /// both ends.
    pub fn is_three(self) -> bool {
        self.0 & (FIVE - 1) != 0
    }

    /// The steps along the line to where a further stone makes the three a straight four.
    pub fn eyes(self) -> impl Iterator<Item = i16> {
        (0..2 * REACH).filter(move |place| self.0 >> place & 1 == 1).map(offset)
    }
}

/// The shapes that a stone of this colour on an empty point would make along the four directions,
/// in their order.
///
/// With `exact` only runs of exactly five win for the colour, otherwise longer ones too.
pub fn shapes(board: &Board, point: Point, colour: u8, exact: bool) -> [((i16, i16), Shape); 4] {
    shapes_with(board, &[], point, colour, exact)
}

/// The same on a board with more stones of this colour, which are only imagined.
pub fn shapes_with(
    board: &Board,
    imagined: &[Point],
    point: Point,
    colour: u8,
    exact: bool,
) -> [((i16, i16), Shape); 4] {
    let table = &TABLES[usize::from(exact)];
    DIRECTIONS.map(|direction| {
        let mut cells = board.around(point, direction);
        for stone in imagined {
            if let Some(place) = place(point, direction, *stone) {
                cells[place] = colour + 1;
            }
        }
        (direction, Shape(table[case(&cells, colour + 1)]))
    })
}

/// The place of another point among the cells around one along a line, if it is one of them.
fn place(point: Point, direction: (i16, i16), other: Point) -> Option<usize> {
    (0..2 * REACH).find(|place| point.step(direction, offset(*place)) == other)
}

/// The number of the case that the cells around are for the owner of some of them.
fn case(cells: &[u8; 2 * REACH], own: u8) -> usize {
    let state = |place: usize| match cells[place] {
        EMPTY => 1,
        cell if cell == own => 2,
        _ => 0,
    };
    // From the far cell inwards on either side.
    let behind =
        (1..REACH).fold(usize::from(cells[0] == own), |code, place| code * 3 + state(place));
    let far = 2 * REACH - 1;
    let ahead = (REACH..far)
        .rev()
        .fold(usize::from(cells[far] == own), |code, place| code * 3 + state(place));
    behind * SIDE + ahead
}

/// The shapes of all cases: first where longer runs win too, then where only exact fives do.
static TABLES: LazyLock<[Vec<u16>; 2]> = LazyLock::new(|| [false, true].map(table));

fn table(exact: bool) -> Vec<u16> {
    let line = |case: usize| {
        let (behind, ahead) = (side(case / SIDE), side(case % SIDE));
        // The side ahead is written from the far end too, so its cells go in backwards, to the bits
        // 6 to 10.
        let turned = |bits: u16| bits.reverse_bits() >> 5;
        Line {
            own: behind.0 | 1 << HERE | turned(ahead.0),
            empty: behind.1 | turned(ahead.1),
            exact,
        }
    };
    (0..SIDE * SIDE).map(|case| line(case).shape()).collect()
}

/// The own and the empty cells of one side's case as bits, the farthest cell lowest.
fn side(case: usize) -> (u16, u16) {
    let digit = |place: u32| case / 3_usize.pow(4 - place) % 3;
    let bits = |state: usize| {
        (1..5).filter(|place| digit(*place) == state).fold(0, |bits, place| bits | 1 << place)
    };
    let far = u16::from(case >= 81);
    (bits(2) | far, bits(1))
}

/// A line of eleven cells with the new stone in the middle, as bits.
#[derive(Clone, Copy)]
struct Line {
    own: u16,
    empty: u16,
    exact: bool,
}

impl Line {
    fn shape(self) -> u16 {
        let (first, last) = self.run(HERE);
        let length = last - first + 1;
        let fours = self.fours();
        // A line on which the move makes a four is no three (docs/rules/openings-and-tables.md D3).
        let eyes = if fours == 0 { self.eyes() } else { 0 };
        eyes | fours << FOURS
            | if length == 5 { FIVE } else { 0 }
            | if length > 5 { LONGER } else { 0 }
    }

    /// The first and the last bit of the unbroken run through an own stone.
    fn run(self, at: u16) -> (u16, u16) {
        let below = (self.own << (15 - at)).leading_ones() as u16;
        let above = (self.own >> at).trailing_ones() as u16;
        (at + 1 - below, at + above - 1)
    }

    fn with(self, at: u16) -> Self {
        Self { own: self.own | 1 << at, empty: self.empty & !(1 << at), ..self }
    }

    fn is_empty(self, at: u16) -> bool {
        self.empty >> at & 1 == 1
    }

    /// The number of fours (docs/rules/openings-and-tables.md D4).
    fn fours(self) -> u16 {
        let windows = (1..=HERE).map(|first| 0b11111 << first);
        let four = |window: u16| {
            let missing = window & !self.own;
            let alone = missing.count_ones() == 1 && missing & self.empty != 0;
            let wins = || {
                !self.exact || self.with(missing.trailing_zeros() as u16).run(HERE) == ends(window)
            };
            (alone && wins()).then_some(window & self.own)
        };
        let mut sets: Vec<u16> = windows.filter_map(four).collect();
        sets.dedup();
        sets.len() as u16
    }

    /// The cells, as bits of the cells around, where a further stone makes a straight four with the
    /// new one.
    fn eyes(self) -> u16 {
        let eyes = (HERE - 3..=HERE + 3)
            .filter(|at| self.is_empty(*at) && self.with(*at).is_straight_four(*at));
        eyes.fold(0, |bits, at| bits | 1 << if at > HERE { at - 1 } else { at })
    }

    /// True if the run through a stone is a straight four with the new stone in it: four unbroken,
    /// and a stone on either end makes a winning line.
    fn is_straight_four(self, at: u16) -> bool {
        let (first, last) = self.run(at);
        let has_new = (first..=last).contains(&HERE);
        let open = || self.is_empty(first - 1) && self.is_empty(last + 1);
        let own = |at: u16| self.own >> at & 1 == 1;
        has_new && last - first == 3 && open() && !(self.exact && (own(first - 2) || own(last + 2)))
    }
}

/// The first and the last bit of a window of five.
fn ends(window: u16) -> (u16, u16) {
    let first = window.trailing_zeros() as u16;
    (first, first + 4)
}
