//! A few threads that answer questions, each with a connection that cannot write.
//!
//! A read begins after it was asked, so it sees every write that was acknowledged before.

use std::io;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::{stopped, unless_it_panics};
use crate::store::StoreError;

/// Number of reads that may wait before more are refused.
const MOST_WAITING: usize = 1024;

type Job = Box<dyn FnOnce(&Connection) + Send>;

/// The reading threads and the way to them.
pub struct Readers {
    // Both are emptied by `finish`.
    queue: Option<SyncSender<Job>>,
    threads: Vec<JoinHandle<()>>,
}

impl Readers {
    /// Starts one thread for each connection.
    pub fn start(connections: Vec<Connection>) -> io::Result<Readers> {
        let (queue, jobs) = sync_channel(MOST_WAITING);
        let jobs = Arc::new(Mutex::new(jobs));
        let mut readers = Readers { queue: Some(queue), threads: Vec::new() };
        for db in connections {
            let jobs = Arc::clone(&jobs);
            let thread = std::thread::Builder::new()
                .name("store-reader".into())
                .spawn(move || run(&db, &jobs))?;
            readers.threads.push(thread);
        }
        Ok(readers)
    }

    /// Queues a question, named for the log. `answered` calls it with the connection: [`in_transaction`], or at once where
    /// it needs one statement.
    pub fn submit<T, F>(
        &self,
        verb: &'static str,
        work: F,
        answered: fn(&Connection, F) -> Result<T, StoreError>,
    ) -> Result<oneshot::Receiver<Result<T, StoreError>>, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job: Job = Box::new(move |db| {
            // The caller may have given up; then the answer is of no use.
            let _ = reply.send(unless_it_panics(verb, || answered(db, work)));
        });
        match self.queue.as_ref().ok_or_else(stopped)?.try_send(job) {
            Ok(()) => Ok(answer),
            Err(TrySendError::Full(_)) => Err(StoreError::Busy),
            Err(TrySendError::Disconnected(_)) => Err(stopped()),
        }
    }

    /// Lets the threads answer what was queued and waits for their end.
    pub fn finish(&mut self) {
        self.queue = None;
        for thread in self.threads.drain(..) {
            // A panic was printed when it happened, and its caller was told.
            let _ = thread.join();
        }
    }
}

impl Drop for Readers {
    fn drop(&mut self) {
        self.finish();
    }
}

/// Answers a question from one transaction: one state of the database, however many statements it needs.
pub fn in_transaction<T, F>(db: &Connection, work: F) -> Result<T, StoreError>
where
    F: FnOnce(&Connection) -> Result<T, StoreError>,
{
    // Dropped at the end: nothing was written, so rolling back and committing are the same.
    let transaction = db.unchecked_transaction()?;
    work(&transaction)
}

/// A thread: a question after the other until the queue is closed and empty.
fn run(db: &Connection, jobs: &Mutex<Receiver<Job>>) {
    loop {
        // The lock is held while waiting, not while working. Nothing under it panics, so poison means nothing.
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match job {
            Ok(job) => job(db),
            Err(_closed) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_fails_its_own_read_alone() {
        let readers = Readers::start(vec![Connection::open_in_memory().unwrap()]).unwrap();
        for _ in 0..3 {
            let panics =
                |_: &Connection| -> Result<(), StoreError> { panic!("wanted by the test") };
            let answer = readers.submit("panics", panics, in_transaction).unwrap().blocking_recv();
            let error = answer.unwrap().unwrap_err();
            assert_eq!(error.to_string(), "the database failed: a panic in panics");
            // No transaction is left open.
            let behind = |db: &Connection| -> Result<i64, StoreError> {
                Ok(db.query_one("SELECT 7", [], |row| row.get(0))?)
            };
            let answer = readers.submit("behind", behind, in_transaction).unwrap().blocking_recv();
            assert_eq!(answer.unwrap().unwrap(), 7);
        }
    }
}
