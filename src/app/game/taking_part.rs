//! Checks that someone takes part in a game: that they have a seat in it, and are still in.

use crate::app::caller::Caller;
use crate::app::output::crowd_lines::has_the_seat;
use crate::game::Refusal;
use crate::store::{Status, StoredGame};

/// Refuses a caller without a seat in a running game.
pub(crate) fn check_playing(caller: &Caller, stored: &StoredGame) -> Result<(), Refusal> {
    match (stored.status, stored.seat_of(caller.person)) {
        (Status::Running, Some(_)) => Ok(()),
        (Status::Running, None) if stored.has_crowd() => Err(has_the_seat(caller, stored)),
        (Status::Running, None) => Err(Refusal::new("not-your-game")),
        (Status::Open, _) => Err(Refusal::new("not-begun")),
        (Status::Finished | Status::Aborted, _) => Err(Refusal::new("game-over")),
    }
}

/// Refuses a player who has resigned or run out of time while the others play on: the game is theirs.
pub(crate) fn check_stays(caller: &Caller, stored: &StoredGame) -> Result<(), Refusal> {
    if stored.has_left(caller.person) { Err(Refusal::new("you-have-left")) } else { Ok(()) }
}
