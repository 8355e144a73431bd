//! `narabe solve`: questions for wins by fours, by threes and by any moves, one JSON object a line
//! (docs/interfaces.md 5).

use super::{Desk, id_of, line, malformed, short, table};
use crate::engine::{Budget, Kind, Solution, Status};
use crate::game::{Games, Record, Setup, Table, two_seats};
use crate::games::{answer, solvable};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Milliseconds for a position where the question names no limit.
const MILLISECONDS: u64 = 100;
/// The most milliseconds of one question.
const MOST_MILLISECONDS: u64 = 600_000;
/// The most stones put in thought for one question.
const MOST_NODES: u64 = 10_000_000_000;

/// The kinds of wins, by their words.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Word {
    Vcf,
    Vct,
    Any,
}

impl Word {
    /// The kind of threats; none for any moves.
    fn kind(self) -> Option<Kind> {
        match self {
            Self::Vcf => Some(Kind::Fours),
            Self::Vct => Some(Kind::Threes),
            Self::Any => None,
        }
    }
}

/// A line of the input.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    #[serde(default)]
    id: Option<String>,
    game: String,
    #[serde(default)]
    revision: Option<u16>,
    rules: String,
    #[serde(default = "two_seats")]
    seats: u8,
    #[serde(default)]
    setup: Option<Setup>,
    #[serde(default)]
    actions: Vec<String>,
    kind: Word,
    #[serde(default)]
    ms: Option<u64>,
    #[serde(default)]
    nodes: Option<u64>,
    #[serde(default)]
    defences: bool,
}

/// A line of the output.
#[derive(Debug, Serialize)]
struct Found {
    id: Option<String>,
    status: &'static str,
    line: Vec<String>,
    length: usize,
    unique: Option<bool>,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    defences: Option<Vec<String>>,
}

/// The limits of a question.
struct Limits {
    nodes: u64,
    /// The time; none if nodes alone count.
    time: Option<Duration>,
}

impl Limits {
    fn of(question: &Question) -> Result<Self, String> {
        let within = |name: &str, number: u64, most: u64| {
            let fits = (1..=most).contains(&number);
            fits.then_some(number)
                .ok_or_else(|| format!("{name} is {number}, and can be 1 to {most}."))
        };
        let nodes = question.nodes.map(|nodes| within("nodes", nodes, MOST_NODES)).transpose()?;
        let ms = question.ms.map(|ms| within("ms", ms, MOST_MILLISECONDS)).transpose()?;
        let ms = ms.or(if nodes.is_none() { Some(MILLISECONDS) } else { None });
        Ok(Self { nodes: nodes.unwrap_or(MOST_NODES), time: ms.map(Duration::from_millis) })
    }

    /// Runs a search within the limits; the clock gives the time since any fixed moment.
    fn run<T>(&self, clock: &dyn Fn() -> Duration, search: impl FnOnce(Budget) -> T) -> T {
        let start = clock();
        let spent = || {
            let of = |time: Duration| (clock() - start).as_secs_f32() / time.as_secs_f32();
            self.time.map_or(0.0, of)
        };
        search(Budget { nodes: self.nodes, spent: &spent })
    }
}

/// Answers one line of the input. The clock gives the time since any fixed moment.
pub fn answered(
    games: Games,
    desk: &mut Desk,
    text: &[u8],
    clock: &dyn Fn() -> Duration,
) -> Vec<u8> {
    let question: Question = match serde_json::from_slice(text) {
        Ok(question) => question,
        Err(fault) => return malformed(id_of(text), format!("This line is no question: {fault}.")),
    };
    let id = short(question.id.as_ref());
    let found =
        Limits::of(&question).and_then(|limits| solved(games, desk, question, &limits, clock));
    found.map_or_else(|say| malformed(id, say), |found| line(&found))
}

fn solved(
    games: Games,
    desk: &mut Desk,
    question: Question,
    limits: &Limits,
    clock: &dyn Fn() -> Duration,
) -> Result<Found, String> {
    let (kind, asks_defences) = (question.kind.kind(), question.defences);
    if kind.is_none() && asks_defences {
        return Err("Defences are given for vcf and vct alone.".to_owned());
    }
    let record = Record {
        id: question.id,
        game: question.game,
        revision: question.revision,
        rules: question.rules,
        seats: question.seats,
        setup: question.setup,
        actions: question.actions,
        ..Record::default()
    };
    let (record, table) = table(games, record)?;
    let position = solvable(&table).ok_or_else(|| unsolved(&table))?;
    let Desk { memory, second, solver, .. } = desk;
    let solution = limits.run(clock, |budget| match kind {
        Some(kind) => solver.solve(&*position, memory, kind, budget),
        // Without a limit of time the answer is to depend on the question alone.
        None => {
            let second = limits.time.map(|_| second.get_or_insert_default());
            solver.solve_any(&*position, memory, second, budget)
        }
    });
    let defences = kind.filter(|_| asks_defences).map(|kind| {
        let turned = position.turned();
        limits.run(clock, |budget| solver.defences(&*turned, memory, kind, budget))
    });
    let texts = |points: Vec<_>| {
        points.into_iter().filter_map(|point| answer(&table, Some(point))).collect::<Vec<_>>()
    };
    let Solution { status, unique, nodes, .. } = solution;
    Ok(Found {
        id: record.id,
        status: word(status),
        length: solution.length(),
        line: texts(solution.line),
        // Without a win no first move is the only one.
        unique: unique.or((status == Status::None).then_some(false)),
        nodes,
        defences: defences.map(texts),
    })
}

/// The sentence for a table that has no position to solve.
fn unsolved(table: &Table) -> String {
    let say = match () {
        () if table.outcome().is_some() => "The game is over.",
        () if table.info().id == "gomoku" => "The opening is not over: a setup skips it.",
        () => {
            "Only positions of gomoku are solved, and those of pente and its relatives for two, \
             after the opening, in which a five wins at once and nothing is forbidden, as long as \
             no one has a five or enough captures. A setup skips the opening."
        }
    };
    say.to_owned()
}

/// The word of an answer.
fn word(status: Status) -> &'static str {
    match status {
        Status::Win => "win",
        Status::None => "none",
        Status::Unknown => "unknown",
    }
}
