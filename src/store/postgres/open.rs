//! Connecting to a server: the right settings, the right tables, and a sentence for what is wrong.

use std::fmt;
use std::time::Duration;

use postgres::error::SqlState;
use postgres::{Client, Config, NoTls};
use refinery::error::Kind;

use crate::store::db::{Db, Error, Session};
use crate::store::sql::nodes;
use crate::store::sqlite::open::OpenError;

mod migrations {
    refinery::embed_migrations!("migrations/postgres");
    pub use migrations::runner;
}

/// The oldest server that is served, as `server_version_num` writes it: PostgreSQL 15.
const OLDEST: i64 = 150_000;

/// Key of the lock under which one node at a time changes the tables: "Nara".
const MIGRATING: i64 = 0x4E61_7261;

/// Settings of every connection. A statement that takes so long is lost anyway: Discord takes an answer for three seconds.
/// A transaction that waits for a program which is held up is undone before those that wait for its locks give up.
const SETTINGS: &str = "SET statement_timeout = '20s'; SET lock_timeout = '8s';
    SET idle_in_transaction_session_timeout = '5s'; SET client_min_messages = warning";

/// Brings the database of an address up to date, and joins its nodes. Returns the connection by which the others know that
/// this one lives, and its number.
pub fn open(address: &str) -> Result<(Config, Db, i64), OpenError> {
    let (config, client) = up_to_date(address)?;
    let db = Db::from(Session::new(client, None));
    // While rows are copied into the database, this waits for as long as any statement may wait for a lock.
    let node = nodes::join(&db).map_err(|error| refused(&error))?;
    Ok((config, db, node))
}

/// Brings the database of an address up to date, and has it for this process alone as long as the client lives.
pub fn alone(address: &str) -> Result<Client, OpenError> {
    let (_, mut client) = up_to_date(address)?;
    take(&mut client).map_err(|error| refused(&Error::from(error)))??;
    Ok(client)
}

/// Reads an address, and brings the database there up to date.
fn up_to_date(address: &str) -> Result<(Config, Client), OpenError> {
    let mut config: Config = address.parse().map_err(|error| refused(&Error::from(error)))?;
    config.application_name("narabe").connect_timeout(Duration::from_secs(5));
    config.keepalives_idle(Duration::from_secs(5)).tcp_user_timeout(Duration::from_secs(10));
    let mut client = connect(&config).map_err(|error| refused(&Error::from(error)))?;
    prepare(&mut client).map_err(|error| refused(&Error::from(error)))??;
    Ok((config, client))
}

/// Takes the lock that all nodes share. One that has just ended may hold it for a moment longer.
fn take(client: &mut Client) -> Result<Result<(), OpenError>, postgres::Error> {
    client.batch_execute("SET lock_timeout = '5s'")?;
    match client.execute("SELECT pg_advisory_lock($1)", &[&nodes::IN_USE]) {
        Ok(_) => Ok(Ok(())),
        Err(error) if error.code() == Some(&SqlState::LOCK_NOT_AVAILABLE) => {
            Ok(Err(refused(&"a Narabe uses it")))
        }
        Err(error) => Err(error),
    }
}

/// Connects to a database only to look at it, beside nodes that may be running.
pub fn look(address: &str) -> Result<Client, OpenError> {
    let config: Config = address.parse().map_err(|error| refused(&Error::from(error)))?;
    let client = connect(&config).and_then(|mut client| {
        client.batch_execute("SET default_transaction_read_only = on")?;
        Ok(client)
    });
    let mut client = client.map_err(|error| refused(&Error::from(error)))?;
    // One state of a large database is read for as long as that takes.
    take_time(&mut client)?;
    Ok(client)
}

/// Makes a connection.
pub fn connect(config: &Config) -> Result<Client, postgres::Error> {
    let mut client = config.connect(NoTls)?;
    client.batch_execute(SETTINGS)?;
    Ok(client)
}

/// Lets the statements and transactions of a connection take their time.
pub fn take_time(client: &mut Client) -> Result<(), OpenError> {
    let settings = "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0";
    client.batch_execute(settings).map_err(|error| refused(&Error::from(error)))
}

/// The sentence for a server that cannot be used.
pub fn refused(cause: &dyn fmt::Display) -> OpenError {
    OpenError::Server { cause: cause.to_string() }
}

/// Looks whose database it is, and makes or changes its tables.
fn prepare(client: &mut Client) -> Result<Result<(), OpenError>, postgres::Error> {
    let version: String = client.query_one("SHOW server_version_num", &[])?.get(0);
    if version.parse().is_ok_and(|version: i64| version < OLDEST) {
        return Ok(Err(refused(&"it is older than PostgreSQL 15")));
    }
    // Migrations take their time, and other nodes that start wait for them.
    client.batch_execute("SET statement_timeout = 0; SET lock_timeout = 0")?;
    client.execute("SELECT pg_advisory_lock($1)", &[&MIGRATING])?;
    let done = if is_foreign(client)? { Err(foreign()) } else { migrate(client) };
    client.execute("SELECT pg_advisory_unlock($1)", &[&MIGRATING])?;
    client.batch_execute(SETTINGS)?;
    Ok(done)
}

fn foreign() -> OpenError {
    refused(&"it belongs to another program: make a database for Narabe alone")
}

/// True if there are tables, but none by which the migrations are known.
fn is_foreign(client: &mut Client) -> Result<bool, postgres::Error> {
    let sql =
        "SELECT count(*) > 0 AND count(*) FILTER (WHERE table_name = 'refinery_schema_history') = 0
               FROM information_schema.tables WHERE table_schema = current_schema()";
    Ok(client.query_one(sql, &[])?.get(0))
}

/// Applies what the database lacks, all in one transaction.
fn migrate(client: &mut Client) -> Result<(), OpenError> {
    let runner = migrations::runner().set_grouped(true);
    runner.run(client).map(drop).map_err(|error| match error.kind() {
        Kind::MissingVersion(_) | Kind::DivergentVersion(..) => refused(
            &"a newer program has changed its tables: run that one, or restore a backup from before it",
        ),
        Kind::Connection(_, cause) => refused(cause),
        _ => refused(&error),
    })
}
