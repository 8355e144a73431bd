//! The watch over the database's file: SQLite goes on writing into a file that was deleted or replaced, and all of it would
//! be gone at the next start.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// A file that was opened, by its path and its number on the disk.
pub struct FileWatch {
    path: PathBuf,
    number: (u64, u64),
    /// True once it was found missing, so that the log says so once.
    is_lost: AtomicBool,
}

impl FileWatch {
    /// The file that has this path now.
    ///
    /// # Errors
    /// There is none, or it cannot be looked at.
    pub fn new(path: &Path) -> io::Result<Self> {
        let number = number(&fs::metadata(path)?);
        Ok(Self { path: path.to_path_buf(), number, is_lost: AtomicBool::new(false) })
    }

    /// Checks that the path still leads to that file.
    ///
    /// # Errors
    /// A sentence that says what became of it.
    pub fn check(&self) -> Result<(), String> {
        let path = self.path.display();
        let lost = match fs::metadata(&self.path) {
            Ok(metadata) if number(&metadata) == self.number => None,
            Ok(_) => Some(format!("the file {path} is not the one that was opened any more")),
            Err(error) => Some(format!("the file {path} is gone ({error})")),
        };
        if self.is_lost.swap(lost.is_some(), Ordering::Relaxed) != lost.is_some() {
            match &lost {
                // A start would make a new one in its place.
                Some(lost) => tracing::error!(
                    "{lost}: nothing is written; put it back, or stop the bot and restore a backup"
                ),
                None => tracing::warn!("the file {path} is back"),
            }
        }
        lost.map_or(Ok(()), Err)
    }
}

/// The disk and the inode.
#[cfg(unix)]
fn number(metadata: &Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    (metadata.dev(), metadata.ino())
}

/// Nothing: a file in use cannot be deleted or replaced there.
#[cfg(not(unix))]
fn number(_: &Metadata) -> (u64, u64) {
    (0, 0)
}
