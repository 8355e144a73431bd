//! Line under a board that says how much time is left, or why the clock is stopped.

use crate::app::markup::{countdown, moment};
use crate::app::turn_clock::{self, grace};
use crate::game::Arg;
use crate::store::{Status, StopReason, StoredGame};
use crate::words::{Locale, say};

/// Returns the board's line about the clock.
pub(crate) fn line(stored: &StoredGame, locale: Locale) -> Option<String> {
    let turn = stored.timing.turn.as_ref().filter(|_| stored.status == Status::Running)?;
    let (id, until) = match turn.stop.map(|stop| stop.why) {
        // The time until an untouched game ends stands still as well, which no one needs to know.
        Some(_) if turn_clock::is_untimed(stored) => return None,
        Some(StopReason::Vacation) => ("clock-vacation", stored.deadline_at?),
        Some(StopReason::Pause) => ("clock-paused", stored.deadline_at?),
        None if turn_clock::is_endless(stored) => return None,
        None if turn_clock::is_untimed(stored) => ("clock-silence", turn.ends_at),
        None if turn_clock::may_be_claimed(stored) => ("clock-over", turn.ends_at),
        None if turn_clock::is_over(stored) => ("clock-grace", turn.ends_at + grace(turn)),
        None => ("clock-until", turn.ends_at),
    };
    Some(say(
        locale,
        id,
        &[("until", Arg::Text(moment(until))), ("left", Arg::Text(countdown(until)))],
    ))
}
