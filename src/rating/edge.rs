//! The opener's edge: the points that beginning is worth under one rule set, learnt from a pool's
//! own results.
//!
//! An edge is estimated as Glicko estimates a player: it stands beside the rating of whoever
//! begins, and each result moves it (M. E. Glickman, *Parameter estimation in large dynamic paired
//! comparison experiments*, Applied Statistics 48, 1999).

use super::skill::{LEAST_DEVIATION, Skill};
use std::f64::consts::{LN_10, PI};

/// The least and the greatest edge, in rating points.
pub const EDGE_BOUNDS: (f64, f64) = (-100.0, 300.0);
/// The deviation of an edge of which no result is known.
const PRIOR_DEVIATION: f64 = 100.0;
/// The least deviation of an edge at the start of a season.
const NEW_SEASON_DEVIATION: f64 = 50.0;
/// Logistic units in a rating point.
const Q: f64 = LN_10 / 400.0;

/// The estimate of what beginning is worth under one rule set of a pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Edge {
    /// The estimate in rating points, within [`EDGE_BOUNDS`].
    pub points: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// Number of results that have moved it, in this season.
    pub games: u32,
}

impl Edge {
    /// The edge before any result.
    pub fn prior(points: f64) -> Self {
        Self { points: bounded(points), deviation: PRIOR_DEVIATION, games: 0 }
    }

    /// The edge at the beginning of the season after this one: the same, less certain.
    #[must_use]
    pub fn next_season(self) -> Self {
        Self { deviation: self.deviation.max(NEW_SEASON_DEVIATION), games: 0, ..self }
    }

    /// The edge after a result with this weight (0–1), which was worth `scored` (0, ½, 1) to the
    /// player who began. What is not known of the two makes it tell less.
    #[must_use]
    pub(super) fn after(self, first: Skill, second: Skill, scored: f64, weight: f64) -> Self {
        // The least deviation is kept on purpose, so that it is no doubt about who plays.
        let doubt = |skill: Skill| skill.deviation.powi(2) - LEAST_DEVIATION.powi(2);
        let variance = (doubt(first) + doubt(second)).max(0.0);
        let g = Q / (1.0 + 3.0 * Q * Q * variance / (PI * PI)).sqrt();
        let ahead = first.rating + self.points - second.rating;
        let expected = 1.0 / (1.0 + (-g * ahead).exp());
        let information = weight * g * g * expected * (1.0 - expected);
        let variance = 1.0 / (self.deviation.powi(-2) + information);
        let points = self.points + variance * weight * g * (scored - expected);
        Self { points: bounded(points), deviation: variance.sqrt(), games: self.games + 1 }
    }
}

fn bounded(points: f64) -> f64 {
    points.clamp(EDGE_BOUNDS.0, EDGE_BOUNDS.1)
}
