//! A stone on one line: the pattern that it makes there.
//!
//! Eleven cells, with the new stone in the middle, decide it.

use super::{Ends, Rule};

/// The patterns of a stone along one line, from the weakest. Words such as "may become" count
/// further own stones, the opponent's answers left out.
pub mod pattern {
    /// No five can contain the stone.
    pub const DEAD: u8 = 0;
    /// One or two windows of five are left.
    pub const ONE: u8 = 1;
    /// Three or more windows of five are left.
    pub const FREE_ONE: u8 = 2;
    /// May become a closed three.
    pub const TWO: u8 = 3;
    /// May become an open three in one or two ways.
    pub const FREE_TWO: u8 = 4;
    /// May become an open three in three or more ways.
    pub const WIDE_TWO: u8 = 5;
    /// May become a four.
    pub const THREE: u8 = 6;
    /// May become an open four in one way.
    pub const OPEN_THREE: u8 = 7;
    /// May become an open four in several ways.
    pub const WIDE_THREE: u8 = 8;
    /// One more stone wins, at one cell.
    pub const FOUR: u8 = 9;
    /// One more stone wins, at several cells.
    pub const OPEN_FOUR: u8 = 10;
    /// A winning run.
    pub const FIVE: u8 = 11;
    /// A run of more than five that does not win.
    pub const LONG: u8 = 12;
    /// Two fours on one line, none of them open, of a colour that may not make them.
    pub const TWIN_FOURS: u8 = 13;
    /// Number of patterns.
    pub const COUNT: usize = 14;
}
use pattern::*;

/// The place of the new stone.
const HERE: u16 = 5;
const STONE: u16 = 1 << HERE;
/// The farthest cells that a five with the new stone can contain.
const NEAR: std::ops::RangeInclusive<u16> = 1..=9;

/// The rules that decide the patterns of a line, for one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// True if a run of more than five does not win.
    pub exact: bool,
    /// The effect of the opponent's stones at the ends of an exact five.
    pub ends: Ends,
    /// True if two fours by one stone are forbidden.
    pub single: bool,
}

impl Kind {
    /// Number of kinds.
    pub const COUNT: usize = 12;

    /// The kind of a colour's rules.
    pub fn of(rule: Rule) -> Self {
        Self { exact: rule.exact, ends: rule.ends, single: rule.bans.double_four }
    }

    /// The number of the kind, from 0.
    pub fn number(self) -> usize {
        self.ends as usize * 4 + usize::from(self.exact) * 2 + usize::from(self.single)
    }

    /// The farthest cell that matters to a pattern.
    pub fn reach(self) -> u32 {
        if self.exact || self.ends != Ends::Open { 5 } else { 4 }
    }
}

/// Eleven cells as bits, from the farthest behind.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// Cells with stones of the colour.
    pub own: u16,
    /// Empty cells.
    pub empty: u16,
    /// Cells with stones of the opponent.
    pub foe: u16,
    /// The rules.
    pub kind: Kind,
}

/// Fours by their number of winning cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fours {
    None,
    One,
    Several,
    Open,
}

impl Line {
    /// The pattern of the stone in the middle.
    pub fn pattern(self) -> u8 {
        if self.wins(STONE) {
            return FIVE;
        }
        if self.kind.exact && self.run(HERE).1 > 5 {
            return LONG;
        }
        match self.fours(STONE) {
            Fours::None => {}
            Fours::One => return FOUR,
            Fours::Several if self.kind.single => return TWIN_FOURS,
            Fours::Several | Fours::Open => return OPEN_FOUR,
        }
        match self.threes(STONE) {
            (0, 0) => self.weak(),
            (0, _) => THREE,
            (1, _) => OPEN_THREE,
            _ => WIDE_THREE,
        }
    }

    /// The pattern of a stone that makes no three.
    fn weak(self) -> u8 {
        let next = self.next(STONE).map(|(line, must)| line.threes(must));
        let (open, closed) = next.fold((0, 0), |(open, closed), threes| match threes {
            (0, 0) => (open, closed),
            (0, _) => (open, closed + 1),
            _ => (open + 1, closed),
        });
        match (open, closed, self.windows()) {
            (3.., ..) => WIDE_TWO,
            (1.., ..) => FREE_TWO,
            (0, 1.., _) => TWO,
            (.., 3..) => FREE_ONE,
            (.., 1..) => ONE,
            _ => DEAD,
        }
    }

    /// Number of windows of five with the new stone that would win if they were filled.
    fn windows(self) -> usize {
        let free = self.own | self.empty;
        let filled = |first: &u16| Self { own: self.own | 0b11111 << first, ..self };
        let wins =
            |first: &u16| free >> first & 0b11111 == 0b11111 && filled(first).window_wins(*first);
        (1..=HERE).filter(wins).count()
    }

    /// The line with a further own stone, for each empty cell; with the stones that must count.
    fn next(self, must: u16) -> impl Iterator<Item = (Self, u16)> {
        let empty = NEAR.filter(move |at| self.empty >> at & 1 == 1);
        empty.map(move |at| (self.with(at), must | 1 << at))
    }

    fn with(self, at: u16) -> Self {
        Self { own: self.own | 1 << at, empty: self.empty & !(1 << at), ..self }
    }

    /// The first cell and the length of the run through a cell.
    fn run(self, at: u16) -> (u16, u16) {
        let below = (self.own << (15 - at)).leading_ones() as u16;
        let above = (self.own >> at).trailing_ones() as u16;
        (at + 1 - below, below + above - 1)
    }

    /// True if a run that contains some stones wins.
    fn wins(self, must: u16) -> bool {
        (1..=HERE).any(|first| {
            let window = 0b11111 << first;
            window & must == must && self.own & window == window && self.window_wins(first)
        })
    }

    /// True if a full window of five is a winning run or part of one.
    fn window_wins(self, first: u16) -> bool {
        let ends = 1 << (first - 1) | 1 << (first + 5);
        if self.own & ends != 0 {
            return !self.kind.exact;
        }
        match self.kind.ends {
            Ends::Open => true,
            Ends::AnyBlocked => self.foe & ends == 0,
            Ends::BothBlocked => self.foe & ends != ends,
        }
    }

    /// The cells at which one more stone wins, with some stones in the winning run.
    fn winning(self, must: u16) -> u16 {
        let wins = |at: &u16| self.empty >> at & 1 == 1 && self.with(*at).wins(must | 1 << at);
        NEAR.filter(wins).fold(0, |cells, at| cells | 1 << at)
    }

    fn fours(self, must: u16) -> Fours {
        let cells = self.winning(must);
        match cells.count_ones() {
            0 => Fours::None,
            1 => Fours::One,
            _ if self.kind.ends != Ends::Open => self.fours_held(must),
            _ if self.is_straight(must, cells) => Fours::Open,
            _ => Fours::Several,
        }
    }

    /// The fours where the opponent has answers beside the winning cells: open is what no single
    /// stone stops.
    fn fours_held(self, must: u16) -> Fours {
        let stops = |at: u16| {
            let foe = Self { foe: self.foe | 1 << at, empty: self.empty & !(1 << at), ..self };
            foe.winning(must) == 0
        };
        let stopped = (0..11).any(|at| self.empty >> at & 1 == 1 && stops(at));
        if stopped { Fours::One } else { Fours::Open }
    }

    /// True if the winning cells are the two ends of four stones without a gap.
    fn is_straight(self, must: u16, cells: u16) -> bool {
        (2..=HERE).any(|first| {
            let four = 0b1111 << first;
            let ends = 1 << (first - 1) | 1 << (first + 4);
            four & must == must && self.own & four == four && cells & ends == ends
        })
    }

    /// Number of cells at which one more stone makes an open four, and of those where it makes a
    /// four.
    fn threes(self, must: u16) -> (u32, u32) {
        self.next(must).fold((0, 0), |(open, four), (line, must)| match line.fours(must) {
            Fours::Open => (open + 1, four),
            Fours::Several if !self.kind.single => (open + 1, four),
            Fours::One => (open, four + 1),
            _ => (open, four),
        })
    }
}

/// The shape of a stone along a line, as the bans ask for it (docs/rules/renju.md 1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shape(u16);

const SHAPE_WINS: u16 = 1 << 11;
const SHAPE_LONGER: u16 = 1 << 12;
const SHAPE_FOURS: u32 = 13;

impl Shape {
    /// An unbroken run of five, or of more where that wins too.
    pub fn wins(self) -> bool {
        self.0 & SHAPE_WINS != 0
    }

    /// An unbroken run of more than five where only five win.
    pub fn is_longer(self) -> bool {
        self.0 & SHAPE_LONGER != 0
    }

    /// Number of fours: different sets of four stones, the new one among them, that one more stone
    /// makes a winning run.
    pub fn fours(self) -> u16 {
        self.0 >> SHAPE_FOURS
    }

    /// True if one more stone makes a straight four and the line has no four yet.
    pub fn is_three(self) -> bool {
        self.0 & (SHAPE_WINS - 1) != 0
    }

    /// The steps along the line to the cells of that one more stone.
    pub fn eyes(self) -> impl Iterator<Item = i32> {
        (0..11).filter(move |at| self.0 >> at & 1 == 1).map(|at| at - i32::from(HERE))
    }
}

impl Line {
    /// The shape of the stone in the middle. The opponent's stones at the ends are not looked at.
    pub fn shape(self) -> Shape {
        let length = self.run(HERE).1;
        let fours = self.four_sets();
        let eyes = if fours == 0 { self.eyes() } else { 0 };
        let run = match length {
            0..=4 => 0,
            5 => SHAPE_WINS,
            _ if self.kind.exact => SHAPE_LONGER,
            _ => SHAPE_WINS,
        };
        Shape(eyes | run | fours << SHAPE_FOURS)
    }

    fn four_sets(self) -> u16 {
        let mut sets: Vec<u16> = (1..=HERE)
            .filter_map(|first| {
                let window = 0b11111 << first;
                let missing: u16 = window & !self.own;
                let at = missing.trailing_zeros() as u16;
                let alone = missing.count_ones() == 1 && missing & self.empty != 0;
                let wins = || !self.kind.exact || self.with(at).run(at) == (first, 5);
                (alone && wins()).then_some(window & self.own)
            })
            .collect();
        sets.dedup();
        sets.len() as u16
    }

    fn eyes(self) -> u16 {
        let eye = |at: &u16| self.empty >> at & 1 == 1 && self.with(*at).has_straight_four(*at);
        (HERE - 3..=HERE + 3).filter(eye).fold(0, |cells, at| cells | 1 << at)
    }

    /// True if the run through a cell is four stones with the new one, open at both ends.
    fn has_straight_four(self, at: u16) -> bool {
        let (first, length) = self.run(at);
        let has_new = (first..first + length).contains(&HERE);
        let is = |cells: u16, at: u16| cells >> at & 1 == 1;
        let open = || is(self.empty, first - 1) && is(self.empty, first + 4);
        let longer = || is(self.own, first - 2) || is(self.own, first + 5);
        length == 4 && has_new && open() && !(self.kind.exact && longer())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FREE: Kind = Kind { exact: false, ends: Ends::Open, single: false };
    const EXACT: Kind = Kind { exact: true, ends: Ends::Open, single: false };
    const RENJU: Kind = Kind { exact: true, ends: Ends::Open, single: true };
    const CARO: Kind = Kind { exact: false, ends: Ends::BothBlocked, single: false };

    /// A line from its picture: `x` own, `o` the opponent's, `|` the edge; the new stone in the
    /// middle is `*`.
    fn line(picture: &str, kind: Kind) -> Line {
        assert_eq!((picture.len(), &picture[5..6]), (11, "*"));
        let bits = |signs: &str| {
            let cells = picture.chars().zip(0..11);
            cells.filter(|(c, _)| signs.contains(*c)).fold(0, |bits, (_, at)| bits | 1 << at)
        };
        Line { own: bits("x*"), empty: bits("."), foe: bits("o"), kind }
    }

    #[test]
    fn patterns_are_those_of_players() {
        let cases = [
            ("...xx*xx...", FREE, FIVE),
            ("..xxx*xx...", FREE, FIVE),
            ("..xxx*xx...", EXACT, LONG),
            ("..oxx*x....", FREE, FOUR),
            ("...xx*x....", FREE, OPEN_FOUR),
            ("..x.x*x.x..", FREE, OPEN_FOUR),
            ("..x.x*x.x..", RENJU, TWIN_FOURS),
            (".....*xx...", FREE, WIDE_THREE),
            ("..o..*xx.o.", FREE, OPEN_THREE),
            ("....o*xx...", FREE, THREE),
            (".....*x....", FREE, WIDE_TWO),
            ("....o*x....", FREE, TWO),
            (".....*.....", FREE, FREE_ONE),
            ("..o..*..o..", FREE, ONE),
            ("..|..*.|...", FREE, DEAD),
        ];
        for (picture, kind, pattern) in cases {
            assert_eq!(line(picture, kind).pattern(), pattern, "{picture} {kind:?}");
        }
    }

    #[test]
    fn caro_asks_for_the_ends() {
        assert_eq!(line("..oxx*xxo..", CARO).pattern(), DEAD);
        assert_eq!(line("..|xx*xxo..", CARO).pattern(), FIVE);
        assert_eq!(line(".oxxx*xxo..", CARO).pattern(), FIVE);
        // A stone on either end leaves a five between two stones of the opponent.
        assert_eq!(line(".o.xx*x.o..", CARO).pattern(), FOUR);
        assert_eq!(line(".o.xx*x....", CARO).pattern(), FOUR);
        assert_eq!(line("...xx*x....", CARO).pattern(), OPEN_FOUR);
    }

    #[test]
    fn shapes_are_those_of_the_rules_of_renju() {
        let shape = |picture| line(picture, RENJU).shape();
        assert!(shape("...xx*xx...").wins() && shape("..xxx*xx...").is_longer());
        assert_eq!(shape("...xx*x....").fours(), 1, "a straight four is one four");
        assert_eq!(shape("..x.x*x.x..").fours(), 2);
        assert!(shape("....x*x....").is_three());
        assert!(!shape("x..xx*..x..").is_three(), "each straight four would grow to six");
        assert!(!shape("...|.*xx|..").is_three());
    }
}
