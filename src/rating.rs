//! Ratings: pure functions over results, without clock or store.
//!
//! * [`Skill`] is what is estimated of a person; [`Standing`] adds what the person has done in the pool.
//! * [`skill`] holds the two models: Glicko-2 for two people, Weng-Lin for more.
//! * [`Score`] is a result, [`Line`] what it did to somebody's rating.
//! * [`Book`] folds results into standings, and weighs them against farming.
//! * [`Pair`] is what two people have done to each other's ratings.
//! * [`Terms`] are what a server may set.

mod book;
mod pair;
mod score;
pub mod skill;
mod terms;

pub use book::Book;
pub use pair::Pair;
pub use score::{Line, Note, Player, Score, met};
pub use skill::Skill;
pub use terms::{Listing, Missing, Terms};

/// A day in milliseconds.
pub const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Where a person stands in a pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The estimate of their skill.
    pub skill: Skill,
    /// Games that counted, in this season.
    pub games: u32,
    /// Those won, alone or with others.
    pub wins: u32,
    /// Those drawn.
    pub draws: u32,
    /// Those lost.
    pub losses: u32,
    /// How many different people they played against.
    pub opponents: u32,
    /// When the last game that counted ended, in whichever season (UTC ms).
    pub last_at: Option<i64>,
}

impl Standing {
    /// Nobody knows anything yet.
    pub const NEW: Self = Self {
        skill: Skill::NEW,
        games: 0,
        wins: 0,
        draws: 0,
        losses: 0,
        opponents: 0,
        last_at: None,
    };

    /// How the person begins the season after this one: at the same rating, less surely.
    #[must_use]
    pub fn next_season(self) -> Self {
        let deviation = self.skill.deviation.max(skill::NEW_SEASON_DEVIATION);
        Self { skill: Skill { deviation, ..self.skill }, last_at: self.last_at, ..Self::NEW }
    }

    /// The standing as it is known at this time: doubt grows while nobody plays. The game itself brings the doubt of
    /// one period, so this one is left out.
    fn at(self, now: i64) -> Skill {
        let idle = self.last_at.map_or(0, |last| (now - last).max(0));
        self.skill.after_idling((idle as f64 / skill::PERIOD_MS - 1.0).max(0.0))
    }
}
