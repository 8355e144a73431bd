//! The engine: finds a move in a game on lines. Positions in, a move out.
//!
//! Pure and alone: it uses `std`, reads no clock and draws no numbers. A caller gives a position as
//! plain data ([`Position`]), a [`Budget`] in nodes and a share of time that it measures itself,
//! and memory to keep between moves ([`Memory`]); [`think`] gives a [`Thought`]. The same position,
//! memory and budget in nodes give the same move.
//!
//! * `line` says what a stone makes along one line; `table` keeps all cases.
//! * `rating` says what the four lines through a point are worth together.
//! * `field` is the board with all of that, kept up to date by each stone; `bans` judges
//!   forbidden points on it.
//! * `level` makes opponents of every strength of it.
//! * `tuning` shows positions as the learned values see them.
//! * `gomocup` speaks the protocol of tournaments; the caller brings lines and time.
//! * `solver` proves wins by fours and threes, or that there are none, and gives their lines; `wins` proves wins by any
//!   moves.
//! * `fours` finds wins by fours, `proof` wins by fours and threes, `search` the rest: `moves` gives it the moves and
//!   their order, `plan` the depth of each, `success` remembers which moves were good enough elsewhere.

mod bans;
mod board;
mod budget;
#[cfg(test)]
mod checks;
mod field;
mod fours;
pub mod gomocup;
mod grid;
mod hint;
mod level;
mod line;
mod lines;
mod memory;
mod moves;
mod order;
mod plan;
mod points;
mod proof;
mod rating;
mod root;
mod rules;
mod search;
mod solver;
mod success;
mod table;
mod threes;
pub mod tuning;
mod values;
mod view;
mod wins;
mod zone;

pub use budget::Budget;
pub use hint::{Hint, Situation, hint};
pub use level::{LEVELS, play};
pub use lines::{Bans, Ends, Lines, Point, Position, Rule};
pub use memory::Memory;
pub use points::{Effect, points};
pub use root::{Reason, Thought, chance, think};
pub use solver::{Captures, Defence, Kind, Solution, Solvable, Solver, Status, WithCaptures};
