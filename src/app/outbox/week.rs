//! The weekly summary: its task, and the message that it turns into.

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::outbox::action::Action;
use crate::app::outbox::route::Route;
use crate::app::outbox::spread::{AT_ONCE, spread};
use crate::app::outbox::task::week_task;
use crate::app::output::week_message;
use crate::play::week;
use crate::store::Millis;

/// Writes down the task of every server whose week has ended. After an outage the last week alone is summed up.
///
/// # Errors
/// If the store does not answer.
pub async fn sweep(ctx: &Context) -> Result<(), InternalError> {
    let now = ctx.clock.now();
    let due = ctx.store.due_weeks(now, AT_ONCE).await?;
    for (at, (guild, due_at)) in spread(now, due) {
        let next = week::next_end(now);
        let task = week_task(guild, next - week::WEEK_MS, at);
        ctx.store.post_week(guild, due_at, next, task).await?;
    }
    Ok(())
}

/// Returns the request that posts a week's summary, unless the server no longer wants it or nothing happened.
pub(super) async fn action(
    ctx: &Context,
    guild: u64,
    until: Millis,
    route: Route,
) -> Result<Action, InternalError> {
    let settings = ctx.store.settings(guild).await?;
    let Some(channel) = settings.week else { return Ok(Action::Nothing) };
    let body = week_message::message(ctx, guild, until).await?;
    let route = Route { channel, guild: Some(guild), bot_in_channel: true, ..route };
    Ok(body.map_or(Action::Nothing, |body| Action::Say { turn: None, body, route }))
}
