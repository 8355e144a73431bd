//! The rules of a game on lines as plain data, and a position under them.

/// A crossing: steps to the right and up, from the bottom left of a square board or from the first
/// stone of an unbounded one.
pub type Point = (i16, i16);

/// The effect of the opponent's stones at the ends of an exact five.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ends {
    /// They have no effect.
    #[default]
    Open,
    /// One such stone keeps it from winning.
    AnyBlocked,
    /// Two such stones keep it from winning.
    BothBlocked,
}

/// The moves that a colour may not make. A move that wins is never one of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bans {
    /// A run of more than five.
    pub overline: bool,
    /// Two fours by one stone.
    pub double_four: bool,
    /// Two threes by one stone that makes no four.
    pub double_three: bool,
    /// Two threes by one stone that makes a four.
    pub four_three_three: bool,
    /// True if only those threes count whose straight four is itself a legal move.
    pub recursive: bool,
}

/// The rules that hold for one colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rule {
    /// True if only runs of exactly five win; otherwise longer ones do too.
    pub exact: bool,
    /// The effect of the opponent's stones at the ends of an exact five.
    pub ends: Ends,
    /// The moves that the colour may not make.
    pub bans: Bans,
}

/// The rules of a game on lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lines {
    /// The number of lines of a square board, 5 to 22; none for a board without edges.
    pub size: Option<u8>,
    /// The rules for the first and the second colour.
    pub rules: [Rule; 2],
}

/// A position: stones on a board, and the colour to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The rules.
    pub lines: Lines,
    /// The stones with the numbers of their colours, 0 or 1, in the order of play as far as it is
    /// known.
    pub stones: Vec<(Point, u8)>,
    /// The number of the colour to move.
    pub to_move: u8,
}

impl Bans {
    /// Renju's bans for Black.
    pub const RENJU: Self = Self {
        overline: true,
        double_four: true,
        double_three: true,
        four_three_three: true,
        recursive: true,
    };

    /// True if nothing is forbidden.
    pub fn is_empty(self) -> bool {
        !(self.overline || self.double_four || self.double_three || self.four_three_three)
    }
}

impl Lines {
    /// Five or more wins, nothing is forbidden.
    pub fn freestyle(size: Option<u8>) -> Self {
        Self { size, rules: [Rule::default(); 2] }
    }

    /// Exactly five wins, nothing is forbidden.
    pub fn standard(size: Option<u8>) -> Self {
        Self { size, rules: [Rule { exact: true, ..Rule::default() }; 2] }
    }

    /// As freestyle, but an exact five between two stones of the opponent does not win.
    pub fn caro(size: Option<u8>) -> Self {
        Self { size, rules: [Rule { ends: Ends::BothBlocked, ..Rule::default() }; 2] }
    }

    /// Renju: exact fives and bans for the first colour, freestyle for the second.
    pub fn renju(size: Option<u8>) -> Self {
        let black = Rule { exact: true, bans: Bans::RENJU, ..Rule::default() };
        Self { size, rules: [black, Rule::default()] }
    }
}
