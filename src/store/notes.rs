//! The verbs of notes, which the program leaves for itself, and of housekeeping.

use super::sqlite::{read, write};
use super::{Millis, Store, StoreError};

impl Store {
    /// A note that the program left itself, such as what it registered last.
    pub async fn note(&self, key: &'static str) -> Result<Option<String>, StoreError> {
        self.read("note", move |db| read::note(db, key)).await
    }

    /// Leaves a note in the place of the one before.
    pub async fn leave_note(&self, key: &'static str, text: String) -> Result<(), StoreError> {
        self.write("leave_note", move |db| write::leave_note(db, key, &text)).await
    }

    /// Forgets what repeated deliveries and finished tasks no longer need: everything of that kind before a time.
    pub async fn forget(&self, before: Millis) -> Result<(), StoreError> {
        self.write("forget", move |db| write::forget(db, before)).await
    }
}
