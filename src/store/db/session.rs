//! A connection to PostgreSQL with its prepared statements.
//!
//! The client belongs to a runtime of the connection's own, so that a thread can wait for an answer. A statement that needs
//! none is sent ahead ([`Session::send`]) and answered while a later one is waited for: on a far server a transaction takes
//! as long as the answers that it waits for. The server runs statements in the order in which they were sent, and after one
//! that fails none until the transaction ends.
//! <https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING>

use std::collections::HashMap;
use std::error::Error as _;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use futures_util::future::{MaybeDone, join, maybe_done, try_join_all};
use futures_util::{StreamExt, TryStreamExt};
use tokio::runtime::Runtime;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql as ToServer, Type, to_sql_checked};
use tokio_postgres::{Client, Statement};

use super::{Error, Params, Result, ToSql, Value, dialect};
use rusqlite::types::{ToSqlOutput, ValueRef};

/// Result of the client's.
type Answered<T> = std::result::Result<T, tokio_postgres::Error>;

/// A request that was sent, whose answer has yet to come.
type Sent = Pin<Box<MaybeDone<Pin<Box<dyn Future<Output = Answered<()>> + Send>>>>>;

/// A prepared statement.
pub struct Prepared {
    text: Arc<str>,
    statement: Statement,
}

/// A connection to a server.
pub struct Session {
    client: Arc<Client>,
    statements: HashMap<Arc<str>, Statement>,
    sent: Vec<Sent>,
    /// True if a statement has failed since it was last asked, because two transactions waited for each other.
    deadlocked: bool,
    /// True if a statement has failed since it was last asked, because the server takes no writes.
    read_only: bool,
    /// Longest wait for an answer; none: without end.
    patience: Option<Duration>,
    /// True once an answer did not come in time: one that comes later would be taken for that of another statement.
    is_lost: bool,
    /// Function that is called with each statement that is run; with a comment where no answer is waited for.
    trace: Option<fn(&str)>,
    // Dropped last: the connection is one of its tasks.
    runtime: Runtime,
}

impl Session {
    /// Takes a client and the runtime that has its connection. `trace` is called with each statement that is run.
    pub fn new(client: Client, runtime: Runtime, trace: Option<fn(&str)>) -> Self {
        Self {
            client: Arc::new(client),
            statements: HashMap::new(),
            sent: Vec::new(),
            deadlocked: false,
            read_only: false,
            patience: None,
            is_lost: false,
            trace,
            runtime,
        }
    }

    /// True if a statement has failed since the last call because two transactions waited for each other, after which the
    /// whole transaction may be run again.
    pub fn take_deadlock(&mut self) -> bool {
        std::mem::take(&mut self.deadlocked)
    }

    /// True if a statement has failed since the last call because the server takes no writes, as one does that is no longer
    /// the primary.
    pub fn take_read_only(&mut self) -> bool {
        std::mem::take(&mut self.read_only)
    }

    /// Sets for how long an answer is waited for.
    pub(super) fn wait_for(&mut self, patience: Option<Duration>) {
        self.patience = patience;
    }

    /// Finds a statement among the prepared ones, or prepares it.
    pub(super) fn prepare(&mut self, sql: &str) -> Result<Prepared> {
        if let Some((text, statement)) = self.statements.get_key_value(sql) {
            return Ok(Prepared { text: Arc::clone(text), statement: statement.clone() });
        }
        let client = Arc::clone(&self.client);
        let (text, types) = (dialect::postgres(sql), dialect::types(sql));
        let statement = self.wait(async { client.prepare_typed(&text, &types).await })?;
        let text: Arc<str> = sql.into();
        self.statements.insert(Arc::clone(&text), statement.clone());
        Ok(Prepared { text, statement })
    }

    pub(super) fn run(&mut self, sql: &str) -> Result<()> {
        self.traced(sql);
        let client = Arc::clone(&self.client);
        self.wait(async { client.batch_execute(sql).await })
    }

    /// Sends statements without values at once, and does not wait for their answer; see [`Session::send`].
    pub(super) fn send_text(&mut self, sql: &str) -> Result<()> {
        self.traced_as_sent(sql);
        let (client, sql) = (Arc::clone(&self.client), sql.to_owned());
        self.put(async move { client.batch_execute(&sql).await })?;
        self.flush();
        Ok(())
    }

    /// Sends a statement with the next one, and does not wait for its answer. The server's error is that of a later
    /// statement, at the latest of the one that ends the transaction.
    pub(super) fn send(&mut self, prepared: &Prepared, params: &impl Params) -> Result<()> {
        let values = values(params)?;
        self.traced_as_sent(&prepared.text);
        let (client, statement) = (Arc::clone(&self.client), prepared.statement.clone());
        self.put(async move { client.execute_raw(&statement, values).await.map(drop) })
    }

    pub(super) fn execute(&mut self, prepared: &Prepared, params: &impl Params) -> Result<usize> {
        let values = values(params)?;
        self.traced(&prepared.text);
        let client = Arc::clone(&self.client);
        let changed = self.wait(async { client.execute_raw(&prepared.statement, values).await })?;
        Ok(changed as usize)
    }

    pub(super) fn query(
        &mut self,
        prepared: &Prepared,
        params: &impl Params,
    ) -> Result<Vec<tokio_postgres::Row>> {
        let values = values(params)?;
        self.traced(&prepared.text);
        let client = Arc::clone(&self.client);
        self.wait(async {
            client.query_raw(&prepared.statement, values).await?.try_collect().await
        })
    }

    /// Runs a statement with several sets of values, and waits for all answers at once.
    pub(super) fn query_each<P: Params>(
        &mut self,
        prepared: &Prepared,
        sets: &[P],
    ) -> Result<Vec<Vec<tokio_postgres::Row>>> {
        let sets = sets.iter().map(values).collect::<Result<Vec<_>>>()?;
        self.traced(&prepared.text);
        let client = Arc::clone(&self.client);
        let query = async |values| {
            let rows = client.query_raw(&prepared.statement, values).await?;
            rows.try_collect().await
        };
        self.wait(try_join_all(sets.into_iter().map(query)))
    }

    pub(super) fn each_row(
        &mut self,
        sql: &str,
        call: &mut dyn FnMut(&super::Row<'_>) -> Result<()>,
    ) -> Result<()> {
        let client = Arc::clone(&self.client);
        let none: [&str; 0] = [];
        let rows = self.wait(async { client.query_raw(sql, none).await })?;
        let mut rows = std::pin::pin!(rows);
        while let Some(row) = self.runtime.block_on(rows.next()) {
            call(&super::Row::Postgres(&row?))?;
        }
        Ok(())
    }

    pub(super) fn columns(&mut self, sql: &str) -> Result<Vec<String>> {
        let client = Arc::clone(&self.client);
        let prepared = self.wait(async { client.prepare(sql).await })?;
        Ok(prepared.columns().iter().map(|column| column.name().to_owned()).collect())
    }

    fn traced(&self, sql: &str) {
        if let Some(trace) = self.trace {
            trace(sql);
        }
    }

    fn traced_as_sent(&self, sql: &str) {
        if let Some(trace) = self.trace {
            trace(&format!("-- sent: {sql}"));
        }
    }

    /// Queues a request, and keeps it until its answer is waited for. It goes out with the next one that is waited for, or
    /// by [`Session::flush`]. An error is the client's own: it has not queued the request.
    fn put(&mut self, request: impl Future<Output = Answered<()>> + Send + 'static) -> Result<()> {
        let mut request: Sent = Box::pin(maybe_done(Box::pin(request)));
        // The first poll queues it. No answer can be there yet.
        self.runtime.block_on(poll_fn(|context| {
            let _ = request.as_mut().poll(context);
            Poll::Ready(())
        }));
        if let Some(refused) = request.as_mut().take_output() {
            return Ok(refused?);
        }
        self.sent.push(request);
        Ok(())
    }

    /// Lets the task of the connection write down what is queued.
    fn flush(&self) {
        self.runtime.block_on(tokio::task::yield_now());
    }

    /// Begins a request, and waits for its answer and those of all before it. The first error is given.
    fn wait<T>(&mut self, request: impl Future<Output = Answered<T>>) -> Result<T> {
        let sent = std::mem::take(&mut self.sent);
        let before = async {
            let mut failed = Ok(());
            for mut request in sent {
                request.as_mut().await;
                failed = failed.and(request.as_mut().take_output().unwrap_or(Ok(())));
            }
            failed
        };
        let (before, answered) = self.in_time(join(before, request))?;
        let answered = before.and(answered);
        if let Err(error) = &answered {
            self.deadlocked |= error.code() == Some(&SqlState::T_R_DEADLOCK_DETECTED);
            self.read_only |= error.code() == Some(&SqlState::READ_ONLY_SQL_TRANSACTION);
        }
        Ok(answered?)
    }

    /// Waits for an answer for as long as one may take: a connection to a server that has stopped, or behind a proxy, may
    /// stand without end and say nothing.
    fn in_time<T>(&mut self, answer: impl Future<Output = T>) -> Result<T> {
        let Some(patience) = self.patience else { return Ok(self.runtime.block_on(answer)) };
        if self.is_lost {
            return Err(Error::silence());
        }
        let answered = self.runtime.block_on(async { timeout(patience, answer).await });
        self.is_lost = answered.is_err();
        answered.map_err(|_late| Error::silence())
    }
}

/// Returns an error's words: its own name for what failed is followed by the server's sentence, without the detail, which
/// has values of the row: errors are logged, and logs name no one.
pub(super) fn sentence(error: &tokio_postgres::Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(said), _) => format!("{error}: {}: {}", said.severity(), said.message()),
        (None, Some(cause)) => format!("{error}: {cause}"),
        (None, None) => error.to_string(),
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
