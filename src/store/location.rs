//! The place of a database: a file, or the address of a PostgreSQL server.

use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};

use super::db::Db;
use super::sqlite::open::OpenError;
use super::{postgres, sqlite};

/// The place of a database, as `NARABE_DATABASE` names it.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A file of SQLite.
    File(PathBuf),
    /// An address of a server with a database on it, as `postgres://user@host/name`. It may hold a password.
    Server(String),
}

/// A database that is being filled.
pub(super) struct ToFill {
    /// The connection, which is dropped before the lock.
    pub db: Db,
    _lock: Option<sqlite::open::Lock>,
}

/// A database that this process has for itself until this is dropped.
pub struct Held {
    place: Location,
    /// Copy of a file of an older schema that was brought up to date, which is read in its place.
    current: Option<PathBuf>,
    _server: Option<Db>,
    _lock: Option<sqlite::open::Lock>,
}

impl Held {
    /// Returns the place to read the database from, of this program's schema.
    pub fn place(&self) -> Location {
        self.current.clone().map_or_else(|| self.place.clone(), Location::File)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if let Some(current) = &self.current {
            sqlite::backup::remove_part(current);
        }
    }
}

impl<T: AsRef<OsStr>> From<T> for Location {
    fn from(place: T) -> Self {
        let place = place.as_ref();
        match place.to_str().and_then(server) {
            Some(address) => Self::Server(address),
            None => Self::File(place.into()),
        }
    }
}

/// Mark of an address, which stands in no name of a database's file.
const MARK: &str = "://";

/// Returns the address of a server as its client reads it: without the spaces around it, its first word in small letters.
/// None if it is not PostgreSQL's.
fn server(text: &str) -> Option<String> {
    let (scheme, rest) = text.trim().split_once(MARK)?;
    let scheme = scheme.to_ascii_lowercase();
    let is_known = ["postgres", "postgresql"].contains(&scheme.as_str());
    is_known.then(|| format!("{scheme}{MARK}{rest}"))
}

impl Location {
    /// Returns what is wrong with a place that looks like an address and is not PostgreSQL's, such as one in quotes, or that
    /// is one of PostgreSQL's which cannot be read. It is not repeated: it may hold a password.
    pub fn fault(place: &Path) -> Option<String> {
        match Self::from(place) {
            Self::Server(address) => postgres::open::fault(&address),
            Self::File(path) => path.to_string_lossy().contains(MARK).then(|| {
                "the database is named by an address that is not PostgreSQL's: write it as postgres://USER@HOST/NAME, \
                 without quotes, or name a file"
                    .to_owned()
            }),
        }
    }

    /// True if it is the address of a server.
    pub fn is_server(&self) -> bool {
        matches!(self, Self::Server(_))
    }

    /// True if both are one file, or one address.
    pub fn is_same(&self, other: &Self) -> bool {
        let real = sqlite::open::resolve;
        match (self, other) {
            (Self::File(one), Self::File(other)) => {
                real(one).is_ok_and(|one| real(other).is_ok_and(|other| one == other))
            }
            _ => self == other,
        }
    }

    /// Checks that a file is there, can be read, and has something in it; a server is asked later. It is not for a process
    /// that has the database open.
    ///
    /// # Errors
    /// A sentence that says what is missing.
    pub fn must_be_there(&self) -> Result<(), OpenError> {
        match self {
            Self::File(path) => sqlite::open::must_be_there(path),
            Self::Server(_) => Ok(()),
        }
    }

    /// Has a database looked at, beside bots that may be using it.
    pub(super) fn look<T: Send>(&self, work: impl FnOnce(&Db) -> T + Send) -> Result<T, OpenError> {
        match self {
            Self::File(_) => Ok(work(&self.connect_to_look()?)),
            Self::Server(_) => postgres::apart(|| Ok(work(&self.connect_to_look()?))),
        }
    }

    /// Returns the number of the schema of the database there, which is only looked at; none if it has no list of its
    /// migrations, or a file has none that can be read.
    fn schema(&self) -> Result<Option<i64>, OpenError> {
        let sql = "SELECT CAST(max(version) AS BIGINT) FROM refinery_schema_history";
        match self.look(|db| db.query_one(sql, [], |row| row.get::<_, Option<i64>>(0)))? {
            Err(error) if self.is_server() && !error.is_of_no_table() => {
                Err(postgres::open::refused(&error))
            }
            read => Ok(read.ok().flatten()),
        }
    }

    /// Checks that the database there is of the schema that this program writes. What cannot be read of a file is left to
    /// those who look for damage.
    ///
    /// # Errors
    /// The database cannot be opened, or is older or newer, or a server has none of the tables.
    pub fn must_be_current(&self) -> Result<(), OpenError> {
        let known = match self {
            Self::File(_) => sqlite::open::schema(),
            Self::Server(_) => postgres::open::schema(),
        };
        let path = PathBuf::from(self.to_string());
        match self.schema()? {
            None if self.is_server() => Err(no_tables()),
            Some(found) if found < known && self.is_server() => Err(outdated(found, known)),
            Some(found) if found < known => Err(OpenError::Older { path, found, known }),
            Some(found) if found > known => Err(OpenError::Newer { path, found, known }),
            _ => Ok(()),
        }
    }

    /// Has the database there for this process alone for as long as what is returned lives, and leaves it as it is.
    ///
    /// # Errors
    /// There is none, it cannot be opened, it is in use, or a server's is of an older schema.
    pub fn hold(&self) -> Result<Held, OpenError> {
        match self {
            Self::File(path) => self.hold_file(path),
            Self::Server(address) => self.hold_server(address),
        }
    }

    fn hold_file(&self, path: &Path) -> Result<Held, OpenError> {
        let lock = sqlite::open::hold(path)?;
        let is_older = self.schema()?.is_some_and(|found| found < sqlite::open::schema());
        let current = is_older.then(|| sqlite::backup::current_copy(path)).transpose()?;
        Ok(Held { place: self.clone(), current, _server: None, _lock: Some(lock) })
    }

    fn hold_server(&self, address: &str) -> Result<Held, OpenError> {
        self.must_be_current()?;
        let server = postgres::apart(|| postgres::open::alone(address))?;
        Ok(Held { place: self.clone(), current: None, _server: Some(server), _lock: None })
    }

    /// Connects to a database only to look at it; outside of a runtime.
    pub(super) fn connect_to_look(&self) -> Result<Db, OpenError> {
        Ok(match self {
            Self::File(path) => sqlite::open::look(path)?.into(),
            Self::Server(address) => postgres::open::look(address)?,
        })
    }

    /// Connects to a database to fill it, with its tables made; outside of a runtime.
    pub(super) fn connect_to_fill(&self) -> Result<ToFill, OpenError> {
        Ok(match self {
            Self::File(path) => {
                let opened = sqlite::open::open(path, sqlite::Options::default())?;
                ToFill { db: opened.writer.into(), _lock: Some(opened.lock) }
            }
            Self::Server(address) => {
                // Rows are read from the other place meanwhile, for as long as that takes.
                ToFill { db: postgres::open::alone(address)?, _lock: None }
            }
        })
    }
}

/// The sentence for a database on a server in which no bot has made its tables.
fn no_tables() -> OpenError {
    postgres::open::refused(&"there are no tables of Narabe's in it")
}

/// The sentence for a database on a server that an older program has written: only a bot changes its tables.
fn outdated(found: i64, known: i64) -> OpenError {
    postgres::open::refused(&format!(
        "it has schema {found}, and this program reads schema {known} alone: run the program that wrote it, or start the bot \
         of this one first"
    ))
}

impl fmt::Display for Location {
    /// Writes a file's path, or an address without its password and its settings.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            // An address that is not known may hold a password as well.
            Self::File(path) if path.to_string_lossy().contains(MARK) => {
                f.write_str(&masked(&path.to_string_lossy()))
            }
            Self::File(path) => path.display().fmt(f),
            Self::Server(address) => f.write_str(&masked(address)),
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// An address without what is between its user and its host, and behind its name. Where a question mark stands before an @,
/// only the server could tell a password from settings: then nothing is left but the first name.
fn masked(address: &str) -> String {
    let (scheme, rest) = address.split_once(MARK).unwrap_or(("postgres", address));
    let first = rest.split([':', '/', '?', '@']).next().unwrap_or_default();
    let named = |place: &str| place.split('?').next().unwrap_or_default().to_owned();
    match rest.rsplit_once('@') {
        None => format!("{scheme}://{}", named(rest)),
        Some((before, _)) if before.contains('?') => format!("{scheme}://{first}"),
        Some((_, place)) => format!("{scheme}://{first}@{}", named(place)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_from_a_file() {
        assert_eq!(Location::from(Path::new("narabe.db")), Location::File("narabe.db".into()));
        assert!(matches!(Location::from("postgresql://host/narabe"), Location::Server(_)));
        assert!(matches!(Location::from("postgres.db"), Location::File(_)));
        let narabe = Location::Server("postgres://host/Narabe".to_owned());
        for address in [" postgres://host/Narabe", "Postgres://host/Narabe\n"] {
            assert!(Location::from(address) == narabe, "{address:?}");
        }
    }

    #[test]
    fn an_address_of_another_kind_is_no_file() {
        for place in [
            "\"postgres://host/narabe\"",
            "mysql://host/narabe",
            "file:///narabe.db",
            "postgres://host:port/narabe",
            "postgres://host/narabe?sslmode=prefer",
        ] {
            assert!(Location::fault(Path::new(place)).is_some(), "{place}");
        }
        for place in ["narabe.db", "/a/b:c", "postgres://host/narabe", " POSTGRESQL://host/x "] {
            assert_eq!(Location::fault(Path::new(place)), None, "{place}");
        }
    }

    #[test]
    fn no_password_is_written() {
        let location = Location::from("postgres://nara:se@cret@host:5432/narabe?password=secret");
        assert_eq!(format!("{location} {location:?}").matches("cret").count(), 0);
        assert_eq!(location.to_string(), "postgres://nara@host:5432/narabe");
        assert_eq!(Location::from("postgres://host/narabe").to_string(), "postgres://host/narabe");
        let quoted = Location::from("\"postgres://nara:cret@host/narabe\"");
        assert!(!format!("{quoted} {quoted:?}").contains("cret"), "{quoted}");
        // The client takes a question mark in a password as it is.
        for address in [
            "postgres://nara:cret?cret@host/narabe",
            "postgres://nara:cret?cret@host/narabe?sslmode=require",
            "postgres://nara@host/narabe?password=cret@cret",
            "postgres://nara/narabe?password=cret@cret",
        ] {
            assert_eq!(Location::from(address).to_string(), "postgres://nara", "{address}");
        }
    }
}
