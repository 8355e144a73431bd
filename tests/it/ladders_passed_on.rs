//! The verbs of results and ratings, for a store of the tests that passes them on to the store that it stands before.

/// Implements the verbs by `self.store`.
macro_rules! ladders_passed_on {
    ($store:ty) => {
        $crate::ladders_passed_on::ladders_passed_on! { $store:
            met(guild: u64, member: Membership, at: i64) -> ();
            unseen(before: i64, most: u32) -> Vec<(u64, u64)>;
            seen_there(guild: u64, person: u64, at: i64) -> ();
            left(guild: u64, person: u64) -> ();
            memberships(guild: u64, people: Vec<u64>) -> Vec<Membership>;
            ladder(which: Which, from: u32, most: u32) -> Ladder;
            place(which: Which, person: u64) -> Option<(Rung, u32)>;
            pools(guild: u64) -> Vec<(String, u32)>;
            profile(guild: u64, person: u64, asker: u64) -> Profile;
            curve(which: Which, person: u64, most: u32) -> Vec<Point>;
            history(wanted: Wanted) -> (Vec<Past>, u32);
            rule(game: GameId, expected: u32, finish: Finish, ruling: Option<String>, at: i64) -> Ruled;
            close_season(guild: u64, at: i64) -> u32;
            lapse(before: i64) -> u32;
        }
    };
    ($store:ty: $($verb:ident($($name:ident: $kind:ty),*) -> $given:ty;)+) => {
        const _: () = {
            use narabe::store::ladder::*;
            use narabe::store::{GameId, StoreError};
            impl Ladders for $store {
                $(async fn $verb(&self, $($name: $kind),*) -> Result<$given, StoreError> {
                    self.store.$verb($($name),*).await
                })+
            }
        };
    };
}
pub(crate) use ladders_passed_on;
