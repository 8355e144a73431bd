//! Rule for who begins.

use super::words::{of_word, word};

/// Rule for who begins, as a challenge names it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FirstPlayer {
    /// The author.
    Me,
    /// The opponent.
    Them,
    /// The player whom the draw gives the first seat.
    #[default]
    Random,
    /// The player whom the invited one names when accepting.
    Invited,
}

impl FirstPlayer {
    /// Rules that a challenger may choose, with the words that commands and the database use.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Me, "me"), (Self::Them, "them"), (Self::Random, "random")];
    const WORDS: [(Self, &'static str); 4] =
        [Self::ALL[0], Self::ALL[1], Self::ALL[2], (Self::Invited, "invited")];

    /// Reads a word of a command; any other text is a draw.
    pub fn read(text: &str) -> Self {
        Self::from_word(text).unwrap_or_default()
    }

    /// Returns the rule with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        of_word(&Self::WORDS, word)
    }

    /// Returns the word.
    pub fn word(self) -> &'static str {
        word(&Self::WORDS, self)
    }

    /// Returns the same rule as the other of two people would say it.
    #[must_use]
    pub fn seen_by_other(self) -> Self {
        match self {
            Self::Me => Self::Them,
            Self::Them => Self::Me,
            other => other,
        }
    }
}
