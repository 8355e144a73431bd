//! Automatic moves: chance, the game's automa, and forced moves; and the end of a game for whose players a departure has
//! settled that. Moves of machines are in [`super::machine`].

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::game::{Event, Refusal, Seat, Table, Turn};
use crate::play::offer::OfferKind;
use crate::store::{LogEntry, StoredGame};

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

/// Ends a game for whose players a departure has settled that: it is left to machines, or all who stay in it have agreed to a
/// draw. Returns the entries for the log; none where no one has left.
pub(crate) fn after_departure(
    stored: &StoredGame,
    table: &mut Table,
) -> Result<Vec<LogEntry>, Refusal> {
    let mut entries = left_to_machines(stored, table)?;
    entries.extend(agreed_by_the_rest(stored, table)?);
    Ok(entries)
}

/// Draws a game whose players have all agreed to the draw that was offered, but for the last one who was asked, who has left.
/// Returns the entry for the log.
fn agreed_by_the_rest(stored: &StoredGame, table: &mut Table) -> Result<Option<LogEntry>, Refusal> {
    let Some(offer) = stored.offer().filter(|offer| offer.kind == OfferKind::Draw) else {
        return Ok(None);
    };
    let stays = |seat: &Seat| !table.has_left(*seat);
    let agrees = |seat: Seat| seat.0 == offer.seat || offer.agreed.contains(&seat.0);
    let all_agree = table.people().into_iter().filter(stays).all(agrees);
    if !all_agree || !stays(&Seat(offer.seat)) || table.outcome().is_some() {
        return Ok(None);
    }
    let text = Event::Draw.to_string();
    table.play(&text)?;
    Ok(Some(LogEntry { seat: Some(offer.seat), text }))
}

/// Ends a game whose people have all left, for no one looks on while machines play among themselves. A machine beside a
/// person leaves as well, so that the others win; where several are still in, each for itself, they have drawn. Returns the
/// entries for the log.
fn left_to_machines(stored: &StoredGame, table: &mut Table) -> Result<Vec<LogEntry>, Refusal> {
    let people = table.people();
    let all_left = !people.is_empty() && people.iter().all(|seat| table.has_left(*seat));
    if stored.machines.is_empty() || !all_left {
        return Ok(Vec::new());
    }
    let is_mate = |seat: &Seat| people.iter().any(|left| table.side(*left) == table.side(*seat));
    let mates = (0..table.seats()).map(Seat).filter(|seat| !table.has_left(*seat));
    let events: Vec<Event> =
        mates.filter(is_mate).map(Event::Resign).chain([Event::Draw]).collect();
    let mut entries = Vec::new();
    for text in events.iter().map(Event::to_string) {
        if table.outcome().is_none() {
            table.play(&text)?;
            entries.push(LogEntry { seat: None, text });
        }
    }
    Ok(entries)
}
