//! `narabe standings`: tables and pairings of events from the standard input.

use crate::standings;
use anyhow::{Context as _, Result};
use std::io;

/// Prints the standings of each event of the standard input.
///
/// # Errors
/// If the events cannot be read or the standings not be written.
pub fn standings() -> Result<()> {
    let done = standings::run(io::stdin().lock(), io::BufWriter::new(io::stdout()));
    if super::is_closed(&done) {
        return Ok(());
    }
    done.context("the events cannot be read or the standings not be written")
}
