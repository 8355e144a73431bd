//! Rules of changes to the bot's own application.
//! <https://discord.com/developers/docs/resources/application#edit-current-application>

use serde_json::Value;

use super::faults::Faults;

/// Fields that may be changed.
const FIELDS: [&str; 13] = [
    "custom_install_url",
    "description",
    "role_connections_verification_url",
    "install_params",
    "integration_types_config",
    "flags",
    "icon",
    "cover_image",
    "interactions_endpoint_url",
    "tags",
    "event_webhooks_url",
    "event_webhooks_status",
    "event_webhooks_types",
];
const DESCRIPTION: usize = 400;
const TAGS: usize = 5;
const TAG: usize = 20;

impl Faults {
    pub(super) fn application(&mut self, body: &Value) {
        for name in body.as_object().into_iter().flat_map(serde_json::Map::keys) {
            self.add(!FIELDS.contains(&name.as_str()), || format!("{name} cannot be changed"));
        }
        self.length("description", &body["description"], 0, DESCRIPTION);
        self.add(!body["tags"].is_null() && !body["tags"].is_array(), || {
            "tags: no list".to_owned()
        });
        self.count("tags", &body["tags"], 0, TAGS);
        for tag in body["tags"].as_array().into_iter().flatten() {
            self.length("tags", tag, 1, TAG);
        }
        for kind in ["0", "1"] {
            self.installation(&body["integration_types_config"][kind]["oauth2_install_params"]);
        }
        self.installation(&body["install_params"]);
        for name in ["interactions_endpoint_url", "event_webhooks_url"] {
            let address = body[name].as_str();
            self.add(address.is_some_and(|address| !address.starts_with("https://")), || {
                format!("{name}: no https address")
            });
        }
        let status = &body["event_webhooks_status"];
        self.add(!status.is_null() && *status != 1 && *status != 2, || {
            format!("event_webhooks_status: {status}")
        });
    }

    /// Scopes are known words, permissions a number in a text.
    fn installation(&mut self, params: &Value) {
        if params.is_null() {
            return;
        }
        let scopes = params["scopes"].as_array().map(Vec::as_slice).unwrap_or_default();
        let known = |scope: &Value| *scope == "bot" || *scope == "applications.commands";
        self.add(scopes.is_empty() || !scopes.iter().all(known), || {
            format!("scopes: {}", params["scopes"])
        });
        let bits = params["permissions"].as_str().and_then(|bits| bits.parse::<u64>().ok());
        self.add(bits.is_none(), || format!("permissions: {}", params["permissions"]));
    }
}
