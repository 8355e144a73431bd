//! A connection to PostgreSQL with its prepared statements.

use std::collections::HashMap;
use std::error::Error as _;

use postgres::error::SqlState;
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::private::BytesMut;
use postgres::types::{IsNull, ToSql as ToServer, Type, to_sql_checked};
use postgres::{Client, Statement};

use super::{Error, Params, Result, ToSql, Value, dialect};
use rusqlite::types::{ToSqlOutput, ValueRef};

/// A connection to a server.
pub struct Session {
    client: Client,
    statements: HashMap<String, Statement>,
    /// True if a statement has failed since it was last asked, because two transactions waited for each other.
    deadlocked: bool,
    /// Function that is called with each statement that is run.
    trace: Option<fn(&str)>,
}

impl Session {
    /// Takes a connection. `trace` is called with each statement that is run.
    pub fn new(client: Client, trace: Option<fn(&str)>) -> Self {
        Self { client, statements: HashMap::new(), deadlocked: false, trace }
    }

    /// True if a statement has failed since the last call because two transactions waited for each other, after which the
    /// whole transaction may be run again.
    pub fn take_deadlock(&mut self) -> bool {
        std::mem::take(&mut self.deadlocked)
    }

    /// Finds a statement among the prepared ones, or prepares it.
    pub(super) fn prepare(&mut self, sql: &str) -> Result<Statement> {
        if let Some(statement) = self.statements.get(sql) {
            return Ok(statement.clone());
        }
        let prepared = self.client.prepare_typed(&dialect::postgres(sql), &dialect::types(sql));
        let statement = self.noted(prepared)?;
        self.statements.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }

    pub(super) fn run(&mut self, sql: &str) -> Result<()> {
        self.traced(sql);
        let done = self.client.batch_execute(sql);
        self.noted(done)
    }

    pub(super) fn execute(&mut self, statement: &Statement, params: &impl Params) -> Result<usize> {
        let values = values(params)?;
        self.traced("");
        let changed = self.client.execute(statement, &borrowed(&values));
        self.noted(changed).map(|rows| rows as usize)
    }

    pub(super) fn query(
        &mut self,
        statement: &Statement,
        params: &impl Params,
    ) -> Result<Vec<postgres::Row>> {
        let values = values(params)?;
        self.traced("");
        let rows = self.client.query(statement, &borrowed(&values));
        self.noted(rows)
    }

    pub(super) fn each_row(
        &mut self,
        sql: &str,
        call: &mut dyn FnMut(&super::Row<'_>) -> Result<()>,
    ) -> Result<()> {
        let none: [&str; 0] = [];
        let mut rows = self.client.query_raw(sql, none)?;
        while let Some(row) = rows.next()? {
            call(&super::Row::Postgres(&row))?;
        }
        Ok(())
    }

    pub(super) fn columns(&mut self, sql: &str) -> Result<Vec<String>> {
        let prepared = self.client.prepare(sql)?;
        Ok(prepared.columns().iter().map(|column| column.name().to_owned()).collect())
    }

    fn traced(&self, sql: &str) {
        if let Some(trace) = self.trace {
            trace(sql);
        }
    }

    /// Remembers an error by which the transaction may be run again.
    fn noted<T>(&mut self, result: std::result::Result<T, postgres::Error>) -> Result<T> {
        if let Err(error) = &result {
            self.deadlocked |= error.code() == Some(&SqlState::T_R_DEADLOCK_DETECTED);
        }
        Ok(result?)
    }
}

/// Returns an error's words: its own name for what failed is followed by the server's sentence.
pub(super) fn sentence(error: &postgres::Error) -> String {
    match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}

/// A value for a placeholder, of the type that the server has found for it.
#[derive(Debug)]
struct Given(Value);

fn values(params: &impl Params) -> Result<Vec<Given>> {
    let mut values = Vec::new();
    params.each(&mut |_, value| {
        values.push(Given(owned(value)?));
        Ok(())
    })?;
    Ok(values)
}

fn owned(value: &dyn ToSql) -> Result<Value> {
    let odd = |error: String| Error::from(rusqlite::Error::ToSqlConversionFailure(error.into()));
    match value.to_sql()? {
        ToSqlOutput::Owned(value) => Ok(value),
        ToSqlOutput::Borrowed(value) => copied(value).map_err(|error| odd(error.to_string())),
        other => Err(odd(format!("{other:?} is no value of a row"))),
    }
}

fn copied(value: ValueRef<'_>) -> std::result::Result<Value, std::str::Utf8Error> {
    Ok(match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Integer(number),
        ValueRef::Real(number) => Value::Real(number),
        ValueRef::Text(text) => Value::Text(str::from_utf8(text)?.to_owned()),
        ValueRef::Blob(bytes) => Value::Blob(bytes.to_vec()),
    })
}

fn borrowed(values: &[Given]) -> Vec<&(dyn ToServer + Sync)> {
    values.iter().map(|value| value as &(dyn ToServer + Sync)).collect()
}

impl ToServer for Given {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> std::result::Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        let value: &dyn ToServer = match (&self.0, kind) {
            (Value::Null, _) => return Ok(IsNull::Yes),
            (Value::Integer(number), &Type::INT8) => number,
            (Value::Integer(number), &Type::INT4) => &i32::try_from(*number)?,
            (Value::Integer(number), &Type::BOOL) => &(*number != 0),
            (Value::Integer(number), &Type::FLOAT8) => &(*number as f64),
            (Value::Real(number), &Type::FLOAT8) => number,
            (Value::Text(text), _) if <&str as ToServer>::accepts(kind) => text,
            (Value::Blob(bytes), &Type::BYTEA) => bytes,
            (value, kind) => return Err(format!("{value:?} is not of type {kind}").into()),
        };
        value.to_sql_checked(kind, out)
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}
