//! Heartbeat that detects downtime and credits it to every clock.

use crate::app::clock::deadlines;
use crate::app::context::{Context, Heartbeat};
use crate::app::error::InternalError;
use crate::app::outbox::task::{self, OutageJob};
use crate::clock::MINUTE_MS;
use crate::store::{DowntimeCredit, Millis};

/// Shortest downtime that is credited (ms); shorter than the grace that each turn has.
pub const DOWNTIME_FROM_MS: Millis = MINUTE_MS;

/// Time between two writes of the heartbeat to the store (ms).
const STORED_EVERY_MS: Millis = 10 * 1000;

/// Key under which the store holds the last heartbeat.
const KEY: &str = "pulse";

/// Records that the bot can be played with: credits the time since the last heartbeat to every
/// clock if it counts as downtime, then fires what is due.
///
/// # Errors
/// If the store does not answer; the time until the next heartbeat then counts as downtime. If deadlines of some games
/// could not be fired, after those of all others. If another node leads by now: nothing was credited then.
pub async fn beat(ctx: &Context) -> Result<(), InternalError> {
    match beat_at(ctx, ctx.clock.now(), ctx.clock.ahead()).await {
        Ok(None) => Ok(()),
        Ok(Some(put_aside)) => Err(put_aside),
        Err(fault) => {
            miss(ctx);
            Err(fault)
        }
    }
}

/// Records that the bot cannot be played with: the time from the last heartbeat to the next one
/// counts as downtime.
pub fn miss(ctx: &Context) {
    miss_for(ctx, 0);
}

/// Does the same where Discord was silent for some time (ms) before that was noticed: it counts as downtime too, and the
/// heartbeats meanwhile do not.
pub fn miss_for(ctx: &Context, unheard: Millis) {
    if let Some(heartbeat) = last_heartbeat(ctx).as_mut().filter(|heartbeat| !heartbeat.missed) {
        heartbeat.at -= unheard;
        heartbeat.ahead -= unheard;
        heartbeat.missed = true;
    }
}

/// Forgets the last heartbeat, for a node that no longer leads: another one's are in the store, and count from there.
pub fn rest(ctx: &Context) {
    *last_heartbeat(ctx) = None;
}

/// Does what [`beat`] does; returns the error that tells of the games whose deadlines could not be fired.
async fn beat_at(
    ctx: &Context,
    at: Millis,
    ahead: Millis,
) -> Result<Option<InternalError>, InternalError> {
    let last = *last_heartbeat(ctx);
    let mut stored_at = match last {
        Some(last) => last.stored_at,
        None => ctx.store.note(KEY).await?.and_then(|note| note.parse().ok()).unwrap_or(at),
    };
    let downtime = match last {
        Some(last) if !last.missed => ahead - last.ahead,
        Some(last) => at - last.at,
        None => at - stored_at,
    };
    if downtime.abs() >= DOWNTIME_FROM_MS {
        let before_downtime = last.map_or(0, |last| at - last.at - downtime);
        ctx.store.credit(credit(at - downtime, at, before_downtime)).await?;
        stored_at = at;
    } else if (at - stored_at).abs() >= STORED_EVERY_MS || last.is_none() {
        ctx.store.leave_note_as_leader(KEY, at.to_string()).await?;
        stored_at = at;
    }
    *last_heartbeat(ctx) = Some(Heartbeat { at, ahead, stored_at, missed: false });
    deadlines::fire_due(ctx).await
}

fn last_heartbeat(ctx: &Context) -> std::sync::MutexGuard<'_, Option<Heartbeat>> {
    ctx.heartbeat.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Returns the credit for a downtime. Where the system clock was set back no time was lost, so
/// deadlines are only corrected and nothing is announced.
fn credit(from: Millis, until: Millis, fresh: Millis) -> DowntimeCredit {
    let task = Some(task::outage_task(OutageJob { from, until, after: 0 }));
    DowntimeCredit { from, until, fresh, note: (KEY, until.to_string()), task }
}
