//! The tables of one set of rules, shared by its boards.

use super::Rule;
use super::line::Kind;
use super::rating::Ratings;
use super::table::{SIDES, Table, states};
use super::values::Values;

/// Tables for one set of rules, shared by its boards.
pub struct Tables {
    /// The rules of both colours.
    pub rules: [Rule; 2],
    patterns: Patterns,
    /// The lines of each colour.
    pub lines: [&'static Table; 2],
    /// Ratings; one for both colours under the same rule, so that fewer are in use.
    ratings: Vec<Ratings>,
    /// The values of threats.
    threats: Vec<i16>,
    /// The farthest cell that matters to a pattern.
    pub reach: u32,
}

impl Tables {
    /// The tables for some rules and values.
    pub fn new(rules: [Rule; 2], values: &Values) -> Self {
        let kinds = rules.map(Kind::of);
        let lines = kinds.map(Table::of);
        let reach = kinds[0].reach().max(kinds[1].reach());
        let different = if rules[0] == rules[1] { &rules[..1] } else { &rules[..] };
        let ratings = different.iter().map(|rule| Ratings::new(*rule, values)).collect();
        let threats = values.threats().to_vec();
        Self { rules, patterns: Patterns::new(lines), lines, ratings, threats, reach }
    }

    /// The patterns of both colours at a place of a line, four bits each.
    #[inline]
    pub fn patterns(&self, line: u64, place: u32) -> u32 {
        self.patterns.of(line, place)
    }

    /// The patterns of both colours in the middle of the lowest eleven cells.
    #[inline]
    pub fn patterns_between(&self, cells: u64) -> u32 {
        self.patterns.between(cells)
    }

    /// The value of some threats to the colour to move, by their place (see [`Values`]).
    #[inline]
    pub fn threats(&self, place: usize) -> i32 {
        i32::from(self.threats[place % self.threats.len()])
    }

    /// The ratings of both colours under which to look a cell up.
    #[inline]
    pub fn ratings(&self) -> [&Ratings; 2] {
        [&self.ratings[0], &self.ratings[self.ratings.len() - 1]]
    }
}

/// Places for the states of a side.
const STATES: usize = 1 << 8;

/// The patterns of both colours, by two look-ups of the states of the sides and one of the pair,
/// all of which stay in the nearest cache.
struct Patterns {
    /// For each side its state for both colours at once: of one behind as the first place of the
    /// pairs with it, of one ahead as the place among those.
    sides: [Box<[u16; SIDES]>; 2],
    /// The patterns of each pair of states, the second colour's in the upper half.
    pairs: Box<[u8; STATES * STATES]>,
}

impl Patterns {
    fn new(lines: [&'static Table; 2]) -> Self {
        let mut known: Vec<u16> = Vec::new();
        let [behind, ahead] = states(lines).map(|side| side.map(|state| number(&mut known, state)));
        let count = known.len();
        assert!(count <= STATES, "a side has {count} states");
        let mut pairs = Box::new([0; STATES * STATES]);
        for (one, behind) in known.iter().enumerate() {
            for (other, ahead) in known.iter().enumerate() {
                let of = |colour: usize| {
                    let state = |both: &u16| both >> (8 * colour) & 127;
                    lines[colour].pattern(state(behind), state(ahead))
                };
                pairs[one * count + other] = of(0) | of(1) << 4;
            }
        }
        let behind = behind.map(|number| number * count as u16);
        Self { sides: [behind, ahead].map(Box::new), pairs }
    }

    #[inline]
    fn of(&self, line: u64, place: u32) -> u32 {
        self.between(line >> (2 * (place - 5)))
    }

    #[inline]
    fn between(&self, cells: u64) -> u32 {
        let behind = usize::from(self.sides[0][cells as usize % SIDES]);
        let ahead = usize::from(self.sides[1][(cells >> 12) as usize % SIDES]);
        u32::from(self.pairs[(behind + ahead) % (STATES * STATES)])
    }
}

/// The number of a state among those that are known, at the end of which a new one is put.
fn number(known: &mut Vec<u16>, state: u16) -> u16 {
    let place = known.iter().position(|other| *other == state);
    place.unwrap_or_else(|| {
        known.push(state);
        known.len() - 1
    }) as u16
}

#[cfg(test)]
mod tests {
    use super::super::{Bans, Ends};
    use super::*;

    #[test]
    fn the_patterns_of_a_pair_of_sides_are_those_of_both_colours() {
        let ends = [Ends::Open, Ends::AnyBlocked, Ends::BothBlocked];
        let bans = [Bans::default(), Bans::RENJU];
        let rules: Vec<Rule> = [false, true]
            .into_iter()
            .flat_map(|exact| ends.map(|ends| (exact, ends)))
            .flat_map(|(exact, ends)| bans.map(|bans| Rule { exact, ends, bans }))
            .collect();
        for (one, other) in rules.iter().flat_map(|one| rules.iter().map(move |other| (one, other)))
        {
            let lines = [*one, *other].map(|rule| Table::of(Kind::of(rule)));
            let patterns = Patterns::new(lines);
            for line in (0..4000).map(super::super::field::mix) {
                let sides = [line as usize % SIDES, (line >> 12) as usize % SIDES];
                let turned = (0..5).fold(0, |cells, at| cells << 2 | sides[0] >> (2 * at) & 3);
                let of = |colour: usize| {
                    let state = |side| u16::from(lines[colour].state(side, colour));
                    u32::from(lines[colour].pattern(state(turned), state(sides[1])))
                };
                assert_eq!(patterns.of(line, 5), of(0) | of(1) << 4, "{one:?} {other:?}");
            }
        }
    }
}
