//! The store in one SQLite file: a writer thread and a few readers.
//!
//! * [`open`] makes connections: lock file, pragmas, migrations, and a sentence for everything that can be wrong.
//! * `writer` is the one thread that writes: it gathers what is waiting into one commit and answers afterwards.
//! * `checkpoint` is the thread that copies the write-ahead log into the file.
//! * `file_watch` notices that the file was deleted or replaced, after which nothing is acknowledged.
//! * `readers` answer queries from connections that cannot write: threads, and the caller's own where that is brief.
//! * [`backup`] copies a live file.

pub mod backup;
mod checkpoint;
mod file_watch;
pub(super) mod integrity;
pub mod open;
pub(super) mod readers;
mod writer;

use std::io;
use std::path::Path;
use std::sync::Arc;

use super::StoreError;
use super::db::Db;
use super::work::Work;
use super::workers::{Ask, Awaited};
use checkpoint::Checkpoints;
use file_watch::FileWatch;
use open::{Lock, OpenError};
use readers::{Readers, Reading};
use writer::Writer;

/// Moments at which SQLite waits for the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// At every commit: what is acknowledged outlives a power cut.
    Full,
    /// At checkpoints only: a power cut may take the last commits. For benches, and for tests that cut no power.
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
    /// Connections to a server that write, and as many that read, at least 1. A file has one that writes.
    pub connections: u64,
}

impl Default for Options {
    fn default() -> Self {
        let (durability, most_pages, trace) = (Durability::Full, None, None);
        Options { durability, batch: 256, most_pages, trace, connections: 8 }
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
        let readers = opened.readers.into_iter().map(Db::from).collect();
        Ok(Sqlite {
            readers: Readers::start(opened.look_ups.into(), readers).map_err(failed)?,
            checkpoints: Checkpoints::start(opened.checkpoints, &mut opened.writer)
                .map_err(failed)?,
            writer: Writer::start(opened.writer.into(), options.batch, check).map_err(failed)?,
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
        let Sqlite { readers, mut checkpoints, mut writer, _lock, file: _ } = self;
        // Before the writer's, whose connection is the last one and so folds the write-ahead log back into the file.
        drop(readers);
        checkpoints.finish();
        writer.finish()
    }

    /// Has something written by the writer thread, which answers after the commit.
    pub fn write<T: Send + 'static>(
        &self,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<Awaited<T>, StoreError> {
        self.writer.submit(verb, work)
    }

    /// Returns the thread that copies the write-ahead log into the file.
    pub fn checkpoints(&self) -> &Checkpoints {
        &self.checkpoints
    }

    /// Has something read, on the caller's thread or on a reader thread.
    pub fn read<T: Send + 'static>(
        &self,
        reading: Reading,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<Awaited<T>, StoreError> {
        self.readers.read(reading, verb, work)
    }
}
