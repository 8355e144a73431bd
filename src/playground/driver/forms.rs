//! Modals as a person fills them in, checked as Discord's client does.
//! <https://discord.com/developers/docs/components/reference>

use serde_json::{Value, json};

use super::answered::{Modal, Trouble, impossible};
use crate::playground::cast::{Place, user_named};
use crate::playground::payload::Resolved;
use crate::playground::world::State;

/// The interaction's `data` for a form in which these fields were filled in, by custom id or label; the others keep what
/// the form shows. People are given by key or id, files by their upload, ticks as `true` or `false`.
pub(super) fn data(
    state: &State,
    modal: &Modal,
    fields: &[(&str, &str)],
) -> Result<Value, Trouble> {
    let inputs = modal.inputs();
    let is_known = |name: &str| inputs.iter().any(|input| is_named(input, name));
    if let Some((name, _)) = fields.iter().find(|(name, _)| !is_known(name)) {
        return impossible(&format!("the form has no field {name:?}"));
    }
    let mut resolved = Resolved::default();
    let mut labels = Vec::new();
    for input in &inputs {
        let given = fields.iter().find(|(name, _)| is_named(input, name)).map(|(_, text)| *text);
        let value = filled_in(state, modal, input, given, &mut resolved)?;
        labels.push(json!({"type": 18, "component": value}));
    }
    let id = &modal.data["custom_id"];
    Ok(json!({"custom_id": id, "components": labels, "resolved": resolved.json()}))
}

/// True if a field has this custom id or label.
fn is_named(input: &Value, name: &str) -> bool {
    input["custom_id"] == name || input["label"] == name
}

/// Returns a field as it is submitted.
fn filled_in(
    state: &State,
    modal: &Modal,
    input: &Value,
    given: Option<&str>,
    resolved: &mut Resolved,
) -> Result<Value, Trouble> {
    let field = |more: Value| {
        let mut all = json!({"type": input["type"], "custom_id": input["custom_id"]});
        if let (Some(all), Value::Object(more)) = (all.as_object_mut(), more) {
            all.extend(more);
        }
        all
    };
    Ok(match input["type"].as_u64() {
        Some(3) => field(json!({"values": chosen(input, given)?})),
        Some(21) => field(json!({"value": chosen(input, given)?.first()})),
        Some(23) => {
            let ticked = given.map_or(input["default"] == true, |given| given == "true");
            field(json!({"value": ticked}))
        }
        Some(5) => {
            let people = people(input, given)?;
            let place = Place::by_id(modal.channel);
            let place =
                place.ok_or_else(|| Trouble::Impossible("the channel is gone".to_owned()))?;
            people.iter().for_each(|id| resolved.user(*id, place));
            field(json!({"values": people.iter().map(u64::to_string).collect::<Vec<_>>()}))
        }
        Some(19) => field(json!({"values": files(state, modal, input, given, resolved)?})),
        Some(4) => {
            let text = given.or(input["value"].as_str()).unwrap_or_default();
            check_text(input, text)?;
            field(json!({"value": text}))
        }
        _ => return impossible(&format!("no one can fill in a field of type {}", input["type"])),
    })
}

/// Returns the values of a menu or of radio buttons: the one that is given by value or label, or what the form shows.
fn chosen(input: &Value, given: Option<&str>) -> Result<Vec<String>, Trouble> {
    let options = || input["options"].as_array().into_iter().flatten();
    let value = |option: &Value| option["value"].as_str().unwrap_or_default().to_owned();
    let values: Vec<String> = match given {
        Some(given) => {
            let fits = |option: &&Value| option["value"] == given || option["label"] == given;
            let Some(option) = options().find(fits) else {
                return impossible(&format!("{} has no option {given:?}", input["label"]));
            };
            vec![value(option)]
        }
        None => options().filter(|option| option["default"] == true).map(value).collect(),
    };
    if values.is_empty() && input["required"] != false {
        return impossible(&format!("{} must be chosen", input["label"]));
    }
    Ok(values)
}

/// Returns the people of a menu: the one that is given, no one for an empty text, or whom the form shows.
fn people(input: &Value, given: Option<&str>) -> Result<Vec<u64>, Trouble> {
    let shown = || input["default_values"].as_array().into_iter().flatten();
    let people: Vec<u64> = match given {
        Some("") => Vec::new(),
        Some(key) => {
            let id = user_named(key);
            vec![id.ok_or_else(|| Trouble::Impossible(format!("no one is called {key}")))?]
        }
        None => shown().filter_map(|one| one["id"].as_str()?.parse().ok()).collect(),
    };
    if people.is_empty() && input["required"] != false {
        return impossible(&format!("{} must be chosen", input["label"]));
    }
    Ok(people)
}

/// Returns the uploaded file, if there is one.
fn files(
    state: &State,
    modal: &Modal,
    input: &Value,
    given: Option<&str>,
    resolved: &mut Resolved,
) -> Result<Vec<String>, Trouble> {
    let Some(given) = given.filter(|given| !given.is_empty()) else {
        return match input["required"] != false {
            true => impossible(&format!("{} needs a file", input["label"])),
            false => Ok(Vec::new()),
        };
    };
    let taken = resolved.upload(state, modal.channel, &input["file_types"], given);
    taken.map(|()| vec![given.to_owned()]).map_err(Trouble::Impossible)
}

/// Checks that a text input takes a text of this length.
fn check_text(input: &Value, text: &str) -> Result<(), Trouble> {
    let count = text.chars().count() as u64;
    let label = &input["label"];
    let required = input["required"] != false;
    let least = input["min_length"].as_u64().unwrap_or(u64::from(required));
    let most = input["max_length"].as_u64().unwrap_or(4_000);
    if count == 0 && !required {
        return Ok(());
    }
    if count < least.max(u64::from(required)) || count > most {
        return impossible(&format!("{label}: {count} characters, not {least} to {most}"));
    }
    Ok(())
}
