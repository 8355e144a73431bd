//! The verbs of notes on positions.

use crate::play::ids::GameId;
use crate::play::note::{Note, Noted};
use crate::store::Store;
use crate::store::StoreError;
use crate::store::sql::position_notes;

impl Store {
    /// Keeps a note in the place of an older one on the same position; an empty one deletes that.
    pub async fn keep_note(&self, note: Note) -> Result<Noted, StoreError> {
        self.write("keep_note", move |db| position_notes::keep(db, &note)).await
    }

    /// Returns a person's notes on a game, in its order.
    pub async fn own_notes(&self, game: GameId, person: u64) -> Result<Vec<Note>, StoreError> {
        self.read("own_notes", move |db| position_notes::own(db, game, person)).await
    }

    /// Returns the notes on a game that everyone may read: those that are shared, once it is over.
    pub async fn shared_notes(&self, game: GameId) -> Result<Vec<Note>, StoreError> {
        self.read("shared_notes", move |db| position_notes::shared(db, game)).await
    }

    /// Returns all notes of a person.
    pub async fn notes_of(&self, person: u64) -> Result<Vec<Note>, StoreError> {
        self.read("notes_of", move |db| position_notes::of_person(db, person)).await
    }
}
