//! Ratings: pure functions over results, without clock or store.
//!
//! * [`Skill`] is the estimate of a person; [`Standing`] adds what the person has done in the pool.
//! * [`skill`] holds the two models: Glicko-2 for two people, Weng-Lin for more.
//! * [`Score`] is a result, [`Line`] its effect on one rating.
//! * [`Book`] folds results into standings, and weighs them against farming.
//! * [`Pair`] is the effect of two people on each other's ratings.
//! * [`Edge`] is what beginning is worth under a rule set.
//! * [`Terms`] are the settings of a server.

mod book;
mod edge;
mod pair;
mod score;
pub mod skill;
mod terms;

pub use book::Book;
pub use edge::{EDGE_BOUNDS, Edge};
pub use pair::{PAIR_MS, Pair, weight};
pub use score::{First, Line, Note, Player, Score, met, points};
pub use skill::Skill;
pub use terms::{Listing, Missing, Terms};

/// A day in milliseconds.
pub const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// The state of a person in a pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The estimate of their skill.
    pub skill: Skill,
    /// Number of games that counted, in this season.
    pub games: u32,
    /// Number of games won, alone or with others.
    pub wins: u32,
    /// Number of games drawn.
    pub draws: u32,
    /// Number of games lost.
    pub losses: u32,
    /// Number of different opponents.
    pub opponents: u32,
    /// End of the last game that counted, in any season (UTC ms).
    pub last_at: Option<i64>,
}

impl Standing {
    /// The standing of a person who has not played.
    pub const NEW: Self = Self {
        skill: Skill::NEW,
        games: 0,
        wins: 0,
        draws: 0,
        losses: 0,
        opponents: 0,
        last_at: None,
    };

    /// The standing at the beginning of the season after this one: the same rating, less certain.
    #[must_use]
    pub fn next_season(self) -> Self {
        let deviation = self.skill.deviation.max(skill::NEW_SEASON_DEVIATION);
        Self { skill: Skill { deviation, ..self.skill }, last_at: self.last_at, ..Self::NEW }
    }

    /// The skill as it is known at this time: the deviation grows while the person does not play.
    /// The game itself adds one period, so this one is left out.
    fn at(self, now: i64) -> Skill {
        let idle = self.last_at.map_or(0, |last| (now - last).max(0));
        self.skill.after_idling((idle as f64 / skill::PERIOD_MS - 1.0).max(0.0))
    }
}
