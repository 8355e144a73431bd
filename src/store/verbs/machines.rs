//! The verbs of games against machines.

use crate::play::machine::{Bout, Machine};
use crate::play::ratings::Tally;
use crate::store::Store;
use crate::store::StoreError;
use crate::store::sql::machines;

impl Store {
    /// Returns a person's last games of a kind against the built-in engine, the latest first, at most so many.
    pub async fn bouts(
        &self,
        person: u64,
        game: String,
        most: u32,
    ) -> Result<Vec<Bout>, StoreError> {
        self.read("bouts", move |db| machines::bouts(db, person, &game, most)).await
    }

    /// Returns what a person has won, drawn and lost against each machine (the game's id, the pool of its rule
    /// set, the machine, the tally), in one server or everywhere, those met last first, at most so many.
    pub async fn machine_tallies(
        &self,
        person: u64,
        guild: Option<u64>,
        most: u32,
    ) -> Result<Vec<(String, String, Machine, Tally)>, StoreError> {
        self.read("machine_tallies", move |db| machines::tallies(db, person, guild, most)).await
    }
}
