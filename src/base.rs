//! The rooms below the application, as the package `narabe-base` (see `base/Cargo.toml`). The rest of Narabe names them
//! as its own: `lib` re-exports them.

pub mod clock;
pub mod contest;
pub mod judge;
pub mod limits;
pub mod machine;
pub mod metrics;
pub mod play;
pub mod playground;
pub mod priority;
pub mod rating;
pub mod records;
pub mod standings;
pub mod store;
pub mod teach;
pub mod words;

pub use narabe_board::{engine, game, games, render, search};
