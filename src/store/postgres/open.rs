//! Connecting to a server: the right settings, the right tables, and a sentence for what is wrong.

use std::fmt;
use std::time::Duration;

use refinery::error::Kind;

use super::server::{AddressError, Server};
use crate::store::db::{self, Db, params};
use crate::store::parts::{self, Part};
use crate::store::sql::nodes;
use crate::store::sqlite::open::{HISTORY, OpenError, newest, parts_of};

mod migrations {
    refinery::embed_migrations!("../migrations/postgres");
    pub use migrations::runner;
}

/// The oldest server that is served, as `server_version_num` writes it: PostgreSQL 15.
const OLDEST: i64 = 150_000;

/// Key of the lock under which one node at a time changes the tables: "Nara".
const MIGRATING: i64 = 0x4E61_7261;

/// Tables that a server has beside those of a file, since the schema of that number.
const OF_NODES: ([&str; 2], i64) = (["nodes", "leases"], 45);

/// Settings of every connection. A statement that takes so long is lost anyway: Discord takes an answer for three seconds.
/// A transaction that waits for a program which is held up is undone before those that wait for its locks give up. Every
/// statement is planned once, as SQLite does, for which they are written, and none is worth being compiled. A commit is
/// answered once it is on the server's disk, though the database or the role is set to answer before: a crash of the server
/// would take moves that players were told of. What waits for standbys as well stays.
/// <https://www.postgresql.org/docs/current/runtime-config-query.html#GUC-PLAN-CACHE-MODE>,
/// <https://www.postgresql.org/docs/current/runtime-config-wal.html#GUC-SYNCHRONOUS-COMMIT>
const SETTINGS: &str = "SET statement_timeout = '20s'; SET lock_timeout = '8s'; SET plan_cache_mode = force_generic_plan;
    SET idle_in_transaction_session_timeout = '5s'; SET client_min_messages = warning; SET jit = off;
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

/// Longest wait for an answer. The server itself breaks a statement off before, so that one which says nothing for so long
/// is away, whatever the connection looks like.
const ANSWER_WITHIN: Duration = Duration::from_secs(30);

/// Brings the database of an address up to date, and joins its nodes. Returns the connection by which the others know that
/// this one lives, and its number.
pub fn open(address: &str) -> Result<(Server, Db, i64), OpenError> {
    let (server, db) = up_to_date(address)?;
    // While rows are copied into the database, this waits for as long as any statement may wait for a lock.
    let node = nodes::join(&db).map_err(|error| refused(&error))?;
    Ok((server, db, node))
}

/// Brings the database of an address up to date, and has it for this process alone as long as the connection lives. Its
/// statements may take their time.
pub fn alone(address: &str) -> Result<Db, OpenError> {
    let (_, db) = up_to_date(address)?;
    take(&db)?;
    take_time(&db)?;
    Ok(db)
}

/// Returns what is wrong with how an address is written; none where it can be tried.
pub fn fault(address: &str) -> Option<String> {
    match Server::read(address) {
        Err(AddressError::Certificates { .. }) | Ok(_) => None,
        Err(error) => Some(format!(
            "the address of the PostgreSQL database, such as postgres://USER@HOST/NAME, cannot be used: {error}"
        )),
    }
}

/// Reads an address, and brings the database there up to date.
fn up_to_date(address: &str) -> Result<(Server, Db), OpenError> {
    let server = Server::read(address).map_err(|error| refused(&error))?;
    let db = connect(&server, None).map_err(|error| refused(&error))?;
    prepare(&server, &db)?;
    Ok((server, db))
}

/// Takes the lock that all nodes share. One that has just ended may hold it for a moment longer.
fn take(db: &Db) -> Result<(), OpenError> {
    let taken = db.run(&format!("SELECT pg_advisory_lock({})", nodes::IN_USE));
    taken.map_err(|error| match error.is_of_a_lock() {
        true => refused(&"a Narabe uses it"),
        false => refused(&error),
    })
}

/// Connects to a database only to look at it, beside nodes that may be running. One state of a large database is read for
/// as long as that takes.
pub fn look(address: &str) -> Result<Db, OpenError> {
    let server = Server::read(address).map_err(|error| refused(&error))?;
    let db = connect(&server, None).map_err(|error| refused(&error))?;
    db.run("SET default_transaction_read_only = on").map_err(|error| refused(&error))?;
    take_time(&db)?;
    Ok(db)
}

/// Makes a connection. `trace` is called with each statement that is run.
pub fn connect(server: &Server, trace: Option<fn(&str)>) -> db::Result<Db> {
    let db = Db::from(server.connect(trace)?);
    set_up(&db)?;
    Ok(db)
}

/// Gives a connection its settings, among them limits on the time of statements, and limits the wait for answers.
fn set_up(db: &Db) -> db::Result<()> {
    db.wait_for(Some(ANSWER_WITHIN));
    db.run(SETTINGS)
}

/// Lets the statements and transactions of a connection take their time.
fn take_time(db: &Db) -> Result<(), OpenError> {
    db.wait_for(None);
    let settings = "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0";
    db.run(settings).map_err(|error| refused(&error))
}

/// Returns the number of the schema that this program writes.
pub fn schema() -> i64 {
    newest(&migrations::runner())
}

/// The sentence for a server that cannot be used.
pub fn refused(cause: &dyn fmt::Display) -> OpenError {
    OpenError::Server { cause: cause.to_string() }
}

/// Looks whose database it is, and makes or changes its tables.
fn prepare(server: &Server, db: &Db) -> Result<(), OpenError> {
    let failed = |error: db::Error| refused(&error);
    let version = "SELECT CAST(current_setting('server_version_num') AS BIGINT)";
    if db.query_one(version, params![], |row| row.get::<_, i64>(0)).map_err(failed)? < OLDEST {
        return Err(refused(&"it is older than PostgreSQL 15"));
    }
    // Migrations take their time, and other nodes that start wait for them.
    db.wait_for(None);
    db.run("SET statement_timeout = 0; SET lock_timeout = 0").map_err(failed)?;
    db.run(&format!("SELECT pg_advisory_lock({MIGRATING})")).map_err(failed)?;
    let done = must_be_ours(db).and_then(|()| migrate(server));
    db.run(&format!("SELECT pg_advisory_unlock({MIGRATING})")).map_err(failed)?;
    set_up(db).map_err(failed)?;
    done
}

/// Looks whose tables there are, and whether all parts of their schema are there: a migration could fail for want of one, or
/// leave a database that the program before takes no more.
fn must_be_ours(db: &Db) -> Result<(), OpenError> {
    let failed = |error: db::Error| refused(&error);
    if is_foreign(db).map_err(failed)? {
        return Err(refused(&"it belongs to another program: make a database for Narabe alone"));
    }
    match lost_part(db).map_err(failed)? {
        Some(part) => Err(OpenError::IncompleteServer { part }),
        None => Ok(()),
    }
}

/// True if there are tables, but none by which the migrations are known.
fn is_foreign(db: &Db) -> db::Result<bool> {
    let sql =
        "SELECT count(*) > 0 AND count(*) FILTER (WHERE table_name = 'refinery_schema_history') = 0
               FROM information_schema.tables WHERE table_schema = current_schema()";
    db.query_one(sql, params![], |row| row.get(0))
}

/// Returns a part that the schema of the database has and the database lacks; none where no schema is made yet, or it is
/// newer than the program's. Of the tables about nodes, which no file has, it misses no column.
fn lost_part(db: &Db) -> db::Result<Option<Part>> {
    let there = parts::of_server(db)?;
    if there.is_empty() {
        return Ok(None);
    }
    let sql = format!("SELECT CAST(max(version) AS BIGINT) FROM {HISTORY}");
    let version = db.query_one(&sql, params![], |row| row.get::<_, Option<i64>>(0))?;
    let Some(version) = version.filter(|version| *version <= schema()) else { return Ok(None) };
    let mut wanted = parts_of(version)?;
    let (of_nodes, since) = OF_NODES;
    if version >= since {
        wanted.extend(of_nodes.map(|table| Part::Table(table.to_owned())));
    }
    Ok(wanted.difference(&there).next().cloned())
}

/// Applies what the database lacks, all in one transaction, on a connection of its own.
fn migrate(server: &Server) -> Result<(), OpenError> {
    let (mut client, runtime) = server.client().map_err(|error| refused(&error))?;
    let runner = migrations::runner().set_grouped(true);
    let migrated = runtime.block_on(runner.run_async(&mut client));
    migrated.map(drop).map_err(|error| match error.kind() {
        Kind::MissingVersion(_) | Kind::DivergentVersion(..) => refused(
            &"a newer program has changed its tables: run that one, or restore a backup from before it",
        ),
        Kind::Connection(_, cause) => refused(cause),
        _ => refused(&error),
    })
}
