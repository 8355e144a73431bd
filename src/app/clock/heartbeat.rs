//! Heartbeat that detects downtime and credits it to every clock.

use crate::app::clock::deadlines;
use crate::app::context::{Context, Heartbeat};
use crate::app::error::InternalError;
use crate::app::outbox::task;
use crate::store::{Credit, Millis};

/// Shortest downtime that is credited (ms); shorter than the grace that each turn has.
pub const SILENCE_COUNTS_FROM_MS: Millis = 60 * 1000;

/// Time between two writes of the heartbeat to the store (ms).
const NOTED_EVERY_MS: Millis = 10 * 1000;

/// Key under which the store holds the last heartbeat.
const NOTE: &str = "pulse";

/// Records that the bot can be played with: credits the time since the last heartbeat to every
/// clock if it counts as downtime, then fires what is due.
///
/// # Errors
/// If the store does not answer; the time until the next heartbeat then counts as downtime.
pub async fn beat(ctx: &Context) -> Result<(), InternalError> {
    let beaten = beat_at(ctx, ctx.clock.now(), ctx.clock.ahead()).await;
    if beaten.is_err() {
        miss(ctx);
    }
    beaten
}

/// Records that the bot cannot be played with: the time from the last heartbeat to the next one
/// counts as downtime.
pub fn miss(ctx: &Context) {
    if let Some(pulse) = pulse(ctx).as_mut() {
        pulse.missed = true;
    }
}

async fn beat_at(ctx: &Context, at: Millis, ahead: Millis) -> Result<(), InternalError> {
    let last = *pulse(ctx);
    let mut noted = match last {
        Some(last) => last.noted,
        None => ctx.store.note(NOTE).await?.and_then(|note| note.parse().ok()).unwrap_or(at),
    };
    let silent = match last {
        Some(last) if !last.missed => ahead - last.ahead,
        Some(last) => at - last.at,
        None => at - noted,
    };
    if silent.abs() >= SILENCE_COUNTS_FROM_MS {
        let lived = last.map_or(0, |last| at - last.at - silent);
        ctx.store.credit(credit(at - silent, at, lived)).await?;
        noted = at;
    } else if (at - noted).abs() >= NOTED_EVERY_MS || last.is_none() {
        ctx.store.leave_note(NOTE, at.to_string()).await?;
        noted = at;
    }
    *pulse(ctx) = Some(Heartbeat { at, ahead, noted, missed: false });
    deadlines::fire_due(ctx).await
}

fn pulse(ctx: &Context) -> std::sync::MutexGuard<'_, Option<Heartbeat>> {
    ctx.heartbeat.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Returns the credit for a downtime. Where the system clock was set back no time was lost, so
/// deadlines are only corrected and nothing is announced.
fn credit(from: Millis, until: Millis, fresh: Millis) -> Credit {
    let task = Some(task::outage(from, until));
    Credit { from, until, fresh, note: (NOTE, until.to_string()), task }
}
