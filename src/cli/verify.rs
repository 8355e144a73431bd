//! `narabe check`: the database and every game in it, verified.

use crate::operate::check::check;
use crate::store::Location;
use crate::store::sql::check::{Checked, unchecked};
use anyhow::{Context as _, Result, bail};
use std::io::{self, Write};
use std::path::Path;

/// Checks the database's own invariants, then replays every game by its rules; prints the flaws.
///
/// # Errors
/// A sentence if there is a flaw, the database is of another schema than this program's, or it cannot be read.
pub fn verify(database: &Path) -> Result<()> {
    let place = Location::from(database);
    place.must_be_there()?;
    if is_well(&place)? {
        return Ok(());
    }
    bail!("{place} is damaged: restore a backup")
}

/// Checks a database, and prints the flaws; true if there are none.
///
/// # Errors
/// A sentence if it is of another schema than this program's, or cannot be read.
pub(super) fn is_well(place: &Location) -> Result<bool> {
    place.must_be_current()?;
    let checked = check(place.clone())?;
    let unchecked = unchecked(place.clone()).or_else(|error| match checked.flaws.is_empty() {
        true => Err(error),
        // Nothing may be left to be read of a damaged database but that it is one.
        false => Ok(Vec::new()),
    })?;
    let written = print(place, &checked, &unchecked);
    // The exit code says whether the database is damaged, also where no one reads on.
    if !super::is_closed(&written) {
        written.context("the flaws cannot be written")?;
    }
    Ok(checked.flaws.is_empty())
}

/// Prints what was not checked, then the flaws, or that there are none.
fn print(place: &Location, checked: &Checked, unchecked: &[String]) -> io::Result<()> {
    let mut output = io::stdout().lock();
    unchecked.iter().try_for_each(|line| writeln!(output, "{line}"))?;
    checked.flaws.iter().try_for_each(|flaw| writeln!(output, "{flaw}"))?;
    if checked.flaws.is_empty() {
        writeln!(output, "{place}: {} games, all is well", checked.games)?;
    }
    output.flush()
}
