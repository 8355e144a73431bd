//! Downtime: the time since the last heartbeat in which no one could play, as long as it is not credited.

use crate::app::context::{Context, Heartbeat};
use crate::clock::MINUTE_MS;
use crate::store::{Millis, StoreError};

/// Shortest downtime that is credited (ms); shorter than the grace that each turn has.
pub const DOWNTIME_FROM_MS: Millis = MINUTE_MS;

/// Key under which the store holds the last heartbeat.
pub(crate) const KEY: &str = "pulse";

/// The time, and what it tells beside the last heartbeat.
#[derive(Clone, Copy)]
pub(in crate::app) struct Now {
    /// Time of day (UTC ms).
    pub at: Millis,
    /// Time of day minus the monotonic clock.
    pub ahead: Millis,
    /// Time since the last heartbeat in which the bot could not be played with; negative where the clock was set back.
    pub downtime: Millis,
    /// Time of the heartbeat that the store holds.
    pub stored_at: Millis,
}

impl Now {
    /// Looks at the clock; `noted` is the heartbeat that the store holds.
    pub fn of(ctx: &Context, last: Option<Heartbeat>, noted: Option<Millis>) -> Self {
        let (at, ahead) = (ctx.clock.now(), ctx.clock.ahead());
        let stored_at = last.map_or(noted.unwrap_or(at), |last| last.stored_at);
        let downtime = match last {
            Some(last) if !last.missed => ahead - last.ahead,
            Some(last) => at - last.at,
            None => at - stored_at,
        };
        Self { at, ahead, downtime, stored_at }
    }

    /// True if a credit is to correct the clocks.
    pub fn counts_as_downtime(self) -> bool {
        self.downtime.abs() >= DOWNTIME_FROM_MS
    }
}

/// Returns the last heartbeat, and that which the store holds. The latter is read each time, so that the silence of the
/// store is noticed at once.
pub(in crate::app) async fn last_and_noted(
    ctx: &Context,
) -> Result<(Option<Heartbeat>, Option<Millis>), StoreError> {
    let noted = ctx.store.note(KEY).await?.and_then(|note| note.parse().ok());
    Ok(((*last_heartbeat(ctx)).map(|last| accounted(last, noted)), noted))
}

/// True if this process knows, without a look at the store, that nothing is to be given back: its last heartbeat was not
/// missed.
pub(crate) fn is_none(ctx: &Context) -> bool {
    let last = *last_heartbeat(ctx);
    last.is_some_and(|last| !last.missed && ctx.clock.ahead() - last.ahead < DOWNTIME_FROM_MS)
}

/// Returns the time since which no one could play, where the next heartbeat is going to have it given back.
pub(crate) async fn since(ctx: &Context) -> Result<Option<Millis>, StoreError> {
    let (last, noted) = last_and_noted(ctx).await?;
    let now = Now::of(ctx, last, noted);
    Ok((now.downtime >= DOWNTIME_FROM_MS).then_some(now.at - now.downtime))
}

/// Returns the last heartbeat. Where a later one failed, and the store holds another than is known of, that one was kept and
/// its acknowledgement lost: the time up to it is accounted for, and must not be given back twice.
fn accounted(last: Heartbeat, noted: Option<Millis>) -> Heartbeat {
    match noted.filter(|noted| last.missed && *noted != last.stored_at) {
        Some(at) => Heartbeat { at, stored_at: at, ..last },
        None => last,
    }
}

/// Locks the last heartbeat, until the guard is dropped.
pub(in crate::app) fn last_heartbeat(
    ctx: &Context,
) -> std::sync::MutexGuard<'_, Option<Heartbeat>> {
    ctx.heartbeat.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
