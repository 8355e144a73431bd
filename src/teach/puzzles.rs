//! Puzzles: positions with one first move that begins a win by fours, and the shortest win. `examples/puzzles.rs` makes them
//! from games of the engine; a test proves each of them.

use crate::game::{Games, Record, Refusal, Table};
use std::sync::LazyLock;

/// Puzzles of a rule set.
#[derive(Debug)]
pub struct Set {
    /// Word of the set, which is stored and stands in keys.
    pub word: &'static str,
    /// Rating pool in which its puzzles are those of the day, if there is one.
    pub pool: Option<&'static str>,
    rules: &'static str,
    puzzles: LazyLock<Vec<Puzzle>>,
}

/// A puzzle.
#[derive(Debug)]
pub struct Puzzle {
    /// The moves up to the position.
    before: Vec<&'static str>,
    /// The shortest win of the side to move: its moves and the answers in turn.
    pub win: Vec<&'static str>,
}

/// A puzzle's place: the number of its set, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleId {
    set: usize,
    number: usize,
}

macro_rules! set {
    ($word:literal, $pool:expr, $rules:literal) => {
        Set {
            word: $word,
            pool: $pool,
            rules: $rules,
            puzzles: LazyLock::new(|| {
                read(include_str!(concat!("../../assets/puzzles/", $word, ".txt")))
            }),
        }
    };
}

/// All sets, the usual one first.
pub static SETS: [Set; 3] = [
    set!("freestyle", Some("gomoku"), "freestyle"),
    set!("standard", None, "standard"),
    set!("renju", Some("renju"), "renju opening=none"),
];

/// Reads a set: a line for each puzzle, with a bar between the moves before it and the win.
fn read(text: &'static str) -> Vec<Puzzle> {
    let puzzle = |line: &'static str| {
        let (before, win) = line.split_once(" | ")?;
        Some(Puzzle { before: before.split(' ').collect(), win: win.split(' ').collect() })
    };
    text.lines().filter_map(puzzle).collect()
}

impl Set {
    /// Returns the puzzles.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }
}

impl Puzzle {
    /// Returns the number of moves of the side that wins.
    pub fn length(&self) -> usize {
        self.win.len().div_ceil(2)
    }

    /// Returns the stars, 1 to 3, by the length of the win.
    pub fn stars(&self) -> usize {
        match self.length() {
            0..=3 => 1,
            4 | 5 => 2,
            _ => 3,
        }
    }
}

impl PuzzleId {
    /// Returns the puzzle of a number in the set of a pool, which goes round; in the first set where the pool has none.
    pub fn of(pool: &str, number: u64) -> Self {
        let set = SETS.iter().position(|set| set.pool == Some(pool)).unwrap_or_default();
        Self::at(set, number)
    }

    /// Returns the puzzle of a number in a set, which goes round.
    pub fn at(set: usize, number: u64) -> Self {
        let count = SETS[set].puzzles().len().max(1) as u64;
        Self { set, number: (number % count) as usize }
    }

    /// Reads a word such as `renju.12`.
    pub fn read(word: &str) -> Option<Self> {
        let (set, number) = word.split_once('.')?;
        let set = SETS.iter().position(|other| other.word == set)?;
        let number = number.parse().ok().filter(|number| *number < SETS[set].puzzles().len())?;
        Some(Self { set, number })
    }

    /// Returns the word.
    pub fn word(self) -> String {
        format!("{}.{}", self.set().word, self.number)
    }

    /// Returns the set.
    pub fn set(self) -> &'static Set {
        &SETS[self.set]
    }

    /// Returns the puzzle.
    pub fn puzzle(self) -> &'static Puzzle {
        &self.set().puzzles()[self.number]
    }

    /// Returns the table of the puzzle after these moves of both sides.
    ///
    /// # Errors
    /// Refusals of a list without the game, and of a move that is not legal there.
    pub fn table(self, games: Games, moves: &[&str]) -> Result<Table, Vec<Refusal>> {
        let actions = self.puzzle().before.iter().chain(moves).map(|text| (*text).to_owned());
        let record = Record {
            game: "gomoku".to_owned(),
            rules: self.set().rules.to_owned(),
            seats: 2,
            ..Record::default()
        };
        let mut table = record.table(games)?;
        for action in actions {
            table.play(&action).map_err(|why| vec![why])?;
        }
        Ok(table)
    }
}
