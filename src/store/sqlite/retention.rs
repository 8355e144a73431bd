//! The SQL of data that is kept for a time only, deleted a bounded number of rows at a time: no transaction of these
//! keeps the writer from players' moves for long.

use rusqlite::{Connection, OptionalExtension, params};

use super::games;
use crate::play::ids::Millis;
use crate::store::StoreError;

/// Number of rows that one transaction deletes from a table at most.
pub const PIECE: u32 = 250;

/// The state of a job that is done in several transactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It cannot be done now; nothing was done in this transaction.
    Refused,
    /// Another transaction is needed.
    More,
    /// All of it is done.
    Done,
}

/// Deletes interactions from before a time, and tasks that are done and neither were due nor claimed after it.
pub fn forget(db: &Connection, before: Millis) -> Result<Progress, StoreError> {
    let interactions = db
        .prepare_cached(
            "DELETE FROM inbox WHERE interaction IN
                 (SELECT interaction FROM inbox WHERE at < ?1 ORDER BY at LIMIT ?2)",
        )?
        .execute(params![before, PIECE])?;
    let tasks = db
        .prepare_cached(
            "DELETE FROM outbox WHERE id IN
                 (SELECT id FROM outbox
                  WHERE done = 1 AND due_at < ?1 AND COALESCE(claimed_until, due_at) < ?1
                  ORDER BY due_at LIMIT ?2)",
        )?
        .execute(params![before, PIECE])?;
    let full = interactions.max(tasks) >= PIECE as usize;
    Ok(if full { Progress::More } else { Progress::Done })
}

/// The rows of a server that a purge deletes, in this order: what is left after any of these statements is consistent.
const PURGE: [&str; 9] = [
    "UPDATE games SET guild = NULL, channel = 0, message = NULL, ping = NULL WHERE id IN
         (SELECT id FROM games WHERE guild = ?1 AND status >= 2 LIMIT ?2)",
    "DELETE FROM scores WHERE game IN (SELECT game FROM results WHERE guild = ?1 ORDER BY seq LIMIT ?2)",
    "DELETE FROM meetings WHERE (guild, pool, season, one, other, at, game) IN
         (SELECT guild, pool, season, one, other, at, game FROM meetings WHERE guild = ?1 LIMIT ?2)",
    "DELETE FROM ratings WHERE (guild, pool, season, person) IN
         (SELECT guild, pool, season, person FROM ratings WHERE guild = ?1 LIMIT ?2)",
    "DELETE FROM rungs WHERE (guild, pool, season, tier, rung) IN
         (SELECT guild, pool, season, tier, rung FROM rungs WHERE guild = ?1 LIMIT ?2)",
    "DELETE FROM memberships WHERE (guild, person) IN
         (SELECT guild, person FROM memberships WHERE guild = ?1 LIMIT ?2)",
    "DELETE FROM seasons WHERE (guild, number) IN
         (SELECT guild, number FROM seasons WHERE guild = ?1 LIMIT ?2)",
    "DELETE FROM audit WHERE id IN (SELECT id FROM audit WHERE guild = ?1 LIMIT ?2)",
    "DELETE FROM settings WHERE guild IN (SELECT guild FROM settings WHERE guild = ?1 LIMIT ?2)",
];

/// Deletes a part of what is kept about a server alone. Its games lose their places and stay with their people.
/// Refused where a game there is unfinished before the first part or after the last.
pub fn purge(db: &Connection, guild: u64) -> Result<Progress, StoreError> {
    let id = guild.cast_signed();
    if !is_purging(db, id)? {
        if !games::unfinished_in(db, guild)?.is_empty() {
            return Ok(Progress::Refused);
        }
        db.prepare_cached("UPDATE guilds SET purging = 1 WHERE id = ?1")?.execute([id])?;
    }
    for sql in PURGE {
        let rows = db.prepare_cached(sql)?.execute(params![id, PIECE])?;
        if sql.starts_with("DELETE FROM scores") && delete_results(db, id)? > 0 || rows > 0 {
            return Ok(Progress::More);
        }
    }
    if !games::unfinished_in(db, guild)?.is_empty() {
        // The bot has come back meanwhile.
        db.prepare_cached("UPDATE guilds SET purging = 0 WHERE id = ?1")?.execute([id])?;
        return Ok(Progress::Refused);
    }
    db.prepare_cached("DELETE FROM guilds WHERE id = ?1")?.execute([id])?;
    Ok(Progress::Done)
}

/// Returns true between a purge's first transaction and its last.
fn is_purging(db: &Connection, guild: i64) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached("SELECT purging FROM guilds WHERE id = ?1")?;
    Ok(query.query_one([guild], |row| row.get(0)).optional()?.unwrap_or(false))
}

/// Deletes the results whose scores were deleted in the same transaction. Returns their number.
fn delete_results(db: &Connection, guild: i64) -> Result<usize, StoreError> {
    let mut delete = db.prepare_cached(
        "DELETE FROM results WHERE seq IN (SELECT seq FROM results WHERE guild = ?1 ORDER BY seq LIMIT ?2)",
    )?;
    Ok(delete.execute(params![guild, PIECE])?)
}

/// Returns a server whose purge has begun and was not finished.
pub fn half_purged(db: &Connection) -> Result<Option<u64>, StoreError> {
    let mut query = db.prepare_cached("SELECT min(id) FROM guilds WHERE purging = 1")?;
    let guild: Option<i64> = query.query_one([], |row| row.get(0))?;
    Ok(guild.map(i64::cast_unsigned))
}
