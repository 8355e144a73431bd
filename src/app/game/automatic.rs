//! Automatic moves: chance, the game's automa, and forced moves. Those of machines are in [`super::machine`].

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::game::{Table, Turn};
use crate::store::LogEntry;

/// Plays what neither a person nor a machine decides: results of chance, moves of the game's automa, and forced moves.
/// Returns the entries for the log.
pub(crate) fn play_automatic_moves(
    ctx: &Context,
    table: &mut Table,
) -> Result<Vec<LogEntry>, InternalError> {
    let mut entries = Vec::new();
    while let Some(text) = automatic_move(ctx, table)? {
        let seat = table.to_move().map(|seat| seat.0);
        table.play(&text).map_err(|why| {
            InternalError::new(&format!("the automatic move {text} is refused: {}", why.word))
        })?;
        entries.push(LogEntry { seat, text });
    }
    Ok(entries)
}

/// Returns the next automatic move, if the position has one.
fn automatic_move(ctx: &Context, table: &Table) -> Result<Option<String>, InternalError> {
    if table.turn() != Turn::Chance {
        return Ok(table.automa().or_else(|| table.forced()));
    }
    let number = ctx.rng().u64(..);
    table.chance(number).map(Some).ok_or(InternalError::new("chance is on turn and has no result"))
}
