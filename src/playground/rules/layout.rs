//! Rules of messages of components alone.
//! <https://discord.com/developers/docs/components/reference>

use serde_json::Value;

use super::super::message::flat;
use super::faults::Faults;

/// Most components of a message, those inside others counted as well.
const PARTS: usize = 40;
/// Longest text of all text displays together, in characters.
const TEXT: usize = 4_000;
/// Most texts of a section.
const SECTION_TEXTS: usize = 3;
/// Most pictures of a gallery.
const GALLERY: usize = 10;
/// Longest description of a picture, in characters.
const DESCRIPTION: usize = 1_024;

impl Faults {
    /// Checks a message whose flags say that it consists of components alone.
    pub(super) fn layout(&mut self, data: &Value, components: &[Value]) {
        let parts = flat(components);
        self.add(parts.len() > PARTS, || {
            format!("components: {} parts, at most {PARTS}", parts.len())
        });
        let has = |key: &str| match &data[key] {
            Value::Null => false,
            Value::String(text) => !text.is_empty(),
            Value::Array(list) => !list.is_empty(),
            _ => true,
        };
        for key in ["content", "embeds", "poll", "stickers"] {
            self.add(has(key), || format!("{key}: not in a message of components alone"));
        }
        let texts = parts.iter().filter_map(|part| part["content"].as_str());
        let signs: usize = texts.map(|text| text.chars().count()).sum();
        self.add(signs > TEXT, || {
            format!("components: {signs} characters of text, at most {TEXT}")
        });
        for part in components {
            let stands = matches!(part["type"].as_u64(), Some(1 | 9 | 10 | 12..=14 | 17));
            self.add(!stands, || format!("components: type {} stands inside others", part["type"]));
        }
        parts.into_iter().for_each(|part| self.layout_part(part));
    }

    fn layout_part(&mut self, part: &Value) {
        match part["type"].as_u64() {
            Some(9) => self.section(part),
            Some(10) => {
                self.add(!part["content"].is_string(), || "a text without content".to_owned());
                self.length("text", &part["content"], 1, TEXT);
            }
            Some(12) => {
                self.count("items", &part["items"], 1, GALLERY);
                for item in part["items"].as_array().into_iter().flatten() {
                    self.length("description", &item["description"], 1, DESCRIPTION);
                }
            }
            Some(13) => {
                let url = part["file"]["url"].as_str().unwrap_or_default();
                self.add(!url.starts_with("attachment://"), || {
                    "a file component names no attachment".to_owned()
                });
            }
            Some(14) => {
                let spacing = &part["spacing"];
                self.add(!spacing.is_null() && *spacing != 1 && *spacing != 2, || {
                    format!("spacing: {spacing} is neither 1 nor 2")
                });
            }
            _ => {}
        }
    }

    fn section(&mut self, section: &Value) {
        self.count("section", &section["components"], 1, SECTION_TEXTS);
        for part in section["components"].as_array().into_iter().flatten() {
            self.add(part["type"] != 10, || "a section holds texts alone".to_owned());
        }
        self.add(!matches!(section["accessory"]["type"].as_u64(), Some(2 | 11)), || {
            "a section has a button or a thumbnail beside it".to_owned()
        });
    }
}
