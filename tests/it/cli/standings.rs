//! `narabe standings`: tables, pairings, and what it says of bad input.

use super::files::fed;
use narabe::standings::answer;
use serde_json::{Value, json};

fn answered(event: &Value) -> Value {
    serde_json::to_value(answer(event.to_string().as_bytes())).unwrap()
}

fn malformed(line: &str) -> String {
    let answer = serde_json::to_value(answer(line.as_bytes())).unwrap();
    answer["malformed"].as_str().unwrap_or_else(|| panic!("{line}: {answer}")).to_owned()
}

fn entrants(ids: &str) -> Value {
    ids.chars().map(|id| json!({"id": id.to_string()})).collect()
}

/// A table of four, done by hand: a 2½, b 2, c 1½, d 0.
fn league() -> Value {
    let result = |one, other, points: [f64; 2]| json!({"round": 1, "one": one, "other": other, "points": points});
    json!({"id": "league", "format": "round-robin", "entrants": entrants("dcba"), "next": true, "results": [
        result("a", "b", [1.0, 0.0]), result("a", "c", [0.5, 0.5]), result("a", "d", [1.0, 0.0]),
        result("c", "b", [0.0, 1.0]), result("b", "d", [1.0, 0.0]), result("d", "c", [0.0, 1.0]),
    ]})
}

#[test]
fn the_program_answers_every_line() {
    let folder = tempfile::tempdir().unwrap();
    let swiss = json!({"format": "swiss", "entrants": entrants("abcde"), "next": true});
    let input = [league().to_string(), "{".to_owned(), String::new(), swiss.to_string()].join("\n");
    let ended = fed(folder.path(), &["standings"], &input);
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{ended:?}");
    let answers: Vec<Value> =
        ended.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 3);
    let rows = answers[0]["table"].as_array().unwrap();
    let row = |row: &Value| (row["id"].clone(), row["points"].clone(), row["place"].clone());
    let expected =
        [("a", json!(2.5), 1), ("b", json!(2), 2), ("c", json!(1.5), 3), ("d", json!(0), 4)];
    let expected = expected.map(|(id, points, place)| (json!(id), points, json!(place)));
    assert_eq!(rows.iter().map(row).collect::<Vec<_>>(), expected);
    // a: 1 × 2 + ½ × 1½ + 1 × 0.
    assert_eq!(rows[0]["tiebreaks"]["sonneborn-berger"], json!(2.75));
    assert_eq!(rows[0]["tiebreaks"]["direct-encounter"], Value::Null);
    assert_eq!(answers[0]["pairings"], json!([]), "it is over");
    assert!(answers[1]["malformed"].as_str().unwrap().contains("no event"));
    // Upper half against lower half, and a bye for the last.
    let pairings = answers[2]["pairings"].as_array().unwrap();
    assert_eq!(pairings.len(), 3, "{pairings:?}");
    assert!(pairings.contains(&json!({"round": 1, "one": "e", "points": "bye"})), "{pairings:?}");
}

/// The pairings of an answer are results of the next question, until the event is over.
#[test]
fn pairings_can_be_handed_in_again() {
    for (format, rolling, games, ids, played) in [
        ("swiss", false, 1, "abcdef", 9),
        ("swiss", false, 2, "abcdef", 9),
        ("swiss", true, 1, "abc", 3),
        ("round-robin", false, 1, "abcdef", 15),
        ("round-robin", true, 1, "abcdef", 15),
        ("knockout", false, 2, "abcdef", 5),
    ] {
        let (mut results, mut rounds) = (Vec::new(), 0);
        loop {
            let answer = answered(&json!({"format": format, "rolling": rolling, "games": games,
                "next": true, "entrants": entrants(ids), "results": results}));
            let pairings = answer["pairings"].as_array().unwrap_or_else(|| panic!("{answer}"));
            if pairings.is_empty() {
                break;
            }
            for pairing in pairings {
                let mut result = pairing.clone();
                result["points"] = json!([games, 0]);
                results.push(result);
            }
            rounds += 1;
        }
        assert!(rounds >= 3, "{format}");
        assert_eq!(results.len(), played, "{format}, rolling: {rolling}");
    }
}

/// Times are not known, so the patience of two whose scores lie apart ends when nothing else is played.
#[test]
fn a_rolling_swiss_goes_on_between_scores_that_lie_apart() {
    let result = |round: u16, one: &str, other: &str, points: Value| json!({"round": round, "one": one, "other": other, "points": points});
    let paired = |last: Value| {
        let results = [result(1, "a", "b", json!([1, 0])), result(2, "b", "c", last)];
        let event = json!({"format": "swiss", "rolling": true, "entrants": entrants("abc"), "results": results, "next": true});
        answered(&event)["pairings"].clone()
    };
    let pairings = paired(json!([1, 0]));
    let [pairing] = pairings.as_array().unwrap().as_slice() else { panic!("{pairings}") };
    let mut both = [pairing["one"].as_str(), pairing["other"].as_str()];
    both.sort_unstable();
    assert_eq!(both, [Some("a"), Some("c")], "{pairings}");
    assert_eq!(paired(Value::Null), json!([]), "a result is missing");
}

/// A player who finds no opponent in a rolling Swiss has half the points for the one that they lack, not all of them.
#[test]
fn who_lacks_an_opponent_of_a_rolling_swiss_is_paired_for_half_the_points() {
    let mut entrants = entrants("abc");
    entrants[0]["left"] = json!(true);
    let mut event = json!({"format": "swiss", "rolling": true, "entrants": entrants, "next": true, "results": [
        {"round": 1, "one": "c", "other": "b", "points": [1, 0]},
        {"round": 2, "one": "b", "other": "a", "points": [1, 0]}]});
    let pairings = answered(&event)["pairings"].clone();
    assert_eq!(pairings, json!([{"round": 3, "one": "c", "points": "half-bye"}]));
    event["results"].as_array_mut().unwrap().push(pairings[0].clone());
    let answer = answered(&event);
    let first = &answer["table"][0];
    assert_eq!((&first["id"], &first["points"]), (&json!("c"), &json!(1.5)), "{answer}");
    assert_eq!(answer["pairings"], json!([]), "it is over");
}

#[test]
fn an_event_that_cannot_be_is_malformed() {
    let with = |key: &str, value: Value| {
        let mut event = league();
        event[key] = value;
        event.to_string()
    };
    let result = |result: Value| with("results", json!([result]));
    let points = |points: &str| {
        format!(
            r#"{{"format":"swiss","entrants":[{{"id":"a"}},{{"id":"b"}}],"results":[{{"round":1,"one":"a","other":"b","points":{points}}}]}}"#
        )
    };
    let many: Value = (0..300).map(|id| json!({"id": id.to_string()})).collect();
    let swiss_twice = json!({"format": "swiss", "entrants": entrants("ab"), "results": [
        {"round": 1, "one": "a", "points": "bye"}, {"round": 1, "one": "b", "other": "a", "points": [1, 0]}]});
    for (line, hint) in [
        ("[]".to_owned(), "no event"),
        (with("speed", json!(1)), "speed"),
        (r#"{"format":"swiss","format":"swiss","entrants":[]}"#.to_owned(), "duplicate"),
        (with("format", json!("hill")), "round-robin, swiss, knockout"),
        (with("games", json!(3)), "1 or 2"),
        (with("games", json!(-1)), "no event"),
        (with("tiebreaks", json!(["median"])), "buchholz-cut-1"),
        (with("tiebreaks", json!(["wins", "wins"])), "twice"),
        (with("entrants", json!([])), "2 to 256"),
        (with("entrants", many), "2 to 256"),
        (with("entrants", entrants("aa")), "twice"),
        (with("entrants", json!([{"id": ""}, {"id": "b"}])), "1 to 256"),
        (with("entrants", json!([{"id": "a", "rating": 1e300}, {"id": "b"}])), "1000000"),
        (with("id", json!("x".repeat(300))), "256"),
        (result(json!({"round": 0, "one": "a", "other": "b"})), "1 to 512"),
        (result(json!({"round": 70000, "one": "a", "other": "b"})), "no event"),
        (result(json!({"round": 1, "one": "z", "other": "b"})), "entrants"),
        (result(json!({"round": 1, "one": "a", "other": "a"})), "themselves"),
        (result(json!({"round": 1, "one": "a", "points": "bye"})), "leave it out"),
        (swiss_twice.to_string(), "once"),
        (points("[1,1]"), "sum is at most 1"),
        (points("[0.3,0.7]"), "half points"),
        (points("[2,-1]"), "half points"),
        (points("[1e300,-1e300]"), "half points"),
        (points("[1e999,0]"), "out of range"),
        (points("[NaN,0]"), "no event"),
        (points("[1,0,0]"), "two numbers"),
        (points("true"), "two numbers"),
        (points("\"bye\""), "\"+\""),
        (points(&"[".repeat(100_000)), "recursion"),
    ] {
        let said = malformed(&line);
        assert!(said.contains(hint) && said.ends_with('.'), "{line:.200}: {said}");
        assert!(said.len() < 400, "{said}");
    }
    let mut twice = league();
    let again = json!({"round": 2, "one": "b", "other": "a", "points": "+"});
    twice["results"].as_array_mut().unwrap().push(again);
    assert!(malformed(&twice.to_string()).starts_with("Result 7: the two have met"));
}

/// The bracket of four without ratings is a–d and b–c, that of three b–c with a in the final.
#[test]
fn a_result_outside_the_bracket_of_a_knockout_is_malformed() {
    let event = |ids: &str, (round, one, other): (u16, &str, &str)| {
        json!({"format": "knockout", "entrants": entrants(ids),
        "results": [{"round": round, "one": one, "other": other, "points": [1, 0]}]})
    };
    for (ids, result, hint) in [
        ("abcd", (1, "a", "b"), "meet \"b\" in round 2, and \"d\" in round 1"),
        ("abcd", (2, "d", "a"), "meet \"a\" in round 1, and \"b\" or \"c\" in round 2"),
        ("abcd", (3, "a", "b"), "and no one in round 3"),
        ("abc", (1, "a", "b"), "and no one in round 1"),
        ("abcdefghijklmnop", (4, "a", "p"), "or one of 5 others in round 4"),
    ] {
        let said = malformed(&event(ids, result).to_string());
        assert!(said.contains(hint), "{ids}, {result:?}: {said}");
        assert!(said.starts_with("Result 1: ") && said.ends_with('.'), "{said}");
    }
    for (ids, result) in [
        ("abcd", (1, "d", "a")),
        ("abcd", (2, "c", "d")),
        ("abc", (1, "c", "b")),
        ("abc", (2, "c", "a")),
    ] {
        let answer = answered(&event(ids, result));
        assert!(answer["table"].is_array(), "{ids}, {result:?}: {answer}");
    }
}

/// A ruling on a match of an exported event leaves the later ones in its file.
#[test]
fn a_match_that_a_ruling_has_overtaken_is_read_and_moves_no_one_on() {
    let result = |round: u16, one: &str, other: &str| json!({"round": round, "one": one, "other": other, "points": [1, 0]});
    let results = [result(1, "d", "a"), result(1, "b", "c"), result(2, "a", "b")];
    let event = json!({"format": "knockout", "entrants": entrants("abcd"), "results": results, "next": true});
    let answer = answered(&event);
    let rows = answer["table"].as_array().unwrap_or_else(|| panic!("{answer}"));
    let out: Vec<_> = rows.iter().filter(|row| row["place"] == 3).map(|row| &row["id"]).collect();
    assert_eq!(out, [&json!("a"), &json!("c")], "{answer}");
    assert_eq!(answer["pairings"], json!([{"round": 2, "one": "b", "other": "d"}]));
}

/// Seeds stand by their ratings, whatever the order of the list.
#[test]
fn the_bracket_of_results_is_that_of_the_ratings() {
    let entrants = json!([{"id": "a"}, {"id": "b", "rating": 1500}, {"id": "c", "rating": 1700}, {"id": "d", "rating": 1600}]);
    let event = |one: &str, other: &str| {
        json!({"format": "knockout", "entrants": entrants, "results": [
        {"round": 1, "one": one, "other": other, "points": [1, 0]}]})
    };
    assert!(answered(&event("c", "a"))["table"].is_array());
    assert!(malformed(&event("d", "a").to_string()).contains("\"b\" in round 1"));
}

#[test]
fn a_malformed_event_keeps_its_id() {
    let answer = answered(&json!({"id": "x", "format": "chess"}));
    assert_eq!(answer["id"], "x");
    assert!(answer["malformed"].is_string());
}

#[test]
fn a_game_of_a_set_may_count_for_no_one() {
    let result = json!({"round": 1, "one": "a", "other": "b", "points": [1, 0]});
    let event = json!({"format": "round-robin", "games": 2, "entrants": entrants("ab"), "results": [result]});
    let answer = answered(&event);
    assert_eq!(
        (&answer["table"][0]["id"], &answer["table"][0]["points"]),
        (&json!("a"), &json!(1))
    );
}
