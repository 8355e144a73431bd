//! The SQL that gives the time of a downtime back to clocks and vacations, to each of them once.

use crate::store::db::{Db, OptionalExtension, params};

use super::pieces::{PIECE, Progress};
use super::ratings::members;
use super::{events, nodes, notes, outbox, posts, roles, traces};
use crate::play::clock::DowntimeCredit;
use crate::play::ids::Millis;
use crate::store::StoreError;

/// Shortest downtime after which those who were asked whether they stay in a season are asked again (ms).
const UNHEARD_FROM_MS: Millis = 60 * 60 * 1000;

/// Begins a credit: notes down which time is to be given back, and that it is accounted for. [`proceed`] gives it back.
/// Busy while another credit is under way.
///
/// Refused to a node that does not lead, or leads in another term by now, however long ago it has last known which: another
/// one has accounted for the time, or will.
pub fn begin(db: &Db, credit: &DowntimeCredit, node: i64) -> Result<(), StoreError> {
    let DowntimeCredit { from, until, fresh, note, term, task } = credit;
    nodes::check_leads(db, node, *term)?;
    check_credited(db)?;
    db.prepare_cached(
        "INSERT INTO credits (from_at, until_at, fresh, last)
         VALUES (?1, ?2, ?3, (SELECT COALESCE(MAX(id), 0) FROM games))",
    )?
    .execute(params![from, until, fresh])?;
    if until < from {
        set_back(db, *from, *until)?;
    }
    if until - from >= UNHEARD_FROM_MS {
        ask_again(db, *from, *until)?;
    }
    notes::leave_note(db, note.0, &note.1)?;
    task.iter().try_for_each(|task| outbox::add_task(db, None, task))
}

/// Has all that is done at a time go on by a clock that has been set back, from one time to another.
fn set_back(db: &Db, from: Millis, until: Millis) -> Result<(), StoreError> {
    outbox::set_back(db, from, until)?;
    posts::set_back(db, from, until)?;
    roles::set_back(db, from, until)?;
    members::set_back(db, until)?;
    traces::set_back(db, until)?;
    events::set_back(db, from, until)
}

/// Has the silent asked again before the seasons that were to begin after `from`: no one could answer in the downtime. They
/// are asked where the last step is older than the time to ask, so the last step is put back to the founding.
fn ask_again(db: &Db, from: Millis, until: Millis) -> Result<(), StoreError> {
    db.prepare_cached(
        "UPDATE events SET updated_at = created_at, due_at = ?2
         WHERE due_at IS NOT NULL AND status = 0 AND season > 1 AND begins_at > ?1",
    )?
    .execute([from, until])?;
    Ok(())
}

/// A credit that is under way.
struct Pending {
    from: Millis,
    until: Millis,
    fresh: Millis,
    last: i64,
    game: i64,
    person: i64,
}

fn pending(db: &Db) -> Result<Option<Pending>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT from_at, until_at, fresh, last, game, person FROM credits")?;
    let found = query.query_one([], |row| {
        Ok(Pending {
            from: row.get(0)?,
            until: row.get(1)?,
            fresh: row.get(2)?,
            last: row.get(3)?,
            game: row.get(4)?,
            person: row.get(5)?,
        })
    });
    Ok(found.optional()?)
}

/// Returns true while a credit is under way: some clocks have their time, others not yet.
pub fn is_crediting(db: &Db) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached("SELECT EXISTS (SELECT 1 FROM credits)")?;
    Ok(query.query_one([], |row| row.get(0))?)
}

/// Busy while a credit is under way: a clock that is stopped or started meanwhile would get the wrong time.
pub(super) fn check_credited(db: &Db) -> Result<(), StoreError> {
    if is_crediting(db)? { Err(StoreError::Busy) } else { Ok(()) }
}

/// Busy while a credit is under way because the computer's clock was set back: a turn that begins now cannot be told
/// from one that began by the old clock. Otherwise turns that begin now get nothing, and need not wait.
pub(super) fn check_turn_may_begin(db: &Db) -> Result<(), StoreError> {
    let mut query =
        db.prepare_cached("SELECT EXISTS (SELECT 1 FROM credits WHERE until_at < from_at)")?;
    if query.query_one([], |row| row.get(0))? { Err(StoreError::Busy) } else { Ok(()) }
}

/// Moves some of the clocks and vacations on that the credit under way has not reached, and notes down how far it is.
/// A turn that began in the time that is given back gets only its part of it.
pub fn proceed(db: &Db) -> Result<Progress, StoreError> {
    let Some(credit) = pending(db)? else { return Ok(Progress::Done) };
    if credit_games(db, &credit)? || credit_vacations(db, &credit)? {
        return Ok(Progress::More);
    }
    db.prepare_cached("DELETE FROM credits")?.execute([])?;
    Ok(Progress::Done)
}

/// Credits the next games. False where none is left.
fn credit_games(db: &Db, credit: &Pending) -> Result<bool, StoreError> {
    let Pending { from, until, fresh, last, game, .. } = credit;
    let mut query = db.prepare_cached(
        "SELECT MAX(id) FROM (SELECT id FROM games INDEXED BY games_clocked
                              WHERE deadline_at IS NOT NULL AND id > ?1 AND id <= ?2 ORDER BY id LIMIT ?3) AS piece",
    )?;
    let upto: Option<i64> = query.query_one(params![game, last, PIECE], |row| row.get(0))?;
    let Some(upto) = upto else { return Ok(false) };
    db.prepare_cached(
        "UPDATE games SET deadline_at = deadline_at + gift.time, turn_began_at = turn_began_at + gift.time,
                          turn_ends_at = turn_ends_at + gift.time, stopped_at = stopped_at + gift.time
         FROM (SELECT id, CASE
                   WHEN CAST(?1 AS BIGINT) <= CAST(?2 AS BIGINT) THEN ?2 - MAX(?1, MIN(COALESCE(turn_began_at, created_at), ?2))
                   WHEN COALESCE(turn_began_at, created_at) BETWEEN ?2 - CAST(?3 AS BIGINT) AND ?2 THEN 0
                   ELSE ?2 - ?1 END AS time
               FROM games INDEXED BY games_clocked
               WHERE deadline_at IS NOT NULL AND id > ?4 AND id <= ?5) AS gift
         WHERE games.id = gift.id",
    )?
    .execute(params![from, until, fresh, game, upto])?;
    db.prepare_cached("UPDATE credits SET game = ?1")?.execute([upto])?;
    Ok(true)
}

/// Credits the vacations of the next people. False where no one is left.
fn credit_vacations(db: &Db, credit: &Pending) -> Result<bool, StoreError> {
    let Pending { from, until, person, .. } = credit;
    let mut query = db.prepare_cached(
        "SELECT MAX(person) FROM (SELECT person FROM vacations WHERE person > ?1 ORDER BY person LIMIT ?2) AS piece",
    )?;
    let upto: Option<i64> = query.query_one(params![person, PIECE], |row| row.get(0))?;
    let Some(upto) = upto else { return Ok(false) };
    db.prepare_cached(
        "UPDATE vacations SET began_at = began_at + gift.time, ends_at = ends_at + gift.time
         FROM (SELECT person, began_at AS began, CASE WHEN CAST(?1 AS BIGINT) <= CAST(?2 AS BIGINT) THEN ?2 - MAX(?1, MIN(began_at, ?2)) ELSE ?2 - ?1 END AS time
               FROM vacations WHERE ends_at > ?1 AND person > ?3 AND person <= ?4) AS gift
         WHERE vacations.person = gift.person AND vacations.began_at = gift.began",
    )?
    .execute(params![from, until, person, upto])?;
    db.prepare_cached("UPDATE credits SET person = ?1")?.execute([upto])?;
    Ok(true)
}
