//! `narabe standings`: tables and pairings of events, one JSON object a line in and one out (docs/interfaces.md 6).

mod read;

use crate::contest::{Event, Next, Outcome, TieBreak, next, table};
use crate::judge;
use serde::Serialize;
use serde_json::{Map, Value};
use std::io::{self, BufRead, Write};

/// The answer to an event. Other programs read it, so its form is fixed: keys are only added.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// The event's table and the pairings of its next round.
    Standings {
        /// The id of the input.
        id: Value,
        /// The rows, the first place first.
        table: Vec<Row>,
        /// The pairings, if they are asked for; none if it is over or a result is missing.
        #[serde(skip_serializing_if = "Option::is_none")]
        pairings: Option<Vec<Paired>>,
    },
    /// The event itself cannot be.
    Malformed {
        /// The id of the input.
        id: Value,
        /// A sentence that says what would work.
        malformed: String,
    },
}

/// A row of the table.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    place: usize,
    id: String,
    points: Value,
    tiebreaks: Map<String, Value>,
}

/// A pairing, as it may be handed in again with its result.
#[derive(Clone, Debug, Serialize)]
pub struct Paired {
    round: u16,
    one: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<&'static str>,
}

/// Answers every line of the input, in its order; a blank line is passed over.
///
/// # Errors
/// Only when the input cannot be read or the output not be written.
pub fn run(input: impl BufRead, output: impl Write + Send) -> io::Result<()> {
    judge::each_line(
        input,
        output,
        || (),
        |(), line| serde_json::to_vec(&answer(line)).expect("an answer is plain data"),
    )
}

/// Answers one line of the input.
pub fn answer(line: &[u8]) -> Answer {
    match read::event(line) {
        Ok(read) => Answer::Standings {
            table: rows(&read.event, &read.ids),
            pairings: read.next.then(|| pairings(&read.event, &read.ids)),
            id: read.id,
        },
        Err(malformed) => Answer::Malformed { id: judge::id_of(line), malformed },
    }
}

fn rows(event: &Event, ids: &[String]) -> Vec<Row> {
    let row = |row: table::Row| {
        let named = event.terms.tie_breaks.iter().zip(&row.ties);
        let value = |(tie, value): (&TieBreak, &Option<i64>)| {
            (tie.word().to_owned(), value.map_or(Value::Null, number))
        };
        Row {
            place: row.place,
            id: ids[row.entrant].clone(),
            points: number(row.points),
            tiebreaks: named.map(value).collect(),
        }
    };
    table::table(event).into_iter().map(row).collect()
}

/// A number of quarters as a number, which has them exactly.
fn number(quarters: i64) -> Value {
    if quarters % table::QUARTERS == 0 {
        (quarters / table::QUARTERS).into()
    } else {
        (quarters as f64 / table::QUARTERS as f64).into()
    }
}

fn pairings(event: &Event, ids: &[String]) -> Vec<Paired> {
    let asked = match next(event, 0) {
        // Results have no times, so patience would never end. It does where nothing is played that could end the wait.
        Next::Wait { until: Some(at) } if event.unfinished().is_empty() => next(event, at),
        found => found,
    };
    let Next::Open(pairings) = asked else { return Vec::new() };
    let paired = pairings.into_iter().map(|pairing| Paired {
        round: pairing.round,
        one: ids[pairing.one].clone(),
        other: pairing.other.map(|other| ids[other].clone()),
        points: alone(pairing.outcome),
    });
    paired.collect()
}

/// The word for the points of a pairing that has no opponent.
const fn alone(outcome: Option<Outcome>) -> Option<&'static str> {
    match outcome {
        Some(Outcome::Bye) => Some("bye"),
        Some(Outcome::HalfBye) => Some("half-bye"),
        _ => None,
    }
}
