//! The SQL of what is posted in a server at regular times: when each is due next.

use crate::store::db::{Db, params};

use super::outbox::add_task;
use super::puzzles;
use crate::play::ids::Millis;
use crate::play::puzzle::day_of;
use crate::play::task::NewTask;
use crate::play::week::WEEK_MS;
use crate::rating::DAY_MS;
use crate::store::StoreError;

/// Kind of a post at regular times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regular {
    /// The summary of a week.
    Week,
    /// The puzzle of a day.
    Puzzle,
}

impl Regular {
    /// Returns the table with a row for each server that wants it.
    fn table(self) -> &'static str {
        match self {
            Self::Week => "weeks",
            Self::Puzzle => "puzzle_posts",
        }
    }

    /// Returns the time between two posts.
    fn every(self) -> Millis {
        match self {
            Self::Week => WEEK_MS,
            Self::Puzzle => DAY_MS,
        }
    }
}

/// Has a kind posted in a server from a time on, or no longer.
pub(super) fn post_from(
    db: &Db,
    regular: Regular,
    guild: i64,
    due_at: Option<Millis>,
) -> Result<(), StoreError> {
    let table = regular.table();
    match due_at {
        Some(at) => db
            .prepare_cached(&format!(
                "INSERT INTO {table} (guild, due_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
            ))?
            .execute([guild, at])?,
        None => {
            db.prepare_cached(&format!("DELETE FROM {table} WHERE guild = ?1"))?.execute([guild])?
        }
    };
    Ok(())
}

/// Returns the servers in which a kind is to be posted now, each with the time from which it was due, the longest overdue first.
pub fn due(
    db: &Db,
    regular: Regular,
    now: Millis,
    most: u32,
) -> Result<Vec<(u64, Millis)>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT guild, due_at FROM {} WHERE due_at <= ?1 ORDER BY due_at, guild LIMIT ?2",
        regular.table()
    ))?;
    let rows = query.query_map(params![now, most], |row| {
        Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Writes down the task that posts a kind in a server, unless that was done, and sets the time of the next one. Days whose
/// puzzle was due and is not posted any more are noted.
pub fn post(
    db: &Db,
    regular: Regular,
    (guild, due_at): (u64, Millis),
    next: Millis,
    task: &NewTask,
) -> Result<(), StoreError> {
    let table = regular.table();
    let sql = format!("UPDATE {table} SET due_at = ?3 WHERE guild = ?1 AND due_at = ?2");
    let changed = db.prepare_cached(&sql)?.execute(params![guild.cast_signed(), due_at, next])?;
    if changed > 0 {
        add_task(db, None, task)?;
        if regular == Regular::Puzzle {
            puzzles::leave_out(db, guild, day_of(due_at)..day_of(next) - 1)?;
        }
    }
    Ok(())
}

/// Has posts go on by a clock that has been set back, from one time to another: else the next ones would wait until it is that
/// time again. They stay at their times of the week and of the day. One that came too early by less than the time between two
/// does not come again.
pub(super) fn set_back(db: &Db, from: Millis, until: Millis) -> Result<(), StoreError> {
    for regular in [Regular::Week, Regular::Puzzle] {
        let (table, every) = (regular.table(), regular.every());
        if from - until >= every {
            db.prepare_cached(&format!(
                "UPDATE {table}
                 SET due_at = due_at - (due_at - CAST(?1 AS BIGINT) - 1) / CAST(?2 AS BIGINT) * CAST(?2 AS BIGINT)
                 WHERE due_at > CAST(?1 AS BIGINT) + CAST(?2 AS BIGINT)"
            ))?
            .execute([until, every])?;
        }
    }
    Ok(())
}
