//! The verbs of results and ratings of the tests' own stores: all go to the SQLite store behind them.

use crate::wrapped::{Wrapped, Wrapper};
use narabe::store::ladder::{
    Finish, Ladder, Ladders, Membership, Own, Past, Point, Profile, Ruled, Rung, Sitter, Wanted,
    Which,
};
use narabe::store::{GameId, StoreError};

macro_rules! passed_on {
    ($($verb:ident($($name:ident: $kind:ty),*) -> $given:ty;)+) => {
        impl<W: Wrapper> Ladders for Wrapped<W> {
            $(async fn $verb(&self, $($name: $kind),*) -> Result<$given, StoreError> {
                self.0.passed(self.0.store().$verb($($name),*)).await
            })+
        }
    };
}

passed_on! {
    met(guild: u64, member: Membership, at: i64) -> ();
    unseen(before: i64, most: u32) -> Vec<(u64, u64)>;
    seen_there(guild: u64, person: u64, at: i64) -> ();
    left(guild: u64, person: u64) -> ();
    memberships(guild: u64, people: Vec<u64>) -> Vec<Membership>;
    sitters(guild: u64, pool: String, people: Vec<u64>) -> Vec<Sitter>;
    ladder(which: Which, from: u32, most: u32) -> Ladder;
    place(which: Which, person: u64) -> Option<(Rung, u32)>;
    pools(guild: u64) -> Vec<(String, u32)>;
    profile(guild: u64, person: u64, asker: u64) -> Profile;
    curve(which: Which, person: u64, most: u32) -> Vec<Point>;
    history(wanted: Wanted) -> (Vec<Past>, u32);
    rule(game: GameId, expected: u32, finish: Finish, ruling: Option<String>, at: i64) -> Ruled;
    close_season(guild: u64, season: u32, at: i64) -> bool;
    lapse(now: i64) -> u32;
    ratings_of(person: u64) -> Own;
}
