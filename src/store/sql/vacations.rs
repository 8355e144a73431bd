//! The SQL of vacations.

use crate::store::db::{Db, params};

use super::acts;
use super::credit::check_credited;
use super::outbox::add_task;
use super::pieces::PIECE;
use crate::play::clock::{Stop, StopReason, Timing, Vacation};
use crate::play::ids::{GameId, Millis};
use crate::play::task::NewTask;
use crate::rating::DAY_MS;
use crate::store::StoreError;

/// A person's vacations that end after a time, in their order.
pub fn vacations(db: &Db, person: u64, since: Millis) -> Result<Vec<Vacation>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT began_at, ends_at, automatic FROM vacations WHERE person = ?1 AND ends_at > ?2 ORDER BY began_at",
    )?;
    let rows = query.query_map(params![person.cast_signed(), since], |row| {
        Ok(Vacation { person, began_at: row.get(0)?, ends_at: row.get(1)?, automatic: row.get(2)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Begins a vacation: every clock of the person that runs stands still. Nothing is done where one is under way.
pub fn begin_vacation(db: &Db, vacation: &Vacation, task: &NewTask) -> Result<bool, StoreError> {
    check_credited(db)?;
    let Vacation { person, began_at, ends_at, automatic } = *vacation;
    if !vacations(db, person, began_at)?.is_empty() {
        return Ok(false);
    }
    let person = person.cast_signed();
    db.prepare_cached(
        "INSERT INTO people (id, first_seen_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
    )?
    .execute([person, began_at])?;
    db.prepare_cached(
        "INSERT INTO vacations (person, began_at, ends_at, automatic) VALUES (?1, ?2, ?3, ?4)",
    )?
    .execute(params![person, began_at, ends_at, automatic])?;
    db.prepare_cached(
        "UPDATE games SET stopped_at = ?2, stopped_for = 0, deadline_at = ?3
         WHERE id IN (SELECT game FROM members WHERE person = ?1 AND unfinished = 1)
           AND status = 1 AND turn_person = ?1 AND stopped_at IS NULL AND turn_ends_at > ?2",
    )?
    .execute([person, began_at, ends_at])?;
    add_task(db, None, task)?;
    Ok(true)
}

/// Stops the clock of a game that has just begun where the person on turn is on vacation, until that ends: whoever began the
/// game, such as an event, did not know of it.
pub(super) fn stop_from_the_start(db: &Db, game: GameId) -> Result<(), StoreError> {
    db.prepare_cached(
        "UPDATE games SET stopped_at = turn_began_at, stopped_for = 0,
             deadline_at = (SELECT MAX(ends_at) FROM vacations WHERE person = turn_person AND ends_at > turn_began_at)
         WHERE id = ?1 AND turn_person IS NOT NULL AND stopped_at IS NULL
           AND EXISTS (SELECT 1 FROM vacations WHERE person = turn_person AND ends_at > turn_began_at)",
    )?
    .execute([game.0])?;
    Ok(())
}

/// True if a clock is to stand still from now on until the end of a vacation that has another end by now, or none: it was
/// ended while that was decided. Nothing would set the clock going before the old end, which is the deadline of such a clock.
pub(super) fn is_past(
    db: &Db,
    before: &Timing,
    after: &Timing,
    until: Option<Millis>,
) -> Result<bool, StoreError> {
    let Some(stands) = stands_for(after).filter(|stands| Some(*stands) != stands_for(before))
    else {
        return Ok(false);
    };
    let mut query =
        db.prepare_cached("SELECT 1 FROM vacations WHERE person = ?1 AND ends_at = ?2")?;
    Ok(!query.exists(params![stands.0.cast_signed(), until])?)
}

/// The person for whose vacation a clock stands still, and since when.
fn stands_for(timing: &Timing) -> Option<(u64, Stop)> {
    let turn = timing.turn.as_ref()?;
    let stop = turn.stop.filter(|stop| stop.why == StopReason::Vacation)?;
    Some((turn.person, stop))
}

/// Ends a vacation that is under way: the clocks that stood still for it go on, and are due to be looked at. Nothing is
/// done where there is none, or the interaction was acted upon before.
pub fn end_vacation(
    db: &Db,
    person: u64,
    interaction: u64,
    at: Millis,
    task: &NewTask,
) -> Result<bool, StoreError> {
    check_credited(db)?;
    if !acts::begin(db, interaction, at)? {
        return Ok(false);
    }
    let person = person.cast_signed();
    let ended = db
        .prepare_cached(
            "UPDATE vacations SET ends_at = MAX(began_at, ?2) WHERE person = ?1 AND ends_at > ?2",
        )?
        .execute([person, at])?;
    if ended == 0 {
        return Ok(false);
    }
    db.prepare_cached(
        "UPDATE games SET turn_began_at = turn_began_at + ?2 - stopped_at, turn_ends_at = turn_ends_at + ?2 - stopped_at,
                          stopped_at = NULL, stopped_for = NULL, deadline_at = ?2
         WHERE id IN (SELECT game FROM members WHERE person = ?1 AND unfinished = 1)
           AND turn_person = ?1 AND stopped_for = 0",
    )?
    .execute([person, at])?;
    add_task(db, None, task)?;
    Ok(true)
}

/// Time for which a vacation is kept that has ended (ms): longer than the year over which what was taken is counted.
const KEPT_MS: Millis = 366 * DAY_MS;

/// Deletes a piece of the vacations that have ended more than a year before a time. Returns the number of rows.
pub(super) fn forget(db: &Db, before: Millis) -> Result<usize, StoreError> {
    let mut delete = db.prepare_cached(
        "DELETE FROM vacations WHERE (person, began_at) IN
             (SELECT person, began_at FROM vacations WHERE ends_at < ?1 ORDER BY ends_at LIMIT ?2)",
    )?;
    Ok(delete.execute(params![before - KEPT_MS, PIECE])?)
}
