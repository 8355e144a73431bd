//! The post of a server's puzzle of the day: its task, and the message that it turns into.

use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::outbox::action::Action;
use crate::app::outbox::route::Route;
use crate::app::outbox::spread::{AT_ONCE, spread};
use crate::app::outbox::task::puzzle_task;
use crate::app::output::puzzle_message;
use crate::play::puzzle;

/// Writes down the task of every server whose puzzle is due. After an outage one is posted, late.
///
/// # Errors
/// If the store does not answer.
pub async fn sweep(ctx: &Context) -> Result<(), InternalError> {
    let now = ctx.clock.now();
    let due = ctx.store.due_puzzles(now, AT_ONCE).await?;
    for (at, (guild, due_at)) in spread(now, due) {
        let task = puzzle_task(guild, puzzle::day_of(now), at);
        ctx.store.post_puzzle(guild, due_at, puzzle::post_after(guild, now), task).await?;
    }
    Ok(())
}

/// Returns the request that posts a server's puzzle, unless the server no longer wants it, or its day has passed: the next
/// one has a post of its own.
pub(super) async fn action(
    ctx: &Context,
    (guild, day): (u64, Option<i64>),
    route: Route,
) -> Result<Action, InternalError> {
    if day.is_some_and(|day| day < puzzle::day_of(ctx.clock.now())) {
        return Ok(Action::Nothing);
    }
    let settings = ctx.store.settings(guild).await?;
    let Some(channel) = settings.puzzle else { return Ok(Action::Nothing) };
    let locale = context::language_of_server(ctx, guild, &settings).await?;
    let body = puzzle_message::post(ctx, guild, locale).await?;
    let route = Route { channel, guild: Some(guild), bot_in_channel: true, ..route };
    Ok(Action::Say { turn: None, body, route })
}
