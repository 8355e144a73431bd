//! Discord's limits and cross-checks of request bodies that general readers miss.
//! Each rule names the page it comes from.

mod application;
pub(super) mod commands;
mod emoji;
mod faults;
mod file_types;
mod layout;
mod modal;

use std::collections::HashSet;

use serde_json::Value;

use super::inspect::Seen;
use super::message::{COMPONENTS_V2, EPHEMERAL, flat};
use commands::{CHOICE_TEXT, CHOICES};
pub(super) use emoji::emojis_in;
use faults::Faults;
pub(super) use file_types::takes;

/// <https://discord.com/developers/docs/resources/message#create-message>
const CONTENT: usize = 2_000;
/// The same page: at most ten files …
pub(super) const FILES: usize = 10;
/// … of 10 MiB each (<https://discord.com/developers/docs/reference#uploading-files>) …
pub(super) const FILE_BYTES: usize = 10 << 20;
/// … and 25 MiB in one request.
pub(super) const REQUEST_BYTES: usize = 25 << 20;
const ALT_TEXT: usize = 1_024;
const EMBEDS: usize = 10;
/// <https://discord.com/developers/docs/components/reference>
const ROWS: usize = 5;
const ROW_BUTTONS: usize = 5;
const SELECT_OPTIONS: usize = 25;
const CUSTOM_ID: usize = 100;
const LABEL: usize = 80;
const OPTION_TEXT: usize = 100;
const PLACEHOLDER: usize = 150;
/// The callback's route template.
pub(super) const CALLBACK: &str = "/interactions/{interaction.id}/{interaction.token}/callback";

/// Everything that is wrong with a request's body.
pub(super) fn check(seen: &Seen) -> Vec<String> {
    let mut faults = Faults::default();
    faults.files(seen);
    match (seen.method.as_str(), seen.route) {
        ("POST", CALLBACK) => faults.callback(&seen.json),
        ("POST", "/channels/{channel.id}/messages") => faults.post(&seen.json),
        ("POST", "/webhooks/{application.id}/{interaction.token}") => {
            faults.new_message(&seen.json);
        }
        ("POST", "/applications/{application.id}/emojis") => faults.emoji(&seen.json),
        ("PATCH", "/applications/@me") => faults.application(&seen.json),
        ("PATCH", _) => faults.message(&seen.json),
        ("PUT", "/applications/{application.id}/commands") => {
            commands::check(&seen.json, &mut faults)
        }
        _ => {}
    }
    faults.0
}

/// The names behind every `attachment://` in embeds and components.
pub(super) fn referenced(parts: &[&Value]) -> Vec<String> {
    let mut names = Vec::new();
    for part in parts {
        match part {
            Value::String(text) => {
                names.extend(text.strip_prefix("attachment://").map(str::to_owned))
            }
            Value::Array(list) => names.extend(referenced(&list.iter().collect::<Vec<_>>())),
            Value::Object(fields) => names.extend(referenced(&fields.values().collect::<Vec<_>>())),
            _ => {}
        }
    }
    names
}

/// A snowflake or a file's number, which may be text or a number.
pub(super) fn id_of(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

impl Faults {
    fn files(&mut self, seen: &Seen) {
        self.add(seen.files.len() > FILES, || {
            format!("{} files, at most {FILES}", seen.files.len())
        });
        for file in &seen.files {
            let size = file.bytes.len();
            self.add(size > FILE_BYTES, || {
                format!("{}: {size} bytes, at most {FILE_BYTES}", file.filename)
            });
            self.add(size == 0, || format!("{}: an empty file", file.filename));
        }
    }

    fn callback(&mut self, body: &Value) {
        let data = &body["data"];
        match body["type"].as_u64() {
            Some(4) => self.new_message(data),
            Some(5 | 6) => {}
            Some(7) => self.message(data),
            Some(8) => self.choices(data),
            Some(9) => self.modal(data),
            _ => self.0.push(format!("type: {} is no callback type", body["type"])),
        }
    }

    /// A message that answers no interaction: everyone in the channel sees it.
    /// <https://discord.com/developers/docs/resources/message#create-message>
    fn post(&mut self, data: &Value) {
        self.new_message(data);
        let is_ephemeral = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
        self.add(is_ephemeral, || "flags: only answers to interactions are ephemeral".to_owned());
    }

    /// A message that can ping: what it may ping must be said.
    fn new_message(&mut self, data: &Value) {
        let allowed = &data["allowed_mentions"];
        self.add(!allowed.is_object(), || {
            "allowed_mentions is missing: say who may be pinged".to_owned()
        });
        let lists = |key: &str| allowed[key].as_array().is_some_and(|list| !list.is_empty());
        let parses =
            allowed["parse"].as_array().is_some_and(|list| list.iter().any(|what| what == "users"));
        self.add(parses && lists("users"), || {
            "allowed_mentions: parse users and a list of users exclude".to_owned()
        });
        self.message(data);
    }

    /// <https://discord.com/developers/docs/resources/message#create-message>
    fn message(&mut self, data: &Value) {
        self.length("content", &data["content"], 0, CONTENT);
        self.add(data["embeds"].as_array().is_some_and(|list| list.len() > EMBEDS), || {
            "embeds: at most ten".into()
        });
        for entry in data["attachments"].as_array().into_iter().flatten() {
            self.length("attachments.description", &entry["description"], 0, ALT_TEXT);
        }
        let components = data["components"].as_array().map(Vec::as_slice).unwrap_or_default();
        if data["flags"].as_u64().unwrap_or(0) & COMPONENTS_V2 != 0 {
            self.layout(data, components);
        } else {
            self.add(components.len() > ROWS, || {
                format!("components: {} rows, at most {ROWS}", components.len())
            });
            let stray = components.iter().any(|part| part["type"] != 1);
            self.add(stray, || {
                "components: only rows stand at the top of an ordinary message".to_owned()
            });
        }
        self.components(components);
    }

    fn components(&mut self, components: &[Value]) {
        let mut ids = HashSet::new();
        for part in flat(components) {
            if let Some(id) = part["custom_id"].as_str() {
                self.add(!ids.insert(id), || format!("custom_id {id} comes twice"));
            }
            match part["type"].as_u64() {
                Some(1) => self.row(part),
                Some(2) => self.button(part),
                Some(3 | 5..=8) => self.select(part),
                _ => {}
            }
        }
    }

    fn row(&mut self, row: &Value) {
        let parts = row["components"].as_array().map(Vec::as_slice).unwrap_or_default();
        let buttons = parts.iter().filter(|part| part["type"] == 2).count();
        let others = parts.len() - buttons;
        self.add(parts.is_empty(), || "a row without components".to_owned());
        self.add(buttons > ROW_BUTTONS, || {
            format!("a row of {buttons} buttons, at most {ROW_BUTTONS}")
        });
        self.add(others > 1 || others == 1 && buttons > 0, || {
            "a row holds buttons or one select menu".to_owned()
        });
    }

    fn button(&mut self, button: &Value) {
        let style = button["style"].as_u64();
        self.length("label", &button["label"], 0, LABEL);
        self.add(!matches!(style, Some(1..=6)), || {
            format!("style: {} is no button style", button["style"])
        });
        let shows =
            ["label", "emoji"].iter().any(|key| !button[key].is_null() && button[key] != "");
        self.add(!shows && style != Some(6), || "a button needs a label or an emoji".to_owned());
        match style {
            Some(5) => {
                self.add(!button["url"].is_string(), || "a link button needs a url".to_owned())
            }
            Some(6) => {}
            _ => self.custom_id(button),
        }
    }

    pub(super) fn custom_id(&mut self, part: &Value) {
        self.add(!part["custom_id"].is_string(), || "custom_id is missing".to_owned());
        self.length("custom_id", &part["custom_id"], 1, CUSTOM_ID);
    }

    pub(super) fn select(&mut self, menu: &Value) {
        self.custom_id(menu);
        self.length("placeholder", &menu["placeholder"], 0, PLACEHOLDER);
        if menu["type"] != 3 {
            return self.chosen_at_first(menu);
        }
        self.count("options", &menu["options"], 1, SELECT_OPTIONS);
        self.options(menu);
    }

    /// Of Discord's own lists as many are chosen at first as may be chosen at all.
    /// <https://discord.com/developers/docs/components/reference#user-select>
    fn chosen_at_first(&mut self, menu: &Value) {
        let Some(chosen) = menu["default_values"].as_array() else { return };
        let [least, most] = ["min_values", "max_values"].map(|key| menu[key].as_u64().unwrap_or(1));
        let fits = (least..=most).contains(&(chosen.len() as u64));
        self.add(!fits, || {
            format!("default_values: {} are chosen, not {least} to {most}", chosen.len())
        });
    }

    /// The options of a menu or of radio buttons.
    pub(super) fn options(&mut self, menu: &Value) {
        let mut values = HashSet::new();
        for option in menu["options"].as_array().into_iter().flatten() {
            self.length("options.label", &option["label"], 1, OPTION_TEXT);
            self.length("options.value", &option["value"], 1, OPTION_TEXT);
            self.length("options.description", &option["description"], 0, OPTION_TEXT);
            let value = option["value"].as_str().unwrap_or_default();
            self.add(!values.insert(value), || format!("options: the value {value} comes twice"));
        }
    }

    fn choices(&mut self, data: &Value) {
        self.count("choices", &data["choices"], 0, CHOICES);
        self.add(!data["choices"].is_array(), || "choices is missing".to_owned());
        for choice in data["choices"].as_array().into_iter().flatten() {
            self.length("choices.name", &choice["name"], 1, CHOICE_TEXT);
            self.length("choices.value", &choice["value"], 1, CHOICE_TEXT);
        }
    }
}
