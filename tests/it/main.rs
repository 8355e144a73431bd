//! The one test binary: a file for each area.

// Unexpected results are to fail the test.
#![allow(clippy::unwrap_used)]

use std::path::Path;

/// The folder of the whole project.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the tests stand in a folder of the project")
}

/// Number of random positions that a comparison with a plain reference takes: the usual one, or that of
/// `NARABE_POSITIONS`.
fn positions(usual: usize) -> usize {
    number("NARABE_POSITIONS", usual)
}

/// A number that a variable of the environment gives, or the usual one.
fn number<T: std::str::FromStr>(name: &str, usual: T) -> T {
    let given = std::env::var(name).ok();
    given.map_or(usual, |text| {
        text.parse().unwrap_or_else(|_| panic!("{name} is a number, and not {text:?}"))
    })
}

mod callers;
mod charts;
mod cli;
mod clocks;
mod cluster;
mod commands;
mod contest;
mod crash;
mod database;
mod discord;
mod disk;
mod engine;
mod exclusions;
mod fuzzed;
mod gomoku;
mod judge;
mod ladder;
mod laws;
mod lessons;
mod load;
mod lookalike;
mod names;
mod ninuki;
mod nodes;
mod operate;
mod opponents;
mod pictures;
mod plies;
mod postgres;
mod program;
mod puzzles;
mod races;
mod rating;
mod readers;
mod records;
mod renju;
mod restart;
mod review;
mod roku;
mod rokumon;
mod rules;
mod simulation;
mod solver;
mod stage;
mod store;
mod tidy;
mod toy;
mod vectors;
mod words;
