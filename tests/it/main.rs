//! The one test binary: a file for each area.

// What is not as expected fails the test, which is what a test is for.
#![allow(clippy::unwrap_used)]

mod cli;
mod crash;
mod discord;
mod gomoku;
mod judge;
mod laws;
mod lookalike;
mod pictures;
mod program;
mod readers;
mod renju;
mod roku;
mod rokumon;
mod stage;
mod store;
mod tidy;
mod toy;
mod vectors;
mod words;
mod wrapped;
