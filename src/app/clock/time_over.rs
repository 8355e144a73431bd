//! The end of a turn whose time is up: how it ends, and the change that ends it.

use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::moves;
use crate::app::game::update::Transition;
use crate::app::outbox::task::StepTasks;
use crate::game::{Event, Refusal, Seat};
use crate::play::end::EndReason;
use crate::play::game::InSet;
use crate::store::{Change, LogEntry, Millis, StoredGame};

/// Way in which a turn without time left ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// The player on turn has run out of time.
    Time,
    /// The player on turn has run out of time and takes no part in the game: they have not moved yet.
    Absence,
    /// No opponent has claimed the win for as long again: both sides are out of time.
    BothOut,
    /// No player has touched an untimed game for a long time.
    Silence,
}

/// Returns the transition by which the player on turn, or both sides, run out of time.
pub(crate) fn run_out(
    ctx: &Context,
    stored: &StoredGame,
    ending: Ending,
    make_tasks: impl Fn(Vec<u64>, Millis) -> StepTasks,
) -> Result<Transition, Error> {
    let mut table = context::table(ctx, stored)?;
    let seat = seat_on_turn(stored).ok_or_else(|| Refusal::new("not-due"))?;
    let seats = match ending {
        Ending::Silence => return Ok(abort(ctx, stored, EndReason::Silence, make_tasks)),
        Ending::Absence => return Ok(abort(ctx, stored, EndReason::NoFirstMove, make_tasks)),
        Ending::BothOut if table.draws_on_time() => vec![Seat(0), Seat(1)],
        Ending::BothOut if stored.seats == 2 => {
            return Ok(abort(ctx, stored, EndReason::BothOut, make_tasks));
        }
        Ending::Time | Ending::BothOut => vec![seat],
    };
    let text = Event::Timeout(seats).to_string();
    table.play(&text)?;
    moves::transition(ctx, stored, table, vec![LogEntry { seat: Some(seat.0), text }], make_tasks)
}

/// Returns the transition that aborts a game.
fn abort(
    ctx: &Context,
    stored: &StoredGame,
    end: EndReason,
    make_tasks: impl Fn(Vec<u64>, Millis) -> StepTasks,
) -> Transition {
    let at = ctx.clock.now();
    Transition { change: Change::abort(stored, at, end), notifications: make_tasks(Vec::new(), at) }
}

/// Returns the way in which the turn ends whose time is up. Who plays the other game of a set takes part in this one.
pub(crate) async fn time_over(ctx: &Context, stored: &StoredGame) -> Result<Ending, Error> {
    let person = stored.timing.turn.as_ref().map_or(0, |turn| turn.person);
    let mut takes_part = context::takes_part(ctx, stored, None, person)?;
    if let (false, InSet::With(other)) = (takes_part, stored.set) {
        let other = context::load(ctx, other).await?;
        takes_part = context::takes_part(ctx, stored, Some(&other), person)?;
    }
    Ok(if takes_part { Ending::Time } else { Ending::Absence })
}

/// Returns the seat of the player on turn.
fn seat_on_turn(stored: &StoredGame) -> Option<Seat> {
    stored.seat_of(stored.timing.turn.as_ref()?.person)
}
