//! The commands as Discord registers them, made from the list in `app::commands`.

use super::connection::StartError;
use super::http::client::Rest;
use super::write::record_files;
use crate::app::commands::spec::{Opt, Spec, Subcommand, Takes};
use crate::app::commands::{COMMANDS, MESSAGE_MENUS, PERSON_MENU};
use crate::store::Store;
use crate::words::{Locale, say, try_say};
use serde_json::{Map, Value, json};
use serenity::all::Permissions;
use sha2::{Digest, Sha256};
use std::collections::HashMap;

/// In servers and direct messages with the bot, and wherever a user brings it.
/// <https://discord.com/developers/docs/interactions/application-commands#interaction-contexts>
const CONTEXTS: [u8; 3] = [0, 1, 2];
/// Installed into a server, or by a user for themselves.
const INSTALLS: [u8; 2] = [0, 1];

/// The body of the one bulk call that registers every command.
pub fn commands() -> Value {
    let of_messages = MESSAGE_MENUS.iter().map(|(id, _)| menu(3, id));
    COMMANDS.iter().copied().map(slash).chain([menu(2, PERSON_MENU)]).chain(of_messages).collect()
}

/// A command in the menu of people (type 2) or messages (type 3).
fn menu(kind: u8, id: &str) -> Value {
    json!({
        "type": kind,
        "name": say(Locale::En, id, &[]),
        "name_localizations": localized(id),
        "contexts": CONTEXTS,
        "integration_types": INSTALLS,
    })
}

/// Registers the commands if they differ from what was registered last. Returns their ids by name.
///
/// # Errors
/// When Discord or the store does not take them.
pub async fn register_if_changed(
    rest: &Rest,
    store: &Store,
) -> Result<HashMap<String, u64>, StartError> {
    let body = commands();
    let application = rest.application();
    let hash = format!("{application} {:x}", Sha256::digest(body.to_string()));
    let unchanged = store.note("commands").await?.as_ref() == Some(&hash);
    // Another program may have taken them away.
    if unchanged {
        let registered = rest.registered().await?;
        if are_registered(&body, &registered) {
            return Ok(registered.into_iter().collect());
        }
    }
    let registered = rest.register(&body).await?;
    store.leave_note("commands", hash).await?;
    tracing::info!("commands registered");
    Ok(registered.into_iter().collect())
}

/// True if all of these commands are there and no others. Discord documents no order in which it lists them.
fn are_registered(commands: &Value, registered: &[(String, u64)]) -> bool {
    let commands = commands.as_array().into_iter().flatten();
    let mut wanted: Vec<&str> = commands.filter_map(|command| command["name"].as_str()).collect();
    let mut there: Vec<&str> = registered.iter().map(|(name, _)| name.as_str()).collect();
    wanted.sort_unstable();
    there.sort_unstable();
    wanted == there
}

/// True if every command has an id among these.
pub fn are_known(ids: &HashMap<String, u64>) -> bool {
    let commands = commands();
    let all = commands.as_array().into_iter().flatten();
    all.filter_map(|command| command["name"].as_str()).all(|name| ids.contains_key(name))
}

fn slash(command: &Spec) -> Value {
    let id = format!("command-{}", command.name);
    let mut json = json!({
        "type": 1,
        "name": command.name,
        "description": say(Locale::En, &id, &[]),
        "description_localizations": localized(&id),
        "options": slash_options(command),
        "contexts": CONTEXTS,
        "integration_types": INSTALLS,
    });
    if command.managers_only {
        json["default_member_permissions"] = json!(Permissions::MANAGE_GUILD.bits().to_string());
        json["contexts"] = json!([0]);
        json["integration_types"] = json!([0]);
    }
    json
}

/// The subcommands of a command or, where it has none, its options.
fn slash_options(command: &Spec) -> Value {
    let options = |sub: Option<&str>, options: &[Opt]| -> Value {
        options.iter().map(|option| slash_option(command, sub, option)).collect()
    };
    let subcommand = |sub: &Subcommand| {
        let id = format!("command-{}-{}", command.name, sub.name);
        json!({
            "type": 1,
            "name": sub.name,
            "description": say(Locale::En, &id, &[]),
            "description_localizations": localized(&id),
            "options": options(Some(sub.name), sub.options),
        })
    };
    match command.subcommands {
        [] => options(None, command.options),
        subs => subs.iter().map(subcommand).collect(),
    }
}

/// Returns the id of an option's description: that for its subcommand alone, where there is one.
fn described(command: &Spec, subcommand: Option<&str>, option: &Opt) -> String {
    let own = subcommand.map(|name| format!("option-{}-{name}-{}", command.name, option.name));
    let own = own.filter(|id| try_say(Locale::En, id, &[]).is_some());
    own.unwrap_or_else(|| format!("option-{}-{}", command.name, option.name))
}

fn slash_option(command: &Spec, subcommand: Option<&str>, option: &Opt) -> Value {
    let id = described(command, subcommand, option);
    let mut json = json!({
        "type": kind(&option.takes),
        "name": option.name,
        "description": say(Locale::En, &id, &[]),
        "description_localizations": localized(&id),
        "required": option.required,
    });
    match option.takes {
        Takes::Person | Takes::Flag => {}
        Takes::File => json["file_types"] = json!(record_files()),
        Takes::Text => json["autocomplete"] = json!(true),
        Takes::Word(words) => {
            json["choices"] = words.iter().map(|word| choice(option.name, word)).collect();
        }
    }
    json
}

/// Type of an option, by Discord's numbers.
/// <https://discord.com/developers/docs/interactions/application-commands#application-command-object-application-command-option-type>
fn kind(takes: &Takes) -> u8 {
    match takes {
        Takes::Text | Takes::Word(_) => 3,
        Takes::Flag => 5,
        Takes::Person => 6,
        Takes::File => 11,
    }
}

fn choice(option: &str, word: &str) -> Value {
    let id = format!("choice-{option}-{word}");
    json!({ "name": say(Locale::En, &id, &[]), "name_localizations": localized(&id), "value": word })
}

/// The message in the languages other than English.
fn localized(id: &str) -> Value {
    let others = Locale::ALL.into_iter().filter(|locale| *locale != Locale::En);
    let texts: Map<String, Value> =
        others.map(|locale| (locale.code().to_owned(), say(locale, id, &[]).into())).collect();
    texts.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_there_in_any_order() {
        let wanted = json!([{ "name": "move" }, { "name": "board" }, { "name": "Replay" }]);
        let there = |names: &[&str]| {
            let listed: Vec<_> = names.iter().map(|name| ((*name).to_owned(), 1_u64)).collect();
            are_registered(&wanted, &listed)
        };
        assert!(there(&["move", "board", "Replay"]) && there(&["Replay", "board", "move"]));
        assert!(!there(&["move", "board"]));
        assert!(!there(&["move", "board", "Replay", "old"]));
        assert!(!there(&["move", "board", "replay"]));
    }
}
