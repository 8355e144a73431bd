//! The option `overline`: the effect of runs longer than the winning line (docs/interfaces.md 2).

/// The effect of runs longer than the winning line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overline {
    /// Longer runs win.
    Wins,
    /// Longer runs have no effect.
    Ignored,
    /// Longer runs may not be made.
    Forbidden,
}

impl Overline {
    /// The values in rules texts; the first is the usual one.
    pub const VALUES: &'static [&'static str] = &["wins", "ignored", "forbidden"];

    /// Reads one of [`Overline::VALUES`].
    pub fn named(word: &str) -> Self {
        match word {
            "wins" => Self::Wins,
            "ignored" => Self::Ignored,
            _ => Self::Forbidden,
        }
    }

    /// True if a run of this length wins in a game whose winning line has `line` stones. All games
    /// on lines ask here.
    pub fn wins(self, length: u16, line: u16) -> bool {
        length == line || (length > line && self == Self::Wins)
    }
}
