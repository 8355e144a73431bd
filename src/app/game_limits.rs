//! Limits on unfinished games and open challenges.

use crate::clock::DAY_MS;

/// Fewest moves per seat for a rating, in a game that was not played to its end on the board.
pub(crate) const FEWEST_MOVES: u32 = 2;

/// Usual limit on a person's unfinished games, in all servers together.
pub const GAMES_PER_PERSON: u32 = 10;

/// Usual limit on a channel's unfinished games, without those of one person alone or against machines.
pub const GAMES_PER_CHANNEL: u32 = 50;

/// Time for which a challenge is open (ms).
pub const CHALLENGE_LASTS_MS: i64 = 3 * DAY_MS;
