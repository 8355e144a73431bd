//! The test data: records with what the judge must say of them.
//!
//! Every row of every file is checked.

use narabe::games::GAMES;
use narabe::judge::{Ask, judge};
use serde_json::Value;
use std::collections::BTreeSet;

/// The files, and how many rows each has.
const FILES: [(&str, usize); 8] = [
    ("gomoku", 112),
    ("decided", 27),
    ("openings", 488),
    ("rule_sets", 192),
    ("ninuki_examples", 60),
    ("tables", 386),
    ("roku", 179),
    ("rokumon", 173),
];

/// The rows of a file, with their line numbers.
fn rows(file: &str) -> Vec<(usize, Value)> {
    let path = crate::root().join("tests/data").join(file);
    let text = std::fs::read_to_string(&path).unwrap();
    text.lines().enumerate().map(|(n, line)| (n + 1, serde_json::from_str(line).unwrap())).collect()
}

/// Checks every row of a file and says how many there are.
fn check(file: &str) -> usize {
    let mut checked = 0;
    for (line, row) in rows(file) {
        let verdict = judge(GAMES, row["record"].to_string().as_bytes(), Ask::default());
        let verdict = serde_json::to_value(verdict).unwrap();
        let say = verdict["refused"]["say"].as_str().unwrap_or_default();
        assert!(
            !say.starts_with("That doesn’t work right now"),
            "{file}:{line}: no sentence for {}",
            verdict["refused"]
        );
        for (field, expected) in row["expect"].as_object().unwrap() {
            let got = match field.as_str() {
                "refused_ply" => &verdict["refused"]["ply"],
                other => &verdict[other],
            };
            assert_eq!(
                sorted(got),
                sorted(expected),
                "{file}:{line}: {field}: {}\n{row}\n{verdict}",
                row["about"]
            );
        }
        checked += 1;
    }
    checked
}

/// Stones are compared as sets.
fn sorted(value: &Value) -> Value {
    let mut value = value.clone();
    for list in value.as_array_mut().into_iter().flatten().filter_map(Value::as_array_mut) {
        list.sort_by_key(Value::to_string);
    }
    value
}

/// A file of records that is not listed would not be read by any test.
#[test]
fn every_file_of_records_is_listed() {
    let folder = std::fs::read_dir(crate::root().join("tests/data")).unwrap();
    let names = folder.map(|file| file.unwrap().file_name().into_string().unwrap());
    let found: BTreeSet<String> =
        names.filter_map(|name| Some(name.strip_suffix(".jsonl")?.to_owned())).collect();
    let listed = FILES.map(|(file, _)| file.to_owned()).into_iter().collect::<BTreeSet<_>>();
    assert_eq!(found, listed, "FILES in tests/it/vectors.rs lists the files of tests/data/*.jsonl");
}

#[test]
fn the_judge_agrees_with_every_row() {
    for (file, rows) in FILES {
        assert_eq!(check(&format!("{file}.jsonl")), rows, "{file}");
    }
}
