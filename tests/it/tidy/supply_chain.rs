//! Dependencies that are known to be bad: none of them is in a lock file, wherever no list of advisories can be had.

use super::read;

/// A version as its numbers.
type Version = Vec<u64>;

fn version(text: &str) -> Version {
    let numbers = text.split(['-', '+']).next().unwrap();
    numbers.split('.').map(|number| number.parse().expect(text)).collect()
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

/// The packages of a lock file.
fn locked(lock: &str) -> Vec<(String, Version)> {
    let field = |package: &str, key: &str| {
        let line = package.lines().find_map(|line| line.strip_prefix(&format!("{key} = \"")));
        line.unwrap().trim_end_matches('"').to_owned()
    };
    let packages = lock.split("[[package]]\n").skip(1);
    packages.map(|package| (field(package, "name"), version(&field(package, "version")))).collect()
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
    assert!(denied(&deny).len() >= 4, "{:?}", denied(&deny));
    for lock in ["Cargo.lock", "fuzz/Cargo.lock"] {
        let text = read(lock);
        assert!(locked(&text).len() > 200, "{lock}");
        assert_eq!(bad(&deny, &text), [], "{lock}");
    }
}

#[test]
fn a_bad_version_is_found() {
    let package = |name: &str, version: &str| {
        format!("[[package]]\nname = \"{name}\"\nversion = \"{version}\"\n")
    };
    let deny = read("deny.toml");
    let lock = [package("rustls-webpki", "0.102.8"), package("rustls-webpki", "0.103.16")].concat();
    assert_eq!(bad(&deny, &lock), [("rustls-webpki".to_owned(), vec![0, 102, 8])]);
    assert_eq!(bad(&deny, &package("aws-lc-rs", "1.0.0")).len(), 1);
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
    for lock in ["Cargo.lock", "fuzz/Cargo.lock"] {
        let found = locked(&read(lock)).iter().filter(|(name, _)| name == "rustls").count();
        assert_eq!(found, 1, "{lock}");
    }
}
