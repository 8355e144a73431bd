//! The book of a server: the openings of its own games, counted without people.

use super::game::StoredGame;
use super::ids::Millis;
use crate::game::{Likeness, Table};
use sha2::{Digest, Sha256};

/// Number of plies of a game that are counted.
pub const PLIES: usize = 20;

/// Key of the positions that are alike.
pub type Key = [u8; 16];

/// Returns the key of a position from its description, which is the same for all that are alike, and from the rules.
pub fn key(game: &str, rules: &str, seats: u8, description: &[u8]) -> Key {
    let head = format!("{game}\n{rules}\n{seats}\n");
    let hash = Sha256::new().chain_update(head).chain_update(description).finalize();
    let mut key = Key::default();
    key.copy_from_slice(&hash[..16]);
    key
}

/// Returns the key of a position under these rules, with its likeness; none where openings are not counted: of games of more
/// than two, and of some games.
pub fn position(rules: (&str, &str, u8), table: &Table) -> Option<(Key, Likeness)> {
    let (game, text, seats) = rules;
    // The way to a position begins with two seats.
    if seats != 2 {
        return None;
    }
    let likeness = Likeness::of(table)?;
    Some((key(game, text, seats, &likeness.description), likeness))
}

/// A move of an opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The position before it.
    pub key: Key,
    /// The move, in the one spelling that it has in all positions that are alike.
    pub text: String,
    /// The side that made it.
    pub side: u8,
}

/// The part of a result that the book counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Booked {
    /// True if the result counts for ratings.
    pub rated: bool,
    /// Lost, drawn or won (0, 1, 2) by side.
    pub points: Vec<(u8, u8)>,
}

impl Booked {
    /// Returns the text that the database keeps.
    pub fn text(&self) -> String {
        let points = self.points.iter().map(|(side, points)| format!(" {side}:{points}"));
        [u8::from(self.rated).to_string()].into_iter().chain(points).collect()
    }

    /// Reads that text.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let rated = words.next()? == "1";
        let number = |word: &str| word.parse().ok();
        let read =
            |word: &str| word.split_once(':').and_then(|(a, b)| Some((number(a)?, number(b)?)));
        Some(Self { rated, points: words.map(read).collect::<Option<_>>()? })
    }

    /// Returns what a side has got of the game.
    pub fn points_of(&self, side: u8) -> Option<u8> {
        self.points.iter().find(|(other, _)| *other == side).map(|(_, points)| *points)
    }
}

/// A game whose opening is in the book, for a plain recount.
#[derive(Debug)]
pub struct InBook {
    /// The game.
    pub game: StoredGame,
    /// Its server.
    pub guild: u64,
    /// Its pool.
    pub pool: String,
    /// The part of it that is counted.
    pub booked: Booked,
}

/// A selection of a person's finished games in a server by these rules, voided ones and those against machines left out.
#[derive(Clone, Debug)]
pub struct OwnGames {
    /// The person.
    pub person: u64,
    /// The server.
    pub guild: u64,
    /// Id of the game.
    pub game: String,
    /// Rules text.
    pub rules: String,
    /// Those alone that count for ratings.
    pub rated: bool,
    /// Most games, the latest ones.
    pub most: u32,
}

/// A finished game of a person.
#[derive(Clone, Debug)]
pub struct OwnGame {
    /// The game.
    pub game: StoredGame,
    /// The person's side.
    pub side: u8,
    /// Lost, drawn or won (0, 1, 2).
    pub points: u8,
    /// Time of its end (UTC ms).
    pub at: Millis,
}

/// A move of the book with its counts, from the view of those who made it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The move, as [`Step::text`].
    pub text: String,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Time of the last game (UTC ms), if it is known.
    pub last_at: Option<Millis>,
}

impl Line {
    /// Returns the number of games.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns the score of those who made the move, and the ends of the interval that has the true one in 95 of 100 cases
    /// (Wilson's, which never goes beyond what is possible), all from 0 to 1; none where there are no games.
    pub fn score(&self) -> Option<(f64, [f64; 2])> {
        let games = f64::from(self.games());
        if games == 0.0 {
            return None;
        }
        let score = (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games;
        let square = Z * Z / games;
        let middle = (score + square / 2.0) / (1.0 + square);
        let root = (score * (1.0 - score) / games + square / (4.0 * games)).sqrt();
        let half = Z * root / (1.0 + square);
        // The last bit of a sum may be beyond.
        Some((score, [middle - half, middle + half].map(|end| end.clamp(0.0, 1.0))))
    }
}

/// The quantile of the normal distribution that 95 of 100 cases lie within.
const Z: f64 = 1.96;

/// Sum over rows of the book that is the same in whatever order games are added: what two tables are compared by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum(u64);

impl Sum {
    /// Adds so many games of a move that ended alike.
    pub fn add(&mut self, rated: bool, key: &Key, text: &str, points: u8, games: u64) {
        let head = [u8::from(rated), points];
        let hash = Sha256::new().chain_update(head).chain_update(key).chain_update(text).finalize();
        let mut first = [0; 8];
        first.copy_from_slice(&hash[..8]);
        self.0 = self.0.wrapping_add(u64::from_le_bytes(first).wrapping_mul(games));
    }
}
