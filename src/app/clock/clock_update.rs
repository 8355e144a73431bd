//! Changes of a clock alone, which do not bump the game's version.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::game::Refusal;
use crate::store::{Changed, ClockUpdate, Millis, NewTask, StoredGame, Timing};

/// Commits a change of a game's clock; refused if the clock has changed since it was loaded.
pub(crate) async fn update_clock(
    ctx: &Context,
    stored: &StoredGame,
    after: Timing,
    deadline_at: Option<Millis>,
    tasks: Vec<NewTask>,
) -> Result<(), Error> {
    commit(ctx, update(stored, after, deadline_at, tasks)).await
}

/// Commits a change for which the caller has asked; refused as well if this interaction has made it before.
pub(crate) async fn update_clock_once(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    after: Timing,
    deadline_at: Option<Millis>,
    tasks: Vec<NewTask>,
) -> Result<(), Error> {
    let interaction = Some((caller.interaction, ctx.clock.now()));
    commit(ctx, ClockUpdate { interaction, ..update(stored, after, deadline_at, tasks) }).await
}

fn update(
    stored: &StoredGame,
    after: Timing,
    deadline_at: Option<Millis>,
    tasks: Vec<NewTask>,
) -> ClockUpdate {
    let (game, expected, before) = (stored.id, stored.version, stored.timing.clone());
    ClockUpdate { game, expected, before, after, interaction: None, deadline_at, tasks }
}

async fn commit(ctx: &Context, update: ClockUpdate) -> Result<(), Error> {
    match ctx.store.update_clock(update).await? {
        Changed::Done { .. } => Ok(()),
        _ => Err(Refusal::new("not-due").into()),
    }
}
