//! A person's command and its options, checked against the registered command as Discord's client
//! and server do.
//! <https://discord.com/developers/docs/interactions/application-commands#application-command-object-application-command-option-type>

use serde_json::{Value, json};

use super::cast::{Place, SERVER, Setting, user_named};
use super::overrides;
use super::payload::{Resolved, permissions_of};
use super::permissions::ADMINISTRATOR;
use super::rules;
use super::world::State;

/// Option types by Discord's numbers.
const SUB_COMMAND: u64 = 1;
const STRING: u64 = 3;
const INTEGER: u64 = 4;
const BOOLEAN: u64 = 5;
const USER: u64 = 6;
const CHANNEL: u64 = 7;
const MENTIONABLE: u64 = 9;
const NUMBER: u64 = 10;
const ATTACHMENT: u64 = 11;

/// A command as a person calls it.
pub(super) struct Call<'a> {
    pub(super) state: &'a State,
    pub(super) place: Place,
    pub(super) person: u64,
    /// Option names and what was typed for them.
    pub(super) given: &'a [(&'a str, &'a str)],
    /// The option being typed now, for autocomplete.
    pub(super) focused: Option<(&'a str, &'a str)>,
}

/// The registered command of this type and name, if this person may use it here.
pub(super) fn find<'a>(
    state: &'a State,
    kind: u64,
    name: &str,
    person: u64,
    place: Place,
) -> Result<&'a Value, String> {
    let fits =
        |command: &&Value| command["name"] == name && rules::commands::kind_of(command) == kind;
    let command = state
        .commands
        .iter()
        .find(fits)
        .ok_or_else(|| format!("no command {name} is registered"))?;
    if offers(state, command, person, place) {
        Ok(command)
    } else {
        Err(format!("the command {name} is not offered to this person in this channel"))
    }
}

/// True if a person is offered a command in a channel: contexts, kinds of installation, default
/// permissions.
pub(super) fn offers(state: &State, command: &Value, person: u64, place: Place) -> bool {
    let lists = |key: &str, number: u64| {
        command[key].as_array().map(|list| list.iter().any(|one| *one == number))
    };
    let installed = if state.is_user_installed(place) { 1 } else { 0 };
    let by_install = lists("integration_types", installed).unwrap_or(installed == 0);
    let by_context = lists("contexts", place.context()).unwrap_or(true);
    let needed: u64 = command["default_member_permissions"]
        .as_str()
        .and_then(|bits| bits.parse().ok())
        .unwrap_or(0);
    let has = permissions_of(person);
    let by_default = has & needed == needed;
    let permitted = place.server().is_none()
        || has & ADMINISTRATOR != 0
        || overrides::permits(state, command, person, place, by_default);
    let in_dm = matches!(place.setting, Setting::BotDm(_))
        && lists("integration_types", 1).unwrap_or(false);
    (by_install || in_dm) && by_context && permitted
}

impl Call<'_> {
    /// The interaction's `data` for `words`: the command's name and, where it has them, its subcommands'.
    pub(super) fn data(&self, words: &str) -> Result<Value, String> {
        let mut words = words.split(' ');
        let name = words.next().unwrap_or_default();
        let command = find(self.state, 1, name, self.person, self.place)?;
        let mut resolved = Resolved::default();
        let options = self.nested(command, &words.collect::<Vec<_>>(), &mut resolved)?;
        Ok(
            json!({"id": command["id"], "name": name, "type": 1, "options": options, "resolved": resolved.json()}),
        )
    }

    /// The options of a command or, one level down, of a subcommand.
    fn nested(
        &self,
        owner: &Value,
        words: &[&str],
        resolved: &mut Resolved,
    ) -> Result<Vec<Value>, String> {
        let specs = owner["options"].as_array().map(Vec::as_slice).unwrap_or_default();
        if let Some((first, rest)) = words.split_first() {
            let sub = specs.iter().find(|spec| spec["name"] == *first && is_sub(spec));
            let sub = sub.ok_or_else(|| format!("{} has no subcommand {first}", owner["name"]))?;
            let inner = self.nested(sub, rest, resolved)?;
            return Ok(vec![json!({"name": first, "type": sub["type"], "options": inner})]);
        }
        if specs.iter().any(is_sub) {
            return Err(format!("{} needs a subcommand", owner["name"]));
        }
        self.flat(specs, resolved)
    }

    fn flat(&self, specs: &[Value], resolved: &mut Resolved) -> Result<Vec<Value>, String> {
        let typed = self.given.iter().chain(&self.focused);
        if let Some((name, _)) =
            typed.clone().find(|(name, _)| !specs.iter().any(|spec| spec["name"] == *name))
        {
            return Err(format!("there is no option {name}"));
        }
        let mut options = Vec::new();
        for spec in specs {
            let name = spec["name"].as_str().unwrap_or_default();
            if let Some((_, text)) = self.focused.filter(|(focused, _)| *focused == name) {
                if spec["autocomplete"] != true {
                    return Err(format!("the option {name} does not complete"));
                }
                options.push(
                    json!({"name": name, "type": spec["type"], "value": text, "focused": true}),
                );
            } else if let Some((_, text)) = self.given.iter().find(|(given, _)| *given == name) {
                let value =
                    self.value(spec, text, resolved).map_err(|why| format!("{name}: {why}"))?;
                options.push(json!({"name": name, "type": spec["type"], "value": value}));
            } else if spec["required"] == true && self.focused.is_none() {
                return Err(format!("the option {name} is required"));
            }
        }
        Ok(options)
    }

    /// One typed text as the value of its option's type.
    fn value(&self, spec: &Value, text: &str, resolved: &mut Resolved) -> Result<Value, String> {
        let kind = spec["type"].as_u64().unwrap_or(STRING);
        let value = match kind {
            STRING => string(spec, text)?,
            INTEGER => number(
                spec,
                text.parse::<i64>()
                    .map(|n| json!(n))
                    .map_err(|_| format!("{text} is no whole number"))?,
            )?,
            NUMBER => number(
                spec,
                text.parse::<f64>()
                    .map(|n| json!(n))
                    .map_err(|_| format!("{text} is no number"))?,
            )?,
            BOOLEAN => json!(
                text.parse::<bool>().map_err(|_| format!("{text} is neither true nor false"))?
            ),
            USER | MENTIONABLE => self.user(text, resolved)?,
            CHANNEL => self.channel(text, resolved)?,
            ATTACHMENT => {
                resolved.upload(self.state, self.place.id, &spec["file_types"], text)?;
                json!(text)
            }
            _ => return Err("options of this type cannot be typed here".to_owned()),
        };
        if spec["choices"]
            .as_array()
            .is_some_and(|list| !list.is_empty() && !list.iter().any(|one| one["value"] == value))
        {
            return Err(format!("{text} is not one of the choices"));
        }
        Ok(value)
    }

    /// A person by key or id, or the bot by `narabe` or id.
    fn user(&self, text: &str, resolved: &mut Resolved) -> Result<Value, String> {
        let id = user_named(text).ok_or_else(|| format!("no one is called {text}"))?;
        resolved.user(id, self.place);
        Ok(json!(id.to_string()))
    }

    /// A channel of the server by id or name.
    fn channel(&self, text: &str, resolved: &mut Resolved) -> Result<Value, String> {
        let place = text.parse().ok().and_then(Place::by_id).or_else(|| Place::by_name(text));
        let is_here = |place: &Place| place.server() == Some(SERVER) && self.state.is_there(*place);
        let place = place.filter(is_here).ok_or_else(|| format!("no channel {text}"))?;
        resolved.put("channels", place.id, self.state.channel_json(place));
        Ok(json!(place.id.to_string()))
    }
}

fn is_sub(spec: &Value) -> bool {
    matches!(spec["type"].as_u64(), Some(SUB_COMMAND | 2))
}

fn string(spec: &Value, text: &str) -> Result<Value, String> {
    let count = text.chars().count() as u64;
    let least = spec["min_length"].as_u64().unwrap_or(0);
    let most = spec["max_length"].as_u64().unwrap_or(6_000);
    if count < least || count > most {
        return Err(format!("{count} characters, not {least} to {most}"));
    }
    Ok(json!(text))
}

fn number(spec: &Value, value: Value) -> Result<Value, String> {
    let number = value.as_f64().unwrap_or(0.0);
    let below = spec["min_value"].as_f64().is_some_and(|least| number < least);
    let above = spec["max_value"].as_f64().is_some_and(|most| number > most);
    if below || above { Err(format!("{number} is out of range")) } else { Ok(value) }
}
