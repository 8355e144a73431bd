//! `narabe judge`: replays game records, one JSON object a line, and prints a verdict for each
//! (docs/interfaces.md 3).

mod progress;
mod stream;

pub use progress::Progress;
pub use stream::{LONGEST_LINE, MARK, each_line, run};

use crate::game::{Detail, Games, Record, Refused, Replay, Report, Table};
use crate::words::{self, Locale, names};
use serde::de::{IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// The longest id of a record, in bytes.
pub(crate) const LONGEST_ID: usize = 256;

/// Additions to every verdict (`--ask`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ask {
    /// All listed actions.
    pub legal: bool,
    /// The points forbidden to the seat to move.
    pub forbidden: bool,
    /// A text drawing.
    pub board: bool,
}

/// State of a judged record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
    /// An action was not legal; the state is the one before it.
    Refused,
    /// The record itself is wrong.
    Malformed,
}

/// The answer to one record. Other programs read it, so its form is fixed: keys are only added.
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
    refused: Option<Refusal>,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<Detail>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forbidden: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<String>,
}

/// The action that was refused and the reason; of a malformed record only the sentence.
#[derive(Clone, Debug, Default, Serialize)]
struct Refusal {
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
    say: String,
}

/// Writes a verdict as one line, without the line break.
pub fn line(verdict: &Verdict) -> Vec<u8> {
    serde_json::to_vec(verdict).expect("a verdict is plain data")
}

/// Judges one line of the input.
pub fn judge(games: Games, line: &[u8], ask: Ask) -> Verdict {
    let record: Record = match serde_json::from_slice(line) {
        Ok(record) => record,
        Err(fault) => return malformed(id_of(line), format!("This line is no record: {fault}.")),
    };
    if let Err(say) = check_id(record.id.as_deref()) {
        return malformed(serde_json::Value::Null, say);
    }
    let id = record.id.clone().map_or(serde_json::Value::Null, Into::into);
    let record = match names::record_with_id(games, record) {
        Ok(record) => record,
        Err(fault) => return malformed(id, words::refusal(Locale::En, &fault)),
    };
    match record.replay(games) {
        Ok(mut replay) => {
            let refused = replay.by_ref().find_map(Result::err);
            let refused = refused.map(|refused| Refusal::of(replay.table(), &refused));
            verdict(id, replay.table(), refused, ask)
        }
        Err(faults) => malformed(id, words::refusals(Locale::En, &faults)),
    }
}

/// Refuses an id that is too long, with a sentence.
pub(crate) fn check_id(id: Option<&str>) -> Result<(), String> {
    match id.map_or(0, str::len) {
        0..=LONGEST_ID => Ok(()),
        bytes => Err(format!("The id has {bytes} bytes, and an id has at most {LONGEST_ID}.")),
    }
}

/// The table of a record after its last action.
///
/// # Errors
/// A sentence for the faults of the record, or for the action that is refused.
pub fn replayed(games: Games, record: &Record) -> Result<Table, String> {
    replay(games, record)?.finish().map_err(|refused| sentence(&refused))
}

fn replay(games: Games, record: &Record) -> Result<Replay<'_>, String> {
    record.replay(games).map_err(|faults| words::refusals(Locale::En, &faults))
}

/// The number of a refused action, the action and the reason, as a sentence.
fn sentence(refused: &Refused<'_>) -> String {
    let why = words::refusal_in_record(Locale::En, &refused.why);
    format!("action {}, {}: {why}", refused.index + 1, refused.text)
}

impl Refusal {
    /// The refusal of an action on a table. The sentence names what the record can have in its place.
    fn of(table: &Table, refused: &Refused<'_>) -> Self {
        let word = refused.why.word;
        let why = table.refusal_in_record(refused.text, refused.why.clone());
        Self {
            ply: u32::try_from(refused.index + 1).ok(),
            action: Some(refused.text.to_owned()),
            why: Some(if word == "unfinished" { "notation" } else { word }),
            say: words::refusal_in_record(Locale::En, &why),
        }
    }
}

fn verdict(id: serde_json::Value, table: &Table, refused: Option<Refusal>, ask: Ask) -> Verdict {
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
        refused: Some(Refusal { say, ..Refusal::default() }),
        detail: None,
        legal: None,
        forbidden: None,
        board: None,
    }
}

/// The id of a line that is JSON but no record: a text that is not too long, or a number.
pub(crate) fn id_of(line: &[u8]) -> serde_json::Value {
    let named: Result<Named, _> = serde_json::from_slice(line);
    named.map(|named| named.id.0).unwrap_or_default()
}

/// An object of which only the id is read.
#[derive(Deserialize)]
struct Named {
    #[serde(default)]
    id: ShortId,
}

/// A short text or a number; null for anything else, which is passed over unread.
#[derive(Default)]
struct ShortId(serde_json::Value);

impl<'de> Deserialize<'de> for ShortId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(ShortIdVisitor)
    }
}

struct ShortIdVisitor;

impl<'de> Visitor<'de> for ShortIdVisitor {
    type Value = ShortId;

    fn expecting(&self, into: &mut fmt::Formatter<'_>) -> fmt::Result {
        into.write_str("an id")
    }

    fn visit_str<E>(self, text: &str) -> Result<ShortId, E> {
        Ok(if text.len() <= LONGEST_ID { ShortId(text.into()) } else { ShortId::default() })
    }

    fn visit_u64<E>(self, number: u64) -> Result<ShortId, E> {
        Ok(ShortId(number.into()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<ShortId, E> {
        Ok(ShortId(number.into()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<ShortId, E> {
        Ok(ShortId(number.into()))
    }

    fn visit_bool<E>(self, _: bool) -> Result<ShortId, E> {
        Ok(ShortId::default())
    }

    fn visit_unit<E>(self) -> Result<ShortId, E> {
        Ok(ShortId::default())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<ShortId, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(ShortId::default())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ShortId, A::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(ShortId::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    fn judged(line: &str) -> Verdict {
        judge(GAMES, line.as_bytes(), Ask::default())
    }

    #[test]
    fn an_id_is_repeated_while_it_is_short() {
        let record = |id: &str| {
            format!(r#"{{"id":"{id}","game":"gomoku","rules":"freestyle","seats":2,"actions":[]}}"#)
        };
        let longest = "x".repeat(LONGEST_ID);
        let verdict = judged(&record(&longest));
        assert_eq!((verdict.status, &verdict.id), (Status::Playing, &longest.as_str().into()));
        let verdict = judged(&record(&format!("{longest}x")));
        assert_eq!((verdict.status, &verdict.id), (Status::Malformed, &serde_json::Value::Null));
        // Of what is no record too, and nothing but texts and numbers.
        for (id, repeated) in [
            (r#""one""#.to_owned(), Some(r#""one""#)),
            ("17".to_owned(), Some("17")),
            (format!("\"{longest}x\""), None),
            ("[1,[2],{}]".to_owned(), None),
            (r#"{"a":[1]}"#.to_owned(), None),
        ] {
            let verdict = judged(&format!(r#"{{"id":{id},"tea":1}}"#));
            let expected =
                repeated.map_or(serde_json::Value::Null, |id| serde_json::from_str(id).unwrap());
            assert_eq!((verdict.status, &verdict.id), (Status::Malformed, &expected), "{id}");
        }
    }
}
