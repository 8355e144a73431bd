//! Dependencies that are known to be bad: none of them is in a lock file, with or without network.

use super::{read, root};
use semver::{Version, VersionReq};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// The lock files of the program with its tests, and of the fuzzer.
const LOCKS: [&str; 2] = ["Cargo.lock", "fuzz/Cargo.lock"];

fn version(text: &str) -> Version {
    Version::parse(text).expect(text)
}

/// The crates of the list `deny` in deny.toml: the name, and the version from which on it is allowed; none: never.
fn denied(deny: &str) -> Vec<(String, Option<Version>)> {
    let list = deny.split_once("\ndeny = [").expect("the list").1.split_once("\n]").unwrap().0;
    let entries = list.lines().filter_map(|line| line.trim().strip_prefix("{ crate = \""));
    let read = |entry: &str| {
        let entry = entry.split_once('"').unwrap().0;
        match entry.split_once(":<") {
            Some((name, least)) => (name.to_owned(), Some(version(least))),
            None => (entry.to_owned(), None),
        }
    };
    entries.map(read).collect()
}

/// The parts of a lock file, one for each package.
fn packages(lock: &str) -> impl Iterator<Item = &str> {
    lock.split("[[package]]\n").skip(1)
}

/// True if a package of a lock file is a part of the project.
fn is_ours(package: &str) -> bool {
    !package.contains("\nsource = ")
}

/// Names of the packages that stand in the place of others of the same name.
fn shims() -> BTreeSet<String> {
    let folders = std::fs::read_dir(root().join("shims")).unwrap();
    let manifest = |folder: PathBuf| std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
    let manifests = folders.map(|folder| manifest(folder.unwrap().path()));
    manifests.map(|text| field(&text, "name").expect("a name").to_owned()).collect()
}

/// True if there may be advisories about a package of a lock file: about another's, or one in whose place the project has its
/// own.
fn is_looked_up(package: &str) -> bool {
    !is_ours(package) || field(package, "name").is_some_and(|name| shims().contains(name))
}

/// A field of a package.
fn field<'a>(package: &'a str, key: &str) -> Option<&'a str> {
    let line = package.lines().find_map(|line| line.strip_prefix(&format!("{key} = \"")));
    line.map(|value| value.trim_end_matches('"'))
}

/// The name and the version of a package.
fn named(package: &str) -> (String, Version) {
    (field(package, "name").unwrap().to_owned(), version(field(package, "version").unwrap()))
}

/// The checksums of a lock file's packages, by `NAME vVERSION`.
pub fn checksums(lock: &str) -> BTreeMap<String, String> {
    let sum = |package: &str| {
        let (name, version) = named(package);
        Some((format!("{name} v{version}"), field(package, "checksum")?.to_owned()))
    };
    packages(lock).filter_map(sum).collect()
}

/// The packages of a lock file.
fn locked(lock: &str) -> Vec<(String, Version)> {
    packages(lock).map(named).collect()
}

/// The packages of a lock file that the list denies.
fn bad(deny: &str, lock: &str) -> Vec<(String, Version)> {
    let denied = denied(deny);
    let is_bad = |(name, version): &(String, Version)| {
        let least = denied.iter().find(|(denied, _)| denied == name).map(|(_, least)| least);
        least.is_some_and(|least| least.as_ref().is_none_or(|least| version < least))
    };
    locked(lock).into_iter().filter(is_bad).collect()
}

#[test]
fn no_version_that_is_known_to_be_bad_is_locked() {
    let deny = read("deny.toml");
    let entries = deny.matches("{ crate = ").count();
    assert!(entries > 0 && denied(&deny).len() == entries, "{:?}", denied(&deny));
    for lock in LOCKS {
        let text = read(lock);
        assert!(locked(&text).len() > 200, "{lock}");
        assert_eq!(bad(&deny, &text), [], "{lock}");
    }
}

/// An entry of a lock file, for a package of the registry.
fn package(name: &str, version: &str) -> String {
    format!("[[package]]\nname = \"{name}\"\nversion = \"{version}\"\nsource = \"registry\"\n")
}

#[test]
fn a_bad_version_is_found() {
    let deny = read("deny.toml");
    let lock = [package("rustls", "0.22.4"), package("rustls", "0.23.45")].concat();
    assert_eq!(bad(&deny, &lock), [("rustls".to_owned(), version("0.22.4"))]);
    assert_eq!(bad(&deny, &package("aws-lc-rs", "1.0.0")).len(), 1);
}

/// The first line of advisories.jsonl.
#[derive(Deserialize)]
struct Head {
    /// Day of the database.
    date: String,
    /// Names that were looked up.
    crates: BTreeSet<String>,
}

/// A further line of it.
#[derive(Deserialize)]
struct Advisory {
    id: String,
    #[serde(rename = "crate")]
    name: String,
    kind: String,
    patched: Vec<String>,
    unaffected: Vec<String>,
}

impl Advisory {
    /// True if the advisory is about this version, which is then in none of its ranges.
    fn is_about(&self, name: &str, version: &Version) -> bool {
        let within = |range: &String| VersionReq::parse(range).expect(range).matches(version);
        self.name == name && !self.patched.iter().chain(&self.unaffected).any(within)
    }
}

/// The list of advisories.
fn advisories() -> (Head, Vec<Advisory>) {
    let text = read("advisories.jsonl");
    let (head, lines) = text.split_once('\n').expect("a first line");
    let advisory = |line: &str| serde_json::from_str::<Advisory>(line).expect(line);
    (serde_json::from_str(head).expect(head), lines.lines().map(advisory).collect())
}

/// Names of the packages that those of the project depend on themselves.
fn direct(lock: &str) -> BTreeSet<&str> {
    let entries = packages(lock).filter(|package| is_ours(package)).flat_map(str::lines);
    let names = entries.filter_map(|line| line.strip_prefix(" \"")?.split(['"', ' ']).next());
    names.collect()
}

/// The advisories about a lock file that deny.toml does not let pass, each with the package.
fn affected(list: &[Advisory], lock: &str) -> Vec<(String, String)> {
    let direct = direct(lock);
    let mut found = Vec::new();
    for (name, version) in packages(lock).filter(|package| is_looked_up(package)).map(named) {
        // Of what is not maintained, deny.toml looks at direct dependencies alone.
        let is_direct = direct.contains(name.as_str());
        let counted = list.iter().filter(|each| is_direct || each.kind != "unmaintained");
        for each in counted.filter(|each| each.is_about(&name, &version)) {
            found.push((each.id.clone(), format!("{name} {version}")));
        }
    }
    found
}

#[test]
fn no_advisory_is_about_a_locked_version() {
    let deny = read("deny.toml");
    for rule in ["\nunmaintained = \"workspace\"\n", "\nunsound = \"all\"\n"] {
        assert!(deny.contains(rule), "`affected` goes by another rule than {rule}");
    }
    let (head, list) = advisories();
    println!("{} advisories as of {}", list.len(), head.date);
    assert!(head.date.parse::<jiff::civil::Date>().is_ok(), "{}", head.date);
    assert!(list.len() > 50 && list.iter().all(|each| head.crates.contains(&each.name)));
    for lock in LOCKS {
        let text = read(lock);
        let names =
            packages(&text).filter(|package| is_looked_up(package)).map(|each| named(each).0);
        let unknown: Vec<String> = names.filter(|name| !head.crates.contains(name)).collect();
        assert!(unknown.is_empty(), "{lock}: .ci/advisories has not looked up {unknown:?}");
        assert_eq!(affected(&list, &text), [], "{lock}");
    }
}

#[test]
fn an_affected_version_is_found() {
    let (_, list) = advisories();
    let found = |lock: &str| -> Vec<String> {
        affected(&list, lock).into_iter().map(|(id, _)| id).collect()
    };
    assert_eq!(found(&package("tungstenite", "0.20.0")), ["RUSTSEC-2023-0065"]);
    assert!(found(&package("tungstenite", "0.20.1")).is_empty());
    assert!(found(&package("rustls-webpki", "0.103.12")).contains(&"RUSTSEC-2026-0104".to_owned()));
    // One of several ranges is enough, and a version from before the fault is none.
    assert!(found(&package("tokio", "1.43.0")).contains(&"RUSTSEC-2025-0023".to_owned()));
    assert!(found(&package("tokio", "1.43.1")).is_empty());
    assert!(found(&package("hashbrown", "0.14.5")).is_empty());
    // No longer maintained: a fault of who depends on it directly.
    let unmaintained = package("ttf-parser", "0.25.1");
    let ours = "[[package]]\nname = \"ours\"\ndependencies = [\n \"ttf-parser\",\n]\n";
    assert!(found(&unmaintained).is_empty());
    assert_eq!(found(&[ours, &unmaintained].concat()), ["RUSTSEC-2026-0192"]);
}

/// It may have the fault of the package whose name it has.
#[test]
fn an_advisory_about_a_package_that_is_stood_in_for_is_found() {
    let (head, _) = advisories();
    for name in shims() {
        assert!(head.crates.contains(&name), ".ci/advisories has not looked up {name}");
        let lock = read("Cargo.lock");
        let own = packages(&lock).find(|package| is_ours(package) && named(package).0 == name);
        let own = own.expect("a package of the project").to_owned();
        let kind = "vulnerability".to_owned();
        let (id, patched) = ("RUSTSEC-0".to_owned(), vec!["> 1000".to_owned()]);
        let advisory = Advisory { id, name, kind, patched, unaffected: Vec::new() };
        assert_eq!(affected(&[advisory], &["[[package]]\n", &own].concat()).len(), 1, "{own}");
    }
}

/// The packages that a manifest names as dependencies of the program.
fn dependencies(manifest: &str) -> Vec<String> {
    let list = manifest.split_once("\n[dependencies]\n").expect("dependencies").1;
    let lines = list.split("\n[").next().unwrap().lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect()
}

#[test]
fn the_fuzzer_is_locked_to_what_the_program_is_locked_to() {
    let (program, fuzzer) = (locked(&read("Cargo.lock")), locked(&read("fuzz/Cargo.lock")));
    for manifest in ["Cargo.toml", "base/Cargo.toml", "board/Cargo.toml"] {
        for name in dependencies(&read(manifest)) {
            let is_here =
                |locked: &[(String, Version)]| locked.iter().any(|(each, _)| *each == name);
            assert!(is_here(&program) && is_here(&fuzzer), "{manifest}: {name}");
        }
    }
    let of_the_fuzzer = ["arbitrary", "jobserver", "libfuzzer-sys", "narabe-fuzz"];
    let others = fuzzer.into_iter().filter(|(name, _)| !of_the_fuzzer.contains(&name.as_str()));
    let strange: Vec<_> = others.filter(|each| !program.contains(each)).collect();
    assert_eq!(strange, [], "a copy of Cargo.lock there is cut by cargo to what the fuzzer needs");
}

#[test]
fn one_rustls_is_in_the_tree() {
    for lock in LOCKS {
        let found = locked(&read(lock)).iter().filter(|(name, _)| name == "rustls").count();
        assert_eq!(found, 1, "{lock}");
    }
}
