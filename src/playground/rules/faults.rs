//! Faults of a request, collected by checks.

use serde_json::Value;

/// Faults found so far.
#[derive(Default)]
pub(in crate::playground) struct Faults(pub(super) Vec<String>);

impl Faults {
    /// Adds a fault if something is wrong.
    pub(super) fn add(&mut self, wrong: bool, why: impl FnOnce() -> String) {
        if wrong {
            self.0.push(why());
        }
    }

    /// Checks that the text at `at`, if there is one, has `least` to `most` characters.
    pub(super) fn length(&mut self, at: &str, text: &Value, least: usize, most: usize) {
        if let Some(text) = text.as_str() {
            let count = text.chars().count();
            self.add(count < least || count > most, || {
                format!("{at}: {count} characters, not {least} to {most}")
            });
        }
    }

    /// Checks that the list at `at` has `least` to `most` entries.
    pub(super) fn count(&mut self, at: &str, list: &Value, least: usize, most: usize) {
        let count = list.as_array().map_or(0, Vec::len);
        self.add(count < least || count > most, || {
            format!("{at}: {count} entries, not {least} to {most}")
        });
    }
}
