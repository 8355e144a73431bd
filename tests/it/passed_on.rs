//! Verbs that a store of the tests passes on to the store that it stands before, unchanged.

/// Passes the verbs about people and servers on to `self.store`.
macro_rules! passed_on {
    () => {
        $crate::passed_on::passed_on! {
            preferences(person: u64) -> narabe::store::Preferences;
            prefer(person: u64, wishes: narabe::store::Preferences) -> ();
        }
    };
    ($($verb:ident($($name:ident: $kind:ty),*) -> $given:ty;)+) => {
        $(async fn $verb(&self, $($name: $kind),*) -> Result<$given, narabe::store::StoreError> {
            self.store.$verb($($name),*).await
        })+
    };
}
pub(crate) use passed_on;
