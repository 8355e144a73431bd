//! `narabe solve` and `narabe review`: lines from the standard input, answered by the teacher with the machine's clock.

use crate::games::GAMES;
use crate::judge::each_line;
use crate::teach::{Desk, review, solve};
use anyhow::{Context as _, Result};
use std::io;
use std::time::Instant;

/// Answers each question of the standard input.
///
/// # Errors
/// If the questions cannot be read or the answers not be written.
pub fn solve() -> Result<()> {
    let start = Instant::now();
    let clock = || start.elapsed();
    answer_all(|desk, line| solve::answered(GAMES, desk, line, &clock))
}

/// Reviews each record of the standard input, with so many stones put in thought for a move.
///
/// # Errors
/// If the records cannot be read or the reviews not be written.
pub fn review(nodes: u64) -> Result<()> {
    answer_all(|desk, line| review::answered(GAMES, desk, line, nodes))
}

fn answer_all(answer: impl Fn(&mut Desk, &[u8]) -> Vec<u8> + Sync) -> Result<()> {
    let output = io::BufWriter::new(io::stdout());
    let done = each_line(io::stdin().lock(), output, Desk::default, answer);
    if super::is_closed(&done) {
        return Ok(());
    }
    done.context("the lines cannot be read or the answers not be written")
}
