//! The rooms whose speed is felt, as the package `narabe-board` (see `board/Cargo.toml`). The rest of Narabe names them
//! as its own: `lib` re-exports them.

pub mod engine;
pub mod game;
pub mod games;
pub mod render;
pub mod search;
