//! Data of one person beside their games, ratings, leagues and hills, for the person.

use super::ids::{GameId, Millis};
use super::puzzle::Attempt;
use super::roles::GivenRole;

/// All of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonalData {
    /// Time at which the bot first met them (UTC ms); none where nothing is kept.
    pub first_seen_at: Option<Millis>,
    /// People whom they have blocked, each with the time (UTC ms), the first one first.
    pub blocked: Vec<(u64, Millis)>,
    /// Attempts at puzzles of days, each with its server (0: in direct messages) and its day (days since 1970-01-01).
    pub attempts: Vec<(u64, i64, Attempt)>,
    /// Roles that they have by the bot, each with its server.
    pub roles: Vec<(u64, GivenRole)>,
    /// Times of their entries in the logs of games (UTC ms), game by game in the order of the log.
    pub decided: Vec<(GameId, Millis)>,
}

impl PersonalData {
    /// Returns the times of their entries in the log of a game (UTC ms), in its order.
    pub fn decided_in(&self, game: GameId) -> impl Iterator<Item = Millis> {
        let from = self.decided.partition_point(|(of, _)| *of < game);
        self.decided[from..].iter().take_while(move |(of, _)| *of == game).map(|(_, at)| *at)
    }
}
