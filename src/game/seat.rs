//! Seats and sides: a seat is a person's place at the table, a side is who wins together.

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

/// Those who win together: one seat, or a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side(pub u8);
