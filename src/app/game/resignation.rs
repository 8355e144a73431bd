//! Resigning and conceding.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::automatic::after_departure;
use crate::app::game::moves;
use crate::app::game::taking_part::{check_playing, check_stays};
use crate::app::game::update::{self, Transition};
use crate::app::outbox::task::StepTasks;
use crate::app::output::reply::{Answer, Message, Reply};
use crate::game::{Event, Refusal, Seat, Table};
use crate::store::{GameId, LogEntry, Millis, StoredGame};
use crate::words::say;

/// Concedes where the game asks for an answer, and refreshes the public board.
pub(crate) async fn concede(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    version: u32,
) -> Result<Answer, Error> {
    let committed = update::step(ctx, caller, game, |stored| {
        let text = moves::table_to_move(ctx, caller, &stored)?
            .concession()
            .ok_or(Refusal::new("unknown-button"))?;
        moves::decide_ephemerally(ctx, caller, &stored, version, &text)
    });
    Ok(Answer { pending: committed.await?.pending, ..conceded(caller) })
}

/// Resigns, and refreshes the public board.
pub(crate) async fn resign(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let committed =
        update::step(ctx, caller, game, |stored| decide_to_resign(ctx, caller, &stored)).await?;
    Ok(Answer { pending: committed.pending, ..resigned(caller) })
}

fn decide_to_resign(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
) -> Result<Transition, Error> {
    check_playing(caller, stored)?;
    check_stays(caller, stored)?;
    departure(ctx, caller.person, stored, |people, at| StepTasks::ephemeral(caller, people, at))
}

/// Returns the transition by which a person resigns a running game, with the tasks for those who are told.
pub(crate) fn departure(
    ctx: &Context,
    person: u64,
    stored: &StoredGame,
    make_tasks: impl Fn(Vec<u64>, Millis) -> StepTasks,
) -> Result<Transition, Error> {
    let mut table = context::table(ctx, stored)?;
    let seat = stored.seat_of(person).ok_or_else(|| Refusal::new("not-your-game"))?;
    let before = stored.person_on_turn(&table);
    let entries = resignation(stored, &mut table, seat)?;
    let is_over = table.outcome().is_some();
    moves::transition(ctx, stored, table, entries, |mut people, at| {
        // The player on turn was pinged for this turn before, if the game goes on.
        people.retain(|other| is_over || Some(*other) != before);
        make_tasks(people, at)
    })
}

/// Those who play on after a resignation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlayOn {
    /// No one: the game is over.
    NoOne,
    /// A mate, so that the team's result is that of the person as well.
    Mate,
    /// The others alone: the person has lost.
    Others,
}

/// Returns who plays on if a person resigns now.
pub(crate) fn play_on(ctx: &Context, stored: &StoredGame, person: u64) -> Result<PlayOn, Error> {
    let Some(seat) = stored.seat_of(person) else { return Ok(PlayOn::NoOne) };
    let mut table = context::table(ctx, stored)?;
    resignation(stored, &mut table, seat)?;
    Ok(match table.outcome() {
        Some(_) => PlayOn::NoOne,
        None if table.acting(seat) != seat => PlayOn::Mate,
        None => PlayOn::Others,
    })
}

/// Plays the resignation of a seat, and what follows from it; returns the entries for the log.
fn resignation(
    stored: &StoredGame,
    table: &mut Table,
    seat: Seat,
) -> Result<Vec<LogEntry>, Refusal> {
    let text = Event::Resign(seat).to_string();
    table.play(&text)?;
    let mut entries = vec![LogEntry { seat: Some(seat.0), text }];
    entries.extend(after_departure(stored, table)?);
    Ok(entries)
}

/// Returns the answer to a resignation.
pub(crate) fn resigned(caller: &Caller) -> Answer {
    Answer::plain(Reply::Update(Message::private(say(caller.locale, "resigned", &[]))))
}

/// Returns the answer to a concession.
pub(crate) fn conceded(caller: &Caller) -> Answer {
    Answer::plain(Reply::Update(Message::private(say(caller.locale, "conceded", &[]))))
}
