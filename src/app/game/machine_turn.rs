//! Changes that are of machines' moves alone: at the beginning of a game, and by a task of the outbox. Moves that are found
//! while a person's own is decided are in [`super::machine`].

use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::game::machine::{Moves, at_once, found};
use crate::app::game::moves;
use crate::app::game::update::{self, Committed, Transition};
use crate::app::outbox::task::{Route, StepTasks};
use crate::app::turn_clock;
use crate::game::Refusal;
use crate::machine::Silence;
use crate::store::{Change, GameId, Millis, Status, StoredGame};

/// Makes the first moves of a game that begins with a machine, if they are found at once; else the game's task does.
pub(crate) async fn begin(
    ctx: &Context,
    stored: &StoredGame,
    make_tasks: impl Fn(Vec<u64>, Millis) -> StepTasks,
) -> Result<Option<Committed>, Error> {
    let table = context::table(ctx, stored)?;
    match at_once(ctx, stored, table).await? {
        Some(found) => commit(ctx, stored, found, make_tasks).await,
        None => Ok(None),
    }
}

/// Result of a task that makes a machine's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// The move is made, or no longer needed.
    Done,
    /// The machines are busy: it is to be tried again.
    Busy,
}

/// Makes the moves of the machines that are on turn, unless the log has other entries than so many. The outbox then
/// shows the board, and pings the next player, if it took a while, by `route`, which is that of the member at `by`.
///
/// # Errors
/// If the store does not answer, the game does not replay or the search panics.
pub async fn take_turn(
    ctx: &Context,
    game: GameId,
    entries: u32,
    by: Option<usize>,
    route: &Route,
) -> Result<Taken, InternalError> {
    let Some(stored) = ctx.store.game(game).await? else { return Ok(Taken::Done) };
    let table = context::table(ctx, &stored)?;
    if stored.entries != entries || stored.machine_on_turn(&table).is_none() {
        return Ok(Taken::Done);
    }
    let found = match found(ctx, &stored, table).await? {
        Ok(found) => found,
        Err(Silence::Panicked) => return Err(InternalError::new("a machine's search panicked")),
        Err(_) => return Ok(Taken::Busy),
    };
    let caller = by.and_then(|place| Some(stored.members.get(place)?.person));
    let waited = ctx.clock.now() - stored.updated_at;
    let make_tasks = |people, at| {
        let people = if turn_clock::looks_on_for(waited) { Vec::new() } else { people };
        StepTasks::along(route, caller, people, at)
    };
    match commit(ctx, &stored, found, make_tasks).await {
        Err(Error::Internal(fault)) => Err(fault),
        _ => Ok(Taken::Done),
    }
}

/// Commits moves of machines; none if the log has moved on meanwhile.
async fn commit(
    ctx: &Context,
    before: &StoredGame,
    found: Moves,
    make_tasks: impl Fn(Vec<u64>, Millis) -> StepTasks,
) -> Result<Option<Committed>, Error> {
    let committed = update::step_by(ctx, None, before.id, |stored| {
        if stored.entries != before.entries || stored.status != Status::Running {
            return Err(Refusal::new("stale").into());
        }
        let (table, entries) = (found.table.clone(), found.entries.clone());
        let made = moves::transition(ctx, &stored, table, entries, &make_tasks)?;
        let change = Change { machines: found.machines.clone(), ..made.change };
        Ok(Transition { change, ..made })
    });
    match committed.await {
        Ok(committed) => Ok(Some(committed)),
        Err(Error::User(_)) => Ok(None),
        Err(error) => Err(error),
    }
}
