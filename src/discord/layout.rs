//! Writes the parts of messages of components alone.
//! <https://discord.com/developers/docs/components/reference>

use super::limits::{GALLERY_LENGTH, LAYOUT_LENGTH, TEXT_LENGTH};
use super::write::{PICTURE, link, panel_row, shorten, switch};
use crate::app::output::layout::{Part, SideButton};
use crate::app::output::reply::Message;
use serde_json::{Value, json};

/// The parts of a message, and its picture and files below them; none of an ordinary message. Texts that are longer than
/// Discord takes in all are cut at the end.
pub(super) fn parts(message: &Message) -> Vec<Value> {
    let mut room = LAYOUT_LENGTH;
    let parts = message.layout.iter().flat_map(|shown| part(shown, &mut room));
    parts.chain(message.is_layout().then(|| shown(message)).into_iter().flatten()).collect()
}

/// The pictures of such a message, which shows them only where it names them, and its other files.
fn shown(message: &Message) -> impl Iterator<Item = Value> {
    let first = message.picture.iter().map(|picture| (PICTURE, &picture.alt));
    let others = message.files.iter().filter_map(|file| Some((&*file.name, file.alt.as_ref()?)));
    let pictures: Vec<Value> = first.chain(others).map(|(name, alt)| item(name, alt)).collect();
    let galleries = pictures.chunks(GALLERY_LENGTH);
    let galleries: Vec<Value> =
        galleries.map(|items| json!({ "type": 12, "items": items })).collect();
    let files = message.files.iter().filter(|file| file.alt.is_none());
    let files = files.map(|file| json!({ "type": 13, "file": { "url": named(&file.name) } }));
    galleries.into_iter().chain(files)
}

/// One part, while there is room for its text.
fn part(part: &Part, room: &mut usize) -> Vec<Value> {
    match part {
        Part::Text(words) => texts(words, room),
        Part::Section(words, button) => {
            let texts = texts(words, room);
            let section = json!({ "type": 9, "components": texts, "accessory": beside(button) });
            if texts.is_empty() { Vec::new() } else { vec![section] }
        }
        Part::Row(row) => vec![panel_row(row)],
        Part::Separator => vec![json!({ "type": 14 })],
    }
}

/// Text displays for a text, one below the other where it is long; none without words or without room.
fn texts(words: &str, room: &mut usize) -> Vec<Value> {
    if words.is_empty() || *room == 0 {
        return Vec::new();
    }
    let words = shorten(words, *room);
    *room -= words.chars().count();
    split(&words).into_iter().map(|text| json!({ "type": 10, "content": text })).collect()
}

/// Splits a text at ends of lines, and inside of lines that are too long themselves.
fn split(words: &str) -> Vec<&str> {
    let end = words.char_indices().nth(TEXT_LENGTH).map(|(end, _)| end);
    let Some(end) = end else { return vec![words] };
    let (at, next) = words[..end].rfind('\n').map_or((end, end), |at| (at, at + 1));
    [&words[..at]].into_iter().chain(split(&words[next..])).collect()
}

fn beside(button: &SideButton) -> Value {
    match button {
        SideButton::Panel(button) => switch(button),
        SideButton::Link(page) => link(page),
    }
}

/// A picture of a gallery.
fn item(name: &str, alt: &str) -> Value {
    json!({ "media": { "url": named(name) }, "description": alt })
}

/// The address of a file of the same message.
fn named(file: &str) -> String {
    format!("attachment://{file}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::output::reply::{Attached, Picture};
    use std::sync::Arc;

    #[test]
    fn texts_have_room_together() {
        let part = |letters: usize| Part::Text("x".repeat(letters));
        let layout = vec![part(LAYOUT_LENGTH - 10), Part::Separator, part(30), part(5)];
        let written = parts(&Message::private_layout(layout));
        let texts = written.iter().filter_map(|part| part["content"].as_str());
        let lengths: Vec<usize> = texts.map(|text| text.chars().count()).collect();
        assert_eq!(lengths, [TEXT_LENGTH, TEXT_LENGTH - 10, 10], "the last one has no room at all");
        assert_eq!(parts(&Message::private("words".to_owned())), [Value::Null; 0]);
    }

    #[test]
    fn long_texts_are_split_at_ends_of_lines() {
        let line = "é".repeat(TEXT_LENGTH / 2);
        let text = [&*line, "short", &*line].join("\n");
        assert_eq!(split(&text), [&*[&*line, "short"].join("\n"), &*line]);
        assert_eq!(split("short"), ["short"]);
    }

    #[test]
    fn pictures_stand_in_galleries_and_other_files_below_them() {
        let named = |number: usize, alt: Option<&str>| Attached {
            name: format!("{number}"),
            bytes: Arc::from([]),
            alt: alt.map(str::to_owned),
        };
        let files = (0..GALLERY_LENGTH).map(|number| named(number, Some("A board")));
        let picture = Some(Picture { png: Arc::from([]), alt: "The first".to_owned() });
        let files = [named(99, None)].into_iter().chain(files).collect();
        let layout = vec![Part::Text("Words".to_owned())];
        let message = Message { picture, files, ..Message::private_layout(layout) };
        let written = parts(&message);
        let kinds: Vec<u64> = written.iter().filter_map(|part| part["type"].as_u64()).collect();
        assert_eq!(kinds, [10, 12, 12, 13]);
        assert_eq!(written[1]["items"].as_array().unwrap().len(), GALLERY_LENGTH);
        assert_eq!(written[1]["items"][0]["description"], "The first");
        assert_eq!(written[3]["file"]["url"], "attachment://99");
    }
}
