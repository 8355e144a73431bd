//! Settings that a fresh application needs, set by one request: description, tags, how it is installed, its endpoint.
//! <https://discord.com/developers/docs/resources/application#edit-current-application>

use super::connection::{Connection, StartError};
use super::http::client::Rest;
use crate::words::{Locale, say};
use serde_json::{Value, json};

/// Permissions of the bot: View Channel, Send Messages, Attach Files, Create Public Threads, Send Messages in Threads.
/// <https://discord.com/developers/docs/topics/permissions>
pub const PERMISSIONS: u64 = 1 << 10 | 1 << 11 | 1 << 15 | 1 << 35 | 1 << 38;

/// Tags of the application, at most five of at most 20 characters.
const TAGS: [&str; 5] = ["five in a row", "gomoku", "renju", "pente", "board games"];

/// An application after it was set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// Its name.
    pub name: String,
    /// Address by which it is invited into servers, or installed for oneself.
    pub invite: String,
    /// True if anyone may invite it, which the portal alone can change.
    pub public: bool,
}

/// Sets the application of a token up; `endpoint` is the address at which interactions arrive by signed requests, if they
/// do.
///
/// # Errors
/// Discord does not take the token or what was set, or does not answer.
pub async fn set_up(connection: &Connection, endpoint: Option<&str>) -> Result<SetUp, StartError> {
    let rest = Rest::connect(connection).await?;
    let application = rest.change_application(&body(endpoint)).await?;
    let id = rest.application();
    Ok(SetUp {
        name: application["name"].as_str().unwrap_or_default().to_owned(),
        invite: format!("https://discord.com/oauth2/authorize?client_id={id}"),
        public: application["bot_public"] == true,
    })
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
