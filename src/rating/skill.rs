//! The two models: Glicko-2 for two people, Weng-Lin for more. Both from the library, on the scale
//! of chess ratings.
//!
//! * M. E. Glickman, *Example of the Glicko-2 system*, <http://www.glicko.net/glicko/glicko2.pdf>
//! * R. C. Weng, C.-J. Lin, *A Bayesian Approximation Method for Online Ranking*, JMLR 12, 2011
//!   (Bradley-Terry, full pair)

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

/// The least deviation: however well a person is known, a game still says something.
pub const LEAST_DEVIATION: f64 = 45.0;
/// The greatest deviation: nothing is known.
pub const GREATEST_DEVIATION: f64 = 350.0;
/// A rating whose deviation is above this is a guess, shown with a question mark.
pub const PROVISIONAL_DEVIATION: f64 = 110.0;
/// The least deviation at the start of a season.
pub const NEW_SEASON_DEVIATION: f64 = 200.0;
/// Speed of the change of a volatility (Glickman recommends 0.3 to 1.2).
pub const TAU: f64 = 0.5;
/// Time in which the deviation grows by one volatility, in ms: chosen so that a deviation of 60
/// becomes 110 in a year.
pub const PERIOD_MS: f64 = 365.0 * 86_400_000.0 / 78.3;

/// One unit of Glicko-2's own scale on that of chess ratings.
const SCALE: f64 = 173.7178;

/// The estimate of a person: strength, its uncertainty, and its steadiness.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// The rating.
    pub rating: f64,
    /// The rating's standard deviation, from [`LEAST_DEVIATION`] to [`GREATEST_DEVIATION`].
    pub deviation: f64,
    /// Expected change of the strength itself. Weng-Lin leaves it as it is.
    pub volatility: f64,
}

/// The result of a game between two for the first of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duel {
    /// A victory.
    Won,
    /// A draw.
    Drawn,
    /// A loss.
    Lost,
}

impl Skill {
    /// The skill of a person who has not played yet.
    pub const NEW: Self = Self { rating: 1500.0, deviation: GREATEST_DEVIATION, volatility: 0.06 };

    /// True if the rating is still a guess.
    pub fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL_DEVIATION
    }

    /// The same after so many periods without a game (Glickman, step 6; the library knows whole
    /// periods only).
    pub(super) fn after_idling(self, periods: f64) -> Self {
        let grown = self.deviation.hypot(self.volatility * SCALE * periods.sqrt());
        Self { deviation: clamp(grown), ..self }
    }

    /// The way from this one to another, as far as this share of it (0–1).
    pub(super) fn towards(self, to: Self, share: f64) -> Self {
        let part = |from: f64, to: f64| from + (to - from) * share;
        Self {
            rating: part(self.rating, to.rating),
            deviation: clamp(part(self.deviation, to.deviation)),
            volatility: part(self.volatility, to.volatility),
        }
    }
}

fn clamp(deviation: f64) -> f64 {
    deviation.clamp(LEAST_DEVIATION, GREATEST_DEVIATION)
}

/// The skills of both after a game between two: Glicko-2 with one game as its period. Deviations
/// are not clamped yet.
pub fn after_duel(one: Skill, other: Skill, outcome: Duel) -> (Skill, Skill) {
    let config = Glicko2Config { tau: TAU, ..Glicko2Config::new() };
    let rating = |skill: Skill| Glicko2Rating {
        rating: skill.rating,
        deviation: skill.deviation,
        volatility: skill.volatility,
    };
    let skill = |rating: Glicko2Rating| Skill {
        rating: rating.rating,
        deviation: rating.deviation,
        volatility: rating.volatility,
    };
    let outcome = match outcome {
        Duel::Won => Outcomes::WIN,
        Duel::Drawn => Outcomes::DRAW,
        Duel::Lost => Outcomes::LOSS,
    };
    let (one, other) = glicko2(&rating(one), &rating(other), &outcome, &config);
    (skill(one), skill(other))
}

/// The skills of everyone after a game of several sides: Weng-Lin. Sides are given with their
/// places, 1 the best, equal ones shared; skills come back in the order given. Deviations are not
/// clamped yet.
pub fn after_many(sides: &[(Vec<Skill>, u8)]) -> Vec<Vec<Skill>> {
    // The method's own proportions: the width of a game's chance is half the deviation of a
    // newcomer.
    let config = WengLinConfig { beta: GREATEST_DEVIATION / 2.0, ..WengLinConfig::new() };
    let rating =
        |skill: &Skill| WengLinRating { rating: skill.rating, uncertainty: skill.deviation };
    let teams: Vec<Vec<_>> =
        sides.iter().map(|(side, _)| side.iter().map(rating).collect()).collect();
    let places = sides.iter().map(|(_, place)| MultiTeamOutcome::new(usize::from(*place)));
    let ranked: Vec<_> = teams.iter().map(Vec::as_slice).zip(places).collect();
    let new = weng_lin_multi_team(&ranked, &config);
    let skill = |(old, new): (&Skill, WengLinRating)| Skill {
        rating: new.rating,
        deviation: new.uncertainty,
        volatility: old.volatility,
    };
    sides
        .iter()
        .zip(new)
        .map(|((side, _), new)| side.iter().zip(new).map(skill).collect())
        .collect()
}
