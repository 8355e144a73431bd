//! A few threads that answer questions, each with a connection that cannot write.
//!
//! A read begins after it was asked, so it sees every write that was acknowledged before.

use std::io;

use tokio::sync::oneshot;

use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::workers::{Workers, unless_it_panics};

/// The reading threads and the way to them.
pub struct Readers(Workers<Db>);

impl Readers {
    /// Starts one thread for each connection.
    pub fn start(connections: Vec<Db>) -> io::Result<Self> {
        Workers::start("store-reader", connections).map(Self)
    }

    /// Queues a question, named for the log. `answered` calls it with the connection: [`in_transaction`], or at once where
    /// it needs one statement.
    pub fn submit<T, F>(
        &self,
        verb: &'static str,
        work: F,
        answered: fn(&Db, F) -> Result<T, StoreError>,
    ) -> Result<oneshot::Receiver<Result<T, StoreError>>, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Db) -> Result<T, StoreError> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        self.0.submit(move |db: &mut Db| {
            // The caller may have given up; then the answer is of no use.
            let _ = reply.send(unless_it_panics(verb, || answered(db, work)));
        })?;
        Ok(answer)
    }

    /// Lets the threads answer what was queued and waits for their end.
    pub fn finish(&mut self) {
        self.0.finish();
    }
}

/// Answers a question from one transaction: one state of the database, however many statements it needs.
pub fn in_transaction<T, F>(db: &Db, work: F) -> Result<T, StoreError>
where
    F: FnOnce(&Db) -> Result<T, StoreError>,
{
    db.in_one_state(work)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_fails_its_own_read_alone() {
        let db = rusqlite::Connection::open_in_memory().unwrap().into();
        let readers = Readers::start(vec![db]).unwrap();
        for _ in 0..3 {
            let panics = |_: &Db| -> Result<(), StoreError> { panic!("wanted by the test") };
            let answer = readers.submit("panics", panics, in_transaction).unwrap().blocking_recv();
            let error = answer.unwrap().unwrap_err();
            assert_eq!(error.to_string(), "the database failed: a panic in panics");
            // No transaction is left open.
            let behind = |db: &Db| -> Result<i64, StoreError> {
                Ok(db.query_one("SELECT 7", [], |row| row.get(0))?)
            };
            let answer = readers.submit("behind", behind, in_transaction).unwrap().blocking_recv();
            assert_eq!(answer.unwrap().unwrap(), 7);
        }
    }
}
