//! Messages and their attachments, as the look-alike keeps them and as Discord writes them.
//! <https://discord.com/developers/docs/resources/message>

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::cast::{BOT, Place, merged, user_json};
use super::ids::iso;

/// Only its person sees the message.
pub const EPHEMERAL: u64 = 1 << 6;
/// "Narabe is thinking…": a deferred answer without content.
pub const LOADING: u64 = 1 << 7;
/// The message makes no notification.
pub const SILENT: u64 = 1 << 12;
/// The message consists of components alone.
pub const COMPONENTS_V2: u64 = 1 << 15;

/// A file that hangs on a message.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Attachment {
    /// Its id.
    pub id: u64,
    /// The file's name, by which `attachment://name` means it.
    pub filename: String,
    /// The media type, read from the first bytes where they are known, else as sent.
    pub content_type: String,
    /// The alt text.
    pub description: Option<String>,
    /// Pixels across and down, for pictures.
    pub extent: Option<(u32, u32)>,
    /// The file itself.
    #[serde(skip)]
    pub bytes: Arc<[u8]>,
}

/// Command or component that a message answers.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Invoked {
    /// The interaction's id.
    pub interaction: u64,
    /// Discord's interaction type: 2 command, 3 component, 5 modal.
    pub kind: u8,
    /// User id of the person.
    pub by: u64,
    /// The command's name, empty for others.
    pub name: String,
    /// The message whose component was used, or from whose component the modal was opened.
    pub source: Option<u64>,
}

/// A message at one moment.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Message {
    /// Its id.
    pub id: u64,
    /// Channel id.
    pub channel: u64,
    /// User id of the author: a person or the bot.
    pub author: u64,
    /// The text, as sent.
    pub content: String,
    /// Time of sending (UTC ms).
    pub sent: i64,
    /// Time of the last edit (UTC ms).
    pub edited: Option<i64>,
    /// Discord's message flags.
    pub flags: u64,
    /// Embeds, as sent.
    pub embeds: Vec<Value>,
    /// Components, as sent.
    pub components: Vec<Value>,
    /// The texts among the components, below each other.
    #[serde(default)]
    pub texts: String,
    /// The files.
    pub attachments: Vec<Attachment>,
    /// The one person who sees it, when it is ephemeral.
    pub only_for: Option<u64>,
    /// True once that person has dismissed it; the bot does not notice.
    pub dismissed: bool,
    /// User ids of the people it pinged.
    pub pinged: Vec<u64>,
    /// The interaction that it answers.
    pub invoked: Option<Invoked>,
}

/// A button as a person sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// The words on it.
    pub label: String,
    /// The custom id that the bot gets back; empty for links.
    pub custom_id: String,
    /// Discord's style: 1 primary, 2 secondary, 3 success, 4 danger, 5 link.
    pub style: u64,
    /// True if it cannot be pressed.
    pub disabled: bool,
}

impl Message {
    /// The text, as the bot sent it; of a message of components alone, their texts below each other.
    pub fn text(&self) -> &str {
        if self.is_layout() { &self.texts } else { &self.content }
    }

    /// True if it consists of components alone.
    pub fn is_layout(&self) -> bool {
        self.flags & COMPONENTS_V2 != 0
    }

    /// The buttons from left to right, top to bottom.
    pub fn buttons(&self) -> Vec<Button> {
        let parts = flat(&self.components);
        parts.into_iter().filter(|part| part["type"] == 2).map(Button::read).collect()
    }

    /// The select menus, as sent (types 3 and 5 to 8).
    pub fn selects(&self) -> Vec<&Value> {
        flat(&self.components)
            .into_iter()
            .filter(|part| matches!(part["type"].as_u64(), Some(3 | 5..=8)))
            .collect()
    }

    /// The component with this custom id, if it is there and not disabled.
    pub(super) fn component(&self, custom_id: &str) -> Option<&Value> {
        flat(&self.components)
            .into_iter()
            .find(|part| part["custom_id"] == custom_id && part["disabled"] != true)
    }

    /// True if only one person sees it.
    pub fn is_ephemeral(&self) -> bool {
        self.only_for.is_some()
    }

    /// True while it is a deferred answer without content.
    pub fn is_loading(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// True if this person can see it.
    pub fn seen_by(&self, person: u64) -> bool {
        !self.dismissed
            && self.only_for.is_none_or(|one| one == person)
            && Place::by_id(self.channel).is_some_and(|place| place.seen_by(person))
    }

    /// Discord's message object; `base` is the address under which attachments are found.
    pub(super) fn json(&self, base: &str) -> Value {
        let files: Vec<Value> =
            self.attachments.iter().map(|file| file.json(self.channel, base, self.flags)).collect();
        let mentions: Vec<Value> = self.pinged.iter().map(|id| user_json(*id)).collect();
        let message = json!({
            "id": self.id.to_string(), "channel_id": self.channel.to_string(), "type": self.kind(),
            "author": user_json(self.author), "content": self.content, "timestamp": iso(self.sent),
            "edited_timestamp": self.edited.map(iso), "tts": false, "mention_everyone": false, "pinned": false,
            "mentions": mentions, "mention_roles": [], "flags": self.flags, "embeds": self.embeds,
            "components": self.components, "attachments": files,
        });
        merged(message, self.origin())
    }

    /// Discord's message type: 20 answers a slash command, 0 is an ordinary message.
    fn kind(&self) -> u8 {
        if self.invoked.as_ref().is_some_and(|by| by.kind == 2) { 20 } else { 0 }
    }

    /// The part of the message object that tells which interaction it answers.
    fn origin(&self) -> Value {
        let Some(by) = &self.invoked else { return json!({}) };
        let id = by.interaction.to_string();
        let user = user_json(by.by);
        json!({
            "application_id": BOT.to_string(), "webhook_id": BOT.to_string(),
            "interaction": {"id": id, "type": by.kind, "name": by.name, "user": user},
            "interaction_metadata": by.metadata(by.kind),
        })
    }
}

impl Invoked {
    /// Discord's metadata of an interaction of this kind. A modal's tells what opened it; its id is the modal's own,
    /// because the look-alike does not keep the other.
    fn metadata(&self, kind: u8) -> Value {
        let mut all = json!({"id": self.interaction.to_string(), "type": kind, "user": user_json(self.by),
            "authorizing_integration_owners": {}});
        match (kind, self.source) {
            (3, Some(source)) => all["interacted_message_id"] = json!(source.to_string()),
            (5, source) => {
                all["triggering_interaction_metadata"] =
                    self.metadata(if source.is_some() { 3 } else { 2 })
            }
            _ => {}
        }
        all
    }
}

impl Button {
    fn read(part: &Value) -> Self {
        let text = |key: &str| part[key].as_str().unwrap_or_default().to_owned();
        Self {
            label: text("label"),
            custom_id: text("custom_id"),
            style: part["style"].as_u64().unwrap_or(2),
            disabled: part["disabled"] == true,
        }
    }
}

impl Attachment {
    /// Takes a file in. The media type and extent are read from the bytes.
    pub(super) fn new(id: u64, filename: &str, sent_type: &str, bytes: Arc<[u8]>) -> Self {
        let (known, extent) = look(&bytes);
        let content_type = known.unwrap_or(sent_type).to_owned();
        Self { id, filename: filename.to_owned(), content_type, description: None, extent, bytes }
    }

    /// Discord's attachment object.
    pub(super) fn json(&self, channel: u64, base: &str, flags: u64) -> Value {
        let url = self.url(channel, base);
        let mut all = json!({
            "id": self.id.to_string(), "filename": self.filename, "content_type": self.content_type,
            "size": self.bytes.len(), "url": url, "proxy_url": url, "ephemeral": flags & EPHEMERAL != 0,
        });
        if let Some(text) = &self.description {
            all["description"] = json!(text);
        }
        if let Some((width, height)) = self.extent {
            (all["width"], all["height"]) = (json!(width), json!(height));
        }
        all
    }

    /// Returns the address of the file.
    pub(super) fn url(&self, channel: u64, base: &str) -> String {
        format!("{base}/attachments/{channel}/{}/{}", self.id, self.filename)
    }
}

/// The media type and extent of a PNG or GIF; only the type of a JPEG or WebP.
fn look(bytes: &[u8]) -> (Option<&'static str>, Option<(u32, u32)>) {
    let wide = |at: usize| {
        bytes.get(at..at + 4).and_then(|four| four.try_into().ok()).map(u32::from_be_bytes)
    };
    let short = |at: usize| {
        bytes.get(at..at + 2).and_then(|two| two.try_into().ok()).map(u16::from_le_bytes)
    };
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        (Some("image/png"), wide(16).zip(wide(20)))
    } else if bytes.starts_with(b"GIF8") {
        (Some("image/gif"), short(6).map(u32::from).zip(short(8).map(u32::from)))
    } else if bytes.starts_with(b"\xff\xd8\xff") {
        (Some("image/jpeg"), None)
    } else if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
        (Some("image/webp"), None)
    } else {
        (None, None)
    }
}

/// The texts among components, below each other.
pub(super) fn texts(components: &[Value]) -> String {
    let texts = flat(components).into_iter().filter(|part| part["type"] == 10);
    texts.filter_map(|part| part["content"].as_str()).collect::<Vec<_>>().join("\n")
}

/// Every component at any depth: rows, containers, sections and their accessories, labels.
pub(super) fn flat(components: &[Value]) -> Vec<&Value> {
    let mut all = Vec::new();
    for part in components {
        all.push(part);
        all.extend(part["components"].as_array().map(|inner| flat(inner)).unwrap_or_default());
        for key in ["accessory", "component"] {
            if part[key].is_object() {
                all.extend(flat(std::slice::from_ref(&part[key])));
            }
        }
    }
    all
}
