//! The SQL of clocks without moves: reminders, pauses, and time that is given back.

use rusqlite::{Connection, params};

use super::{games, notes, outbox, timing};
use crate::play::change::Changed;
use crate::play::clock::{ClockUpdate, DowntimeCredit};
use crate::store::StoreError;

/// Changes a game's clock alone, unless the game or its clock has changed since.
pub fn update_clock(db: &Connection, update: &ClockUpdate) -> Result<Changed, StoreError> {
    let now = games::game(db, update.game)?;
    let Some(now) = now.filter(|now| now.version == update.expected && now.timing == update.before)
    else {
        return Ok(Changed::Stale);
    };
    timing::update(db, update.game, &update.after)?;
    db.prepare_cached("UPDATE games SET deadline_at = ?2 WHERE id = ?1")?
        .execute(params![update.game.0, update.deadline_at])?;
    let tasks = update.tasks.iter().map(|task| outbox::insert_task(db, Some(update.game), task));
    Ok(Changed::Done { version: now.version, tasks: tasks.collect::<Result<_, _>>()? })
}

/// Moves everything on that has yet to fall due. What began in that time gets only its part of it.
pub fn credit(db: &Connection, credit: &DowntimeCredit) -> Result<(), StoreError> {
    let DowntimeCredit { from, until, fresh, note, task } = credit;
    db.prepare_cached(
        "UPDATE games SET deadline_at = deadline_at + gift.time, turn_began_at = turn_began_at + gift.time,
                          turn_ends_at = turn_ends_at + gift.time, stopped_at = stopped_at + gift.time
         FROM (SELECT id, CASE
                   WHEN ?1 <= ?2 THEN ?2 - MAX(?1, MIN(COALESCE(turn_began_at, created_at), ?2))
                   WHEN COALESCE(turn_began_at, created_at) BETWEEN ?2 - ?3 AND ?2 THEN 0
                   ELSE ?2 - ?1 END AS time
               FROM games WHERE deadline_at IS NOT NULL) AS gift
         WHERE games.id = gift.id",
    )?
    .execute(params![from, until, fresh])?;
    db.prepare_cached(
        "UPDATE vacations SET began_at = began_at + gift.time, ends_at = ends_at + gift.time
         FROM (SELECT person, began_at AS began, CASE WHEN ?1 <= ?2 THEN ?2 - MAX(?1, MIN(began_at, ?2)) ELSE ?2 - ?1 END AS time
               FROM vacations WHERE ends_at > ?1) AS gift
         WHERE vacations.person = gift.person AND vacations.began_at = gift.began",
    )?
    .execute(params![from, until])?;
    notes::leave_note(db, note.0, &note.1)?;
    task.iter().try_for_each(|task| outbox::insert_task(db, None, task).map(drop))
}
