//! Verbs that a store of the tests passes on to the store that it stands before, unchanged.

/// Passes the verbs about people and servers on to `self.store`.
macro_rules! passed_on {
    () => {
        $crate::passed_on::passed_on! {
            preferences(person: u64) -> narabe::store::Preferences;
            prefer(person: u64, wishes: narabe::store::Preferences) -> ();
            pinged(game: narabe::store::GameId, version: u32, message: u64, hush: narabe::store::NewTask) -> ();
            blocked_by(person: u64) -> Vec<u64>;
            block(person: u64, other: u64, at: Option<i64>) -> ();
            settings(guild: u64) -> narabe::store::servers::Settings;
            set(settings: narabe::store::servers::Settings, deed: narabe::store::servers::Deed) -> ();
            did(deed: narabe::store::servers::Deed) -> ();
            audit(guild: u64, skip: u32, most: u32) -> Vec<narabe::store::servers::Deed>;
            finished(which: narabe::store::servers::Finished) -> Vec<narabe::store::StoredGame>;
            games_of(person: u64) -> Vec<narabe::store::StoredGame>;
            erase(person: u64, at: i64) -> u64;
            guilds() -> Vec<(u64, Option<i64>)>;
            left(guild: u64, at: Option<i64>) -> ();
            unfinished_in(guild: u64) -> Vec<narabe::store::StoredGame>;
            purge(guild: u64) -> ();
        }
    };
    ($($verb:ident($($name:ident: $kind:ty),*) -> $given:ty;)+) => {
        $(async fn $verb(&self, $($name: $kind),*) -> Result<$given, narabe::store::StoreError> {
            self.store.$verb($($name),*).await
        })+
    };
}
pub(crate) use passed_on;
