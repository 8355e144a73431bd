//! Direct messages: their channel is opened once for a person and then remembered, so that each costs one request.

use super::http::failure::Failure;
use super::server::Server;
use super::write::Body;
use crate::store::Venue;

/// Sends a direct message to a person; returns its id.
///
/// # Errors
/// The person takes none from the bot, or Discord does not answer.
pub(super) async fn send(
    server: &Server,
    person: u64,
    nonce: &str,
    body: &Body,
) -> Result<Option<u64>, Failure> {
    let known = server.app().store().direct_channel(person).await;
    if let Ok(Some(channel)) = known {
        match server.rest().post(Venue { guild: None, channel }, nonce, body).await {
            // It may be another bot's, from a database that has moved; an opened one tells.
            Err(failure) if failure.is_final() && !failure.is_malformed() => {}
            sent => return sent,
        }
    }
    let channel = server.rest().open_direct(person).await?;
    let kept = server.app().store().remember_direct_channel(person, Some(channel)).await;
    server.or_log("the channel of direct messages", kept);
    server.rest().post(Venue { guild: None, channel }, nonce, body).await
}
