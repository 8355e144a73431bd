//! Data of servers that removed the bot: deleted after 30 days.

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::outbox::task::StepTasks;
use crate::store::{Change, Millis, Status, StoredGame, Timing};

/// After so long everything about it goes. Until then it comes back as it was.
const KEEP_MS: Millis = 30 * 24 * 60 * 60 * 1000;

/// True if the bot left a server so long ago that its data is to be deleted.
pub fn has_expired(left_at: Option<Millis>, now: Millis) -> bool {
    left_at.is_some_and(|since| now - since >= KEEP_MS)
}

/// Notes whether the bot is still in a server; one that it left long ago is forgotten.
///
/// # Errors
/// When the store does not answer; the server is looked at again the next day.
pub async fn visited(
    ctx: &Context,
    guild: u64,
    left_at: Option<Millis>,
    present: bool,
) -> Result<(), InternalError> {
    let now = ctx.clock.now();
    match (present, left_at) {
        (true, _) => ctx.store.absent(guild, None).await?,
        (false, _) if has_expired(left_at, now) => forget_guild(ctx, guild, now).await?,
        (false, _) => ctx.store.absent(guild, Some(now)).await?,
    }
    Ok(())
}

/// Ends what is still played in a server, then forgets the server.
async fn forget_guild(ctx: &Context, guild: u64, at: Millis) -> Result<(), InternalError> {
    // Somebody may make a move meanwhile: then the game comes up again.
    while !ctx.store.purge(guild).await? {
        for stored in ctx.store.unfinished_in(guild).await? {
            ctx.store.change(gone(&stored, at)).await?;
        }
    }
    tracing::info!(guild, "forgotten, 30 days after it removed the bot");
    Ok(())
}

/// The step by which a game ends with its server.
fn gone(stored: &StoredGame, at: Millis) -> Change {
    let end = Some("server-gone".to_owned());
    let tasks = StepTasks::by_bot(stored, at).tasks(stored);
    let over = Change::of(stored, at, None);
    Change {
        status: Status::Aborted,
        deadline_at: None,
        timing: Timing::default(),
        end,
        tasks,
        ..over
    }
}
