//! Opponents for any game through its contract: a tree of positions, grown where it promises most.
//!
//! [`Sense`] is what a game adds to its rules for this: actions worth trying, with weights, and the
//! chances of the sides. A game that adds nothing is tried by its listing. The search counts the
//! positions it adds to the tree, so that the same number and seed give the same action; it reads
//! no clock.

mod sense;
mod tree;

pub use sense::{Chances, SIDES, Seen, Sense};

use crate::game::{Game, Turn};
use tree::Tree;

/// The work that goes into a choice.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// Positions added to the tree.
    pub positions: u64,
    /// Evenness of the choice among the actions that were looked at most; at 0 the first is taken.
    pub heat: f32,
    /// Actions that are overlooked, of a hundred.
    pub missed: u64,
    /// The most by which the chances of an action are taken for better or worse than they are found.
    pub noise: f32,
    /// The seed of what is drawn.
    pub seed: u64,
    /// Gives the share of the time that is used up, from 0 at the start; at 1 the search stops.
    pub spent: &'a dyn Fn() -> f32,
}

impl Effort<'static> {
    /// So many positions, and the best action.
    pub fn positions(positions: u64, seed: u64) -> Self {
        Self { positions, heat: 0.0, missed: 0, noise: 0.0, seed, spent: &|| 0.0 }
    }
}

/// An action and the chances of the sides if it is played.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// The chance of each side to win.
    pub chances: Chances,
    /// Positions that were added to the tree.
    pub positions: u64,
}

/// The positions, the heat, the actions missed and the noise of the levels, the lowest first. Those without heat have noise,
/// so that they do not play one game each time.
const LEVELS: [(u64, f32, u64, f32); 8] = [
    (2, 1.0, 40, 0.0),
    (6, 0.8, 25, 0.0),
    (16, 0.5, 12, 0.0),
    (50, 0.3, 5, 0.0),
    (150, 0.15, 0, 0.0),
    (500, 0.0, 0, 0.02),
    (1_600, 0.0, 0, 0.01),
    (6_000, 0.0, 0, 0.006),
];

/// The action of a level, 1 to 8; others count as the nearest. None while no seat is on turn. The
/// same position and seed give the same action, unless `spent` breaks the search off.
pub fn play<G: Sense>(
    game: &G,
    level: u8,
    seed: u64,
    spent: &dyn Fn() -> f32,
) -> Option<Choice<G::Action>> {
    let (positions, heat, missed, noise) = LEVELS[usize::from(level.clamp(1, 8) - 1)];
    best(game, Effort { positions, heat, missed, noise, seed, spent })
}

/// The action for the seat on turn; none while no seat is on turn.
pub fn best<G: Sense>(game: &G, effort: Effort) -> Option<Choice<G::Action>> {
    let Turn::Seat(_) = game.turn() else { return None };
    if let Some(action) = game.forced() {
        return Some(Choice { action, chances: [0.5; SIDES], positions: 0 });
    }
    grown(game, effort, |tree| tree.is_decided())
}

/// The action for the seat on turn and what it is worth, which is looked at also where there is no
/// choice; none while no seat is on turn.
pub fn judged<G: Sense>(game: &G, effort: Effort) -> Option<Choice<G::Action>> {
    let Turn::Seat(_) = game.turn() else { return None };
    grown(game, effort, |tree| tree.is_proved())
}

/// The choice of a tree that grew until it knew enough, or the effort was made.
fn grown<G: Sense>(
    game: &G,
    effort: Effort,
    knows_enough: impl Fn(&Tree<G>) -> bool,
) -> Option<Choice<G::Action>> {
    let mut tree = Tree::new(game, effort.seed, effort.noise);
    while tree.size() < effort.positions.max(1) && !knows_enough(&tree) {
        if tree.size().is_multiple_of(PACE) && (effort.spent)() >= 1.0 && tree.size() > 0 {
            break;
        }
        tree.grow();
    }
    tree.chosen(effort)
}

/// Positions between two looks at the time.
const PACE: u64 = 8;

/// Spreads a number over all bits (the finalizer of SplitMix64).
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

/// A number from 0 to 1 by a seed.
fn unit(seed: u64) -> f32 {
    (mix(seed) >> 40) as f32 / (1u64 << 24) as f32
}

/// Plays what chance decides, by a seed, until a seat is on turn or the game is over.
fn draw<G: Game>(game: &mut G, seed: u64) {
    let mut number = seed;
    while game.turn() == Turn::Chance {
        number = mix(number);
        let Some(action) = game.chance(number) else { return };
        game.play_unchecked(action);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_level_plays_one_game_each_time() {
        for (number, (_, heat, _, noise)) in (1..).zip(LEVELS) {
            assert!(heat > 0.0 || noise > 0.0, "level {number}");
        }
    }
}
