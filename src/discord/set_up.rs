//! Settings that a fresh application needs: description, tags, how it is installed, its endpoints.
//! <https://discord.com/developers/docs/resources/application#edit-current-application>

use super::connection::{Connection, StartError};
use super::greeting;
use super::http::client::Rest;
use crate::words::{Locale, say};
use serde_json::{Value, json};

/// Permissions of the bot: View Channel, Send Messages, Attach Files, Create Public Threads, Send Messages in Threads.
/// <https://discord.com/developers/docs/topics/permissions>
pub const PERMISSIONS: u64 = 1 << 10 | 1 << 11 | 1 << 15 | 1 << 35 | 1 << 38;

/// Tags of the application, at most five of at most 20 characters.
const TAGS: [&str; 5] = ["five in a row", "gomoku", "renju", "pente", "board games"];

/// Status of webhook events that are sent.
/// <https://discord.com/developers/docs/resources/application#application-object-application-event-webhook-status>
const ENABLED: u8 = 2;

/// An application after it was set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// Its name.
    pub name: String,
    /// Address by which it is invited into servers, or installed for oneself.
    pub invite: String,
    /// True if anyone may invite it, which the portal alone can change.
    pub public: bool,
    /// Endpoint of webhook events, where interactions arrive by signed requests too.
    pub events: Option<Events>,
}

/// Endpoint of the event that a server has added the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Events {
    /// Its address.
    pub address: String,
    /// Reason why Discord did not take it.
    pub refused: Option<String>,
}

/// Sets the application of a token up; `endpoint` is the address at which interactions arrive by signed requests, if they
/// do. It ends in `/interactions`.
///
/// # Errors
/// Discord does not take the token or what was set, or does not answer.
pub async fn set_up(connection: &Connection, endpoint: Option<&str>) -> Result<SetUp, StartError> {
    let rest = Rest::connect(connection).await?;
    let application = rest.change_application(&body(endpoint)).await?;
    let id = rest.application();
    let front = endpoint.and_then(|endpoint| endpoint.strip_suffix("/interactions"));
    let events = match front {
        Some(front) => Some(subscribe(&rest, format!("{front}/events")).await),
        None => None,
    };
    Ok(SetUp {
        name: application["name"].as_str().unwrap_or_default().to_owned(),
        invite: format!("https://discord.com/oauth2/authorize?client_id={id}"),
        public: application["bot_public"] == true,
        events,
    })
}

/// Has the event sent to this address, by a request of its own: Discord asks there at once, and takes nothing of a request
/// where that fails.
async fn subscribe(rest: &Rest, address: String) -> Events {
    let body = json!({
        "event_webhooks_url": address,
        "event_webhooks_status": ENABLED,
        "event_webhooks_types": [greeting::ADDED],
    });
    let taken = rest.change_application(&body).await;
    let why = |error| match error {
        StartError::Unexpected { cause, .. } => cause,
        other => other.to_string(),
    };
    Events { address, refused: taken.err().map(why) }
}

/// The body of the request. An endpoint that is not named stays as it is.
fn body(endpoint: Option<&str>) -> Value {
    let in_servers = json!({
        "scopes": ["bot", "applications.commands"],
        "permissions": PERMISSIONS.to_string(),
    });
    let for_oneself = json!({ "scopes": ["applications.commands"], "permissions": "0" });
    let mut body = json!({
        "description": say(Locale::En, "application-description", &[]),
        "tags": TAGS,
        "install_params": in_servers,
        "integration_types_config": {
            "0": { "oauth2_install_params": in_servers },
            "1": { "oauth2_install_params": for_oneself },
        },
    });
    if let Some(endpoint) = endpoint {
        body["interactions_endpoint_url"] = json!(endpoint);
    }
    body
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_permissions_are_those_of_the_documents() {
        assert_eq!(PERMISSIONS, 309_237_681_152);
        assert!(TAGS.iter().all(|tag| tag.chars().count() <= 20));
        assert!(body(None)["description"].as_str().unwrap().chars().count() <= 400);
        assert_eq!(body(None).get("interactions_endpoint_url"), None, "it is not taken away");
    }
}
