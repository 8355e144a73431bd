//! Numbers of games and times.

/// Coordinated universal time in milliseconds since 1970.
pub type Millis = i64;

/// The highest number of a player whose data was deleted: more than there will ever be. Discord's ids are all far above it,
/// since they count milliseconds from the year 2015 on, in steps of 2²², and this one is four minutes after its first.
pub const MOST_NAMELESS: u64 = 1 << 40;

/// A game's number in this database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub i64);
