//! The handle on the database, and the hook around its verbs that tests use.

use super::postgres::{Alone, Postgres};
use super::sql::outbox::{self, Backlog};
use super::sqlite::open::OpenError;
use super::sqlite::readers::Reading;
use super::sqlite::{Options, Sqlite};
use super::work::Work;
use super::workers::{Ask, Awaited, answer};
use super::{Location, StoreError};
use crate::play::ids::Millis;
use crate::play::node::{Presence, Standing};
use interceptor::{Interceptor, around};
use std::sync::Arc;
use tokio::sync::Mutex;
use tracing::{Instrument, debug_span};

/// A handle on the bot's database: a file, which this process holds alone, or a server's, which it may share with other
/// nodes. It is closed when the last handle is gone.
pub struct Store {
    backend: Arc<Backend>,
    pub(super) interceptor: Option<Arc<dyn Interceptor>>,
    /// Held by the one who recounts a pool of ratings.
    pub(super) recounting: Arc<Mutex<()>>,
    /// Held by the one who deletes a person's data.
    pub(super) erasing: Arc<Mutex<()>>,
}

/// The databases that a store can be kept in.
enum Backend {
    Sqlite(Box<Sqlite>),
    Postgres(Box<Postgres>),
}

impl Backend {
    fn write<T: Send + 'static>(
        &self,
        alone: Alone,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<Awaited<T>, StoreError> {
        match self {
            Self::Sqlite(database) => database.write(verb, work),
            Self::Postgres(database) => database.write(alone, verb, work),
        }
    }

    fn read<T: Send + 'static>(
        &self,
        reading: Reading,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<Awaited<T>, StoreError> {
        match self {
            Self::Sqlite(database) => database.read(reading, verb, work),
            Self::Postgres(database) => database.read(verb, work),
        }
    }
}

impl Store {
    /// Opens the database at a place, a path or an address; makes it or its tables where there are none, and brings an
    /// older one up to date. Of the options a server has the trace and the number of connections alone.
    ///
    /// # Errors
    /// A sentence for the operator that names the place and says what to do.
    pub fn open(place: impl Into<Location>, options: Options) -> Result<Self, OpenError> {
        let backend = match place.into() {
            Location::File(path) => Backend::Sqlite(Box::new(Sqlite::open(path, options)?)),
            Location::Server(address) => {
                Backend::Postgres(Box::new(Postgres::open(&address, options)?))
            }
        };
        let (recounting, erasing) = (Arc::default(), Arc::default());
        Ok(Self { backend: Arc::new(backend), interceptor: None, recounting, erasing })
    }

    /// Puts an interceptor around every verb of this handle.
    #[must_use]
    pub fn intercepted(self, interceptor: Arc<dyn Interceptor>) -> Self {
        Self { interceptor: Some(interceptor), ..self }
    }

    /// Returns another handle on the same database, without the interceptor.
    #[must_use]
    pub fn direct(&self) -> Self {
        let (backend, recounting) = (Arc::clone(&self.backend), Arc::clone(&self.recounting));
        Self { backend, interceptor: None, recounting, erasing: Arc::clone(&self.erasing) }
    }

    /// Returns the writer's counters since the file was opened, and the number of writes that wait.
    pub fn work(&self) -> Work {
        match &*self.backend {
            Backend::Sqlite(database) => database.work(),
            Backend::Postgres(database) => database.work(),
        }
    }

    /// True if the database's file is still where it was opened; where it is not, nothing is written.
    pub fn has_its_file(&self) -> bool {
        match &*self.backend {
            Backend::Sqlite(database) => database.file().check().is_ok(),
            Backend::Postgres(_) => true,
        }
    }

    /// Counts the outbox's tasks that are due and not done.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn backlog(&self, now: Millis) -> Result<Backlog, StoreError> {
        self.read("backlog", move |db| outbox::backlog(db, now)).await
    }

    /// Finishes every write that was accepted, then closes the file. Dropping does the same but reports nothing.
    ///
    /// # Errors
    /// The writer had stopped before its time, or another handle is still in use.
    pub fn close(self) -> Result<(), StoreError> {
        let Self { backend, interceptor, recounting: _, erasing: _ } = self;
        drop(interceptor);
        let in_use = || StoreError::Failed("the database is still in use".into());
        match Arc::into_inner(backend).ok_or_else(in_use)? {
            Backend::Sqlite(database) => database.close(),
            Backend::Postgres(_does_all_that_was_asked) => Ok(()),
        }
    }

    /// Runs a verb that writes, in a transaction of the writer thread, and waits for the commit.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<T, StoreError> {
        self.write_beside(Alone::Database, verb, work).await
    }

    /// Runs a verb that writes, on a server beside those that need not be kept from it.
    pub(super) async fn write_beside<T: Send + 'static>(
        &self,
        alone: Alone,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<T, StoreError> {
        let asked = async { answer(self.backend.write(alone, verb, work)?).await };
        self.call(verb, asked.instrument(debug_span!("commit"))).await
    }

    /// Awaits what a verb has asked of the database, between the interceptor's hooks where there is one.
    async fn call<T>(
        &self,
        verb: &'static str,
        asked: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        match self.interceptor.as_deref() {
            None => asked.await,
            Some(interceptor) => Box::pin(around(interceptor, verb, asked)).await,
        }
    }

    /// Has this node's state written down, and returns how the nodes stand.
    pub(super) async fn stand(&self, presence: Presence) -> Result<Standing, StoreError> {
        match &*self.backend {
            Backend::Sqlite(_) => Ok(Standing { leads: Some(0), ..Standing::default() }),
            Backend::Postgres(database) => answer(database.present(presence)?).await,
        }
    }

    /// Returns the number of this node; that of a file's is 0.
    pub fn node(&self) -> i64 {
        match &*self.backend {
            Backend::Sqlite(_) => 0,
            Backend::Postgres(database) => database.node(),
        }
    }

    /// Runs one transaction of a verb that needs many. Waits first while the write-ahead log is being copied, which
    /// leaves the disk to the writes of players and keeps the log short.
    pub(super) async fn write_piece<T: Send + 'static>(
        &self,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<T, StoreError> {
        if let Backend::Sqlite(database) = &*self.backend {
            database.checkpoints().copied().await;
        }
        self.write(verb, work).await
    }

    /// Folds the write-ahead log into the file and empties it: what was deleted is in neither. While something reads from the
    /// log for long, that is put off.
    pub(super) async fn empty_log(&self) -> Result<(), StoreError> {
        match &*self.backend {
            Backend::Sqlite(database) => database.checkpoints().empty().await,
            Backend::Postgres(_) => Ok(()),
        }
    }

    /// Tries again to empty the write-ahead log, where something has kept it from that.
    pub(super) async fn empty_log_if_owed(&self) -> Result<(), StoreError> {
        match &*self.backend {
            Backend::Sqlite(database) => database.checkpoints().empty_if_owed().await,
            Backend::Postgres(_) => Ok(()),
        }
    }

    /// Runs a verb that reads, in one transaction of a reader thread.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<T, StoreError> {
        self.read_by(Reading::default(), verb, work).await
    }

    /// Runs a verb that reads by one statement, which sees one state of the database without a transaction.
    pub(super) async fn read_one<T: Send + 'static>(
        &self,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<T, StoreError> {
        self.read_by(Reading { one_statement: true, ..Reading::default() }, verb, work).await
    }

    /// Runs a verb that reads a bounded number of rows by their keys, in one transaction: at once on the caller's thread
    /// where that is possible.
    pub(super) async fn look_up<T: Send + 'static>(
        &self,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<T, StoreError> {
        self.read_by(Reading { brief: true, ..Reading::default() }, verb, work).await
    }

    /// Does the same as [`Store::look_up`] by one statement, without a transaction.
    pub(super) async fn look_up_one<T: Send + 'static>(
        &self,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<T, StoreError> {
        self.read_by(Reading { one_statement: true, brief: true }, verb, work).await
    }

    /// Runs a verb that reads, and waits for the answer, which is there already where it was read at once.
    async fn read_by<T: Send + 'static>(
        &self,
        reading: Reading,
        verb: &'static str,
        work: impl Ask<T>,
    ) -> Result<T, StoreError> {
        let asked = async { answer(self.backend.read(reading, verb, work)?).await };
        self.call(verb, asked.instrument(debug_span!("reading"))).await
    }
}

/// A hook around every verb of a store, for tests: it delays calls, fails them, and replaces the way a change is made.
pub mod interceptor {
    use super::Store;
    use crate::play::change::{Change, Changed};
    use crate::play::event::{Advanced, EventChange};
    use crate::store::StoreError;
    use std::future::Future;
    use std::pin::Pin;

    /// A future whose type is not named.
    pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

    /// Code that runs around each verb of a store, for fault injection. A verb is named as the method of [`Store`].
    pub trait Interceptor: Send + Sync + 'static {
        /// Runs before a verb, and may wait. An error is the verb's answer, and the verb is not carried out.
        fn before(&self, _verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
            Box::pin(std::future::ready(Ok(())))
        }

        /// Runs after a verb that was carried out, whatever its answer, and may delay that answer.
        fn after(&self, _verb: &'static str) -> BoxFuture<'_, ()> {
            Box::pin(std::future::ready(()))
        }

        /// Waits until another caller of the store is done, which is when this future ends.
        fn wait<'a>(&'a self, other: BoxFuture<'a, ()>) -> BoxFuture<'a, ()> {
            other
        }

        /// Makes a change, between `before` and `after`. The store given is the same one without the interceptor.
        fn change<'a>(
            &'a self,
            store: &'a Store,
            change: Change,
        ) -> BoxFuture<'a, Result<Changed, StoreError>> {
            Box::pin(store.change(change))
        }

        /// Makes a step of an event, in the same way.
        fn advance<'a>(
            &'a self,
            store: &'a Store,
            change: EventChange,
        ) -> BoxFuture<'a, Result<Advanced, StoreError>> {
            Box::pin(store.advance(change))
        }
    }

    /// Makes a call between an interceptor's hooks.
    pub(in crate::store) async fn around<T>(
        interceptor: &dyn Interceptor,
        verb: &'static str,
        call: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        interceptor.before(verb).await?;
        let answer = call.await;
        interceptor.after(verb).await;
        answer
    }
}
