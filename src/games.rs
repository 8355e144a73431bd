//! The list of games. Commands, help, storage, pictures, replays, ratings and the law tests follow
//! from it.
//!
//! A new game is one file beside this one and one line in [`GAMES`] (and the `mod` by which Rust
//! finds the file).

mod gomoku;
mod lines;
mod ninuki;
mod roku;
mod rokumon;

use crate::engine::{Point, Position};
use crate::game::{Games, Table, entry};

/// All games that Narabe plays, in the order in which they are offered.
pub const GAMES: Games = Games(&[
    entry::<gomoku::Gomoku>(),
    entry::<ninuki::Ninuki>(),
    entry::<roku::Roku>(),
    entry::<rokumon::Rokumon>(),
]);

/// The position of a table for the engine; none for a game that it does not play, in an opening and
/// after the end.
pub fn position(table: &Table) -> Option<Position> {
    table.game::<gomoku::Gomoku>()?.position()
}

/// The action text of the engine's move; none for a game that it does not play.
pub fn answer(table: &Table, point: Option<Point>) -> Option<String> {
    Some(table.game::<gomoku::Gomoku>()?.answer(point))
}
