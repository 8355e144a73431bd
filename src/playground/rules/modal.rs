//! Rules of modals and their fields.
//! <https://discord.com/developers/docs/interactions/receiving-and-responding#modal>

use std::collections::HashSet;

use serde_json::Value;

use super::super::message::flat;
use super::faults::Faults;

const MODAL_TITLE: usize = 45;
const MODAL_PARTS: usize = 5;
const INPUT_LABEL: usize = 45;
const INPUT_DESCRIPTION: usize = 100;
const PLACEHOLDER_OF_INPUT: usize = 100;
/// Most files of one upload.
const UPLOADS: u64 = 10;
/// Fewest and most radio buttons of a group.
const RADIOS: (usize, usize) = (2, 10);

impl Faults {
    pub(super) fn modal(&mut self, data: &Value) {
        self.custom_id(data);
        self.add(!data["title"].is_string(), || "title is missing".to_owned());
        self.length("title", &data["title"], 1, MODAL_TITLE);
        self.count("components", &data["components"], 1, MODAL_PARTS);
        let components = data["components"].as_array().map(Vec::as_slice).unwrap_or_default();
        let mut ids = HashSet::new();
        for part in flat(components) {
            if let Some(id) = part["custom_id"].as_str() {
                self.add(!ids.insert(id), || format!("custom_id {id} comes twice"));
            }
            match part["type"].as_u64() {
                Some(1) => {
                    self.add(true, || "a row in a modal is deprecated: use a label".to_owned())
                }
                Some(4) => self.text_input(part),
                Some(18) => self.label(part),
                Some(3 | 5..=8) => self.select_of_modal(part),
                Some(19) => self.upload(part),
                Some(21) => self.radio(part),
                Some(23) => self.checkbox(part),
                _ => {}
            }
        }
    }

    /// <https://discord.com/developers/docs/components/reference#label>
    fn label(&mut self, label: &Value) {
        self.add(!label["label"].is_string(), || "label is missing".to_owned());
        self.length("label", &label["label"], 1, INPUT_LABEL);
        self.length("description", &label["description"], 0, INPUT_DESCRIPTION);
        let takes = matches!(label["component"]["type"].as_u64(), Some(3..=8 | 19 | 21..=23));
        self.add(!takes, || {
            format!("a label takes no component of type {}", label["component"]["type"])
        });
    }

    /// <https://discord.com/developers/docs/components/reference#text-input>
    fn text_input(&mut self, input: &Value) {
        self.custom_id(input);
        self.length("placeholder", &input["placeholder"], 0, PLACEHOLDER_OF_INPUT);
        self.add(!input["label"].is_null(), || {
            "a text input under a label has no label of its own".to_owned()
        });
    }

    /// A menu must be answered where it does not say otherwise, and cannot be disabled.
    fn select_of_modal(&mut self, menu: &Value) {
        self.select(menu);
        self.add(!menu["disabled"].is_null(), || "a menu of a modal cannot be disabled".to_owned());
        self.least(menu);
        let options = menu["options"].as_array().into_iter().flatten();
        let chosen = options.filter(|option| option["default"] == true).count() as u64;
        let most = menu["max_values"].as_u64().unwrap_or(1);
        self.add(chosen > most, || format!("options: {chosen} are chosen, at most {most}"));
    }

    /// A component that must be answered takes at least one value.
    fn least(&mut self, part: &Value) {
        let none = part["min_values"] == 0 && part["required"] != false;
        self.add(none, || "min_values: what is required has one at least".to_owned());
    }

    /// <https://discord.com/developers/docs/components/reference#file-upload>
    fn upload(&mut self, part: &Value) {
        self.custom_id(part);
        self.least(part);
        let (least, most) = (part["min_values"].as_u64(), part["max_values"].as_u64());
        let is_odd =
            least.is_some_and(|n| n > UPLOADS) || most.is_some_and(|n| n == 0 || n > UPLOADS);
        self.add(is_odd, || format!("a file upload takes 1 to {UPLOADS} files"));
        self.file_types(&part["file_types"]);
    }

    /// <https://discord.com/developers/docs/components/reference#radio-group>
    fn radio(&mut self, part: &Value) {
        self.custom_id(part);
        self.count("options", &part["options"], RADIOS.0, RADIOS.1);
        self.options(part);
        let options = part["options"].as_array().into_iter().flatten();
        let chosen = options.filter(|option| option["default"] == true).count();
        self.add(chosen > 1, || format!("options: {chosen} are chosen, at most 1"));
    }

    /// <https://discord.com/developers/docs/components/reference#checkbox>
    fn checkbox(&mut self, part: &Value) {
        self.custom_id(part);
        self.add(!part["required"].is_null(), || "a checkbox is never required".to_owned());
    }
}
