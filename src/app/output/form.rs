//! Modals of several fields, each under a label.

use crate::app::output::reply::Choice;
use crate::limits::MESSAGE_LENGTH;

/// Most fields of a modal.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object-modal>
pub const MOST_FIELDS: usize = 5;

/// Modal of several fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Key, with which the filled-in form comes back; see
    /// [`RequestKind::SubmitForm`](crate::app::input::request::RequestKind::SubmitForm).
    pub key: String,
    /// Title.
    pub title: String,
    /// Fields, at most [`MOST_FIELDS`].
    pub fields: Vec<Field>,
}

/// Field of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Name under which its value comes back.
    pub name: &'static str,
    /// Label.
    pub label: String,
    /// Explanation below the label.
    pub note: Option<String>,
    /// Kind of the field, with what it shows at first.
    pub input: Input,
}

/// Kind of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Select menu of one choice; the value that is chosen at first.
    Select(Vec<Choice>, String),
    /// Radio buttons, two to ten; the value that is chosen at first.
    Radio(Vec<Choice>, String),
    /// Checkbox; true if it is ticked at first.
    Check(bool),
    /// Select menu of the channel's people, which may stay empty; the user id that is chosen at first.
    Person(Option<u64>),
    /// Upload of one file, which may be left out.
    Upload,
    /// Line of text, which may stay empty; the placeholder.
    Line(String),
    /// Lines of text, which may stay empty; the placeholder, the text at first, and the most characters, where there may be
    /// fewer than Discord takes.
    Lines(String, String, Option<usize>),
}

/// Returns the refusal of a form with what was written in it, to be copied, where there is room for that: nothing keeps it
/// for the form that is opened again.
pub(crate) fn with_written(why: String, written: &str) -> String {
    let text = format!("{why}\n```\n{}\n```", written.replace('`', ""));
    if text.chars().count() > MESSAGE_LENGTH { why } else { text }
}
