//! Limits on unfinished games and open challenges.

/// The fewest moves that everybody must have made, where a game was not played to its end on the board.
pub(crate) const FEWEST_MOVES: u32 = 2;

/// The most unfinished games that a person may have.
pub const GAMES_PER_PERSON: u32 = 10;

/// The most unfinished games that a channel may have.
pub const GAMES_PER_CHANNEL: u32 = 50;

/// How long a challenge waits to be taken.
pub const CHALLENGE_LASTS_MS: i64 = 3 * 24 * 60 * 60 * 1000;
