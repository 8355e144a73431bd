//! A disk that fails to order: a few lines of C between the program and the system's library. The C compiler is the one
//! that builds SQLite.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// Place at which the program's calls to its disk are met.
pub struct Disk {
    order: PathBuf,
}

impl Disk {
    /// One that is well. The folder holds its order.
    pub fn new(folder: &Path) -> Self {
        let disk = Self { order: folder.join("disk.order") };
        disk.order("");
        disk
    }

    /// From now on: such as `kill write 37`; see `disk.c`. Nothing: it is well again.
    pub fn order(&self, order: &str) {
        // Put in place at once, so that no one reads half of it.
        let beside = self.order.with_extension("new");
        std::fs::write(&beside, order).unwrap();
        std::fs::rename(beside, &self.order).unwrap();
    }

    /// Puts a program on it.
    pub fn under(&self, command: &mut Command) {
        command.env("LD_PRELOAD", library()).env("NARABE_TEST_DISK", &self.order);
    }
}

/// The library, compiled once a run.
fn library() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let target =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("disk-{}.so", std::process::id()));
        let source = crate::root().join("tests/it/crash/disk.c");
        let mut compiler = Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()));
        let done = compiler
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .args([&target, &source])
            .arg("-ldl")
            .status();
        assert!(done.unwrap().success(), "the C compiler that builds SQLite builds this too");
        target
    })
}
