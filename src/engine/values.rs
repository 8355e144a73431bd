//! The learned values of a cell by its four patterns.
//!
//! `values.bin` holds two numbers for each set of four patterns: the value to the colour to move,
//! and to the other one. 400 is a win chance of 73 %: the sum over all empty cells, divided by 400,
//! is the logarithm of the odds. They were fitted by logistic regression to the results of 5,993
//! freestyle games on 15 lines that an earlier version of the engine played against itself, and are
//! used for all rules.

use super::line::pattern::{LONG, OPEN_FOUR, TWIN_FOURS};

/// Patterns with values of their own; [`TWIN_FOURS`] has those of [`OPEN_FOUR`].
const PATTERNS: usize = LONG as usize + 1;
/// Sets of four of them.
const SETS: usize = PATTERNS * (PATTERNS + 1) * (PATTERNS + 2) * (PATTERNS + 3) / 24;

/// The values of all sets of four patterns.
pub struct Values(Vec<(i16, i16)>);

impl Values {
    /// The values that the engine learned from games against itself.
    pub fn learned() -> Self {
        Self::read(include_bytes!("values.bin"))
    }

    /// Values as they are stored: two little-endian numbers of 16 bits for each set.
    pub fn read(bytes: &[u8]) -> Self {
        let number = |bytes: &[u8]| i16::from_le_bytes([bytes[0], bytes[1]]);
        let pair = |bytes: &[u8]| (number(bytes), number(&bytes[2..]));
        let mut values: Vec<(i16, i16)> = bytes.chunks_exact(4).map(pair).collect();
        values.resize(SETS, (0, 0));
        Self(values)
    }

    /// The values of all sets, by their places.
    pub fn all(&self) -> &[(i16, i16)] {
        &self.0
    }

    /// The values of four patterns, in any order.
    pub fn of(&self, patterns: [u8; 4]) -> (i16, i16) {
        self.0[place(patterns)]
    }
}

/// The place of a set of four patterns among all.
pub fn place(patterns: [u8; 4]) -> usize {
    let mut sorted = patterns.map(|one| match one {
        TWIN_FOURS => usize::from(OPEN_FOUR),
        one => usize::from(one),
    });
    sorted.sort_unstable();
    let [a, b, c, d] = sorted;
    a + b * (b + 1) / 2 + c * (c + 1) * (c + 2) / 6 + d * (d + 1) * (d + 2) * (d + 3) / 24
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_of_patterns_has_its_place() {
        let all = 0..PATTERNS as u8;
        let mut places: Vec<usize> = all
            .clone()
            .flat_map(|a| (0..=a).flat_map(move |b| (0..=b).map(move |c| (a, b, c))))
            .flat_map(|(a, b, c)| (0..=c).map(move |d| place([b, d, a, c])))
            .collect();
        places.sort_unstable();
        assert_eq!(places, (0..SETS).collect::<Vec<_>>());
        assert_eq!(include_bytes!("values.bin").len(), SETS * 4);
    }
}
