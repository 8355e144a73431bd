//! The SQL of sets: which two games are one.

use crate::store::db::{Db, params};

use crate::play::change::Change;
use crate::play::ids::GameId;
use crate::store::StoreError;

/// Notes that a challenge is to a set.
pub fn propose(db: &Db, game: GameId) -> Result<(), StoreError> {
    db.prepare_cached("INSERT INTO sets (game) VALUES (?1)")?.execute([game.0])?;
    Ok(())
}

/// Makes two games the two of a set.
pub fn join(db: &Db, one: GameId, other: GameId) -> Result<(), StoreError> {
    let mut insert = db.prepare_cached(
        "INSERT INTO sets (game, other) VALUES (?1, ?2) ON CONFLICT (game) DO UPDATE SET other = excluded.other",
    )?;
    insert.execute([one.0, other.0])?;
    insert.execute([other.0, one.0])?;
    Ok(())
}

/// True if the other game of a set is not the one beside which a result was decided.
pub fn has_moved(db: &Db, change: &Change) -> Result<bool, StoreError> {
    let Some((other, version)) = change.beside else { return Ok(false) };
    let mut query = db.prepare_cached("SELECT 1 FROM games WHERE id = ?1 AND version = ?2")?;
    Ok(!query.exists(params![other.0, version])?)
}

/// The query for games of a set whose other game does not have them, other people or other rules, or the same one begins.
pub const STRANGERS: &str =
    "SELECT own.id FROM sets JOIN games AS own ON own.id = sets.game JOIN games AS twin ON twin.id = sets.other
     WHERE NOT EXISTS (SELECT 1 FROM sets AS back WHERE back.game = twin.id AND back.other = own.id)
        OR (own.game, own.rules, own.revision, own.rated) IS DISTINCT FROM (twin.game, twin.rules, twin.revision, twin.rated)
        OR (NOT EXISTS (SELECT 1 FROM erasures)
            AND (SELECT string_agg(CAST(person AS TEXT), ',' ORDER BY seat) FROM members WHERE members.game = own.id)
                IS DISTINCT FROM
                (SELECT string_agg(CAST(person AS TEXT), ',' ORDER BY seat DESC) FROM members WHERE members.game = twin.id))";

/// The query for results that were kept as counting with their set alone, though the other game was not cancelled: the set
/// would count for nothing.
pub const KEPT_OUT: &str =
    "SELECT results.game FROM results LEFT JOIN sets ON sets.game = results.game LEFT JOIN games ON games.id = sets.other
     WHERE bar = 'set' AND games.status IS DISTINCT FROM 3";
