//! Parts that the forms share: keys, fields and their labels.

use crate::app::output::form::{Field, Input};
use crate::game::{Refusal, Table};
use crate::store::StoredGame;
use crate::words::{self, Locale, say};

/// Returns the key of a form on a game as it was loaded.
pub(crate) fn key_on(name: &str, version: &str, stored: &StoredGame) -> String {
    format!("{name}:{version}:{}:{}", stored.id.0, stored.entries)
}

/// Reads the part of such a key after the form's name: the game's number as it is written, and the length that its log had.
pub(crate) fn read_key<'a>(version: &str, part: &'a str) -> Result<(&'a str, u32), Refusal> {
    match part.split(':').collect::<Vec<_>>()[..] {
        [of, game, entries] if of == version => {
            Ok((game, entries.parse().map_err(|_| out_of_date())?))
        }
        _ => Err(out_of_date()),
    }
}

/// Returns the refusal of a form that this version does not offer, or with a value that none offers.
pub(crate) fn out_of_date() -> Refusal {
    Refusal::new("form-out-of-date")
}

/// Returns a field whose label is `form-NAME`.
pub(crate) fn field(name: &'static str, locale: Locale, input: Input) -> Field {
    Field { name, label: say(locale, &format!("form-{name}"), &[]), note: None, input }
}

/// Returns a field with an explanation, `form-NAME-note`.
pub(crate) fn explained(name: &'static str, locale: Locale, input: Input) -> Field {
    let note = Some(say(locale, &format!("form-{name}-note"), &[]));
    Field { note, ..field(name, locale, input) }
}

/// Returns the label of a line for an action: what is placed, where the game says it.
pub(crate) fn of_action(locale: Locale, table: &Table) -> String {
    let placing = table.placing().map(|placing| words::game_phrase(locale, "placing", &placing));
    placing.unwrap_or_else(|| say(locale, "form-where", &[]))
}
