//! Pools of ratings and their seasons.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::ids::Millis;
use crate::store::StoreError;

/// A pool of a server in a season, as the tables name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// The server, as a signed number.
    pub guild: i64,
    /// Its name.
    pub name: String,
    /// The season.
    pub season: u32,
}

/// The season of a server that runs.
pub fn season(db: &Connection, guild: i64) -> Result<u32, StoreError> {
    let mut query =
        db.prepare_cached("SELECT COALESCE(MAX(number), 0) + 1 FROM seasons WHERE guild = ?1")?;
    Ok(query.query_one([guild], |row| row.get(0))?)
}

/// Returns the time at which a season closed, if it has.
pub fn closed_at(db: &Connection, guild: i64, season: u32) -> Result<Option<Millis>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT closed_at FROM seasons WHERE guild = ?1 AND number = ?2")?;
    Ok(query.query_one(params![guild, season], |row| row.get(0)).optional()?)
}

/// Closes a season of a server if it is the one that runs: its ranks stay as they are, and the next one begins. Says
/// whether it did. Until
/// its ranks are archived, none lapses.
pub fn close_season(
    db: &Connection,
    guild: u64,
    number: u32,
    at: Millis,
) -> Result<bool, StoreError> {
    let guild = guild.cast_signed();
    if season(db, guild)? != number {
        return Ok(false);
    }
    db.prepare_cached(
        "INSERT INTO seasons (guild, number, closed_at, closing) VALUES (?1, ?2, ?3, 1)",
    )?
    .execute(params![guild, number, at])?;
    Ok(true)
}
