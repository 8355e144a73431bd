//! Writes modals: of a move, of a setting, and of several fields.
//! <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object-modal>

use super::custom_id::CustomId;
use super::limits::{
    CHOICE_LENGTH, FORM_TITLE_LENGTH, LINES_LENGTH, MENU_LENGTH, NOTE_LENGTH, PLACEHOLDER_LENGTH,
};
use super::write::{record_files, shorten};
use crate::app::output::form::{Field, Form, Input, MOST_FIELDS};
use crate::app::output::reply::{Choice, MoveModal, SettingModal};
use crate::game::LONGEST_ACTION;
use serde_json::{Value, json};

/// Longest text in the form of a setting, in characters: a list of rule sets may have many names.
const SETTING_LENGTH: usize = 1_000;

/// The modal of a panel's setting.
pub(super) fn of_setting(question: &SettingModal) -> Value {
    let fits = |value: &&String| (1..=SETTING_LENGTH).contains(&value.chars().count());
    let value = question.value.as_ref().filter(fits);
    let mut line = line(&question.example, SETTING_LENGTH);
    if let Some(value) = value {
        line["value"] = json!(value);
    }
    // The placeholder of a line that is not empty is not seen.
    let note = value.map(|_| question.example.as_str());
    json!({
        "custom_id": CustomId::Panel(question.key.clone()).to_string(),
        "title": shorten(&question.title, FORM_TITLE_LENGTH),
        "components": [labelled(&question.label, note, line)],
    })
}

/// The modal for a move.
pub(super) fn of_move(form: &MoveModal, bot_in_channel: bool) -> Value {
    let line = line(&form.example, LONGEST_ACTION);
    json!({
        "custom_id": CustomId::Form(form.game, form.version, bot_in_channel).to_string(),
        "title": shorten(&form.title, FORM_TITLE_LENGTH),
        "components": [labelled(&form.label, form.note.as_deref(), line)],
    })
}

/// A line that must be filled in, with a placeholder and a greatest length in characters.
/// <https://discord.com/developers/docs/components/reference#text-input>
fn line(example: &str, most: usize) -> Value {
    json!({
        "type": 4, "custom_id": "text", "style": 1,
        "placeholder": shorten(example, PLACEHOLDER_LENGTH),
        "required": true, "min_length": 1, "max_length": most,
    })
}

/// A field of a modal under its label, with an explanation where there is one.
/// <https://discord.com/developers/docs/components/reference#label>
fn labelled(label: &str, note: Option<&str>, field: Value) -> Value {
    let mut json =
        json!({ "type": 18, "label": shorten(label, FORM_TITLE_LENGTH), "component": field });
    if let Some(note) = note {
        json["description"] = json!(shorten(note, NOTE_LENGTH));
    }
    json
}

/// A modal of several fields.
pub(super) fn of_fields(form: &Form, bot_in_channel: bool) -> Value {
    let fields = form.fields.iter().take(MOST_FIELDS);
    let field = |field: &Field| labelled(&field.label, field.note.as_deref(), input(field));
    json!({
        "custom_id": CustomId::Fields(form.key.clone(), bot_in_channel).to_string(),
        "title": shorten(&form.title, FORM_TITLE_LENGTH),
        "components": fields.map(field).collect::<Vec<_>>(),
    })
}

/// The field below a label.
/// <https://discord.com/developers/docs/components/reference#component-object-component-types>
fn input(field: &Field) -> Value {
    let mut json = match &field.input {
        Input::Select(choices, chosen) => json!({ "type": 3, "options": options(choices, chosen) }),
        Input::Radio(choices, chosen) => json!({ "type": 21, "options": options(choices, chosen) }),
        Input::Check(ticked) => json!({ "type": 23, "default": ticked }),
        Input::Person(chosen) => person(*chosen),
        Input::Upload => json!({
            "type": 19, "required": false, "min_values": 0, "max_values": 1, "file_types": record_files(),
        }),
        Input::Line(example) => json!({
            "type": 4, "style": 1, "required": false, "max_length": LONGEST_ACTION,
            "placeholder": shorten(example, PLACEHOLDER_LENGTH),
        }),
        Input::Lines(example, text, most) => {
            let most = most.map_or(LINES_LENGTH, |most| most.min(LINES_LENGTH));
            let mut lines = json!({
                "type": 4, "style": 2, "required": false, "max_length": most,
                "placeholder": shorten(example, PLACEHOLDER_LENGTH),
            });
            if (1..=most).contains(&text.chars().count()) {
                lines["value"] = json!(text);
            }
            lines
        }
    };
    json["custom_id"] = json!(field.name);
    json
}

/// A menu of people that may stay empty. Discord wants as many chosen at first as may be chosen at all.
/// <https://discord.com/developers/docs/components/reference#user-select>
fn person(chosen: Option<u64>) -> Value {
    let mut json = json!({ "type": 5, "required": false, "min_values": 0, "max_values": 1 });
    if let Some(id) = chosen {
        json["default_values"] = json!([{ "id": id.to_string(), "type": "user" }]);
    }
    json
}

fn options(choices: &[Choice], chosen: &str) -> Vec<Value> {
    let option = |choice: &Choice| {
        let label = shorten(&choice.name, CHOICE_LENGTH);
        json!({ "label": label, "value": choice.value, "default": choice.value == chosen })
    };
    choices.iter().take(MENU_LENGTH).map(option).collect()
}
