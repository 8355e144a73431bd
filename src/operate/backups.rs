//! Backups of the database at fixed intervals, each of which is checked; the newest few that passed are kept.
//!
//! The time of the last backup is read from the files' names, so a restart makes none too many and leaves none out.

use super::check::check;
use crate::metrics::Page;
use crate::store::Millis;
use crate::store::sql::check::{Checked, Flaw};
use crate::store::sqlite::backup::{BackupError, backup};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

const PREFIX: &str = "narabe-";
const SUFFIX: &str = ".db";
/// End of the name of a copy that has flaws.
const DAMAGED: &str = ".damaged";
/// End of the name of a copy that is not checked yet, behind which SQLite writes names of its own.
const PART: &str = ".part";
/// Time after a failure in which no other copy is tried, at the most: one that finds no room fills the disk each time.
const REST: Millis = 60 * 60 * 1000;

/// Backups at fixed intervals.
#[derive(Debug)]
pub struct Backups {
    database: PathBuf,
    folder: PathBuf,
    every: Millis,
    keep: usize,
    made: AtomicU64,
    failed: AtomicU64,
    damaged: AtomicU64,
    last: AtomicI64,
    /// Time of the last failure; the least number if there was none.
    failed_at: AtomicI64,
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
}

impl Backups {
    /// Returns backups of a database into a folder, one in `every` milliseconds, of which the newest `keep` are kept, at
    /// least one.
    pub fn new(database: &Path, folder: &Path, every: Millis, keep: usize) -> Self {
        Self {
            database: database.to_owned(),
            folder: folder.to_owned(),
            every,
            keep: keep.max(1),
            made: AtomicU64::new(0),
            failed: AtomicU64::new(0),
            damaged: AtomicU64::new(0),
            last: AtomicI64::new(0),
            failed_at: AtomicI64::new(Millis::MIN),
        }
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
        fs::create_dir_all(&self.folder).map_err(|cause| self.folder_error(cause))?;
        let copies = self.copies("")?.into_iter().chain(self.copies(DAMAGED)?);
        let newest = copies.filter(|made| *made <= now).max();
        if newest.is_some_and(|made| now - made < self.every) {
            return Ok(None);
        }
        self.remove_parts()?;
        let part = self.path(now, PART);
        backup(&self.database, &part)?;
        let checked = check(part).unwrap_or_else(|error| Checked {
            games: 0,
            flaws: vec![Flaw { game: None, what: format!("it cannot be read: {error}") }],
        });
        if !checked.flaws.is_empty() {
            return Err(self.put_aside(now, checked.flaws));
        }
        let path = self.name(now, "")?;
        self.clear_up(now)?;
        Ok(Some(Made { path, games: checked.games }))
    }

    /// Removes what copies left behind that were broken off, by the end of the program or of the machine.
    fn remove_parts(&self) -> Result<(), BackupsError> {
        let is_part =
            |name: &str| name.split_once(PART).is_some_and(|(made, _)| when(made).is_some());
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
            .and_then(|()| fs::File::open(&self.folder)?.sync_all())
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
        Ok(names.filter_map(|name| when(name.to_str()?.strip_suffix(end)?)).collect())
    }

    /// Removes all but the newest. Backups from the future were made under a wrong clock, and go first.
    fn clear_up(&self, now: Millis) -> Result<(), BackupsError> {
        let mut copies = self.copies("")?;
        copies.sort_by_key(|made| (*made <= now, *made));
        let old = copies.len().saturating_sub(self.keep);
        for made in &copies[..old] {
            fs::remove_file(self.path(*made, "")).map_err(|cause| self.folder_error(cause))?;
        }
        Ok(())
    }

    fn path(&self, made: Millis, end: &str) -> PathBuf {
        self.folder.join(format!("{PREFIX}{}{SUFFIX}{end}", stamp(made)))
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
            "When this run made its last backup",
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

/// Returns the time in a backup's name.
fn when(name: &str) -> Option<Millis> {
    let stamp = name.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)?;
    let time = jiff::civil::DateTime::strptime(STAMP, stamp)
        .ok()?
        .to_zoned(jiff::tz::TimeZone::UTC)
        .ok()?;
    let at = time.timestamp().as_millisecond();
    // A name that this module would not write is another program's.
    (self::stamp(at) == stamp).then_some(at)
}
