//! `narabe copy`: the database moves to another place, from a file to a server or back.

use super::verify::verify;
use crate::store::{Location, copy};
use anyhow::{Context as _, Result};
use std::io::{self, Write};
use std::path::Path;

/// Copies a database that no bot uses into an empty one, and checks the copy.
///
/// # Errors
/// A sentence if one of the two cannot be used, or the copy has a flaw.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    Location::from(from).must_be_there()?;
    // Held meanwhile, so that no bot writes what would not be copied. It also brings the database up to date.
    let held = Location::from(from).hold()?;
    let rows = copy::copy(&Location::from(from), &Location::from(to))?;
    drop(held);
    let written = writeln!(io::stdout(), "{rows} rows were copied to {}", Location::from(to));
    if !super::is_closed(&written) {
        written.context("the number of rows cannot be written")?;
    }
    verify(to)
}
