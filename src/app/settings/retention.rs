//! Data of servers that removed the bot: deleted after 30 days, and as long after the last move or puzzle there.

use crate::app::context::Context;
use crate::app::error::{Error, InternalError};
use crate::app::game::update::{self, Transition};
use crate::app::outbox::task::StepTasks;
use crate::clock::DAY_MS;
use crate::game::Refusal;
use crate::play::end::EndReason;
use crate::store::{Change, Millis, Status, StoredGame};

/// Time after which the data of a server is deleted (ms). Until then it comes back as it was.
const KEEP_MS: Millis = 30 * DAY_MS;

/// True if the bot left a server so long ago that its data is to be deleted.
pub fn has_expired(left_at: Option<Millis>, now: Millis) -> bool {
    left_at.is_some_and(|since| now - since >= KEEP_MS)
}

/// Records whether the bot is still in a server; the data of one that it left long ago is deleted, unless people who have
/// the bot for themselves play on or solve puzzles there.
///
/// # Errors
/// If the store does not answer; the server is looked at again the next day.
pub async fn visited(
    ctx: &Context,
    guild: u64,
    left_at: Option<Millis>,
    present: bool,
) -> Result<(), InternalError> {
    let now = ctx.clock.now();
    match (present, left_at) {
        (true, _) => ctx.store.absent(guild, None).await?,
        (false, _) if has_expired(left_at, now) => {
            if !ctx.store.played_in_since(guild, now - KEEP_MS).await? {
                forget_guild(ctx, guild).await?;
            }
        }
        (false, _) => ctx.store.absent(guild, Some(now)).await?,
    }
    Ok(())
}

/// Aborts unfinished games of a server, then deletes its data.
///
/// # Errors
/// If the store does not answer; what is left is deleted the next day.
pub async fn forget_guild(ctx: &Context, guild: u64) -> Result<(), InternalError> {
    ctx.store.end_events_in(guild, ctx.clock.now()).await?;
    // A game may be changed meanwhile, and is then tried again.
    while !ctx.store.purge(guild).await? {
        for stored in ctx.store.unfinished_in(guild).await? {
            end_with_server(ctx, &stored).await?;
        }
    }
    tracing::info!(
        guild,
        "forgotten, 30 days after it removed the bot and after the last move or puzzle there"
    );
    Ok(())
}

/// Ends a game with its server, unless it has ended already.
async fn end_with_server(ctx: &Context, stored: &StoredGame) -> Result<(), InternalError> {
    let end = |stored: StoredGame| {
        if matches!(stored.status, Status::Finished | Status::Aborted) {
            return Err(Refusal::new("game-over").into());
        }
        let at = ctx.clock.now();
        let change = Change::abort(&stored, at, EndReason::ServerGone);
        Ok(Transition { change, notifications: StepTasks::by_bot(&stored, at) })
    };
    match update::step_by(ctx, None, stored.id, end).await {
        Err(Error::Internal(error)) => Err(error),
        Ok(_) | Err(Error::User(_)) => Ok(()),
    }
}
