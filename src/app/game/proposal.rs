//! A proposed game before it is stored: rule set, players, clock, rating.

use crate::game::{Entry, Options};
use crate::play::first::FirstPlayer;
use crate::play::pace::Pace;
use crate::store::Machine;
use crate::store::hills::ForHill;

/// Challenge before it is checked and stored.
pub(crate) struct Proposal {
    /// Game of the list.
    pub entry: &'static Entry,
    /// Rule set with its options.
    pub options: Options,
    /// Number of players.
    pub seats: u8,
    /// User ids of the challenged; if there are fewer than seats, anyone may take the others.
    pub others: Vec<u64>,
    /// Places for which they are named, the author's is 0; none where they are named one after the other.
    pub places: Vec<usize>,
    /// Machine that takes all other seats, if the caller plays against one; its own seat is drawn.
    pub machine: Option<Machine>,
    /// Choice of who begins.
    pub first: FirstPlayer,
    /// Time per turn, where another person waits.
    pub pace: Pace,
    /// Caller's choice to rate the game, if they made one.
    pub rated: Option<bool>,
    /// True for two games at the same time, with the first move exchanged.
    pub set: bool,
    /// Hill for which it counts.
    pub hill: Option<ForHill>,
    /// True if the crowd of the server takes the other seat.
    pub crowd: bool,
    /// True to refuse a second such game of the same people.
    pub sole: bool,
}
