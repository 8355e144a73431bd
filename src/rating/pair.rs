//! The history of two people: the number of recent games, and the rating that one has gained from
//! the other.

use super::DAY_MS;

/// Time in which games of the same two weigh on each other, in ms.
pub const PAIR_MS: i64 = 30 * DAY_MS;
/// Points that a person can gain from one other in a season, less the points lost to them, before
/// the gain has to be backed by that opponent's games with others; and once more for every game
/// that the other has won.
const GAIN: f64 = 15.0;

/// Returns the weight of a game of two who have met so many times in [`PAIR_MS`], by the weights of a server.
pub fn weight(lately: usize, weights: &[f64]) -> f64 {
    weights.get(lately).or(weights.last()).copied().unwrap_or(1.0)
}

/// The history of two people who met in games that counted in a season. The one with the lower id
/// comes first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pair {
    /// Times of their recent games (UTC ms), the latest last; never empty.
    pub lately: Vec<i64>,
    /// Number of their games.
    pub games: u32,
    /// Points that each has gained from the other, less those lost, since they have been
    /// established themselves.
    pub gained: [f64; 2],
    /// Score of each against the other: 1 for a victory, ½ for a draw.
    pub scored: [f64; 2],
}

/// One meeting of a pair, in the same order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Meeting {
    /// End of the game (UTC ms).
    pub(super) at: i64,
    /// Points that each gained.
    pub(super) gained: [f64; 2],
    /// Score of each.
    pub(super) scored: [f64; 2],
}

impl Pair {
    /// Number of their games that weigh on one that ends now.
    pub(super) fn lately(&self, now: i64) -> usize {
        self.lately.iter().filter(|at| **at > now - PAIR_MS).count()
    }

    /// Points that the first (0) or the second (1) of them may still gain from the other without
    /// backing. A person who never loses to another soon has all that this opponent can show.
    pub(super) fn room(&self, own: usize) -> f64 {
        (GAIN * (1.0 + self.scored[1 - own]) - self.gained[own]).max(0.0)
    }

    /// Adds a meeting.
    pub(super) fn note(&mut self, meeting: &Meeting) {
        self.lately.retain(|at| *at > meeting.at - PAIR_MS);
        self.lately.push(meeting.at);
        self.games += 1;
        for own in [0, 1] {
            self.gained[own] += meeting.gained[own];
            self.scored[own] += meeting.scored[own];
        }
    }
}
