//! Answers as a person sees them after a click or a command.

use serde_json::Value;

use crate::playground::message::Message;
use crate::playground::world::InVain;

/// The bot's answer as its person sees it.
#[derive(Debug, Clone)]
pub enum Answered {
    /// A message that everyone in the channel sees.
    Message(Message),
    /// A message that only this person sees.
    Ephemeral(Message),
    /// The message whose button was pressed has changed.
    Update(Message),
    /// A form to fill in.
    Modal(Modal),
    /// Suggestions for the option being typed.
    Choices(Vec<Choice>),
    /// The answer was made and is gone again.
    Nothing,
    /// "The application did not respond" within 3 seconds of the world's clock.
    Silence,
}

/// A form that the bot opened for one person.
#[derive(Debug, Clone)]
pub struct Modal {
    /// Discord's modal object: `custom_id`, `title`, `components`.
    pub data: Value,
    /// The channel it was opened in.
    pub channel: u64,
    /// The message whose component opened it.
    pub source: Option<u64>,
}

/// A suggestion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The words shown.
    pub name: String,
    /// The value sent.
    pub value: String,
}

/// Reason for which a person could not do something.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Trouble {
    /// Discord's client or server would not let the person do it.
    #[error("{0}")]
    Impossible(String),
    /// The bot neither answered nor let its 3 seconds pass within the guard time.
    #[error(transparent)]
    InVain(#[from] InVain),
}

impl Answered {
    /// The message of the answer, public, ephemeral or updated.
    pub fn message(&self) -> Option<&Message> {
        match self {
            Self::Message(message) | Self::Ephemeral(message) | Self::Update(message) => {
                Some(message)
            }
            _ => None,
        }
    }

    /// The text of the answer's message, empty where there is none.
    pub fn text(&self) -> &str {
        self.message().map(Message::text).unwrap_or_default()
    }

    /// The ephemeral message, when that is the answer.
    pub fn ephemeral(&self) -> Option<&Message> {
        if let Self::Ephemeral(message) = self { Some(message) } else { None }
    }

    /// The form, when that is the answer.
    pub fn modal(&self) -> Option<&Modal> {
        if let Self::Modal(modal) = self { Some(modal) } else { None }
    }

    /// The suggestions, none where the answer is of another kind.
    pub fn choices(&self) -> &[Choice] {
        if let Self::Choices(choices) = self { choices } else { &[] }
    }
}

impl Modal {
    /// The title.
    pub fn title(&self) -> &str {
        self.data["title"].as_str().unwrap_or_default()
    }

    /// The fields, each with the label above it.
    pub fn inputs(&self) -> Vec<Value> {
        let parts = self.data["components"].as_array().map(Vec::as_slice).unwrap_or_default();
        let input = |part: &Value| {
            let mut input = part["component"].clone();
            input["label"] = part["label"].clone();
            input
        };
        parts.iter().filter(|part| part["type"] == 18).map(input).collect()
    }
}

impl Choice {
    pub(in crate::playground) fn read(choice: &Value, locale: &str) -> Self {
        let name = choice["name_localizations"][locale]
            .as_str()
            .or(choice["name"].as_str())
            .unwrap_or_default();
        let value =
            choice["value"].as_str().map_or_else(|| choice["value"].to_string(), str::to_owned);
        Self { name: name.to_owned(), value }
    }
}

/// Something that Discord's client would not let a person do.
pub(in crate::playground) fn impossible<T>(why: &str) -> Result<T, Trouble> {
    Err(Trouble::Impossible(why.to_owned()))
}
