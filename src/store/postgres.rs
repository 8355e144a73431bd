//! The store on a PostgreSQL server, which several nodes may share.
//!
//! Every node has a number, and a connection of its own by which the others know that it lives: see `sql::nodes`.
//!
//! Every write is one transaction at level READ COMMITTED. Most of them first take an advisory lock: they have the
//! database to themselves, as with SQLite's one writer, so that what a verb has checked still holds when it commits. A
//! write that concerns one game alone, as nearly every step does, locks that game and goes beside those of other games;
//! one whose statements each decide alone takes no lock: see [`Alone`]. Level SERIALIZABLE would need no lock, but in a
//! database of few pages nearly all transactions that write meet, and are undone. Every read is one state of the
//! database.
//! <https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS>

pub(super) mod open;
mod server;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::oneshot;

use super::StoreError;
use super::db::Db;
use super::sql::nodes;
use super::sqlite::Options;
use super::sqlite::open::OpenError;
use super::work::{Counts, Work};
use super::workers::{Ask, Awaited, Workers, unless_it_panics};
use crate::play::ids::GameId;
use crate::play::node::{Presence, Standing};
use server::Server;

/// Number of times that a write is run again, after a deadlock, before its caller is told that the database is busy.
const MOST_RERUNS: u64 = 5;

/// The longest pause before a write is run again (ms).
const MOST_PAUSE_MS: u64 = 50;

/// Key of the lock that a write has alone, or shares with those of other games: "Narc".
const WRITING: i64 = 0x4E61_7263;

/// Class of the locks on games: "Game".
const GAME: i32 = 0x4761_6D65;

/// The part of the database that a write must have to itself while it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Alone {
    /// No other write is made, but those that may be made beside any.
    Database,
    /// No other write of this game is made: it reads and writes rows of the game, and beside them writes only what another
    /// game's write does not undo, such as a new task.
    Game(GameId),
    /// It may be made beside any: its statements are right by what each of them reads, and it may be repeated.
    Statement,
}

impl Alone {
    /// Returns the statements by which a transaction begins. A statement sees what was committed before it began, so the
    /// lock comes before those of the verb.
    fn begin(self) -> String {
        let begin = "BEGIN ISOLATION LEVEL READ COMMITTED";
        match self {
            Self::Database => format!("{begin}; SELECT pg_advisory_xact_lock({WRITING})"),
            Self::Game(game) => {
                // Two games with one key wait for each other, and no more than that.
                let key = game.0 as i32;
                format!(
                    "{begin}; SELECT pg_advisory_xact_lock_shared({WRITING}), pg_advisory_xact_lock({GAME}, {key})"
                )
            }
            Self::Statement => begin.to_owned(),
        }
    }
}

/// A database on a server.
pub(super) struct Postgres {
    readers: Workers<Line>,
    writers: Workers<Line>,
    /// The connection that shows that this node lives.
    presence: Workers<Line>,
    /// Number of this node.
    node: i64,
    counts: Arc<Counts>,
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.readers.finish();
        self.writers.finish();
        let (node, counts) = (self.node, Arc::clone(&self.counts));
        // Without an answer the others find out by themselves that this node has ended.
        let leave = move |line: &mut Line| {
            let leave = move |db: &Db| nodes::leave(db, node);
            drop(line.write(Alone::Statement, "leave", &leave, &counts));
        };
        drop(self.presence.submit(leave));
        self.presence.finish();
    }
}

impl Postgres {
    /// Connects to a database at an address (`postgres://…`), and makes its tables or brings them up to date.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub fn open(address: &str, options: Options) -> Result<Self, OpenError> {
        let Options { trace, connections, .. } = options;
        let (server, presence, node) = apart(|| open::open(address))?;
        let failed = |error: io::Error| open::refused(&error);
        let moves = Arc::new(AtomicU64::new(0));
        let line = |number: u64| Line {
            server: server.clone(),
            number: node.cast_unsigned() * connections + number,
            trace,
            db: None,
            moves: Arc::clone(&moves),
            made_after: 0,
            holds: None,
            is_held: false,
        };
        let lines = || (0..connections).map(line).collect();
        let presence = Line { db: Some(presence), holds: Some(node), is_held: true, ..line(0) };
        Ok(Self {
            readers: Workers::start("store-reader", lines()).map_err(failed)?,
            writers: Workers::start("store-writer", lines()).map_err(failed)?,
            presence: Workers::start("store-presence", vec![presence]).map_err(failed)?,
            node,
            counts: Arc::default(),
        })
    }

    /// Returns the number of this node.
    pub fn node(&self) -> i64 {
        self.node
    }

    /// Returns the counters of the writes.
    pub fn work(&self) -> Work {
        self.counts.read()
    }

    /// Has something written in one transaction; the answer comes after the commit.
    pub fn write<T: Send + 'static>(
        &self,
        alone: Alone,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<Awaited<T>, StoreError> {
        let (reply, answered) = oneshot::channel();
        let counts = Arc::clone(&self.counts);
        counts.asked();
        let queued = self.writers.submit(move |line| {
            let written = line.write(alone, verb, &work, &counts);
            match &written {
                // No fault of the database's: something else was in the way.
                Err(StoreError::Busy | StoreError::NotLeading) => counts.refused(),
                written => counts.batch(1, written.is_ok()),
            }
            // The caller may have given up; what was written stays.
            let _ = reply.send(written);
        });
        queued.inspect_err(|_| self.counts.refused())?;
        Ok(answered)
    }

    /// Has this node's state written down; see `sql::nodes`. It waits for no other work.
    pub fn present(&self, presence: Presence) -> Result<Awaited<Standing>, StoreError> {
        let (reply, answered) = oneshot::channel();
        let (node, counts) = (self.node, Arc::clone(&self.counts));
        self.presence.submit(move |line| {
            let present = move |db: &Db| nodes::present(db, node, &presence);
            let held = line.hold_again();
            let standing = line.write(Alone::Statement, "present", &present, &counts);
            let standing = standing.and_then(|standing| held.map(|()| standing));
            // The caller may have given up.
            let _ = reply.send(standing);
        })?;
        Ok(answered)
    }

    /// Has something read from one state of the database.
    pub fn read<T: Send + 'static>(
        &self,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<Awaited<T>, StoreError> {
        let (reply, answered) = oneshot::channel();
        self.readers.submit(move |line| {
            let found = line.read(verb, &work);
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
    server: Server,
    /// Number among the lines of all nodes, by which two of them pause for different times.
    number: u64,
    trace: Option<fn(&str)>,
    db: Option<Db>,
    /// Number of times that a line of this process met a server that takes no writes: its name may lead to another one by now.
    moves: Arc<AtomicU64>,
    /// That number when the connection was made.
    made_after: u64,
    /// The node of which this is the connection that shows that it lives.
    holds: Option<i64>,
    /// True if it holds the lock on that node's number.
    is_held: bool,
}

impl Line {
    fn db(&mut self) -> Result<&Db, StoreError> {
        let moves = self.moves.load(Ordering::Relaxed);
        if std::mem::replace(&mut self.made_after, moves) != moves {
            self.db = None;
        }
        match self.db.take() {
            Some(db) => Ok(self.db.insert(db)),
            None => {
                let db = open::connect(&self.server, self.trace)?;
                if let Some(node) = self.holds {
                    self.is_held = nodes::rejoin(&db, node)?;
                }
                Ok(self.db.insert(db))
            }
        }
    }

    /// Takes the lock on this node's number if an old connection held it when this one was made.
    fn hold_again(&mut self) -> Result<(), StoreError> {
        if let (Some(node), Some(db), false) = (self.holds, &self.db, self.is_held) {
            self.is_held = nodes::hold(db, node)?;
        }
        Ok(())
    }

    fn read<T>(
        &mut self,
        verb: &str,
        work: &impl Fn(&Db) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let was_connected = self.db.is_some();
        match self.read_once(verb, work) {
            // The connection has broken, which is known when it is used.
            Err(_) if was_connected && self.db.is_none() => self.read_once(verb, work),
            read => read,
        }
    }

    /// Reads one state of the database. Where the connection has broken there is none afterwards.
    fn read_once<T>(
        &mut self,
        verb: &str,
        work: &impl Fn(&Db) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let db = self.db()?;
        if let Err(error) = db.send("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY") {
            self.db = None;
            return Err(error.into());
        }
        match unless_it_panics(verb, || work(db)) {
            Ok(value) => {
                // The rows read are right all the same.
                if db.send("ROLLBACK").is_err() {
                    self.db = None;
                }
                Ok(value)
            }
            Err(error) => {
                if db.run("ROLLBACK").is_err() {
                    self.db = None;
                }
                Err(error)
            }
        }
    }

    fn write<T>(
        &mut self,
        alone: Alone,
        verb: &str,
        work: &impl Fn(&Db) -> Result<T, StoreError>,
        counts: &Counts,
    ) -> Result<T, StoreError> {
        let (mut runs, mut has_broken) = (0, false);
        loop {
            match self.write_once(alone, verb, work) {
                Ok(value) => return Ok(value),
                Err(Failed::Deadlocked) if runs < MOST_RERUNS => {
                    counts.rerun();
                    std::thread::sleep(pause(self.number, runs));
                    runs += 1;
                }
                Err(Failed::Deadlocked) => return Err(StoreError::Busy),
                Err(Failed::Broken(_)) if !has_broken => has_broken = true,
                Err(Failed::ReadOnly(_)) if !has_broken => {
                    // All lines connect anew, the readers too: what they are shown may be old.
                    self.moves.fetch_add(1, Ordering::Relaxed);
                    has_broken = true;
                }
                Err(Failed::Broken(error) | Failed::ReadOnly(error) | Failed::For(error)) => {
                    return Err(error);
                }
            }
        }
    }

    /// Runs a transaction once. Where the connection has broken there is none afterwards.
    fn write_once<T>(
        &mut self,
        alone: Alone,
        verb: &str,
        work: &impl Fn(&Db) -> Result<T, StoreError>,
    ) -> Result<T, Failed> {
        let db = self.db().map_err(Failed::For)?;
        if let Err(error) = db.send(&alone.begin()) {
            // The connection ended after its last transaction; of this one nothing was sent.
            self.db = None;
            return Err(Failed::Broken(error.into()));
        }
        let done = unless_it_panics(verb, || work(db));
        let is_to_end = done.is_ok();
        let done = done.and_then(|value| Ok(db.run("COMMIT").map(|()| value)?));
        let Err(error) = done else { return done.map_err(Failed::For) };
        let is_broken = db.run("ROLLBACK").is_err();
        let (deadlocked, read_only) = take_flags(db);
        if is_broken {
            // The server undoes what it began.
            self.db = None;
        }
        Err(match () {
            () if deadlocked => Failed::Deadlocked,
            () if read_only => Failed::ReadOnly(error),
            // Nothing was written, unless it was the commit whose answer has not come.
            () if is_broken && (!is_to_end || alone == Alone::Statement) => Failed::Broken(error),
            () => Failed::For(error),
        })
    }
}

/// Returns the pause of a line before a write is run again for this time, counted from 0: longer from time to time, and of
/// different lines not alike, so that two writes that have met do not meet again.
fn pause(line: u64, runs: u64) -> Duration {
    let most = MOST_PAUSE_MS.min(2 << runs.min(8));
    // Primes, by which neighbours are far apart.
    Duration::from_millis((line * 31 + runs * 17) % (most + 1))
}

/// Reason why a transaction was undone.
enum Failed {
    /// It waited for another transaction that waited for it.
    Deadlocked,
    /// The connection broke, and it may be run again: nothing was written, or twice is as good as once.
    Broken(StoreError),
    /// The server takes no writes, and nothing was written.
    ReadOnly(StoreError),
    /// Anything else.
    For(StoreError),
}

/// Says whether a statement has failed since the last call because two transactions waited for each other, and whether one
/// has because the server takes no writes.
fn take_flags(db: &Db) -> (bool, bool) {
    match db {
        Db::Postgres(session) => {
            let mut session = session.borrow_mut();
            (session.take_deadlock(), session.take_read_only())
        }
        Db::Sqlite(_) => (false, false),
    }
}
