//! What a server may set about its ratings. The defaults are what is used where nothing was set.

use super::{DAY_MS, Standing};

/// What must be so for a game to count, and for a person to be ranked.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// The least age of an account, in days, when a game begins.
    pub account_days: u16,
    /// The least age of a membership in the server, in days, when a game begins.
    pub member_days: u16,
    /// What the first, second … game of the same two within 30 days weighs; the last one stands for all further ones.
    pub weights: Vec<f64>,
    /// Whether odd rule sets count too, such as those without an opening in which the first player is known to win.
    pub odd: bool,
    /// Who is ranked.
    pub listing: Listing,
}

impl Default for Terms {
    fn default() -> Self {
        let weights = vec![1.0, 1.0, 0.5, 0.25, 0.0];
        Self { account_days: 14, member_days: 3, weights, odd: false, listing: Listing::default() }
    }
}

/// What a person needs to be ranked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Listing {
    /// So many games that counted.
    pub games: u32,
    /// Against so many different people.
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

/// What a person lacks to be ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// So many games more.
    Games(u32),
    /// So many other people to play against.
    Opponents(u32),
    /// Games until the rating is known well enough.
    Certainty,
    /// A game lately.
    Recent,
}

impl Listing {
    /// What is missing, the most telling first; nothing for those who are ranked.
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

    /// Since when a game must have been played to be ranked now (UTC ms).
    pub fn since(&self, now: i64) -> i64 {
        now - i64::from(self.days) * DAY_MS
    }
}
