//! The verbs of hills: a new one, who joins and leaves, and lists of them.

use crate::play::hill::{ForHill, HillId, HillMade, StoredHill};
use crate::play::ids::{GameId, Millis};
use crate::store::Store;
use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::sql::{hills, traces};

impl Store {
    /// Returns the hill of a server by these rules (game and rules text); makes it unless the server has so many that
    /// someone is on, or for which someone was challenged. Whoever joined one at `idle` or before (UTC ms) and has met no one
    /// is off it.
    pub async fn found_hill(
        &self,
        guild: u64,
        (game, rules): (String, String),
        (at, idle): (Millis, Millis),
        most: u32,
    ) -> Result<HillMade, StoreError> {
        self.write("found_hill", move |db| {
            hills::found(db, guild, (&game, &rules), (at, idle), most)
        })
        .await
    }

    /// Puts a person on a hill, which is official if they manage the server. False where it has another version, or the server
    /// has banned them: nothing was done.
    pub async fn join_hill(
        &self,
        on: ForHill,
        (person, manages): (u64, bool),
        interaction: u64,
        at: Millis,
    ) -> Result<bool, StoreError> {
        let join = move |db: &Db| hills::join(db, on, (person, manages), interaction, at);
        self.write("join_hill", join).await
    }

    /// Takes a person off a hill, if they are on it; by an interaction where they asked for it themselves.
    pub async fn leave_hill(
        &self,
        hill: HillId,
        person: u64,
        interaction: Option<u64>,
        at: Millis,
    ) -> Result<(), StoreError> {
        let leave = move |db: &Db| hills::leave(db, hill, person, interaction, at);
        self.write("leave_hill", leave).await
    }

    /// Returns a hill by its number.
    pub async fn hill(&self, id: HillId) -> Result<Option<StoredHill>, StoreError> {
        self.read("hill", move |db| hills::hill(db, id)).await
    }

    /// Returns the hill for which a challenge counts, by its game or the first one of its set.
    pub async fn hill_of_game(&self, game: GameId) -> Result<Option<StoredHill>, StoreError> {
        self.read("hill_of_game", move |db| hills::of_game(db, game)).await
    }

    /// Returns the hills of a server, the oldest first.
    pub async fn hills_in(&self, guild: u64) -> Result<Vec<StoredHill>, StoreError> {
        self.read("hills_in", move |db| hills::in_guild(db, guild)).await
    }

    /// Returns the hills of a server that a person founded before their data was deleted.
    pub async fn hills_founded(&self, guild: u64, person: u64) -> Result<Vec<HillId>, StoreError> {
        self.read("hills_founded", move |db| traces::founded(db, guild, person)).await
    }

    /// Returns the hills that a person is or was on.
    pub async fn hills_of(&self, person: u64) -> Result<Vec<StoredHill>, StoreError> {
        self.read("hills_of", move |db| hills::of_person(db, person)).await
    }
}
