//! The teacher: what the engine and the solver say of positions and of finished games.
//!
//! * `solve` answers questions for wins: `narabe solve`.
//! * `review` goes through a game: `narabe review`.
//! * `lessons` are positions with a task each, and `puzzles` those of a day; `themes` say what their wins turn on, and
//!   `quarry` finds them in finished games.

pub mod lessons;
pub mod puzzles;
pub mod quarry;
pub mod review;
pub mod solve;
pub mod themes;

use crate::engine::{Memory, Solver};
use crate::game::{Games, Record, Table};
use crate::judge::{self, LONGEST_ID};
use crate::words::{self, Locale, names};
use serde::Serialize;

/// Memory, solver and clock of one thread: 25 MiB, and 23 more once a question was answered by two.
pub struct Desk {
    /// Memory of the engine.
    pub memory: Memory,
    /// Memory of a second thread.
    pub second: Option<Memory>,
    /// The solver.
    pub solver: Solver,
    /// Gives the share of the time that a search has used up; asked a few thousand times a second.
    pub spent: Box<dyn Fn() -> f32 + Send>,
}

impl Default for Desk {
    /// Without a limit of time.
    fn default() -> Self {
        let (memory, solver) = (Memory::default(), Solver::default());
        Self { memory, second: None, solver, spent: Box::new(|| 0.0) }
    }
}

/// The answer to a line that is not what it should be.
#[derive(Debug, Serialize)]
struct Malformed {
    id: Option<String>,
    status: &'static str,
    say: String,
}

/// Writes an answer as one line, without the line break.
fn line<T: Serialize>(answer: &T) -> Vec<u8> {
    serde_json::to_vec(answer).expect("an answer is plain data")
}

fn malformed(id: Option<String>, say: String) -> Vec<u8> {
    line(&Malformed { id, status: "malformed", say })
}

/// The id of a line that cannot be read, if it has one.
fn id_of(line: &[u8]) -> Option<String> {
    judge::id_of(line).as_str().map(str::to_owned)
}

/// The table of a record after its last action, under the game's own id.
fn table(games: Games, record: Record) -> Result<(Record, Table), String> {
    judge::check_id(record.id.as_deref())?;
    let record =
        names::record_with_id(games, record).map_err(|fault| words::refusal(Locale::En, &fault))?;
    let table = judge::replayed(games, &record)?;
    Ok((record, table))
}

/// The id, if it is short enough to be repeated.
fn short(id: Option<&String>) -> Option<String> {
    id.filter(|id| id.len() <= LONGEST_ID).cloned()
}
