//! Optimistic update of a game: load, decide, commit; decided anew on a version conflict.

use crate::app::caller::Caller;
use crate::app::context;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::result;
use crate::app::limits::GAMES_PER_PERSON;
use crate::app::outbox::task;
use crate::app::outbox::task::StepTasks;
use crate::app::output::reply::PendingTasks;
use crate::game::Refusal;
use crate::store::{Change, Changed, GameId, StoreError, StoredGame};

/// How often a step is decided anew because the game had changed meanwhile.
const TRIES: u32 = 5;

/// A step that has been decided: what changes, and what is owed to people for it.
pub(crate) struct Transition {
    /// What changes; the tasks of what is owed are put before its own.
    pub change: Change,
    /// What Discord is to show and say.
    pub owed: StepTasks,
}

/// A step that stands.
pub(crate) struct Committed {
    /// The game as it is now.
    pub game: StoredGame,
    /// What is still owed for it; nothing where an earlier delivery made the step.
    pub pending: PendingTasks,
}

/// Makes a step that `decide` makes of the game as it stands.
pub(crate) async fn step(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    decide: impl Fn(StoredGame) -> Result<Transition, Error>,
) -> Result<Committed, Error> {
    step_by(ctx, Some(caller.interaction), game, decide).await
}

/// The same, by an interaction or by none.
pub(crate) async fn step_by(
    ctx: &Context,
    interaction: Option<u64>,
    game: GameId,
    decide: impl Fn(StoredGame) -> Result<Transition, Error>,
) -> Result<Committed, Error> {
    for _ in 0..TRIES {
        let before = context::load(ctx, game).await?;
        let Transition { mut change, owed } = decide(before.clone())?;
        change.interaction = interaction;
        let moved_on =
            !change.entries.is_empty() || change.status != before.status || change.offers.is_some();
        change.hush = moved_on.then(|| task::delete_stale_ping(&before, change.at));
        change.tasks.splice(0..0, owed.tasks(&before));
        result::note_end(ctx, &before, &mut change).await?;
        let counts = change.finish.is_some();
        let most = change.joining.map_or(GAMES_PER_PERSON, |(_, most)| most);
        let after = before.after(&change);
        match ctx.store.change(change).await? {
            Changed::Done { tasks, .. } => {
                // What the end did to ratings is worked out where it is written down.
                let after = if counts { context::load(ctx, game).await? } else { after };
                return Ok(Committed { game: after, pending: owed.pending(&tasks) });
            }
            Changed::Repeat => {
                return Ok(Committed {
                    game: context::load(ctx, game).await?,
                    pending: Default::default(),
                });
            }
            Changed::PersonFull => {
                return Err(Refusal::new("too-many-games").number("most", most).into());
            }
            Changed::Stale => {}
        }
    }
    Err(StoreError::Busy.into())
}
