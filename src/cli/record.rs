//! Reading of records, which is the same for `narabe convert` and `narabe book`.

use crate::game::{Record, Refusal};
use crate::games::GAMES;
use crate::records::{self, Assume, Flaw, Format, Import, LONGEST};
use crate::words::names;

/// Reads a record. One in JSON may name its game by any of the names that people know it by.
///
/// # Errors
/// As of [`records::read`].
pub fn read(from: Format, text: &str, assume: Assume<'_>) -> Result<Import, Vec<Refusal>> {
    let read = |text: &str| records::read(GAMES, from, text, assume);
    read(text).or_else(|faults| read(&with_id(from, text, faults)?))
}

/// Says what is wrong with a record that was not read yet.
pub fn said(flaw: Flaw) -> String {
    match flaw {
        Flaw::Unclosed => "a bracket is missing: the game is not closed".to_owned(),
        Flaw::TooLong => {
            format!("it is longer than {} MiB, and what comes then is not read", LONGEST >> 20)
        }
    }
}

/// Returns the text of a record in JSON whose game has another name than its id, with the id.
///
/// # Errors
/// The given faults, unless they come from such a name; `no-such-game` where no game has it.
fn with_id(from: Format, text: &str, faults: Vec<Refusal>) -> Result<String, Vec<Refusal>> {
    let is_named = from == Format::Jsonl && faults.iter().any(|fault| fault.word == "no-such-game");
    let record = is_named.then(|| serde_json::from_str::<Record>(text).ok()).flatten();
    let Some(record) = record else { return Err(faults) };
    let record = names::record_with_id(GAMES, record).map_err(|fault| vec![fault])?;
    Ok(serde_json::to_string(&record).expect("a record is plain data"))
}
