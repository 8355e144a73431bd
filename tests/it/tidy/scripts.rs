//! The scripts of `.ci`: they can be read by the shell, say what they are for, and find what they look for.

use super::{read, root};
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

/// Whoever has the archive alone reads there what the guide sends hosts to.
#[test]
fn the_archive_has_the_folders_that_the_guide_names() {
    let (release, guide) = (read(".ci/release"), read("docs/operating.md"));
    let named: Vec<_> = guide.split('`').filter(|part| part.starts_with("migrations/")).collect();
    assert!(!named.is_empty());
    for folder in named {
        assert!(root().join(folder).is_dir(), "there is no {folder}");
        assert!(release.contains(&format!(" {folder} ")), "the archive has no {folder}");
    }
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

/// A clone of the database of advisories that has one about a crate of the lock files.
fn clone_of_advisories(folder: &Path) {
    let advisory = "```toml\n[advisory]\nid = \"RUSTSEC-2023-0065\"\npackage = \"tungstenite\"\n\
        \n[versions]\npatched = [\">= 0.20.1\"]\n```\n";
    fs::create_dir_all(folder.join("crates/tungstenite")).unwrap();
    fs::write(folder.join("crates/tungstenite/RUSTSEC-2023-0065.md"), advisory).unwrap();
    for words in ["init -q", "add .", "-c user.name=n -c user.email=n@localhost commit -qm one"] {
        let mut git = Command::new("git");
        let ended = run(git.args(words.split(' ')).current_dir(folder));
        assert_eq!(ended.code, Some(0), "{ended:?}");
    }
}

#[test]
fn a_clone_of_the_advisories_is_named_from_the_folder_that_one_is_in() {
    let mut python = Command::new("python3");
    if !python.args(["-c", "import tomllib"]).status().is_ok_and(|status| status.success()) {
        println!("Python 3.11 is not installed: .ci/advisories is not run");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let project = folder.path().join("project");
    let shim = "shims/tokio-tungstenite/Cargo.toml";
    for file in [".ci/advisories", "Cargo.lock", "fuzz/Cargo.lock", shim] {
        fs::create_dir_all(project.join(file).parent().unwrap()).unwrap();
        fs::copy(root().join(file), project.join(file)).unwrap();
    }
    clone_of_advisories(&folder.path().join("clone"));
    let mut script = Command::new(project.join(".ci/advisories"));
    let ended = run(script.arg("clone").current_dir(folder.path()));
    assert_eq!(ended.code, Some(0), "{ended:?}");
    let list = fs::read_to_string(project.join("advisories.jsonl")).unwrap();
    assert_eq!(list.lines().count(), 2, "{list}");
    assert!(list.contains("RUSTSEC-2023-0065"), "{list}");
    assert!(!project.join("advisories.jsonl.part").exists());
}
