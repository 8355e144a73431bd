//! A copy of a database in another place, table by table with all numbers, so that what Discord shows stays true.

use std::io;
use std::path::{Path, PathBuf};

use super::StoreError;
use super::db::{self, Db, Value, params_from_iter};
use super::location::Location;
use super::postgres::apart;
use super::sqlite::backup::{is_no_file, make_part, publish, remove_part};
use super::sqlite::open::{self, OpenError, beside};

/// All tables, each after those that it refers to.
pub const TABLES: [&str; 52] = [
    "guilds",
    "people",
    "games",
    "members",
    "moves",
    "inbox",
    "acts",
    "outbox",
    "notes",
    "preferences",
    "memberships",
    "seasons",
    "results",
    "scores",
    "meetings",
    "ratings",
    "rungs",
    "vacations",
    "settings",
    "blocks",
    "audit",
    "erasures",
    "erased",
    "credits",
    "rerankings",
    "recounts",
    "edges",
    "starts",
    "machines",
    "events",
    "entrants",
    "pairings",
    "event_games",
    "sets",
    "hills",
    "climbers",
    "hill_games",
    "given_roles",
    "role_checks",
    "weeks",
    "puzzle_days",
    "puzzle_attempts",
    "puzzle_posts",
    "own_puzzles",
    "puzzle_sources",
    "book",
    "ballots",
    "guessers",
    "plans",
    "position_notes",
    "across_servers",
    "guests",
];

/// Tables whose rows are numbered by the database, and the column of the number.
pub const NUMBERED: [(&str, &str); 7] = [
    ("games", "id"),
    ("outbox", "id"),
    ("results", "seq"),
    ("audit", "id"),
    ("events", "id"),
    ("hills", "id"),
    ("own_puzzles", "id"),
];

/// Rows that one statement writes.
const ROWS: usize = 100;

/// Reason why a database was not copied.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The other place cannot be used.
    #[error("{}", .0.named_by("--to"))]
    To(OpenError),
    /// Something is in the other database already.
    #[error("There is something in {0} already: name a database that is empty.")]
    Taken(Location),
    /// A log lies beside the name of the file that is to be made.
    #[error("The log of another database lies beside {}: move it away, or name another file.", .0.display())]
    Beside(PathBuf),
    /// The other place is a device, a pipe, or a link that leads nowhere.
    #[error("{} is no file, but a device, a pipe or a link that leads nowhere: name a file for the copy.", .0.display())]
    NoFile(PathBuf),
    /// Reading or writing failed.
    #[error("The database was not copied: {0}")]
    Failed(StoreError),
}

impl From<StoreError> for CopyError {
    fn from(error: StoreError) -> Self {
        Self::Failed(error)
    }
}

/// Copies a database that no bot uses to a place where there is none yet, or an empty one. Returns the number of rows.
///
/// # Errors
/// A sentence for the operator. No row was written then: a new file is not there, and an empty database has no more than its
/// tables.
pub fn copy(from: &Location, to: &Location) -> Result<u64, CopyError> {
    apart(|| {
        let from = from.connect_to_look()?;
        match to {
            Location::File(path) if is_no_file(path) => Err(CopyError::NoFile(path.clone())),
            Location::File(path) if path.symlink_metadata().is_err() => fill_new(&from, path),
            _ => fill(&from, to),
        }
    })
}

/// Fills a file that is not there yet. It has another name until all is in it and on the disk.
fn fill_new(from: &Db, to: &Path) -> Result<u64, CopyError> {
    let to = open::resolve(to).map_err(CopyError::To)?;
    // It would be taken for the copy's own.
    if open::has_log(&to) {
        return Err(CopyError::Beside(to));
    }
    let unusable = |error: io::Error| CopyError::To(open::failed(&to, &error));
    let part = make_part(&to).map_err(unusable)?;
    let filled = fill(from, &Location::File(part.clone())).and_then(|rows| {
        must_be_whole(&part)?;
        publish(&part, &to).map(|()| rows).map_err(unusable)
    });
    // Whatever of them is left: all where it failed.
    remove_part(&part);
    filled
}

/// Checks that nothing is left in the write-ahead log, which is removed once all of it is in the file.
fn must_be_whole(part: &Path) -> Result<(), StoreError> {
    if beside(part, "-wal").exists() {
        let why = "its log does not fit into the file: look at the disk and its free space";
        return Err(StoreError::Hindered(why.to_owned()));
    }
    Ok(())
}

/// Fills a database that has no rows yet, in one transaction.
fn fill(from: &Db, to: &Location) -> Result<u64, CopyError> {
    let to_write = to.connect_to_fill().map_err(CopyError::To)?;
    let db = &to_write.db;
    if !is_empty(db)? {
        return Err(CopyError::Taken(to.clone()));
    }
    db.run("BEGIN").map_err(StoreError::from)?;
    let copied = from.in_one_state(|from| copy_tables(from, db));
    let copied = copied.and_then(|rows| Ok(db.run("COMMIT").map(|()| rows)?));
    if copied.is_err() {
        // The engine may have done so by itself.
        let _ = db.run("ROLLBACK");
    }
    Ok(copied?)
}

/// True if no table has a row.
fn is_empty(db: &Db) -> Result<bool, StoreError> {
    for table in TABLES {
        let mut query = db.prepare_cached(&format!("SELECT 1 FROM {table} LIMIT 1"))?;
        if query.exists([])? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn copy_tables(from: &Db, to: &Db) -> Result<u64, StoreError> {
    let mut rows = 0;
    for table in TABLES {
        rows += copy_table(from, to, table)?;
    }
    to.number_on(&NUMBERED)?;
    Ok(rows)
}

fn copy_table(from: &Db, to: &Db, table: &str) -> Result<u64, StoreError> {
    let columns = from.columns(table)?;
    let named = columns.join(", ");
    let (mut rows, mut waiting) = (0, Vec::new());
    from.each_row(&format!("SELECT {named} FROM {table}"), &mut |row| {
        waiting.extend(row.values()?);
        rows += 1;
        if waiting.len() == ROWS * columns.len() {
            insert(to, table, &columns, &mut waiting)?;
        }
        Ok(())
    })?;
    insert(to, table, &columns, &mut waiting)?;
    Ok(rows)
}

/// Writes rows by one statement.
fn insert(to: &Db, table: &str, columns: &[String], values: &mut Vec<Value>) -> db::Result<()> {
    if values.is_empty() {
        return Ok(());
    }
    let row = |row: usize| {
        let first = row * columns.len() + 1;
        let numbers: Vec<String> =
            (first..first + columns.len()).map(|number| format!("?{number}")).collect();
        format!("({})", numbers.join(", "))
    };
    let rows: Vec<String> = (0..values.len() / columns.len()).map(row).collect();
    let sql = format!("INSERT INTO {table} ({}) VALUES {}", columns.join(", "), rows.join(", "));
    to.execute(&sql, params_from_iter(values.drain(..))).map(drop)
}
