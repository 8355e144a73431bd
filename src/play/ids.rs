//! Numbers of games and times.

/// Coordinated universal time in milliseconds since 1970.
pub type Millis = i64;

/// A game's number in this database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub i64);
