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

use crate::game::{Games, entry};

/// All games that Narabe plays, in the order in which they are offered.
pub const GAMES: Games = Games(&[
    entry::<gomoku::Gomoku>(),
    entry::<ninuki::Ninuki>(),
    entry::<roku::Roku>(),
    entry::<rokumon::Rokumon>(),
]);
