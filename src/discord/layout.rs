//! Writes the parts of messages of components alone.
//! <https://discord.com/developers/docs/components/reference>

use super::limits::LAYOUT_LENGTH;
use super::write::{PICTURE, link, panel_row, shorten, switch};
use crate::app::output::layout::{Part, SideButton};
use crate::app::output::reply::{Message, Picture};
use serde_json::{Value, json};

/// The parts of a message, and its picture and files below them; none of an ordinary message. Texts that are longer than
/// Discord takes in all are cut at the end.
pub(super) fn parts(message: &Message) -> Vec<Value> {
    let mut room = LAYOUT_LENGTH;
    let parts = message.layout.iter().filter_map(|shown| part(shown, &mut room));
    let files = message.files.iter().filter(|_| message.is_layout());
    let files = files.map(|file| json!({ "type": 13, "file": { "url": named(&file.name) } }));
    let picture = message.picture.as_ref().filter(|_| message.is_layout());
    parts.chain(picture.map(gallery)).chain(files).collect()
}

/// One part, while there is room for its text.
fn part(part: &Part, room: &mut usize) -> Option<Value> {
    match part {
        Part::Text(words) => text(words, room),
        Part::Section(words, button) => {
            let text = text(words, room)?;
            Some(json!({ "type": 9, "components": [text], "accessory": beside(button) }))
        }
        Part::Row(row) => Some(panel_row(row)),
        Part::Separator => Some(json!({ "type": 14 })),
    }
}

/// A text display; none without words or without room.
fn text(words: &str, room: &mut usize) -> Option<Value> {
    if words.is_empty() || *room == 0 {
        return None;
    }
    let words = shorten(words, *room);
    *room -= words.chars().count();
    Some(json!({ "type": 10, "content": words }))
}

fn beside(button: &SideButton) -> Value {
    match button {
        SideButton::Panel(button) => switch(button),
        SideButton::Link(page) => link(page),
    }
}

/// The picture, which such a message shows only where it names it.
fn gallery(picture: &Picture) -> Value {
    let item = json!({ "media": { "url": named(PICTURE) }, "description": picture.alt });
    json!({ "type": 12, "items": [item] })
}

/// The address of a file of the same message.
fn named(file: &str) -> String {
    format!("attachment://{file}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_have_room_together() {
        let part = |letters: usize| Part::Text("x".repeat(letters));
        let layout = vec![part(LAYOUT_LENGTH - 10), Part::Separator, part(30), part(5)];
        let written = parts(&Message::private_layout(layout));
        let texts = written.iter().filter_map(|part| part["content"].as_str());
        let lengths: Vec<usize> = texts.map(|text| text.chars().count()).collect();
        assert_eq!(lengths, [LAYOUT_LENGTH - 10, 10], "the last one has no room at all");
        assert_eq!(parts(&Message::private("words".to_owned())), [Value::Null; 0]);
    }
}
