//! The SQL of interactions that were acted upon and concern no game: a repeated delivery of one acts only once.

use super::pieces::PIECE;
use crate::play::ids::Millis;
use crate::store::StoreError;
use crate::store::db::{Db, params};

/// Notes that an interaction is acted upon. False where it was before: nothing is to be done.
pub(super) fn begin(db: &Db, interaction: u64, at: Millis) -> Result<bool, StoreError> {
    let sql = "INSERT INTO acts (interaction, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    Ok(db.prepare_cached(sql)?.execute([interaction.cast_signed(), at])? > 0)
}

/// True if an interaction was acted upon.
pub fn was_before(db: &Db, interaction: u64) -> Result<bool, StoreError> {
    let sql = "SELECT count(*) FROM acts WHERE interaction = ?1";
    let mut query = db.prepare_cached(sql)?;
    Ok(query.query_one([interaction.cast_signed()], |row| row.get::<_, u32>(0))? > 0)
}

/// Deletes interactions from before a time, a bounded number at once. Returns how many those were.
pub(super) fn forget(db: &Db, before: Millis) -> Result<usize, StoreError> {
    let sql = "DELETE FROM acts WHERE interaction IN
                   (SELECT interaction FROM acts WHERE at < ?1 ORDER BY at LIMIT ?2)";
    Ok(db.prepare_cached(sql)?.execute(params![before, PIECE])?)
}
