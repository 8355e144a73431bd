//! Seasons of a server: which one runs, when one closed, and closing it.

use crate::store::db::{Db, OptionalExtension, params};

use super::super::guilds;
use super::recount;
use crate::play::guild::AuditEntry;
use crate::play::ids::Millis;
use crate::store::StoreError;

/// The season of a server that runs.
pub fn season(db: &Db, guild: i64) -> Result<u32, StoreError> {
    let mut query =
        db.prepare_cached("SELECT COALESCE(MAX(number), 0) + 1 FROM seasons WHERE guild = ?1")?;
    Ok(query.query_one([guild], |row| row.get(0))?)
}

/// Returns the time at which a season closed, if it has.
pub fn closed_at(db: &Db, guild: i64, season: u32) -> Result<Option<Millis>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT closed_at FROM seasons WHERE guild = ?1 AND number = ?2")?;
    Ok(query.query_one(params![guild, season], |row| row.get(0)).optional()?)
}

/// Answer to the transaction that closes a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// It is closed.
    Closed,
    /// It is not the one that runs.
    NotRunning,
    /// A pool of the server is being recounted.
    Recounting,
    /// People of the server are being ranked anew.
    Ranking,
}

/// Closes a season of a server if it is the one that runs and its ratings and ranks are right: its ranks stay as they are,
/// and the next one begins. Until its ranks are archived, none lapses.
pub fn close_season(
    db: &Db,
    guild: u64,
    number: u32,
    at: Millis,
    entry: Option<&AuditEntry>,
) -> Result<Closing, StoreError> {
    if season(db, guild.cast_signed())? != number {
        return Ok(Closing::NotRunning);
    }
    if !recount::under_way(db, Some(guild))?.is_empty() {
        return Ok(Closing::Recounting);
    }
    let guild = guild.cast_signed();
    // What is left of it would be done in the next season, and this one be archived by old terms and new ones.
    if db.prepare_cached("SELECT 1 FROM rerankings WHERE guild = ?1")?.exists([guild])? {
        return Ok(Closing::Ranking);
    }
    db.prepare_cached(
        "INSERT INTO seasons (guild, number, closed_at, closing) VALUES (?1, ?2, ?3, 1)",
    )?
    .execute(params![guild, number, at])?;
    entry.map_or(Ok(()), |entry| guilds::add_audit_entry(db, entry))?;
    Ok(Closing::Closed)
}
