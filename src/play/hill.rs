//! The hills of a server as they are kept: who is on them, and the games that count for them. Steps are folded from these.

use super::event::Leg;
use super::ids::{GameId, Millis};

/// A hill's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HillId(pub i64);

impl HillId {
    /// The number of a hill that no one has climbed yet: it is not kept.
    pub const UNFOUNDED: Self = Self(0);
}

/// Stay of a person on a hill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stay {
    /// Person.
    pub person: u64,
    /// Time at which they joined (UTC ms).
    pub joined_at: Millis,
    /// Time at which they left.
    pub left_at: Option<Millis>,
}

/// A challenge that counts for a hill, with its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HillGame {
    /// The game, or the first one of a set.
    pub game: GameId,
    /// The people: who challenged, and who was challenged.
    pub people: [u64; 2],
    /// Seat of the one who challenged in the first game, once seats are drawn.
    pub seat: Option<u8>,
    /// Time of the challenge (UTC ms).
    pub made_at: Millis,
    /// The games; those of a challenge that is not accepted are not begun.
    pub legs: Vec<Leg>,
}

/// A hill as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredHill {
    /// Its number.
    pub id: HillId,
    /// Server.
    pub guild: u64,
    /// The game's id in the list of games.
    pub game: String,
    /// The canonical rules text.
    pub rules: String,
    /// Raised by who joins, leaves and challenges; a challenge decided on an older version is refused.
    pub version: u32,
    /// True if its king may have the server's role for them: someone who manages the server has joined it.
    pub official: bool,
    /// Everyone who is or was on it, in the order in which they joined.
    pub stays: Vec<Stay>,
    /// The challenges for it, in the order in which they were made.
    pub games: Vec<HillGame>,
}

impl StoredHill {
    /// Returns a hill of a server (game and rules text) that no one has climbed yet.
    pub fn unfounded(guild: u64, (game, rules): (String, String)) -> Self {
        let (stays, games) = (Vec::new(), Vec::new());
        let id = HillId::UNFOUNDED;
        Self { id, guild, game, rules, version: 0, official: false, stays, games }
    }
}

/// The hill for which a challenge counts, at the version on which that was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForHill {
    /// The hill.
    pub hill: HillId,
    /// Its version.
    pub expected: u32,
}

/// Answer of the store to the wish for a hill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HillMade {
    /// It is there, or was before.
    Made(HillId),
    /// The server has too many: nothing was done.
    Full,
}
