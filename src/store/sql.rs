//! The SQL of the verbs, by subject: functions from a connection to an answer, one text for both engines.
//!
//! * `games`, `changes`, `moves`, `outbox`, `timing`, `clocks`, `credit`, `vacations`, `people`, `machines`, `guilds`,
//!   `events`, `hills`, `sets`, `across`, `ballots`, `plans`, `position_notes`, `puzzles`, `own_puzzles`, `book`, `weeks`,
//!   `posts`, `roles`, `notes`, `nodes`, `erase`, `traces`, `retention` and `ratings` hold the verbs. `pieces` bounds what
//!   one transaction of a long job does, `acts` knows the interactions that were acted upon.
//! * `chain` links the moves of a game by hashes, [`check`] finds what does not fit.

mod across;
pub(super) mod acts;
pub(super) mod ballots;
pub mod book;
mod chain;
pub(super) mod changes;
pub mod check;
pub(super) mod clocks;
pub(super) mod credit;
pub mod erase;
pub(super) mod events;
#[cfg(test)]
mod explained;
pub(super) mod games;
pub(super) mod guilds;
pub(super) mod hills;
pub(super) mod machines;
mod moves;
pub(super) mod nodes;
pub(super) mod notes;
pub(super) mod outbox;
pub(super) mod own_puzzles;
pub(super) mod people;
pub(super) mod pieces;
pub(super) mod plans;
pub(super) mod position_notes;
pub(super) mod posts;
pub(super) mod puzzles;
pub(super) mod ratings;
pub(super) mod retention;
pub(super) mod roles;
mod sets;
mod timing;
pub(super) mod traces;
pub(super) mod vacations;
pub(super) mod weeks;

use super::db::{self, Column, Row, no_word};
pub use outbox::Backlog;
use std::sync::Once;

/// Reads a column that holds a word of a closed set.
fn read_word<T>(row: &Row, column: impl Column, read: impl Fn(&str) -> Option<T>) -> db::Result<T> {
    let word = row.text(column)?;
    read(word).ok_or_else(|| no_word(word))
}

/// Reads a column that holds such a word or nothing.
fn read_optional_word<T>(
    row: &Row,
    column: impl Column,
    read: impl Fn(&str) -> Option<T>,
) -> db::Result<Option<T>> {
    if row.is_null(column)? { Ok(None) } else { read_word(row, column, read).map(Some) }
}

/// Reads a column that holds a choice or nothing. A word that this program does not know is a choice of a newer one: it counts
/// as the default.
fn read_choice<T: Default>(
    row: &Row,
    column: impl Column,
    read: impl Fn(&str) -> Option<T>,
) -> db::Result<T> {
    if row.is_null(column)? {
        return Ok(T::default());
    }
    let choice = read(row.text(column)?);
    Ok(choice.unwrap_or_else(|| {
        say_newer();
        T::default()
    }))
}

/// Logs once that choices of a newer program count as the default.
fn say_newer() {
    static SAID: Once = Once::new();
    SAID.call_once(|| tracing::warn!("choices of a newer program are read as the default"));
}
