//! Connections that cannot write, and who reads by them: a few threads, and the caller itself.
//!
//! A read begins after it was asked, so it sees every write that was acknowledged before.

use std::io;
use std::sync::Mutex;

use tokio::sync::oneshot;

use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::workers::{Ask, Awaited, Workers, unless_it_panics};

/// Scope and length of a read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// True if it is one statement, which sees one state of the database without a transaction.
    pub one_statement: bool,
    /// True if it is a bounded number of rows that are found by their keys. It takes microseconds then, and the way to a
    /// thread and back several times as long.
    pub brief: bool,
}

impl Reading {
    /// Answers a question: from one state of the database, however many statements it needs.
    fn answered<T>(
        self,
        db: &Db,
        work: impl FnOnce(&Db) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        if self.one_statement { work(db) } else { db.in_one_state(work) }
    }
}

/// The connections and the way to them. To drop it lets the threads answer what was queued and waits for their end.
pub struct Readers {
    threads: Workers<Db>,
    /// Connection for what is brief. There is one, so that a disk that does not answer holds up one thread of the runtime
    /// at most.
    own: Mutex<Db>,
}

impl Readers {
    /// Starts one thread for each connection but that for what is brief.
    pub fn start(own: Db, threads: Vec<Db>) -> io::Result<Self> {
        let threads = Workers::start("store-reader", threads)?;
        Ok(Self { threads, own: Mutex::new(own) })
    }

    /// Answers a question, named for the log: at once where it is brief and the connection for that is free, else from a
    /// thread.
    pub fn read<T: Send + 'static>(
        &self,
        reading: Reading,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<Awaited<T>, StoreError> {
        let (reply, answer) = oneshot::channel();
        let read = move |db: &Db| {
            // The caller may have given up; then the answer is of no use.
            let _ = reply.send(unless_it_panics(verb, || reading.answered(db, work)));
        };
        match reading.brief.then(|| self.own.try_lock()) {
            Some(Ok(db)) => read(&db),
            _ => self.threads.submit(move |db: &mut Db| read(db))?,
        }
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const READINGS: [Reading; 2] = [
        Reading { one_statement: false, brief: false },
        Reading { one_statement: false, brief: true },
    ];

    fn memory() -> Db {
        rusqlite::Connection::open_in_memory().unwrap().into()
    }

    #[test]
    fn a_panic_fails_its_own_read_alone() {
        let readers = Readers::start(memory(), vec![memory()]).unwrap();
        for reading in READINGS.into_iter().cycle().take(6) {
            let panics = |_: &Db| -> Result<(), StoreError> { panic!("wanted by the test") };
            let answer = readers.read(reading, "panics", panics).unwrap().blocking_recv();
            let error = answer.unwrap().unwrap_err();
            assert_eq!(error.to_string(), "the database failed: a panic in panics");
            // No transaction is left open.
            let behind = |db: &Db| -> Result<i64, StoreError> {
                Ok(db.query_one("SELECT 7", [], |row| row.get(0))?)
            };
            let answer = readers.read(reading, "behind", behind).unwrap().blocking_recv();
            assert_eq!(answer.unwrap().unwrap(), 7);
        }
    }

    #[test]
    fn what_is_brief_is_read_here_or_by_a_thread() {
        let readers = Readers::start(memory(), vec![memory()]).unwrap();
        let here = std::thread::current().id();
        let [long, brief] = READINGS;
        let is_here = |reading| {
            let asked = move |_: &Db| Ok(std::thread::current().id() == here);
            readers.read(reading, "thread", asked).unwrap().blocking_recv().unwrap().unwrap()
        };
        assert!(is_here(brief) && !is_here(long));
        let busy = readers.own.lock().unwrap();
        assert!(!is_here(brief));
        drop(busy);
        assert!(is_here(brief));
    }
}
