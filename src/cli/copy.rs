//! `narabe copy`: the database moves to another place, from a file to a server or back.

use super::misuse;
use super::verify::is_well;
use crate::operate::check::check;
use crate::store::{Held, Location, copy};
use anyhow::{Context as _, Result, bail};
use std::io::{self, Write};
use std::path::Path;

/// Copies a database that no bot uses into an empty one, and checks the copy.
///
/// # Errors
/// A sentence if one of the two cannot be used, or the copy has a flaw.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    let (from, to) = (Location::from(from), Location::from(to));
    from.must_be_there()?;
    if from.is_same(&to) {
        return misuse("--to names the database itself: name another place for the copy");
    }
    // Held meanwhile, so that no bot writes what would not be copied.
    let held = from.hold()?;
    let rows = copy::copy(&held.place(), &to)?;
    let written = writeln!(io::stdout(), "{rows} rows were copied to {to}");
    if !super::is_closed(&written) {
        written.context("the number of rows cannot be written")?;
    }
    if is_well(&to)? { Ok(()) } else { blame(&from, &held, &to) }
}

/// Says which of the two is damaged, where the copy is.
///
/// # Errors
/// That sentence, or one if the database cannot be checked.
fn blame(from: &Location, held: &Held, to: &Location) -> Result<()> {
    if check(held.place())?.flaws.is_empty() {
        bail!("the copy {to} is damaged, and {from} is not: copy it anew, to another place");
    }
    bail!("{from} is damaged, and so is its copy {to}: restore a backup")
}
