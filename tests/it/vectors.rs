//! The test data: records with what the judge must say of them.
//!
//! Every row of a game and rule set that the program plays is checked; the others are counted and named, so that
//! nothing is passed over in silence.

use narabe::game::Options;
use narabe::games::GAMES;
use narabe::judge::{Ask, judge};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;

/// The rows of a file, with their line numbers.
fn rows(file: &str) -> Vec<(usize, Value)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file);
    let text = std::fs::read_to_string(&path).unwrap();
    text.lines().enumerate().map(|(n, line)| (n + 1, serde_json::from_str(line).unwrap())).collect()
}

/// Whether the program plays the rules of this record yet. Of a game that it plays whole, every row is judged, whatever
/// its rules text says; of the others those whose rules text can be read.
fn is_played(record: &Value) -> bool {
    let game = record["game"].as_str().unwrap();
    let rules = record["rules"].as_str().unwrap();
    ["gomoku", "ninuki", "roku", "rokumon"].contains(&game)
        || GAMES.find(game).is_ok_and(|entry| Options::read(entry.sheet, rules).is_ok())
}

fn check(file: &str) -> (usize, BTreeMap<String, usize>) {
    let (mut checked, mut passed_over) = (0, BTreeMap::new());
    for (line, row) in rows(file) {
        if !is_played(&row["record"]) {
            let rules = row["record"]["rules"].as_str().unwrap().split(' ').next().unwrap();
            *passed_over.entry(format!("{} {rules}", row["record"]["game"].as_str().unwrap())).or_default() += 1;
            continue;
        }
        let verdict = judge(GAMES, row["record"].to_string().as_bytes(), Ask::default());
        let verdict = serde_json::to_value(verdict).unwrap();
        let say = verdict["refused"]["say"].as_str().unwrap_or_default();
        assert!(!say.starts_with("That cannot be done"), "{file}:{line}: no sentence for {}", verdict["refused"]);
        for (field, expected) in row["expect"].as_object().unwrap() {
            let got = match field.as_str() {
                "refused_ply" => &verdict["refused"]["ply"],
                other => &verdict[other],
            };
            assert_eq!(sorted(got), sorted(expected), "{file}:{line}: {field}: {}\n{row}\n{verdict}", row["about"]);
        }
        checked += 1;
    }
    (checked, passed_over)
}

/// Stones are compared as sets.
fn sorted(value: &Value) -> Value {
    let mut value = value.clone();
    for list in value.as_array_mut().into_iter().flatten().filter_map(Value::as_array_mut) {
        list.sort_by_key(Value::to_string);
    }
    value
}

#[test]
fn the_judge_agrees_with_every_row_that_it_plays() {
    let mut checked = 0;
    for file in ["gomoku", "openings", "rule_sets", "ninuki_examples", "tables", "roku", "rokumon"] {
        let (done, passed_over) = check(&format!("{file}.jsonl"));
        assert!(!file.starts_with("roku") || passed_over.is_empty(), "{file}: passed over {passed_over:?}");
        println!("{file}: {done} rows checked, not played yet: {passed_over:?}");
        checked += done;
    }
    assert!(checked >= 30, "only {checked} rows were checked");
}
