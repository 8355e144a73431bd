//! The hash chain over a game's record: each link covers the one before, so one changed byte breaks all that follow.
//!
//! SQLite's own integrity check does not notice a flipped bit inside a value; this does.

use sha2::{Digest, Sha256};

use crate::play::ids::{GameId, Millis};

/// A link: SHA-256.
pub type Link = [u8; 32];

/// The parts of a game that never change and that its moves depend on.
pub struct Header<'a> {
    /// The game's id in the list of games.
    pub game: &'a str,
    /// The canonical rules text.
    pub rules: &'a str,
    /// The revision of the rules.
    pub revision: u16,
    /// Number of seats.
    pub seats: u8,
    /// Time at which it was made (UTC ms).
    pub created_at: Millis,
}

impl Header<'_> {
    /// The link before the first move.
    pub fn link(&self) -> Link {
        let mut hash = Sha256::new();
        hash.update(self.revision.to_le_bytes());
        hash.update([self.seats]);
        hash.update(self.created_at.to_le_bytes());
        // The length keeps two texts apart: without it "ab" + "c" would be "a" + "bc".
        hash.update((self.game.len() as u64).to_le_bytes());
        hash.update(self.game);
        hash.update(self.rules);
        hash.finalize().into()
    }
}

/// A row of the log.
pub struct Move<'a> {
    /// Its game.
    pub game: GameId,
    /// Its number in the game, from 1.
    pub ply: u32,
    /// Seat that made it; none for chance.
    pub seat: Option<u8>,
    /// The action or table event.
    pub text: &'a str,
    /// Time (UTC ms).
    pub at: Millis,
}

impl Move<'_> {
    /// The link of this move behind the one before it. All parts but the last have a fixed length.
    pub fn link(&self, before: &Link) -> Link {
        let mut hash = Sha256::new();
        hash.update(before);
        hash.update(self.game.0.to_le_bytes());
        hash.update(self.ply.to_le_bytes());
        hash.update(self.seat.map_or(-1, i16::from).to_le_bytes());
        hash.update(self.at.to_le_bytes());
        hash.update(self.text);
        hash.finalize().into()
    }
}
