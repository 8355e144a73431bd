//! The greeting to a server that has just added the bot, as Discord tells the HTTP front by a webhook event.
//! <https://discord.com/developers/docs/events/webhook-events#application-authorized>

use super::server::Server;
use super::write;
use crate::app::settings::introduction::{forget, greeting};
use crate::store::{StoreError, Venue};
use crate::words::Locale;
use serde_json::Value;

/// Type of the event.
pub(super) const ADDED: &str = "APPLICATION_AUTHORIZED";

/// Installed into a server, not by a user for themselves.
const INTO_SERVER: u64 = 0;

/// Server that has added the bot, with the channel that it has for such messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Added {
    guild: u64,
    channel: u64,
    locale: Locale,
}

impl Added {
    /// Reads the body of a webhook event; none if it is another event, or the server has no channel for greetings.
    pub fn read(body: &Value) -> Option<Self> {
        let (event, data) = (&body["event"], &body["event"]["data"]);
        let guild = &data["guild"];
        let id = |value: &Value| value.as_str()?.parse::<u64>().ok().filter(|id| *id > 0);
        let is_added =
            event["type"] == ADDED && data["integration_type"].as_u64() == Some(INTO_SERVER);
        let locale = Locale::of(guild["preferred_locale"].as_str().unwrap_or_default());
        is_added.then_some(Self {
            guild: id(&guild["id"])?,
            channel: id(&guild["system_channel_id"])?,
            locale,
        })
    }
}

/// Posts the greeting, unless the server has seen it or the set-up panel. Where the bot may not post, whoever manages the
/// server is shown the panel at their first command.
pub(super) async fn greet(server: &Server, added: Added) {
    let Added { guild, channel, locale } = added;
    let message = match greeting(server.app(), guild, locale).await {
        Ok(Some(message)) => message,
        Ok(None) => return,
        Err(error) => return not_greeted(guild, &error),
    };
    let (venue, nonce) = (Venue { guild: Some(guild), channel }, format!("greet-{guild:x}"));
    if let Err(failure) = server.rest().post(venue, &nonce, &write::posted(&message)).await {
        tracing::info!(guild, "no greeting: {failure}");
        server.or_log("a greeting", forget(server.app(), guild).await);
    }
}

fn not_greeted(guild: u64, error: &StoreError) {
    tracing::warn!(guild, "no greeting: {error}");
}
