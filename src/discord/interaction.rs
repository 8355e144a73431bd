//! Interactions as Discord sends them, by the gateway or by a signed request, read from their JSON.
//!
//! Fields that this version does not know are passed over; those that it needs must be there. Serenity's own types are
//! not used: they drop what Discord added after they were written, such as the labels of modals and their selects and
//! files.
//! <https://discord.com/developers/docs/interactions/receiving-and-responding>

use serde::de::{Deserializer, Error, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::HashMap;
use std::fmt;

/// One of Discord's ids; never 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Snowflake(pub u64);

/// A set of permissions, as bits.
/// <https://discord.com/developers/docs/topics/permissions>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permissions(pub u64);

/// Reads a number that Discord writes as text.
struct Digits;

impl Visitor<'_> for Digits {
    type Value = u64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number in a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<u64, E> {
        text.parse().map_err(|_| E::custom("no number in the text"))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<u64, E> {
        Ok(number)
    }
}

impl<'de> Deserialize<'de> for Snowflake {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match deserializer.deserialize_any(Digits)? {
            0 => Err(D::Error::custom("an id is 0")),
            id => Ok(Self(id)),
        }
    }
}

impl<'de> Deserialize<'de> for Permissions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Digits).map(Self)
    }
}

impl Permissions {
    /// Give and take away roles.
    pub const MANAGE_ROLES: Self = Self(1 << 28);
    /// See the channel.
    pub const VIEW_CHANNEL: Self = Self(1 << 10);
    /// Send messages in a channel that is no thread.
    pub const SEND_MESSAGES: Self = Self(1 << 11);
    /// Attach files.
    pub const ATTACH_FILES: Self = Self(1 << 15);
    /// Manage the server.
    pub const MANAGE_GUILD: Self = Self(1 << 5);
    /// Everything.
    pub const ADMINISTRATOR: Self = Self(1 << 3);
    /// See and manage all threads.
    pub const MANAGE_THREADS: Self = Self(1 << 34);
    /// Send messages in threads.
    pub const SEND_MESSAGES_IN_THREADS: Self = Self(1 << 38);
    /// Let everyone see the answers of apps that only the person installed.
    pub const USE_EXTERNAL_APPS: Self = Self(1 << 50);

    /// True if all of these are given.
    pub fn contains(self, all: Self) -> bool {
        self.0 & all.0 == all.0
    }
}

/// Type of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "u8")]
pub enum Kind {
    /// 1: Discord asks if the address of a signed request answers.
    Ping,
    /// 2: a command, typed or from a menu.
    Command,
    /// 3: a button or a select menu of a message.
    Component,
    /// 4: an option that is being typed.
    Autocomplete,
    /// 5: a modal that was sent.
    Modal,
}

impl TryFrom<u8> for Kind {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Ok(match number {
            1 => Self::Ping,
            2 => Self::Command,
            3 => Self::Component,
            4 => Self::Autocomplete,
            5 => Self::Modal,
            other => return Err(format!("interactions of type {other} are not known")),
        })
    }
}

/// One interaction.
#[derive(Debug, Deserialize)]
pub struct Interaction {
    /// Its id.
    pub id: Snowflake,
    /// The bot's application.
    pub application_id: Snowflake,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// The secret by which it is answered.
    pub token: String,
    /// The request; missing in a ping alone.
    #[serde(default)]
    pub data: Data,
    /// Server in which it happened.
    pub guild_id: Option<Snowflake>,
    /// Channel in which it happened, as far as Discord describes it; may be missing.
    pub channel: Option<Channel>,
    /// Id of the channel in which it happened.
    pub channel_id: Snowflake,
    /// The person in the server; missing elsewhere.
    pub member: Option<Member>,
    /// The person outside of servers.
    user: Option<User>,
    /// The message to which the component belongs, or the one from which the modal was opened.
    pub message: Option<Message>,
    /// Permissions of the bot in the channel.
    pub app_permissions: Option<Permissions>,
    /// The person's language.
    pub locale: String,
    /// The server's language.
    pub guild_locale: Option<String>,
    /// Place: 0 a server, 1 direct messages with the bot, 2 other direct messages.
    pub context: Option<u8>,
    /// Owners of the installation by its kind: `0` a server, `1` a person.
    pub authorizing_integration_owners: Option<HashMap<String, Value>>,
}

impl Interaction {
    /// Reads an interaction from its JSON.
    ///
    /// # Errors
    /// Something that every interaction has is missing or of another type, or a text holds U+0000.
    pub fn read(json: &Value) -> Result<Self, serde_json::Error> {
        if has_nul(json) {
            return Err(serde_json::Error::custom(
                "a text holds a NUL, which PostgreSQL keeps none of",
            ));
        }
        let read = Self::deserialize(json)?;
        let has_person = read.person().is_some();
        if !has_person || json["data"].is_null() {
            return Err(serde_json::Error::custom("there is no person, or nothing is asked for"));
        }
        Ok(read)
    }

    /// Returns the person; none in an interaction that was not read by [`Interaction::read`].
    pub fn person(&self) -> Option<&User> {
        self.member.as_ref().and_then(|member| member.user.as_ref()).or(self.user.as_ref())
    }
}

/// True if a text in a value holds U+0000.
fn has_nul(json: &Value) -> bool {
    match json {
        Value::String(text) => text.as_bytes().contains(&0),
        Value::Array(values) => values.iter().any(has_nul),
        Value::Object(fields) => {
            fields.iter().any(|(name, value)| name.as_bytes().contains(&0) || has_nul(value))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// A person or a bot.
#[derive(Debug, Deserialize)]
pub struct User {
    /// Its id.
    pub id: Snowflake,
    /// The name by which it logs in.
    pub username: String,
    /// The name that is shown.
    pub global_name: Option<String>,
    /// True if it is a bot.
    #[serde(default)]
    pub bot: bool,
}

/// A person in a server.
#[derive(Debug, Deserialize)]
pub struct Member {
    /// The person.
    pub user: Option<User>,
    /// The name that they have in this server.
    pub nick: Option<String>,
    /// Time since which they are a member.
    pub joined_at: Option<String>,
    /// Permissions in the channel.
    pub permissions: Option<Permissions>,
    /// Roles that they have, without the one that everyone has.
    #[serde(default)]
    pub roles: Vec<Snowflake>,
}

/// A channel, as far as is of interest.
#[derive(Debug, Deserialize)]
pub struct Channel {
    /// Discord's number of its type.
    #[serde(rename = "type")]
    pub kind: u8,
    /// The channel to which a thread belongs; elsewhere a category.
    pub parent_id: Option<Snowflake>,
}

impl Channel {
    /// True if it is a thread.
    /// <https://discord.com/developers/docs/resources/channel#channel-object-channel-types>
    pub fn is_thread(&self) -> bool {
        matches!(self.kind, 10..=12)
    }

    /// True if it is a thread that only those see who were added to it.
    pub fn is_private_thread(&self) -> bool {
        self.kind == 12
    }

    /// Returns the channel to which it belongs, if it is a thread.
    pub fn parent(&self) -> Option<u64> {
        self.parent_id.filter(|_| self.is_thread()).map(|id| id.0)
    }
}

/// A message, as far as is of interest.
#[derive(Debug, Deserialize)]
pub struct Message {
    /// Its id.
    pub id: Snowflake,
    /// Its flags.
    #[serde(default)]
    pub flags: u32,
    /// Its files.
    #[serde(default)]
    pub attachments: Vec<Attachment>,
    /// Its text.
    pub content: Option<String>,
    /// Its components.
    #[serde(default)]
    pub components: Value,
}

/// A file that was uploaded.
#[derive(Debug, Deserialize)]
pub struct Attachment {
    /// Its name.
    pub filename: String,
    /// Its address.
    pub url: String,
    /// Its length in bytes.
    pub size: u64,
}

/// Data of an interaction: the fields of commands, components and modals together.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Data {
    /// Name of the command.
    pub name: String,
    /// Type of the command: 1 typed, 2 from a person's menu, 3 from a message's.
    #[serde(rename = "type")]
    pub kind: Option<u8>,
    /// Options of the command.
    pub options: Vec<CommandOption>,
    /// Objects behind the ids that were chosen.
    pub resolved: Resolved,
    /// Person or message from whose menu the command was given.
    pub target_id: Option<Snowflake>,
    /// Custom id of the component or modal.
    pub custom_id: String,
    /// Type of the component.
    pub component_type: Option<u8>,
    /// Values chosen in a select menu.
    pub values: Vec<String>,
    /// Parts of a modal.
    pub components: Vec<ModalPart>,
}

/// An option of a command.
#[derive(Debug, Deserialize)]
pub struct CommandOption {
    /// Its name.
    pub name: String,
    /// Discord's number of its type.
    #[serde(rename = "type")]
    pub kind: u8,
    /// Its value.
    #[serde(default)]
    pub value: Value,
    /// True if it is being typed.
    #[serde(default)]
    pub focused: bool,
    /// Options of a subcommand.
    #[serde(default)]
    pub options: Vec<Self>,
}

/// Objects behind ids.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Resolved {
    /// People and bots.
    pub users: HashMap<Snowflake, User>,
    /// Files.
    pub attachments: HashMap<Snowflake, Attachment>,
    /// Channels.
    pub channels: HashMap<Snowflake, ResolvedChannel>,
    /// Roles.
    pub roles: HashMap<Snowflake, ResolvedRole>,
    /// Messages from whose menu a command was given.
    pub messages: HashMap<Snowflake, ResolvedMessage>,
}

/// A message from whose menu a command was given.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ResolvedMessage {
    /// Its text.
    pub content: String,
    /// Its writer.
    pub author: Option<User>,
    /// Its files.
    pub attachments: Vec<Attachment>,
    /// Its components.
    pub components: Value,
}

/// A channel that was chosen.
#[derive(Debug, Deserialize)]
pub struct ResolvedChannel {
    /// Discord's number of its type.
    #[serde(rename = "type", default)]
    pub kind: u8,
    /// Permissions of the bot in it.
    pub app_permissions: Option<Permissions>,
}

impl ResolvedChannel {
    /// True if messages are written in its threads alone, as in a forum.
    /// <https://discord.com/developers/docs/resources/channel#channel-object-channel-types>
    pub fn has_threads_alone(&self) -> bool {
        self.kind == 15
    }
}

/// A role that was chosen.
/// <https://discord.com/developers/docs/topics/permissions#role-object>
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct ResolvedRole {
    /// Place in the server's list of roles, counted from the bottom.
    pub position: u32,
    /// True if it belongs to an integration, which alone can give it.
    #[serde(default)]
    pub managed: bool,
}

/// A part of a modal that was sent: a row or label, or the field in one.
/// <https://discord.com/developers/docs/components/reference>
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ModalPart {
    /// Discord's number of its type.
    #[serde(rename = "type")]
    pub kind: u8,
    /// Custom id of a field; empty for rows and labels.
    pub custom_id: String,
    /// Value of a text input, a group of radio buttons or a checkbox.
    pub value: Value,
    /// Values of a select menu, a group of checkboxes or a file upload.
    pub values: Vec<String>,
    /// Fields of a row.
    components: Vec<ModalPart>,
    /// Field of a label.
    component: Option<Box<ModalPart>>,
}

impl ModalPart {
    /// Returns the fields of these parts, in their order.
    pub fn fields(parts: &[Self]) -> Vec<&Self> {
        parts.iter().flat_map(Self::within).collect()
    }

    /// Returns the part itself if it is a field, else the fields in it.
    fn within(&self) -> Vec<&Self> {
        if !self.custom_id.is_empty() {
            return vec![self];
        }
        let inner = self.component.as_deref().map_or(&[][..], std::slice::from_ref);
        self.components.iter().chain(inner).collect()
    }

    /// Returns the text of a field: what was typed, or the first value that was chosen.
    pub fn text(&self) -> Option<&str> {
        self.value.as_str().or(self.values.first().map(String::as_str))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn modal(components: Value) -> Value {
        json!({
            "id": "1", "application_id": "2", "type": 5, "token": "t", "channel_id": "3", "locale": "en-US",
            "user": { "id": "4", "username": "alice" }, "context": 1,
            "authorizing_integration_owners": { "1": "4" },
            "data": { "custom_id": "form", "components": components },
        })
    }

    #[test]
    fn labels_keep_what_was_filled_in() {
        let read = Interaction::read(&modal(json!([
            { "type": 18, "id": 1, "component": { "type": 4, "custom_id": "text", "value": "h8" } },
            { "type": 18, "component": { "type": 3, "custom_id": "game", "values": ["renju"] } },
            { "type": 18, "component": { "type": 19, "custom_id": "record", "values": ["5"] } },
            { "type": 10, "id": 9 },
            { "type": 1, "components": [{ "type": 4, "custom_id": "old", "value": "" }] },
        ])))
        .unwrap();
        let fields = ModalPart::fields(&read.data.components);
        let fields: Vec<_> = fields.iter().map(|f| (f.custom_id.as_str(), f.text())).collect();
        let expected = [
            ("text", Some("h8")),
            ("game", Some("renju")),
            ("record", Some("5")),
            ("old", Some("")),
        ];
        assert_eq!(fields, expected);
    }

    #[test]
    fn a_text_with_a_nul_is_refused() {
        let of = |text: &str| {
            modal(
                json!([{ "type": 1, "components": [{ "type": 4, "custom_id": "text", "value": text }] }]),
            )
        };
        assert!(Interaction::read(&of("h8")).is_ok());
        let refused = Interaction::read(&of("h\08")).unwrap_err().to_string();
        assert!(refused.contains("NUL"), "{refused}");
    }

    #[test]
    fn what_is_new_is_passed_over() {
        let mut json = modal(json!([{ "type": 99, "novel": [1, 2], "custom_id": "x" }]));
        json["of_tomorrow"] = json!({ "a": [null] });
        json["data"]["resolved"] = json!({ "messages": { "7": {} }, "moons": [] });
        assert!(Interaction::read(&json).is_ok());
    }

    #[test]
    fn what_every_interaction_has_must_be_there() {
        for key in ["id", "application_id", "type", "token", "channel_id", "locale", "user", "data"]
        {
            let mut json = modal(json!([]));
            json.as_object_mut().unwrap().remove(key);
            assert!(Interaction::read(&json).is_err(), "without {key}");
        }
        for (key, value) in
            [("id", json!("0")), ("type", json!(6)), ("app_permissions", json!("x"))]
        {
            let mut json = modal(json!([]));
            json[key] = value;
            assert!(Interaction::read(&json).is_err(), "{json}");
        }
    }

    #[test]
    fn permissions_of_chosen_channels_are_read() {
        let mut json = modal(json!([]));
        json["data"]["resolved"] = json!({ "channels": {
            "8": { "app_permissions": "1024" }, "9": { "type": 15, "app_permissions": "1024" },
        } });
        let read = Interaction::read(&json).unwrap();
        let [channel, forum] = [8, 9].map(|id| &read.data.resolved.channels[&Snowflake(id)]);
        assert_eq!(channel.app_permissions, Some(Permissions::VIEW_CHANNEL));
        assert!(forum.has_threads_alone() && !channel.has_threads_alone());
    }

    #[test]
    fn only_a_thread_belongs_to_a_channel() {
        let of = |kind: u8| Channel { kind, parent_id: Some(Snowflake(7)) }.parent();
        assert_eq!([0, 5, 10, 11, 12, 15].map(of), [None, None, Some(7), Some(7), Some(7), None]);
    }
}
