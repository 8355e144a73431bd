//! Results that a moderator has decided or voided, as boards, replays and files tell them: one that was put in the place of the
//! one that was played, the end of a game that was under way, or none.

use crate::app::output::outcome_line::{LEFT_TO_MACHINES, is_left_to_machines, turn_or_outcome};
use crate::game::{Outcome, Phrase, Scene, Score, Seat, Table};
use crate::play::end::EndReason;
use crate::play::ratings::{Rated, Ruling};
use crate::store::{Status, StoredGame};
use crate::words::Locale;

/// Word for the state of a game that was ended without a result.
const NO_RESULT: &str = "no-result";

/// Word for the state of a game whose result a moderator has voided.
pub(crate) const VOIDED: &str = "voided";

/// Result of a game that a moderator has decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Decided {
    /// Result of each seat.
    pub(crate) scores: Vec<Score>,
    /// Line that says so.
    pub(crate) line: String,
}

impl Decided {
    /// Returns the result; none where no moderator has decided it.
    pub(crate) fn of(stored: &StoredGame, table: &Table, locale: Locale) -> Option<Self> {
        let scores = scores(stored, table)?;
        Some(Self { scores, line: turn_or_outcome(stored, table, locale) })
    }

    /// Puts the result into the scene of the game's last position.
    pub(crate) fn shown_in(&self, scene: &mut Scene) {
        decide(scene, &self.scores);
    }
}

/// Returns the scene of a game as it stands, with the result that a moderator has decided. Machines that were left alone have
/// agreed to nothing, in a game that was ended without a result no one is to move, and one whose result is void has no winner.
pub(crate) fn scene(stored: &StoredGame, table: &Table) -> Scene {
    let mut scene = table.scene(None);
    if let Some(state) = without_result(stored) {
        end_without_result(&mut scene, state);
    } else if let Some(scores) = scores(stored, table) {
        decide(&mut scene, &scores);
    } else if is_left_to_machines(stored, table) {
        scene.status = Phrase::new(LEFT_TO_MACHINES);
    }
    scene
}

/// Returns the word for the state of a game that has no result: it was ended without one, or a moderator has voided it. None
/// of any other game.
pub(crate) fn without_result(stored: &StoredGame) -> Option<&'static str> {
    let ruling = stored.counted.as_ref().and_then(|rated| rated.ruling);
    match stored.status {
        Status::Aborted => Some(NO_RESULT),
        Status::Finished if ruling == Some(Ruling::Void) => Some(VOIDED),
        _ => None,
    }
}

/// Puts into the scene of a game's last position that it has no result, by the word for that state.
pub(crate) fn end_without_result(scene: &mut Scene, state: &'static str) {
    scene.end(state);
    if state == NO_RESULT {
        scene.forget_waiting();
    }
    scene.seats.iter_mut().for_each(|seat| seat.score = None);
}

/// Returns the result of each seat that stands where it is not void: as a moderator has decided it, else as it was played. None
/// of a game that goes on.
pub(crate) fn standing(stored: &StoredGame, table: &Table) -> Option<Vec<Score>> {
    scores(stored, table).or_else(|| Some(played(table, &table.outcome()?)))
}

fn decide(scene: &mut Scene, scores: &[Score]) {
    scene.end("adjudicated");
    for seat in &mut scene.seats {
        seat.score = scores.get(seat.seat.index()).copied();
    }
}

/// Returns the result of each seat that a moderator has decided: by the ruling that stands, else by the end of the game. The
/// table knows the events by which the latter is written down, and not that it was one.
fn scores(stored: &StoredGame, table: &Table) -> Option<Vec<Score>> {
    if let Some(rated) = stored.counted.as_ref().filter(|rated| rated.replaced().is_some()) {
        let seats = (0..table.seats()).map(Seat);
        return Some(seats.map(|seat| ruled(rated, table, seat)).collect());
    }
    let outcome = table.outcome().filter(|_| stored.end == Some(EndReason::Adjudicated))?;
    Some(played(table, &outcome))
}

/// Returns the result of each seat by the table's outcome.
fn played(table: &Table, outcome: &Outcome) -> Vec<Score> {
    (0..table.seats()).map(|seat| outcome.score(table.side(Seat(seat)))).collect()
}

/// Returns the result of a seat by a ruling. Who had left before the end of the game has no part in a draw.
fn ruled(rated: &Rated, table: &Table, seat: Seat) -> Score {
    let side = table.side(seat).0;
    let is_behind = rated.players.iter().any(|player| player.side == side && player.place != 1);
    match rated.has_won(side) {
        _ if rated.drawn && !is_behind => Score::Drawn,
        true => Score::Won,
        false => Score::Lost,
    }
}
