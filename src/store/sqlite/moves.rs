//! The SQL of the log: moves are only ever appended, each with its link of the hash chain.

use rusqlite::{Connection, OptionalExtension, params};

use super::chain::{Link, Move};
use crate::play::change::{Change, LogEntry};
use crate::play::ids::GameId;
use crate::store::StoreError;

pub(super) fn version_and_link(db: &Connection, game: GameId) -> Result<(u32, Link), StoreError> {
    let mut query = db.prepare_cached("SELECT version, log_hash FROM games WHERE id = ?1")?;
    let found = query.query_one([game.0], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    found.ok_or_else(|| StoreError::no_game(game))
}

/// Writes a change's entries behind the log and gives the chain's last link.
pub(super) fn append_moves(
    db: &Connection,
    change: &Change,
    mut link: Link,
) -> Result<Link, StoreError> {
    if change.entries.is_empty() {
        return Ok(link);
    }
    let game = change.game;
    let last: u32 = db
        .prepare_cached("SELECT COALESCE(MAX(ply), 0) FROM moves WHERE game = ?1")?
        .query_one([game.0], |row| row.get(0))?;
    let mut insert = db.prepare_cached(
        "INSERT INTO moves (game, ply, seat, text, at) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (ply, LogEntry { seat, text }) in (last + 1..).zip(&change.entries) {
        link = Move { game, ply, seat: *seat, text, at: change.at }.link(&link);
        insert.execute(params![game.0, ply, seat, text, change.at])?;
    }
    Ok(link)
}
