//! Events sent to the web pages when something changes.

use serde_json::{Value, json};

use super::cast::Place;
use super::message::Message;

/// News for those who look at a page.
#[derive(Debug, Clone)]
pub(super) struct Event {
    /// The name the page listens for.
    pub(super) name: &'static str,
    /// The event's data.
    pub(super) data: Value,
    /// The channel it happened in; `None` concerns everyone.
    channel: Option<u64>,
    /// The one person who may hear of it.
    only_for: Option<u64>,
}

impl Event {
    /// A message is new or was changed.
    pub(super) fn message(message: &Message) -> Self {
        Self {
            name: "message",
            data: page_message(message),
            channel: Some(message.channel),
            only_for: message.only_for,
        }
    }

    /// A message is gone.
    pub(super) fn gone(message: &Message) -> Self {
        let data = json!({"id": message.id.to_string(), "channel": message.channel.to_string()});
        Self { name: "gone", data, channel: Some(message.channel), only_for: message.only_for }
    }

    /// There is another channel.
    pub(super) fn channels() -> Self {
        Self { name: "channels", data: Value::Null, channel: None, only_for: None }
    }

    /// The bot registered commands.
    pub(super) fn commands() -> Self {
        Self { name: "commands", data: Value::Null, channel: None, only_for: None }
    }

    /// True if this person may see the event.
    pub(super) fn concerns(&self, person: u64) -> bool {
        let sees = |id| Place::by_id(id).is_some_and(|place| place.seen_by(person));
        self.channel.is_none_or(sees) && self.only_for.is_none_or(|one| one == person)
    }
}

/// A message as the page wants it: ids as text, attachments by address.
pub(super) fn page_message(message: &Message) -> Value {
    let text = |ids: &[u64]| ids.iter().map(u64::to_string).collect::<Vec<_>>();
    let invoked = message.invoked.as_ref();
    json!({
        "id": message.id.to_string(), "channel": message.channel.to_string(),
        "author": message.author.to_string(), "at": message.sent, "edited": message.edited,
        "content": message.content, "embeds": message.embeds, "components": message.components,
        "attachments": message.attachments.iter().map(|file| file.json(message.channel, "", 0)).collect::<Vec<_>>(),
        "ephemeral": message.is_ephemeral(), "loading": message.is_loading(), "pinged": text(&message.pinged),
        "invoked": invoked.map(|by| json!({"by": by.by.to_string(), "name": by.name, "kind": by.kind})),
    })
}
