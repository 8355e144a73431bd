//! Time for a turn.

use super::words::{of_word, word};
use serde::{Deserialize, Serialize};

/// Time for a turn, as a challenge names it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Five minutes a turn, for players who are there.
    Live,
    /// An hour a turn.
    Hour,
    /// A day a turn.
    Daily,
    /// Three days a turn.
    #[default]
    Standard,
    /// A week a turn.
    Relaxed,
    /// Five days, and twelve hours more for each turn, never more than a week.
    Bank,
    /// No limit; never rated.
    Untimed,
}

impl Pace {
    /// All paces with the words that commands and the database use.
    pub const ALL: [(Self, &'static str); 7] = [
        (Self::Live, "live"),
        (Self::Hour, "hour"),
        (Self::Daily, "daily"),
        (Self::Standard, "standard"),
        (Self::Relaxed, "relaxed"),
        (Self::Bank, "bank"),
        (Self::Untimed, "untimed"),
    ];

    /// Reads a word.
    pub fn read(text: &str) -> Option<Self> {
        of_word(&Self::ALL, text)
    }

    /// Returns the word.
    pub fn word(self) -> &'static str {
        word(&Self::ALL, self)
    }
}
