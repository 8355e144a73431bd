//! Games typed on the command line are found by the names that people know them by, as in chat.

use super::files::fed;
use narabe::game::Options;
use narabe::games::GAMES;
use narabe::words::{self, Locale, names};
use serde_json::{Value, json};

/// Names that players use, and the game and rule set that each leads to.
const NAMES: [(&str, &str, &str); 18] = [
    ("gobang", "gomoku", ""),
    ("Gomoku Narabe", "gomoku", ""),
    ("kakugo", "gomoku", ""),
    ("itsutsu-ishi", "gomoku", ""),
    ("morphion", "gomoku", ""),
    ("morpion", "gomoku", ""),
    ("五目並べ", "gomoku", ""),
    ("renju", "gomoku", "renju"),
    ("連珠", "gomoku", "renju"),
    ("gomoku/renju", "gomoku", "renju"),
    ("Pente", "ninuki", "pente"),
    ("ペンテ", "ninuki", "pente"),
    ("keryo", "ninuki", "keryo-pente"),
    ("二抜き", "ninuki", "ninuki"),
    ("二抜き連珠", "ninuki", "ninuki-renju"),
    ("ninuki renju", "ninuki", "ninuki-renju"),
    ("règles de l’école 42", "ninuki", "school42"),
    ("スリリング", "roku", "thrilling"),
];

#[test]
fn every_name_of_every_rule_set_leads_to_it() {
    for (name, game, preset) in NAMES {
        let found = names::with_id(GAMES, name, "");
        assert_eq!(found, Ok((game, preset.to_owned())), "{name}");
    }
    let mut all = 0;
    for entry in GAMES.0 {
        for preset in entry.info.presets {
            for name in names::known(entry, preset) {
                let (game, rules) = names::with_id(GAMES, &name, "").unwrap();
                let meant = rules.is_empty() && preset.name == entry.info.presets[0].name;
                assert_eq!(game, entry.info.id, "{name}");
                assert!(meant || rules == preset.name, "{name} leads to {game} {rules}");
                all += 1;
            }
        }
    }
    assert!(all >= 150, "{all}");
}

/// The rules text behind a name has pairs alone, or says what the name says.
#[test]
fn a_name_and_its_rules_text_say_one_rule_set() {
    for (name, rules, whole) in [
        ("renju", "opening=none", "renju opening=none"),
        ("renju", "renju opening=none", "renju opening=none"),
        ("gobang", "standard size=19", "standard size=19"),
        ("ninuki", "pente opening=none", "pente opening=none"),
        ("二抜き", "pente opening=none", "pente opening=none"),
        ("Ninuki", "ninuki size=15", "ninuki size=15"),
        ("pente", "keryo-pente", "pente keryo-pente"),
    ] {
        assert_eq!(names::with_id(GAMES, name, rules).unwrap().1, whole, "{name} {rules}");
    }
}

#[test]
fn records_are_judged_and_drawn_by_names() {
    let folder = tempfile::tempdir().unwrap();
    let record = |game: &str| {
        json!({"game": game, "rules": "opening=none", "seats": 2, "actions": ["h8"]}).to_string()
    };
    let ended = fed(folder.path(), &["judge"], &["renju", "連珠", "renjuu"].map(record).join("\n"));
    let verdicts: Vec<Value> =
        ended.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let statuses = [0, 1, 2].map(|at| verdicts[at]["status"].as_str().unwrap());
    assert_eq!(statuses, ["playing", "playing", "malformed"]);
    let why = verdicts[2]["refused"]["say"].as_str().unwrap();
    assert!(why.contains("“renjuu”") && why.contains("Did you mean “renju”?"), "{why}");
    let drawn = fed(folder.path(), &["render", "--out", "x.txt"], &record("Renju"));
    assert_eq!((drawn.code, drawn.err.as_str()), (Some(0), ""));
    let refused = fed(folder.path(), &["render", "--out", "y.txt"], &record("pentee"));
    assert_eq!(refused.code, Some(1));
    assert!(refused.sentence().contains("Did you mean “pente”?"), "{refused:?}");
}

/// Of names that differ by a number alone the one with the nearest number is meant.
#[test]
fn the_nearest_number_is_suggested() {
    let rokumon = GAMES.find("rokumon").unwrap();
    for (written, near) in [("act-6", "act-5"), ("act-0", "act-1")] {
        let why = Options::read(rokumon.info, written).unwrap_err();
        let said = words::refusal(Locale::En, &why[0]);
        assert!(said.contains(&format!("Did you mean “{near}”?")), "{said}");
    }
}

#[test]
fn records_are_converted_by_names() {
    let folder = tempfile::tempdir().unwrap();
    let converted = |from, game| {
        let arguments = ["convert", "--from", from, "--to", "moves", "--game", game];
        fed(folder.path(), &arguments, "h8 i9")
    };
    for (game, begins) in [
        ("gobang", "# gomoku/freestyle\n"),
        ("連珠", "# gomoku/renju opening=none\n"),
        ("keryo", "# ninuki/keryo-pente opening=none\n"),
    ] {
        let ended = converted("moves", game);
        assert!(ended.out.starts_with(begins), "{game}: {ended:?}");
    }
    let ended = converted("moves", "renjuu");
    assert_eq!((ended.code, ended.out.as_str()), (Some(2), ""));
    assert!(ended.sentence().contains("Did you mean “renju”?"), "{ended:?}");
    // A record says its game itself.
    let record =
        |game: &str| json!({"game": game, "rules": "", "seats": 2, "actions": ["j10"]}).to_string();
    let input = [record("pro pente"), record("pentagon")].join("\n");
    let ended = fed(folder.path(), &["convert", "--from", "jsonl", "--to", "jsonl"], &input);
    let first: Value = serde_json::from_str(ended.out.lines().next().unwrap()).unwrap();
    assert_eq!((&first["game"], &first["rules"]), (&json!("ninuki"), &json!("pente")));
    assert_eq!(ended.code, Some(1));
    assert!(ended.err.contains("record 2: There’s no game “pentagon”."), "{ended:?}");
}
