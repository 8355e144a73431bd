//! The table of an event as CSV, and its results as the lines of `narabe standings`.

use super::{Names, order};
use crate::app::event_state::{self, Division};
use crate::contest::{Outcome, Pairing, TieBreak, table};
use crate::store::events::StoredEvent;
use serde_json::{Value, json};

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
        Some(Outcome::Played(..)) => decimal(table::HALF * if is_one { one } else { other }),
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
    let entrants = division.event.entrants.iter().enumerate().map(|(who, entrant)| {
        let mut line = json!({"id": id(who)});
        if let Some(rating) = entrant.rating {
            line["rating"] = json!(rating);
        }
        if entrant.left {
            line["left"] = json!(true);
        }
        line
    });
    let results = division.event.pairings.iter().map(|pairing| {
        let mut line =
            json!({"round": pairing.round, "one": id(pairing.one), "points": points(pairing)});
        if let Some(other) = pairing.other {
            line["other"] = json!(id(other));
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

fn points(pairing: &Pairing) -> Value {
    let point =
        |halves: i64| if halves % 2 == 0 { json!(halves / 2) } else { json!(halves as f64 / 2.0) };
    match pairing.outcome {
        None => Value::Null,
        Some(Outcome::Played(one, other)) => json!([point(one), point(other)]),
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
