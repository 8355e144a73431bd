//! The store on a PostgreSQL server, which several nodes may share.
//!
//! Every write is one transaction at level SERIALIZABLE, so that what a verb has checked still holds when it commits, as
//! with SQLite's one writer; a transaction that another one has overtaken is run again. Every read is one state of the
//! database. <https://www.postgresql.org/docs/current/transaction-iso.html>

pub(super) mod open;

use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ::postgres::{Client, Config};
use tokio::sync::oneshot;

use super::StoreError;
use super::db::{Db, Session};
use super::sqlite::open::OpenError;
use super::work::{Counts, Work};
use super::workers::{Awaited, Workers, unless_it_panics};

/// Connections that write, and as many that read.
const CONNECTIONS: usize = 8;

/// Number of times that a write is run again before its caller is told that the database is busy.
const MOST_RERUNS: u64 = 10;

/// A database on a server.
pub(super) struct Postgres {
    readers: Workers<Line>,
    writers: Workers<Line>,
    counts: Arc<Counts>,
    /// Connection that keeps other bots off the database; taken by `drop`.
    in_use: Mutex<Option<Client>>,
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.readers.finish();
        self.writers.finish();
        let client = self.in_use.get_mut().map(Option::take);
        apart(|| drop(client));
    }
}

impl Postgres {
    /// Connects to a database at an address (`postgres://…`), and makes its tables or brings them up to date.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub fn open(address: &str, trace: Option<fn(&str)>) -> Result<Self, OpenError> {
        let (config, in_use) = apart(|| open::open(address))?;
        let failed = |error: io::Error| open::refused(&error);
        let line = |number| Line { config: config.clone(), number, trace, db: None };
        let lines = || (0..CONNECTIONS as u64).map(line).collect();
        Ok(Self {
            readers: Workers::start("store-reader", lines()).map_err(failed)?,
            writers: Workers::start("store-writer", lines()).map_err(failed)?,
            counts: Arc::default(),
            in_use: Mutex::new(Some(in_use)),
        })
    }

    /// Returns the counters of the writes.
    pub fn work(&self) -> Work {
        self.counts.read()
    }

    /// Has something written in one transaction; the answer comes after the commit.
    pub fn write<T, F>(&self, verb: &'static str, work: F) -> Result<Awaited<T>, StoreError>
    where
        T: Send + 'static,
        F: Fn(&Db) -> Result<T, StoreError> + Send + 'static,
    {
        let (reply, answered) = oneshot::channel();
        let counts = Arc::clone(&self.counts);
        counts.asked();
        let queued = self.writers.submit(move |line| {
            let written = line.write(verb, &work, &counts);
            counts.batch(1, written.is_ok());
            // The caller may have given up; what was written stays.
            let _ = reply.send(written);
        });
        queued.inspect_err(|_| self.counts.refused())?;
        Ok(answered)
    }

    /// Has something read from one state of the database.
    pub fn read<T, F>(&self, verb: &'static str, work: F) -> Result<Awaited<T>, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Db) -> Result<T, StoreError> + Send + 'static,
    {
        let (reply, answered) = oneshot::channel();
        self.readers.submit(move |line| {
            let found = line.read(verb, work);
            // The caller may have given up; then the answer is of no use.
            let _ = reply.send(found);
        })?;
        Ok(answered)
    }
}

/// Runs work that waits for a server. The client has a runtime of its own, which must not run inside another one.
pub(super) fn apart<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    let done = std::thread::scope(|scope| scope.spawn(work).join());
    done.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// A way to the server, with a connection that is made when it is needed and again when it has broken.
struct Line {
    config: Config,
    /// Number among the lines, by which two of them wait for different times.
    number: u64,
    trace: Option<fn(&str)>,
    db: Option<Db>,
}

impl Line {
    fn db(&mut self) -> Result<&Db, StoreError> {
        match self.db.take() {
            Some(db) => Ok(self.db.insert(db)),
            None => {
                let client = open::connect(&self.config).map_err(failed)?;
                let session = Session::new(client, self.trace);
                Ok(self.db.insert(session.into()))
            }
        }
    }

    /// Begins a transaction; on a new connection where the old one has broken, which is known when it is used.
    fn begin(&mut self, begin: &str) -> Result<&Db, StoreError> {
        if self.db()?.run(begin).is_err() {
            self.db = None;
            self.db()?.run(begin)?;
        }
        self.db()
    }

    fn read<T>(
        &mut self,
        verb: &str,
        work: impl FnOnce(&Db) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let db = self.begin("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")?;
        let found = unless_it_panics(verb, || work(db));
        if db.run("ROLLBACK").is_err() {
            self.db = None;
        }
        found
    }

    fn write<T>(
        &mut self,
        verb: &str,
        work: &impl Fn(&Db) -> Result<T, StoreError>,
        counts: &Counts,
    ) -> Result<T, StoreError> {
        let mut runs = 0;
        loop {
            match self.write_once(verb, work) {
                Err(Failed::Overtaken) if runs < MOST_RERUNS => {
                    counts.rerun();
                    runs += 1;
                    std::thread::sleep(Duration::from_millis(runs * (1 + self.number)));
                }
                Err(Failed::Overtaken) => return Err(StoreError::Busy),
                Err(Failed::For(error)) => return Err(error),
                Ok(value) => return Ok(value),
            }
        }
    }

    /// Runs a transaction once.
    fn write_once<T>(
        &mut self,
        verb: &str,
        work: &impl Fn(&Db) -> Result<T, StoreError>,
    ) -> Result<T, Failed> {
        let db = self.begin("BEGIN ISOLATION LEVEL SERIALIZABLE").map_err(Failed::For)?;
        let done = unless_it_panics(verb, || work(db));
        let done = done.and_then(|value| Ok(db.run("COMMIT").map(|()| value)?));
        done.map_err(|error| {
            // Where this fails too the connection has broken, and the server undoes what it began.
            let _ = db.run("ROLLBACK");
            overtaken(db).unwrap_or(Failed::For(error))
        })
    }
}

/// Reason why a transaction was undone.
enum Failed {
    /// Another transaction has changed what it has read.
    Overtaken,
    /// Anything else.
    For(StoreError),
}

fn overtaken(db: &Db) -> Option<Failed> {
    match db {
        Db::Postgres(session) => session.borrow_mut().take_conflict().then_some(Failed::Overtaken),
        Db::Sqlite(_) => None,
    }
}

fn failed(error: ::postgres::Error) -> StoreError {
    super::db::Error::from(error).into()
}
