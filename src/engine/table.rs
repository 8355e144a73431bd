//! All cases of a line, worked out once.
//!
//! Five cells on either side of a new stone decide its pattern. What lies beyond the first stone of
//! the opponent, or beyond the edge, does not matter: each side has one of at most 78 states, and a
//! pattern is found by two look-ups of the sides' states and one in a table of pairs.

use super::Ends;
use super::line::{Kind, Line, Shape};
use std::sync::OnceLock;

/// Number of contents of a side: five cells of two bits each.
pub const SIDES: usize = 1 << 10;
/// Places for the states of a side.
const STATES: usize = 1 << 7;

/// Cells as the words of the lines hold them.
const EMPTY: usize = 0;
const OWN: usize = 1;
const FOE: usize = 2;
const WALL: usize = 3;

/// The patterns and shapes of one kind of line.
pub struct Table {
    /// The state of each side, its nearest cell in the lowest bits, the own stones as the first
    /// colour.
    states: Vec<u8>,
    patterns: Box<[u8; STATES * STATES]>,
    shapes: Vec<Shape>,
}

static TABLES: [OnceLock<Table>; Kind::COUNT] = [const { OnceLock::new() }; Kind::COUNT];

impl Table {
    /// The table of a kind; it is made when it is first asked for.
    pub fn of(kind: Kind) -> &'static Self {
        TABLES[kind.number()].get_or_init(|| Self::new(kind))
    }

    fn new(kind: Kind) -> Self {
        let mut known: Vec<[usize; 5]> = Vec::new();
        let mut states = Vec::with_capacity(SIDES);
        for side in 0..SIDES {
            let cells = seen(std::array::from_fn(|at| side >> (2 * at) & 3), kind);
            let place = known.iter().position(|other| *other == cells);
            states.push(place.unwrap_or(known.len()) as u8);
            if place.is_none() {
                known.push(cells);
            }
        }
        let mut table =
            Self { states, patterns: Box::new([0; STATES * STATES]), shapes: Vec::new() };
        table.shapes = vec![Shape::default(); STATES * STATES];
        for (one, behind) in known.iter().enumerate() {
            for (other, ahead) in known.iter().enumerate().take(one + 1) {
                let pattern = line(behind, ahead, kind).pattern();
                table.patterns[one * STATES + other] = pattern;
                table.patterns[other * STATES + one] = pattern;
            }
            for (other, ahead) in known.iter().enumerate() {
                table.shapes[one * STATES + other] = line(behind, ahead, kind).shape();
            }
        }
        table
    }

    /// The state of a side as one of the colours sees it.
    pub fn state(&self, side: usize, colour: usize) -> u8 {
        if colour == 0 {
            return self.states[side];
        }
        // Stones change hands by changing their two bits, which leaves walls and empty cells.
        let (low, high) = (side & 0x155, side & 0x2AA);
        self.states[low << 1 | high >> 1]
    }

    /// The pattern between two sides by their states.
    #[inline]
    pub fn pattern(&self, behind: u16, ahead: u16) -> u8 {
        self.patterns[(usize::from(behind) % STATES) * STATES + usize::from(ahead) % STATES]
    }

    /// The shape between two sides by their states.
    pub fn shape(&self, behind: u16, ahead: u16) -> Shape {
        self.shapes[usize::from(behind) * STATES + usize::from(ahead)]
    }
}

/// The cells of a side that matter, from the nearest; the others count as a wall.
fn seen(mut cells: [usize; 5], kind: Kind) -> [usize; 5] {
    let held = kind.ends != Ends::Open;
    let block = cells[..4].iter().position(|cell| matches!(*cell, FOE | WALL));
    if let Some(at) = block {
        cells[at + 1..].fill(WALL);
        if !held {
            cells[at] = WALL;
        }
        return cells;
    }
    cells[4] = match cells[4] {
        OWN if held || kind.exact => OWN,
        FOE if held => FOE,
        _ => WALL,
    };
    cells
}

/// The line between two sides.
fn line(behind: &[usize; 5], ahead: &[usize; 5], kind: Kind) -> Line {
    let bits = |wanted: usize| {
        (0..5).fold(0u16, |bits, at| {
            let behind = u16::from(behind[at] == wanted) << (4 - at);
            bits | behind | u16::from(ahead[at] == wanted) << (6 + at)
        })
    };
    Line { own: bits(OWN) | 1 << 5, empty: bits(EMPTY), foe: bits(FOE), kind }
}

/// The states of a side for both colours, the second colour's in the upper byte. Of the two lists
/// the first is for sides behind, whose nearest cell is in the highest bits.
pub fn states(tables: [&'static Table; 2]) -> [Box<[u16; SIDES]>; 2] {
    let turned = |side: usize| (0..5).fold(0, |cells, at| cells << 2 | side >> (2 * at) & 3);
    let both = |side: usize| {
        let state = |colour: usize| u16::from(tables[colour].state(side, colour));
        state(0) | state(1) << 8
    };
    let boxed = |of: &dyn Fn(usize) -> u16| Box::new(std::array::from_fn(of));
    [boxed(&|side| both(turned(side))), boxed(&both)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A side's cells that hide nothing, so that a table can be held against lines with all of
    /// their cells.
    #[test]
    fn what_is_left_out_of_a_side_does_not_matter() {
        let mut seed = 1u64;
        let mut draw = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % SIDES
        };
        let kinds = [(false, Ends::Open, false), (true, Ends::Open, false)];
        let others = [(true, Ends::Open, true), (false, Ends::BothBlocked, false)];
        for (exact, ends, single) in kinds.into_iter().chain(others) {
            let kind = Kind { exact, ends, single };
            let table = Table::of(kind);
            for _ in 0..4000 {
                let (one, other) = (draw(), draw());
                let cells = |side: usize| std::array::from_fn(|at| side >> (2 * at) & 3);
                let (behind, ahead) = (closed(cells(one)), closed(cells(other)));
                let line = line(&behind, &ahead, kind);
                let state = |side| u16::from(table.state(side, 0));
                let pair = (state(one), state(other));
                assert_eq!(table.pattern(pair.0, pair.1), line.pattern(), "{line:?}");
                assert_eq!(table.shape(pair.0, pair.1), line.shape(), "{line:?}");
            }
        }
    }

    /// The cells of a side up to the edge of the board: behind a wall there are walls.
    fn closed(mut cells: [usize; 5]) -> [usize; 5] {
        if let Some(at) = cells.iter().position(|cell| *cell == WALL) {
            cells[at..].fill(WALL);
        }
        cells
    }

    #[test]
    fn the_second_colour_sees_the_stones_changed() {
        let table = Table::of(Kind { exact: true, ends: Ends::Open, single: false });
        // From the nearest: own, foe; and foe, own.
        assert_eq!(table.state(0b10_01, 0), table.state(0b01_10, 1));
        assert_ne!(table.state(0b10_01, 0), table.state(0b10_01, 1));
    }
}
