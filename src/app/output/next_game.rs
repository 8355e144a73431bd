//! Buttons under a finished game: rematch, the next rule set of a course, the replay, the review and the openings.

use crate::app::book;
use crate::app::context::Context;
use crate::app::input::request::ButtonAction;
use crate::app::markup::all_named;
use crate::app::output::game_title::button;
use crate::app::output::reply::Button;
use crate::game::{Arg, Entry, Refusal, Table, count_moves};
use crate::machine::{REVIEWED_MOVES, is_reviewed};
use crate::play::first::FirstPlayer;
use crate::store::{Status, StoredGame};
use crate::words::{self, Locale};

/// Returns the buttons and the sentence under the board of a finished game.
pub(crate) fn buttons_and_line(
    ctx: &Context,
    stored: &StoredGame,
    table: &Table,
    locale: Locale,
) -> (Vec<Button>, Option<String>) {
    let can_follow = check_again(stored).is_ok();
    let again = can_follow.then_some(ButtonAction::Again(FirstPlayer::Random));
    let again: Vec<Button> = again.into_iter().map(|verb| button(stored, verb, locale)).collect();
    let openings = book::counts(ctx.games, stored).then_some(ButtonAction::Openings);
    let looks = [Some(ButtonAction::Replay), reviewed(stored), openings].into_iter().flatten();
    let looks: Vec<Button> = looks.map(|verb| button(stored, verb, locale)).collect();
    let Some((entry, preset)) = in_course(ctx, stored, table) else {
        let over = stored.status == Status::Finished;
        let buttons = if over { [again, looks].concat() } else { Vec::new() };
        return (buttons, None);
    };
    let Some(next) = entry.after(&preset).filter(|_| can_follow) else {
        return ([again, looks].concat(), None);
    };
    let args = [("next", Arg::Text(words::preset(locale, &stored.game, next)))];
    let new = words::try_say(locale, &format!("new-{}-{next}", stored.game), &args);
    let next = button(stored, ButtonAction::Next(FirstPlayer::Random), locale);
    ([again, vec![next], looks].concat(), new)
}

/// Returns the button for the review of a game, where there is one.
fn reviewed(stored: &StoredGame) -> Option<ButtonAction> {
    check_review(stored).is_ok().then_some(ButtonAction::Review)
}

/// Refuses the rematch of a game that was not played to its end, had a guest, whose seats may not be open elsewhere any more,
/// or had a player whose data was deleted, who accepts nothing.
pub(crate) fn check_again(stored: &StoredGame) -> Result<(), Refusal> {
    match stored.status {
        Status::Finished if !stored.guests.is_empty() => Err(Refusal::new("across-rematch")),
        Status::Finished if !all_named(stored) => Err(Refusal::new("nameless-rematch")),
        Status::Finished => Ok(()),
        _ => Err(Refusal::new("not-over")),
    }
}

/// Refuses the review of a game that goes on or was never begun, and of one of which none is made.
pub(crate) fn check_review(stored: &StoredGame) -> Result<(), Refusal> {
    match stored.status {
        Status::Running => Err(Refusal::new("review-running")),
        Status::Open => Err(Refusal::new("not-begun")),
        Status::Aborted if stored.log.is_empty() => Err(Refusal::new("challenge-over")),
        Status::Finished | Status::Aborted => check_reviewed(stored.seats, &stored.log, 0),
    }
}

/// Refuses the review of games of more than two, and of records that are too short or too long, with so many stones that are
/// set up.
pub(crate) fn check_reviewed(seats: u8, actions: &[String], set_up: usize) -> Result<(), Refusal> {
    if !is_reviewed(seats) {
        return Err(Refusal::new("review-seats"));
    }
    let moves = count_moves(actions, seats);
    // Stones that are set up make a record longer, but none long enough.
    let is_short = moves < *REVIEWED_MOVES.start();
    let count = if is_short { moves } else { moves + set_up };
    if !REVIEWED_MOVES.contains(&count) {
        return Err(Refusal::new("review-length")
            .number("least", *REVIEWED_MOVES.start() as i64)
            .number("most", *REVIEWED_MOVES.end() as i64)
            .number("count", count as i64));
    }
    Ok(())
}

/// Returns the game and its rule set, if it is part of a course or has a single player, who then
/// needs no one's consent.
fn in_course(
    ctx: &Context,
    stored: &StoredGame,
    table: &Table,
) -> Option<(&'static Entry, String)> {
    let entry = ctx.games.find(&stored.game).ok().filter(|_| stored.status == Status::Finished)?;
    let preset = stored.rules.split(' ').next().unwrap_or_default().to_owned();
    let alone = table.people().len() == 1;
    (alone || entry.info.course.contains(&preset.as_str())).then_some((entry, preset))
}
