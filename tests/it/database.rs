//! The database of a test: a file of SQLite, or with `NARABE_TEST_DATABASE=postgres` a database of a PostgreSQL server that
//! is started for this process and ends with it.
//!
//! The server is the one that is installed: in the folder `NARABE_PG_BIN`, or where Debian puts it. It listens on a socket
//! in a temporary folder alone, and does not wait for the disk.

use std::collections::HashSet;
use std::fs::File;
use std::io::Write as _;
use std::ops::Deref;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, OnceLock, PoisonError};

use narabe::store::copy::{NUMBERED, TABLES};
use narabe::store::sqlite::Options;
use narabe::store::{Location, Store};
use rusqlite::types::ValueRef;

/// The database from which others are copied.
const TEMPLATE: &str = "narabe_template";

/// A second user of the server, so that the connections of two nodes are told apart.
pub const SECOND_USER: &str = "narabe_too";

/// True if the tests of this process run on PostgreSQL.
pub fn is_postgres() -> bool {
    std::env::var("NARABE_TEST_DATABASE").is_ok_and(|engine| engine == "postgres")
}

/// Opens the database of a path, on the engine of this process; makes it where there is none.
pub fn open(path: impl AsRef<Path>, options: Options) -> Store {
    let path = path.as_ref();
    if !is_postgres() && !path.exists() {
        let mut file = File::options().write(true).create_new(true).mode(0o600).open(path).unwrap();
        file.write_all(fresh()).unwrap();
    }
    // Enough to be in each other's way; each prepares each statement once, which takes longer than most tests.
    Store::open(of(path), Options { connections: 4, ..options }).unwrap()
}

/// Returns the file of a database that has just been made. Each test has a copy: the migrations take longer than most tests.
fn fresh() -> &'static [u8] {
    static FRESH: OnceLock<Vec<u8>> = OnceLock::new();
    FRESH.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fresh.db");
        Store::open(&path, Options::default()).unwrap().close().unwrap();
        std::fs::read(path).unwrap()
    })
}

/// Returns the place of the database that a test has at a path.
pub fn of(path: impl AsRef<Path>) -> Location {
    let path = path.as_ref();
    if is_postgres() {
        Location::Server(address_of(path).expect("PostgreSQL is installed"))
    } else {
        path.into()
    }
}

/// A connection of a test's own to the database that it has at a path, to look or to meddle behind the store's back: to its
/// file, or to a copy of what the server has. What is changed in a copy is brought back when this is dropped.
pub struct Raw {
    db: rusqlite::Connection,
    path: PathBuf,
    /// The copy of a server's database.
    copy: Option<PathBuf>,
}

/// Opens the database that a test has at a path behind the store's back.
pub fn raw(path: impl AsRef<Path>) -> Raw {
    let path = path.as_ref().to_path_buf();
    let copy = is_postgres().then(|| path.with_extension("copy"));
    if let Some(copy) = &copy {
        copy_into_file(&path, copy);
    }
    let db = rusqlite::Connection::open(copy.as_ref().unwrap_or(&path)).unwrap();
    Raw { db, path, copy }
}

/// Copies the database that a test has on the server at a path into a file.
pub fn copy_into_file(path: &Path, file: &Path) {
    let _ = std::fs::remove_file(file);
    let address = address_of(path).expect("PostgreSQL is installed");
    narabe::store::copy::copy(&Location::Server(address), &Location::from(file)).unwrap();
}

impl Deref for Raw {
    type Target = rusqlite::Connection;

    fn deref(&self) -> &rusqlite::Connection {
        &self.db
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        let Some(copy) = self.copy.take().filter(|_| self.db.total_changes() > 0) else { return };
        let server = server().expect("it runs");
        server.empty(&name_of(&self.path));
        // A store may be open on it, beside which the program copies nothing.
        let file = copy.with_extension("sql");
        std::fs::write(&file, statements(&self.db)).unwrap();
        let read = server.psql(&name_of(&self.path), &format!("\\i {}", file.display()));
        assert!(read.unwrap().success());
    }
}

/// Statements that write all rows of a database.
fn statements(db: &rusqlite::Connection) -> String {
    let mut sql = String::from("\\set ON_ERROR_STOP on\nBEGIN;\n");
    for table in TABLES {
        let mut query = db.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let columns = query.column_names().collect::<Vec<_>>().join(", ");
        let count = query.column_count();
        let mut rows = query.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            let values: Vec<_> =
                (0..count).map(|column| literal(row.get_ref(column).unwrap())).collect();
            sql += &format!("INSERT INTO {table} ({columns}) VALUES ({});\n", values.join(", "));
        }
    }
    for (table, column) in NUMBERED {
        sql += &format!(
            "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), MAX({column})) FROM {table}
             HAVING MAX({column}) IS NOT NULL;\n"
        );
    }
    sql + "COMMIT;\n"
}

/// A value as PostgreSQL reads it in a statement.
fn literal(value: ValueRef<'_>) -> String {
    match value {
        ValueRef::Null => "NULL".to_owned(),
        ValueRef::Integer(number) => number.to_string(),
        ValueRef::Real(number) => format!("{number:e}"),
        ValueRef::Text(text) => format!("'{}'", str::from_utf8(text).unwrap().replace('\'', "''")),
        ValueRef::Blob(bytes) => {
            let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            format!("'\\x{digits}'")
        }
    }
}

/// True if a test of SQLite alone is passed over, since this process has its databases on PostgreSQL. `reason` is printed.
pub fn is_passed_over(reason: &str) -> bool {
    if is_postgres() {
        println!("passed over on PostgreSQL: {reason}");
    }
    is_postgres()
}

/// Returns the address of the database of a path; none where PostgreSQL is not installed.
pub fn address_of(path: &Path) -> Option<String> {
    let server = server()?;
    let name = name_of(path);
    let mut made = server.made.lock().unwrap_or_else(PoisonError::into_inner);
    if made.insert(name.clone()) {
        server.run(&format!("CREATE DATABASE {name} TEMPLATE {TEMPLATE}"));
    }
    Some(server.address(&name))
}

/// Gives another path the database that a test has at a path, as a process that has died left it.
pub fn copy(from: &Path, to: &Path) {
    if !is_postgres() {
        let log = |path: &Path| PathBuf::from(format!("{}-wal", path.display()));
        std::fs::copy(from, to).unwrap();
        // A process that ended in peace has folded its log into the file.
        if log(from).exists() {
            std::fs::copy(log(from), log(to)).unwrap();
        }
        return;
    }
    // No one may be connected to what is copied, and the server notices late that a process has died.
    break_connections(from);
    let server = server().expect("it runs");
    server.made.lock().unwrap_or_else(PoisonError::into_inner).insert(name_of(to));
    server.run(&format!("CREATE DATABASE {} TEMPLATE {}", name_of(to), name_of(from)));
}

/// A name for the database of a path, which the path alone decides.
pub fn name_of(path: &Path) -> String {
    let sign = |byte: &u8| if byte.is_ascii_alphanumeric() { char::from(*byte) } else { '_' };
    let name: String = path.as_os_str().as_encoded_bytes().iter().map(sign).collect();
    // Names have 63 bytes; the end of a path tells it from others.
    format!("n{}", &name[name.len().saturating_sub(60)..]).to_lowercase()
}

/// Removes the database that a test has on the server at a path.
pub fn remove(path: &Path) {
    let (server, name) = (server().expect("it runs"), name_of(path));
    server.made.lock().unwrap_or_else(PoisonError::into_inner).remove(&name);
    server.run(&format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"));
}

/// Runs a statement on the server, in none of the tests' databases.
pub fn on_server(sql: &str) {
    server().expect("it runs").run(sql);
}

/// Ends all connections to the database that a test has on the server at a path.
pub fn break_connections(path: &Path) {
    let all = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()";
    meddle(path, all);
}

/// Ends all connections to that database, and waits until each of them has ended.
pub fn break_connections_and_wait(path: &Path) {
    let all = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()";
    meddle(path, all);
}

/// Has connections that are made from now on to the database that a test has on the server at a path take no writes, or take
/// them again.
pub fn take_no_writes(path: &Path, is_read_only: bool) {
    let name = name_of(path);
    on_server(&format!("ALTER DATABASE {name} SET default_transaction_read_only = {is_read_only}"));
}

/// Runs a statement on the database that a test has on the server at a path.
pub fn meddle(path: &Path, sql: &str) {
    assert!(succeeds(path, sql), "{sql}");
}

/// Runs statements on the database that a test has at a path, beside the store that is open on it: the first on SQLite, the
/// others on PostgreSQL.
pub fn meddle_on_either(path: &Path, sql: &str, on_server: &str) {
    if is_postgres() {
        return meddle(path, on_server);
    }
    let db = raw(path);
    db.busy_timeout(std::time::Duration::from_secs(60)).unwrap();
    db.execute_batch(sql).unwrap();
}

/// True if a statement on that database succeeds.
pub fn succeeds(path: &Path, sql: &str) -> bool {
    server().expect("it runs").psql(&name_of(path), sql).unwrap().success()
}

/// The server of this process.
pub struct Server {
    folder: PathBuf,
    bin: PathBuf,
    made: Mutex<HashSet<String>>,
}

/// Starts the server of this process, if it does not run yet; none where PostgreSQL is not installed.
pub fn server() -> Option<&'static Server> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    SERVER.get_or_init(|| Some(Server::start(installed()?))).as_ref()
}

/// The folder of the server's programs.
pub fn installed() -> Option<PathBuf> {
    let named = std::env::var_os("NARABE_PG_BIN").map(PathBuf::from);
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = debian.map(|version| version.path().join("bin")).collect();
    found.sort();
    let found = named.into_iter().chain(found.into_iter().rev());
    found.into_iter().find(|bin| bin.join("initdb").exists() && bin.join("postgres").exists())
}

impl Server {
    fn start(bin: PathBuf) -> Self {
        let folder = tempfile::tempdir().unwrap().keep();
        let server = Self { folder, bin, made: Mutex::default() };
        if is_root() {
            let given = Command::new("chown").arg("nobody").arg(&server.folder).status();
            assert!(given.unwrap().success());
        }
        // The thread that starts a process must live as long as the test binary: the server ends with it.
        let started = server.script();
        let (done, ready) = std::sync::mpsc::channel::<()>();
        std::thread::spawn(move || {
            let _server = started.spawn();
            drop(done);
            loop {
                std::thread::park();
            }
        });
        let _ = ready.recv();
        server.wait_until_ready();
        server.run(&format!("CREATE ROLE {SECOND_USER} SUPERUSER LOGIN"));
        server.run(&format!("CREATE DATABASE {TEMPLATE}"));
        drop(Store::open(server.address(TEMPLATE), Options::default()).unwrap());
        server
    }

    /// The folder of its files and its socket.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The command that makes the server's files, runs it, and tidies up when this process has ended.
    fn script(&self) -> Script {
        let folder = self.folder.display();
        let bin = self.bin.display();
        let script = format!(
            "cd {folder} && {bin}/initdb -D data -U narabe -A trust --locale=C -E UTF8 -N >initdb.log 2>&1 || exit 1
             {bin}/postgres -D data -k {folder} -c listen_addresses= -c fsync=off -c full_page_writes=off \
                 -c max_connections=1000 -c shared_buffers=64MB -c autovacuum=off >server.log 2>&1 &
             server=$!
             trap 'kill -QUIT $server; wait $server; rm -rf {folder}; exit' TERM
             wait $server"
        );
        Script(script)
    }

    fn wait_until_ready(&self) {
        for _ in 0..600 {
            if self.psql("postgres", "SELECT 1").is_ok_and(|status| status.success()) {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
        panic!("the server in {} does not start", self.folder.display());
    }

    /// Deletes all rows of a database.
    fn empty(&self, name: &str) {
        let all = "DO $$BEGIN EXECUTE (SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ')
             FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('refinery_schema_history', 'nodes', 'leases')); END$$";
        assert!(self.psql(name, all).unwrap().success());
    }

    fn psql(&self, name: &str, sql: &str) -> std::io::Result<std::process::ExitStatus> {
        let mut psql = Command::new(self.bin.join("psql"));
        psql.arg("-h").arg(&self.folder).args(["-U", "narabe", "-d", name, "-qc", sql]);
        psql.stdout(Stdio::null()).stderr(Stdio::null()).status()
    }

    fn run(&self, sql: &str) {
        assert!(self.psql("postgres", sql).unwrap().success(), "{sql}");
    }

    /// The address of a database by its name.
    fn address(&self, name: &str) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://narabe@{folder}/{name}")
    }
}

/// A shell script that gets a signal when the process that started it has ended.
struct Script(String);

impl Script {
    fn spawn(self) -> std::io::Result<std::process::Child> {
        let mut command = Command::new("setpriv");
        command.arg("--pdeathsig=TERM");
        if is_root() {
            command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups"]);
        }
        command.args(["sh", "-c", &self.0]).stdin(Stdio::null());
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()
    }
}

/// True if the tests run as root, as whom PostgreSQL does not run.
pub fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout.trim_ascii() == b"0"
}
