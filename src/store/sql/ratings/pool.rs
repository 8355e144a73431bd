//! The key under which all tables of ratings keep their rows.

/// A pool of a server in a season, as the tables name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// The server, as a signed number.
    pub guild: i64,
    /// Its name.
    pub name: String,
    /// The season.
    pub season: u32,
}
