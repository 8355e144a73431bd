//! The SQL of notes that the program leaves for itself.

use crate::store::db::{Db, OptionalExtension};

use crate::store::StoreError;

/// Returns a note by its key.
pub fn note(db: &Db, key: &str) -> Result<Option<String>, StoreError> {
    let mut query = db.prepare_cached("SELECT text FROM notes WHERE key = ?1")?;
    Ok(query.query_one([key], |row| row.get(0)).optional()?)
}

/// Leaves a note in the place of the one before.
pub fn leave_note(db: &Db, key: &str, text: &str) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT INTO notes (key, text) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET text = excluded.text",
    )?
    .execute([key, text])?;
    Ok(())
}
