//! Rules of the application's own emojis, uploaded and in components.
//! <https://discord.com/developers/docs/resources/emoji>

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;

use super::faults::Faults;

/// Largest picture in bytes.
const PICTURE: usize = 256 << 10;
/// Beginnings of pictures' addresses.
const KINDS: [&str; 5] = ["png", "jpeg", "gif", "webp", "avif"];

impl Faults {
    pub(super) fn emoji(&mut self, body: &Value) {
        let name = body["name"].as_str().unwrap_or_default();
        let plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        self.add(!(2..=32).contains(&name.len()) || !plain, || {
            format!("name: {name:?} is not 2 to 32 letters, digits and underscores")
        });
        let image = body["image"].as_str().unwrap_or_default();
        let kind = image.strip_prefix("data:image/").and_then(|rest| rest.split_once(";base64,"));
        let bytes = kind
            .filter(|(kind, _)| KINDS.contains(kind))
            .and_then(|(_, encoded)| STANDARD.decode(encoded).ok());
        self.add(bytes.as_ref().is_none_or(Vec::is_empty), || "image: no picture".to_owned());
        let size = bytes.map_or(0, |bytes| bytes.len());
        self.add(size > PICTURE, || format!("image: {size} bytes, at most {PICTURE}"));
    }
}

/// Returns the ids of the emojis that the components of a body name.
pub(in crate::playground) fn emojis_in(body: &Value) -> Vec<u64> {
    match body {
        Value::Array(parts) => parts.iter().flat_map(emojis_in).collect(),
        Value::Object(fields) => {
            let own = fields.get("emoji").and_then(|emoji| super::id_of(&emoji["id"]));
            own.into_iter().chain(fields.values().flat_map(emojis_in)).collect()
        }
        _ => Vec::new(),
    }
}
