//! `narabe check`: the database and every game in it, verified.

use crate::operate::check::check;
use crate::store::Location;
use crate::store::sql::check::unchecked;
use anyhow::{Result, bail};
use std::path::Path;

/// Checks the database's own invariants, then replays every game by its rules; prints the flaws.
///
/// # Errors
/// A sentence if there is a flaw or the database cannot be read.
pub fn verify(database: &Path) -> Result<()> {
    let database = Location::from(database);
    let checked = check(database.clone())?;
    unchecked(database.clone())?.iter().for_each(|line| println!("{line}"));
    checked.flaws.iter().for_each(|flaw| println!("{flaw}"));
    if checked.flaws.is_empty() {
        println!("{}: {} games, all is well", database, checked.games);
        return Ok(());
    }
    bail!("{} is damaged: restore a backup", database)
}
