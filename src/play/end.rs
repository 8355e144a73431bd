//! Reason of a game's end.

/// Reason of a game's end, whether it has a result or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// The challenge was declined.
    Declined,
    /// The author withdrew the challenge.
    Withdrawn,
    /// Someone who was asked or had accepted has left the challenge: with their data, or with the hill for which it was.
    Left,
    /// The challenge was not accepted in time.
    Expired,
    /// The players agreed to end the game without a result.
    Aborted,
    /// The first move was not made in time.
    NoFirstMove,
    /// Both players ran out of time.
    BothOut,
    /// No move was made for a long time in an untimed game.
    Silence,
    /// A manager of the server ended the game.
    EndedByServer,
    /// The server removed the bot.
    ServerGone,
    /// A manager of the server decided the result.
    Adjudicated,
    /// The rules ended the game; the reason in the game's own word (`five`, `captures`, `resign`, `time` …).
    Outcome(String),
}

impl EndReason {
    /// Reasons of the program's own, with the words that the database and message ids use.
    pub const ALL: [(Self, &'static str); 11] = [
        (Self::Declined, "declined"),
        (Self::Withdrawn, "withdrawn"),
        (Self::Left, "left"),
        (Self::Expired, "expired"),
        (Self::Aborted, "aborted"),
        (Self::NoFirstMove, "no-first-move"),
        (Self::BothOut, "both-out"),
        (Self::Silence, "silence"),
        (Self::EndedByServer, "ended-by-server"),
        (Self::ServerGone, "server-gone"),
        (Self::Adjudicated, "adjudicated"),
    ];

    /// Reads a word.
    pub fn read(word: &str) -> Self {
        let known = Self::ALL.into_iter().find(|(_, known)| *known == word);
        known.map_or_else(|| Self::Outcome(word.to_owned()), |(reason, _)| reason)
    }

    /// Returns the word.
    pub fn word(&self) -> &str {
        match self {
            Self::Outcome(word) => word,
            own => Self::ALL.iter().find(|(known, _)| known == own).map_or("", |(_, word)| word),
        }
    }
}
