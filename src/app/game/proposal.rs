//! A proposed game before it is stored: rule set, players, clock, rating.

use crate::game::{Entry, Options};
use crate::play::first::FirstPlayer;
use crate::play::pace::Pace;

/// A challenge to be made.
pub(crate) struct Proposal {
    /// The game.
    pub entry: &'static Entry,
    /// Its rule set.
    pub options: Options,
    /// How many are to play.
    pub seats: u8,
    /// Who is challenged; fewer than there are seats: anyone may take the others.
    pub others: Vec<u64>,
    /// Who begins.
    pub first: FirstPlayer,
    /// How much time there is, where somebody else waits.
    pub pace: Pace,
    /// Whether the result counts, if the caller says so.
    pub rated: Option<bool>,
    /// Whether it may be the only such game of these people.
    pub sole: bool,
}
