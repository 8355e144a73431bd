//! Independent readers of every request that the bot sends: another library's types and limits, and Discord's own
//! OpenAPI document where the feature `openapi` is on and `NARABE_OPENAPI` names it.

#[cfg(feature = "openapi")]
mod openapi;

use narabe::playground::{Inspector, Seen};
use serde_json::{Value, json};
use std::sync::Arc;

/// Flag of messages that consist of components alone.
const COMPONENTS_V2: u64 = 1 << 15;

/// Returns all readers that are present.
pub fn all() -> Vec<Inspector> {
    let twilight: Inspector = Arc::new(twilight);
    [twilight].into_iter().chain(openapi()).collect()
}

/// Returns the reader that goes by the OpenAPI document, if `NARABE_OPENAPI` names one.
#[cfg(feature = "openapi")]
fn openapi() -> Option<Inspector> {
    openapi::reader()
}

/// Returns none: the validator is not part of this build.
#[cfg(not(feature = "openapi"))]
fn openapi() -> Option<Inspector> {
    None
}

/// Fails where the OpenAPI document is given to a build that cannot read it.
#[cfg(not(feature = "openapi"))]
#[test]
fn the_openapi_document_can_be_read() {
    assert!(
        std::env::var_os("NARABE_OPENAPI").is_none(),
        "NARABE_OPENAPI is set, but this build cannot read it: add `--features openapi`"
    );
}

/// Reads the body into twilight's types and compares what they write: what they ignored is then missing.
fn twilight(seen: &Seen) -> Result<(), String> {
    match kind(seen) {
        Kind::Callback => callback(&seen.json),
        Kind::Commands => commands(&seen.json),
        Kind::Message => message(&seen.json),
        Kind::Application => application(&seen.json),
        Kind::Thread | Kind::Emoji | Kind::Other => Ok(()),
    }
}

enum Kind {
    Callback,
    Commands,
    Message,
    Thread,
    Emoji,
    Application,
    Other,
}

fn kind(seen: &Seen) -> Kind {
    if matches!(seen.method.as_str(), "GET" | "DELETE") {
        return Kind::Other;
    }
    match seen.route {
        route if route.ends_with("/callback") => Kind::Callback,
        route if route.ends_with("/commands") => Kind::Commands,
        route if route.ends_with("/emojis") => Kind::Emoji,
        route if route.ends_with("/threads") => Kind::Thread,
        "/applications/@me" => Kind::Application,
        route if route.contains("/messages") || route.contains("/webhooks/") => Kind::Message,
        _ => Kind::Other,
    }
}

fn callback(body: &Value) -> Result<(), String> {
    use twilight_model::http::interaction::InteractionResponse;
    let body = &without_radios(body);
    let response: InteractionResponse =
        serde_json::from_value(body.clone()).map_err(|e| format!("twilight: {e}"))?;
    let again = serde_json::to_value(&response).map_err(|e| e.to_string())?;
    nothing_lost(body, &again, "")?;
    message(&body["data"])
}

/// Twilight knows no radio buttons yet: a menu with the same options stands for them.
fn without_radios(body: &Value) -> Value {
    let mut body = body.clone();
    for label in body["data"]["components"].as_array_mut().into_iter().flatten() {
        if label["component"]["type"] == 21 {
            label["component"]["type"] = json!(3);
        }
    }
    body
}

/// Keys that twilight does not know yet: types of files, and webhook events.
const NOT_KNOWN: [&str; 4] =
    ["file_types", "event_webhooks_url", "event_webhooks_status", "event_webhooks_types"];

/// Every key of the body is in what was read from it.
fn nothing_lost(body: &Value, again: &Value, path: &str) -> Result<(), String> {
    match (body, again) {
        (Value::Object(body), Value::Object(again)) => body.iter().try_for_each(|(key, value)| {
            let path = format!("{path}/{key}");
            let empty = value.is_null() || value.as_array().is_some_and(Vec::is_empty);
            match again.get(key) {
                Some(read) => nothing_lost(value, read, &path),
                None if empty => Ok(()),
                None if NOT_KNOWN.contains(&key.as_str()) => Ok(()),
                None => Err(format!("twilight knows no {path}")),
            }
        }),
        (Value::Array(body), Value::Array(again)) if body.len() != again.len() => {
            Err(format!("twilight passes over a part of {path}"))
        }
        (Value::Array(body), Value::Array(again)) => {
            let pairs = body.iter().zip(again).enumerate();
            pairs.into_iter().try_for_each(|(n, (body, again))| {
                nothing_lost(body, again, &format!("{path}/{n}"))
            })
        }
        _ => Ok(()),
    }
}

fn message(body: &Value) -> Result<(), String> {
    use twilight_model::channel::message::Component;
    use twilight_validate::{component, message};
    if let Some(content) = body["content"].as_str() {
        message::content(content).map_err(|e| format!("twilight: {e}"))?;
    }
    if body["title"].is_string() {
        return Ok(());
    }
    if let Some(rows) = body["components"].as_array() {
        let read: Result<Vec<Component>, _> =
            rows.iter().cloned().map(serde_json::from_value).collect();
        let rows = read.map_err(|e| format!("twilight: {e}"))?;
        let is_layout = body["flags"].as_u64().unwrap_or(0) & COMPONENTS_V2 != 0;
        message::components(&rows, is_layout).map_err(|e| format!("twilight: {e}"))?;
        let check = if is_layout { component::component_v2 } else { component::component_v1 };
        rows.iter().try_for_each(|row| check(row).map_err(|e| format!("twilight: {e}")))?;
    }
    Ok(())
}

/// A change of the application, read as an application with what the change leaves as it is.
fn application(body: &Value) -> Result<(), String> {
    use twilight_model::oauth::Application;
    let mut whole = json!({
        "id": "1", "name": "n", "icon": null, "description": "", "bot_public": true, "team": null,
        "bot_require_code_grant": false, "verify_key": "k", "flags": 0,
    });
    let changes = body.as_object().ok_or("the change is no object")?;
    whole.as_object_mut().into_iter().for_each(|whole| whole.extend(changes.clone()));
    let read: Application = serde_json::from_value(whole).map_err(|e| format!("twilight: {e}"))?;
    nothing_lost(body, &serde_json::to_value(&read).map_err(|e| e.to_string())?, "")
}

/// A reader that accepts everything would go unnoticed.
#[test]
fn a_wrong_change_of_the_application_is_found() {
    let fault = |body: Value| application(&body).unwrap_err();
    assert!(application(&json!({"description": "d", "tags": ["t"]})).is_ok());
    assert!(fault(json!({"descriptoin": "d"})).contains("descriptoin"));
    assert!(fault(json!({"tags": "t"})).contains("twilight"));
    let scopes = json!({"0": {"oauth2_install_params": {"scopes": "bot", "permissions": "0"}}});
    assert!(fault(json!({"integration_types_config": scopes})).contains("twilight"));
}

fn commands(body: &Value) -> Result<(), String> {
    use twilight_model::application::command::{Command, CommandType};
    for command in body.as_array().ok_or("the commands are no list")? {
        // Twilight's type is the one that Discord answers with, which has a version.
        let mut whole = command.clone();
        whole["version"] = json!("1");
        if whole.get("description").is_none() {
            whole["description"] = json!("");
        }
        let read: Command =
            serde_json::from_value(whole).map_err(|e| format!("twilight: {command}: {e}"))?;
        if read.kind == CommandType::ChatInput {
            twilight_validate::command::command(&read).map_err(|e| format!("twilight: {e}"))?;
        }
        let again = serde_json::to_value(&read).map_err(|e| e.to_string())?;
        nothing_lost(command, &again, "")?;
    }
    Ok(())
}
