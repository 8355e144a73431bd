//! The one test binary: a file for each area.

mod discord;
mod judge;
mod laws;
mod readers;
mod stage;
mod store;
mod tidy;
mod toy;
mod vectors;
mod words;
