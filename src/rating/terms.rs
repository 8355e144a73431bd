//! The settings of a server about its ratings, and their defaults.

use super::{DAY_MS, Standing};

/// The conditions for a game to count, and for a person to be ranked.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// The least age of an account, in days, when a game begins.
    pub account_days: u16,
    /// The least age of a membership in the server, in days, when a game begins.
    pub member_days: u16,
    /// Weights of the first, second … game of the same two within 30 days, 0–1; the last one holds
    /// for all further ones.
    pub weights: Vec<f64>,
    /// The conditions to be ranked.
    pub listing: Listing,
}

impl Default for Terms {
    fn default() -> Self {
        let weights = vec![1.0, 1.0, 0.5, 0.25, 0.0];
        Self { account_days: 14, member_days: 3, weights, listing: Listing::default() }
    }
}

/// The conditions for a person to be ranked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Listing {
    /// Number of games that counted.
    pub games: u32,
    /// Number of different opponents in them.
    pub opponents: u32,
    /// A deviation of at most this.
    pub deviation: f64,
    /// A game that counted within so many days.
    pub days: u16,
}

impl Default for Listing {
    fn default() -> Self {
        Self { games: 10, opponents: 3, deviation: super::skill::PROVISIONAL_DEVIATION, days: 60 }
    }
}

/// A condition that a person does not meet yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The number of games still missing.
    Games(u32),
    /// The number of opponents still missing.
    Opponents(u32),
    /// A rating that is known well enough, by further games.
    Certainty,
    /// A game lately.
    Recent,
}

impl Listing {
    /// The conditions that a person does not meet, the most telling first; none for those who are
    /// ranked.
    pub fn missing(&self, standing: &Standing, now: i64) -> Vec<Missing> {
        let games = self.games.saturating_sub(standing.games);
        let opponents = self.opponents.saturating_sub(standing.opponents);
        let doubt = games == 0 && standing.skill.deviation > self.deviation;
        let idle = standing.last_at.is_none_or(|last| last < self.since(now));
        let missing = [
            (games > 0, Missing::Games(games)),
            (opponents > 0, Missing::Opponents(opponents)),
            (doubt, Missing::Certainty),
            (games == 0 && idle, Missing::Recent),
        ];
        missing.into_iter().filter(|(lacks, _)| *lacks).map(|(_, what)| what).collect()
    }

    /// The time since which a game must have been played to be ranked now (UTC ms).
    pub fn since(&self, now: i64) -> i64 {
        now - i64::from(self.days) * DAY_MS
    }
}
