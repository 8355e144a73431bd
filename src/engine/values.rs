//! The learned values of a cell by its four patterns.
//!
//! `values.bin` holds two numbers for each set of four patterns: the value to the colour to move,
//! and to the other one; then a number for each combination of threats, of which a second one adds
//! less than the first. 400 is a win chance of 73 %: the sum over all empty cells, divided by 400,
//! is the logarithm of the odds. They were fitted by logistic regression to what a search thought of
//! 401,000 positions of freestyle on 15 lines (docs/engine.md, "Values"), and are used for all rules.

use super::line::pattern::{LONG, OPEN_FOUR, TWIN_FOURS};

/// Patterns with values of their own; [`TWIN_FOURS`] has those of [`OPEN_FOUR`].
const PATTERNS: usize = LONG as usize + 1;
/// Sets of four of them.
const SETS: usize = PATTERNS * (PATTERNS + 1) * (PATTERNS + 2) * (PATTERNS + 3) / 24;

/// The most cells of a set that are told apart, in the order of [`threats`].
const MOST: [u16; 5] = [3, 3, 1, 3, 3];
/// Numbers of threats that are told apart.
const THREATS: usize = 512;

/// The values of all sets of four patterns, and of the threats of both colours.
pub struct Values {
    cells: Vec<(i16, i16)>,
    threats: Vec<i16>,
}

impl Values {
    /// The values that the engine learned from games against itself.
    pub fn learned() -> Self {
        Self::read(include_bytes!("values.bin"))
    }

    /// Values as they are stored: two little-endian numbers of 16 bits for each set.
    pub fn read(bytes: &[u8]) -> Self {
        let number = |bytes: &[u8]| i16::from_le_bytes([bytes[0], bytes[1]]);
        let pair = |bytes: &[u8]| (number(bytes), number(&bytes[2..]));
        let (cells, threats) = bytes.split_at(bytes.len().min(4 * SETS));
        let mut cells: Vec<(i16, i16)> = cells.chunks_exact(4).map(pair).collect();
        cells.resize(SETS, (0, 0));
        let mut threats: Vec<i16> = threats.chunks_exact(2).map(number).collect();
        threats.resize(THREATS, 0);
        Self { cells, threats }
    }

    /// The values of all sets, by their places.
    pub fn all(&self) -> &[(i16, i16)] {
        &self.cells
    }

    /// The values of four patterns, in any order.
    pub fn of(&self, patterns: [u8; 4]) -> (i16, i16) {
        self.cells[place(patterns)]
    }

    /// The values of the threats of both colours to the one to move, by their [`threats`].
    pub fn threats(&self) -> &[i16] {
        &self.threats
    }
}

/// The place of some numbers of threats among all: of cells where the colour to move makes a four or
/// an open three, and of those where the other one makes a winning four, a four or an open three.
#[inline]
pub fn threats(numbers: [u16; 5]) -> usize {
    let places = numbers.iter().zip(MOST);
    places.fold(0, |place, (number, most)| {
        place * usize::from(most + 1) + usize::from(*number.min(&most))
    })
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
        assert_eq!(include_bytes!("values.bin").len(), SETS * 4 + THREATS * 2);
    }
}
