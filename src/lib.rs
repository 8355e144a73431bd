//! Narabe: the five-in-a-row family, played in a chat channel over days.

pub mod app;
pub mod cli;
pub mod clock;
pub mod config;
pub mod contest;
pub mod discord;
pub mod judge;
pub mod limits;
pub mod machine;
pub mod metrics;
pub mod operate;
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
