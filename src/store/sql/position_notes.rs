//! The SQL of notes on positions: each is read by its person, and by others if it is shared and the game is over.

use crate::play::ids::GameId;
use crate::play::note::{MOST, Note, Noted};
use crate::store::StoreError;
use crate::store::db::{self, Db, OptionalExtension, Row, params};

use super::erase;

/// Keeps a note in the place of an older one on the same position.
pub fn keep(db: &Db, note: &Note) -> Result<Noted, StoreError> {
    let Note { game, person, ply, position, text, shared } = note;
    let (game, person) = (game.0, person.cast_signed());
    let mut query = db.prepare_cached(
        "SELECT (SELECT count(*) FROM position_notes WHERE game = ?1 AND person = ?2 AND ply <> ?3)
         FROM games WHERE id = ?1 AND status > 0
             AND EXISTS (SELECT 1 FROM members WHERE game = ?1 AND person = ?2 AND seat IS NOT NULL)",
    )?;
    let others: Option<u32> =
        query.query_one(params![game, person, ply], |row| row.get(0)).optional()?;
    let Some(others) = others else { return Ok(Noted::NotTheirs) };
    if text.is_empty() {
        db.prepare_cached(
            "DELETE FROM position_notes WHERE game = ?1 AND person = ?2 AND ply = ?3",
        )?
        .execute(params![game, person, ply])?;
        return Ok(Noted::Kept);
    }
    if others >= MOST {
        return Ok(Noted::Full);
    }
    erase::check_not_under_way(db, note.person)?;
    db.prepare_cached(
        "INSERT INTO position_notes (game, person, ply, position, text, shared) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (game, person, ply) DO UPDATE SET position = excluded.position, text = excluded.text,
             shared = excluded.shared",
    )?
    .execute(params![game, person, ply, position, text, shared])?;
    Ok(Noted::Kept)
}

/// Returns a person's notes on a game, in its order.
pub fn own(db: &Db, game: GameId, person: u64) -> Result<Vec<Note>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT game, person, ply, position, text, shared FROM position_notes
         WHERE game = ?1 AND person = ?2 ORDER BY ply",
    )?;
    let notes = query.query_map(params![game.0, person.cast_signed()], stored)?;
    Ok(notes.collect::<Result<_, _>>()?)
}

/// Returns the notes on a game that everyone may read: those that are shared, once it is over.
pub fn shared(db: &Db, game: GameId) -> Result<Vec<Note>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT game, person, ply, position, text, shared FROM position_notes
         WHERE game = ?1 AND shared = 1 AND EXISTS (SELECT 1 FROM games WHERE id = ?1 AND status >= 2)
         ORDER BY ply, person",
    )?;
    Ok(query.query_map([game.0], stored)?.collect::<Result<_, _>>()?)
}

/// Returns all notes of a person.
pub fn of_person(db: &Db, person: u64) -> Result<Vec<Note>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT game, person, ply, position, text, shared FROM position_notes
         WHERE person = ?1 ORDER BY game, ply",
    )?;
    Ok(query.query_map([person.cast_signed()], stored)?.collect::<Result<_, _>>()?)
}

fn stored(row: &Row<'_>) -> db::Result<Note> {
    Ok(Note {
        game: GameId(row.get(0)?),
        person: row.get::<_, i64>(1)?.cast_unsigned(),
        ply: row.get(2)?,
        position: row.get(3)?,
        text: row.get(4)?,
        shared: row.get(5)?,
    })
}
