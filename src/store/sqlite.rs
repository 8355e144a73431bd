//! The store in one SQLite file: a writer thread, a few readers, and the door to both.
//!
//! * [`open`] makes connections: lock file, pragmas, migrations, and a sentence for everything that can be wrong.
//! * `writer` is the one thread that writes: it gathers what is waiting into one commit and answers afterwards.
//! * `readers` answer questions from connections that cannot write.
//! * `write`, `read`, `people`, `servers`, `timing` and `vacations` hold the SQL of the verbs, each a function from a
//!   connection to an answer.
//! * `ladder` holds the SQL of results and ratings, `ladders` gives it its place among the verbs.
//! * `chain` links the moves of a game by hashes, [`check`] finds what does not fit, [`backup`] copies a live file.

pub mod backup;
mod chain;
pub mod check;
mod ladder;
mod ladders;
pub mod open;
mod people;
mod read;
mod readers;
mod servers;
mod timing;
mod vacations;
mod write;
mod writer;

use std::io;
use std::path::Path;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::servers::{Deed, Finished, Settings};
use super::{
    Change, Changed, Created, Credit, GameId, Millis, NewGame, NewTask, Of, Preferences, Settled,
    Store, StoreError, StoredGame, Task, TaskId, Vacation, Winding,
};
use open::{Lock, OpenError};
pub use read::Backlog;
use readers::Readers;
pub use writer::Work;
use writer::Writer;

/// How much of the migrations' own log is wanted.
pub const LOG: &str = "refinery_core=warn";

/// When SQLite waits for the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// At every commit: what is acknowledged outlives a power cut.
    Full,
    /// At checkpoints only: a power cut may take the last commits. For comparison in the benches.
    Normal,
}

/// How the file is written. The default is what the bot uses.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// When to wait for the disk.
    pub durability: Durability,
    /// The most writes that share one commit, at least 1.
    pub batch: usize,
    /// The most pages of 4 KiB that the file may grow to; none: as many as the disk holds.
    pub most_pages: Option<u32>,
}

impl Default for Options {
    fn default() -> Self {
        Options { durability: Durability::Full, batch: 256, most_pages: None }
    }
}

/// A database file, held by this process alone until it is closed or dropped.
pub struct SqliteStore {
    // Fields are dropped in this order: the writer's connection is the last one and so folds the write-ahead log
    // back into the file; the lock is let go when nobody touches the file any more.
    readers: Readers,
    writer: Writer,
    _lock: Lock,
}

impl SqliteStore {
    /// Opens the database at a path; makes it where there is none, and brings an older one up to date.
    ///
    /// # Errors
    /// A sentence for the operator that names the file and says what to do.
    pub fn open(path: impl AsRef<Path>, options: Options) -> Result<SqliteStore, OpenError> {
        let opened = open::open(path.as_ref(), options)?;
        let failed = |error: io::Error| OpenError::Failed {
            path: path.as_ref().to_path_buf(),
            cause: error.to_string(),
        };
        Ok(SqliteStore {
            readers: Readers::start(opened.readers).map_err(failed)?,
            writer: Writer::start(opened.writer, options.batch).map_err(failed)?,
            _lock: opened.lock,
        })
    }

    /// What the writer has done since the file was opened, and what waits for it.
    pub fn work(&self) -> Work {
        self.writer.work()
    }

    /// What of the outbox is due and not done.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn backlog(&self, now: Millis) -> Result<Backlog, StoreError> {
        self.read(move |db| read::backlog(db, now)).await
    }

    /// Finishes everything that was taken, then closes the file. Dropping does the same without a word.
    ///
    /// # Errors
    /// When the writer had stopped before its time.
    pub fn close(self) -> Result<(), StoreError> {
        let SqliteStore { mut readers, mut writer, _lock } = self;
        readers.finish();
        writer.finish()
    }

    /// Has something written by the writer thread and waits for the commit.
    async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        answer(self.writer.submit(work)?).await
    }

    /// Has something read in one transaction of a reader thread.
    async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        answer(self.readers.submit(work)?).await
    }
}

/// Waits for a thread's answer; a thread that died drops its end, which is an answer too.
async fn answer<T>(reply: oneshot::Receiver<Result<T, StoreError>>) -> Result<T, StoreError> {
    reply.await.unwrap_or_else(|_| Err(stopped()))
}

/// What callers hear when the thread that should serve them is gone.
fn stopped() -> StoreError {
    StoreError::Failed("the database's thread has stopped".into())
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError::Failed(error.to_string())
    }
}

impl Store for SqliteStore {
    async fn game(&self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        self.read(move |db| read::game(db, id)).await
    }

    async fn seen(&self, interaction: u64) -> Result<Option<GameId>, StoreError> {
        self.read(move |db| read::seen(db, interaction)).await
    }

    async fn unfinished(&self, of: Of) -> Result<Vec<StoredGame>, StoreError> {
        self.read(move |db| read::unfinished(db, of)).await
    }

    async fn between(
        &self,
        game: String,
        people: [u64; 2],
        most: u32,
    ) -> Result<Vec<StoredGame>, StoreError> {
        self.read(move |db| read::between(db, &game, people, most)).await
    }

    async fn due(&self, now: Millis, most: u32) -> Result<Vec<StoredGame>, StoreError> {
        self.read(move |db| read::due(db, now, most)).await
    }

    async fn timed(&self, after: GameId, most: u32) -> Result<Vec<StoredGame>, StoreError> {
        self.read(move |db| read::timed(db, after, most)).await
    }

    async fn create(&self, new: NewGame) -> Result<Created, StoreError> {
        self.write(move |db| write::create(db, &new)).await
    }

    async fn change(&self, change: Change) -> Result<Changed, StoreError> {
        self.write(move |db| write::change(db, &change)).await
    }

    async fn wind(&self, winding: Winding) -> Result<Changed, StoreError> {
        self.write(move |db| timing::wind(db, &winding)).await
    }

    async fn credit(&self, credit: Credit) -> Result<(), StoreError> {
        self.write(move |db| timing::credit(db, &credit)).await
    }

    async fn enqueue(&self, tasks: Vec<(GameId, NewTask)>) -> Result<(), StoreError> {
        self.write(move |db| write::enqueue(db, &tasks)).await
    }

    async fn vacations(&self, person: u64, since: Millis) -> Result<Vec<Vacation>, StoreError> {
        self.read(move |db| vacations::vacations(db, person, since)).await
    }

    async fn depart(&self, vacation: Vacation, task: NewTask) -> Result<bool, StoreError> {
        self.write(move |db| vacations::depart(db, &vacation, &task)).await
    }

    async fn come_back(&self, person: u64, at: Millis, task: NewTask) -> Result<bool, StoreError> {
        self.write(move |db| vacations::come_back(db, person, at, &task)).await
    }

    async fn remember_closed(&self, person: u64, at: Option<Millis>) -> Result<(), StoreError> {
        self.write(move |db| vacations::remember_closed(db, person, at)).await
    }

    async fn closed(&self, person: u64) -> Result<Option<Millis>, StoreError> {
        self.read(move |db| vacations::closed(db, person)).await
    }

    async fn shown(&self, game: GameId, message: u64, retire: NewTask) -> Result<(), StoreError> {
        self.write(move |db| write::shown(db, game, message, &retire)).await
    }

    async fn claim(&self, now: Millis, until: Millis, most: u32) -> Result<Vec<Task>, StoreError> {
        self.write(move |db| write::claim(db, now, until, most)).await
    }

    async fn settle(&self, task: TaskId, settled: Settled) -> Result<(), StoreError> {
        self.write(move |db| write::settle(db, task, &settled)).await
    }

    async fn preferences(&self, person: u64) -> Result<Preferences, StoreError> {
        self.read(move |db| people::preferences(db, person)).await
    }

    async fn prefer(&self, person: u64, wishes: Preferences) -> Result<(), StoreError> {
        self.write(move |db| people::prefer(db, person, &wishes)).await
    }

    async fn pinged(
        &self,
        game: GameId,
        version: u32,
        message: u64,
        hush: NewTask,
    ) -> Result<(), StoreError> {
        self.write(move |db| write::pinged(db, game, version, message, &hush)).await
    }

    async fn blocked_by(&self, person: u64) -> Result<Vec<u64>, StoreError> {
        self.read(move |db| servers::blocked_by(db, person)).await
    }

    async fn block(&self, person: u64, other: u64, at: Option<Millis>) -> Result<(), StoreError> {
        self.write(move |db| servers::block(db, person, other, at)).await
    }

    async fn settings(&self, guild: u64) -> Result<Settings, StoreError> {
        self.read(move |db| servers::settings(db, guild)).await
    }

    async fn set(
        &self,
        before: Settings,
        settings: Settings,
        deed: Deed,
    ) -> Result<bool, StoreError> {
        self.write(move |db| servers::set(db, &before, &settings, &deed)).await
    }

    async fn did(&self, deed: Deed) -> Result<(), StoreError> {
        self.write(move |db| servers::note(db, &deed)).await
    }

    async fn audit(&self, guild: u64, skip: u32, most: u32) -> Result<Vec<Deed>, StoreError> {
        self.read(move |db| servers::audit(db, guild, skip, most)).await
    }

    async fn finished(&self, which: Finished) -> Result<Vec<StoredGame>, StoreError> {
        self.read(move |db| servers::finished(db, &which)).await
    }

    async fn games_of(&self, person: u64) -> Result<Vec<StoredGame>, StoreError> {
        self.read(move |db| servers::games_of(db, person)).await
    }

    async fn erase(&self, person: u64, at: Millis) -> Result<Option<u64>, StoreError> {
        self.write(move |db| servers::erase(db, person, at)).await
    }

    async fn guilds(&self) -> Result<Vec<(u64, Option<Millis>)>, StoreError> {
        self.read(servers::guilds).await
    }

    async fn absent(&self, guild: u64, at: Option<Millis>) -> Result<(), StoreError> {
        self.write(move |db| servers::absent(db, guild, at)).await
    }

    async fn unfinished_in(&self, guild: u64) -> Result<Vec<StoredGame>, StoreError> {
        self.read(move |db| read::unfinished_in(db, guild)).await
    }

    async fn purge(&self, guild: u64) -> Result<bool, StoreError> {
        self.write(move |db| servers::purge(db, guild)).await
    }

    async fn note(&self, key: &'static str) -> Result<Option<String>, StoreError> {
        self.read(move |db| read::note(db, key)).await
    }

    async fn leave_note(&self, key: &'static str, text: String) -> Result<(), StoreError> {
        self.write(move |db| write::leave_note(db, key, &text)).await
    }

    async fn forget(&self, before: Millis) -> Result<(), StoreError> {
        self.write(move |db| write::forget(db, before)).await
    }
}
