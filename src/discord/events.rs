//! Messages that show leagues and tournaments.

use super::outbox::{Posting, Setback, edit, post};
use super::server::Server;
use super::write;
use crate::store::EventId;

/// Shows a league or tournament in its message, or in a new one where there is none. Fails if it has a newer version
/// meanwhile: what shows that may have been overwritten.
pub(super) async fn show(
    server: &Server,
    (event, version): (EventId, u32),
    message: Option<u64>,
    posting: &Posting<'_>,
) -> Result<(), Setback> {
    let shown = match message {
        Some(message) => edit(server, message, posting.route, &write::edited(posting.body)).await,
        None => Ok(None),
    };
    let id = match shown {
        Err(failure) if !failure.is_final() && !failure.is_too_old() => return Err(failure.into()),
        Ok(Some(id)) => Some(id),
        Ok(None) | Err(_) => post(server, posting).await?,
    };
    let store = server.app().store();
    if let Some(id) = id.filter(|id| Some(*id) != message) {
        // Where that fails the task is tried again, and Discord knows the nonce of the message.
        let kept = store.event_shown(event, id).await;
        kept.map_err(|fault| Setback::passing(&fault.to_string()))?;
    }
    match store.event(event).await {
        Ok(Some(now)) if message.is_some() && now.version != version => {
            Err(Setback::passing("the event moved on while its message was on its way"))
        }
        _ => Ok(()),
    }
}
