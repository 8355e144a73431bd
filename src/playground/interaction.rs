//! Interactions: the state between a person's click and the bot's answer.
//! <https://discord.com/developers/docs/interactions/receiving-and-responding>

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::cast::Place;

/// An interaction must be acknowledged within 3 seconds (in ms) …
pub const ACKNOWLEDGE_WITHIN: i64 = 3_000;
/// … and its token edits and follows up for 15 minutes (in ms).
pub const TOKEN_LIVES: i64 = 15 * 60_000;
/// Follow-ups of an app that is only installed by the person.
pub const FOLLOW_UPS_WHEN_USER_INSTALLED: usize = 5;

/// Kind of an interaction, by Discord's numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// 2: a slash or context menu command.
    Command,
    /// 3: a button or a select menu.
    Component,
    /// 4: an option is being typed.
    Autocomplete,
    /// 5: a modal was sent.
    Modal,
}

/// The bot's acknowledgement of an interaction.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Acknowledged {
    /// 4: a message.
    Message,
    /// 5: a message will come.
    #[serde(alias = "Promised")]
    Deferred,
    /// 6: the message may be edited later.
    Quietly,
    /// 7: the message was edited.
    Update,
    /// 8: autocomplete choices.
    Choices(Vec<Value>),
    /// 9: a modal.
    Modal(Value),
}

/// An interaction from the person's click on.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Interaction {
    /// Its id.
    pub id: u64,
    /// The token that answers it.
    pub token: String,
    /// Kind of the interaction.
    pub kind: Kind,
    /// User id of the person.
    pub person: u64,
    /// Channel id.
    pub channel: u64,
    /// Time of the click (UTC ms).
    pub at: i64,
    /// True if the app is here only as an app that the person installed.
    #[serde(alias = "brought")]
    pub user_installed: bool,
    /// The command's name, empty for others.
    pub name: String,
    /// The message whose component was used.
    pub source: Option<u64>,
    /// The bot's acknowledgement, once there is one.
    pub acknowledged: Option<Acknowledged>,
    /// The message that `@original` means.
    pub original: Option<u64>,
    /// Messages sent after the first answer.
    pub follow_ups: Vec<u64>,
    /// True once an edit or a follow-up completed a deferred answer (5, 6).
    pub settled: bool,
}

impl Kind {
    /// Discord's number.
    pub fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }

    /// True if Discord takes a callback of this type for this kind; `from_message` says whether a component of a message
    /// led here.
    pub(super) fn takes(self, callback: u64, from_message: bool) -> bool {
        match callback {
            4 | 5 => self != Self::Autocomplete,
            6 | 7 => self != Self::Autocomplete && from_message,
            8 => self == Self::Autocomplete,
            9 => matches!(self, Self::Command | Self::Component),
            _ => false,
        }
    }
}

impl Interaction {
    /// True if the time to acknowledge is over at `now` (UTC ms).
    pub(super) fn is_late(&self, now: i64) -> bool {
        now - self.at > ACKNOWLEDGE_WITHIN
    }

    /// True if the token has expired at `now` (UTC ms).
    pub(super) fn is_expired(&self, now: i64) -> bool {
        now - self.at > TOKEN_LIVES
    }

    /// True if the person has seen all of the first answer: there is one, and a deferred one was
    /// completed.
    pub(super) fn is_settled(&self) -> bool {
        match &self.acknowledged {
            None => false,
            Some(Acknowledged::Deferred | Acknowledged::Quietly) => self.settled,
            Some(_) => true,
        }
    }

    /// The channel's table entry.
    pub(super) fn place(&self) -> Option<Place> {
        Place::by_id(self.channel)
    }
}
