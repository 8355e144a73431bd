//! A database that two nodes share, on a PostgreSQL server whose clock is the world's: leases and the presence of nodes end
//! by the time of the life, not by that of the computer. A node dies as a process does, without a word to the database.

use crate::database;
use narabe::store::sqlite::Options;
use narabe::store::{Location, Store};
use rusqlite::Connection;
use std::path::PathBuf;

/// The users as whom the nodes connect, by which their connections are told apart.
const USERS: [&str; 2] = ["narabe", database::SECOND_USER];

/// A database of its own for each life.
pub struct Shared {
    folder: tempfile::TempDir,
    clock: PathBuf,
}

impl Shared {
    /// Makes a database; none where PostgreSQL is not installed.
    pub fn new(now: i64) -> Option<Self> {
        let server = database::server()?;
        let folder = super::folder();
        let name = database::name_of(&folder.path().join("pair.db"));
        let shared = Self { folder, clock: server.folder().join(format!("{name}.clock")) };
        shared.set_clock(now);
        database::address_of(&shared.path())?;
        // Functions are looked for among the database's own before those of the server.
        let clock = format!(
            "CREATE FUNCTION public.clock_timestamp() RETURNS TIMESTAMPTZ LANGUAGE SQL VOLATILE AS
                 $$SELECT to_timestamp(CAST(pg_read_file('{}') AS DOUBLE PRECISION) / 1000)$$;
             ALTER TABLE nodes ALTER seen_at SET DEFAULT public.clock_timestamp();
             ALTER DATABASE {name} SET search_path = public, pg_catalog",
            shared.clock.display()
        );
        database::meddle(&shared.path(), &clock);
        Some(shared)
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("pair.db")
    }

    /// Sets the server's clock (UTC ms).
    pub fn set_clock(&self, now: i64) {
        std::fs::write(&self.clock, now.to_string()).unwrap();
    }

    pub fn open(&self, node: usize) -> Store {
        let address = database::address_of(&self.path()).expect("it is installed");
        let address = address.replacen(USERS[0], USERS[node], 1);
        // Each connection prepares each statement once, and lives are short.
        Store::open(address, Options { connections: 2, ..Options::default() }).unwrap()
    }

    /// Ends a node in the midst of whatever it does: its connections break, and it makes no others. `drop_node` lets go of
    /// what it has in this process.
    pub fn kill(&self, node: usize, drop_node: impl FnOnce()) {
        let (name, user) = (database::name_of(&self.path()), USERS[node]);
        database::on_server(&format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false"));
        database::on_server(&format!(
            "SELECT pg_terminate_backend(pid, 20000) FROM pg_stat_activity WHERE datname = '{name}' AND usename = '{user}'"
        ));
        drop_node();
        database::on_server(&format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true"));
    }

    /// Has a node written down as the leader in a term, whoever leads.
    pub fn write_leader(&self, node: i64, term: i64) {
        let sql = format!("UPDATE leases SET holder = {node}, epoch = {term}");
        database::meddle(&self.path(), &sql);
    }

    /// Copies everything into a file, to look at it.
    pub fn copy(&self) -> (Location, Connection) {
        let file = self.folder.path().join("copy.db");
        database::copy_into_file(&self.path(), &file);
        let db = Connection::open(&file).unwrap();
        (file.into(), db)
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        database::remove(&self.path());
        let _ = std::fs::remove_file(&self.clock);
    }
}
