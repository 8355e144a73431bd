//! `narabe backup`: a copy of the database while it is in use, which is checked before it has its name.

use super::{misuse, print};
use crate::operate::check::{check, found};
use crate::store::Location;
use crate::store::sql::check::unchecked;
use crate::store::sqlite::backup::backup_if;
use crate::store::sqlite::open::OpenError;
use anyhow::{Context as _, Result, bail};
use std::path::Path;

/// Copies the database, checks the copy with all its games, and says how many there are.
///
/// # Errors
/// A sentence if it is none of SQLite's, cannot be copied or has a flaw; what was there before stays then.
pub fn back_up(database: &Path, file: &Path) -> Result<()> {
    let place = Location::from(database);
    if place.is_server() {
        return misuse(
            "`narabe backup` copies files of SQLite alone: back a PostgreSQL server up by its own tools, or make a file of \
             its database by `narabe copy --to FILE`",
        );
    }
    place.must_be_there()?;
    let said = backup_if(database, file, |copy| {
        let said = verdict(copy, &place);
        said.with_context(|| format!("the copy {} was not made", file.display()))
    })?;
    print(format_args!("{}: {said}", file.display()))
}

/// Checks a copy, and returns what there is to say of it; prints its flaws, or else what was not checked.
///
/// # Errors
/// A sentence if it has one, or cannot be checked.
fn verdict(copy: &Path, of: &Location) -> Result<String> {
    let copy = Location::from(copy);
    if let Err(OpenError::Older { found, .. } | OpenError::Newer { found, .. }) =
        copy.must_be_current()
    {
        return Ok(format!(
            "not checked, as it has schema {found}, which this program cannot check"
        ));
    }
    let checked = found(check(copy.clone()))?;
    checked.flaws.iter().try_for_each(|flaw| print(format_args!("{flaw}")))?;
    if !checked.flaws.is_empty() {
        return blame(of);
    }
    unchecked(copy)?.iter().try_for_each(|line| print(format_args!("{line}")))?;
    Ok(format!("{} games, all is well", checked.games))
}

/// Says whether the database is damaged, where its copy is, or the copy alone.
///
/// # Errors
/// That sentence, or one if the database cannot be checked.
fn blame<T>(of: &Location) -> Result<T> {
    if found(check(of.clone()))?.flaws.is_empty() {
        bail!("it has flaws, and {of} has none: look at the disk of the copy");
    }
    bail!("{of} is damaged: restore a backup")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use crate::store::sqlite::Options;

    #[test]
    fn a_database_whose_copy_alone_is_garbled_is_not_blamed() {
        let folder = tempfile::tempdir().unwrap();
        let (well, garbled) = (folder.path().join("well.db"), folder.path().join("garbled.db"));
        Store::open(&well, Options::default()).unwrap().close().unwrap();
        std::fs::write(&garbled, "no database at all").unwrap();
        for (of, says) in [(&well, "well.db has none"), (&garbled, "garbled.db is damaged")] {
            let error = verdict(&garbled, &Location::from(of)).unwrap_err().to_string();
            assert!(error.contains(says), "{error}");
        }
    }
}
