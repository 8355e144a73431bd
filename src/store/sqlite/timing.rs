//! The SQL of the clocks.

use rusqlite::{Connection, Row, params};

use super::{read, write};
use crate::store::{
    Changed, Credit, GameId, Millis, Stop, StopReason, StoreError, Timing, TurnTime, Winding,
};

/// The columns that [`timing`] reads.
macro_rules! timing_columns {
    () => {
        "turn_person, turn_began_at, turn_lasts, turn_ends_at, turn_told, nudged_at, stopped_at, stopped_for, banks, pause_asked"
    };
}
pub(super) use timing_columns;

/// The clock in a game's row.
pub(super) fn timing(row: &Row) -> rusqlite::Result<Timing> {
    Ok(Timing {
        turn: turn(row)?,
        banks: numbers(row.get_ref("banks")?.as_str()?),
        pause_asked: numbers(row.get_ref("pause_asked")?.as_str()?),
    })
}

fn turn(row: &Row) -> rusqlite::Result<Option<TurnTime>> {
    let Some(person) = row.get::<_, Option<i64>>("turn_person")? else { return Ok(None) };
    let why = if row.get::<_, Option<u8>>("stopped_for")? == Some(1) {
        StopReason::Pause
    } else {
        StopReason::Vacation
    };
    Ok(Some(TurnTime {
        person: person.cast_unsigned(),
        began_at: row.get("turn_began_at")?,
        lasts: row.get("turn_lasts")?,
        ends_at: row.get("turn_ends_at")?,
        told: row.get("turn_told")?,
        nudged_at: row.get("nudged_at")?,
        stop: row.get::<_, Option<Millis>>("stopped_at")?.map(|at| Stop { at, why }),
    }))
}

/// Numbers with blanks between; the program alone writes them.
fn numbers<T: std::str::FromStr>(text: &str) -> Vec<T> {
    text.split(' ').filter_map(|number| number.parse().ok()).collect()
}

fn written<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Writes a game's clock down.
pub(super) fn update(db: &Connection, game: GameId, timing: &Timing) -> Result<(), StoreError> {
    let mut update = db.prepare_cached(
        "UPDATE games SET turn_person = ?2, turn_began_at = ?3, turn_lasts = ?4, turn_ends_at = ?5, turn_told = ?6,
                          nudged_at = ?7, stopped_at = ?8, stopped_for = ?9, banks = ?10, pause_asked = ?11
         WHERE id = ?1",
    )?;
    let turn = timing.turn.as_ref();
    let stop = turn.and_then(|turn| turn.stop);
    update.execute(params![
        game.0,
        turn.map(|turn| turn.person.cast_signed()),
        turn.map(|turn| turn.began_at),
        turn.map(|turn| turn.lasts),
        turn.map(|turn| turn.ends_at),
        turn.map_or(0, |turn| turn.told),
        turn.and_then(|turn| turn.nudged_at),
        stop.map(|stop| stop.at),
        stop.map(|stop| u8::from(stop.why == StopReason::Pause)),
        written(&timing.banks),
        written(&timing.pause_asked),
    ])?;
    Ok(())
}

/// Changes a game's clock alone, unless the game or its clock has changed since.
pub fn wind(db: &Connection, winding: &Winding) -> Result<Changed, StoreError> {
    let now = read::game(db, winding.game)?;
    let Some(now) =
        now.filter(|now| now.version == winding.expected && now.timing == winding.before)
    else {
        return Ok(Changed::Stale);
    };
    update(db, winding.game, &winding.after)?;
    db.prepare_cached("UPDATE games SET deadline_at = ?2 WHERE id = ?1")?
        .execute(params![winding.game.0, winding.deadline_at])?;
    let tasks = winding.tasks.iter().map(|task| write::insert_task(db, Some(winding.game), task));
    Ok(Changed::Done { version: now.version, tasks: tasks.collect::<Result<_, _>>()? })
}

/// Moves everything on that has yet to fall due. What began in that time gets only its part of it.
pub fn credit(db: &Connection, credit: &Credit) -> Result<(), StoreError> {
    let Credit { from, until, fresh, note, task } = credit;
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
    write::leave_note(db, note.0, &note.1)?;
    task.iter().try_for_each(|task| write::insert_task(db, None, task).map(drop))
}
