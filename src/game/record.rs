//! A game written down: rules text, seats and the log of action texts. The position is a fold over it.

use super::{Games, Refusal, Table};
use serde::{Deserialize, Serialize};

/// A whole game as data; the judge's input and what the store keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Any text that the verdict repeats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The game's id.
    pub game: String,
    /// The rules text.
    pub rules: String,
    /// How many seats play.
    pub seats: u8,
    /// A position to begin from instead of the empty board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Setup>,
    /// The actions and table events in order.
    pub actions: Vec<String>,
}

impl Record {
    /// The table of the record before its first action.
    ///
    /// # Errors
    /// Everything that is wrong with the game's name, the rules text, the seats and the set-up.
    pub fn table(&self, games: Games) -> Result<Table, Vec<Refusal>> {
        let entry = games.find(&self.game).map_err(|fault| vec![fault])?;
        entry.open_from(&self.rules, self.seats, self.setup.as_ref())
    }
}

/// A position set up by hand; only the line games have one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The stones of each seat.
    pub stones: Vec<Vec<String>>,
    /// The stones that each seat has captured.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub captured: Vec<u16>,
    /// The seat to move.
    pub to_move: u8,
}
