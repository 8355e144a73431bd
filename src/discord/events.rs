//! Messages that show leagues and tournaments.

use super::outbox::Setback;
use super::outbox::requests::{Posting, edit, post};
use super::server::Server;
use super::write;
use crate::app::outbox::event_job::EventNews;
use crate::app::outbox::event_task::event_task;
use crate::app::outbox::route::Route;
use crate::store::EventId;

/// Version of an event that no one has changed yet.
const FIRST: u32 = 0;

/// Number of channels that a nonce can tell apart: it has room for 25 signs.
const NONCES: u64 = 1_000_000;

/// Shows a league or tournament in its message, or in a new one where there is none. Fails if it has a newer version
/// meanwhile: what shows that may have been overwritten.
pub(super) async fn show(
    server: &Server,
    (event, version): (EventId, u32),
    message: Option<u64>,
    posting: &Posting<'_>,
) -> Result<(), Setback> {
    let Some(message) = message else { return first(server, (event, version), posting).await };
    match edit(server, message, posting.route, &write::edited(posting.body)).await {
        Err(failure) if !failure.is_final() && !failure.is_too_old() => return Err(failure.into()),
        Ok(Some(id)) if id == message => {}
        Ok(Some(id)) => keep(server, (event, version), posting.route, id).await?,
        Ok(None) | Err(_) => {
            if let Some(id) = post(server, posting).await? {
                keep(server, (event, version), posting.route, id).await?;
            }
        }
    }
    check_version(server, (event, version)).await
}

/// Posts the first message of an event. Someone may join while it is on its way, or the program may die before it is kept:
/// then another task posts, too, by the same nonce, finds the message, and edits it.
async fn first(
    server: &Server,
    (event, version): (EventId, u32),
    posting: &Posting<'_>,
) -> Result<(), Setback> {
    // An event that is moved soon has a message in each channel.
    let nonce = format!("event-{}-{}", event.0, posting.route.channel % NONCES);
    let Some(id) = post(server, &Posting { nonce: &nonce, ..*posting }).await? else {
        return Ok(());
    };
    keep(server, (event, version), posting.route, id).await?;
    if version == FIRST {
        return Ok(());
    }
    // An event that has gone to another channel has this message say so.
    check_version(server, (event, version)).await?;
    edit(server, id, posting.route, &write::edited(posting.body)).await?;
    check_version(server, (event, version)).await
}

/// Notes down the message that shows an event, after which the one before it has no buttons. Where that fails the task is tried
/// again, and Discord knows the nonce of the message.
async fn keep(
    server: &Server,
    (event, version): (EventId, u32),
    route: &Route,
    message: u64,
) -> Result<(), Setback> {
    let now = server.app().clock().now();
    let stale = event_task((event, version), route.channel, EventNews::Left, now);
    let kept = server.app().store().event_shown(event, (route.channel, message), stale).await;
    kept.map_err(|fault| Setback::passing(&fault.to_string()))
}

async fn check_version(server: &Server, (event, version): (EventId, u32)) -> Result<(), Setback> {
    let now = server.app().store().event(event).await;
    match now.map_err(|fault| Setback::passing(&fault.to_string()))? {
        Some(now) if now.version != version => {
            Err(Setback::passing("the event moved on while its message was on its way"))
        }
        _ => Ok(()),
    }
}
