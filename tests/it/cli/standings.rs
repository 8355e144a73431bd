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
    assert!(rows.iter().all(|row| row["id"] == row["entrant"]), "{rows:?}");
    let row = |row: &Value| (row["entrant"].clone(), row["points"].clone(), row["place"].clone());
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
    assert!(pairings.contains(&json!(["e", null])), "{pairings:?}");
    let matches = answers[2]["matches"].as_array().unwrap();
    assert!(matches.contains(&json!({"round": 1, "one": "e", "points": "bye"})), "{matches:?}");
    let pair = |it: &Value| json!([it["one"], it["other"]]);
    assert_eq!(*pairings, matches.iter().map(pair).collect::<Vec<_>>());
}

/// The line of docs/interfaces.md: everyone's numbers by hand. Buchholz alone tells `c` from `a`: the bye is an opponent with the
/// one point of `c`.
#[test]
fn the_documented_line_is_answered() {
    let line = r#"{"id":"any text","format":"swiss","games":1,"tiebreaks":["points","match-points","sonneborn-berger","direct","buchholz","buchholz-cut-1"],"entrants":[{"id":"a","rating":1700},{"id":"b","rating":1650},{"id":"c"}],"results":[{"round":1,"one":"a","other":"b","points":[1,0]},{"round":1,"one":"c","bye":1}],"next":false}"#;
    let row = |place: u8, entrant: &str, points: u8, buchholz: u8| {
        json!({"place": place, "entrant": entrant, "id": entrant, "points": points, "tiebreaks": {
            "points": points, "match-points": 2 * points, "sonneborn-berger": 0, "direct": null,
            "buchholz": buchholz, "buchholz-cut-1": 0}})
    };
    let table = json!([row(1, "c", 1, 1), row(2, "a", 1, 0), row(3, "b", 0, 1)]);
    let expected = json!({"id": "any text", "table": table, "pairings": null});
    assert_eq!(serde_json::to_value(answer(line.as_bytes())).unwrap(), expected);
    let mut event: Value = serde_json::from_str(line).unwrap();
    event["next"] = json!(true);
    assert_eq!(answered(&event)["pairings"], json!([["c", "a"], ["b", null]]));
    event["results"].as_array_mut().unwrap().pop();
    for (format, games) in ["round-robin", "swiss", "knockout", "hill"]
        .into_iter()
        .flat_map(|format| [(format, 1), (format, 2)])
    {
        (event["format"], event["games"]) = (json!(format), json!(games));
        // In a knockout `a`, the best of three, is met in the final.
        event["results"][0]["round"] = json!(if format == "knockout" { 2 } else { 1 });
        let answer = answered(&event);
        let first = &answer["table"][0];
        let found = (&first["place"], &first["entrant"], &first["points"]);
        assert_eq!(found, (&json!(1), &json!("a"), &json!(1)), "{format}, {games}");
        assert_eq!(first["tiebreaks"]["points"], json!(1), "{format}, {games}");
    }
}

/// A row of a table: entrant, place, points and tie-breaks in the order of the list.
type Ranked = (String, u64, f64, Vec<Option<f64>>);

fn rows(event: &Value) -> Vec<Ranked> {
    let answer = answered(event);
    let words = event["tiebreaks"].as_array().unwrap();
    let row = |row: &Value| {
        let tie = |word: &Value| row["tiebreaks"][word.as_str().unwrap()].as_f64();
        let entrant = row["entrant"].as_str().unwrap().to_owned();
        let place = row["place"].as_u64().unwrap();
        (entrant, place, row["points"].as_f64().unwrap(), words.iter().map(tie).collect())
    };
    let rows = answer["table"].as_array().unwrap_or_else(|| panic!("{answer}"));
    rows.iter().map(row).collect()
}

/// Rows whose tie-breaks all apply.
fn all_apply<const N: usize>(rows: &[(&str, u64, f64, [f64; N])]) -> Vec<Ranked> {
    let row = |(entrant, place, points, ties): &(&str, u64, f64, [f64; N])| {
        ((*entrant).to_owned(), *place, *points, ties.map(Some).to_vec())
    };
    rows.iter().map(row).collect()
}

fn played(round: u8, one: &str, other: &str, points: [f64; 2]) -> Value {
    json!({"round": round, "one": one, "other": other, "points": points})
}

/// Points 3, 1½ and 1½. Sonneborn-Berger of `a` is 1 × 1½ + ½ × 1½, of `b` 0 × 3 + ¾ × 1½, of `c` ½ × 3 + ¼ × 1½.
#[test]
fn points_of_two_games_weigh_as_a_share_of_both() {
    let results = [
        played(1, "a", "b", [2.0, 0.0]),
        played(2, "a", "c", [1.0, 1.0]),
        played(3, "b", "c", [1.5, 0.5]),
    ];
    let event = json!({"format": "round-robin", "games": 2, "entrants": entrants("abc"), "results": results,
        "tiebreaks": ["sonneborn-berger", "match-points", "wins"]});
    let expected = [
        ("a", 1, 3.0, [2.25, 3.0, 1.0]),
        ("c", 2, 1.5, [1.875, 1.0, 0.0]),
        ("b", 3, 1.5, [1.125, 2.0, 1.0]),
    ];
    assert_eq!(rows(&event), all_apply(&expected));
}

/// Two rounds of five with a bye, half a bye and a forfeit. Buchholz of `b` is 2 for `a` and its own 1 for `c`, who did not come.
#[test]
fn a_swiss_with_a_bye_and_a_forfeit_has_these_numbers() {
    let results = json!([
        played(1, "a", "b", [1.0, 0.0]), played(1, "c", "d", [0.5, 0.5]), {"round": 1, "one": "e", "bye": 1},
        played(2, "a", "e", [1.0, 0.0]), {"round": 2, "one": "d", "bye": 0.5},
        {"round": 2, "one": "b", "other": "c", "points": [1, 0], "forfeit": "other"}]);
    let mut event = json!({"format": "swiss", "entrants": entrants("abcde"), "results": results,
        "tiebreaks": ["buchholz", "buchholz-cut-1", "sonneborn-berger", "match-points"]});
    let expected = [
        ("a", 1, 2.0, [2.0, 1.0, 2.0, 4.0]),
        ("b", 2, 1.0, [3.0, 2.0, 0.0, 2.0]),
        ("e", 2, 1.0, [3.0, 2.0, 0.0, 2.0]),
        ("d", 4, 1.0, [1.5, 1.0, 0.25, 2.0]),
        ("c", 5, 0.5, [1.5, 1.0, 0.5, 1.0]),
    ];
    assert_eq!(rows(&event), all_apply(&expected));
    event["tiebreaks"] = json!(["direct"]);
    let direct = rows(&event).into_iter().map(|(_, place, _, ties)| (place, ties[0]));
    let none = [(1, None), (2, None), (2, None), (2, None), (5, None)];
    assert_eq!(direct.collect::<Vec<_>>(), none, "not all of them have met");
}

/// Points 1½, 1½, 1 and 2: `a` has beaten `b`. A second meeting in a Swiss makes it no encounter of all the tied.
#[test]
fn those_who_are_tied_are_told_apart_by_one_meeting() {
    let results = [
        played(1, "a", "b", [1.0, 0.0]),
        played(1, "c", "d", [0.0, 1.0]),
        played(2, "a", "c", [0.0, 1.0]),
        played(2, "b", "d", [0.5, 0.5]),
        played(3, "a", "d", [0.5, 0.5]),
        played(3, "b", "c", [1.0, 0.0]),
    ];
    for word in ["direct", "direct-encounter"] {
        let event = json!({"format": "round-robin", "entrants": entrants("abcd"), "results": results, "tiebreaks": [word]});
        let table = rows(&event);
        let found: Vec<_> =
            table.iter().map(|row| (row.0.as_str(), row.1, row.2, row.3[0])).collect();
        let expected = [
            ("d", 1, 2.0, None),
            ("a", 2, 1.5, Some(1.0)),
            ("b", 3, 1.5, Some(0.0)),
            ("c", 4, 1.0, None),
        ];
        assert_eq!(found, expected, "{word}");
    }
    let mut results = vec![played(1, "a", "b", [0.5, 0.5])];
    for direct in [Some(0.5), None] {
        let event = json!({"format": "swiss", "entrants": entrants("ab"), "results": results, "tiebreaks": ["direct"]});
        assert!(rows(&event).iter().all(|row| row.1 == 1 && row.3 == [direct]), "{event}");
        results.push(played(2, "a", "b", [0.5, 0.5]));
    }
}

/// Points are 4, 4½, 1½ and 2, match points 5, 4, 1 and 2.
#[test]
fn points_stand_where_the_list_has_them() {
    let results = [
        played(1, "a", "b", [1.5, 0.5]),
        played(1, "c", "d", [1.0, 1.0]),
        played(2, "a", "c", [1.5, 0.5]),
        played(2, "b", "d", [2.0, 0.0]),
        played(3, "a", "d", [1.0, 1.0]),
        played(3, "b", "c", [2.0, 0.0]),
    ];
    for (ties, order) in [
        (json!(["match-points", "points"]), "abdc"),
        (json!(["points", "match-points"]), "badc"),
        (json!(["match-points"]), "badc"),
        (json!([]), "badc"),
    ] {
        let event = json!({"format": "round-robin", "games": 2, "entrants": entrants("abcd"), "results": results, "tiebreaks": ties});
        let found: String = rows(&event).iter().map(|row| row.0.as_str()).collect();
        assert_eq!(found, order, "{ties}");
        let at = ties.as_array().unwrap().iter().position(|tie| tie == "points");
        assert!(at.is_none_or(|at| rows(&event).iter().all(|row| row.3[at] == Some(row.2))));
    }
}

#[test]
fn each_word_for_a_result_says_the_same_as_the_others() {
    let paired = |result: Value| {
        let mut whole = json!({"round": 1, "one": "a", "other": "b"});
        whole.as_object_mut().unwrap().extend(result.as_object().unwrap().clone());
        whole
    };
    let alone = |result: Value| {
        let mut whole = paired(result);
        whole.as_object_mut().unwrap().remove("other");
        whole
    };
    let table = |games: u8, result: &Value| {
        let event = json!({"format": "swiss", "games": games, "entrants": entrants("abc"), "results": [result]});
        let answer = answered(&event);
        assert!(answer["table"].is_array(), "{event}: {answer}");
        answer
    };
    for games in [1, 2] {
        for (form, others) in [
            (
                json!({"points": "+"}),
                vec![
                    json!({"points": [games, 0], "forfeit": "other"}),
                    json!({"forfeit": "other"}),
                    json!({"points": "+", "forfeit": "other"}),
                ],
            ),
            (
                json!({"points": "-"}),
                vec![json!({"points": [0, games], "forfeit": "one"}), json!({"forfeit": "one"})],
            ),
            (
                json!({"points": "--"}),
                vec![
                    json!({"points": [0, 0], "forfeit": "both"}),
                    json!({"forfeit": "both", "points": null}),
                ],
            ),
        ] {
            let expected = table(games, &paired(form));
            others.into_iter().for_each(|other| assert_eq!(table(games, &paired(other)), expected));
        }
        for (form, others) in [
            (
                json!({"points": "bye"}),
                vec![json!({"bye": 1}), json!({"bye": 1.0, "other": null}), json!({"bye": games})],
            ),
            (json!({"points": "half-bye"}), vec![json!({"bye": 0.5})]),
        ] {
            let expected = table(games, &alone(form));
            for other in others {
                let mut result = alone(other.clone());
                if let Some(null) = other.get("other") {
                    result["other"] = null.clone();
                }
                assert_eq!(table(games, &result), expected, "{other}");
            }
        }
    }
}

/// All begin on the lowest step. `b` has beaten `a` and `c`, `d` has beaten `a`.
#[test]
fn challenges_move_people_on_the_steps_of_a_hill() {
    let mut entrants = entrants("abcd");
    entrants[3]["rating"] = json!(2000);
    let results = [
        played(4, "c", "b", [0.0, 1.0]),
        played(2, "d", "a", [1.0, 0.0]),
        played(1, "b", "a", [1.0, 0.0]),
        played(3, "c", "b", [0.5, 0.5]),
    ];
    let mut event = json!({"format": "hill", "entrants": entrants, "results": results, "next": true, "tiebreaks": ["points", "wins"]});
    let row = |entrant: &str, place: u64, points: f64| {
        (entrant.to_owned(), place, points, vec![Some(points), None])
    };
    let expected = [row("b", 1, 2.5), row("d", 2, 1.0), row("a", 3, 0.0), row("c", 3, 0.5)];
    assert_eq!(rows(&event), expected);
    let answer = answered(&event);
    assert_eq!((&answer["pairings"], &answer["matches"]), (&json!([]), &json!([])));
    let mut places = |results: Value| {
        event["results"] = results;
        rows(&event).iter().map(|row| format!("{}{}", row.0, row.1)).collect::<String>()
    };
    let one = |result: Value| json!([result]);
    let forfeit = |who: &str| json!({"round": 1, "one": "b", "other": "a", "forfeit": who});
    for (results, expected) in [
        (json!([]), "a1b1c1d1"),
        (one(json!({"round": 1, "one": "b", "other": "a"})), "a1b1c1d1"),
        (one(forfeit("other")), "b1a2c2d2"),
        (one(forfeit("one")), "a1b2c2d2"),
        (one(forfeit("both")), "a1b1c1d1"),
    ] {
        assert_eq!(places(results.clone()), expected, "{results}");
    }
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
            let matches = answer["matches"].as_array().unwrap_or_else(|| panic!("{answer}"));
            if matches.is_empty() {
                break;
            }
            for pairing in matches {
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
        answered(&event)["matches"].clone()
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
    let answer = answered(&event);
    assert_eq!(answer["pairings"], json!([["c", null]]));
    assert_eq!(answer["matches"], json!([{"round": 3, "one": "c", "points": "half-bye"}]));
    event["results"].as_array_mut().unwrap().push(answer["matches"][0].clone());
    let answer = answered(&event);
    let first = &answer["table"][0];
    assert_eq!((&first["id"], &first["points"]), (&json!("c"), &json!(1.5)), "{answer}");
    assert_eq!(answer["pairings"], json!([]), "it is over");
}

/// Of five half have been met: the results stay, and the two that are left are lost. With a sixth it would be less than half.
#[test]
fn who_joins_late_could_not_meet_who_had_left() {
    let mut entrants = entrants("abcdef");
    entrants[0]["left_at"] = json!(1);
    let lost = |other| json!({"round": 1, "one": "a", "other": other, "points": [0, 1]});
    let mut event = json!({"format": "round-robin", "rolling": true, "entrants": entrants,
        "results": [lost("b"), lost("c")]});
    let points = |event: &Value| -> f64 {
        let table = answered(event)["table"].clone();
        table.as_array().unwrap().iter().filter_map(|row| row["points"].as_f64()).sum()
    };
    assert_eq!(points(&event), 0.0, "all six could have met");
    event["entrants"][5]["joined"] = json!(2);
    assert_eq!(points(&event), 4.0);
}

/// The other game of the set was voided, or ended with no result: there is a point, and no play.
#[test]
fn a_forfeit_of_one_game_of_a_set_gives_its_point_alone() {
    let event = json!({"format": "round-robin", "games": 2, "entrants": entrants("abc"), "results": [
        {"round": 1, "one": "a", "other": "b", "forfeit": "other", "points": [1, 0]},
        {"round": 2, "one": "b", "other": "c", "points": [2, 0]}]});
    let table = answered(&event)["table"].clone();
    let own = table.as_array().unwrap().iter().find(|row| row["entrant"] == "a").unwrap().clone();
    assert_eq!(own["points"], json!(1), "{table}");
    assert_eq!(own["tiebreaks"]["sonneborn-berger"], json!(0), "{table}");
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
    let in_swiss = |result: Value| {
        json!({"format": "swiss", "entrants": entrants("ab"), "results": [result]}).to_string()
    };
    let absent = |who: &str, points: Value| {
        in_swiss(json!({"round": 1, "one": "a", "other": "b", "forfeit": who, "points": points}))
    };
    let on_hill = json!({"format": "hill", "entrants": entrants("ab"), "results": [{"round": 1, "one": "a", "bye": 1}]});
    let many: Value = (0..300).map(|id| json!({"id": id.to_string()})).collect();
    let swiss_twice = json!({"format": "swiss", "entrants": entrants("ab"), "results": [
        {"round": 1, "one": "a", "points": "bye"}, {"round": 1, "one": "b", "other": "a", "points": [1, 0]}]});
    for (line, hint) in [
        ("[]".to_owned(), "no event"),
        (with("speed", json!(1)), "speed"),
        (r#"{"format":"swiss","format":"swiss","entrants":[]}"#.to_owned(), "duplicate"),
        (with("format", json!("chess")), "round-robin, swiss, knockout, hill"),
        (with("games", json!(3)), "1 or 2"),
        (with("games", json!(-1)), "no event"),
        (with("tiebreaks", json!(["median"])), "buchholz-cut-1"),
        (with("tiebreaks", json!(["median"])), ", direct."),
        (with("tiebreaks", json!(["wins", "wins"])), "twice"),
        (with("tiebreaks", json!(["direct-encounter", "direct"])), "twice"),
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
        (result(json!({"round": 1, "one": "a", "bye": 1})), "leave it out"),
        (on_hill.to_string(), "leave it out"),
        (in_swiss(json!({"round": 1, "one": "a", "other": "b", "bye": 1})), "leave these out"),
        (in_swiss(json!({"round": 1, "one": "a", "bye": 1, "points": "bye"})), "leave these out"),
        (in_swiss(json!({"round": 1, "one": "a", "bye": 1, "forfeit": "one"})), "leave these out"),
        (in_swiss(json!({"round": 1, "one": "a", "bye": 0.25})), "0.5"),
        (in_swiss(json!({"round": 1, "one": "a", "bye": 2})), "0.5"),
        (in_swiss(json!({"round": 1, "one": "a", "bye": true})), "no event"),
        (in_swiss(json!({"round": 1, "one": "a", "points": [1, 0]})), "1 or 0.5"),
        (in_swiss(json!({"round": 1, "one": "a", "forfeit": "one"})), "an opponent"),
        (absent("nobody", Value::Null), "did not play"),
        (absent("other", json!([0, 1])), "1 for who was there"),
        (absent("both", json!([0.5, 0.5])), "left out"),
        (absent("one", json!("+")), "left out"),
        (absent("one", json!([3, 0])), "sum is at most 1"),
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
    assert_eq!(answer["pairings"], json!([["b", "d"]]));
    assert_eq!(answer["matches"], json!([{"round": 2, "one": "b", "other": "d"}]));
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
