//! The verbs of notes that the program leaves for itself.

use crate::play::ids::Millis;
use crate::store::Store;
use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::sql::retention::{self, Kept};
use crate::store::sql::{nodes, notes};

impl Store {
    /// A note that the program left itself, such as what it registered last.
    pub async fn note(&self, key: &'static str) -> Result<Option<String>, StoreError> {
        self.read("note", move |db| notes::note(db, key)).await
    }

    /// Leaves a note in the place of the one before.
    pub async fn leave_note(&self, key: &'static str, text: String) -> Result<(), StoreError> {
        self.write("leave_note", move |db| notes::leave_note(db, key, &text)).await
    }

    /// The same, for a node that leads, in the term that is named.
    ///
    /// # Errors
    /// [`StoreError::NotLeading`] where another node leads, or this one in another term.
    pub async fn leave_note_as_leader(
        &self,
        key: &'static str,
        text: String,
        term: Option<i64>,
    ) -> Result<(), StoreError> {
        let node = self.node();
        let leave = move |db: &Db| {
            nodes::check_leads(db, node, term)?;
            notes::leave_note(db, key, &text)
        };
        self.write("leave_note", leave).await
    }

    /// Deletes what repeated deliveries and finished tasks no longer need: everything of that kind before a time, of ended
    /// challenges so many as one call may delete. Ends purges that were broken off, and empties a write-ahead log that was being
    /// read at the end of an erasure.
    pub async fn forget(&self, before: Millis) -> Result<(), StoreError> {
        let mut kinds = Kept::ALL.to_vec();
        let mut pieces = 0;
        while !kinds.is_empty() {
            let forget = move |db: &Db| retention::forget(db, before, &kinds);
            kinds = self.write_piece("forget", forget).await?;
            pieces += 1;
            kinds.retain(|kind| pieces < kind.most_pieces());
        }
        if let Some(guild) = self.read("forget", retention::half_purged).await? {
            self.purge(guild).await?;
        }
        self.empty_log_if_owed().await
    }
}
