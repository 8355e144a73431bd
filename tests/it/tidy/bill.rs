//! The bill of materials of a release, as `.ci/bill` prints it: everything that is handed out with the program is in it.

use super::supply_chain::checksums;
use super::{read, root, sources};
use crate::program::run;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The lines of the bill by the names that they begin with: licence, origin and checksum.
type Bill = BTreeMap<String, [String; 3]>;

/// The bill, which is printed once for all tests.
fn bill() -> &'static Bill {
    static BILL: OnceLock<Bill> = OnceLock::new();
    BILL.get_or_init(print)
}

/// Has the bill printed, and reads it.
fn print() -> Bill {
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

/// The files below a folder of the project, by their names in the bill.
fn named(folder: &Path) -> BTreeSet<String> {
    let root = root().canonicalize().unwrap();
    let name = |path: PathBuf| {
        let path = path.canonicalize().unwrap();
        path.strip_prefix(&root).unwrap().to_string_lossy().into_owned()
    };
    let all = if folder.is_dir() { files(folder) } else { vec![folder.to_owned()] };
    all.into_iter().map(name).collect()
}

/// The file or folder that a macro of a source builds in, by what follows the macro's opening bracket.
fn target(source: &str, rest: &str) -> PathBuf {
    let literal = rest.split('"').nth(1).expect("a path");
    match rest {
        // The languages, as `base/build.rs` has packed them.
        rest if rest.starts_with("concat!(env!(\"OUT_DIR\")") => root().join("assets/locales"),
        // A file, or the folder in which the names of several begin.
        rest if rest.starts_with('"') || rest.starts_with("concat!(\"") => {
            root().join(source).parent().unwrap().join(literal)
        }
        _ => panic!("{source}: what is built in?"),
    }
}

/// The files that the sources build in.
fn built_in() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (source, text) in ["src", "shims"].into_iter().flat_map(sources) {
        for call in ["include_bytes!(", "include_str!("] {
            let targets = text.split(call).skip(1).map(|rest| target(&source, rest));
            found.extend(targets.flat_map(|target| named(&target)));
        }
        // Their folder is named as seen from that of the package.
        for rest in text.split("embed_migrations!(").skip(1) {
            let folder = rest.split('"').nth(1).expect("a folder");
            found.extend(named(&root().join("base").join(folder)));
        }
    }
    found
}

#[test]
fn the_bill_has_every_file_that_is_built_in() {
    let (bill, fonts) = (bill(), read("assets/fonts/NarabeLetters-OFL.txt"));
    let (built_in, assets) = (built_in(), named(&root().join("assets")));
    for name in ["src/engine/values.bin", "migrations/postgres/V44__schema.sql"] {
        assert!(built_in.contains(name), "{name} is not seen");
    }
    for name in built_in.union(&assets).filter(|name| !name.ends_with("-OFL.txt")) {
        let [licence, origin, sum] = bill.get(name).unwrap_or_else(|| panic!("no {name}"));
        let digest = Sha256::digest(std::fs::read(root().join(name)).unwrap());
        assert_eq!(*sum, format!("sha256:{digest:x}"), "{name}");
        let is_font = name.starts_with("assets/fonts/");
        assert_eq!(licence, if is_font { "OFL-1.1" } else { "MIT OR Apache-2.0" }, "{name}");
        // The fonts' licence says the same of their origin.
        assert!(!is_font || fonts.replace('\n', " ").contains(origin.as_str()), "{origin}");
    }
    assert!(built_in.len() > 150, "{}", built_in.len());
}
