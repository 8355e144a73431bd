//! Opening a database: one process at a time, the right settings, the right schema, and a sentence for what is wrong.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

use refinery::error::Kind;
use refinery::{Migration, Runner};
use rusqlite::config::DbConfig;
use rusqlite::trace::{TraceEvent, TraceEventCodes};
use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::file_watch::FileWatch;
use super::{Durability, Options};
use crate::store::parts::{self, Part};

mod migrations {
    refinery::embed_migrations!("../migrations/sqlite");
    pub use migrations::runner;
}

/// "Nara", as the first migration writes it into the file's header.
const APPLICATION_ID: i32 = 0x4E61_7261;

/// Table in which the migrations that were applied are listed.
pub(in crate::store) const HISTORY: &str = "refinery_schema_history";

/// Number of threads that read what is not brief; more than a few only wait for each other's processor.
const READERS: usize = 2;

/// Time that a statement waits for a lock. Only tools beside the bot (a backup, an inspection) ever hold one.
const BUSY: Duration = Duration::from_secs(5);

/// Four times the number of a move's statements. Of the 400 that there are, those that rarely run are compiled again.
const CACHED_STATEMENTS: usize = 128;

/// Reason why a database cannot be opened: a sentence for the operator, with the file and what to do.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder is missing.
    #[error(
        "There is no folder {folder} for the database {path}: make the folder, or name another file in NARABE_DATABASE."
    )]
    NoFolder {
        /// The database.
        path: PathBuf,
        /// Folder that is missing.
        folder: PathBuf,
    },
    /// There is no such file, where one is only looked at or copied.
    #[error("There is no file {path}: name the database with --database or in NARABE_DATABASE.")]
    Missing {
        /// The file meant.
        path: PathBuf,
    },
    /// The file is another user's.
    #[error(
        "This user may not read the file {path}: give this user the right to read it, or run the command as the user \
         that the bot runs as."
    )]
    Unreadable {
        /// The database.
        path: PathBuf,
    },
    /// The file has no byte, where a database is only looked at or copied.
    #[error(
        "The file {path} is empty, so there is no database in it: name the database with --database or in NARABE_DATABASE."
    )]
    Empty {
        /// The file.
        path: PathBuf,
    },
    /// The lock file is another user's.
    #[error(
        "The lock file {lock} cannot be opened by this user: give this user the right to write to it, to the database \
         {path} and to their folder, or remove the lock file while no Narabe runs."
    )]
    Lock {
        /// The database.
        path: PathBuf,
        /// Its lock file.
        lock: PathBuf,
    },
    /// The file or its folder cannot be written to.
    #[error(
        "The database {path} cannot be written to: give this user the right to write to the file and to its folder, \
         or name another file in NARABE_DATABASE."
    )]
    ReadOnly {
        /// The database.
        path: PathBuf,
    },
    /// Another process has it open.
    #[error(
        "The database {path} is in use by another Narabe: stop that one first, \
         or name another file in NARABE_DATABASE."
    )]
    InUse {
        /// The database.
        path: PathBuf,
    },
    /// A program that is no Narabe holds one of SQLite's locks on it, such as a tool in which a transaction is open.
    #[error("Another program holds a lock on the database {path}: end it and start again.")]
    Locked {
        /// The database.
        path: PathBuf,
    },
    /// The file is no database, or no longer one.
    #[error(
        "The file {path} is not a database, or it is damaged ({cause}): restore a backup, \
         or name another file in NARABE_DATABASE."
    )]
    NotADatabase {
        /// The file.
        path: PathBuf,
        /// Message of SQLite or the system.
        cause: String,
    },
    /// A database, but of another program.
    #[error(
        "The database {path} belongs to another program: name another file in NARABE_DATABASE."
    )]
    Foreign {
        /// The database.
        path: PathBuf,
    },
    /// A newer program has written it.
    #[error(
        "The database {path} has schema {found}, and this program knows only schemas up to {known}: \
         run the newer program again, or restore a backup from before it."
    )]
    Newer {
        /// The database.
        path: PathBuf,
        /// Its schema.
        found: i64,
        /// The newest schema known here.
        known: i64,
    },
    /// An older program has written it, and it is only looked at.
    #[error(
        "The database {path} has schema {found}, and this program checks schema {known} alone: check it with the \
         program that wrote it, or have `narabe copy` bring a copy of it up to date and check that."
    )]
    Older {
        /// The database.
        path: PathBuf,
        /// Its schema.
        found: i64,
        /// The newest schema known here.
        known: i64,
    },
    /// A schema of the same number, but not the same schema.
    #[error(
        "The database {path} was made with another form of schema {version} than this program has: \
         run the program that made it, or restore a backup that this one made."
    )]
    Changed {
        /// The database.
        path: PathBuf,
        /// The schema that differs.
        version: i64,
    },
    /// A table, a column or an index is gone, as another program can have it.
    #[error(
        "The database {path} has lost its {part}: restore a backup, or name another file in NARABE_DATABASE."
    )]
    Incomplete {
        /// The database.
        path: PathBuf,
        /// Part that is not there.
        part: Part,
    },
    /// The same on a server of PostgreSQL.
    #[error(
        "The PostgreSQL database that NARABE_DATABASE names has lost its {part}: restore a backup, or name another \
         database."
    )]
    IncompleteServer {
        /// Part that is not there.
        part: Part,
    },
    /// A server of PostgreSQL that does not answer, or whose database is not to be used.
    #[error(
        "The PostgreSQL database that NARABE_DATABASE names cannot be used: {cause}. Look at the address, the server and \
         the rights of its user."
    )]
    Server {
        /// Message of the server or the system.
        cause: String,
    },
    /// It was opened, and the disk or the system did not let it be read.
    #[error(
        "The database {path} cannot be read ({cause}): look at the disk and its free space, and try again."
    )]
    Unread {
        /// The database.
        path: PathBuf,
        /// Message of SQLite or the system.
        cause: String,
    },
    /// SQLite or the system failed in another way.
    #[error(
        "The database {path} cannot be opened ({cause}): look at the file, its folder and the disk."
    )]
    Failed {
        /// The database.
        path: PathBuf,
        /// Message of SQLite or the system.
        cause: String,
    },
}

impl OpenError {
    /// Returns the sentence for a place that was not named by `NARABE_DATABASE` but by another setting.
    pub fn named_by(&self, setting: &str) -> String {
        self.to_string().replace("NARABE_DATABASE", setting)
    }
}

/// An open database.
pub(in crate::store) struct Opened {
    /// The connection that writes.
    pub writer: Connection,
    /// The connections of the threads that read.
    pub readers: Vec<Connection>,
    /// The connection for brief reads.
    pub look_ups: Connection,
    /// The connection that copies the write-ahead log into the file.
    pub checkpoints: Connection,
    /// Held by this process for as long as it is open.
    pub lock: Lock,
    /// The file that all connections have open.
    pub file: FileWatch,
}

/// The lock on a database, let go when it is dropped.
pub(in crate::store) struct Lock {
    /// The file beside the database.
    beside: File,
    /// The database itself, which may have several names, and whose lock file may be deleted. It is opened after SQLite's
    /// connections are, and closed after them: closing it lets go of the locks that SQLite holds on it.
    itself: Option<File>,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file is not enough: a child process that is just being started holds a copy of it for a moment.
        // Closing is what is left if unlocking fails, and the end of the process comes last.
        let _ = self.itself.as_ref().map(File::unlock);
        let _ = self.beside.unlock();
    }
}

/// Opens a database for good: locks it, brings it up to date and makes all connections.
pub(in crate::store) fn open(path: &Path, options: Options) -> Result<Opened, OpenError> {
    let path = &resolve(path)?;
    let mut lock = lock(path)?;
    make_private(path).map_err(|source| failed(path, &source))?;
    let mut writer =
        connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
    if writer.is_readonly("main").map_err(|error| explain(path, &error))? {
        return Err(OpenError::ReadOnly { path: path.clone() });
    }
    lock.itself = lock_itself(path)?;
    if !is_fresh(&writer).map_err(|error| explain(path, &error))? {
        must_be_ours(&writer, path)?;
        must_be_whole(&writer, path)?;
    }
    prepare(&writer, options).map_err(|error| explain(path, &error))?;
    try_to_write(&writer).map_err(|error| explain(path, &error))?;
    migrate(&mut writer, path)?;
    keep_undo_in_memory(&writer).map_err(|error| explain(path, &error))?;
    trace(&mut writer, options).map_err(|error| explain(path, &error))?;
    let reader = || {
        let mut reader = connect_to_read(path)?;
        trace(&mut reader, options).map_err(|error| explain(path, &error))?;
        Ok(reader)
    };
    let readers = (0..READERS).map(|_| reader()).collect::<Result<_, _>>()?;
    let look_ups = reader()?;
    let checkpoints = connect_to_read(path)?;
    let file = FileWatch::new(path).map_err(|error| failed(path, &error))?;
    Ok(Opened { writer, readers, look_ups, checkpoints, lock, file })
}

/// Takes a database for this process alone and leaves it as it is, for as long as the lock is held.
pub(in crate::store) fn hold(path: &Path) -> Result<Lock, OpenError> {
    let path = &resolve(path)?;
    let mut lock = lock(path)?;
    lock.itself = lock_itself(path)?;
    let mut db = look(path)?;
    must_be_whole(&db, path)?;
    must_be_known(&mut db, path)?;
    Ok(lock)
}

/// Opens a database only to look at it, beside a bot that may be running. Where nothing can be written beside it, as in an
/// archive, and no program has it open, it is read as it lies there.
pub(in crate::store) fn look(path: &Path) -> Result<Connection, OpenError> {
    let path = &resolve(path)?;
    let looked = connect_to_read(path).and_then(|db| must_be_ours(&db, path).map(|()| db));
    if let Err(OpenError::ReadOnly { .. } | OpenError::Failed { .. }) = &looked
        && is_at_rest(path)
        && let Ok(db) = connect_at_rest(path)
    {
        return Ok(db);
    }
    looked
}

/// True if no program has a file of this path open: one that has, or was killed, leaves a log beside it.
fn is_at_rest(path: &Path) -> bool {
    path.is_file() && !has_log(path)
}

/// True if a log lies beside a path, which SQLite would take for that of a file there.
pub(in crate::store) fn has_log(path: &Path) -> bool {
    ["-wal", "-journal"].iter().any(|end| beside(path, end).exists())
}

/// Checks that a file can be read and that something is in it. It is not for a process that has the database open: closing
/// the file lets go of the locks that SQLite holds on it.
pub(in crate::store) fn must_be_there(path: &Path) -> Result<(), OpenError> {
    let path = resolve(path)?;
    match File::open(&path).and_then(|file| file.metadata()) {
        Ok(found) if found.is_file() && found.len() == 0 => Err(OpenError::Empty { path }),
        Ok(_) => Ok(()),
        Err(error) => Err(match error.kind() {
            io::ErrorKind::NotFound => OpenError::Missing { path },
            io::ErrorKind::PermissionDenied => OpenError::Unreadable { path },
            _ => failed(&path, &error),
        }),
    }
}

/// The one true path of a file, so that two names of it share a lock. The file need not exist, its folder must.
pub(in crate::store) fn resolve(path: &Path) -> Result<PathBuf, OpenError> {
    if let Ok(real) = fs::canonicalize(path) {
        return Ok(real);
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let no_folder =
        || OpenError::NoFolder { path: path.to_path_buf(), folder: folder.to_path_buf() };
    let name = path.file_name().ok_or_else(no_folder)?;
    Ok(fs::canonicalize(folder).map_err(|_| no_folder())?.join(name))
}

/// A file's name with something behind it, as SQLite does with `-wal`.
pub(in crate::store) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// Takes the lock file. The system lets go of it when the process ends, however it ends; the file itself stays,
/// because removing it would let a third process lock a new one while a second still waits for the old.
fn lock(path: &Path) -> Result<Lock, OpenError> {
    let lock = beside(path, ".lock");
    let file = private().truncate(false).open(&lock);
    let file = file.map_err(|source| match source.kind() {
        io::ErrorKind::PermissionDenied if lock.exists() => {
            OpenError::Lock { path: path.to_path_buf(), lock: lock.clone() }
        }
        _ => failed(path, &source),
    })?;
    try_lock(&file, path)?;
    Ok(Lock { beside: file, itself: None })
}

/// Locks the database itself by `flock`, which does not meet the locks of SQLite.
#[cfg(unix)]
fn lock_itself(path: &Path) -> Result<Option<File>, OpenError> {
    let file = File::open(path).map_err(|error| failed(path, &error))?;
    try_lock(&file, path)?;
    Ok(Some(file))
}

/// Locks nothing: the system's one kind of lock would keep SQLite out, and a file in use cannot be deleted.
#[cfg(not(unix))]
fn lock_itself(_: &Path) -> Result<Option<File>, OpenError> {
    Ok(None)
}

fn try_lock(file: &File, path: &Path) -> Result<(), OpenError> {
    file.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => OpenError::InUse { path: path.to_path_buf() },
        TryLockError::Error(error) => failed(path, &error),
    })
}

/// The error for a file that the system does not let the program make or open.
pub(in crate::store) fn failed(path: &Path, source: &io::Error) -> OpenError {
    match source.kind() {
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            OpenError::ReadOnly { path: path.to_path_buf() }
        }
        _ => OpenError::Failed { path: path.to_path_buf(), cause: source.to_string() },
    }
}

/// Opens files to write, and makes those that are missing for this user alone: they hold people's ids and tokens.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.create(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes an empty file for this user alone where there is none. SQLite gives the files beside it the same mode.
fn make_private(path: &Path) -> io::Result<()> {
    if path.exists() { Ok(()) } else { private().truncate(false).open(path).map(drop) }
}

fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, OpenError> {
    // Every connection has one thread, so SQLite's own locks are not needed. Without another flag a path is no URI.
    let db = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX);
    let db = db.map_err(|error| explain(path, &error))?;
    db.set_prepared_statement_cache_capacity(CACHED_STATEMENTS);
    // Without the guarantee a statement that might use a partial index is compiled anew for every value that it is given.
    let stable = db.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true);
    stable.map_err(|error| explain(path, &error))?;
    let set = db.busy_timeout(BUSY).and_then(|()| db.pragma_update(None, "trusted_schema", false));
    set.map_err(|error| explain(path, &error))?;
    Ok(db)
}

/// A connection that cannot write. It is opened for writing all the same, because the shared memory of a write-ahead
/// log must be made where it is missing and tidied away at the end.
fn connect_to_read(path: &Path) -> Result<Connection, OpenError> {
    let db = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    db.pragma_update(None, "query_only", true).map_err(|error| explain(path, &error))?;
    Ok(db)
}

/// A connection to a file that no program writes, which makes nothing beside it and takes no lock.
fn connect_at_rest(path: &Path) -> Result<Connection, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let db = connect(&uri_at_rest(path), flags)?;
    must_be_ours(&db, path)?;
    Ok(db)
}

/// The path as a URI that says that the file does not change. <https://sqlite.org/uri.html#uriimmutable>
fn uri_at_rest(path: &Path) -> PathBuf {
    let mut uri = String::from("file:");
    for byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'/' | b'-' | b'_' | b'.' => {
                uri.push(char::from(*byte));
            }
            _ => uri += &format!("%{byte:02X}"),
        }
    }
    PathBuf::from(uri + "?immutable=1")
}

/// True if nothing of anybody is in it. Killed at its very first start, the program leaves an empty history table.
fn is_fresh(db: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT count(*) FROM sqlite_schema WHERE tbl_name <> 'refinery_schema_history'";
    Ok(db.query_one(sql, [], |row| row.get::<_, i64>(0))? == 0)
}

fn must_be_ours(db: &Connection, path: &Path) -> Result<(), OpenError> {
    let id = db.pragma_query_value(None, "application_id", |row| row.get::<_, i32>(0));
    match id.map_err(|error| explain(path, &error))? {
        APPLICATION_ID => Ok(()),
        _ => Err(OpenError::Foreign { path: path.to_path_buf() }),
    }
}

/// Settings of the connection that writes, see <https://sqlite.org/pragma.html>.
fn prepare(db: &Connection, options: Options) -> rusqlite::Result<()> {
    db.pragma_update(None, "journal_mode", "WAL")?;
    let synchronous = match options.durability {
        Durability::Full => "FULL",
        Durability::Normal => "NORMAL",
    };
    db.pragma_update(None, "synchronous", synchronous)?;
    db.pragma_update(None, "foreign_keys", true)?;
    // Deleted rows are overwritten, in the file and so in copies of it.
    db.pragma_update(None, "secure_delete", true)?;
    if let Some(pages) = options.most_pages {
        db.pragma_update(None, "max_page_count", pages)?;
    }
    Ok(())
}

/// Looks whether anything could be written now: without migrations to apply, nothing else would before the bot has begun.
fn try_to_write(db: &Connection) -> rusqlite::Result<()> {
    db.execute_batch("BEGIN IMMEDIATE; ROLLBACK")
}

/// Has the function that the options name called with each statement.
fn trace(db: &mut Connection, options: Options) -> rusqlite::Result<()> {
    let Some(call) = options.trace else { return Ok(()) };
    let call = move |event: TraceEvent<'_>| {
        if let TraceEvent::Stmt(_, sql) = event {
            call(sql);
        }
    };
    db.trace_v2(TraceEventCodes::SQLITE_TRACE_STMT, Some(call))
}

/// Keeps in memory what a change of a group needs to be undone alone. A change of more than 16 pages would otherwise
/// open a temporary file for it, at every move. Set after the migrations, whose sorts of whole tables may use the disk.
fn keep_undo_in_memory(db: &Connection) -> rusqlite::Result<()> {
    db.pragma_update(None, "temp_store", "MEMORY")
}

/// Applies what the file lacks, all in one transaction.
fn migrate(db: &mut Connection, path: &Path) -> Result<(), OpenError> {
    let runner = migrations::runner().set_grouped(true);
    runner.run(db).map(drop).map_err(|error| unmigrated(path, &runner, &error))
}

/// Applies to a copy what it lacks; errors name the database of which it is one.
pub(super) fn bring_up_to_date(copy: &Path, of: &Path) -> Result<(), OpenError> {
    let mut db = connect(copy, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    migrate(&mut db, of)?;
    db.close().map_err(|(_, error)| explain(of, &error))
}

/// Looks whether the migrations that a file has had are this program's.
fn must_be_known(db: &mut Connection, path: &Path) -> Result<(), OpenError> {
    let runner = migrations::runner();
    let applied = runner.get_applied_migrations(db);
    let applied = applied.map_err(|error| unmigrated(path, &runner, &error))?;
    match applied.iter().find(|applied| !runner.get_migrations().contains(applied)) {
        Some(strange) => Err(misfit(path, strange, newest(&runner))),
        None => Ok(()),
    }
}

/// The sentence for an error of the migrations.
fn unmigrated(path: &Path, runner: &Runner, error: &refinery::Error) -> OpenError {
    match error.kind() {
        Kind::MissingVersion(migration) | Kind::DivergentVersion(migration, _) => {
            misfit(path, migration, newest(runner))
        }
        Kind::Connection(_, cause) if let Some(cause) = cause.downcast_ref() => {
            explain(path, cause)
        }
        _ => OpenError::Failed { path: path.to_path_buf(), cause: error.to_string() },
    }
}

/// Looks whether the file has all parts of its schema: without one the bot would begin, and fail at whatever needs it. It is
/// done before the migrations, which could fail for want of a part, or leave a file that the program before takes no more.
fn must_be_whole(db: &Connection, path: &Path) -> Result<(), OpenError> {
    match lost_part(db).map_err(|error| explain(path, &error))? {
        Some(part) => Err(OpenError::Incomplete { path: path.to_path_buf(), part }),
        None => Ok(()),
    }
}

/// Returns a part that the file's schema has and the file lacks. A schema that is newer than the program's is not known.
fn lost_part(db: &Connection) -> rusqlite::Result<Option<Part>> {
    let there = parts::of_file(db)?;
    let history = Part::Table(HISTORY.to_owned());
    if !there.contains(&history) {
        return Ok(Some(history));
    }
    let sql = format!("SELECT max(version) FROM {HISTORY}");
    let version: Option<i64> = db.query_one(&sql, [], |row| row.get(0))?;
    match version.filter(|version| *version <= schema()) {
        Some(version) => Ok(parts_of(version)?.difference(&there).next().cloned()),
        None => Ok(None),
    }
}

/// Returns the parts that a schema has, which are the same on PostgreSQL. They are found by making it in memory, for the
/// program's own schema once.
pub(in crate::store) fn parts_of(version: i64) -> rusqlite::Result<BTreeSet<Part>> {
    static OWN: OnceLock<BTreeSet<Part>> = OnceLock::new();
    if version != schema() {
        return made_parts_of(version);
    }
    if let Some(own) = OWN.get() {
        return Ok(own.clone());
    }
    let made = made_parts_of(version)?;
    Ok(OWN.get_or_init(|| made).clone())
}

/// Makes a schema in memory, and returns the parts that it has.
fn made_parts_of(version: i64) -> rusqlite::Result<BTreeSet<Part>> {
    let runner = migrations::runner();
    let mut applied: Vec<&Migration> = runner.get_migrations().iter().collect();
    applied.retain(|migration| i64::from(migration.version()) <= version);
    applied.sort();
    let made = Connection::open_in_memory()?;
    for migration in applied {
        made.execute_batch(migration.sql().unwrap_or_default())?;
    }
    parts::of_file(&made)
}

/// The sentence for a migration that the file and the program do not agree on.
fn misfit(path: &Path, migration: &Migration, known: i64) -> OpenError {
    let (path, version) = (path.to_path_buf(), i64::from(migration.version()));
    if version > known {
        OpenError::Newer { path, found: version, known }
    } else {
        OpenError::Changed { path, version }
    }
}

/// Returns the number of the schema that this program writes.
pub(in crate::store) fn schema() -> i64 {
    newest(&migrations::runner())
}

/// Returns the number of the newest of some migrations.
pub(in crate::store) fn newest(runner: &Runner) -> i64 {
    runner
        .get_migrations()
        .iter()
        .map(|migration| i64::from(migration.version()))
        .max()
        .unwrap_or(0)
}

/// The sentence for an error of SQLite.
fn explain(path: &Path, error: &rusqlite::Error) -> OpenError {
    let (path, cause) = (path.to_path_buf(), error.to_string());
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => {
            OpenError::NotADatabase { path, cause }
        }
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => OpenError::Locked { path },
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => OpenError::ReadOnly { path },
        _ => OpenError::Failed { path, cause },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;

    #[test]
    fn a_file_at_rest_is_read_without_another_one_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a b?#%20é.db");
        Store::open(&path, Options::default()).unwrap().close().unwrap();
        fs::remove_file(beside(&path, ".lock")).unwrap();
        assert!(is_at_rest(&path));
        let db = connect_at_rest(&path).unwrap();
        let sql = "SELECT count(*) FROM games";
        assert_eq!(db.query_one(sql, [], |row| row.get::<_, i64>(0)).unwrap(), 0);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        fs::write(beside(&path, "-wal"), "").unwrap();
        assert!(!is_at_rest(&path), "a program may have it open");
    }
}
