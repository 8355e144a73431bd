//! `narabe judge`: its form, and what it says of bad input.

use narabe::games::GAMES;
use narabe::judge::{Ask, Progress, judge, run};
use serde_json::{Value, json};
use std::io::{BufRead, Write};

fn verdict(line: &str) -> Value {
    serde_json::to_value(judge(GAMES, line.as_bytes(), Ask::default())).unwrap()
}

fn freestyle(actions: &[&str]) -> Value {
    let record =
        json!({"id": "x", "game": "gomoku", "rules": "freestyle", "seats": 2, "actions": actions});
    verdict(&record.to_string())
}

#[test]
fn a_record_without_seats_has_two_and_points_are_read_either_way() {
    let judged = verdict(r#"{"game":"gomoku","rules":"freestyle","actions":["8 h","h 9"]}"#);
    assert_eq!(judged["stones"], json!([["h8"], ["h9"]]), "{judged}");
}

#[test]
fn five_in_a_row_wins() {
    let verdict = freestyle(&["h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9", "l8"]);
    let expected = json!({
        "id": "x", "status": "over", "plies": 9, "to_move": [], "winners": [0], "end": "five",
        "stones": [["h8", "i8", "j8", "k8", "l8"], ["h9", "i9", "j9", "k9"]], "captured": [0, 0], "vanished": 0,
        "overtime": null, "refused": null, "detail": {"colours": ["black", "white"]},
    });
    assert_eq!(verdict, expected);
}

#[test]
fn a_refused_action_leaves_the_state_before_it() {
    for (action, why) in [
        ("h8", "occupied"),
        ("p1", "off-board"),
        ("h16", "off-board"),
        ("h0", "off-board"),
        ("?", "notation"),
        ("h", "notation"),
        ("resign 2", "notation"),
        ("timeout 0 0", "notation"),
        ("", "notation"),
    ] {
        let verdict = freestyle(&["h8", action, "a1"]);
        assert_eq!(verdict["status"], "refused", "{action}");
        assert_eq!((&verdict["plies"], &verdict["to_move"]), (&json!(1), &json!([1])), "{action}");
        let refused = &verdict["refused"];
        assert_eq!(
            (&refused["ply"], &refused["action"], &refused["why"]),
            (&json!(2), &json!(action), &json!(why))
        );
        assert!(refused["say"].as_str().unwrap().len() > 20, "{action}: {}", refused["say"]);
    }
}

/// A button's name and a number alone are no texts of a record: what a refusal names can stand there.
#[test]
fn a_refusal_names_what_the_record_can_have() {
    let (swap, swap2) = ("swap, stay.", "take first, take second, place more.");
    let numbers = "declare 1, declare 2, declare 3, declare 4, declare 5, declare 6, declare 7, declare 8, \
                   declare 9, declare 10, declare 11, declare 12.";
    for (rules, action, why, named) in [
        ("freestyle opening=swap", "h7", "opening", swap),
        ("freestyle opening=swap", "swap colours", "notation", swap),
        ("freestyle opening=swap2", "h7", "opening", swap2),
        ("freestyle opening=swap2", "Play Black", "notation", swap2),
        ("renju opening=yamaguchi", "h7", "opening", numbers),
        ("renju opening=yamaguchi", "12", "notation", numbers),
        ("freestyle", "swap colours", "notation", "a1, h8, o15."),
        ("freestyle opening=swap", "resign 2", "notation", "resign 0, resign 1, draw."),
    ] {
        let actions = if rules == "freestyle" { vec![] } else { vec!["h8", "h9", "i9"] };
        let actions = [actions, vec![action]].concat();
        let record = json!({"game": "gomoku", "rules": rules, "seats": 2, "actions": actions});
        let refused = verdict(&record.to_string())["refused"].clone();
        let say = refused["say"].as_str().unwrap();
        assert!(refused["why"] == why && say.ends_with(named), "{rules}: {refused}");
        for text in named.trim_end_matches('.').split(", ").filter(|_| why == "opening") {
            let mut mended = record.clone();
            mended["actions"][3] = json!(text);
            assert_eq!(verdict(&mended.to_string())["status"], "playing", "{rules}: {text}");
        }
    }
}

/// Exported records have the revision; one that is not known cannot be judged.
#[test]
fn a_record_may_name_its_revision() {
    let at = |revision: u16| {
        let record = json!({
            "game": "roku", "revision": revision, "rules": "standard", "seats": 2, "actions": ["A1"],
        });
        verdict(&record.to_string())
    };
    assert_eq!(at(1)["status"], "playing");
    assert_eq!(at(2)["status"], "malformed");
    assert!(at(2)["refused"]["say"].as_str().unwrap().contains("revision 2"));
}

#[test]
fn nothing_is_played_after_the_end() {
    let verdict = freestyle(&["h8", "resign 1", "h9"]);
    assert_eq!(
        (&verdict["refused"]["why"], &verdict["end"]),
        (&json!("game-over"), &json!("resign"))
    );
    assert_eq!(verdict["winners"], json!([0]));
}

#[test]
fn actions_are_read_forgivingly() {
    let verdict = freestyle(&[" H8 ", "8i", "ｈ９", "PASS"]);
    assert_eq!(verdict["plies"], 4, "{verdict}");
}

#[test]
fn a_record_that_cannot_be_is_malformed() {
    for (record, hint) in [
        ("not json", "no record"),
        ("[]", "no record"),
        (
            r#"{"id":"x","game":"gomoku","rules":"freestyle","seats":2,"actions":[],"speed":1}"#,
            "speed",
        ),
        (r#"{"id":"x","game":"gomok","rules":"freestyle","seats":2,"actions":[]}"#, "gomoku"),
        (r#"{"id":"x","game":"gomoku","rules":"freestile","seats":2,"actions":[]}"#, "freestyle"),
        (
            r#"{"id":"x","game":"gomoku","rules":"freestyle size=14 colour=red","seats":2,"actions":[]}"#,
            "colour",
        ),
        (r#"{"id":"x","game":"gomoku","rules":"freestyle","seats":3,"actions":[]}"#, "2 players"),
        (
            r#"{"id":"x","game":"gomoku","rules":"freestyle","seats":2,"setup":{"stones":[["h8"],["h8"]],"to_move":0},"actions":[]}"#,
            "h8",
        ),
        (
            r#"{"id":"x","game":"gomoku","rules":"freestyle","seats":2,"setup":{"stones":[["h8"]],"to_move":0},"actions":[]}"#,
            "list",
        ),
        (
            r#"{"id":"x","game":"gomoku","rules":"freestyle","seats":2,"setup":{"stones":[["z9"],[]],"to_move":0},"actions":[]}"#,
            "z9",
        ),
        (
            r#"{"id":"x","game":"gomoku","rules":"freestyle","seats":2,"setup":{"stones":[[],[]],"to_move":2},"actions":[]}"#,
            "seat",
        ),
    ] {
        let verdict = verdict(record);
        assert_eq!(verdict["status"], "malformed", "{record}");
        assert!(
            verdict["refused"]["say"].as_str().unwrap().contains(hint),
            "{record}: {}",
            verdict["refused"]
        );
        if record.starts_with('{') {
            assert_eq!(verdict["id"], "x");
        }
    }
}

/// Excluded and unknown words are all named at once.
#[test]
fn all_faults_of_a_rules_text_are_listed() {
    let line = r#"{"game":"gomoku","rules":"freestyle size=14 colour=red","seats":2,"actions":[]}"#;
    let say = verdict(line)["refused"]["say"].as_str().unwrap().to_owned();
    assert!(say.contains("14") && say.contains("13") && say.contains("colour"), "{say}");
}

#[test]
fn every_line_gets_its_verdict_in_order() {
    let input = "{\"id\":\"a\",\"game\":\"gomoku\",\"rules\":\"freestyle\",\"seats\":2,\"actions\":[]}\n\nbad\n\
                 {\"id\":\"b\",\"game\":\"gomoku\",\"rules\":\"freestyle size=9\",\"seats\":2,\"actions\":[\"e5\"]}";
    let mut output = Vec::new();
    run(GAMES, input.as_bytes(), &mut output, Ask { legal: true, ..Ask::default() }).unwrap();
    let lines: Vec<Value> = String::from_utf8(output)
        .unwrap()
        .lines()
        .map(|l| serde_json::from_str(l).unwrap())
        .collect();
    let statuses: Vec<&Value> = lines.iter().map(|line| &line["status"]).collect();
    assert_eq!(statuses, ["playing", "malformed", "playing"]);
    assert_eq!(lines[2]["legal"].as_array().unwrap().len(), 81, "80 empty points and a pass");
}

/// Lines that cross the edges of every buffer, on all cores, come out in their order; those that
/// cannot be read are among them.
#[test]
fn many_lines_keep_their_order() {
    let record = |n: usize| match n % 7 {
        0 => format!("{{\"id\":\"{n}\"}}\n"),
        _ => format!(
            "{}\n",
            json!({"id": n.to_string(), "game": "gomoku", "rules": "renju opening=none", "seats": 2,
            "actions": &["h8", "h9", "i8", "pass"][..n % 5]})
        ),
    };
    let input: String = (0..3000).map(record).collect();
    let mut output = Vec::new();
    run(
        GAMES,
        std::io::BufReader::with_capacity(977, input.as_bytes()),
        &mut output,
        Ask::default(),
    )
    .unwrap();
    let text = String::from_utf8(output).unwrap();
    assert_eq!(text.lines().count(), 3000);
    for (n, line) in text.lines().enumerate() {
        let verdict: Value = serde_json::from_str(line).unwrap();
        assert_eq!(verdict["id"], n.to_string());
        assert_eq!(verdict["status"] == "malformed", n % 7 == 0, "{line}");
    }
}

/// Another program may hand in a line and wait for its verdict before the next one.
#[test]
fn a_verdict_does_not_wait_for_the_next_line() {
    let (mut lines, input) = std::io::pipe().map(|(read, write)| (write, read)).unwrap();
    let (verdicts, output) = std::io::pipe().unwrap();
    let judge = std::thread::spawn(move || {
        run(GAMES, std::io::BufReader::new(input), std::io::BufWriter::new(output), Ask::default())
    });
    let mut verdicts = std::io::BufReader::new(verdicts);
    for n in 0..3 {
        let record = json!({"id": n.to_string(), "game": "gomoku", "rules": "freestyle", "seats": 2, "actions": []});
        writeln!(lines, "{record}").unwrap();
        let mut line = String::new();
        verdicts.read_line(&mut line).unwrap();
        assert!(line.contains(&format!("\"id\":\"{n}\"")), "{line}");
    }
    drop(lines);
    judge.join().unwrap().unwrap();
}

/// A line without end takes no more memory than the longest that is looked at, and is malformed;
/// the next one goes on.
#[test]
fn an_overlong_line_is_malformed() {
    let record = |id: &str| {
        format!(r#"{{"id":"{id}","game":"gomoku","rules":"freestyle","seats":2,"actions":["#)
    };
    let input = format!("{}{}]}}\n{}]}}\n", record("a"), " ".repeat(20 << 20), record("b"));
    let mut output = Vec::new();
    run(GAMES, std::io::BufReader::new(input.as_bytes()), &mut output, Ask::default()).unwrap();
    let statuses: Vec<Value> = String::from_utf8(output)
        .unwrap()
        .lines()
        .map(|l| serde_json::from_str::<Value>(l).unwrap()["status"].take())
        .collect();
    assert_eq!(statuses, ["malformed", "playing"]);
}

#[test]
fn progress_shows_how_far_a_long_input_is_read() {
    let input = vec![b'\n'; 3 << 20];
    for (total, shown) in [(Some(6 << 20), "50%"), (None, "3 MiB")] {
        let mut screen = Vec::new();
        let progress = Progress::new(std::io::BufReader::new(input.as_slice()), total, &mut screen);
        run(GAMES, progress, Vec::new(), Ask::default()).unwrap();
        let screen = String::from_utf8(screen).unwrap();
        assert!(screen.contains(shown) && screen.ends_with("\r\x1b[K"), "{screen:?}");
    }
    let mut screen = Vec::new();
    run(GAMES, Progress::new(&b"\n\n"[..], Some(2), &mut screen), Vec::new(), Ask::default())
        .unwrap();
    assert!(screen.is_empty(), "a short input shows nothing");
}
