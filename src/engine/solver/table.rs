//! The solver's knowledge of positions, by their keys.

use super::super::field::mix;
use super::attack::Found;

/// The knowledge of one position.
#[derive(Clone, Copy, Default)]
struct Known {
    key: u64,
    /// The fewest moves of the attacker known to win; 0 for none.
    won: u8,
    /// The most moves of the attacker known not to win; 255 if no number does.
    lost: u8,
}

/// Keeps the numbers of questions apart from those of stones, of which keys are made by the same means.
const QUESTION: u64 = 1 << 63;
const PLACES: usize = 1 << 18;
/// No number of moves wins.
const NEVER: u8 = 255;

/// Results of positions. A new question leaves the results of those before behind.
pub struct Table {
    known: Vec<Known>,
    questions: u64,
    salt: u64,
}

impl Default for Table {
    fn default() -> Self {
        Self { known: vec![Known::default(); PLACES], questions: 0, salt: 0 }
    }
}

impl Table {
    /// Begins a new question.
    pub fn begin(&mut self) {
        self.questions += 1;
        self.salt = mix(QUESTION | self.questions);
    }

    fn place(&self, key: u64) -> (u64, usize) {
        let key = key ^ self.salt;
        (key, (key ^ key >> 32) as usize % PLACES)
    }

    /// The result of a search with so many moves of the attacker, if it is known.
    pub fn get(&self, key: u64, moves: u8) -> Option<Found> {
        let (key, place) = self.place(key);
        let known = self.known[place];
        match known {
            Known { key: other, .. } if other != key => None,
            Known { won, .. } if won > 0 && won <= moves => Some(Found::Win(won)),
            Known { lost: NEVER, .. } => Some(Found::Never),
            Known { lost, .. } if lost >= moves => Some(Found::Later),
            _ => None,
        }
    }

    /// Notes the result of a search with so many moves of the attacker.
    pub fn note(&mut self, key: u64, moves: u8, found: Found) {
        let (key, place) = self.place(key);
        let known = &mut self.known[place];
        if known.key != key {
            *known = Known { key, ..Known::default() };
        }
        match found {
            Found::Win(won) => known.won = if known.won == 0 { won } else { won.min(known.won) },
            Found::Never => known.lost = NEVER,
            Found::Later => known.lost = known.lost.max(moves),
            Found::Stopped => {}
        }
    }
}
