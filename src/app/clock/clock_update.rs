//! Changes of a clock alone, which do not bump the game's version.

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
    let (game, expected, before) = (stored.id, stored.version, stored.timing.clone());
    match ctx
        .store
        .update_clock(ClockUpdate { game, expected, before, after, deadline_at, tasks })
        .await?
    {
        Changed::Done { .. } => Ok(()),
        _ => Err(Refusal::new("not-due").into()),
    }
}
