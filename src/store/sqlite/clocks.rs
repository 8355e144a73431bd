//! The SQL that changes a clock without a move: reminders and pauses.

use rusqlite::{Connection, params};

use super::{credit, games, outbox, timing};
use crate::play::change::Changed;
use crate::play::clock::Winding;
use crate::store::StoreError;

/// Changes a game's clock alone, unless the game or its clock has changed since.
pub fn wind(db: &Connection, winding: &Winding) -> Result<Changed, StoreError> {
    credit::check_credited(db)?;
    let now = games::game(db, winding.game)?;
    let Some(now) =
        now.filter(|now| now.version == winding.expected && now.timing == winding.before)
    else {
        return Ok(Changed::Stale);
    };
    timing::update(db, winding.game, &winding.after)?;
    db.prepare_cached("UPDATE games SET deadline_at = ?2 WHERE id = ?1")?
        .execute(params![winding.game.0, winding.deadline_at])?;
    let tasks = winding.tasks.iter().map(|task| outbox::insert_task(db, Some(winding.game), task));
    Ok(Changed::Done { version: now.version, tasks: tasks.collect::<Result<_, _>>()? })
}
