//! The SQL of the outbox, and of the messages that its tasks leave behind.

use crate::store::db::{self, Bind, Db, OptionalExtension, Params, Row, params};

use super::{games, nodes, read_word};
use crate::play::game::PingedTurn;
use crate::play::ids::{GameId, Millis};
use crate::play::task::{
    AnswerShown, Delivered, Lane, MessageRef, NewTask, ShownBy, Task, TaskId, TaskKind, TaskOutcome,
};
use crate::store::StoreError;
use std::cell::RefCell;
use std::cmp::Ordering;
use std::sync::LazyLock;

/// The statement that adds a task. A macro and not a constant, so that every statement is one literal.
macro_rules! insert_task {
    () => {
        "INSERT INTO outbox (dedupe, kind, priority, game, message, person, lane, payload, due_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT (dedupe) DO NOTHING"
    };
}

/// Writes tasks down beside any step.
pub fn enqueue(db: &Db, tasks: &[(GameId, NewTask)]) -> Result<(), StoreError> {
    tasks.iter().try_for_each(|(game, task)| add_task(db, Some(*game), task))
}

/// Adds tasks, or finds those with the same keys; gives their ids in the order given.
pub(super) fn insert_tasks<'t>(
    db: &Db,
    game: Option<GameId>,
    tasks: impl IntoIterator<Item = &'t NewTask>,
) -> Result<Vec<TaskId>, StoreError> {
    let row = |task: &'t NewTask| row(db, game, task);
    let rows = tasks.into_iter().map(row).collect::<Result<Vec<_>, _>>()?;
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let mut insert = db.prepare_cached(concat!(insert_task!(), " RETURNING id"))?;
    let added = insert.query_each(&rows, |row| row.get(0))?;
    let id = |(added, row): (Option<i64>, &TaskRow)| match added {
        Some(id) => Ok(TaskId(id)),
        None => {
            let mut query = db.prepare_cached("SELECT id FROM outbox WHERE dedupe = ?1")?;
            Ok(TaskId(query.query_one([&row.dedupe], |row| row.get(0))?))
        }
    };
    added.into_iter().zip(&rows).map(id).collect()
}

/// Adds a task whose id is of no interest, unless there is one with the same key.
pub(super) fn add_task(db: &Db, game: Option<GameId>, task: &NewTask) -> Result<(), StoreError> {
    Ok(db.prepare_cached(insert_task!())?.send(row(db, game, task)?)?)
}

/// A row of the outbox that is to be added.
struct TaskRow<'t> {
    dedupe: String,
    game: Option<i64>,
    message: Option<i64>,
    task: &'t NewTask,
}

/// Returns the row of a task, with the message that it is about as it is known at this time.
fn row<'t>(db: &Db, game: Option<GameId>, task: &'t NewTask) -> Result<TaskRow<'t>, StoreError> {
    let message = task.message.map(|message| resolve(db, game, message)).transpose()?.flatten();
    let dedupe = dedupe(task, game, message);
    let (game, message) = (game.map(|game| game.0), message.map(u64::cast_signed));
    Ok(TaskRow { dedupe, game, message, task })
}

impl Params for TaskRow<'_> {
    fn each(&self, bind: Bind<'_>) -> db::Result<()> {
        let Self { dedupe, game, message, task } = self;
        let NewTask { kind, person, lane, payload, due_at, .. } = task;
        let (priority, person) = (kind.priority() as u8, person.map(u64::cast_signed));
        let values = params![
            dedupe,
            kind.word(),
            priority,
            game,
            message,
            person,
            lane.word(),
            payload,
            due_at
        ];
        values.each(bind)
    }
}

/// Returns the key by which two tasks are one: kind, game, message and the task's own key.
fn dedupe(task: &NewTask, game: Option<GameId>, message: Option<u64>) -> String {
    let game = game
        .filter(|_| task.kind.is_per_game())
        .map_or_else(String::new, |game| game.0.to_string());
    let message = message.map_or_else(String::new, |message| message.to_string());
    format!("{}:{game}:{message}:{}", task.kind.word(), task.key)
}

/// Returns the id of a message that a task is about; none where the game has no such message at this time.
fn resolve(db: &Db, game: Option<GameId>, message: MessageRef) -> Result<Option<u64>, StoreError> {
    let mut query = match message {
        MessageRef::Known(id) => return Ok(Some(id)),
        MessageRef::Board => db.prepare_cached("SELECT message FROM games WHERE id = ?1")?,
        MessageRef::Ping => db.prepare_cached("SELECT ping FROM games WHERE id = ?1")?,
    };
    let found = query.query_one([game.map(|game| game.0)], |row| row.get::<_, Option<i64>>(0));
    Ok(found.optional()?.flatten().map(i64::cast_unsigned))
}

/// Claims due tasks that are not claimed, or were for too long: those of the lowest priority number first, of each
/// priority the oldest. Each priority is read by its own part of the index, and no further than is asked for.
///
/// The node that leads takes any; the others take those that go out through a token, and only while it may still be valid.
pub fn claim(
    db: &Db,
    (now, until): (Millis, Millis),
    most: u32,
    node: i64,
) -> Result<Vec<Task>, StoreError> {
    match nodes::leads(db, node)? {
        true => claim_by(db, CLAIM, (now, until), most, node),
        false => claim_through_tokens(db, (now, until), most, node),
    }
}

/// Claims in the same way, but only tasks that go out through a token, while it may still be valid.
pub fn claim_through_tokens(
    db: &Db,
    times: (Millis, Millis),
    most: u32,
    node: i64,
) -> Result<Vec<Task>, StoreError> {
    claim_by(db, &CLAIM_THROUGH_TOKENS, times, most, node)
}

fn claim_by(
    db: &Db,
    statement: &str,
    (now, until): (Millis, Millis),
    most: u32,
    node: i64,
) -> Result<Vec<Task>, StoreError> {
    let mut claim = db.prepare_cached(statement)?;
    let rows = claim.query_map(params![now, until, most, node], |row| {
        let order = (row.get::<_, u8>(0)?, row.get::<_, Millis>(1)?);
        Ok(claimed(row)?.map(|task| (order, task)).ok_or(row.get::<_, i64>(2)?))
    })?;
    let (mut tasks, mut unknown) = (Vec::new(), Vec::new());
    for row in rows {
        row?.map_or_else(|id| unknown.push(id), |task| tasks.push(task));
    }
    leave(db, &unknown)?;
    // RETURNING gives rows in any order.
    tasks.sort_by_key(|(order, task)| (*order, task.id));
    Ok(tasks.into_iter().map(|(_, task)| task).collect())
}

/// Leaves tasks of unknown kinds to a newer program, for which this was no attempt.
fn leave(db: &Db, unknown: &[i64]) -> Result<(), StoreError> {
    let mut attempt =
        db.prepare_cached("UPDATE outbox SET attempts = attempts - 1 WHERE id = ?1")?;
    for id in unknown {
        attempt.execute([id])?;
    }
    if !unknown.is_empty() {
        tracing::warn!("{} tasks of unknown kinds are left to a newer program", unknown.len());
    }
    Ok(())
}

/// The statement of [`claim`]. On the server, where others may claim and settle tasks at the same time, it takes rows that no
/// one else has locked, so that two nodes share what is due; it looks for them once, or it would lock and claim others.
/// <https://www.postgresql.org/docs/current/sql-select.html#SQL-FOR-UPDATE-SHARE>
const CLAIM: &str = "WITH due AS MATERIALIZED (SELECT id FROM (
         SELECT * FROM (SELECT id, priority, due_at FROM outbox WHERE done = 0 AND priority = 0 AND due_at <= ?1
                        AND COALESCE(claimed_until, ?1) <= ?1 ORDER BY due_at, id LIMIT ?3 /*+ FOR UPDATE SKIP LOCKED */) AS awaited
         UNION ALL
         SELECT * FROM (SELECT id, priority, due_at FROM outbox WHERE done = 0 AND priority = 1 AND due_at <= ?1
                        AND COALESCE(claimed_until, ?1) <= ?1 ORDER BY due_at, id LIMIT ?3 /*+ FOR UPDATE SKIP LOCKED */) AS normal
         UNION ALL
         SELECT * FROM (SELECT id, priority, due_at FROM outbox WHERE done = 0 AND priority = 2 AND due_at <= ?1
                        AND COALESCE(claimed_until, ?1) <= ?1 ORDER BY due_at, id LIMIT ?3 /*+ FOR UPDATE SKIP LOCKED */) AS tidying
     ) AS any_due ORDER BY priority, due_at, id LIMIT ?3)
     UPDATE outbox SET claimed_until = ?2, claimed_by = ?4, attempts = attempts + 1 WHERE id IN (SELECT id FROM due)
     RETURNING priority, due_at, id, kind, game, message, lane, payload, attempts - 1 AS attempts_before";

/// Time (ms) after which a token counts as dead: it lives for 15 minutes.
const TOKEN_MS: Millis = 14 * 60_000;

/// The statement of [`claim_through_tokens`].
static CLAIM_THROUGH_TOKENS: LazyLock<String> = LazyLock::new(|| {
    let living = format!(
        "WHERE done = 0 AND lane = 'token' AND due_at > CAST(?1 AS BIGINT) - {TOKEN_MS} AND"
    );
    CLAIM.replace("WHERE done = 0 AND", &living)
});

/// A row of [`CLAIM`]; none if it is of a kind that this program does not know, as a task of a newer node may be. Such a task
/// stays claimed, so that it takes up no room in the next claims, and is due again once the claim or this node has ended.
fn claimed(row: &Row) -> db::Result<Option<Task>> {
    let Some(kind) = TaskKind::from_word(row.text(3)?) else { return Ok(None) };
    Ok(Some(Task {
        id: TaskId(row.get("id")?),
        kind,
        game: row.get::<_, Option<i64>>("game")?.map(GameId),
        message: row.get::<_, Option<i64>>("message")?.map(i64::cast_unsigned),
        lane: read_word(row, 6, Lane::from_word)?,
        payload: row.get("payload")?,
        attempts: row.get("attempts_before")?,
    }))
}

/// Tasks that the runs of one claim have taken. A connection that breaks at COMMIT does not say whether that was done, and the
/// claim is run again: without this the tasks of the first run would stay claimed while no one does them.
#[derive(Default)]
pub struct Taken(RefCell<Vec<TaskId>>);

impl Taken {
    /// Lets go of what an earlier run has taken for this node until a time, then claims. A node has one claimer, so that no
    /// other claim of its own has that time and one of these tasks.
    pub fn anew(
        &self,
        db: &Db,
        (until, node): (Millis, i64),
        claim: impl FnOnce() -> Result<Vec<Task>, StoreError>,
    ) -> Result<Vec<Task>, StoreError> {
        for task in &*self.0.borrow() {
            db.prepare_cached(HAND_BACK)?.send(params![task.0, until, node])?;
        }
        let tasks = claim()?;
        self.0.borrow_mut().extend(tasks.iter().map(|task| task.id));
        Ok(tasks)
    }
}

/// The statement of [`Taken::anew`]. It waits for no one: a first run that has not ended on the server yet holds its rows.
const HAND_BACK: &str = "UPDATE outbox SET claimed_until = NULL, attempts = attempts - 1
     WHERE id IN (SELECT id FROM outbox WHERE id = ?1 AND done = 0 AND attempts > 0
                  AND claimed_until = ?2 AND claimed_by = ?3 /*+ FOR UPDATE SKIP LOCKED */)";

/// Lets go of every claim of a node: it has ended, which is no attempt that failed. By the index of [`claim`].
pub fn release_claims(db: &Db, node: i64) -> Result<(), StoreError> {
    db.prepare_cached(RELEASE)?.execute([node])?;
    Ok(())
}

/// The statement of [`release_claims`].
const RELEASE: &str = "UPDATE outbox SET claimed_until = NULL, attempts = CASE WHEN attempts > 0 THEN attempts - 1 ELSE 0 END
     WHERE done = 0 AND priority IN (0, 1, 2) AND claimed_until IS NOT NULL AND COALESCE(claimed_by, 0) = ?1";

/// Gives tasks and claims their times by a clock that has been set back, from one time to another: else they would wait
/// until it is that time again. What was due already is due soon.
pub(super) fn set_back(db: &Db, from: Millis, until: Millis) -> Result<(), StoreError> {
    db.prepare_cached(SET_BACK)?.execute([from, until])?;
    Ok(())
}

/// The statement of [`set_back`]. Ten seconds are those for which the tasks of an answer wait while it is given; no claim
/// holds for longer than a minute.
const SET_BACK: &str = "UPDATE outbox
     SET due_at = CASE WHEN due_at >= CAST(?1 AS BIGINT) THEN due_at - CAST(?1 AS BIGINT) + CAST(?2 AS BIGINT)
                       ELSE MIN(due_at, CAST(?2 AS BIGINT) + 10000) END,
         claimed_until = CASE WHEN claimed_until > CAST(?2 AS BIGINT) + 60000 THEN CAST(?2 AS BIGINT) + 60000
                              ELSE claimed_until END
     WHERE done = 0 AND priority IN (0, 1, 2)
       AND (due_at > CAST(?2 AS BIGINT) OR claimed_until > CAST(?2 AS BIGINT) + 60000)";

/// Notes the outcome of a task. One that is done stays done, whoever has done it; one that was forgotten is ignored. Only
/// the claim under which it failed is let go of: another worker may have claimed it since, which raises the number of
/// attempts, and a claim that the leader has released for a silent node is another node's then. A node that was silent for
/// so long and claims the same task again has the same number; a task that two of its workers do then posts once, by its
/// nonce. A wait takes its claim off the number again: whoever held that says no more about it.
pub fn settle(db: &Db, task: TaskId, settled: &TaskOutcome, node: i64) -> Result<(), StoreError> {
    match settled {
        TaskOutcome::Done => {
            db.prepare_cached("UPDATE outbox SET done = 1 WHERE id = ?1")?.send([task.0])?
        }
        TaskOutcome::Due(at) => db
            .prepare_cached("UPDATE outbox SET due_at = ?2 WHERE id = ?1 AND done = 0")?
            .send([task.0, *at])?,
        TaskOutcome::Again { attempts, at, error } => db
            .prepare_cached(
                "UPDATE outbox SET due_at = ?2, claimed_until = NULL, error = ?3
                 WHERE id = ?1 AND done = 0 AND claimed_by = ?4 AND attempts - 1 = ?5",
            )?
            .send(params![task.0, at, error, node, attempts])?,
        TaskOutcome::Wait { attempts, at, error } => db
            .prepare_cached(
                "UPDATE outbox SET due_at = ?2, claimed_until = NULL, error = ?3, attempts = attempts - 1
                 WHERE id = ?1 AND done = 0 AND claimed_by = ?4 AND attempts - 1 = ?5",
            )?
            .send(params![task.0, at, error, node, attempts])?,
        TaskOutcome::AgainAsBot { attempts, at, error, waited } => db
            .prepare_cached(
                "UPDATE outbox SET due_at = ?2, claimed_until = NULL, error = ?3, lane = 'bot', attempts = attempts - ?6
                 WHERE id = ?1 AND done = 0 AND claimed_by = ?4 AND attempts - 1 = ?5",
            )?
            .send(params![task.0, at, error, node, attempts, i64::from(*waited)])?,
    };
    Ok(())
}

/// Records the message that shows a game and the outcomes of tasks.
pub fn reply_delivered(db: &Db, delivered: &Delivered, node: i64) -> Result<(), StoreError> {
    if let Some(shown_by) = &delivered.shown {
        shown(db, shown_by)?;
    }
    // One by one: of a list in one statement PostgreSQL expects a hundred, for which it reads the whole table.
    delivered.tasks.iter().try_for_each(|(task, outcome)| match outcome {
        TaskOutcome::Done => done_by_reply(db, *task),
        _ => settle(db, *task, outcome, node),
    })
}

/// Notes that a reply has done a task. One that a worker has claimed meanwhile stays to be done by it: its edit may give a
/// board its buttons back after they were stripped, and is made good after a kill only while the task is not done.
fn done_by_reply(db: &Db, task: TaskId) -> Result<(), StoreError> {
    let sql = "UPDATE outbox SET done = 1 WHERE id = ?1 AND claimed_until IS NULL";
    db.prepare_cached(sql)?.send([task.0])?;
    Ok(())
}

/// Remembers the newest message that shows a game, and has the buttons of the older one of two stripped. A message in a
/// channel that the game has left meanwhile is stripped too: it became known after the game had moved.
///
/// An answer that was overtaken is followed by a task that shows the game again: whatever task there was for the newer
/// version may have been done before the older board arrived.
fn shown(db: &Db, shown_by: &ShownBy) -> Result<(), StoreError> {
    let ShownBy { game, answer, channel, message, strip } = shown_by;
    let (game, message) = (*game, *message);
    let (there, before, newest) = last_shown(db, game)?;
    if there != *channel || before.is_some_and(|before| before > message) {
        insert_about(db, Some(game), strip, message)?;
    } else {
        if let Some(before) = before.filter(|before| *before < message) {
            insert_about(db, Some(game), strip, before)?;
        }
        let mut update = db.prepare_cached("UPDATE games SET message = ?2 WHERE id = ?1")?;
        update.send(params![game.0, message.cast_signed()])?;
    }
    let place = before.map(|before| before.cmp(&message));
    let is_overtaken = |answer: &&AnswerShown| is_overtaken(answer, place, newest);
    let overtaken = answer.as_ref().filter(|_| there == *channel).filter(is_overtaken);
    overtaken.map_or(Ok(()), |answer| add_task(db, Some(game), &answer.again))
}

/// True if the newest message may show an older version than the game's after an answer, since two act at the same time:
/// `before` is the newest message that was known, as compared with the answer's.
///
/// Behind a newer message, as that of a deferred answer may be, the answer with the newest version is not seen, and the
/// newer message may have come before it. An older version that arrives last stands over a newer one that has edited the
/// same message, or in a newer message; but a new message that is known already was edited by someone who looks after it.
fn is_overtaken(answer: &AnswerShown, before: Option<Ordering>, newest: u32) -> bool {
    let is_newest = answer.version == newest;
    match before {
        Some(Ordering::Greater) => is_newest,
        Some(Ordering::Equal) => !is_newest && answer.edits,
        Some(Ordering::Less) | None => !is_newest,
    }
}

/// Returns the channel of a game, the message that shows it there, and its version.
fn last_shown(db: &Db, game: GameId) -> Result<(u64, Option<u64>, u32), StoreError> {
    let mut query =
        db.prepare_cached("SELECT channel, message, version FROM games WHERE id = ?1")?;
    let found = query.query_one([game.0], |row| {
        let message = row.get::<_, Option<i64>>(1)?.map(i64::cast_unsigned);
        Ok((row.get::<_, i64>(0)?.cast_unsigned(), message, row.get(2)?))
    });
    found.optional()?.ok_or_else(|| StoreError::no_game(game))
}

/// Remembers the message that pinged for a turn, and has the one that is not needed deleted. The turn may go on in another
/// version.
pub fn pinged(db: &Db, turn: PingedTurn, message: u64, delete: &NewTask) -> Result<(), StoreError> {
    let game = turn.game;
    let mut query = db.prepare_cached("SELECT version, ping FROM games WHERE id = ?1")?;
    let found =
        query.query_one([game.0], |row| Ok((row.get::<_, u32>(0)?, row.get::<_, Option<i64>>(1)?)));
    let (now, before) = found.optional()?.ok_or_else(|| StoreError::no_game(game))?;
    if now != turn.version && !games::game(db, game)?.is_some_and(|now| turn.goes_on_in(&now)) {
        return insert_about(db, Some(game), delete, message);
    }
    if before.is_some_and(|before| before.cast_unsigned() != message) {
        add_task(db, Some(game), delete)?;
    }
    let mut update = db.prepare_cached("UPDATE games SET ping = ?2 WHERE id = ?1")?;
    update.send(params![game.0, message.cast_signed()])?;
    Ok(())
}

/// Has the ping for a turn that has passed deleted, and forgets it.
pub(super) fn forget_ping(db: &Db, game: GameId, delete: &NewTask) -> Result<(), StoreError> {
    add_task(db, Some(game), delete)?;
    db.prepare_cached("UPDATE games SET ping = NULL WHERE id = ?1")?.send([game.0])?;
    Ok(())
}

/// Adds a task about a message in the place of the one that the task refers to.
pub(super) fn insert_about(
    db: &Db,
    game: Option<GameId>,
    task: &NewTask,
    message: u64,
) -> Result<(), StoreError> {
    let task = NewTask { message: Some(MessageRef::Known(message)), ..task.clone() };
    add_task(db, game, &task)
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
pub fn backlog(db: &Db, now: Millis) -> Result<Backlog, StoreError> {
    let mut due = db.prepare_cached(
        "SELECT COUNT(*), MIN(due_at) FROM outbox WHERE done = 0 AND priority IN (0, 1, 2) AND due_at <= ?1",
    )?;
    Ok(due.query_one([now], |row| Ok(Backlog { tasks: row.get(0)?, oldest: row.get(1)? }))?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sqlite::{Options, open};

    /// A fresh database.
    fn database(folder: &tempfile::TempDir) -> Db {
        let file = folder.path().join("narabe.db");
        open::open(&file, Options::default()).unwrap().writer.into()
    }

    fn plan(db: &Db, sql: &str, values: &[i64]) -> Vec<String> {
        let mut query = db.prepare_cached(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
        let values = db::params_from_iter(values);
        let rows = query.query_map(values, |row| row.get("detail")).unwrap();
        rows.map(Result::unwrap).collect()
    }

    /// A task that is due, with its key as payload.
    fn task(key: &str) -> NewTask {
        NewTask {
            kind: TaskKind::ShowBoard,
            key: key.to_owned(),
            message: None,
            person: None,
            lane: Lane::Bot,
            payload: key.to_owned(),
            due_at: 0,
        }
    }

    /// The answer to a COMMIT that was done may be lost. The claim is run again then, and finds what it has taken.
    #[test]
    fn a_claim_that_is_run_again_takes_the_same_tasks() {
        let folder = tempfile::tempdir().unwrap();
        let db = database(&folder);
        insert_tasks(&db, None, &[task("a"), task("b")]).unwrap();
        let (taken, times) = (Taken::default(), (100, 200));
        let run = |taken: &Taken| taken.anew(&db, (200, 0), || claim(&db, times, 9, 0)).unwrap();
        let first = run(&taken);
        assert_eq!(first.len(), 2);
        assert!(run(&Taken::default()).is_empty(), "another claim finds none");
        assert_eq!(run(&taken), first, "and none of them counts an attempt more");
        settle(&db, first[0].id, &TaskOutcome::Done, 0).unwrap();
        assert_eq!(run(&taken), first[1..], "what is done stays done");
    }

    /// A newer node may have added such while this one still runs. The others are done, and none is lost.
    #[test]
    fn tasks_of_unknown_kinds_are_left_to_a_newer_node() {
        let folder = tempfile::tempdir().unwrap();
        let db = database(&folder);
        let ids = insert_tasks(&db, None, &[task("new"), task("known")]).unwrap();
        let is_kind = |kind: &str| {
            let sql = format!("UPDATE outbox SET kind = '{kind}' WHERE payload = 'new'");
            db.run(&sql).unwrap();
        };
        is_kind("sing-to-board");
        let found = claim(&db, (100, 200), 9, 1).unwrap();
        assert_eq!(found.iter().map(|task| task.id).collect::<Vec<_>>(), ids[1..]);
        settle(&db, ids[1], &TaskOutcome::Done, 1).unwrap();
        assert!(claim(&db, (199, 299), 9, 1).unwrap().is_empty());
        // To a newer program it is no unknown kind. It may have it as soon as the older node has ended.
        is_kind("show-board");
        release_claims(&db, 1).unwrap();
        let found = claim(&db, (199, 299), 9, 2).unwrap();
        assert_eq!(found.iter().map(|task| task.id).collect::<Vec<_>>(), ids[..1]);
        assert_eq!(found[0].attempts, 0, "it has not failed");
    }

    #[test]
    fn claims_are_released_by_index() {
        let folder = tempfile::tempdir().unwrap();
        let db = database(&folder);
        let plan = plan(&db, RELEASE, &[0]);
        assert_eq!(plan, ["SEARCH outbox USING INDEX outbox_due (priority=?)"]);
    }

    /// Asserts that each of the three parts of a claim is found by this index, and nothing by reading the whole table.
    fn assert_claims_by(statement: &str, index: &str, range: &str) {
        let folder = tempfile::tempdir().unwrap();
        let db = database(&folder);
        let plan = plan(&db, statement, &[1, 2, 3, 0]);
        let by_index = ["", "COVERING "].map(|kind| {
            format!("SEARCH outbox USING {kind}INDEX {index} (priority=? AND {range})")
        });
        assert_eq!(plan.iter().filter(|line| by_index.contains(line)).count(), 3, "{plan:#?}");
        let whole = |line: &&String| line.contains("SCAN outbox");
        assert_eq!(plan.iter().find(whole), None, "{plan:#?}");
    }

    #[test]
    fn tasks_are_claimed_by_index() {
        assert_claims_by(CLAIM, "outbox_due", "due_at<?");
        assert_claims_by(&CLAIM_THROUGH_TOKENS, "outbox_due_token", "due_at>? AND due_at<?");
    }
}
