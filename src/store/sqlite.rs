//! The store in one SQLite file: a writer thread, a few readers, and the SQL of the verbs.
//!
//! * [`open`] makes connections: lock file, pragmas, migrations, and a sentence for everything that can be wrong.
//! * `writer` is the one thread that writes: it gathers what is waiting into one commit and answers afterwards.
//! * `checkpoint` is the thread that copies the write-ahead log into the file.
//! * `file_watch` notices that the file was deleted or replaced, after which nothing is acknowledged.
//! * `readers` answer queries from connections that cannot write.
//! * `games`, `changes`, `moves`, `outbox`, `timing`, `clocks`, `credit`, `vacations`, `people`, `machines`, `guilds`, `events`,
//!   `hills`, `ballots`, `notes`, `erase`, `retention` and `ratings` hold the SQL of the verbs, each a function from a connection to an answer.
//!   `pieces` bounds what one transaction of a long job does.
//! * `chain` links the moves of a game by hashes, [`check`] finds what does not fit, [`backup`] copies a live file.

pub mod backup;
pub(super) mod ballots;
pub mod book;
mod chain;
pub(super) mod changes;
pub mod check;
mod checkpoint;
pub(super) mod clocks;
pub(super) mod credit;
pub mod erase;
pub(super) mod events;
mod file_watch;
pub(super) mod games;
pub(super) mod guilds;
pub(super) mod hills;
pub(super) mod machines;
mod migrations;
mod moves;
pub(super) mod notes;
pub mod open;
pub(super) mod outbox;
pub(super) mod people;
pub(super) mod pieces;
pub(super) mod plans;
pub(super) mod puzzles;
pub(super) mod ratings;
mod readers;
pub(super) mod retention;
pub(super) mod roles;
mod sets;
mod timing;
pub(super) mod vacations;
pub(super) mod weeks;
mod writer;

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;

use rusqlite::types::{Type, ValueRef};
use rusqlite::{Connection, Row, RowIndex};
use tokio::sync::oneshot;

use super::StoreError;
use checkpoint::Checkpoints;
use file_watch::FileWatch;
use open::{Lock, OpenError};
pub use outbox::Backlog;
use readers::{Readers, in_transaction};
pub use writer::Work;
use writer::Writer;

/// Moments at which SQLite waits for the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// At every commit: what is acknowledged outlives a power cut.
    Full,
    /// At checkpoints only: a power cut may take the last commits. For comparison in the benches.
    Normal,
}

/// Settings for writing the file. The default is what the bot uses.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Moments at which to wait for the disk.
    pub durability: Durability,
    /// The most writes that share one commit, at least 1.
    pub batch: usize,
    /// The most pages of 4 KiB that the file may grow to; none: as many as the disk holds.
    pub most_pages: Option<u32>,
    /// Function that is called with each statement that is run, for tests that count them.
    pub trace: Option<fn(&str)>,
}

impl Default for Options {
    fn default() -> Self {
        Options { durability: Durability::Full, batch: 256, most_pages: None, trace: None }
    }
}

/// A database file, held by this process alone until it is closed or dropped.
pub(super) struct Sqlite {
    // Fields are dropped in this order: the writer's connection is the last one and so folds the write-ahead log
    // back into the file; the lock is let go when no thread touches the file any more.
    readers: Readers,
    checkpoints: Checkpoints,
    writer: Writer,
    _lock: Lock,
    file: Arc<FileWatch>,
}

impl Sqlite {
    /// Opens the database at a path; makes it where there is none, and brings an older one up to date.
    ///
    /// # Errors
    /// A sentence for the operator that names the file and says what to do.
    pub fn open(path: impl AsRef<Path>, options: Options) -> Result<Sqlite, OpenError> {
        let mut opened = open::open(path.as_ref(), options)?;
        let failed = |error: io::Error| OpenError::Failed {
            path: path.as_ref().to_path_buf(),
            cause: error.to_string(),
        };
        let file = Arc::new(opened.file);
        let watched = Arc::clone(&file);
        let check = move || watched.check();
        Ok(Sqlite {
            readers: Readers::start(opened.readers).map_err(failed)?,
            checkpoints: Checkpoints::start(opened.checkpoints, &mut opened.writer)
                .map_err(failed)?,
            writer: Writer::start(opened.writer, options.batch, check).map_err(failed)?,
            _lock: opened.lock,
            file,
        })
    }

    /// Returns the watch over the file.
    pub fn file(&self) -> &FileWatch {
        &self.file
    }

    /// Returns the writer's counters since the file was opened, and the number of writes that wait.
    pub fn work(&self) -> Work {
        self.writer.work()
    }

    /// Finishes everything that was taken, then closes the file. Dropping does the same without a word.
    ///
    /// # Errors
    /// The writer had stopped before its time.
    pub fn close(self) -> Result<(), StoreError> {
        let Sqlite { mut readers, mut checkpoints, mut writer, _lock, file: _ } = self;
        readers.finish();
        checkpoints.finish();
        writer.finish()
    }

    /// Has something written by the writer thread and waits for the commit.
    pub async fn write<T, F>(&self, verb: &'static str, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        answer(self.writer.submit(verb, work)?).await
    }

    /// Returns the thread that copies the write-ahead log into the file.
    pub fn checkpoints(&self) -> &Checkpoints {
        &self.checkpoints
    }

    /// Has something read in one transaction of a reader thread.
    pub async fn read<T, F>(&self, verb: &'static str, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        answer(self.readers.submit(verb, work, in_transaction)?).await
    }

    /// Runs work of one statement on a reading thread, without a transaction.
    pub async fn read_one<T, F>(&self, verb: &'static str, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        answer(self.readers.submit(verb, work, |db, work| work(db))?).await
    }
}

/// Waits for a thread's answer; a thread that died drops its end, which is an answer too.
async fn answer<T>(reply: oneshot::Receiver<Result<T, StoreError>>) -> Result<T, StoreError> {
    reply.await.unwrap_or_else(|_| Err(stopped()))
}

/// Runs the work of a verb. A panic is its error: the thread goes on to serve others.
fn unless_it_panics<T>(
    verb: &str,
    work: impl FnOnce() -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    // What a panic leaves half done is in the transaction or the savepoint, which is rolled back.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_printed| {
        tracing::error!("a panic in the database's verb {verb}");
        Err(StoreError::Failed(format!("a panic in {verb}")))
    })
}

/// Returns the error for callers whose thread is gone.
fn stopped() -> StoreError {
    StoreError::Failed("the database's thread has stopped".into())
}

/// Reads a column that holds a word of a closed set.
fn read_word<T>(
    row: &Row,
    column: impl RowIndex,
    read: impl Fn(&str) -> Option<T>,
) -> rusqlite::Result<T> {
    let word = row.get_ref(column)?.as_str()?;
    let number = column.idx(row.as_ref())?;
    read(word)
        .ok_or_else(|| rusqlite::Error::InvalidColumnType(number, word.to_owned(), Type::Text))
}

/// Reads a column that holds such a word or nothing.
fn read_optional_word<T>(
    row: &Row,
    column: impl RowIndex,
    read: impl Fn(&str) -> Option<T>,
) -> rusqlite::Result<Option<T>> {
    let none = row.get_ref(column)? == ValueRef::Null;
    if none { Ok(None) } else { read_word(row, column, read).map(Some) }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError::Failed(error.to_string())
    }
}
