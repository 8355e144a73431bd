//! Types of files that an upload takes, by the endings of their names.
//! <https://discord.com/developers/docs/reference#file-type-filtering>

use serde_json::Value;

use super::faults::Faults;

/// Most types of an upload.
const MOST: usize = 10;

/// Groups with the endings that they stand for.
const GROUPS: [(&str, &[&str]); 3] = [
    ("image", &[".png", ".gif", ".jpg", ".jpeg", ".jfif", ".webp", ".avif"]),
    ("video", &[".mp4", ".mov", ".qt", ".webm"]),
    ("audio", &[".mp3", ".m4a", ".wav", ".ogg", ".opus", ".flac"]),
];

impl Faults {
    /// Adds what is wrong with a list of types; none is no list.
    pub(super) fn file_types(&mut self, types: &Value) {
        let types = types.as_array().map(Vec::as_slice).unwrap_or_default();
        self.add(types.len() > MOST, || format!("{} file types, at most {MOST}", types.len()));
        for one in types {
            let name = one.as_str().unwrap_or_default();
            let is_group = GROUPS.iter().any(|(group, _)| *group == name);
            let is_ending = name.strip_prefix('.').is_some_and(|ending| !ending.is_empty());
            self.add(!is_group && !is_ending, || format!("{one} is no file type"));
        }
    }
}

/// True if a client lets people choose a file of this name.
pub(in crate::playground) fn takes(types: &Value, filename: &str) -> bool {
    let Some(types) = types.as_array().filter(|types| !types.is_empty()) else { return true };
    let name = filename.to_ascii_lowercase();
    let ends = |one: &str| name.ends_with(&one.to_ascii_lowercase());
    types.iter().filter_map(Value::as_str).any(|one| {
        let group = GROUPS.iter().find(|(group, _)| *group == one);
        group.map_or_else(|| ends(one), |(_, endings)| endings.iter().any(|ending| ends(ending)))
    })
}
