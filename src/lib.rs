//! Narabe: the five-in-a-row family, played in a chat channel over days.

pub mod app;
pub mod cli;
pub mod config;
pub mod discord;
pub mod operate;

pub use narabe_base::{
    clock, contest, judge, limits, machine, metrics, play, playground, priority, rating, records,
    standings, store, teach, words,
};
pub use narabe_board::{engine, game, games, render, search};
