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
    let checked = check(database)?;
    unchecked(database)?.iter().for_each(|line| println!("{line}"));
    checked.flaws.iter().for_each(|flaw| println!("{flaw}"));
    let database = Location::from(database);
    if checked.flaws.is_empty() {
        println!("{database}: {} games, all is well", checked.games);
        return Ok(());
    }
    bail!("{database} is damaged: restore a backup")
}
