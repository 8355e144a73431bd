//! The table of an event as CSV, and its results as the lines of `narabe standings`.

use super::{Names, order};
use crate::app::event_state::{self, Division};
use crate::contest::{self, Entrant, Format, Outcome, Pairing, TieBreak, table};
use crate::store::events::StoredEvent;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The end of a field.
const FIELD: &str = ",";

/// Signs by which a spreadsheet knows a formula, the full-width ones included.
const FORMULA: [char; 10] = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];

/// The sign of a meeting with oneself.
const OWN: &str = "x";

/// Returns the tables of all divisions: place, number, name, points, tie-breaks, and the results against each other one
/// in the order of the table.
pub(super) fn csv(event: &StoredEvent, names: &Names) -> String {
    let divisions = event_state::divisions(event);
    divisions.iter().map(|division| division_csv(event, division, names)).collect()
}

fn division_csv(event: &StoredEvent, division: &Division, names: &Names) -> String {
    let order = order(division);
    let ties = event.terms.ties.iter().cloned();
    let head = ["division", "place", "number", "name", "points"].map(str::to_owned).into_iter();
    let columns = (1..=order.len()).map(|number| number.to_string());
    let mut lines = vec![head.chain(ties).chain(columns).collect::<Vec<_>>().join(FIELD)];
    for (number, row) in division.table() {
        let name = names.get(&number).map_or("", String::as_str);
        let own = [
            (division.number + 1).to_string(),
            row.place.to_string(),
            number.to_string(),
            quoted(name),
            decimal(row.points),
        ];
        let ties = row.ties.iter().map(|value| value.map_or_else(String::new, decimal));
        let against = order.iter().map(|other| against(division, row.entrant, *other));
        lines.push(own.into_iter().chain(ties).chain(against).collect::<Vec<_>>().join(FIELD));
    }
    lines.join("\n") + "\n"
}

/// Returns a text as a field. One that a spreadsheet would take for a formula gets an apostrophe before it.
fn quoted(text: &str) -> String {
    let formula = text.starts_with(FORMULA);
    format!("\"{}{}\"", if formula { "'" } else { "" }, text.replace('"', "\"\""))
}

/// Writes eighths of a point as a decimal number.
fn decimal(eighths: i64) -> String {
    (eighths as f64 / table::EIGHTHS as f64).to_string()
}

/// Returns the results of one entrant against another, with spaces between several.
fn against(division: &Division, who: usize, other: usize) -> String {
    if who == other {
        return OWN.to_owned();
    }
    let met = division.event.pairings.iter();
    let met = met.filter(|pairing| pairing.has(who) && pairing.has(other));
    met.map(|pairing| result(division, pairing, who)).collect::<Vec<_>>().join(" ")
}

fn result(division: &Division, pairing: &Pairing, who: usize) -> String {
    let (one, other) = table::points(&division.event.terms, pairing);
    let is_one = pairing.one == who;
    match pairing.outcome {
        None => "?".to_owned(),
        Some(Outcome::Played(..) | Outcome::Unmet(..)) => {
            decimal(table::HALF * if is_one { one } else { other })
        }
        Some(Outcome::OtherForfeits) if is_one => "+".to_owned(),
        Some(Outcome::OneForfeits) if !is_one => "+".to_owned(),
        Some(_) => "-".to_owned(),
    }
}

/// Returns each division as a line that `narabe standings` takes.
pub(super) fn lines(event: &StoredEvent, names: &Names) -> String {
    let divisions = event_state::divisions(event);
    divisions.iter().map(|division| line(event, division, names).to_string() + "\n").collect()
}

fn line(event: &StoredEvent, division: &Division, names: &Names) -> Value {
    let terms = &division.event.terms;
    // Names may be alike; numbers are not.
    let id = |who: usize| {
        let number = division.entrants[who];
        format!("{number} {}", names.get(&number).map_or("", String::as_str)).trim_end().to_owned()
    };
    let times = late_times(&division.event);
    let rank = |at: i64| times.iter().position(|time| *time == at).map_or(0, |place| place + 1);
    let entrants = division.event.entrants.iter().enumerate().map(|(who, entrant)| {
        let mut line = json!({"id": id(who)});
        if let Some(rating) = entrant.rating {
            line["rating"] = json!(rating);
        }
        if entrant.left {
            line["left"] = json!(true);
        }
        if times.contains(&entrant.joined_at) {
            line["joined"] = json!(rank(entrant.joined_at));
        }
        if let Some(left_at) = entrant.left_at.filter(|_| !times.is_empty()) {
            line["left_at"] = json!(rank(left_at));
        }
        line
    });
    let results = division.event.pairings.iter().map(|pairing| {
        let mut line =
            json!({"round": pairing.round, "one": id(pairing.one), "points": points(pairing)});
        if let Some(other) = pairing.other {
            line["other"] = json!(id(other));
        }
        if let Some(Outcome::Unmet(one, other)) = pairing.outcome {
            line["forfeit"] = json!(if one > other { "other" } else { "one" });
        }
        line
    });
    json!({
        "id": format!("event {} division {}", event.id.0, division.number + 1),
        "format": terms.format.word(),
        "rolling": !event.terms.strict,
        "games": terms.games,
        "tiebreaks": terms.tie_breaks.iter().map(|tie| TieBreak::word(*tie)).collect::<Vec<_>>(),
        "entrants": entrants.collect::<Vec<_>>(),
        "results": results.collect::<Vec<_>>(),
    })
}

/// Returns the times after the beginning of a round robin at which someone joined or left, in order; none where no one joined
/// then. Who could meet whom follows from the order.
fn late_times(event: &contest::Event) -> Vec<i64> {
    let began_at = event.pairings.iter().map(|pairing| pairing.opened_at).min();
    let is_late = |at: &i64| began_at.is_some_and(|began_at| *at > began_at);
    let joins_late = event.entrants.iter().any(|entrant| is_late(&entrant.joined_at));
    if event.terms.format != Format::RoundRobin || !joins_late {
        return Vec::new();
    }
    let both = |entrant: &Entrant| [Some(entrant.joined_at), entrant.left_at];
    let times: BTreeSet<i64> =
        event.entrants.iter().flat_map(both).flatten().filter(is_late).collect();
    times.into_iter().collect()
}

fn points(pairing: &Pairing) -> Value {
    let point =
        |halves: i64| if halves % 2 == 0 { json!(halves / 2) } else { json!(halves as f64 / 2.0) };
    match pairing.outcome {
        None => Value::Null,
        Some(Outcome::Played(one, other) | Outcome::Unmet(one, other)) => {
            json!([point(one), point(other)])
        }
        Some(Outcome::OtherForfeits) => json!("+"),
        Some(Outcome::OneForfeits | Outcome::Absent) => json!("-"),
        Some(Outcome::BothForfeit) => json!("--"),
        Some(Outcome::Bye) => json!("bye"),
        Some(Outcome::HalfBye) => json!("half-bye"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::output::event_message::tests::event;
    use crate::store::events::{EventFormat, StoredPairing};

    /// The table is made of who could meet whom, and so is that of whoever checks it.
    #[test]
    fn lines_say_who_joined_late_and_who_had_left_before() {
        let mut event = event(EventFormat::RoundRobin, 6);
        event.pairings = vec![StoredPairing {
            opened_at: 10,
            other: Some(2),
            unplayed: None,
            ..event.pairings[0].clone()
        }];
        let named = |event: &StoredEvent| -> Vec<(Value, Value)> {
            let line: Value = serde_json::from_str(&lines(event, &Names::default())).unwrap();
            let entrants = line["entrants"].as_array().unwrap().iter();
            entrants.map(|named| (named["joined"].clone(), named["left_at"].clone())).collect()
        };
        let none = (Value::Null, Value::Null);
        assert_eq!(named(&event), vec![none.clone(); 6], "all could meet");
        (event.entrants[0].left_at, event.entrants[1].left_at) = (Some(30), Some(5));
        (event.entrants[4].left_at, event.entrants[5].joined_at) = (None, 40);
        let mut expected = vec![none; 6];
        (expected[0].1, expected[1].1, expected[5].0) = (json!(1), json!(0), json!(2));
        assert_eq!(named(&event), expected);
    }

    #[test]
    fn no_name_is_a_formula() {
        for (name, field) in [
            ("=1+1", "\"'=1+1\""),
            ("＝1+1", "\"'＝1+1\""),
            ("＠cmd", "\"'＠cmd\""),
            ("a\"b", "\"a\"\"b\""),
        ] {
            assert_eq!(quoted(name), field);
        }
    }
}
