//! The option that says what runs of more stones than the winning line do (docs/interfaces.md 2).

/// What longer runs than the winning line do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overline {
    /// They win.
    Wins,
    /// Nothing.
    Ignored,
    /// They may not be made.
    Forbidden,
}

impl Overline {
    /// Its values in rules texts; the first is the usual one.
    pub const VALUES: &'static [&'static str] = &["wins", "ignored", "forbidden"];

    /// Reads one of them.
    pub fn named(word: &str) -> Self {
        match word {
            "wins" => Self::Wins,
            "ignored" => Self::Ignored,
            _ => Self::Forbidden,
        }
    }
}
