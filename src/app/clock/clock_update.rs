//! Changes of a clock alone, which leave the game's version as it is.

use crate::app::context::Context;
use crate::app::error::Error;
use crate::game::Refusal;
use crate::store::{Changed, Millis, NewTask, StoredGame, Timing, Winding};

/// Changes a game's clock alone; where it has changed meanwhile that is refused.
pub(crate) async fn update_clock(
    ctx: &Context,
    stored: &StoredGame,
    after: Timing,
    deadline_at: Option<Millis>,
    tasks: Vec<NewTask>,
) -> Result<(), Error> {
    let (game, expected, before) = (stored.id, stored.version, stored.timing.clone());
    match ctx.store.wind(Winding { game, expected, before, after, deadline_at, tasks }).await? {
        Changed::Done { .. } => Ok(()),
        _ => Err(Refusal::new("not-due").into()),
    }
}
