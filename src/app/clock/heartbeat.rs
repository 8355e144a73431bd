//! Heartbeat that detects downtime and credits it to every clock.

use crate::app::context::{Context, Heartbeat};
pub use crate::app::downtime::DOWNTIME_FROM_MS;
use crate::app::downtime::{self, KEY, Now, last_and_noted, last_heartbeat};
use crate::app::error::InternalError;
use crate::app::outbox::task::{self, OutageJob};
use crate::store::{DowntimeCredit, Millis};

/// Time between two writes of the heartbeat to the store (ms).
const STORED_EVERY_MS: Millis = 10 * 1000;

/// Records that the bot can be played with, and credits the time since the last heartbeat to every clock if it counts as
/// downtime. That is decided here and carried out before deadlines are next looked at, so that a heartbeat takes little
/// time, however many clocks there are.
///
/// # Errors
/// If the store does not answer; the time until the next heartbeat then counts as downtime. If another node leads by now, or
/// has led meanwhile: nothing was credited then.
pub async fn beat(ctx: &Context) -> Result<(), InternalError> {
    let done = record(ctx).await;
    if done.is_err() {
        miss(ctx);
    }
    done
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

/// Takes the heartbeat up in a term of this node's lead, or rests where it does not lead. In a new term the last heartbeat
/// does not count: another node may have led meanwhile, whose heartbeats are in the store, and count from there.
pub fn lead(ctx: &Context, term: Option<i64>) {
    let before = std::mem::replace(&mut *own_term(ctx), term);
    if before != term || term.is_none() {
        *last_heartbeat(ctx) = None;
    }
}

/// True if people could play up to now, as far as is known: nothing has been noticed since the last heartbeat, and the
/// computer has not slept.
pub fn is_going(ctx: &Context) -> bool {
    downtime::is_none(ctx)
}

/// Returns the time of the last heartbeat, up to which deadlines may be fired; none while the bot cannot be played with.
pub(crate) fn up_to(ctx: &Context) -> Option<Millis> {
    last_heartbeat(ctx).filter(|heartbeat| !heartbeat.missed).map(|heartbeat| heartbeat.at)
}

async fn record(ctx: &Context) -> Result<(), InternalError> {
    // One that is held up, and goes on in another term, is refused: another node may have accounted for its time.
    let term = *own_term(ctx);
    let (last, noted) = last_and_noted(ctx).await?;
    let mut now = Now::of(ctx, last, noted);
    if now.counts_as_downtime() {
        // An earlier credit may still be under way, and takes its time: it is no part of what this heartbeat looks at.
        ctx.store.complete_credit().await?;
        now = Now::of(ctx, last, noted);
    }
    let Now { at, ahead, downtime, mut stored_at } = now;
    if now.counts_as_downtime() {
        let before_downtime = last.map_or(0, |last| at - last.at - downtime);
        let time = credit(at - downtime, at, before_downtime);
        ctx.store.credit(DowntimeCredit { term, ..time }).await?;
        stored_at = at;
    } else if (at - stored_at).abs() >= STORED_EVERY_MS || last.is_none() {
        ctx.store.leave_note_as_leader(KEY, at.to_string(), term).await?;
        stored_at = at;
    }
    *last_heartbeat(ctx) = Some(Heartbeat { at, ahead, stored_at, missed: false });
    Ok(())
}

fn own_term(ctx: &Context) -> std::sync::MutexGuard<'_, Option<i64>> {
    ctx.term.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Returns the credit for a downtime. Where the system clock was set back no time was lost, so
/// deadlines are only corrected and nothing is announced.
fn credit(from: Millis, until: Millis, fresh: Millis) -> DowntimeCredit {
    let task = Some(task::outage_task(OutageJob { from, until, after: 0 }));
    DowntimeCredit { from, until, fresh, note: (KEY, until.to_string()), term: None, task }
}
