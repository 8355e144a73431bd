//! Backups of the database at fixed intervals, each of which is checked; the newest few that passed are kept.
//!
//! The time of the last backup is read from the files' names, so a restart makes none too many and leaves none out. The
//! names begin with that of the database, so that copies of two databases can lie in one folder.

use super::check::{check, found};
use crate::clock::HOUR_MS;
use crate::metrics::Page;
use crate::store::Millis;
use crate::store::sql::check::Flaw;
use crate::store::sqlite::backup::{BackupError, backup};
use crate::store::sqlite::open::OpenError;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

const SUFFIX: &str = ".db";
/// End of the name of a copy that has flaws.
const DAMAGED: &str = ".damaged";
/// End of the name of a copy that is not checked yet, behind which SQLite writes names of its own.
const PART: &str = ".part";
/// Time after a failure in which no other copy is tried, at the most: one that finds no room fills the disk each time.
const REST: Millis = HOUR_MS;

/// Backups at fixed intervals.
#[derive(Debug)]
pub struct Backups {
    database: PathBuf,
    folder: PathBuf,
    /// Begin of the names of the copies: `narabe-` for `narabe.db`.
    prefix: String,
    /// The file that is locked while this process makes backups of this name in the folder.
    lock: Option<File>,
    every: Millis,
    keep: usize,
    made: AtomicU64,
    failed: AtomicU64,
    damaged: AtomicU64,
    last: AtomicI64,
    /// Time of the last failure; the least number if there was none.
    failed_at: AtomicI64,
}

impl Drop for Backups {
    fn drop(&mut self) {
        // Closing the file is not enough: a child process that is just being started holds a copy of it for a moment.
        let _ = self.lock.as_ref().map(File::unlock);
    }
}

/// A backup that was made and has passed its check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The file.
    pub path: PathBuf,
    /// Number of games in it, each replayed by its rules.
    pub games: u64,
}

/// Error of making a backup or removing an old one.
#[derive(Debug, thiserror::Error)]
pub enum BackupsError {
    /// The database could not be copied.
    #[error(transparent)]
    Copy(#[from] BackupError),
    /// The copy could not be checked, as for want of room; it was removed.
    #[error("the copy was not checked: {0}")]
    Unchecked(OpenError),
    /// The copy has flaws, and so has the database. No older backup was removed.
    #[error("the copy {path} has {} flaws, such as: {}", flaws.len(), flaws.first().map_or_else(String::new, Flaw::to_string))]
    Damaged {
        /// The file, under its new name.
        path: PathBuf,
        /// Everything that is wrong.
        flaws: Vec<Flaw>,
    },
    /// The folder cannot be used.
    #[error("the folder {folder} for backups cannot be used: {cause}")]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// The system's error.
        cause: io::Error,
    },
    /// The folder cannot be used, which is found at the start.
    #[error(
        "--backup-dir names {folder}, which cannot be used for backups ({cause}): name a folder that this user may write \
         to, or one that this user may make"
    )]
    Unusable {
        /// The folder.
        folder: PathBuf,
        /// The system's error.
        cause: io::Error,
    },
    /// The lock file there belongs to someone else.
    #[error(
        "the lock file {name} cannot be opened ({cause}): remove it while no Narabe runs, since another user has made it"
    )]
    Lock {
        /// The file.
        name: PathBuf,
        /// The system's error.
        cause: io::Error,
    },
    /// Another process makes backups there, of a database of the same name.
    #[error(
        "another Narabe makes backups of a database called like {name} in {folder}, which --backup-dir names: stop it, or give \
         each of them a folder of its own"
    )]
    Shared {
        /// The folder.
        folder: PathBuf,
        /// Name of both databases.
        name: String,
    },
}

impl Backups {
    /// Returns backups of a database into a folder, one in `every` milliseconds, of which the newest `keep` are kept, at
    /// least one.
    pub fn new(database: &Path, folder: &Path, every: Millis, keep: usize) -> Self {
        let stem = database.file_stem().unwrap_or_default().to_string_lossy();
        Self {
            database: database.to_owned(),
            folder: folder.to_owned(),
            prefix: format!("{stem}-"),
            lock: None,
            every,
            keep: keep.max(1),
            made: AtomicU64::new(0),
            failed: AtomicU64::new(0),
            damaged: AtomicU64::new(0),
            last: AtomicI64::new(0),
            failed_at: AtomicI64::new(Millis::MIN),
        }
    }

    /// Makes the folder where there is none, and has it for as long as this lives: without that two bots would take each
    /// other's copies for their own. Reads the time of the last backup from the names there.
    ///
    /// # Errors
    /// A sentence for the operator: the folder cannot be used, or another process has it.
    pub fn begin(&mut self, now: Millis) -> Result<(), BackupsError> {
        let folder = self.folder.clone();
        let unusable = |cause| BackupsError::Unusable { folder: folder.clone(), cause };
        self.make_folder().map_err(unusable)?;
        let name = self.folder.join(format!("{}backups.lock", self.prefix));
        let lock = File::options().create(true).truncate(false).write(true).open(&name);
        let lock = lock.map_err(|cause| match cause.kind() {
            io::ErrorKind::PermissionDenied if name.exists() => BackupsError::Lock { name, cause },
            _ => unusable(cause),
        })?;
        if let Err(TryLockError::WouldBlock) = lock.try_lock() {
            let name = self.database.file_name().unwrap_or_default().to_string_lossy();
            return Err(BackupsError::Shared { folder, name: name.into_owned() });
        }
        // A file system that knows no locks can hold backups all the same.
        self.lock = Some(lock);
        let newest = self.copies("")?.into_iter().filter(|made| *made <= now).max();
        self.last.store(newest.unwrap_or(0), Ordering::Relaxed);
        Ok(())
    }

    /// True if there was one in the folder when they were begun, or one was made since.
    pub fn has_some(&self) -> bool {
        self.last.load(Ordering::Relaxed) != 0
    }

    fn make_folder(&self) -> io::Result<()> {
        let made = fs::create_dir_all(&self.folder);
        made.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                io::Error::new(io::ErrorKind::NotADirectory, "it is a file and no folder")
            }
            _ => error,
        })
    }

    /// Makes a backup if one is due, checks it with all its games, then removes those that are too old. Copying and checking
    /// read the whole database, so this blocks for long.
    ///
    /// # Errors
    /// A sentence for the log. Older backups are still there. A copy with flaws is kept under another name until the next
    /// such one, and counts as the backup of its interval. After any other error none is tried for an hour, or for an
    /// interval that is shorter.
    pub fn tick(&self, now: Millis) -> Result<Option<Made>, BackupsError> {
        let since = now.saturating_sub(self.failed_at.load(Ordering::Relaxed));
        if (0..REST.min(self.every)).contains(&since) {
            return Ok(None);
        }
        let done = self.copy_if_due(now);
        match &done {
            Ok(Some(_)) => {
                self.made.fetch_add(1, Ordering::Relaxed);
                self.last.store(now, Ordering::Relaxed);
            }
            Ok(None) => {}
            Err(BackupsError::Damaged { .. }) => _ = self.damaged.fetch_add(1, Ordering::Relaxed),
            Err(_) => {
                self.failed.fetch_add(1, Ordering::Relaxed);
                self.failed_at.store(now, Ordering::Relaxed);
            }
        }
        done
    }

    fn copy_if_due(&self, now: Millis) -> Result<Option<Made>, BackupsError> {
        self.make_folder().map_err(|cause| self.folder_error(cause))?;
        let copies = self.copies("")?.into_iter().chain(self.copies(DAMAGED)?);
        let newest = copies.filter(|made| *made <= now).max();
        if newest.is_some_and(|made| now - made < self.every) {
            return Ok(None);
        }
        self.remove_parts()?;
        let made = self.copy_now(now);
        if made.is_err() {
            // Its remains take room. The error that came first says more than one of this.
            let _ = self.remove_parts();
        }
        made.map(Some)
    }

    fn copy_now(&self, now: Millis) -> Result<Made, BackupsError> {
        let part = self.path(now, PART);
        backup(&self.database, &part)?;
        let checked = found(check(part)).map_err(BackupsError::Unchecked)?;
        if !checked.flaws.is_empty() {
            return Err(self.put_aside(now, checked.flaws));
        }
        let path = self.name(now, "")?;
        // The new one is made, whatever becomes of those before it.
        if let Err(error) = self.clear_up(now) {
            tracing::error!("an old backup cannot be removed: {error}");
        }
        Ok(Made { path, games: checked.games })
    }

    /// Removes what copies left behind that were broken off, by the end of the program or of the machine.
    fn remove_parts(&self) -> Result<(), BackupsError> {
        let is_part =
            |name: &str| name.split_once(PART).is_some_and(|(made, _)| self.when(made).is_some());
        let entries = fs::read_dir(&self.folder).map_err(|cause| self.folder_error(cause))?;
        for entry in
            entries.flatten().filter(|entry| entry.file_name().to_str().is_some_and(is_part))
        {
            fs::remove_file(entry.path()).map_err(|cause| self.folder_error(cause))?;
        }
        Ok(())
    }

    /// Gives a copy that was checked its name, also on the disk.
    fn name(&self, made: Millis, end: &str) -> Result<PathBuf, BackupsError> {
        let path = self.path(made, end);
        fs::rename(self.path(made, PART), &path)
            .and_then(|()| File::open(&self.folder)?.sync_all())
            .map_err(|cause| self.folder_error(cause))?;
        Ok(path)
    }

    /// Gives a copy that has flaws another name, in place of an earlier such one, so that it outlives no good one.
    fn put_aside(&self, made: Millis, flaws: Vec<Flaw>) -> BackupsError {
        let renamed = || {
            for earlier in self.copies(DAMAGED)? {
                fs::remove_file(self.path(earlier, DAMAGED))
                    .map_err(|cause| self.folder_error(cause))?;
            }
            self.name(made, DAMAGED)
        };
        match renamed() {
            Ok(path) => BackupsError::Damaged { path, flaws },
            Err(error) => error,
        }
    }

    /// Returns the times of the backups in the folder whose names end so, read from their names; other files are ignored.
    fn copies(&self, end: &str) -> Result<Vec<Millis>, BackupsError> {
        let entries = fs::read_dir(&self.folder).map_err(|cause| self.folder_error(cause))?;
        let names = entries.flatten().map(|entry| entry.file_name());
        Ok(names.filter_map(|name| self.when(name.to_str()?.strip_suffix(end)?)).collect())
    }

    /// Removes all but the newest. Backups from the future were made under a wrong clock, and go first.
    fn clear_up(&self, now: Millis) -> Result<(), BackupsError> {
        let mut copies = self.copies("")?;
        copies.sort_by_key(|made| (*made <= now, *made));
        let old = copies.len().saturating_sub(self.keep);
        let removed = copies[..old].iter().map(|made| fs::remove_file(self.path(*made, "")));
        // All are tried before the first error is given.
        let failed = removed.filter_map(Result::err).reduce(|first, _| first);
        failed.map_or(Ok(()), |cause| Err(self.folder_error(cause)))
    }

    fn path(&self, made: Millis, end: &str) -> PathBuf {
        self.folder.join(format!("{}{}{SUFFIX}{end}", self.prefix, stamp(made)))
    }

    /// Returns the time in a backup's name.
    fn when(&self, name: &str) -> Option<Millis> {
        let stamp = name.strip_prefix(&self.prefix)?.strip_suffix(SUFFIX)?;
        let time = jiff::civil::DateTime::strptime(STAMP, stamp)
            .ok()?
            .to_zoned(jiff::tz::TimeZone::UTC)
            .ok()?;
        let at = time.timestamp().as_millisecond();
        // A name that this module would not write is another program's.
        (self::stamp(at) == stamp).then_some(at)
    }

    fn folder_error(&self, cause: io::Error) -> BackupsError {
        BackupsError::Folder { folder: self.folder.clone(), cause }
    }

    /// Writes the counters onto a page of metrics.
    pub fn write(&self, page: &mut Page) {
        page.counter(
            "backups_total",
            "Backups made since the start",
            self.made.load(Ordering::Relaxed),
        );
        page.counter(
            "backup_failures_total",
            "Backups that failed",
            self.failed.load(Ordering::Relaxed),
        );
        page.counter(
            "backups_damaged_total",
            "Backups that were made and have flaws, as the database has",
            self.damaged.load(Ordering::Relaxed),
        );
        let last = self.last.load(Ordering::Relaxed) / 1000;
        page.gauge(
            "backup_last_success_timestamp_seconds",
            "When the last backup was made, by this run or one before",
            last,
        );
    }
}

/// Format of a time in a name, to the second, in UTC: `20260101T120000Z`.
const STAMP: &str = "%Y%m%dT%H%M%SZ";

fn stamp(at: Millis) -> String {
    // Only a clock that is set millennia ahead has a time that is none.
    let time = jiff::Timestamp::from_millisecond(at).unwrap_or(jiff::Timestamp::MAX);
    time.strftime(STAMP).to_string()
}
