//! `narabe judge`: verdicts on records from the standard input.

use crate::games::GAMES;
use crate::judge::{self, Ask, Progress};
use anyhow::{Context as _, Result};
use std::fs::{File, Metadata};
use std::io::{self, IsTerminal};
use std::os::fd::AsFd;

/// Prints a verdict for each record of the standard input, with a progress bar if only stderr is a terminal.
///
/// # Errors
/// If the records cannot be read or the verdicts not be written.
pub fn judge(ask: Ask) -> Result<()> {
    let input = io::stdin().lock();
    let output = io::BufWriter::new(io::stdout());
    let watched = io::stderr().is_terminal() && !io::stdout().is_terminal();
    let done = if watched {
        judge::run(GAMES, Progress::new(input, input_length(), io::stderr()), output, ask)
    } else {
        judge::run(GAMES, input, output, ask)
    };
    if super::is_closed(&done) {
        return Ok(());
    }
    done.context("the records cannot be read or the verdicts not be written")
}

/// Returns the length of the input in bytes, if it is a file.
fn input_length() -> Option<u64> {
    let input = File::from(io::stdin().as_fd().try_clone_to_owned().ok()?);
    input.metadata().ok().filter(Metadata::is_file).map(|about| about.len())
}
