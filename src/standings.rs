//! `narabe standings`: tables and pairings of events, one JSON object a line in and one out (docs/interfaces.md 6).

mod read;

use crate::contest::{Event, Next, Outcome, Pairing, next, table};
use crate::judge;
use read::Read;
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
        /// The pairs to come, if they are asked for; without an opponent for a bye. None if it is over or a result is missing.
        pairings: Option<Vec<(String, Option<String>)>>,
        /// The same pairs as results that are still to be filled in.
        #[serde(skip_serializing_if = "Option::is_none")]
        matches: Option<Vec<Match>>,
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
    entrant: String,
    /// The entrant once more, by the key of before.
    id: String,
    points: Value,
    tiebreaks: Map<String, Value>,
}

/// A pairing, as it may be handed in again with its result.
#[derive(Clone, Debug, Serialize)]
pub struct Match {
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
        Ok(read) => {
            let next = read.next.then(|| pairings(&read.event));
            let next = next.as_deref();
            Answer::Standings {
                table: rows(&read),
                pairings: next.map(|next| next.iter().map(|it| pair(it, &read.ids)).collect()),
                matches: next.map(|next| next.iter().map(|it| matched(it, &read.ids)).collect()),
                id: read.id,
            }
        }
        Err(malformed) => Answer::Malformed { id: judge::id_of(line), malformed },
    }
}

fn rows(read: &Read) -> Vec<Row> {
    let row = |row: table::Row| {
        let value = |value: &Option<i64>| value.map_or(Value::Null, number);
        let named = read.ties.iter().zip(&row.ties);
        let id = &read.ids[row.entrant];
        Row {
            place: row.place,
            entrant: id.clone(),
            id: id.clone(),
            points: number(row.points),
            tiebreaks: named.map(|(word, tie)| (word.clone(), value(tie))).collect(),
        }
    };
    table::table(&read.event).into_iter().map(row).collect()
}

/// A number of eighths as a number, which has them exactly.
fn number(eighths: i64) -> Value {
    if eighths % table::EIGHTHS == 0 {
        (eighths / table::EIGHTHS).into()
    } else {
        (eighths as f64 / table::EIGHTHS as f64).into()
    }
}

fn pairings(event: &Event) -> Vec<Pairing> {
    let asked = match next(event, 0) {
        // Results have no times, so patience would never end. It does where nothing is played that could end the wait.
        Next::Wait { until: Some(at) } if event.unfinished().is_empty() => next(event, at),
        found => found,
    };
    if let Next::Open(pairings) = asked { pairings } else { Vec::new() }
}

fn pair(pairing: &Pairing, ids: &[String]) -> (String, Option<String>) {
    (ids[pairing.one].clone(), pairing.other.map(|other| ids[other].clone()))
}

fn matched(pairing: &Pairing, ids: &[String]) -> Match {
    let (one, other) = pair(pairing, ids);
    Match { round: pairing.round, one, other, points: alone(pairing.outcome) }
}

/// The word for the points of a pairing that has no opponent.
const fn alone(outcome: Option<Outcome>) -> Option<&'static str> {
    match outcome {
        Some(Outcome::Bye) => Some("bye"),
        Some(Outcome::HalfBye) => Some("half-bye"),
        _ => None,
    }
}
