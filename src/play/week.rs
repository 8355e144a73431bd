//! A server's week, summed up.

use super::ids::{GameId, Millis};

/// Length of a week (ms).
pub const WEEK_MS: Millis = 7 * 24 * HOUR_MS;

/// Length of an hour (ms).
const HOUR_MS: Millis = 60 * 60 * 1000;

/// A week's end after the beginning of 1970, which was a Thursday: Monday, 10:00 UTC (ms).
const FIRST_END: Millis = (4 * 24 + 10) * HOUR_MS;

/// Returns the next end of a week after a time (UTC ms).
pub fn next_end(after: Millis) -> Millis {
    FIRST_END + ((after - FIRST_END).div_euclid(WEEK_MS) + 1) * WEEK_MS
}

/// Victory over someone who was rated higher.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Upset {
    /// Game.
    pub game: GameId,
    /// Winner.
    pub winner: u64,
    /// Loser.
    pub loser: u64,
    /// Rating points by which the loser was rated higher.
    pub gap: f64,
}

/// Games and results of a week in a server.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Week {
    /// Number of finished games.
    pub games: u32,
    /// Number of people who finished one.
    pub people: u32,
    /// Victory with the largest gap, if there is one.
    pub upset: Option<Upset>,
    /// Game with most moves, and their number.
    pub longest: Option<(GameId, u32)>,
    /// People with most victories in a row up to now among those who have played in this week, each with their number.
    pub streaks: Vec<(u64, u32)>,
    /// People with most points for ballots in the month of the week's end, each with their number.
    pub guessers: Vec<(u64, u32)>,
    /// Number of days whose puzzle someone has solved in this week so that it counts, and of the people who did.
    pub puzzles: (u32, u32),
    /// Challenges that are open.
    pub open: Vec<GameId>,
    /// Language of the server's last game, as Discord's code.
    pub locale: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_end_on_monday_at_ten() {
        // Monday, 2024-01-01, 10:00 UTC.
        let end = 1_704_103_200_000;
        assert_eq!(next_end(end - 1), end);
        assert_eq!(next_end(end), end + WEEK_MS);
        assert_eq!(next_end(end - WEEK_MS), end);
    }
}
