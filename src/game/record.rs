//! A game written down: rules text, seats and the log of action texts. Every position is a replay
//! of it.

use super::{Games, Refusal, Table};
use serde::{Deserialize, Serialize};

/// A whole game as data: the judge's input, and the form of an exported game (docs/interfaces.md
/// 3). The default is of no game: it fills the fields that most records leave empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Any text; the verdict repeats it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The game's id.
    pub game: String,
    /// The revision of the rules under which it was played; the present one where none is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revision: Option<u16>,
    /// The rules text, as `renju opening=swap2` (docs/interfaces.md 2).
    pub rules: String,
    /// Number of seats; two where none is given.
    #[serde(default = "two_seats")]
    pub seats: u8,
    /// A position to begin from instead of the empty board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Setup>,
    /// The people and the occasion, as far as they are known. They change nothing of the game.
    #[serde(default, skip_serializing_if = "About::is_empty")]
    pub about: About,
    /// The actions and table events in order.
    pub actions: Vec<String>,
}

/// The number of seats of a record that names none.
pub const fn two_seats() -> u8 {
    2
}

impl Record {
    /// The table of the record before its first action.
    ///
    /// # Errors
    /// All faults of the game's name, the revision, the rules text, the seats and the set-up.
    pub fn table(&self, games: Games) -> Result<Table, Vec<Refusal>> {
        let entry = games.find(&self.game).map_err(|fault| vec![fault])?;
        entry.open_at(&self.rules, self.seats, self.setup.as_ref(), self.revision)
    }
}

/// The people and the occasion of a game, as files of game records name them. A text that is empty
/// is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The players' names, by seat; empty where none is known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// The days on which it was played, as `2026-01-31` with commas between them.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub date: String,
    /// The occasion, such as a tournament's name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub event: String,
    /// The round of a tournament.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub round: String,
    /// The result in a file's own words, where the actions do not end the game or another one was decided beside the board.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub result: String,
}

impl About {
    /// True if nothing is known.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A position set up by hand; only the line games have one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The points of each seat's stones.
    pub stones: Vec<Vec<String>>,
    /// The number of stones that each seat has captured; empty for none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub captured: Vec<u16>,
    /// The seat to move.
    pub to_move: u8,
}

impl Setup {
    /// Returns the number of stones on the board.
    pub fn count(&self) -> usize {
        self.stones.iter().map(Vec::len).sum()
    }
}
