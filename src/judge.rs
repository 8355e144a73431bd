//! `narabe judge`: replays game records, one JSON object a line, and says what became of each.

mod progress;
mod stream;

pub use progress::Progress;
pub use stream::run;

use crate::game::{Detail, Games, Record, Refusal, Report, Scene, Table};
use crate::words::{self, Locale};
use serde::Serialize;

/// What a verdict says beside the usual.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ask {
    /// All listed actions.
    pub legal: bool,
    /// The points forbidden to the seat to move.
    pub forbidden: bool,
    /// A text drawing.
    pub board: bool,
}

/// What became of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// It can go on.
    Playing,
    /// It has ended.
    Over,
    /// An action was not legal; the state is the one before it.
    Refused,
    /// The record itself cannot be.
    Malformed,
}

/// The answer to one record. People's scripts read it, so its form is fixed: keys are only ever added.
#[derive(Clone, Debug, Serialize)]
pub struct Verdict {
    id: serde_json::Value,
    status: Status,
    plies: u32,
    to_move: Vec<u8>,
    winners: Vec<u8>,
    end: Option<&'static str>,
    stones: Vec<Vec<String>>,
    captured: Vec<u16>,
    vanished: u16,
    overtime: Option<u8>,
    refused: Option<Refused>,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<Detail>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forbidden: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<String>,
}

/// Which action was refused and why; of a malformed record only the sentence.
#[derive(Clone, Debug, Default, Serialize)]
struct Refused {
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
    say: String,
}

/// A verdict as its line, without the break.
pub fn line(verdict: &Verdict) -> Vec<u8> {
    serde_json::to_vec(verdict).expect("a verdict is plain data")
}

/// Judges one line.
pub fn judge(games: Games, line: &[u8], ask: Ask) -> Verdict {
    let record: Record = match serde_json::from_slice(line) {
        Ok(record) => record,
        Err(fault) => return malformed(id_of(line), format!("This line is no record: {fault}.")),
    };
    let id = record.id.clone().map_or(serde_json::Value::Null, Into::into);
    match open(games, &record) {
        Ok(table) => replay(id, table, &record.actions, ask),
        Err(faults) => malformed(id, words::refusals(Locale::En, &faults)),
    }
}

/// The table of a record before its first action.
///
/// # Errors
/// Everything that is wrong with the game's name, the rules text, the seats and the set-up.
pub fn open(games: Games, record: &Record) -> Result<Table, Vec<Refusal>> {
    record.table(games)
}

/// The table of a record after its last action.
///
/// # Errors
/// The sentence for what is wrong with the record, or with which action.
pub fn replayed(games: Games, record: &Record) -> Result<Table, String> {
    let mut table = open(games, record).map_err(|faults| words::refusals(Locale::En, &faults))?;
    follow(&mut table, record, |_| ())?;
    Ok(table)
}

/// What a record's board shows before its first action and after each.
///
/// # Errors
/// As for [`replayed`].
pub fn scenes(games: Games, record: &Record) -> Result<Vec<Scene>, String> {
    let mut table = open(games, record).map_err(|faults| words::refusals(Locale::En, &faults))?;
    let mut scenes = vec![table.scene(None)];
    follow(&mut table, record, |table| scenes.push(table.scene(None)))?;
    Ok(scenes)
}

/// Plays a record's actions, each of which is then seen.
fn follow(table: &mut Table, record: &Record, mut see: impl FnMut(&Table)) -> Result<(), String> {
    for (ply, action) in record.actions.iter().enumerate() {
        let said =
            |why| format!("action {}, {action}: {}", ply + 1, words::refusal(Locale::En, &why));
        table.play(action).map_err(said)?;
        see(table);
    }
    Ok(())
}

fn replay(id: serde_json::Value, mut table: Table, actions: &[String], ask: Ask) -> Verdict {
    let stopped =
        actions.iter().find_map(|action| table.play(action).err().map(|why| (action, why)));
    let refused = stopped.map(|(action, why)| Refused {
        ply: Some(table.plies() + 1),
        action: Some(action.clone()),
        why: Some(if why.word == "unfinished" { "notation" } else { why.word }),
        say: words::refusal(Locale::En, &why),
    });
    verdict(id, &table, refused, ask)
}

fn verdict(id: serde_json::Value, table: &Table, refused: Option<Refused>, ask: Ask) -> Verdict {
    let outcome = table.outcome();
    let seats = (0..table.seats()).map(crate::game::Seat);
    let winner = |seat| outcome.as_ref().is_some_and(|outcome| outcome.is_winner(table.side(seat)));
    let Report { stones, captured, vanished, overtime, detail } = table.report();
    Verdict {
        id,
        status: match (&refused, &outcome) {
            (Some(_), _) => Status::Refused,
            (None, Some(_)) => Status::Over,
            (None, None) => Status::Playing,
        },
        plies: table.plies(),
        to_move: table.to_move().into_iter().map(|seat| seat.0).collect(),
        winners: seats.filter(|seat| winner(*seat)).map(|seat| seat.0).collect(),
        end: outcome.as_ref().map(|outcome| outcome.end),
        stones,
        captured,
        vanished,
        overtime,
        refused,
        detail,
        legal: ask.legal.then(|| table.actions().actions),
        forbidden: ask.forbidden.then(|| table.forbidden()),
        board: ask.board.then(|| crate::render::text(&table.scene(None))),
    }
}

fn malformed(id: serde_json::Value, say: String) -> Verdict {
    Verdict {
        id,
        status: Status::Malformed,
        plies: 0,
        to_move: Vec::new(),
        winners: Vec::new(),
        end: None,
        stones: Vec::new(),
        captured: Vec::new(),
        vanished: 0,
        overtime: None,
        refused: Some(Refused { say, ..Refused::default() }),
        detail: None,
        legal: None,
        forbidden: None,
        board: None,
    }
}

/// The id of a line that is JSON but no record.
fn id_of(line: &[u8]) -> serde_json::Value {
    let value: Result<serde_json::Value, _> = serde_json::from_slice(line);
    value.ok().and_then(|value| value.get("id").cloned()).unwrap_or_default()
}
