//! Housekeeping of server memberships and ranks.

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::clock::DAY_MS;
use crate::store::Millis;

/// Time for which a person seen in a server counts as a member (ms).
const SEEN_FOR_MS: Millis = DAY_MS;

/// Most people whom Discord is asked about in one go, which is once a minute: 216,000 a day, a sixteenth of all requests that
/// the bot may make.
pub const ASKED_AT_ONCE: u32 = 150;

/// Returns members, each with their server, whose membership is to be checked now.
///
/// # Errors
/// If the store does not answer.
pub async fn unseen(ctx: &Context) -> Result<Vec<(u64, u64)>, InternalError> {
    Ok(ctx.store.unseen(ctx.clock.now() - SEEN_FOR_MS, ASKED_AT_ONCE).await?)
}

/// Records whether a person is still a member of a server, or that Discord did not say.
///
/// # Errors
/// If the store does not answer.
pub async fn note_member(
    ctx: &Context,
    guild: u64,
    person: u64,
    member: Option<bool>,
) -> Result<(), InternalError> {
    match member {
        Some(false) => Ok(ctx.store.left(guild, person).await?),
        _ => Ok(ctx.store.seen_there(guild, person, ctx.clock.now()).await?),
    }
}

/// Removes people from the ranks who have not played for long.
///
/// # Errors
/// If the store does not answer.
pub async fn unrank_inactive(ctx: &Context) -> Result<(), InternalError> {
    Ok(ctx.store.unrank_inactive(ctx.clock.now()).await.map(drop)?)
}
