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
/// From the lowest bits: the class, one of [`class`], in eight; the set, one of [`set`], in seven,
/// and one that is set where the cell may be forbidden; then the weight and the two values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rating(u64);

const SET: u64 = 0x7F00;
const SUSPECT: u64 = 0x8000;

impl Rating {
    fn new(class: u8, marks: u64, weight: i16, (own, other): (i16, i16)) -> Self {
        let bits = |value: i16| u64::from(value.cast_unsigned());
        Self(u64::from(class) | marks | bits(weight) << 16 | bits(own) << 32 | bits(other) << 48)
    }

    /// One of [`class`].
    #[inline]
    pub fn class(self) -> u8 {
        self.0 as u8
    }

    /// Weight in the order of moves.
    #[inline]
    pub fn weight(self) -> i16 {
        (self.0 >> 16) as i16
    }

    /// Value to the colour if it is to move.
    #[inline]
    pub fn own(self) -> i16 {
        (self.0 >> 32) as i16
    }

    /// Value to the colour if the other is to move.
    #[inline]
    pub fn other(self) -> i16 {
        (self.0 >> 48) as i16
    }

    /// The set of cells that this one belongs to, or [`set::NONE`].
    #[inline]
    pub fn set(self) -> u8 {
        (self.0 >> 8 & 0x7F) as u8
    }

    /// True if two cells belong to different sets.
    #[inline]
    pub fn moves(self, other: Self) -> bool {
        (self.0 ^ other.0) & SET != 0
    }

    /// True if the bans have to be asked before a stone is put here.
    #[inline]
    pub fn is_suspect(self) -> bool {
        self.0 & SUSPECT != 0
    }
}

/// Pairs of patterns without their order.
const PAIRS: usize = COUNT * (COUNT + 1) / 2;
/// Places for them.
const PLACES: usize = 1 << 7;

/// The ratings of a colour by the four patterns of a cell, four bits each.
pub struct Ratings {
    /// The number of each pair of patterns.
    pair: [u8; 256],
    ratings: Box<[Rating; PLACES * PLACES]>,
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
        let mut ratings = Box::new([Rating::default(); PLACES * PLACES]);
        for (one, a) in pairs.iter().enumerate() {
            for (other, b) in pairs.iter().enumerate() {
                ratings[one * PLACES + other] = rate([a[0], a[1], b[0], b[1]], rule, values);
            }
        }
        Self { pair, ratings }
    }

    /// The rating of four patterns, each in the lower half of a byte.
    #[inline]
    pub fn of(&self, code: u32) -> Rating {
        let code = code & 0x0F0F_0F0F;
        let pairs = code | code >> 4;
        let one = usize::from(self.pair[(pairs & 255) as usize]);
        let other = usize::from(self.pair[(pairs >> 16 & 255) as usize]);
        self.ratings[(one * PLACES + other) % (PLACES * PLACES)]
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
    let marks = u64::from(set_of(class)) << 8 | if foul == Foul::None { 0 } else { SUSPECT };
    let weight = if foul == Foul::Sure { 0 } else { weight(patterns, class) };
    Rating::new(class, marks, weight, values)
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
