//! Ballots: what people who only watch a game say of it before it happens, the points that they make so, and their votes
//! for the moves of a crowd.

use super::ids::{GameId, Millis};
use super::month_list::Row;
use super::words::{of_word, word};

/// Number of entries of a log from which on the winner can no longer be predicted.
pub const PREDICTED_BEFORE: u32 = 10;

/// Points of a right prediction.
pub const PREDICTION_POINTS: u32 = 5;

/// Points of a right guess that few had.
const RARE_POINTS: u32 = 3;

/// Points of any other right guess.
const COMMON_POINTS: u32 = 1;

/// Subject of a ballot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BallotKind {
    /// The next entry of the log; the text is an action.
    Guess,
    /// The winner of the game; the text is the number of a side.
    Winner,
    /// The next entry of a game's crowd; the text is an action, or a table event of its seat.
    Vote,
}

impl BallotKind {
    /// All of them, with the words that the database uses.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Guess, "guess"), (Self::Winner, "winner"), (Self::Vote, "vote")];

    /// Returns the word.
    pub fn word(self) -> &'static str {
        word(&Self::ALL, self)
    }

    /// Returns the kind with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        of_word(&Self::ALL, word)
    }
}

/// A person's ballot. The last one of a person on the same subject counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ballot {
    /// Game.
    pub game: GameId,
    /// Length of the log before the entry that it is about; 0 where it is about the whole game.
    pub entries: u32,
    /// Person.
    pub person: u64,
    /// Subject.
    pub kind: BallotKind,
    /// Content, in canonical spelling.
    pub text: String,
    /// Time (UTC ms).
    pub at: Millis,
    /// Interaction by which it was cast.
    pub interaction: u64,
}

/// Answer of the store to ballots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cast {
    /// They are kept.
    Kept,
    /// One of them comes too late: none is kept.
    Late,
    /// The person plays the game: none is kept.
    Plays,
}

/// A ballot that is kept, with its points once it is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptBallot {
    /// Ballot.
    pub ballot: Ballot,
    /// Points; none while it is open.
    pub points: Option<u32>,
}

/// Result of the last guesses of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guessed {
    /// Length of the log after the step that was guessed; once it is longer, the result is of the past.
    pub entries: u32,
    /// Number of entries of that step; the first of them was guessed.
    pub step: u32,
    /// Number of right guesses.
    pub right: u32,
    /// Number of all guesses.
    pub all: u32,
}

impl Guessed {
    /// Returns the text that the database keeps.
    pub fn word(self) -> String {
        format!("{} {} {} {}", self.entries, self.step, self.right, self.all)
    }

    /// Reads such a text.
    pub fn read(text: &str) -> Option<Self> {
        let mut numbers = text.split(' ').map(|number| number.parse().ok());
        let [entries, step, right, all] = [(); 4].map(|()| numbers.next().flatten());
        Some(Self { entries: entries?, step: step?, right: right?, all: all? })
    }
}

/// Returns the points of a right guess, by how many were right and of how many.
pub fn prize(right: u32, all: u32) -> u32 {
    if 4 * right <= all { RARE_POINTS } else { COMMON_POINTS }
}

/// A month's points of a person in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guesser {
    /// Server.
    pub guild: u64,
    /// Month, as `2026-01`.
    pub month: String,
    /// Person.
    pub person: u64,
    /// Points.
    pub points: u32,
    /// Number of right ballots.
    pub hits: u32,
    /// Number of all ballots that were counted.
    pub all: u32,
}

impl From<Guesser> for Row {
    fn from(guesser: Guesser) -> Self {
        let Guesser { person, points, hits, all, .. } = guesser;
        Self { person, numbers: vec![("points", points), ("hits", hits), ("all", all)] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guess_that_a_quarter_had_is_worth_three_points() {
        let prizes =
            [(1, 1), (1, 3), (1, 4), (2, 7), (2, 8), (9, 36)].map(|(r, all)| prize(r, all));
        assert_eq!(prizes, [1, 1, 3, 1, 3, 3]);
    }

    #[test]
    fn results_are_read_as_they_are_written() {
        let guessed = Guessed { entries: 12, step: 1, right: 4, all: 9 };
        assert_eq!(Guessed::read(&guessed.word()), Some(guessed));
        assert_eq!((Guessed::read(""), Guessed::read("1 2 3")), (None, None));
    }
}
