//! Commands of a message's menu, read as the slash commands that they stand for.

use super::custom_id::CustomId;
use super::interaction::{Attachment, Interaction, ResolvedMessage};
use super::read::file;
use super::write::record_files;
use crate::app::commands::MESSAGE_MENUS;
use crate::app::input::arguments::{Arguments, Value as Argument};
use crate::app::input::request::RequestKind;
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
    let mut texts = vec![message.content.as_str()];
    let mut ids = Vec::new();
    walk(&message.components, &mut ids, &mut texts);
    let of_button = |id: &&str| match CustomId::read(id) {
        Some(CustomId::Button(game, ..) | CustomId::Menu(game, _) | CustomId::Choose(game, ..)) => {
            Some(game).filter(|game| game.0 > 0)
        }
        _ => None,
    };
    ids.iter().find_map(of_button).or_else(|| texts.into_iter().find_map(numbered))
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
}
