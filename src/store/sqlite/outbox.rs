//! The SQL of the outbox, and of the messages that its tasks leave behind.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::ids::{GameId, Millis};
use crate::play::task::{Delivered, NewTask, Settled, ShownBy, Task, TaskId};
use crate::store::StoreError;

/// Writes tasks down beside any step.
pub fn enqueue(db: &Connection, tasks: &[(GameId, NewTask)]) -> Result<(), StoreError> {
    tasks.iter().try_for_each(|(game, task)| insert_task(db, Some(*game), task).map(drop))
}

/// Adds a task, or finds the one with the same key.
pub(super) fn insert_task(
    db: &Connection,
    game: Option<GameId>,
    task: &NewTask,
) -> Result<TaskId, StoreError> {
    let added = db
        .prepare_cached(
            "INSERT INTO outbox (dedupe, game, payload, due_at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (dedupe) DO NOTHING RETURNING id",
        )?
        .query_one(
            params![task.dedupe, game.map(|game| game.0), task.payload, task.due_at],
            |row| row.get(0),
        )
        .optional()?;
    if let Some(id) = added {
        return Ok(TaskId(id));
    }
    let mut query = db.prepare_cached("SELECT id FROM outbox WHERE dedupe = ?1")?;
    Ok(TaskId(query.query_one([&task.dedupe], |row| row.get(0))?))
}

/// A task with a number in the place of a mark.
pub(super) fn filled_in(task: &NewTask, mark: &str, number: impl ToString) -> NewTask {
    let number = number.to_string();
    let filled = |text: &str| text.replace(mark, &number);
    NewTask { dedupe: filled(&task.dedupe), payload: filled(&task.payload), due_at: task.due_at }
}

/// Claims due tasks that are not claimed, or were for too long. Of a long backlog both ends are looked at: the
/// oldest wait for longest, and among the newest are those that a person waits for.
pub fn claim(
    db: &Connection,
    now: Millis,
    until: Millis,
    most: u32,
) -> Result<Vec<Task>, StoreError> {
    let mut claim = db.prepare_cached(
        "WITH due AS (SELECT id, due_at, dedupe FROM outbox
                      WHERE done = 0 AND due_at <= ?1 AND COALESCE(claimed_until, ?1) <= ?1),
              some AS (SELECT * FROM (SELECT * FROM due ORDER BY due_at, id LIMIT 512)
                       UNION SELECT * FROM (SELECT * FROM due ORDER BY due_at DESC, id DESC LIMIT 128))
         UPDATE outbox SET claimed_until = ?2, attempts = attempts + 1
         WHERE id IN (SELECT id FROM some ORDER BY dedupe NOT LIKE 'ping:%', due_at, id LIMIT ?3)
         RETURNING due_at, id, game, payload, attempts - 1",
    )?;
    let rows = claim.query_map(params![now, until, most], |row| {
        let id = TaskId(row.get(1)?);
        let game = row.get::<_, Option<i64>>(2)?.map(GameId);
        Ok((
            row.get::<_, Millis>(0)?,
            Task { id, game, payload: row.get(3)?, attempts: row.get(4)? },
        ))
    })?;
    let mut tasks = rows.collect::<Result<Vec<_>, _>>()?;
    // RETURNING gives rows in any order.
    tasks.sort_by_key(|(due_at, task)| (*due_at, task.id));
    Ok(tasks.into_iter().map(|(_, task)| task).collect())
}

/// Notes the outcome of a task. One that is done stays done; one that was forgotten is ignored.
pub fn settle(db: &Connection, task: TaskId, settled: &Settled) -> Result<(), StoreError> {
    match settled {
        Settled::Done => db.prepare_cached("UPDATE outbox SET done = 1 WHERE id = ?1")?.execute([task.0])?,
        Settled::Due(at) => {
            db.prepare_cached("UPDATE outbox SET due_at = ?2 WHERE id = ?1 AND done = 0")?.execute([task.0, *at])?
        }
        Settled::Again { at, error } => db
            .prepare_cached(
                "UPDATE outbox SET due_at = ?2, claimed_until = NULL, error = ?3 WHERE id = ?1 AND done = 0",
            )?
            .execute(params![task.0, at, error])?,
    };
    Ok(())
}

/// Records the message that shows a game and the outcomes of tasks.
pub fn reply_delivered(db: &Connection, delivered: &Delivered) -> Result<(), StoreError> {
    if let Some(ShownBy { game, message, strip }) = &delivered.shown {
        shown(db, *game, *message, strip)?;
    }
    delivered.tasks.iter().try_for_each(|(task, settled)| settle(db, *task, settled))
}

/// Remembers the newest message that shows a game, and has the older one of two retired.
fn shown(db: &Connection, game: GameId, message: u64, retire: &NewTask) -> Result<(), StoreError> {
    let mut query = db.prepare_cached("SELECT message FROM games WHERE id = ?1")?;
    let before: Option<i64> = query
        .query_one([game.0], |row| row.get(0))
        .optional()?
        .ok_or_else(|| StoreError::no_game(game))?;
    let before = before.map(i64::cast_unsigned).filter(|before| *before != message);
    let newest = before.map_or(message, |before| before.max(message));
    let mut update = db.prepare_cached("UPDATE games SET message = ?2 WHERE id = ?1")?;
    update.execute(params![game.0, newest.cast_signed()])?;
    if let Some(before) = before {
        insert_task(db, Some(game), &filled_in(retire, "{message}", before.min(message)))?;
    }
    Ok(())
}

/// Remembers the message that told people of their turn, and has the one that is not needed taken away.
pub fn pinged(
    db: &Connection,
    game: GameId,
    version: u32,
    message: u64,
    hush: &NewTask,
) -> Result<(), StoreError> {
    let mut query = db.prepare_cached("SELECT version, ping FROM games WHERE id = ?1")?;
    let found =
        query.query_one([game.0], |row| Ok((row.get::<_, u32>(0)?, row.get::<_, Option<i64>>(1)?)));
    let (now, before) = found.optional()?.ok_or_else(|| StoreError::no_game(game))?;
    let before = before.map(i64::cast_unsigned).filter(|before| *before != message);
    let needless = if now == version { before } else { Some(message) };
    if now == version {
        db.prepare_cached("UPDATE games SET ping = ?2 WHERE id = ?1")?
            .execute(params![game.0, message.cast_signed()])?;
    }
    needless
        .map(|needless| insert_task(db, Some(game), &filled_in(hush, "{message}", needless)))
        .transpose()?;
    Ok(())
}

/// Tasks of the outbox that are due and not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backlog {
    /// Number of tasks.
    pub tasks: i64,
    /// Since when the oldest of them has been due.
    pub oldest: Option<Millis>,
}

/// Counts what is due, by the index on what is not done.
pub fn backlog(db: &Connection, now: Millis) -> Result<Backlog, StoreError> {
    let mut due = db.prepare_cached(
        "SELECT COUNT(*), MIN(due_at) FROM outbox WHERE done = 0 AND due_at <= ?1",
    )?;
    Ok(due.query_row([now], |row| Ok(Backlog { tasks: row.get(0)?, oldest: row.get(1)? }))?)
}
