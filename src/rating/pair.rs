//! What two people have done to each other's ratings: how often they met, and what one has gained from the other.

use super::DAY_MS;

/// How long games of the same two weigh on each other.
const PAIR_MS: i64 = 30 * DAY_MS;
/// What somebody gains from one other person in a season, less what they lose to them, before the gain has to be backed
/// by that person's games with others; and once more for every game that the other has won.
const GAIN: f64 = 15.0;

/// What is known of two people who met in games that counted in a season. The one with the lower id comes first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pair {
    /// When they met, for as long as it matters, the latest last; never empty.
    pub lately: Vec<i64>,
    /// How often they met.
    pub games: u32,
    /// What each has gained from the other, less what was lost, since they have played enough to be known themselves.
    pub gained: [f64; 2],
    /// What each has scored against the other: 1 for a victory, ½ for a draw.
    pub scored: [f64; 2],
}

/// One meeting of a pair, in the same order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Meeting {
    /// When.
    pub(super) at: i64,
    /// What each gained.
    pub(super) gained: [f64; 2],
    /// What each scored.
    pub(super) scored: [f64; 2],
}

impl Pair {
    /// How many of their games weigh on one that ends now.
    pub(super) fn lately(&self, now: i64) -> usize {
        self.lately.iter().filter(|at| **at > now - PAIR_MS).count()
    }

    /// How much of a gain the first (0) or the second (1) of them may have from the other, however little the other is
    /// known. Who never loses to somebody soon has all that this one person can show.
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
