//! `narabe check`: the database and every game in it, verified.

use crate::games::GAMES;
use crate::store::sqlite::check;
use anyhow::{Result, bail};
use std::path::Path;

/// Checks the database's own invariants, then replays every game by its rules; prints the flaws.
///
/// # Errors
/// A sentence if there is a flaw or the database cannot be read.
pub fn verify(database: &Path) -> Result<()> {
    let mut flaws: Vec<String> = check::verify(database)?.iter().map(ToString::to_string).collect();
    let mut games = 0;
    check::for_each_game(database, |stored| {
        games += 1;
        flaws.extend(
            crate::app::context::replayed(GAMES, &stored).err().map(|fault| fault.to_string()),
        );
    })?;
    let unchecked = check::unchecked(database)?;
    unchecked.iter().chain(&flaws).for_each(|line| println!("{line}"));
    if flaws.is_empty() {
        println!("{}: {games} games, all is well", database.display());
        return Ok(());
    }
    bail!("{} is damaged: restore a backup", database.display())
}
