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
    /// The states of the sides of a cell, behind and ahead.
    states: [Box<[u16; SIDES]>; 2],
    /// The lines of each colour.
    pub lines: [&'static Table; 2],
    ratings: [Ratings; 2],
    /// The farthest cell that matters to a pattern.
    pub reach: i32,
}

impl Tables {
    /// The tables for some rules and values.
    pub fn new(rules: [Rule; 2], values: &Values) -> Self {
        let kinds = rules.map(Kind::of);
        let lines = kinds.map(Table::of);
        Self {
            rules,
            states: states(lines),
            lines,
            ratings: rules.map(|rule| Ratings::new(rule, values)),
            reach: kinds[0].reach().max(kinds[1].reach()),
        }
    }

    /// The patterns of both colours at a place of a line, the second colour's in the upper half.
    #[inline]
    pub fn patterns(&self, line: u64, place: u32) -> u32 {
        let behind = self.states[0][(line >> (2 * (place - 5))) as usize % SIDES];
        let ahead = self.states[1][(line >> (2 * (place + 1))) as usize % SIDES];
        let first = self.lines[0].pattern(behind & 127, ahead & 127);
        let second = self.lines[1].pattern(behind >> 8, ahead >> 8);
        u32::from(first) | u32::from(second) << 16
    }

    /// The rating of a cell for a colour by its patterns.
    #[inline]
    pub fn rating(&self, code: u32, colour: usize) -> Rating {
        self.ratings[colour].of((code >> (16 * colour)) as u16)
    }
}
