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
    /// All paces with the words that people choose and type.
    pub const ALL: [(Self, &'static str); 7] = [
        (Self::Live, "live"),
        (Self::Hour, "hour"),
        (Self::Daily, "day"),
        (Self::Standard, "3days"),
        (Self::Relaxed, "week"),
        (Self::Bank, "bank"),
        (Self::Untimed, "none"),
    ];

    /// The words that the database keeps, and that people chose and typed in earlier versions.
    const STORED: [(Self, &'static str); 7] = [
        (Self::Live, "live"),
        (Self::Hour, "hour"),
        (Self::Daily, "daily"),
        (Self::Standard, "standard"),
        (Self::Relaxed, "relaxed"),
        (Self::Bank, "bank"),
        (Self::Untimed, "untimed"),
    ];

    /// Reads a word, of today or of an earlier version.
    pub fn read(text: &str) -> Option<Self> {
        of_word(&Self::ALL, text).or_else(|| Self::from_stored(text))
    }

    /// Returns the word that people choose and type.
    pub fn word(self) -> &'static str {
        word(&Self::ALL, self)
    }

    /// Returns the pace of a word that the database keeps.
    pub fn from_stored(text: &str) -> Option<Self> {
        of_word(&Self::STORED, text)
    }

    /// Returns the word that the database keeps.
    pub fn stored(self) -> &'static str {
        word(&Self::STORED, self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words of earlier versions stand in old messages, forms, databases and in the habits of people.
    #[test]
    fn the_words_of_before_are_still_read() {
        let words =
            [("daily", "day"), ("standard", "3days"), ("relaxed", "week"), ("untimed", "none")];
        for (before, now) in words {
            let pace = Pace::read(now).unwrap();
            assert_eq!(Pace::read(before), Some(pace), "{before}");
            assert_eq!((pace.word(), pace.stored()), (now, before));
            assert_eq!(Pace::from_stored(now), None, "the database has one word for each");
        }
        for (pace, word) in Pace::ALL {
            assert_eq!(
                (Pace::read(word), Pace::from_stored(pace.stored())),
                (Some(pace), Some(pace))
            );
        }
        assert_eq!(Pace::read("fortnight"), None);
    }
}
