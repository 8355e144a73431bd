//! A consistent copy of a database, also of one in use: SQLite's backup interface, then fsync, then the name.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::open::{self, OpenError, beside};

/// Reason why a copy could not be made. The target is as it was.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database itself cannot be opened, or the target's folder is missing.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A database in use stands where the copy should go.
    #[error("{to} is a database in use: name another file for the copy.")]
    InUse {
        /// The target.
        to: PathBuf,
    },
    /// Copying failed.
    #[error(
        "The copy {to} cannot be written ({why}): look at its folder and the disk's free space."
    )]
    Failed {
        /// The target.
        to: PathBuf,
        /// Message of SQLite or the system.
        why: String,
    },
}

/// Copies the database at `from` into one file at `to`. The copy appears under its name only when it is whole and on
/// the disk, and then takes the place of what was there. A bot that uses the database goes on meanwhile.
///
/// # Errors
/// A sentence for the operator; nothing was changed then.
pub fn backup(from: &Path, to: &Path) -> Result<(), BackupError> {
    let db = open::look(from)?;
    let to = open::resolve(to)?;
    // A write-ahead log beside the target belongs to the file there; it would be taken for the copy's own.
    if open::resolve(from)? == to || beside(&to, "-wal").exists() {
        return Err(BackupError::InUse { to });
    }
    let part = beside(&to, ".part");
    let copied =
        copy(&db, &part).and_then(|()| publish(&part, &to).map_err(|error| error.to_string()));
    copied.map_err(|why| {
        // It is of no use, and it may not even exist.
        let _ = fs::remove_file(&part);
        BackupError::Failed { to, why }
    })
}

/// Copies everything in one step and so from one state; writers do not wait for it.
fn copy(db: &Connection, part: &Path) -> Result<(), String> {
    // Remains of a copy that was killed.
    let _ = fs::remove_file(part);
    let _ = fs::remove_file(beside(part, "-journal"));
    open::make_private(part).map_err(|error| error.to_string())?;
    let mut target = Connection::open(part).map_err(|error| error.to_string())?;
    let copied = Backup::new(db, &mut target).and_then(|backup| backup.step(-1));
    match copied.map_err(|error| error.to_string())? {
        StepResult::Done => target.close().map_err(|(_, error)| error.to_string()),
        other => Err(format!("SQLite stopped the copy: {other:?}")),
    }
}

/// Brings a finished copy to the disk, and only then under its name.
fn publish(part: &Path, to: &Path) -> io::Result<()> {
    File::open(part)?.sync_all()?;
    fs::rename(part, to)?;
    // The new name is an entry of the folder, which has to reach the disk as well.
    to.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())
}
