//! Verbs that a store of the tests passes on to the store that it stands before, unchanged.

/// Passes the verbs about people and servers on to `self.store`.
macro_rules! passed_on {
    () => {
        $crate::passed_on::passed_on! {
            preferences(person: u64) -> narabe::store::Preferences;
            prefer(person: u64, wishes: narabe::store::Preferences) -> ();
            timed(after: GameId, most: u32) -> Vec<StoredGame>;
            wind(winding: narabe::store::Winding) -> Changed;
            credit(credit: narabe::store::Credit) -> ();
            enqueue(tasks: Vec<(GameId, NewTask)>) -> ();
            vacations(person: u64, since: Millis) -> Vec<narabe::store::Vacation>;
            depart(vacation: narabe::store::Vacation, task: NewTask) -> bool;
            come_back(person: u64, at: Millis, task: NewTask) -> bool;
            remember_closed(person: u64, at: Option<Millis>) -> ();
            closed(person: u64) -> Option<Millis>;
        }
    };
    ($($verb:ident($($name:ident: $kind:ty),*) -> $given:ty;)+) => {
        $(async fn $verb(&self, $($name: $kind),*) -> Result<$given, narabe::store::StoreError> {
            self.store.$verb($($name),*).await
        })+
    };
}
pub(crate) use passed_on;
