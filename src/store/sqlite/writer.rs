//! The one thread that writes: waiting writes share one commit, and no caller is answered before it.
//!
//! A commit costs a wait for the disk, whatever its size; sharing it is what makes many players cheap. Each write
//! runs inside its own savepoint, so that one that fails leaves its neighbours alone.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread::JoinHandle;

use tokio::sync::oneshot;

use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::work::{Counts, Work};
use crate::store::workers::{Ask, MOST_WAITING, stopped, unless_it_panics};

/// The writer thread and the way to it.
pub struct Writer {
    counts: Arc<Counts>,
    // Both are taken by `finish`.
    queue: Option<SyncSender<Box<dyn Job>>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread, which owns the connection from now on. `batch`: the most writes in one commit. `check` says before
    /// and after each commit why the file is not to be written to, if it is not.
    pub fn start(
        db: Db,
        batch: usize,
        check: impl Fn() -> Result<(), String> + Send + 'static,
    ) -> io::Result<Writer> {
        let (queue, jobs) = sync_channel(MOST_WAITING);
        let counts = Arc::new(Counts::default());
        let counted = Arc::clone(&counts);
        let work = move || run(&db, &jobs, batch, &counted, check);
        let thread = std::thread::Builder::new().name("store-writer".into()).spawn(work)?;
        Ok(Writer { counts, queue: Some(queue), thread: Some(thread) })
    }

    /// Queues a write, named for the log. The answer comes after the commit.
    pub fn submit<T: Send + 'static>(
        &self,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<oneshot::Receiver<Result<T, StoreError>>, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Write { verb, work, result: None, reply };
        let queue = self.queue.as_ref().ok_or_else(stopped)?;
        // Counted before it is sent: the thread may be done with it at once.
        self.counts.asked();
        let sent = queue.try_send(Box::new(job)).map_err(|refused| match refused {
            TrySendError::Full(_) => StoreError::Busy,
            TrySendError::Disconnected(_) => stopped(),
        });
        if sent.is_err() {
            self.counts.refused();
        }
        sent.map(|()| answer)
    }

    /// Returns the counters.
    pub fn work(&self) -> Work {
        self.counts.read()
    }

    /// Lets the thread finish what was queued and waits for its end. An error if it had panicked.
    pub fn finish(&mut self) -> Result<(), StoreError> {
        self.queue = None;
        match self.thread.take().map(JoinHandle::join) {
            Some(Err(_panic)) => Err(stopped()),
            _ => Ok(()),
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        // A panic of the thread was printed when it happened, and every caller was told.
        let _ = self.finish();
    }
}

/// A write in the queue, whatever its answer's type.
trait Job: Send {
    /// Does it and keeps the result. False: it failed and its savepoint is to be undone.
    fn run(&mut self, db: &Db) -> bool;
    /// Tells the caller: the result if the batch was committed, else why it was not.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Write<T, F> {
    verb: &'static str,
    work: F,
    // None until it has run.
    result: Option<Result<T, StoreError>>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Job for Write<T, F>
where
    T: Send,
    F: Fn(&Db) -> Result<T, StoreError> + Send,
{
    fn run(&mut self, db: &Db) -> bool {
        let Self { verb, work, .. } = self;
        let result = unless_it_panics(verb, || work(db));
        self.result.insert(result).is_ok()
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let result = match (self.result, committed) {
            // The write that broke the batch hears its own reason.
            (Some(Err(own)), _) => Err(own),
            (_, Err(why)) => Err(why),
            (result, Ok(())) => result.unwrap_or_else(|| Err(stopped())),
        };
        // The caller may have given up; what was written stays.
        let _ = self.reply.send(result);
    }
}

/// The thread: a batch after the other until the queue is closed and empty.
fn run(
    db: &Db,
    jobs: &Receiver<Box<dyn Job>>,
    batch: usize,
    counts: &Counts,
    check: impl Fn() -> Result<(), String>,
) {
    while let Ok(first) = jobs.recv() {
        let mut taken = vec![first];
        // Writes to a file that was deleted meanwhile are lost, and must not be acknowledged.
        let committed =
            check().and_then(|()| commit(db, jobs, batch, &mut taken)).and_then(|()| check());
        if committed.is_err() && !is_autocommit(db) {
            // A rollback that fails too leaves the transaction open; the next BEGIN then fails and says so.
            let _ = execute(db, "ROLLBACK");
        }
        counts.batch(taken.len(), committed.is_ok());
        for job in taken {
            job.answer(committed.clone().map_err(StoreError::Failed));
        }
    }
}

/// Runs a batch inside one transaction: the job taken already, then what has come until none is left. An error says
/// why nothing of `taken` was kept.
fn commit(
    db: &Db,
    jobs: &Receiver<Box<dyn Job>>,
    most: usize,
    taken: &mut Vec<Box<dyn Job>>,
) -> Result<(), String> {
    execute(db, "BEGIN IMMEDIATE")?;
    let mut next = 0;
    while let Some(job) = taken.get_mut(next) {
        match next {
            0 => run_first(db, job.as_mut())?,
            _ => run_in_savepoint(db, job.as_mut())?,
        }
        next += 1;
        if taken.len() < most
            && let Ok(job) = jobs.try_recv()
        {
            taken.push(job);
        }
    }
    execute(db, "COMMIT")
}

/// Runs the first job of a transaction. There is nothing before it that its failure must leave, so it needs no savepoint.
fn run_first(db: &Db, job: &mut dyn Job) -> Result<(), String> {
    let done = job.run(db);
    if is_autocommit(db) {
        return Err("a write failed, and its whole commit with it".into());
    }
    if !done {
        execute(db, "ROLLBACK")?;
        execute(db, "BEGIN IMMEDIATE")?;
    }
    Ok(())
}

/// Runs one job. Its own failure is undone and no error; an error means that the whole transaction is lost.
fn run_in_savepoint(db: &Db, job: &mut dyn Job) -> Result<(), String> {
    execute(db, "SAVEPOINT job")?;
    let done = job.run(db);
    // A full disk or a failed read may have rolled back everything, and what is run now would commit by itself.
    if is_autocommit(db) {
        return Err("another write of the same commit failed, and the whole commit with it".into());
    }
    if !done {
        execute(db, "ROLLBACK TO job")?;
    }
    execute(db, "RELEASE job")
}

fn execute(db: &Db, sql: &'static str) -> Result<(), String> {
    let done = db.prepare_cached(sql).and_then(|mut statement| statement.execute([]));
    done.map(drop).map_err(|error| format!("{sql}: {error}"))
}

/// True if no transaction is open.
fn is_autocommit(db: &Db) -> bool {
    match db {
        Db::Sqlite(db) => db.is_autocommit(),
        Db::Postgres(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_fails_its_own_write_alone() {
        let db = Db::from(rusqlite::Connection::open_in_memory().unwrap());
        db.run("CREATE TABLE kept (name TEXT)").unwrap();
        let mut writer = Writer::start(db, 256, || Ok(())).unwrap();
        let insert = |db: &Db, name| db.execute("INSERT INTO kept VALUES (?1)", [name]);
        // The gate keeps the first job busy until the two others wait behind it, for the same commit.
        let (open, gate) = std::sync::mpsc::channel::<()>();
        let gate = std::sync::Mutex::new(gate);
        let first = move |db: &Db| {
            insert(db, "first")?;
            Ok(gate.lock().unwrap().recv().is_ok())
        };
        let first = writer.submit("first", first).unwrap();
        let panics = move |db: &Db| -> Result<(), StoreError> {
            insert(db, "panics")?;
            panic!("wanted by the test")
        };
        let panics = writer.submit("panics", panics).unwrap();
        let behind = writer.submit("behind", move |db| Ok(insert(db, "behind")?)).unwrap();
        open.send(()).unwrap();

        assert!(first.blocking_recv().unwrap().unwrap());
        let answer = panics.blocking_recv().unwrap().unwrap_err();
        assert_eq!(answer.to_string(), "the database failed: a panic in panics");
        assert_eq!(behind.blocking_recv().unwrap().unwrap(), 1);
        let names = |db: &Db| -> Result<String, StoreError> {
            let sql = "SELECT group_concat(name, ' ' ORDER BY rowid) FROM kept";
            Ok(db.query_one(sql, [], |row| row.get(0))?)
        };
        let names = writer.submit("names", names).unwrap().blocking_recv().unwrap();
        assert_eq!(names.unwrap(), "first behind", "what the panic has left is undone");
        assert_eq!(writer.work().waiting, 0);
        writer.finish().unwrap();
    }
}
