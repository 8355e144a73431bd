//! `narabe check`: the database and every game in it, verified.

use crate::operate::check::check;
use crate::store::sqlite::check::unchecked;
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
    if checked.flaws.is_empty() {
        println!("{}: {} games, all is well", database.display(), checked.games);
        return Ok(());
    }
    bail!("{} is damaged: restore a backup", database.display())
}
