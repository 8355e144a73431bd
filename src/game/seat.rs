//! Seats and sides: a seat is a player's place at the table, a side is all seats that win together.

use serde::{Deserialize, Serialize};

/// A place at the table, numbered from 0. It never moves; colours may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The seats that win together: one, or a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side(pub u8);
