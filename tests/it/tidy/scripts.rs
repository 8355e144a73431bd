//! The scripts of `.ci`: they can be read by the shell, say what they are for, and find what they look for.

use super::root;
use crate::program::run;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn every_script_can_be_read_and_says_what_it_is_for() {
    let mut seen = 0;
    for entry in fs::read_dir(root().join(".ci")).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.starts_with("#!/usr/bin/env bash\n# "), "{}", path.display());
        assert!(text.contains("\nset -euo pipefail\n"), "{}", path.display());
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o111, 0o111, "{} cannot be run", path.display());
        let read = run(Command::new("bash").arg("-n").arg(&path));
        assert_eq!(read.code, Some(0), "{read:?}");
        seen += 1;
    }
    assert!(seen >= 8, "{seen}");
}

/// An archive as of a release, with this as its program.
fn archive(folder: &Path, name: &str, program: &str) -> PathBuf {
    let files = folder.join(name).join("narabe-0.1.0");
    fs::create_dir_all(&files).unwrap();
    fs::write(files.join("narabe"), program).unwrap();
    fs::write(files.join("README.md"), "# Narabe\n").unwrap();
    let archive = folder.join(format!("{name}.tar"));
    let mut tar = Command::new("tar");
    tar.args(["--sort=name", "--mtime=@0", "-cf"]).arg(&archive);
    let ended = run(tar.arg("-C").arg(folder.join(name)).arg("narabe-0.1.0"));
    assert_eq!(ended.code, Some(0), "{ended:?}");
    archive
}

#[test]
fn archives_that_differ_are_found_and_the_file_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let [one, same, other] = [("one", "bytes"), ("same", "bytes"), ("other", "bites")]
        .map(|(name, program)| archive(folder.path(), name, program));
    let compare = |with: &Path| run(Command::new(root().join(".ci/reproduce")).arg(&one).arg(with));
    let ended = compare(&same);
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{ended:?}");
    assert!(ended.out.contains("the same bytes"), "{ended:?}");
    let ended = compare(&other);
    assert_eq!((ended.code, ended.err.as_str()), (Some(1), ""), "{ended:?}");
    let named = "one/narabe-0.1.0/narabe and other/narabe-0.1.0/narabe differ";
    assert!(ended.out.contains(named), "{ended:?}");
    assert!(!ended.out.contains("README.md"), "{ended:?}");
}
