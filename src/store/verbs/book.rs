//! The verbs of the book: openings of a server's own games.

use crate::play::book::{Key, Line, OwnGame, OwnGames, Step};
use crate::play::ids::GameId;
use crate::store::Store;
use crate::store::StoreError;
use crate::store::sql::book;
use std::sync::Arc;

impl Store {
    /// Returns some finished games whose results the book has not looked at as they stand, the oldest first.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn due_for_book(&self, most: u32) -> Result<Vec<GameId>, StoreError> {
        self.read("due_for_book", move |db| book::due(db, most)).await
    }

    /// Puts the openings of games into the book as their results stand, in the place of what it had of them. A game that
    /// the book has looked at since its result last changed stays as it is.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn put_into_book(&self, games: Vec<(GameId, Vec<Step>)>) -> Result<(), StoreError> {
        let games = Arc::new(games);
        self.write_piece("put_into_book", move |db| book::put(db, &games)).await
    }

    /// Returns the moves that were made in a server from positions of a key, the most frequent first; `rated`: in rated
    /// games alone.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn book_lines(
        &self,
        guild: u64,
        pool: String,
        key: Key,
        rated: bool,
    ) -> Result<Vec<Line>, StoreError> {
        self.read("book_lines", move |db| book::lines(db, guild, &pool, &key, rated)).await
    }

    /// Returns finished games of a person, the latest first.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn own_games(&self, wanted: OwnGames) -> Result<Vec<OwnGame>, StoreError> {
        self.read("own_games", move |db| book::own_games(db, &wanted)).await
    }
}
