//! A prepared statement, and the four ways to run it.

use std::cell::RefCell;

use super::session::{Prepared, Session};
use super::{Params, Result, Row, Rows};

/// A prepared statement of a connection.
pub enum Statement<'d> {
    /// SQLite's, which goes back among those of its connection.
    Sqlite(rusqlite::CachedStatement<'d>),
    /// PostgreSQL's, and the connection that has it.
    Postgres(&'d RefCell<Session>, Prepared),
}

impl Statement<'_> {
    /// Runs it and gives the number of rows that it changed.
    ///
    /// # Errors
    /// As the engine says.
    pub fn execute(&mut self, params: impl Params) -> Result<usize> {
        match self {
            Self::Sqlite(statement) => {
                bind(statement, &params)?;
                Ok(statement.raw_execute()?)
            }
            Self::Postgres(session, statement) => session.borrow_mut().execute(statement, &params),
        }
    }

    /// Runs it, and does not wait for a server's answer: an error is that of a later statement, at the latest of the
    /// commit. For what a transaction writes where no number of rows is asked for.
    ///
    /// # Errors
    /// As the engine says, about this statement or one before it.
    pub fn send(&mut self, params: impl Params) -> Result<()> {
        match self {
            Self::Sqlite(_) => self.execute(params).map(drop),
            Self::Postgres(session, statement) => session.borrow_mut().send(statement, &params),
        }
    }

    /// Runs it and gives its rows.
    ///
    /// # Errors
    /// As the engine says.
    pub fn query(&mut self, params: impl Params) -> Result<Rows<'_>> {
        match self {
            Self::Sqlite(statement) => {
                bind(statement, &params)?;
                Ok(Rows::Sqlite(statement.raw_query()))
            }
            Self::Postgres(session, statement) => {
                Ok(Rows::Postgres(session.borrow_mut().query(statement, &params)?, 0))
            }
        }
    }

    /// Runs it with several sets of values, and gives what is read from the first row of each; none where it gives no row. On a
    /// server all are sent before the first answer is waited for.
    ///
    /// # Errors
    /// As the engine says.
    pub fn query_each<P: Params, T>(
        &mut self,
        sets: &[P],
        read: impl Fn(&Row<'_>) -> Result<T>,
    ) -> Result<Vec<Option<T>>> {
        match self {
            Self::Sqlite(statement) => {
                let one = |values: &P| {
                    bind(statement, values)?;
                    let mut rows = Rows::Sqlite(statement.raw_query());
                    rows.next()?.map(|row| read(&row)).transpose()
                };
                sets.iter().map(one).collect()
            }
            Self::Postgres(session, statement) => {
                let answers = session.borrow_mut().query_each(statement, sets)?;
                let one =
                    |rows: Vec<_>| rows.first().map(|row| read(&Row::Postgres(row))).transpose();
                answers.into_iter().map(one).collect()
            }
        }
    }

    /// Runs it and gives what is read from each row.
    ///
    /// # Errors
    /// As the engine says.
    pub fn query_map<T, F>(&mut self, params: impl Params, read: F) -> Result<Mapped<'_, F>>
    where
        F: FnMut(&Row<'_>) -> Result<T>,
    {
        Ok(Mapped { rows: self.query(params)?, read })
    }

    /// Returns what is read from its one row.
    ///
    /// # Errors
    /// There is no row, there are several, or as the engine says.
    pub fn query_one<T>(
        &mut self,
        params: impl Params,
        read: impl FnOnce(&Row<'_>) -> Result<T>,
    ) -> Result<T> {
        let mut rows = self.query(params)?;
        let row = rows.next()?.ok_or(rusqlite::Error::QueryReturnedNoRows)?;
        let value = read(&row)?;
        match rows.next()? {
            None => Ok(value),
            Some(_) => Err(rusqlite::Error::QueryReturnedMoreThanOneRow.into()),
        }
    }

    /// True if it has a row.
    ///
    /// # Errors
    /// As the engine says.
    pub fn exists(&mut self, params: impl Params) -> Result<bool> {
        Ok(self.query(params)?.next()?.is_some())
    }
}

fn bind(statement: &mut rusqlite::CachedStatement<'_>, params: &impl Params) -> Result<()> {
    let mut given = 0;
    params.each(&mut |number, value| {
        given = number;
        Ok(statement.raw_bind_parameter(number, value)?)
    })?;
    let wanted = statement.parameter_count();
    if given == wanted {
        Ok(())
    } else {
        Err(rusqlite::Error::InvalidParameterCount(given, wanted).into())
    }
}

/// Values read from the rows of an answer.
pub struct Mapped<'s, F> {
    rows: Rows<'s>,
    read: F,
}

impl<T, F: FnMut(&Row<'_>) -> Result<T>> Iterator for Mapped<'_, F> {
    type Item = Result<T>;

    fn next(&mut self) -> Option<Result<T>> {
        match self.rows.next() {
            Ok(row) => row.map(|row| (self.read)(&row)),
            Err(error) => Some(Err(error)),
        }
    }
}
