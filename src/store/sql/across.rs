//! The SQL of open seats across servers: the servers that have opened theirs, and the guests of games.

use super::pieces::PIECE;
use crate::play::ids::GameId;
use crate::store::StoreError;
use crate::store::db::{Db, params};

/// Opens a server's seats to others, or closes them.
pub(super) fn open(db: &Db, guild: i64, is_open: bool) -> Result<(), StoreError> {
    let sql = if is_open {
        "INSERT INTO across_servers (guild) VALUES (?1) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM across_servers WHERE guild = ?1"
    };
    db.prepare_cached(sql)?.execute([guild])?;
    Ok(())
}

/// Notes from which server someone at a place of a game has come.
pub(super) fn add_guest(db: &Db, game: GameId, place: usize, guild: u64) -> Result<(), StoreError> {
    db.prepare_cached("INSERT INTO guests (game, place, guild) VALUES (?1, ?2, ?3)")?
        .execute(params![game.0, place as i64, guild.cast_signed()])?;
    Ok(())
}

/// Forgets from which servers guests of some games came that are over. Returns the number of rows.
pub(super) fn forget(db: &Db) -> Result<usize, StoreError> {
    // A join would be begun with all games that are over.
    let sql = "UPDATE guests SET guild = 0 WHERE guild > 0 AND game IN
                   (SELECT game FROM guests
                    WHERE guild > 0 AND (SELECT status FROM games WHERE id = guests.game) >= 2 LIMIT ?1)";
    Ok(db.prepare_cached(sql)?.execute(params![PIECE])?)
}
