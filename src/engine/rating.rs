//! Classes and values of a cell: the worth of its four lines together, for one colour.

use super::line::pattern::*;
use super::values::Values;
use super::{Bans, Rule};

/// The classes of a cell, from the weakest: what a stone there makes.
pub mod class {
    /// Two or more lines that may become threes.
    pub const TWO_TWOS: u8 = 4;
    /// An open three.
    pub const OPEN_THREE: u8 = 5;
    /// An open three and a line that may become one.
    pub const THREE_AND_MORE: u8 = 6;
    /// Two open threes.
    pub const TWO_THREES: u8 = 7;
    /// A four.
    pub const FOUR: u8 = 8;
    /// A four and a line that may become a three.
    pub const FOUR_AND_MORE: u8 = 9;
    /// A four and an open three.
    pub const FOUR_AND_THREE: u8 = 10;
    /// An open four, or two fours.
    pub const WINNING_FOUR: u8 = 11;
    /// A winning run.
    pub const FIVE: u8 = 12;
}
/// The sets that the board keeps of cells by their classes.
pub mod set {
    /// A stone wins.
    pub const FIVES: usize = 0;
    /// A stone makes an open four or two fours.
    pub const WINNING_FOURS: usize = 1;
    /// A stone makes a four.
    pub const FOURS: usize = 2;
    /// A stone makes an open three.
    pub const THREES: usize = 3;
    /// Number of sets.
    pub const COUNT: usize = 4;
    /// No set.
    pub const NONE: u8 = COUNT as u8;
    /// Number of sets and of places for more.
    pub const PLACES: usize = 8;
}

/// A cell for a colour: its class and values, in one word, since ratings are copied all the time.
///
/// From the lowest bits: the two values as a [`Sum`] of one; then the weight in fourteen bits, the
/// class, one of [`class`], in four, the set, one of [`set`], in three, and one bit that is set where
/// the cell may be forbidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rating(u64);

/// The first bits of the weight, the class and the set.
const WEIGHT: u32 = 2 * SUMMED;
const CLASS: u32 = 56;
const SET: u32 = 60;
const SUSPECT: u64 = 1 << 63;
/// The most that a weight can be.
const HEAVIEST: i16 = (1 << (CLASS - WEIGHT)) - 1;

impl Rating {
    fn new(class: u8, is_suspect: bool, weight: i16, (own, other): (i16, i16)) -> Self {
        let values = (i64::from(own) + (i64::from(other) << SUMMED)) as u64 & ((1 << WEIGHT) - 1);
        let weight = u64::from(weight.clamp(0, HEAVIEST).unsigned_abs()) << WEIGHT;
        let kind = u64::from(class) << CLASS | u64::from(set_of(class)) << SET;
        Self(values | weight | kind | if is_suspect { SUSPECT } else { 0 })
    }

    /// One of [`class`].
    #[inline]
    pub fn class(self) -> u8 {
        (self.0 >> CLASS & 15) as u8
    }

    /// Weight in the order of moves.
    #[inline]
    pub fn weight(self) -> i16 {
        (self.0 >> WEIGHT) as i16 & HEAVIEST
    }

    /// The set of cells that this one belongs to, or [`set::NONE`].
    #[inline]
    pub fn set(self) -> u8 {
        (self.0 >> SET & 7) as u8
    }

    /// True if the bans have to be asked before a stone is put here.
    #[inline]
    pub fn is_suspect(self) -> bool {
        self.0 & SUSPECT != 0
    }
}

/// True if cells with some ratings belong to different sets for any colour.
#[inline]
pub fn moves(before: &[Rating; 2], after: &[Rating; 2]) -> bool {
    let changed = |colour: usize| before[colour].0 ^ after[colour].0;
    (changed(0) | changed(1)) >> SET & 7 != 0
}

/// Bits of each value in a [`Sum`]: enough for those of 400 fives.
const SUMMED: u32 = 21;

/// The values of cells to a colour, added up. Both are added at once: the second one in the bits
/// above the first one, what else a rating holds above both, where it is lost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sum(u64);

impl Sum {
    /// Takes a cell in.
    #[inline]
    pub fn add(&mut self, rating: Rating) {
        self.0 = self.0.wrapping_add(rating.0);
    }

    /// Takes a cell out.
    #[inline]
    pub fn remove(&mut self, rating: Rating) {
        self.0 = self.0.wrapping_sub(rating.0);
    }

    /// Value to the colour if it is to move.
    #[inline]
    pub fn own(self) -> i32 {
        const ABOVE: u32 = 64 - SUMMED;
        ((self.0 << ABOVE) as i64 >> ABOVE) as i32
    }

    /// Value to the colour if the other is to move.
    #[inline]
    pub fn other(self) -> i32 {
        // A first value below zero has taken one from the second.
        let rest = (self.0 as i64).wrapping_sub(i64::from(self.own()));
        const ABOVE: u32 = 64 - 2 * SUMMED;
        (rest << ABOVE >> (ABOVE + SUMMED)) as i32
    }
}

/// Pairs of patterns without their order.
const PAIRS: usize = COUNT * (COUNT + 1) / 2;
/// Places for the ratings of two of them; a power of two, so that no index is out of bounds.
const PLACES: usize = (PAIRS * PAIRS).next_power_of_two();

/// The ratings of a colour by the four patterns of a cell, four bits each.
pub struct Ratings {
    /// The number of each pair of patterns, weak ones first, so that those in use lie close together.
    pair: [u8; 256],
    /// The first place of those with such a first pair.
    row: [u16; 256],
    ratings: Box<[Rating; PLACES]>,
}

impl Ratings {
    /// The ratings under a colour's rules.
    pub fn new(rule: Rule, values: &Values) -> Self {
        let mut pair = [0; 256];
        let mut pairs = Vec::with_capacity(PAIRS);
        for (low, high) in (0..COUNT).flat_map(|low| (0..=low).map(move |high| (low, high))) {
            pair[high * 16 + low] = pairs.len() as u8;
            pair[low * 16 + high] = pairs.len() as u8;
            pairs.push([low as u8, high as u8]);
        }
        let mut ratings = Box::new([Rating::default(); PLACES]);
        for (one, a) in pairs.iter().enumerate() {
            for (other, b) in pairs.iter().enumerate() {
                ratings[one * PAIRS + other] = rate([a[0], a[1], b[0], b[1]], rule, values);
            }
        }
        let row = pair.map(|number| u16::from(number) * PAIRS as u16);
        Self { pair, row, ratings }
    }

    /// The rating of four patterns, each in the lower half of a byte.
    #[inline]
    pub fn of(&self, code: u32) -> Rating {
        let code = code & 0x0F0F_0F0F;
        let pairs = code | code >> 4;
        let one = usize::from(self.row[(pairs & 255) as usize]);
        let other = usize::from(self.pair[(pairs >> 16 & 255) as usize]);
        self.ratings[(one + other) % PLACES]
    }
}

/// Numbers of lines of each sort.
#[derive(Clone, Copy)]
struct Counts {
    fives: usize,
    fours: usize,
    winning: bool,
    threes: usize,
    more: usize,
    best: u8,
}

impl Counts {
    fn of(patterns: [u8; 4], rule: Rule) -> Self {
        let count = |known: &[u8]| patterns.iter().filter(|one| known.contains(*one)).count();
        let (open, twins, fours) = (count(&[OPEN_FOUR]), count(&[TWIN_FOURS]), count(&[FOUR]));
        // Two fours of which each has an answer that stops both are not told from others.
        let two = fours > 1 && rule.ends == super::Ends::Open;
        Self {
            fives: count(&[FIVE]),
            fours: fours + open + 2 * twins,
            winning: open + twins > 0 || two,
            threes: count(&[OPEN_THREE, WIDE_THREE]),
            more: count(&[THREE, FREE_TWO, WIDE_TWO]),
            best: patterns.into_iter().filter(|one| *one < FIVE).max().unwrap_or(DEAD),
        }
    }

    fn class(self) -> u8 {
        match self {
            _ if self.fives > 0 => class::FIVE,
            _ if self.winning => class::WINNING_FOUR,
            _ if self.fours > 0 && self.threes > 0 => class::FOUR_AND_THREE,
            _ if self.fours > 0 && self.more > 0 => class::FOUR_AND_MORE,
            _ if self.fours > 0 => class::FOUR,
            _ if self.threes > 1 => class::TWO_THREES,
            _ if self.threes > 0 && self.more > 0 => class::THREE_AND_MORE,
            _ if self.threes > 0 => class::OPEN_THREE,
            _ if self.more > 1 => class::TWO_TWOS,
            _ if self.more > 0 => 3,
            _ => u8::from(self.best > DEAD) + u8::from(self.best > ONE),
        }
    }
}

/// The ban that four patterns break: none, surely, or perhaps, which the shapes decide.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Foul {
    None,
    Sure,
    Perhaps,
}

fn foul(patterns: [u8; 4], counts: Counts, rule: Rule) -> Foul {
    let Bans { overline, double_four, double_three, four_three_three, .. } = rule.bans;
    let threes = if counts.fours > 0 { four_three_three } else { double_three };
    match () {
        () if counts.fives > 0 => Foul::None,
        // The bans do not look at the ends, the patterns do.
        () if rule.ends != super::Ends::Open && !rule.bans.is_empty() => Foul::Perhaps,
        () if overline && patterns.contains(&LONG) => Foul::Sure,
        () if double_four && counts.fours > 1 => Foul::Sure,
        // An open four has a second four where longer runs win.
        () if double_four && !rule.exact && counts.fours > 0 => Foul::Perhaps,
        () if threes && counts.threes > 1 => Foul::Perhaps,
        () => Foul::None,
    }
}

fn rate(patterns: [u8; 4], rule: Rule, values: &Values) -> Rating {
    let counts = Counts::of(patterns, rule);
    let foul = foul(patterns, counts, rule);
    let class = if foul == Foul::Sure { 0 } else { counts.class() };
    let values = if foul == Foul::Sure { (0, 0) } else { values.of(patterns) };
    let weight = if foul == Foul::Sure { 0 } else { weight(patterns, class) };
    Rating::new(class, foul != Foul::None, weight, values)
}

fn set_of(class: u8) -> u8 {
    match class {
        class::FIVE => set::FIVES as u8,
        class::WINNING_FOUR => set::WINNING_FOURS as u8,
        class::FOUR..=class::FOUR_AND_THREE => set::FOURS as u8,
        class::OPEN_THREE..=class::TWO_THREES => set::THREES as u8,
        _ => set::NONE,
    }
}

/// The weight of each pattern in the order of moves.
const WEIGHTS: [i16; COUNT] = [0, 1, 3, 4, 12, 15, 17, 40, 46, 50, 800, 4000, 0, 0];

fn weight(patterns: [u8; 4], class: u8) -> i16 {
    let more = match class {
        class::FIVE => 8000,
        class::WINNING_FOUR => 2000,
        class::FOUR_AND_THREE => 600,
        class::TWO_THREES => 120,
        class::FOUR_AND_MORE | class::THREE_AND_MORE => 15,
        class::TWO_TWOS => 8,
        _ => 0,
    };
    more + patterns.iter().map(|one| WEIGHTS[usize::from(*one)]).sum::<i16>()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(patterns: [u8; 4]) -> u32 {
        u32::from_le_bytes(patterns)
    }

    #[test]
    fn the_order_of_the_lines_does_not_matter() {
        let ratings = Ratings::new(Rule::default(), &Values::learned());
        let one = ratings.of(code([THREE, OPEN_THREE, DEAD, FOUR]));
        assert_eq!(one, ratings.of(code([FOUR, DEAD, OPEN_THREE, THREE])));
        assert_eq!((one.class(), one.set()), (class::FOUR_AND_THREE, set::FOURS as u8));
    }

    #[test]
    fn sums_are_those_of_the_values() {
        let learned = Values::learned();
        let ratings = Ratings::new(Rule::default(), &learned);
        let all: Vec<[u8; 4]> =
            (0..14 * 14).map(|number| [number / 14, number % 14, ONE, ONE]).collect();
        let values: Vec<(i16, i16)> = all.iter().map(|patterns| learned.of(*patterns)).collect();
        assert!(values.iter().any(|(own, _)| *own < 0) && values.iter().any(|one| one.1 < 0));
        let mut sum = Sum::default();
        for end in 0..all.len() {
            sum.add(ratings.of(code(all[end])));
            let known = &values[..=end];
            assert_eq!(sum.own(), known.iter().map(|(own, _)| i32::from(*own)).sum::<i32>());
            assert_eq!(sum.other(), known.iter().map(|(_, other)| i32::from(*other)).sum::<i32>());
        }
        all.iter().for_each(|patterns| sum.remove(ratings.of(code(*patterns))));
        assert_eq!((sum.own(), sum.other()), (0, 0));
    }

    #[test]
    fn two_fours_win_for_white_and_are_forbidden_to_black() {
        let black = Rule { exact: true, bans: Bans::RENJU, ..Rule::default() };
        let two = code([FOUR, FOUR, ONE, ONE]);
        let of = |rule| Ratings::new(rule, &Values::learned()).of(two);
        assert_eq!(of(Rule::default()).class(), class::WINNING_FOUR);
        assert!(!of(Rule::default()).is_suspect());
        assert_eq!(
            (of(black).class(), of(black).set(), of(black).is_suspect()),
            (0, set::NONE, true)
        );
    }

    #[test]
    fn two_threes_of_black_have_to_be_judged() {
        let black = Rule { exact: true, bans: Bans::RENJU, ..Rule::default() };
        let ratings = Ratings::new(black, &Values::learned());
        let two = ratings.of(code([OPEN_THREE, WIDE_THREE, ONE, ONE]));
        assert!(two.is_suspect() && two.class() == class::TWO_THREES);
        let five = ratings.of(code([OPEN_THREE, OPEN_THREE, FIVE, LONG]));
        assert!(!five.is_suspect() && five.class() == class::FIVE);
    }
}
