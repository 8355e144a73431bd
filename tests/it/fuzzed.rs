//! The fuzzer's targets over 20,000 seeded mutations of the same corpus: quick, and the same on every machine.
//!
//! `NARABE_CORPUS=fuzz/corpus cargo test --test it fuzzed::` also writes the corpus for the fuzzer; see `fuzz/run`.

#[path = "../../fuzz/src/targets.rs"]
mod targets;

use narabe::app::input::request::ButtonAction;
use narabe::game::Record;
use narabe::games::GAMES;
use narabe::records::{Assume, Format, Split, decoded, read, write};
use narabe::words::names;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Mutations for each target.
const INPUTS: u64 = 20_000;
/// The longest input, in bytes.
const LONGEST: usize = 2_048;

/// The records of the test data.
fn records() -> Vec<Record> {
    let folder = crate::root().join("tests/data");
    let files = ["gomoku", "openings", "rule_sets", "ninuki_examples", "tables", "roku", "rokumon"];
    let lines = files.iter().flat_map(|file| {
        let text = std::fs::read_to_string(folder.join(format!("{file}.jsonl"))).unwrap();
        text.lines().map(str::to_owned).collect::<Vec<_>>()
    });
    let record = |line: String| {
        let mut row: Value = serde_json::from_str(&line).unwrap();
        serde_json::from_value(row["record"].take()).ok()
    };
    lines.filter_map(record).collect()
}

/// Texts as others write them, by format.
const OTHERS: &[(&str, &str)] = &[
    (
        "pente",
        "[Game \"Keryo-Pente\"]\n[Rules \"ninuki/keryo-pente\"]\n[Result \"1-0\"]\n\n1. K10 L9 2. G10 T19 1-0\n",
    ),
    (
        "sgf",
        "(;FF[4]GM[4]SZ[15]CA[UTF-8]PB[A \\] B]RU[Renju]RE[B+R]C[Hello (;B[aa\\])];B[hh]BL[59.5];W[ii](;B[jj])(;B[kk]))",
    ),
    ("sgf", "(;FF[4]GM[4]AP[Narabe:1]SZ[15]RU[gomoku/freestyle]RE[Draw];B[hh])"),
    (
        "sgf",
        "(;GM[4]SZ[15]AB[aa][cc:dd]AW[oo]PL[W];W[ab];B[h8];W[];B[tt])(;GM[1]SZ[19:19];NARABE[swap])",
    ),
    (
        "psq",
        "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,7,1034\r\nONE.zip\r\nTWO.zip\r\n-1\r\n1,Standard1\r\n",
    ),
    (
        "pente",
        "[Game \"Pente\"]\n[Termination \"adjudication\"]\n\n1. K10 0-1\n[Game \"Pente\"]\n1. K10 1/2-1/2\n",
    ),
    ("pente", "[Game \"Speed Pente\"]\n[Termination \"time forfeit\"]\n\n1. K10 L9 1/2-1/2\n"),
    (
        "file",
        r#"{"game":"gomoku","rules":"renju","seats":2,"actions":["h8","h9","g9"],"about":{"result":"Draw"}}"#,
    ),
    (
        "file",
        "{\"game\":\"ninuki\",\"rules\":\"pente\",\"seats\":2,\"actions\":[\"k10\"]}\n{\"id\":\"2\",\"game\":\"roku\",\"rules\":\"\",\"seats\":2,\"actions\":[]}\n",
    ),
    ("file", "[Game \"Keryo-Pente\"]\n\n1. K10 L9"),
    ("file", "# 連珠\n1. h8 h9 i10"),
    ("file", "(;GM[4]SZ[15]RU[五目並べ]PB[黒];B[hh];W[hi])"),
    ("judge", r#"{"id":{},"game":5}"#),
    ("moves", "1. h8 2. i9 3. j10 offer g3 declare 5 swap place more 0,0 3,-2"),
    ("moves", "# pente\n1. k10 l9 2. t19 k8"),
    ("moves", "# pente\n1. l4 m5 2. n6"),
    ("moves", "# gomoku/freestyle\n# W+F\n1. h8\n# renju\n1. h8 i9"),
    ("moves", "H8,I9;h8i9j10 １．ｈ８ 2) [a1] resign 1"),
    ("gomocup", "START 15\nINFO rule 4\nBEGIN\nTURN 7,8\nTAKEBACK 7,8\nABOUT\nRESTART\nEND\n"),
    (
        "gomocup",
        "START 20\r\nINFO timeout_turn 5\r\nBOARD\r\n7,7,1\r\n8,8,2\r\nDONE\r\nTURN 0,19\r\n",
    ),
    (
        "gomocup",
        "START 15\nINFO timeout_match 9\nINFO time_left 7\nBOARD\n1,0,1\n2,0,1\n3,0,1\n4,0,1\n1,9,2\n2,9,2\n3,9,2\n4,9,2\nDONE\nTURN 5,9\n",
    ),
    (
        "gomocup",
        "START 15\nINFO rule 4\nYXBOARD\n1,0,1\n2,0,1\n3,0,1\n5,0,1\n6,0,1\n1,9,2\n2,9,2\n3,9,2\n4,9,2\n9,9,2\nDONE\nTURN 4,0\nTURN 5,9\n",
    ),
    (
        "gomocup",
        "START 9\nBOARD\n0,0,1\n1,0,1\n2,0,1\n3,0,1\n4,0,1\n0,8,2\n1,8,2\n2,8,2\n3,8,2\n0,8,2\nDONE\nBEGIN\n",
    ),
    (
        "gomocup",
        "START 9\nINFO max_memory 83886080\nINFO game_type 1\nYXBOARD\n4,4,2\nDONE\nRECTSTART 9,10\n",
    ),
    (
        "standings",
        r#"{"id":"1","format":"swiss","games":1,"tiebreaks":["buchholz","sonneborn-berger"],"entrants":[{"id":"a","rating":1700},{"id":"b"},{"id":"c"}],"results":[{"round":1,"one":"a","other":"b","points":[1,0]},{"round":1,"one":"c","points":"bye"}],"next":true}"#,
    ),
    (
        "standings",
        r#"{"format":"swiss","tiebreaks":["buchholz-cut-1","wins"],"entrants":[{"id":"a","rating":1700.5},{"id":"b"},{"id":"c","left":true}],"results":[{"round":1,"one":"a","other":"b","points":"+"},{"round":1,"one":"c","points":"half-bye"}],"next":true}"#,
    ),
    (
        "standings",
        r#"{"format":"swiss","rolling":true,"entrants":[{"id":"a"},{"id":"b"},{"id":"c"}],"results":[{"round":1,"one":"a","other":"b","points":"--"},{"round":2,"one":"b","other":"c","points":"-"},{"round":3,"one":"a","points":"-"}],"next":true}"#,
    ),
    (
        "standings",
        r#"{"format":"knockout","entrants":[{"id":"a","rating":2},{"id":"b","rating":1}],"results":[{"round":1,"one":"a","other":"b","points":[0.5,0.5]},{"round":1,"one":"a","other":"b","points":[0,1]}]}"#,
    ),
    (
        "standings",
        r#"{"format":"round-robin","games":2,"entrants":[{"id":"a"},{"id":"b"}],"results":[{"round":1,"one":"a","other":"b","points":[0.5,0.5]}],"next":true}"#,
    ),
    (
        "standings",
        r#"{"format":"swiss","tiebreaks":["points","match-points","direct"],"entrants":[{"id":"a"},{"id":"b"},{"id":"c"}],"results":[{"round":1,"one":"a","other":"b","points":[0,1],"forfeit":"one"},{"round":1,"one":"c","bye":1},{"round":2,"one":"a","bye":0.5}],"next":true}"#,
    ),
    (
        "standings",
        r#"{"format":"hill","entrants":[{"id":"a"},{"id":"b"},{"id":"c"}],"results":[{"round":1,"one":"c","other":"a","points":[1,0]},{"round":2,"one":"b","other":"c","forfeit":"other"},{"round":3,"one":"a","other":"b","forfeit":"both"}],"next":true}"#,
    ),
    (
        "standings",
        r#"{"format":"knockout","games":2,"entrants":[{"id":"a","rating":1},{"id":"b","rating":2},{"id":"c","rating":3}],"next":true}"#,
    ),
    ("interaction", include_str!("../../fuzz/seeds/form.json")),
    ("front", include_str!("../../fuzz/seeds/added.txt")),
    ("front", include_str!("../../fuzz/seeds/ping.txt")),
    ("front", include_str!("../../fuzz/seeds/pressed.txt")),
];

/// Ids of buttons and menus, beside the verbs.
const IDS: &[&str] = &[
    "v1:fields:challenge",
    "v1:fields-away:plan:1:3",
    "v1:12:7:choose",
    "v1:12:7:choose:place r4",
    "v1:12:7:type",
    "v1:12:7:type-away",
    "v1:panel:theme",
    "v1:leaf:ladder:gomoku:2:3:1",
    "v1:leaf:ladder:gomoku:2:3:1:330000000000000001",
    "v1:leaf:profile:330000000000000001",
    "v1:leaf:profile:330000000000000001:gomoku:2:1",
    "v1:leaf:history:-:gomoku:-:2:1:4",
];

fn ids() -> Vec<String> {
    let verbs = ButtonAction::ALL.iter().map(|(_, word)| format!("v1:1:2:{word}"));
    verbs.chain(IDS.iter().map(|&id| id.to_owned())).collect()
}

/// Interactions as Discord sends them: each command, without options and with each of them, and each button.
fn asked() -> Vec<String> {
    let command: Value =
        serde_json::from_str(include_str!("../../fuzz/seeds/command.json")).unwrap();
    let component: Value =
        serde_json::from_str(include_str!("../../fuzz/seeds/component.json")).unwrap();
    let with = |interaction: &Value, key: &str, value: Value| {
        let mut sent = interaction.clone();
        sent["data"][key] = value;
        sent
    };
    let registered = narabe::discord::commands();
    let slash = registered.as_array().unwrap().iter().filter(|command| command["type"] != 2);
    let commands = slash.flat_map(|registered| {
        let named = with(&command, "name", registered["name"].clone());
        let options = registered["options"].as_array().cloned().unwrap_or_default();
        let (subs, own): (Vec<Value>, Vec<Value>) =
            options.into_iter().partition(|option| option["type"] == 1);
        let nested = subs.into_iter().flat_map(|sub| {
            let options = sub["options"].as_array().cloned().unwrap_or_default();
            let with_sub =
                move |inner| json!([{ "name": sub["name"], "type": 1, "options": inner }]);
            each_given(&options).into_iter().map(with_sub)
        });
        let all: Vec<Value> = each_given(&own).into_iter().chain(nested).collect();
        all.into_iter().map(|options| with(&named, "options", options)).collect::<Vec<_>>()
    });
    // A menu says what was chosen, and a form is no button.
    let buttons = ids()
        .into_iter()
        .filter(|id| !id.ends_with(":choose") && !id.contains(":type") && !id.contains(":fields"));
    let pressed = buttons.map(|id| with(&component, "custom_id", json!(id)));
    let menu = json!({ "custom_id": "v1:12:7:choose", "component_type": 3, "values": ["h8"] });
    let mut chosen = component.clone();
    chosen["data"] = menu;
    [command.clone(), chosen]
        .into_iter()
        .chain(commands)
        .chain(pressed)
        .chain(rarer(&command, &component))
        .map(|sent| sent.to_string())
        .collect()
}

/// Interactions of other kinds: an option that is being typed, a command of a person's menu, a step of a record that the
/// message carries, and a form with a field of each type.
fn rarer(command: &Value, component: &Value) -> Vec<Value> {
    let mut typing = command.clone();
    typing["type"] = json!(4);
    typing["data"] = json!({ "id": "7", "name": "challenge", "type": 1, "options": [
        { "name": "game", "type": 3, "value": "pente" },
        { "name": "player4", "type": 6, "value": "330000000000000001" },
        { "name": "seats", "type": 3, "value": "4" },
        { "name": "rules", "type": 3, "value": "s", "focused": true },
    ] });
    let user = json!({ "id": "33", "username": "bob", "discriminator": "0", "bot": false });
    let users = json!({ "users": { "33": user } });
    let mut of_person = command.clone();
    of_person["data"] =
        json!({ "id": "7", "name": "Challenge", "type": 2, "target_id": "33", "resolved": users });
    let mut step = component.clone();
    step["data"]["custom_id"] = json!("v1:0:3:next");
    step["message"]["attachments"][0]["filename"] = json!("record.jsonl");
    let mut form: Value = serde_json::from_str(include_str!("../../fuzz/seeds/form.json")).unwrap();
    let file = form["message"]["attachments"][0].clone();
    form.as_object_mut().unwrap().remove("message");
    let field = |kind: u8, name: &str, value: Value, values: &[&str]| {
        let field = json!({ "type": kind, "custom_id": name, "value": value, "values": values });
        json!({ "type": 18, "component": field })
    };
    form["data"] = json!({ "custom_id": "v1:fields:challenge", "components": [
        field(4, "rules", json!("swap2"), &[]),
        field(3, "game", Value::Null, &["pente"]),
        field(5, "opponent", Value::Null, &["33"]),
        field(19, "file", Value::Null, &["5"]),
        field(21, "starts", json!("me"), &[]),
        field(23, "rated", json!(true), &[]),
    ], "resolved": { "users": { "33": user }, "attachments": { "5": file } } });
    vec![typing, of_person, step, form]
}

/// The required options alone, and with each of the others.
fn each_given(options: &[Value]) -> Vec<Value> {
    let (required, others): (Vec<&Value>, Vec<&Value>) =
        options.iter().partition(|option| option["required"] == true);
    let each = others.into_iter().map(Some).chain([None]);
    each.map(|one| required.iter().copied().chain(one).map(given).collect()).collect()
}

/// An option as someone gives it.
fn given(option: &Value) -> Value {
    let value = match option["type"].as_u64() {
        Some(4) => json!(1),
        Some(5) => json!(true),
        Some(11) => json!("5"),
        _ => option["choices"][0]["value"]
            .as_str()
            .map_or(json!("330000000000000001"), |choice| json!(choice)),
    };
    json!({ "name": option["name"], "type": option["type"], "value": value })
}

/// Files in Shift_JIS, where the second byte of ソ is a backslash's: one that names its encoding, and one that does not.
const IN_SHIFT_JIS: [&[u8]; 2] = [
    b"(;GM[4]CA[Shift_JIS]SZ[15]PB[\x83\x5c]RU[Renju];B[hh];W[hi])",
    b"(;GM[4]SZ[15]PB[\x83\x5c\x83\x5c]C[\x8d\x95];B[hh])",
];

/// Files of each format.
fn files() -> impl Iterator<Item = Vec<u8>> {
    let of_format = OTHERS.iter().filter(|(target, _)| Format::named(target).is_some());
    let texts = of_format.map(|(_, text)| text.as_bytes());
    texts.chain(IN_SHIFT_JIS).map(<[u8]>::to_vec)
}

/// Texts of one target that no record gives.
fn others(target: &str) -> Vec<Vec<u8>> {
    let made: Vec<Vec<u8>> = match target {
        "custom-id" => ids().into_iter().map(String::into_bytes).collect(),
        "interaction" => asked().into_iter().map(String::into_bytes).collect(),
        "file" => files().collect(),
        // An id that is too long to be repeated.
        "judge" => vec![
            format!(
                r#"{{"id":"{}","game":"gomoku","rules":"","seats":2,"actions":[]}}"#,
                "7".repeat(257)
            )
            .into_bytes(),
        ],
        _ => Vec::new(),
    };
    let written = OTHERS.iter().filter(|(of, _)| *of == target);
    made.into_iter().chain(written.map(|(_, text)| text.as_bytes().to_vec())).collect()
}

/// Inputs from which a target begins.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let of_record = |record: Record| match target {
        "notation" => Some(
            format!("{} {}\n{}", record.game, record.rules, record.actions.join("\n")).into_bytes(),
        ),
        "rules" => {
            let place = GAMES.0.iter().position(|entry| entry.info.id == record.game)?;
            Some([vec![place as u8], record.rules.into_bytes()].concat())
        }
        "judge" => serde_json::to_vec(&record).ok(),
        format => write(GAMES, Format::named(format)?, &record).ok().map(String::into_bytes),
    };
    let all: BTreeSet<Vec<u8>> = records().into_iter().filter_map(of_record).collect();
    // Everything that others write, and a share of what is ours.
    let short: Vec<Vec<u8>> = all.into_iter().filter(|input| input.len() <= LONGEST).collect();
    let every = short.len() / 300 + 1;
    let kept = short.iter().step_by(every).cloned();
    kept.chain(others(target)).collect()
}

/// Letters that mean something to one reader or another.
const SPICE: &[u8] = b" \n\\[]():;,.#09azAZ=-\"{}";

/// An input of the corpus with a few bytes changed, left out, doubled, or exchanged for part of another.
fn mutated(corpus: &[Vec<u8>], random: &mut fastrand::Rng) -> Vec<u8> {
    let mut input = corpus[random.usize(..corpus.len())].clone();
    for _ in 0..random.usize(1..6) {
        let at = random.usize(..=input.len());
        let end = (at + random.usize(..12)).min(input.len());
        match random.u8(..5) {
            0 if at < input.len() => input[at] = random.u8(..),
            1 => drop(input.drain(at..end)),
            2 => drop(input.splice(at..at, input[at..end].to_vec())),
            3 => input.insert(at, SPICE[random.usize(..SPICE.len())]),
            _ => {
                let other = &corpus[random.usize(..corpus.len())];
                let from = random.usize(..=other.len());
                let part = other[from..(from + random.usize(..40)).min(other.len())].to_vec();
                drop(input.splice(at..end, part));
            }
        }
    }
    input.truncate(LONGEST);
    input
}

fn fuzz(name: &str) {
    let (_, target) = targets::ALL.iter().find(|(known, _)| *known == name).unwrap();
    let corpus = corpus(name);
    assert!(corpus.len() >= 3, "{name}: a corpus of {}", corpus.len());
    for (number, input) in corpus.iter().enumerate() {
        target(input);
        if let Ok(folder) = std::env::var("NARABE_CORPUS") {
            let folder = crate::root().join(folder).join(name);
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(folder.join(format!("seed-{number}")), input).unwrap();
        }
    }
    for seed in 0..INPUTS {
        let input = mutated(&corpus, &mut fastrand::Rng::with_seed(seed));
        let done = std::panic::catch_unwind(|| target(&input));
        assert!(done.is_ok(), "{name}, seed {seed}: {:?}", String::from_utf8_lossy(&input));
    }
}

/// The fuzzer begins from interactions that Discord really sends.
#[test]
fn every_interaction_of_the_corpus_is_understood() {
    for interaction in asked() {
        assert!(narabe::discord::is_understood(interaction.as_bytes()), "{interaction}");
    }
}

/// The fuzzer begins from events of each format that have a table.
#[test]
fn events_of_the_corpus_have_a_table() {
    for event in others("standings") {
        let answer = serde_json::to_value(narabe::standings::answer(&event)).unwrap();
        assert!(answer["table"].is_array(), "{answer}");
    }
}

/// The fuzzer begins from files that hold a record.
#[test]
fn files_of_the_corpus_are_read() {
    for file in others("file") {
        let text = decoded(&file);
        let format = Format::of(&text);
        let first = Split::new(text.as_bytes(), format).next().unwrap().unwrap();
        let assume = Assume { names: Some(names::by_name), ..Assume::default() };
        let read = read(GAMES, format, &first, assume);
        assert!(read.is_ok(), "{text}: {read:?}");
    }
}

/// The fuzzer begins from requests that the front can read.
#[test]
fn requests_of_the_corpus_are_read() {
    let read = |text: &str| {
        let (head, body) = text.split_once("\n\n").unwrap();
        let headers: Vec<(&[u8], &[u8])> = head
            .lines()
            .map(|line| line.split_once(": ").unwrap())
            .map(|(name, value)| (name.as_bytes(), value.as_bytes()))
            .collect();
        narabe::discord::is_readable(&headers, body.as_bytes())
    };
    let seeds = OTHERS.iter().filter(|(of, _)| *of == "front").map(|(_, text)| *text);
    let known: Vec<bool> = seeds.map(read).collect();
    // A ping asks for nothing.
    assert_eq!(known, [true, false, true]);
}

/// A test for each target.
macro_rules! fuzzed {
    ($($test:ident $name:literal)*) => {
        $(#[test]
        fn $test() {
            fuzz($name);
        })*

        #[test]
        fn every_target_is_run_here() {
            assert_eq!(targets::ALL.map(|(name, _)| name), [$($name),*]);
        }
    };
}

fuzzed! {
    notation "notation"
    rules "rules"
    sgf "sgf"
    psq "psq"
    pente "pente"
    moves "moves"
    files_of_people "file"
    judge_lines "judge"
    gomocup_lines "gomocup"
    events "standings"
    custom_ids "custom-id"
    interactions "interaction"
    requests "front"
}
