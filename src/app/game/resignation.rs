//! Resigning and conceding.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::moves::{self, check_playing, check_stays};
use crate::app::game::update::{self, Transition};
use crate::app::outbox::task::StepTasks;
use crate::app::output::reply::{Answer, Message, Reply};
use crate::game::{Event, Refusal, Seat, Table};
use crate::store::{GameId, LogEntry, StoredGame};
use crate::words::say;

/// Concedes where the game asks for an answer, and refreshes the public board.
pub(crate) async fn concede(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    version: u32,
) -> Result<Answer, Error> {
    let committed = update::step(ctx, caller, game, |stored| {
        let text = moves::table_for(ctx, caller, &stored)?
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
    let seat = stored.seat_of(caller.person).ok_or_else(|| Refusal::new("not-your-game"))?;
    let mut table = context::table(ctx, stored)?;
    let before = stored.person_on_turn(&table);
    let entries = resignation(&mut table, seat)?;
    let is_over = table.outcome().is_some();
    moves::transition(ctx, stored, table, entries, |people, at| {
        // The player on turn was pinged for this turn before, if the game goes on.
        let is_told = |person: &u64| is_over || Some(*person) != before;
        let people = people.into_iter().filter(is_told).collect();
        StepTasks::ephemeral(caller, people, at)
    })
}

/// True if a mate plays on for a person who resigns now, so that the team's result is theirs as well.
pub(crate) fn is_played_on(ctx: &Context, stored: &StoredGame, person: u64) -> Result<bool, Error> {
    let Some(seat) = stored.seat_of(person) else { return Ok(false) };
    let mut table = context::table(ctx, stored)?;
    resignation(&mut table, seat)?;
    left_to_machines(stored, &mut table)?;
    Ok(table.outcome().is_none() && table.acting(seat) != seat)
}

/// Plays the resignation of a seat; returns its entries for the log.
pub(crate) fn resignation(table: &mut Table, seat: Seat) -> Result<Vec<LogEntry>, Refusal> {
    let text = Event::Resign(seat).to_string();
    table.play(&text)?;
    Ok(vec![LogEntry { seat: Some(seat.0), text }])
}

/// Ends a game whose people have all left, for no one looks on while machines play among themselves. A machine beside a
/// person leaves as well, so that the others win; where several are still in, each for itself, they have drawn. Returns the
/// entries for the log.
pub(crate) fn left_to_machines(
    stored: &StoredGame,
    table: &mut Table,
) -> Result<Vec<LogEntry>, Refusal> {
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

/// Returns the answer to a resignation.
pub(crate) fn resigned(caller: &Caller) -> Answer {
    Answer::plain(Reply::Update(Message::private(say(caller.locale, "resigned", &[]))))
}

/// Returns the answer to a concession.
pub(crate) fn conceded(caller: &Caller) -> Answer {
    Answer::plain(Reply::Update(Message::private(say(caller.locale, "conceded", &[]))))
}
