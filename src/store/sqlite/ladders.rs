//! The verbs of results and ratings, each one transaction of the writer or of a reader.

use super::SqliteStore;
use super::ladder::{self, look, own, past, people, ranks, recount};
use crate::store::ladder::{
    Finish, Ladder, Ladders, Membership, Own, Past, Point, Profile, Ruled, Rung, Sitter, Wanted,
    Which,
};
use crate::store::{GameId, Millis, StoreError};

impl Ladders for SqliteStore {
    async fn met(&self, guild: u64, member: Membership, at: Millis) -> Result<(), StoreError> {
        self.write(move |db| people::met(db, guild, &member, at)).await
    }

    async fn unseen(&self, before: Millis, most: u32) -> Result<Vec<(u64, u64)>, StoreError> {
        self.read(move |db| people::unseen(db, before, most)).await
    }

    async fn seen_there(&self, guild: u64, person: u64, at: Millis) -> Result<(), StoreError> {
        self.write(move |db| people::seen_there(db, guild, person, at)).await
    }

    async fn left(&self, guild: u64, person: u64) -> Result<(), StoreError> {
        self.write(move |db| people::left(db, guild, person)).await
    }

    async fn memberships(
        &self,
        guild: u64,
        people: Vec<u64>,
    ) -> Result<Vec<Membership>, StoreError> {
        self.read(move |db| people::memberships(db, guild, &people)).await
    }

    async fn sitters(
        &self,
        guild: u64,
        pool: String,
        people: Vec<u64>,
    ) -> Result<Vec<Sitter>, StoreError> {
        self.read(move |db| people::sitters(db, guild, &pool, &people)).await
    }

    async fn ladder(&self, which: Which, from: u32, most: u32) -> Result<Ladder, StoreError> {
        self.read(move |db| look::ladder(db, &which, from, most)).await
    }

    async fn place(&self, which: Which, person: u64) -> Result<Option<(Rung, u32)>, StoreError> {
        self.read(move |db| look::place(db, &which, person)).await
    }

    async fn pools(&self, guild: u64) -> Result<Vec<(String, u32)>, StoreError> {
        self.read(move |db| look::pools(db, guild)).await
    }

    async fn profile(&self, guild: u64, person: u64, asker: u64) -> Result<Profile, StoreError> {
        self.read(move |db| past::profile(db, guild, person, asker)).await
    }

    async fn curve(&self, which: Which, person: u64, most: u32) -> Result<Vec<Point>, StoreError> {
        self.read(move |db| look::curve(db, &which, person, most)).await
    }

    async fn history(&self, wanted: Wanted) -> Result<(Vec<Past>, u32), StoreError> {
        self.read(move |db| past::history(db, &wanted)).await
    }

    async fn rule(
        &self,
        game: GameId,
        expected: u32,
        finish: Finish,
        ruling: Option<String>,
        at: Millis,
    ) -> Result<Ruled, StoreError> {
        self.write(move |db| recount::rule(db, game, expected, &finish, ruling.as_deref(), at))
            .await
    }

    async fn close_season(&self, guild: u64, season: u32, at: Millis) -> Result<bool, StoreError> {
        self.write(move |db| ladder::close_season(db, guild, season, at)).await
    }

    async fn lapse(&self, now: Millis) -> Result<u32, StoreError> {
        self.write(move |db| ranks::lapse(db, now)).await
    }

    async fn ratings_of(&self, person: u64) -> Result<Own, StoreError> {
        self.read(move |db| own::ratings_of(db, person)).await
    }
}
