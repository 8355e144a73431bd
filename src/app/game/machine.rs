//! Moves of machines that hold seats.
//!
//! A machine's move is looked for between the decision about a person's move and its commit. Found at once, it is part
//! of the same change; otherwise a task of the outbox is, which makes the move in a change of its own. Either way it is
//! the same move: its seed is made of the game, the place in the log and the level.

use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::game::automatic;
use crate::app::game::moves;
use crate::app::game::update::Transition;
use crate::app::outbox::task::StepTasks;
use crate::game::{Seat, Table};
use crate::machine::{Client, Question, Silence, seed};
use crate::play::machine::DRAWS_FROM;
use crate::store::{GameId, LogEntry, Machine, NewGame, NewTask, StoredGame};
use std::collections::BTreeSet;
use tokio::time::timeout;

/// Distance from even chances, which are one divided by the number of sides, up to which a machine agrees to a draw.
const EVEN: f32 = 0.05;

/// Most moves of machines in one change, so that none waits for many: a turn may be of several moves.
const MOST_MOVES: usize = 8;

/// Moves of machines, one after the other, until a person is on turn or there are enough.
pub(super) struct Moves {
    /// The position after them.
    pub(super) table: Table,
    pub(super) entries: Vec<LogEntry>,
    /// The machines, where one of them has been replaced.
    pub(super) machines: Option<Vec<Machine>>,
}

/// Returns the one for whom a game's machines think.
pub(crate) fn client(stored: &StoredGame) -> Client {
    let place = stored.venue.guild.unwrap_or(stored.venue.channel);
    Client { person: stored.members.first().map_or(0, |member| member.person), place }
}

/// Adds the moves of the machines that are on turn after a transition, if they are found at once, else the task that
/// makes them.
pub(crate) async fn answered(
    ctx: &Context,
    before: &StoredGame,
    transition: Transition,
) -> Result<Transition, Error> {
    let Transition { mut change, mut notifications } = transition;
    if before.machines.is_empty() || change.entries.is_empty() {
        return Ok(Transition { change, notifications });
    }
    let after = before.clone().after(&change);
    let table = context::table(ctx, &after)?;
    if after.machine_on_turn(&table).is_none() {
        return Ok(Transition { change, notifications });
    }
    let mut waits = true;
    if let Some(Moves { table, entries, .. }) = at_once(ctx, &after, table).await? {
        change.entries.extend(entries);
        change.timing = before.timing.clone();
        change.deadline_at = before.deadline_at;
        let people = moves::conclude(before, &table, &mut change);
        notifications = notifications.pinging_others(people);
        waits = before.clone().after(&change).machine_on_turn(&table).is_some();
    }
    if waits {
        let after = before.clone().after(&change);
        change.tasks.push(notifications.machine(&after));
    }
    Ok(Transition { change, notifications })
}

/// Returns the task that makes the first move of a new game, where that is a machine's.
pub(crate) fn first_task(
    ctx: &Context,
    new: &NewGame,
    notifications: &StepTasks,
) -> Result<Option<NewTask>, InternalError> {
    // The task does not depend on the number, which the game gets when it is stored.
    let game = new.clone().kept(GameId(0));
    if game.machine_on_turn(&context::table(ctx, &game)?).is_none() {
        return Ok(None);
    }
    Ok(Some(notifications.machine(&game)))
}

/// True if a game's machine is an engine of the operator's, which takes its time.
fn is_slow(stored: &StoredGame) -> bool {
    stored.machines.iter().any(|machine| machine.external().is_some())
}

/// Returns the moves that are found while a person waits for the answer to their own. An engine of the operator's is
/// not waited for.
pub(super) async fn at_once(
    ctx: &Context,
    stored: &StoredGame,
    table: Table,
) -> Result<Option<Moves>, InternalError> {
    let patience = ctx.machines.patience();
    if is_slow(stored) || patience.is_zero() {
        return Ok(None);
    }
    match timeout(patience, found(ctx, stored, table)).await {
        Ok(found) => Ok(found?.ok()),
        Err(_) => Ok(None),
    }
}

/// Finds the moves of the machines that are on turn, until a person is, the game has ended, or there are enough.
pub(super) async fn found(
    ctx: &Context,
    stored: &StoredGame,
    mut table: Table,
) -> Result<Result<Moves, Silence>, InternalError> {
    let mut game = stored.clone();
    let mut entries = Vec::new();
    while let Some(machine) = game.machine_on_turn(&table).cloned()
        && entries.len() < MOST_MOVES
    {
        let text = match choose(ctx, &game, &machine, &table).await {
            Ok(text) => text,
            Err(Silence::Failed) => {
                replace(&mut game.machines, machine.seat);
                continue;
            }
            // The move found is kept; the change that commits it stores the task for the rest.
            Err(_) if !entries.is_empty() => break,
            Err(silence) => return Ok(Err(silence)),
        };
        let seat = table.to_move().map(|seat| seat.0);
        table.play(&text).map_err(|why| {
            InternalError::new(&format!("a machine's move {text} is refused: {}", why.word))
        })?;
        entries.push(LogEntry { seat, text });
        entries.extend(automatic::play_automatic_moves(ctx, &mut table)?);
        game.entries = stored.entries + entries.len() as u32;
    }
    let machines = (game.machines != stored.machines).then_some(game.machines);
    Ok(Ok(Moves { table, entries, machines }))
}

/// Puts the built-in engine in the place of the operator's.
fn replace(machines: &mut [Machine], seat: u8) {
    for machine in machines.iter_mut().filter(|machine| machine.seat == seat) {
        machine.replaced = true;
    }
}

async fn choose(
    ctx: &Context,
    stored: &StoredGame,
    machine: &Machine,
    table: &Table,
) -> Result<String, Silence> {
    let question = Question {
        table: table.clone(),
        level: machine.level,
        seed: seed(stored.id.0, stored.entries, machine.level),
        engine: machine.external().map(str::to_owned),
    };
    ctx.machines.choose(client(stored), question).await
}

/// True if the machines of a game agree to a draw: late in the game, where the engine finds the chances even.
pub(crate) async fn agrees_to_draw(
    ctx: &Context,
    stored: &StoredGame,
) -> Result<bool, InternalError> {
    if is_slow(stored) || stored.log.len() < DRAWS_FROM {
        return Ok(false);
    }
    let table = context::table(ctx, stored)?;
    let sides: BTreeSet<u8> = (0..table.seats()).map(|seat| table.side(Seat(seat)).0).collect();
    let even = 1.0 / sides.len() as f32;
    let opinion = ctx.machines.win_chance(client(stored), table);
    let chance = timeout(ctx.machines.draw_within(), opinion).await;
    Ok(matches!(chance, Ok(Ok(Some(chance))) if (chance - even).abs() <= EVEN))
}
