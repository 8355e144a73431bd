//! Reason of the refusal of a forbidden move, as a refusal carries it: the key of the button "Why?", which [`super::why`]
//! answers.

use crate::app::output::puzzle_message::At;
use crate::game::{Refusal, Table};
use crate::machine;
use crate::store::StoredGame;

/// Name of the argument of a refusal that holds the key of its button. No refusal has one of this name for its sentence, as
/// that of a rated game has with `why`.
pub(super) const KEY: &str = "why-key";

/// Beginning of the part of a key about a puzzle's position. It is short, as the moves of a puzzle may fill a key.
pub(super) const PUZZLE: &str = "p:";

/// Beginning of the part of a key about a lesson's position, before the lesson's number in all courses.
pub(super) const LESSON: &str = "l:";

/// Returns the refusal of a move with the key of the button that explains it, where it can be explained.
pub(crate) fn with_reason(
    stored: &StoredGame,
    table: &Table,
    text: &str,
    refusal: Refusal,
) -> Refusal {
    explained((table, text), refusal, || format!("{}:{}", stored.id.0, stored.entries))
}

/// Returns the refusal of an answer to a puzzle with that key, likewise.
pub(crate) fn with_reason_in_puzzle(
    at: &At,
    table: &Table,
    text: &str,
    refusal: Refusal,
) -> Refusal {
    explained((table, text), refusal, || format!("{PUZZLE}{}", at.part()))
}

/// Returns the refusal of an answer to a lesson, by its number in all courses, with that key, likewise.
pub(crate) fn with_reason_in_lesson(
    number: usize,
    table: &Table,
    text: &str,
    refusal: Refusal,
) -> Refusal {
    explained((table, text), refusal, || format!("{LESSON}{number}"))
}

/// Returns a refusal with a key of this position, where the move can be explained.
fn explained(
    (table, text): (&Table, &str),
    refusal: Refusal,
    position: impl FnOnce() -> String,
) -> Refusal {
    match machine::why(table, text) {
        Some(_) => refusal.text(KEY, format!("why:{}:{text}", position())),
        None => refusal,
    }
}
