//! Copies of the database by the clock, the newest few of which are kept.
//!
//! When the last copy was made is read off the files' names, so a restart makes none too many and leaves none out.

use crate::metrics::Page;
use crate::store::Millis;
use crate::store::sqlite::backup::{BackupError, backup};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

const PREFIX: &str = "narabe-";
const SUFFIX: &str = ".db";

/// Copies by the clock.
#[derive(Debug)]
pub struct Backups {
    database: PathBuf,
    folder: PathBuf,
    every: Millis,
    keep: usize,
    made: AtomicU64,
    failed: AtomicU64,
    last: AtomicI64,
}

/// Why a copy was not made, or an old one not removed.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The copy.
    #[error(transparent)]
    Copy(#[from] BackupError),
    /// The folder.
    #[error("the folder {folder} for backups cannot be used: {cause}")]
    Folder {
        /// Which.
        folder: PathBuf,
        /// What the system says.
        cause: io::Error,
    },
}

impl Backups {
    /// Copies of a database into a folder, one in so many milliseconds, of which so many are kept, at least one.
    pub fn new(database: &Path, folder: &Path, every: Millis, keep: usize) -> Self {
        Self {
            database: database.to_owned(),
            folder: folder.to_owned(),
            every,
            keep: keep.max(1),
            made: AtomicU64::new(0),
            failed: AtomicU64::new(0),
            last: AtomicI64::new(0),
        }
    }

    /// Makes a copy if one is due, then removes those that are too old; gives the copy's path. Copying reads the whole
    /// database, so this is not for a thread that has others waiting.
    ///
    /// # Errors
    /// A sentence for the log. What was copied before is still there.
    pub fn tick(&self, now: Millis) -> Result<Option<PathBuf>, Trouble> {
        let done = self.copy_if_due(now);
        match &done {
            Ok(Some(_)) => {
                self.made.fetch_add(1, Ordering::Relaxed);
                self.last.store(now, Ordering::Relaxed);
            }
            Ok(None) => {}
            Err(_) => _ = self.failed.fetch_add(1, Ordering::Relaxed),
        }
        done
    }

    fn copy_if_due(&self, now: Millis) -> Result<Option<PathBuf>, Trouble> {
        fs::create_dir_all(&self.folder).map_err(|cause| self.trouble(cause))?;
        let newest = self.copies()?.into_iter().filter(|made| *made <= now).max();
        if newest.is_some_and(|made| now - made < self.every) {
            return Ok(None);
        }
        let path = self.path(now);
        backup(&self.database, &path)?;
        self.clear_up(now)?;
        Ok(Some(path))
    }

    /// When the copies in the folder were made, by their names; other files are not looked at.
    fn copies(&self) -> Result<Vec<Millis>, Trouble> {
        let entries = fs::read_dir(&self.folder).map_err(|cause| self.trouble(cause))?;
        let names = entries.flatten().map(|entry| entry.file_name());
        Ok(names.filter_map(|name| when(name.to_str()?)).collect())
    }

    /// Removes all but the newest. Copies from the future are those of a clock that was wrong, and go first.
    fn clear_up(&self, now: Millis) -> Result<(), Trouble> {
        let mut copies = self.copies()?;
        copies.sort_by_key(|made| (*made <= now, *made));
        let old = copies.len().saturating_sub(self.keep);
        for made in &copies[..old] {
            fs::remove_file(self.path(*made)).map_err(|cause| self.trouble(cause))?;
        }
        Ok(())
    }

    fn path(&self, made: Millis) -> PathBuf {
        self.folder.join(format!("{PREFIX}{}{SUFFIX}", stamp(made)))
    }

    fn trouble(&self, cause: io::Error) -> Trouble {
        Trouble::Folder { folder: self.folder.clone(), cause }
    }

    /// Writes what was made onto a page.
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
        let last = self.last.load(Ordering::Relaxed) / 1000;
        page.gauge(
            "backup_last_success_timestamp_seconds",
            "When this run made its last backup",
            last,
        );
    }
}

/// How a moment stands in a name, to the second, in UTC: `20260101T120000Z`.
const STAMP: &str = "%Y%m%dT%H%M%SZ";

fn stamp(at: Millis) -> String {
    // Only a clock that is set millennia ahead has a time that is none.
    let time = jiff::Timestamp::from_millisecond(at).unwrap_or(jiff::Timestamp::MAX);
    time.strftime(STAMP).to_string()
}

/// The moment that a copy's name tells.
fn when(name: &str) -> Option<Millis> {
    let stamp = name.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)?;
    let time = jiff::civil::DateTime::strptime(STAMP, stamp)
        .ok()?
        .to_zoned(jiff::tz::TimeZone::UTC)
        .ok()?;
    let at = time.timestamp().as_millisecond();
    // Only what this would be called by us is ours.
    (self::stamp(at) == stamp).then_some(at)
}
