//! Every request that the bot sends, validated against Discord's OpenAPI document, which `NARABE_OPENAPI` names.

use super::{Kind, kind};
use narabe::playground::{Inspector, Seen};
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};

/// Returns the reader, if there is a document.
pub fn reader() -> Option<Inspector> {
    DOCUMENT.as_ref().map(|_| Arc::new(read) as Inspector)
}

/// Discord's own document, its objects closed so that misspelt keys are found.
static DOCUMENT: LazyLock<Option<Document>> = LazyLock::new(|| {
    let Some(path) = std::env::var_os("NARABE_OPENAPI") else {
        println!(
            "NARABE_OPENAPI is not set: requests are not checked against Discord's OpenAPI document"
        );
        return None;
    };
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let mut document: Value = serde_json::from_str(&text).unwrap();
    add_file_types(&mut document["components"]["schemas"]);
    close(&mut document["components"]["schemas"]);
    Some(Document::new(&document))
});

/// Adds what the reference says of uploads to a document that is older.
/// <https://discord.com/developers/docs/reference#file-type-filtering>
fn add_file_types(schemas: &mut Value) {
    for name in ["ApplicationCommandAttachmentOption", "FileUploadComponentForModalRequest"] {
        let known = schemas[name]["properties"].as_object_mut();
        let known = known.unwrap_or_else(|| panic!("the document has no {name}"));
        known.entry("file_types").or_insert_with(|| {
            json!({"type": "array", "maxItems": 10, "items": {"type": "string", "minLength": 2}})
        });
    }
}

struct Document {
    post: jsonschema::Validator,
    update: jsonschema::Validator,
    choices: jsonschema::Validator,
    form: jsonschema::Validator,
    message: jsonschema::Validator,
    edit: jsonschema::Validator,
    follow_up: jsonschema::Validator,
    webhook_edit: jsonschema::Validator,
    commands: jsonschema::Validator,
    thread: jsonschema::Validator,
    emoji: jsonschema::Validator,
    application: jsonschema::Validator,
}

impl Document {
    fn new(document: &Value) -> Self {
        let schemas = json!({ "schemas": document["components"]["schemas"] });
        let compile = |schema: Value| {
            let mut whole = schema;
            whole["components"] = schemas.clone();
            jsonschema::draft202012::new(&whole).unwrap()
        };
        let named = |name: &str| {
            assert!(
                document["components"]["schemas"].get(name).is_some(),
                "the document has no {name}"
            );
            compile(json!({ "$ref": format!("#/components/schemas/{name}") }))
        };
        let body = |method: &str, path: &str| {
            let schema = &document["paths"][path][method]["requestBody"]["content"]["application/json"]
                ["schema"];
            assert!(!schema.is_null(), "the document has no {method} {path}");
            compile(schema.clone())
        };
        Self {
            post: named("CreateMessageInteractionCallbackRequest"),
            update: named("UpdateMessageInteractionCallbackRequest"),
            choices: named("ApplicationCommandAutocompleteCallbackRequest"),
            form: named("ModalInteractionCallbackRequest"),
            message: body("post", "/channels/{channel_id}/messages"),
            edit: body("patch", "/channels/{channel_id}/messages/{message_id}"),
            follow_up: body("post", "/webhooks/{webhook_id}/{webhook_token}"),
            webhook_edit: body(
                "patch",
                "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
            ),
            commands: body("put", "/applications/{application_id}/commands"),
            thread: body("post", "/channels/{channel_id}/messages/{message_id}/threads"),
            emoji: body("post", "/applications/{application_id}/emojis"),
            application: body("patch", "/applications/@me"),
        }
    }

    fn validator(&self, seen: &Seen) -> Option<&jsonschema::Validator> {
        let callback = |kind: Option<u64>| match kind {
            Some(4 | 5) => Some(&self.post),
            Some(6 | 7) => Some(&self.update),
            Some(8) => Some(&self.choices),
            Some(9) => Some(&self.form),
            _ => None,
        };
        match (kind(seen), seen.method.as_str()) {
            (Kind::Callback, _) => callback(seen.json["type"].as_u64()),
            (Kind::Commands, "PUT") => Some(&self.commands),
            (Kind::Emoji, "POST") => Some(&self.emoji),
            (Kind::Application, "PATCH") => Some(&self.application),
            (Kind::Thread, "POST") => Some(&self.thread),
            (Kind::Message, "POST") if seen.route.starts_with("/webhooks") => Some(&self.follow_up),
            (Kind::Message, "PATCH") if seen.route.starts_with("/webhooks") => {
                Some(&self.webhook_edit)
            }
            (Kind::Message, "POST") => Some(&self.message),
            (Kind::Message, "PATCH") => Some(&self.edit),
            _ => None,
        }
    }
}

/// Checks a request's body against the schema of its endpoint.
fn read(seen: &Seen) -> Result<(), String> {
    let document = DOCUMENT.as_ref().ok_or("the document was there a moment ago")?;
    if matches!(kind(seen), Kind::Other) {
        return Ok(());
    }
    let validator = document
        .validator(seen)
        .ok_or_else(|| format!("no schema for {} {}", seen.method, seen.route))?;
    let mut body = seen.json.clone();
    match kind(seen) {
        Kind::Application => loosen_application(&mut body),
        _ => loosen(&mut body),
    }
    let faults: Vec<String> = validator
        .iter_errors(&body)
        .map(|fault| format!("{}: {fault}", fault.instance_path()))
        .collect();
    if faults.is_empty() { Ok(()) } else { Err(format!("OpenAPI: {}", faults.join("; "))) }
}

/// Discord takes a number for the id of a new attachment, as its reference shows; the document wants a string.
fn loosen(body: &mut Value) {
    let attachments = ["/attachments", "/data/attachments"];
    for path in attachments {
        for attachment in body.pointer_mut(path).and_then(Value::as_array_mut).into_iter().flatten()
        {
            attachment["id"] = json!(attachment["id"].to_string().trim_matches('"'));
        }
    }
    loosen_permissions(body);
}

/// Discord writes permissions as a string, as its reference says; the document wants a number.
/// <https://discord.com/developers/docs/interactions/application-commands#application-command-object>
fn loosen_permissions(body: &mut Value) {
    for command in body.as_array_mut().into_iter().flatten() {
        let bits = command["default_member_permissions"]
            .as_str()
            .and_then(|bits| bits.parse::<u64>().ok());
        if let Some(bits) = bits {
            command["default_member_permissions"] = json!(bits);
        }
    }
}

/// Discord takes a text as the description and permissions as a string, as its reference says; the document wants an
/// object with a text for each language, and a number.
/// <https://discord.com/developers/docs/resources/application#edit-current-application>
fn loosen_application(body: &mut Value) {
    if body["description"].is_string() {
        body["description"] = json!({ "default": body["description"] });
    }
    let of_kind = ["/0", "/1"].map(|kind| format!("/integration_types_config{kind}"));
    let own = of_kind.map(|kind| format!("{kind}/oauth2_install_params"));
    for path in own.iter().map(String::as_str).chain(["/install_params"]) {
        let Some(params) = body.pointer_mut(path) else { continue };
        let bits = params["permissions"].as_str().and_then(|bits| bits.parse::<u64>().ok());
        if let Some(bits) = bits {
            params["permissions"] = json!(bits);
        }
    }
}

/// No object takes keys that it does not name.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(map) => {
            if map.contains_key("properties") && !map.contains_key("additionalProperties") {
                map.insert("additionalProperties".to_owned(), json!(false));
            }
            map.values_mut().for_each(close);
        }
        Value::Array(list) => list.iter_mut().for_each(close),
        _ => {}
    }
}
