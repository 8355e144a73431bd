//! How much time people have for a turn.

/// How much time people have for a turn, as a challenge names it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// A day a turn.
    Daily,
    /// Three days a turn.
    #[default]
    Standard,
    /// A week a turn.
    Relaxed,
    /// Five days, and twelve hours more for each turn, never more than a week.
    Bank,
    /// As long as it takes; never rated.
    Untimed,
}

impl Pace {
    /// All of them, with the words that commands and the store use.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::Daily, "daily"),
        (Self::Standard, "standard"),
        (Self::Relaxed, "relaxed"),
        (Self::Bank, "bank"),
        (Self::Untimed, "untimed"),
    ];

    /// Reads the word.
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == word).map(|(pace, _)| pace)
    }

    /// The word.
    pub fn word(self) -> &'static str {
        Self::ALL.into_iter().find(|(pace, _)| *pace == self).map_or("standard", |(_, word)| word)
    }
}
