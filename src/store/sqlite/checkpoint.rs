//! Checkpoints of the write-ahead log: a thread of its own copies the log into the file.
//!
//! A checkpoint writes pages all over the file and waits for the disk, for up to a tenth of a second. SQLite runs it in
//! the commit that makes the log 1,000 pages long, where players' moves would wait for it. A passive checkpoint on
//! another connection keeps no writer waiting, but leaves what is committed meanwhile, and the log begins anew only
//! after a checkpoint that leaves nothing. So jobs of many transactions wait for it between two of them
//! ([`Checkpoints::copied`]), and the writer runs it once the log has [`LONGEST`] pages. See
//! <https://sqlite.org/wal.html#ckpt>.
//!
//! After an erasure the log is emptied ([`Checkpoints::empty`]). Something that reads from it keeps it as it is, as another
//! program at the file may for hours: then it is tried again after each copy and each minute, until it is done. A start tries
//! it as well, since the process before may have ended without.

use std::ffi::c_int;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Weak};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::hooks::Wal;
use tokio::sync::{oneshot, watch};

use crate::store::StoreError;
use crate::store::workers::stopped;

/// Number of pages of 4 KiB by which the log grows from one copy to the next. A copy waits for the disk twice, and so
/// would commits beside it: a log that is never left alone does not begin anew, and is not to be copied at each commit.
const LONG: c_int = 250;

/// Number of pages in the log from which on the writer copies it itself, since the thread does not catch up.
const LONGEST: c_int = 64 * LONG;

/// Longest time for which emptying the log waits for readers.
const EMPTY_WITHIN: Duration = Duration::from_millis(200);

/// Copies what no reader needs.
const PASSIVE: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// Copies everything and empties the log.
const TRUNCATE: &str = "PRAGMA wal_checkpoint(TRUNCATE)";

/// A task of the thread.
enum Order {
    /// Copies the log into the file.
    Copy,
    /// Copies it, empties it, and answers.
    Empty(oneshot::Sender<()>),
    /// Ends the thread.
    End,
}

/// The thread that copies the log, and the way to it.
pub struct Checkpoints {
    orders: Sender<Order>,
    // True while the log is long and waits to be copied, or is being copied.
    long: watch::Receiver<bool>,
    // True while the log is to be emptied: at first, since it may hold what an earlier process has deleted, and while
    // something keeps it from being so.
    owed: Arc<AtomicBool>,
    // None once it has ended.
    thread: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// Starts the thread, which owns the connection from now on, and has it told of every commit by `writer`.
    pub fn start(db: Connection, writer: &mut Connection) -> io::Result<Checkpoints> {
        let (orders, taken) = channel();
        let (long, seen) = watch::channel(false);
        let long = Arc::new(long);
        // The thread alone keeps it: when that is gone, those who wait hear of it.
        let mut after =
            AfterCommit { due: LONG, long: Arc::downgrade(&long), orders: orders.clone() };
        let hook = move |log: &mut Wal, pages| {
            after.committed(log, pages);
            Ok(())
        };
        writer.wal_hook(Some(hook)).map_err(io::Error::other)?;
        let owed = Arc::new(AtomicBool::new(true));
        let noted = Arc::clone(&owed);
        let work = move || run(&db, &taken, &long, &noted);
        let thread = std::thread::Builder::new().name("store-checkpoint".into()).spawn(work)?;
        Ok(Checkpoints { orders, long: seen, owed, thread: Some(thread) })
    }

    /// Waits until the log is short, or has been copied since it became long.
    pub async fn copied(&self) {
        // An error means that the thread is gone, and there is nothing to wait for.
        let _ = self.long.clone().wait_for(|long| !long).await;
    }

    /// Copies the log into the file and empties it, unless something reads from it for long: then that is owed.
    pub async fn empty(&self) -> Result<(), StoreError> {
        let (done, emptied) = oneshot::channel();
        self.orders.send(Order::Empty(done)).map_err(|_| stopped())?;
        emptied.await.map_err(|_| stopped())
    }

    /// Tries again to empty the log, if that is owed.
    pub async fn empty_if_owed(&self) -> Result<(), StoreError> {
        if self.owed.load(Ordering::Relaxed) { self.empty().await } else { Ok(()) }
    }

    /// Ends the thread after what it was told to do.
    pub fn finish(&mut self) {
        // An error means that it has ended already. A panic was printed when it happened.
        let _ = self.orders.send(Order::End);
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.finish();
    }
}

/// The part of the writer: after each commit it orders a copy of the log where one is due.
struct AfterCommit {
    /// Number of pages in the log from which on it is copied next.
    due: c_int,
    long: Weak<watch::Sender<bool>>,
    orders: Sender<Order>,
}

impl AfterCommit {
    /// Orders a copy where one is due. `pages`: the length of the log.
    fn committed(&mut self, log: &mut Wal, pages: c_int) {
        if pages < self.due - LONG {
            // The log has begun anew.
            self.due = LONG;
        }
        if pages >= LONGEST {
            // The next commit tries again if the thread is copying at this moment.
            let _ = log.checkpoint();
        } else if pages >= self.due {
            self.copy(pages);
        }
    }

    /// Orders a copy, unless the thread is at one.
    fn copy(&mut self, pages: c_int) {
        if let Some(long) = self.long.upgrade()
            && !long.send_replace(true)
        {
            self.due = pages + LONG;
            // An error means that the thread has ended; the log is copied when the file is closed.
            let _ = self.orders.send(Order::Copy);
        }
    }
}

/// The thread: one order after the other until the last.
fn run(db: &Connection, orders: &Receiver<Order>, long: &watch::Sender<bool>, owed: &AtomicBool) {
    let mut debt = Debt { owed, is_told: false };
    while let Ok(order) = orders.recv() {
        match order {
            Order::Copy => {
                checkpoint(db, PASSIVE);
                long.send_replace(false);
                if owed.load(Ordering::Relaxed) {
                    // What reads on must not hold up the writer at every copy.
                    debt.note(truncate(db, Duration::ZERO));
                }
            }
            Order::Empty(done) => {
                // Most of the log is copied while the writer goes on, the rest while it waits.
                checkpoint(db, PASSIVE);
                debt.note(truncate(db, EMPTY_WITHIN));
                // The caller may have given up.
                let _ = done.send(());
            }
            Order::End => return,
        }
    }
}

/// Copies what is left of the log and empties it while the writer waits, for so long at the most as something reads from it.
/// Returns true if the log is empty.
fn truncate(db: &Connection, within: Duration) -> bool {
    db.busy_timeout(within).is_ok() && checkpoint(db, TRUNCATE)
}

/// The emptying that is owed.
struct Debt<'a> {
    owed: &'a AtomicBool,
    /// True once the program's log says that the write-ahead log cannot be emptied yet.
    is_told: bool,
}

impl Debt<'_> {
    /// Notes whether the log has been emptied, and tells it where that has changed.
    fn note(&mut self, is_empty: bool) {
        self.owed.store(!is_empty, Ordering::Relaxed);
        match (self.is_told, is_empty) {
            (false, false) => tracing::info!(
                "the write-ahead log cannot be emptied yet, and may hold what was deleted"
            ),
            (true, true) => tracing::info!("the write-ahead log has been emptied"),
            _ => {}
        }
        self.is_told = !is_empty;
    }
}

/// Runs a checkpoint, and returns true if nothing was in its way. What fails is in the log still, and the next one copies it.
fn checkpoint(db: &Connection, sql: &'static str) -> bool {
    let run = db.prepare_cached(sql).and_then(|mut query| query.query_one([], |row| row.get(0)));
    let is_busy: bool = run.unwrap_or_else(|error| {
        tracing::warn!("the write-ahead log cannot be copied into the file: {error}");
        true
    });
    !is_busy
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    /// A database in WAL mode, in a folder.
    fn database(folder: &tempfile::TempDir) -> Connection {
        let db = Connection::open(folder.path().join("narabe.db")).unwrap();
        db.pragma_update(None, "journal_mode", "WAL").unwrap();
        db
    }

    /// Makes the log long enough to be copied.
    fn lengthen(writer: &Connection) {
        let bytes = i64::from(LONG) * 4096;
        writer.execute_batch(&format!("CREATE TABLE long AS SELECT zeroblob({bytes})")).unwrap();
    }

    /// Something that reads from the log until it is dropped.
    fn reader(folder: &tempfile::TempDir) -> Connection {
        let reader = database(folder);
        reader.execute_batch("BEGIN").unwrap();
        let read = "SELECT count(*) FROM short";
        assert_eq!(reader.query_one(read, [], |row| row.get::<_, i64>(0)).unwrap(), 0);
        reader
    }

    /// Tries to empty the log; true if that is owed still.
    fn is_owed_after(checkpoints: &Checkpoints) -> bool {
        let (done, emptied) = oneshot::channel();
        checkpoints.orders.send(Order::Empty(done)).unwrap();
        emptied.blocking_recv().unwrap();
        checkpoints.owed.load(Ordering::Relaxed)
    }

    /// Length of the log's file.
    fn length(folder: &tempfile::TempDir) -> u64 {
        std::fs::metadata(folder.path().join("narabe.db-wal")).unwrap().len()
    }

    #[test]
    fn a_log_that_was_read_is_emptied_after_the_next_copy() {
        let folder = tempfile::tempdir().unwrap();
        let mut writer = database(&folder);
        let mut checkpoints = Checkpoints::start(database(&folder), &mut writer).unwrap();
        writer.execute_batch("CREATE TABLE short (id)").unwrap();
        assert!(!is_owed_after(&checkpoints));
        writer.execute_batch("CREATE TABLE other (id)").unwrap();
        let reader = reader(&folder);
        assert!(is_owed_after(&checkpoints), "it was being read");
        drop(reader);
        lengthen(&writer);
        checkpoints.finish();
        assert!(!checkpoints.owed.load(Ordering::Relaxed));
        assert_eq!(length(&folder), 0);
    }

    /// The process may end while something reads on, and the next one knows nothing of the erasure.
    #[test]
    fn a_log_that_is_read_during_a_restart_is_emptied_later() {
        let folder = tempfile::tempdir().unwrap();
        let mut writer = database(&folder);
        let checkpoints = Checkpoints::start(database(&folder), &mut writer).unwrap();
        writer.execute_batch("CREATE TABLE short (id)").unwrap();
        let reader = reader(&folder);
        assert!(is_owed_after(&checkpoints), "it was being read");
        drop(checkpoints);
        drop(writer);
        let mut writer = database(&folder);
        let checkpoints = Checkpoints::start(database(&folder), &mut writer).unwrap();
        writer.execute_batch("CREATE TABLE other (id)").unwrap();
        drop(reader);
        assert!(length(&folder) > 0, "it was kept for the reader");
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(checkpoints.empty_if_owed()).unwrap();
        assert_eq!(length(&folder), 0);
    }

    #[test]
    fn a_thread_that_is_gone_keeps_no_one_waiting() {
        let folder = tempfile::tempdir().unwrap();
        let mut writer = database(&folder);
        let mut checkpoints = Checkpoints::start(database(&folder), &mut writer).unwrap();
        checkpoints.finish();
        lengthen(&writer);
        assert!(checkpoints.copied().now_or_never().is_some());
    }
}
