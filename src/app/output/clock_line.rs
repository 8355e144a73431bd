//! Line under a board that says how much time is left, or why the clock is stopped.

use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::markup::{countdown, moment};
use crate::app::output::crowd_lines::named;
use crate::app::turn_clock::{self, claim_ends_at, grace};
use crate::game::{Arg, Table};
use crate::store::{Millis, Status, StopReason, StoredGame, TurnTime};
use crate::words::{Locale, say};

/// Returns the board's line about the clock of a game, which may be one of a set with this other one.
pub(crate) fn line(
    ctx: &Context,
    stored: &StoredGame,
    (table, other): (&Table, Option<&StoredGame>),
    locale: Locale,
) -> Result<Option<String>, InternalError> {
    let running = stored.status == Status::Running;
    let Some(turn) = stored.timing.turn.as_ref().filter(|_| running) else { return Ok(None) };
    if turn.stop.is_some() || !turn_clock::may_be_claimed(stored) {
        return Ok(until(stored, turn, locale));
    }
    if !is_claimable(ctx, stored, other)? {
        return Ok(Some(dated("clock-grace", turn.ends_at + grace(turn), locale)));
    }
    Ok(Some(claimable(stored, table, turn, locale)))
}

/// True if another player can claim the win in a game, which may be one of a set with this other one: the time is up, and
/// whoever is on turn takes part. The game of a player who has not moved yet is cancelled.
pub(crate) fn is_claimable(
    ctx: &Context,
    stored: &StoredGame,
    other: Option<&StoredGame>,
) -> Result<bool, InternalError> {
    let turn = stored.timing.turn.as_ref().filter(|_| turn_clock::may_be_claimed(stored));
    let Some(turn) = turn else { return Ok(false) };
    Ok(stored.is_flagged() || context::takes_part(ctx, stored, other, turn.person)?)
}

/// Returns the line about a turn that goes on, or whose end needs no one.
fn until(stored: &StoredGame, turn: &TurnTime, locale: Locale) -> Option<String> {
    let (id, until) = match turn.stop.map(|stop| stop.why) {
        // The time until an untouched game ends stands still as well, which no one needs to know.
        Some(_) if turn_clock::is_untimed(stored) => return None,
        Some(StopReason::Vacation) => ("clock-vacation", stored.deadline_at?),
        Some(StopReason::Pause) => ("clock-paused", stored.deadline_at?),
        None if turn_clock::is_endless(stored) => return None,
        None if turn_clock::is_untimed(stored) => ("clock-silence", turn.ends_at),
        None if turn_clock::is_over(stored) => ("clock-grace", turn.ends_at + grace(turn)),
        None => ("clock-until", turn.ends_at),
    };
    Some(dated(id, until, locale))
}

fn dated(id: &str, until: Millis, locale: Locale) -> String {
    let args = [("until", Arg::Text(moment(until))), ("left", Arg::Text(countdown(until)))];
    say(locale, id, &args)
}

/// Returns the line about a turn whose time is up: who can claim the win, until when, and what happens else.
fn claimable(stored: &StoredGame, table: &Table, turn: &TurnTime, locale: Locale) -> String {
    let people = stored.members.iter().map(|member| member.person);
    let mut others = people.filter(|one| *one != turn.person && !stored.has_left(*one));
    let Some(person) = others.next() else {
        return dated("clock-grace", claim_ends_at(turn), locale);
    };
    let args = [
        ("over", Arg::Text(countdown(turn.ends_at))),
        ("person", Arg::Text(named(person, locale))),
        ("late", Arg::Text(named(turn.person, locale))),
        ("left", Arg::Text(countdown(claim_ends_at(turn)))),
    ];
    say(locale, unclaimed(stored, table), &args)
}

/// Returns the message by how a turn ends for which no one claims the win.
fn unclaimed(stored: &StoredGame, table: &Table) -> &'static str {
    if stored.seats > 2 || stored.is_flagged() {
        "clock-over-out"
    } else if table.draws_on_time() {
        "clock-over-draw"
    } else {
        "clock-over-cancel"
    }
}
