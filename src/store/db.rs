//! SQL on either engine: one text, with the placeholders `?1`, `?2`, …, on a connection to SQLite or to PostgreSQL.
//!
//! * [`Db`] is a connection, [`Statement`] a prepared text, [`Row`] a row of its answer.
//! * `params` has the values that go in, `row` those that come out. Both are SQLite's five kinds of values; what
//!   PostgreSQL has beside them (booleans, other integers) is read as them.
//! * `dialect` makes PostgreSQL's text of a statement.
//!
//! Statements use words that both engines have. A few functions of SQLite are made by PostgreSQL's first migration.

mod dialect;
mod params;
mod row;
mod session;
mod statement;

use std::cell::RefCell;
use std::io;
use std::time::Duration;

use rusqlite::{ErrorCode, ffi};
use tokio_postgres::error::SqlState;

pub(crate) use params::params;
pub use params::{Bind, Params, params_from_iter};
pub use row::{Column, Row, Rows, no_word};
pub use rusqlite::types::{FromSql, ToSql, Type, Value, ValueRef};
pub(super) use session::Session;
pub use statement::Statement;

/// Errors of the disk that say that what it holds is damaged.
pub(in crate::store) const SAYS_DAMAGED: [i32; 2] =
    [ffi::SQLITE_IOERR_DATA, ffi::SQLITE_IOERR_CORRUPTFS];

/// Error of an engine. Conversions of values and rows that are missing are SQLite's kinds on either engine.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// SQLite's, or a value of another kind, or no row.
    #[error(transparent)]
    Sqlite(#[from] rusqlite::Error),
    /// PostgreSQL's, or its connection's.
    #[error("{}", session::sentence(.0))]
    Postgres(#[from] tokio_postgres::Error),
    /// The system's: no connection can be made.
    #[error(transparent)]
    System(#[from] io::Error),
}

impl Error {
    /// Returns the error of a server that gives no answer.
    pub(super) fn silence() -> Self {
        Self::System(io::Error::new(io::ErrorKind::TimedOut, "the server does not answer"))
    }

    /// True if a lock was not free for as long as a statement may wait.
    pub fn is_of_a_lock(&self) -> bool {
        let busy = Some(&SqlState::LOCK_NOT_AVAILABLE);
        matches!(self, Self::Postgres(error) if error.code() == busy)
    }

    /// True if a server has no table of a name that a statement has.
    pub fn is_of_no_table(&self) -> bool {
        let none = Some(&SqlState::UNDEFINED_TABLE);
        matches!(self, Self::Postgres(error) if error.code() == none)
    }

    /// True if the disk, the system or another program stood in the way of SQLite: what the file holds may be well.
    pub fn is_of_the_system(&self) -> bool {
        let Self::Sqlite(error) = self else { return false };
        if error.sqlite_extended_error_code().is_some_and(|code| SAYS_DAMAGED.contains(&code)) {
            return false;
        }
        matches!(
            error.sqlite_error_code(),
            Some(
                ErrorCode::SystemIoFailure
                    | ErrorCode::DiskFull
                    | ErrorCode::CannotOpen
                    | ErrorCode::DatabaseBusy
                    | ErrorCode::DatabaseLocked
                    | ErrorCode::OutOfMemory
                    | ErrorCode::ReadOnly
                    | ErrorCode::PermissionDenied
                    | ErrorCode::FileLockingProtocolFailed
            )
        )
    }
}

/// Result of a statement.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// A connection of one thread.
pub enum Db {
    /// A connection to a file.
    Sqlite(rusqlite::Connection),
    /// A connection to a server.
    Postgres(Box<RefCell<Session>>),
}

impl Db {
    /// Prepares a statement, or finds it among those of this connection.
    ///
    /// # Errors
    /// The text is not understood.
    pub fn prepare_cached(&self, sql: &str) -> Result<Statement<'_>> {
        Ok(match self {
            Self::Sqlite(db) => Statement::Sqlite(db.prepare_cached(sql)?),
            Self::Postgres(session) => {
                let prepared = session.borrow_mut().prepare(sql)?;
                Statement::Postgres(session, prepared)
            }
        })
    }

    /// Runs a statement and gives the number of rows that it changed.
    ///
    /// # Errors
    /// As the engine says.
    pub fn execute(&self, sql: &str, params: impl Params) -> Result<usize> {
        self.prepare_cached(sql)?.execute(params)
    }

    /// Returns the one row of a statement.
    ///
    /// # Errors
    /// There is no row, there are several, or as the engine says.
    pub fn query_one<T>(
        &self,
        sql: &str,
        params: impl Params,
        read: impl FnOnce(&Row<'_>) -> Result<T>,
    ) -> Result<T> {
        self.prepare_cached(sql)?.query_one(params, read)
    }

    /// Runs statements without values, one after the other.
    ///
    /// # Errors
    /// As the engine says.
    pub fn run(&self, sql: &str) -> Result<()> {
        match self {
            Self::Sqlite(db) => db.execute_batch(sql)?,
            Self::Postgres(session) => session.borrow_mut().run(sql)?,
        }
        Ok(())
    }

    /// Runs statements without values, and does not wait for a server's answer: an error is that of a later statement.
    ///
    /// # Errors
    /// As the engine says.
    pub fn send(&self, sql: &str) -> Result<()> {
        match self {
            Self::Sqlite(_) => self.run(sql)?,
            Self::Postgres(session) => session.borrow_mut().send_text(sql)?,
        }
        Ok(())
    }

    /// Sets for how long an answer of a server is waited for; none: without end. A connection that gave none in time is of
    /// no use any more.
    pub fn wait_for(&self, patience: Option<Duration>) {
        if let Self::Postgres(session) = self {
            session.borrow_mut().wait_for(patience);
        }
    }

    /// Reads one state of the database, by however many statements. Nothing may be written.
    ///
    /// # Errors
    /// As the engine says, or as the reading does.
    pub fn in_one_state<T, E: From<Error>>(
        &self,
        read: impl FnOnce(&Self) -> std::result::Result<T, E>,
    ) -> std::result::Result<T, E> {
        match self {
            Self::Sqlite(db) => {
                // Dropped at the end: nothing was written, so rolling back and committing are the same.
                let _transaction = db.unchecked_transaction().map_err(Error::from)?;
                read(self)
            }
            Self::Postgres(_) => {
                self.run("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")?;
                let found = read(self);
                self.run("ROLLBACK")?;
                found
            }
        }
    }

    /// Calls a function with each row of a statement without values, while the others wait in the database.
    ///
    /// # Errors
    /// As the engine or the function says.
    pub fn each_row(&self, sql: &str, call: &mut dyn FnMut(&Row<'_>) -> Result<()>) -> Result<()> {
        match self {
            Self::Sqlite(_) => {
                let mut statement = self.prepare_cached(sql)?;
                let mut rows = statement.query([])?;
                while let Some(row) = rows.next()? {
                    call(&row)?;
                }
                Ok(())
            }
            Self::Postgres(session) => session.borrow_mut().each_row(sql, call),
        }
    }

    /// Returns the names of a table's columns.
    ///
    /// # Errors
    /// As the engine says.
    pub fn columns(&self, table: &str) -> Result<Vec<String>> {
        let sql = format!("SELECT * FROM {table} LIMIT 0");
        match self {
            Self::Sqlite(db) => {
                let names = db.prepare(&sql)?;
                Ok(names.column_names().map(str::to_owned).collect())
            }
            Self::Postgres(session) => session.borrow_mut().columns(&sql),
        }
    }

    /// Has the next rows of tables, each with the column of its number, numbered after those that are there. SQLite does
    /// so by itself.
    ///
    /// # Errors
    /// As the engine says.
    pub fn number_on(&self, tables: &[(&str, &str)]) -> Result<()> {
        let Self::Postgres(_) = self else { return Ok(()) };
        tables.iter().try_for_each(|(table, column)| {
            let sql = format!(
                "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), MAX({column})) FROM {table}
                 HAVING MAX({column}) IS NOT NULL"
            );
            self.run(&sql)
        })
    }
}

impl From<rusqlite::Connection> for Db {
    fn from(db: rusqlite::Connection) -> Self {
        Self::Sqlite(db)
    }
}

impl From<Session> for Db {
    fn from(session: Session) -> Self {
        Self::Postgres(Box::new(RefCell::new(session)))
    }
}

/// A row that may be missing.
pub trait OptionalExtension<T> {
    /// Gives nothing in the place of the error that there is no row.
    ///
    /// # Errors
    /// Any other error.
    fn optional(self) -> Result<Option<T>>;
}

impl<T> OptionalExtension<T> for Result<T> {
    fn optional(self) -> Result<Option<T>> {
        match self {
            Ok(value) => Ok(Some(value)),
            Err(Error::Sqlite(rusqlite::Error::QueryReturnedNoRows)) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_of_the_disk_is_told_from_damage() {
        let error =
            |code| Error::Sqlite(rusqlite::Error::SqliteFailure(ffi::Error::new(code), None));
        for code in [
            ffi::SQLITE_FULL,
            ffi::SQLITE_IOERR,
            ffi::SQLITE_IOERR_READ,
            ffi::SQLITE_BUSY,
            ffi::SQLITE_CANTOPEN,
        ] {
            assert!(error(code).is_of_the_system(), "{code}");
        }
        for code in [
            ffi::SQLITE_CORRUPT,
            ffi::SQLITE_NOTADB,
            ffi::SQLITE_ERROR,
            ffi::SQLITE_IOERR_DATA,
            ffi::SQLITE_IOERR_CORRUPTFS,
        ] {
            assert!(!error(code).is_of_the_system(), "{code}");
        }
        assert!(!Error::silence().is_of_the_system(), "a server's");
    }
}
