//! The tables of one set of rules, shared by its boards.

use super::Rule;
use super::line::Kind;
use super::rating::{Rating, Ratings};
use super::table::{SIDES, Table, states};
use super::values::Values;

/// Tables for one set of rules, shared by its boards.
pub struct Tables {
    /// The rules of both colours.
    pub rules: [Rule; 2],
    /// The patterns of both colours by the cells around an empty one, the second colour's in the
    /// upper half of each byte.
    patterns: Box<[u8]>,
    /// The lines of each colour.
    pub lines: [&'static Table; 2],
    ratings: [Ratings; 2],
    /// The farthest cell that matters to a pattern.
    pub reach: u32,
}

impl Tables {
    /// The tables for some rules and values.
    pub fn new(rules: [Rule; 2], values: &Values) -> Self {
        let kinds = rules.map(Kind::of);
        let lines = kinds.map(Table::of);
        let reach = kinds[0].reach().max(kinds[1].reach());
        Self {
            rules,
            patterns: patterns(lines, reach),
            lines,
            ratings: rules.map(|rule| Ratings::new(rule, values)),
            reach,
        }
    }

    /// The patterns of both colours at a place of a line, the second colour's in the upper half.
    #[inline]
    pub fn patterns(&self, line: u64, place: u32) -> u32 {
        let reach = self.reach;
        let mask = (1 << (2 * reach)) - 1;
        let behind = (line >> (2 * (place - reach)) & mask) as usize;
        let ahead = (line >> (2 * (place + 1)) & mask) as usize;
        let both = u32::from(self.patterns[behind | ahead << (2 * reach)]);
        both & 15 | (both >> 4) << 16
    }

    /// The rating of a cell for a colour by its patterns.
    #[inline]
    pub fn rating(&self, code: u32, colour: usize) -> Rating {
        self.ratings[colour].of((code >> (16 * colour)) as u16)
    }
}

/// The patterns of both colours by so many cells behind, in the lower bits, and ahead.
fn patterns(lines: [&'static Table; 2], reach: u32) -> Box<[u8]> {
    let [behind, ahead] = states(lines);
    let sides = 1 << (2 * reach);
    // A side of four cells is one of five whose farthest does not matter.
    let farthest = SIDES / sides;
    let of = |key: usize| {
        let (back, front) = (key % sides, key / sides);
        let (back, front) = (behind[back * farthest], ahead[front]);
        let pattern = |colour: usize| {
            let state = |both: u16| both >> (8 * colour) & 127;
            lines[colour].pattern(state(back), state(front))
        };
        pattern(0) | pattern(1) << 4
    };
    (0..sides * sides).map(of).collect()
}
