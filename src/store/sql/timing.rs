//! The clock in a game's row: its columns, read and written.

use crate::store::db::{self, Db, Row, params};

use crate::play::clock::{EndedTurn, Stop, StopReason, Timing, TurnTime};
use crate::play::ids::{GameId, Millis};
use crate::store::StoreError;

/// The columns that [`timing`] reads.
macro_rules! timing_columns {
    () => {
        "turn_person, stopped_for, turn_began_at, turn_lasts, turn_ends_at, turn_told, nudged_at, stopped_at, banks, pause_asked, ended_turn"
    };
}
pub(super) use timing_columns;

/// The clock in a game's row.
pub(super) fn timing(row: &Row) -> db::Result<Timing> {
    Ok(Timing {
        turn: turn(row)?,
        banks: numbers(row.text("banks")?),
        pause_asked: numbers(row.text("pause_asked")?),
        ended: ended(row.text("ended_turn")?),
    })
}

/// The turn that the last decision has ended, from its numbers.
fn ended(text: &str) -> Option<EndedTurn> {
    let [seat, left, lasts, stages_fired]: [Millis; 4] = numbers(text).try_into().ok()?;
    let [seat, stages_fired] = [seat, stages_fired].map(|number| u8::try_from(number).ok());
    Some(EndedTurn { seat: seat?, left, lasts, stages_fired: stages_fired? })
}

fn written_ended(EndedTurn { seat, left, lasts, stages_fired }: &EndedTurn) -> String {
    format!("{seat} {left} {lasts} {stages_fired}")
}

fn turn(row: &Row) -> db::Result<Option<TurnTime>> {
    let Some(person) = row.get::<_, Option<i64>>("turn_person")? else { return Ok(None) };
    let why = if row.get::<_, Option<u8>>("stopped_for")? == Some(1) {
        StopReason::Pause
    } else {
        StopReason::Vacation
    };
    Ok(Some(TurnTime {
        person: person.cast_unsigned(),
        began_at: row.get("turn_began_at")?,
        lasts: row.get("turn_lasts")?,
        ends_at: row.get("turn_ends_at")?,
        stages_fired: row.get("turn_told")?,
        nudged_at: row.get("nudged_at")?,
        stop: row.get::<_, Option<Millis>>("stopped_at")?.map(|at| Stop { at, why }),
    }))
}

/// Numbers with blanks between; the program alone writes them.
fn numbers<T: std::str::FromStr>(text: &str) -> Vec<T> {
    text.split(' ').filter_map(|number| number.parse().ok()).collect()
}

fn written<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Writes a game's clock down.
pub(super) fn update(db: &Db, game: GameId, timing: &Timing) -> Result<(), StoreError> {
    let mut update = db.prepare_cached(
        "UPDATE games SET turn_person = ?2, turn_began_at = ?3, turn_lasts = ?4, turn_ends_at = ?5, turn_told = ?6,
                          nudged_at = ?7, stopped_at = ?8, stopped_for = ?9, banks = ?10, pause_asked = ?11, ended_turn = ?12
         WHERE id = ?1",
    )?;
    let turn = timing.turn.as_ref();
    let stop = turn.and_then(|turn| turn.stop);
    update.send(params![
        game.0,
        turn.map(|turn| turn.person.cast_signed()),
        turn.map(|turn| turn.began_at),
        turn.map(|turn| turn.lasts),
        turn.map(|turn| turn.ends_at),
        turn.map_or(0, |turn| turn.stages_fired),
        turn.and_then(|turn| turn.nudged_at),
        stop.map(|stop| stop.at),
        stop.map(|stop| u8::from(stop.why == StopReason::Pause)),
        written(&timing.banks),
        written(&timing.pause_asked),
        timing.ended.as_ref().map(written_ended).unwrap_or_default(),
    ])?;
    Ok(())
}
