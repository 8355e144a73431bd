//! Seats of a stored game: who holds them and whose turn it is.

use crate::game::{Seat, Table};
use crate::store::StoredGame;

impl StoredGame {
    /// Who holds a seat.
    pub(crate) fn person_at(&self, seat: Seat) -> Option<u64> {
        self.members.iter().find(|member| member.seat == Some(seat.0)).map(|member| member.person)
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: u64) -> Option<Seat> {
        self.members.iter().find(|member| member.person == person)?.seat.map(Seat)
    }

    /// Whom the position concerns: who is asked next, or at the end everybody who has a seat.
    pub(crate) fn concerned(&self, table: &Table) -> Vec<u64> {
        match table.outcome() {
            None => self.person_on_turn(table).into_iter().collect(),
            Some(_) => (0..table.seats()).filter_map(|seat| self.person_at(Seat(seat))).collect(),
        }
    }

    /// Who is asked next, where it is a person; for a seat that has left its mate is.
    pub(crate) fn person_on_turn(&self, table: &Table) -> Option<u64> {
        self.person_at(table.acting(table.to_move()?))
    }
}
