//! Notes: what a player has written on positions of a game, for themselves alone or to be shared at its end.

use super::ids::GameId;
use sha2::{Digest, Sha256};

/// Most characters of a note.
pub const LONGEST: usize = 500;

/// Most notes of a person on a game.
pub const MOST: u32 = 50;

/// A note on a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Game.
    pub game: GameId,
    /// Person who wrote it.
    pub person: u64,
    /// Number of actions before the position.
    pub ply: u32,
    /// Hash of these actions.
    pub position: String,
    /// Text; empty: there is no note.
    pub text: String,
    /// True if others read it once the game is over.
    pub shared: bool,
}

/// Answer of the store to a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noted {
    /// It is kept, or deleted where it was empty.
    Kept,
    /// The person has as many notes on the game as there can be.
    Full,
    /// The person does not play the game, or it has not begun.
    NotTheirs,
}

impl Note {
    /// True if the position is in a record of these actions: it may have been taken back.
    pub fn is_in(&self, log: &[String]) -> bool {
        position(log, self.ply as usize).is_some_and(|position| position == self.position)
    }
}

/// Returns the hash of the first so many actions; none where there are not as many.
pub fn position(log: &[String], ply: usize) -> Option<String> {
    let hash = Sha256::digest(log.get(..ply)?.join("\n"));
    Some(hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect())
}
