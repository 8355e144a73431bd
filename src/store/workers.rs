//! Threads that do what is asked of them, each with a connection of its own.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::JoinHandle;

use crossbeam_channel::{Receiver, Sender, TrySendError, bounded};
use tokio::sync::oneshot;

use super::StoreError;
use super::db::Db;

/// Number of jobs that may wait before more are refused. At some thousand a second this is well under the 3 s that Discord
/// allows for an answer.
pub(super) const MOST_WAITING: usize = 1024;

/// A question of a verb, or what it writes. It may be run again, from the beginning, where others were in its way.
pub trait Ask<T>: Fn(&Db) -> Result<T, StoreError> + Send + 'static {}

impl<T, F: Fn(&Db) -> Result<T, StoreError> + Send + 'static> Ask<T> for F {}

type Job<C> = Box<dyn FnOnce(&mut C) + Send>;

/// The threads and the way to them.
pub(super) struct Workers<C> {
    // Both are emptied by `finish`.
    queue: Option<Sender<Job<C>>>,
    threads: Vec<JoinHandle<()>>,
}

impl<C: Send + 'static> Workers<C> {
    /// Starts one thread of this name for each connection.
    pub fn start(name: &str, connections: Vec<C>) -> io::Result<Self> {
        let (queue, jobs) = bounded(MOST_WAITING);
        let mut workers = Self { queue: Some(queue), threads: Vec::new() };
        for mut connection in connections {
            let jobs = jobs.clone();
            let thread = std::thread::Builder::new()
                .name(name.into())
                .spawn(move || run(&mut connection, &jobs))?;
            workers.threads.push(thread);
        }
        Ok(workers)
    }

    /// Queues a job, which answers by itself.
    pub fn submit(&self, job: impl FnOnce(&mut C) + Send + 'static) -> Result<(), StoreError> {
        match self.queue.as_ref().ok_or_else(stopped)?.try_send(Box::new(job)) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => Err(StoreError::Busy),
            Err(TrySendError::Disconnected(_)) => Err(stopped()),
        }
    }
}

impl<C> Workers<C> {
    /// Lets the threads do what was queued and waits for their end.
    pub fn finish(&mut self) {
        self.queue = None;
        for thread in self.threads.drain(..) {
            // A panic was printed when it happened, and its caller was told.
            let _ = thread.join();
        }
    }
}

impl<C> Drop for Workers<C> {
    fn drop(&mut self) {
        self.finish();
    }
}

/// A thread: a job after the other until the queue is closed and empty.
fn run<C>(connection: &mut C, jobs: &Receiver<Job<C>>) {
    for job in jobs {
        job(connection);
    }
}

/// Returns the error for callers whose thread is gone.
pub(super) fn stopped() -> StoreError {
    StoreError::Failed("the database's thread has stopped".into())
}

/// The answer that a thread will give.
pub(super) type Awaited<T> = oneshot::Receiver<Result<T, StoreError>>;

/// Waits for a thread's answer; a thread that died drops its end, which is an answer too.
pub(super) async fn answer<T>(reply: Awaited<T>) -> Result<T, StoreError> {
    reply.await.unwrap_or_else(|_| Err(stopped()))
}

/// Runs the work of a verb. A panic is its error: the thread goes on to serve others.
pub(super) fn unless_it_panics<T>(
    verb: &str,
    work: impl FnOnce() -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    // The half-done work of a panic is in the transaction or the savepoint, which is rolled back.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_printed| {
        tracing::error!("a panic in the database's verb {verb}");
        Err(StoreError::Failed(format!("a panic in {verb}")))
    })
}
