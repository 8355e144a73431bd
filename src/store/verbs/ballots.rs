//! The verbs of ballots.

use crate::play::ballot::{Ballot, Cast, Guesser, KeptBallot};
use crate::play::crowd::Votes;
use crate::play::ids::{GameId, Millis};
use crate::play::month_list::MonthList;
use crate::store::Store;
use crate::store::StoreError;
use crate::store::postgres::Alone;
use crate::store::sql::ballots;

impl Store {
    /// Keeps a person's ballots on a game, all or none of them.
    pub async fn cast(&self, cast: Vec<Ballot>) -> Result<Cast, StoreError> {
        let Some(first) = cast.first() else { return Ok(Cast::Kept) };
        let alone = Alone::Game(first.game);
        self.write_beside(alone, "cast", move |db| ballots::cast(db, &cast)).await
    }

    /// Returns the votes on a turn of a game's crowd, and who is expected to vote.
    pub async fn votes(&self, game: GameId, entries: u32) -> Result<Votes, StoreError> {
        self.read("votes", move |db| ballots::votes(db, game, entries)).await
    }

    /// Returns who has ever voted for a move of a game's crowd.
    pub async fn voters(&self, game: GameId) -> Result<Vec<u64>, StoreError> {
        self.read("voters", move |db| ballots::voters(db, game, 0)).await
    }

    /// Returns so many rows of a server's list of the month of a time, after so many, and the row of the person who asks.
    pub async fn guess_list(
        &self,
        guild: u64,
        at: Millis,
        cut: (u32, u32),
        asks: u64,
    ) -> Result<MonthList<Guesser>, StoreError> {
        self.read("guess_list", move |db| ballots::list(db, guild, at, cut, asks)).await
    }

    /// Returns a person's ballots and points.
    pub async fn ballots_of(
        &self,
        person: u64,
    ) -> Result<(Vec<KeptBallot>, Vec<Guesser>), StoreError> {
        self.read("ballots_of", move |db| ballots::of_person(db, person)).await
    }
}
