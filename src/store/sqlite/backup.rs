//! A consistent copy of a database, also of one in use: SQLite's backup interface, then higher numbers for what a bot makes
//! that goes on from the copy, then fsync, then the name.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, ErrorCode, params};

use super::open::{self, OpenError, beside};

/// Tables whose numbers stand in the buttons of messages.
const ON_BUTTONS: [&str; 3] = ["games", "events", "hills"];

/// Numbers that a bot which goes on from a copy leaves out, beside a tenth of those given before: messages that were posted
/// after the copy was made have some of them on their buttons.
const LEFT_OUT: i64 = 10_000;

/// Reason why a copy could not be made. The target is as it was.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database itself cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The target's folder is missing.
    #[error(
        "There is no folder {folder} for the copy {to}: make the folder, or name another file for the copy."
    )]
    NoFolder {
        /// The target.
        to: PathBuf,
        /// Folder that is missing.
        folder: PathBuf,
    },
    /// A database in use stands where the copy should go.
    #[error("{to} is a database in use: name another file for the copy.")]
    InUse {
        /// The target.
        to: PathBuf,
    },
    /// The target is a device, a pipe, or a link that leads nowhere.
    #[error(
        "{to} is no file, but a device, a pipe or a link that leads nowhere: name a file for the copy."
    )]
    NoFile {
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
    backup_if(from, to, |_| Ok(()))
}

/// Does what [`backup`] does if the copy passes a look at it, before it has its name. Returns what that gave.
///
/// # Errors
/// A sentence for the operator, or what the look at the copy gave; nothing was changed then.
pub fn backup_if<T, E: From<BackupError>>(
    from: &Path,
    to: &Path,
    look: impl FnOnce(&Path) -> Result<T, E>,
) -> Result<T, E> {
    let (db, to) = both(from, to)?;
    let failed = |why| BackupError::Failed { to: to.clone(), why };
    let part = make_part(&to).map_err(|error| failed(error.to_string()))?;
    let copied =
        copy(&db, &part).and_then(|()| leave_numbers_out(&part).map_err(|error| error.to_string()));
    let looked = copied.map_err(|why| E::from(failed(why))).and_then(|()| look(&part));
    let named = looked.and_then(|seen| match publish(&part, &to) {
        Ok(()) => Ok(seen),
        Err(error) => Err(E::from(failed(error.to_string()))),
    });
    if named.is_err() {
        remove_part(&part);
    }
    named
}

/// Opens the database, and returns the one true path of the target.
fn both(from: &Path, to: &Path) -> Result<(Connection, PathBuf), BackupError> {
    let db = open::look(from)?;
    if is_no_file(to) {
        return Err(BackupError::NoFile { to: to.to_path_buf() });
    }
    let to = target(to)?;
    if to.is_dir() {
        return Err(BackupError::Failed { to, why: "it is a folder".to_owned() });
    }
    // A log beside the target belongs to the file there; it would be taken for the copy's own.
    if open::resolve(from)? == to || open::has_log(&to) {
        return Err(BackupError::InUse { to });
    }
    Ok((db, to))
}

/// True if a file would take the place of a device or a pipe for all programs, or of a link that leads nowhere.
pub(in crate::store) fn is_no_file(to: &Path) -> bool {
    match fs::metadata(to) {
        Ok(found) => !found.is_file() && !found.is_dir(),
        Err(_) => fs::symlink_metadata(to).is_ok_and(|found| found.is_symlink()),
    }
}

/// The one true path of the target.
fn target(to: &Path) -> Result<PathBuf, BackupError> {
    open::resolve(to).map_err(|error| match error {
        OpenError::NoFolder { path, folder } => BackupError::NoFolder { to: path, folder },
        other => other.into(),
    })
}

/// Makes an empty file for this user alone beside a target, by a name that no file has: the number of this process, a
/// second number, and `.part`. What others, or a process that was killed, have left there is not touched.
pub(in crate::store) fn make_part(to: &Path) -> io::Result<PathBuf> {
    let process = std::process::id();
    let mut number = 0;
    loop {
        let part = beside(to, &format!(".{process}-{number}.part"));
        match open::private().create_new(true).open(&part) {
            Ok(_) => return Ok(part),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// Removes such a file and what SQLite has left beside it, as far as they exist.
pub(in crate::store) fn remove_part(part: &Path) {
    for end in ["", "-wal", "-shm", "-journal", ".lock"] {
        let _ = fs::remove_file(beside(part, end));
    }
}

/// Makes a copy of a file beside it and brings the copy up to date, so that the file stays as it is. It is the caller's to
/// remove, by [`remove_part`].
pub(in crate::store) fn current_copy(from: &Path) -> Result<PathBuf, OpenError> {
    let from = &open::resolve(from)?;
    let db = open::look(from)?;
    let part = make_part(from).map_err(|error| open::failed(from, &error))?;
    let unread = |cause| OpenError::Unread { path: from.clone(), cause };
    let made = copy(&db, &part).map_err(unread);
    match made.and_then(|()| open::bring_up_to_date(&part, from)) {
        Ok(()) => Ok(part),
        Err(error) => {
            remove_part(&part);
            Err(error)
        }
    }
}

/// Copies everything in one step and so from one state; writers do not wait for it.
fn copy(db: &Connection, part: &Path) -> Result<(), String> {
    let mut target = Connection::open(part).map_err(|error| error.to_string())?;
    let copied = Backup::new(db, &mut target).and_then(|backup| backup.step(-1));
    match copied.map_err(|error| error.to_string())? {
        StepResult::Done => target.close().map_err(|(_, error)| error.to_string()),
        other => Err(format!("SQLite stopped the copy: {other:?}")),
    }
}

/// Has a bot that goes on from a copy number its next games, events and hills higher than those that were made since the copy:
/// the buttons of their messages would act on others otherwise. A damaged copy stays as it is, for the check to find.
fn leave_numbers_out(part: &Path) -> rusqlite::Result<()> {
    match raise_numbers(part) {
        Err(error) if is_damage(&error) => Ok(()),
        raised => raised,
    }
}

fn is_damage(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error_code();
    matches!(code, Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase))
}

fn raise_numbers(part: &Path) -> rusqlite::Result<()> {
    let db = Connection::open(part)?;
    // SQLite needs no memory then that it shares with other programs, which a folder on another machine may not have.
    db.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    for table in ON_BUTTONS {
        // A table in which there was nothing yet has no row there.
        db.execute(
            "INSERT INTO sqlite_sequence (name, seq)
             SELECT name, 0 FROM sqlite_schema
             WHERE type = 'table' AND name = ?1 AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)",
            [table],
        )?;
        db.execute(
            "UPDATE sqlite_sequence SET seq = seq + ?2 + seq / 10 WHERE name = ?1",
            params![table, LEFT_OUT],
        )?;
    }
    // The log is emptied into the file, whose errors closing would not tell.
    db.query_one("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    db.close().map_err(|(_, error)| error)
}

/// Brings a finished copy to the disk, and only then under its name.
pub(in crate::store) fn publish(part: &Path, to: &Path) -> io::Result<()> {
    File::open(part)?.sync_all()?;
    fs::rename(part, to)?;
    // The new name is an entry of the folder, which has to reach the disk as well.
    to.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())
}
