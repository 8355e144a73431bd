//! Commands of a message's menu, read as the slash commands that they stand for, and what a message's components name.

use super::custom_id::CustomId;
use super::interaction::{Attachment, Interaction, Message, ResolvedMessage};
use super::read::file;
use super::write::record_files;
use crate::app::commands::MESSAGE_MENUS;
use crate::app::input::arguments::{Arguments, Value as Argument};
use crate::app::input::request::{ButtonAction, RequestKind};
use crate::store::GameId;
use crate::words::{Locale, say};
use serde_json::Value;

/// The type of such a command.
pub(super) const OF_MESSAGE: u8 = 3;

/// Reads the command; none where there is no such command or no message.
pub(super) fn command(interaction: &Interaction) -> Option<RequestKind> {
    let data = &interaction.data;
    let message = data.resolved.messages.get(&data.target_id?)?;
    let is_given = |(id, _): &&(&str, &str)| say(Locale::En, id, &[]) == data.name;
    let (_, command) = MESSAGE_MENUS.iter().find(is_given)?;
    let arguments = match *command {
        "replay" => record(message),
        _ => {
            let is_own =
                message.author.as_ref().is_some_and(|by| by.id == interaction.application_id);
            let game = is_own.then(|| shown(message)).flatten();
            let game = game.map_or_else(String::new, |game| game.0.to_string());
            Arguments::default().with_text("game", game).with_flag("message", true)
        }
    };
    Some(RequestKind::command(command, arguments))
}

/// The record of a message: a file with such an ending, else the text, else any file.
fn record(message: &ResolvedMessage) -> Arguments {
    let endings = record_files();
    let is_record = |attachment: &&Attachment| {
        let name = attachment.filename.to_lowercase();
        endings.iter().any(|ending| name.ends_with(ending))
    };
    let files = || message.attachments.iter();
    let any = || files().next().filter(|_| message.content.trim().is_empty());
    match files().find(is_record).or_else(any) {
        Some(attachment) => Arguments::default().with("file", Argument::File(file(attachment))),
        None => Arguments::default().with_text("record", message.content.clone()),
    }
}

/// The game that a message of the bot's shows: by its buttons, else by the first number behind a `#`.
fn shown(message: &ResolvedMessage) -> Option<GameId> {
    let (ids, number) = ids_and_number(&message.content, &message.components);
    let of_button = |id: &&str| match CustomId::read(id) {
        Some(CustomId::Button(game, ..) | CustomId::Menu(game, _) | CustomId::Choose(game, ..)) => {
            Some(game).filter(|game| game.0 > 0)
        }
        _ => None,
    };
    ids.iter().find_map(of_button).or(number)
}

/// True if a message has a component about the same as a custom id, be it of an older board. One that has lost its
/// components names the game of the first number in its text.
pub(super) fn names(message: &Message, id: &CustomId) -> bool {
    // What Discord does not tell is not compared.
    let Some((kind, name)) = subject(id).filter(|_| !message.components.is_null()) else {
        return true;
    };
    let content = message.content.as_deref().unwrap_or_default();
    let (ids, game) = ids_and_number(content, &message.components);
    if ids.is_empty() {
        return game.is_some_and(|game| kind == "game" && name == game.0.to_string());
    }
    // A hill is called by its rules until someone has joined it, and by its number from then on.
    let number = |name: &str| name.strip_prefix("hill:").map(|key| key.parse::<u64>().is_ok());
    let is_by_rules = number(&name) == Some(false);
    let is_same = |other: &str| other == name || is_by_rules && number(other) == Some(true);
    let mut others = ids.into_iter().filter_map(CustomId::read).filter_map(|id| subject(&id));
    others.any(|(other_kind, other)| other_kind == kind && is_same(&other))
}

/// Subject of a custom id: a game, a part of its messages, a list with pages, or a panel. A form of several fields
/// replaces no message.
fn subject(id: &CustomId) -> Option<(&'static str, String)> {
    Some(match id {
        CustomId::Button(game, _, verb) => (part_of_game(*verb), game.0.to_string()),
        CustomId::Form(game, ..) | CustomId::Menu(game, _) | CustomId::Choose(game, ..) => {
            ("game", game.0.to_string())
        }
        CustomId::Page(_) => ("page", String::new()),
        CustomId::Panel(key) => ("panel", panel(key).to_owned()),
        CustomId::Fields(..) => return None,
    })
}

/// The panel of a key; a server has several events and hills.
fn panel(key: &str) -> &str {
    let mut ends = key.match_indices(':').map(|(at, _)| at);
    let words = usize::from(["event:", "hill:"].iter().any(|panel| key.starts_with(panel)));
    &key[..ends.nth(words).unwrap_or(key.len())]
}

/// The part of a game whose message a button changes.
fn part_of_game(verb: ButtonAction) -> &'static str {
    match verb {
        ButtonAction::First | ButtonAction::Back | ButtonAction::Forth | ButtonAction::Last => {
            "replay"
        }
        ButtonAction::ReviewBack | ButtonAction::ReviewForth | ButtonAction::Share => "review",
        ButtonAction::Pause | ButtonAction::NoPause => "pause",
        _ => "game",
    }
}

/// Returns the custom ids of a message's components, and the game of the first number in its texts.
fn ids_and_number<'a>(content: &'a str, components: &'a Value) -> (Vec<&'a str>, Option<GameId>) {
    let (mut ids, mut texts) = (Vec::new(), vec![content]);
    walk(components, &mut ids, &mut texts);
    (ids, texts.into_iter().find_map(numbered))
}

/// Collects the custom ids and texts of components at any depth.
fn walk<'a>(part: &'a Value, ids: &mut Vec<&'a str>, texts: &mut Vec<&'a str>) {
    match part {
        Value::Array(parts) => parts.iter().for_each(|part| walk(part, ids, texts)),
        Value::Object(fields) => {
            ids.extend(fields.get("custom_id").and_then(Value::as_str));
            texts.extend(fields.get("content").and_then(Value::as_str));
            let inner = ["components", "component", "accessory"];
            inner.iter().filter_map(|key| fields.get(*key)).for_each(|part| walk(part, ids, texts));
        }
        _ => {}
    }
}

/// The first number behind a `#` that is no part of a mention.
fn numbered(text: &str) -> Option<GameId> {
    let number = |(at, _): (usize, &str)| {
        let digits = text[at + 1..].split(|sign: char| !sign.is_ascii_digit()).next()?;
        let is_mention = text[..at].ends_with('<');
        (!is_mention).then(|| digits.parse().ok().map(GameId))?
    };
    text.match_indices('#').find_map(number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_game_is_found_by_its_button_or_number() {
        let of = |content: &str, components: Value| {
            let message =
                ResolvedMessage { content: content.to_owned(), components, ..Default::default() };
            shown(&message).map(|game| game.0)
        };
        let button = json!([{ "type": 1, "components": [{ "custom_id": "v1:12:3:move" }] }]);
        assert_eq!(of("**Gomoku** #7", button), Some(12));
        assert_eq!(of("<#99> **Gomoku** · #7 vs", Value::Null), Some(7));
        assert_eq!(of("no game, only C# and <#5>", json!([])), None);
        let layout = json!([{ "type": 9, "components": [{ "content": "#31" }], "accessory": {} }]);
        assert_eq!(of("", layout), Some(31));
        let replay = json!([{ "type": 1, "components": [{ "custom_id": "v1:0:3:first" }] }]);
        assert_eq!(of("", replay), None, "a record that the message carries is no game");
    }

    #[test]
    fn a_message_names_what_its_components_are_about() {
        let of = |content: &str, ids: &[&str], pressed: &str| {
            let buttons: Vec<Value> = ids.iter().map(|id| json!({ "custom_id": id })).collect();
            let components = json!([{ "type": 1, "components": buttons }]);
            let message = json!({ "id": "1", "content": content, "components": components });
            let message = serde_json::from_value::<Message>(message).unwrap();
            names(&message, &CustomId::read(pressed).unwrap())
        };
        let board = ["v1:12:3:move", "v1:panel:event:4:join"];
        for own in ["v1:12:1:type", "v1:12:9:accept", "v1:panel:event:4:leave", "v1:fields:note"] {
            assert!(of("", &board, own), "{own}");
        }
        for other in ["v1:1:3:move", "v1:12:0:share", "v1:12:0:pause", "v1:leaf:profile:-"] {
            assert!(!of("", &board, other), "{other}");
        }
        assert!(!of("", &board, "v1:panel:event:40:join") && !of("", &board, "v1:panel:hill:4:x"));
        let (by_rules, by_number) = ("v1:panel:hill:renju:join", "v1:panel:hill:4:join");
        assert!(of("", &[by_number], by_rules), "someone has joined meanwhile");
        assert!(!of("", &["v1:panel:hill:caro:join"], by_rules));
        assert!(!of("", &["v1:panel:hill:5:join"], by_number));
        assert!(of("", &["v1:0:3:first"], "v1:0:4:back"));
        assert!(of("**Gomoku** #7", &[], "v1:7:0:move") && !of("#7", &[], "v1:8:0:move"));
        assert!(!of("no game", &[], "v1:7:0:move"));
    }
}
