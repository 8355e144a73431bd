//! The bill of materials of a release, as `.ci/bill` prints it: everything that is handed out with the program is in it.

use super::supply_chain::checksums;
use super::{read, root};
use crate::program::run;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The lines of the bill by the names that they begin with: licence, origin and checksum.
fn bill() -> BTreeMap<String, [String; 3]> {
    let ended = run(&mut Command::new(root().join(".ci/bill")));
    assert_eq!(ended.code, Some(0), "{ended:?}");
    let entry = |line: &str| {
        let fields: Vec<String> = line.split("; ").map(str::to_owned).collect();
        let [name, rest @ ..] = fields.as_slice() else { panic!("an empty line") };
        let rest: [String; 3] = rest.to_vec().try_into().expect(line);
        (name.clone(), rest)
    };
    ended.out.lines().map(entry).collect()
}

/// The crates that are linked in or run in the build, as `NAME vVERSION`, each with whether it is the project's own.
fn tree() -> BTreeMap<String, bool> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let words = "tree --locked --offline --package narabe --edges normal,build --prefix none";
    let mut command = Command::new(cargo);
    command.args(words.split(' ')).args(["--format", "{p}"]).current_dir(root());
    let ended = run(&mut command);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    let package = |line: &str| {
        let words: Vec<&str> = line.split(' ').take(2).collect();
        (words.join(" "), line.contains(" (/"))
    };
    ended.out.lines().map(package).collect()
}

/// The files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn the_bill_has_every_crate_with_licence_and_checksum() {
    let (bill, tree, checksums) = (bill(), tree(), checksums(&read("Cargo.lock")));
    assert!(tree.len() > 100, "{}", tree.len());
    assert!(tree.values().filter(|is_ours| **is_ours).count() >= 4, "{tree:?}");
    for (name, is_ours) in tree {
        let [licence, origin, sum] = bill.get(&name).unwrap_or_else(|| panic!("no {name}"));
        assert!(!licence.is_empty() && !origin.is_empty(), "{name}: {licence}; {origin}");
        match checksums.get(&name) {
            Some(locked) => assert_eq!(*sum, format!("sha256:{locked}"), "{name}"),
            None => assert!(is_ours && sum.starts_with("commit:"), "{name}: {sum}"),
        }
    }
}

#[test]
fn the_bill_has_what_is_linked_in_beside_the_crates() {
    let bill = bill();
    // The tests are linked with the same SQLite.
    let sqlite = bill.get(&format!("SQLite {}", rusqlite::version()));
    assert!(sqlite.is_some_and(|[licence, ..]| licence == "blessing"), "{sqlite:?}");
    assert!(bill.keys().any(|name| name.starts_with("Rust's standard library 1.")));
}

#[test]
fn the_bill_has_every_asset_with_its_licence() {
    let (bill, fonts) = (bill(), read("assets/fonts/NarabeLetters-OFL.txt"));
    let mut seen = 0;
    for path in files(&root().join("assets")) {
        let name = path.strip_prefix(root()).unwrap().to_string_lossy().into_owned();
        if name.ends_with("-OFL.txt") {
            continue;
        }
        let [licence, origin, sum] = bill.get(&name).unwrap_or_else(|| panic!("no {name}"));
        let digest = Sha256::digest(std::fs::read(&path).unwrap());
        assert_eq!(*sum, format!("sha256:{digest:x}"), "{name}");
        let is_font = name.starts_with("assets/fonts/");
        assert_eq!(licence, if is_font { "OFL-1.1" } else { "MIT OR Apache-2.0" }, "{name}");
        // The fonts' licence says the same of their origin.
        assert!(!is_font || fonts.replace('\n', " ").contains(origin.as_str()), "{origin}");
        seen += 1;
    }
    assert!(seen > 100, "{seen}");
}
