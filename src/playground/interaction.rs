//! What happened between a person's click and the bot's answer.
//! <https://discord.com/developers/docs/interactions/receiving-and-responding>

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::cast::Place;

/// An interaction must be acknowledged within 3 seconds (in ms) …
pub const ACKNOWLEDGE_WITHIN: i64 = 3_000;
/// … and its token edits and follows up for 15 minutes (in ms).
pub const TOKEN_LIVES: i64 = 15 * 60_000;
/// Follow-ups of an app that is only installed by the person.
pub const FOLLOW_UPS_WHEN_BROUGHT: usize = 5;

/// What kind of interaction, by Discord's numbers.
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

/// How the bot acknowledged an interaction.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Acknowledged {
    /// 4: a message.
    Message,
    /// 5: a message will come.
    Promised,
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
    /// What kind it is.
    pub kind: Kind,
    /// Who did it.
    pub person: u64,
    /// Where.
    pub channel: u64,
    /// When (UTC ms).
    pub at: i64,
    /// Whether the app is here only because the person brought it along.
    pub brought: bool,
    /// The command's name, empty for others.
    pub name: String,
    /// The message whose component was used.
    pub source: Option<u64>,
    /// How the bot acknowledged it, once it has.
    pub acknowledged: Option<Acknowledged>,
    /// The message that `@original` means.
    pub original: Option<u64>,
    /// Messages sent after the first answer.
    pub follow_ups: Vec<u64>,
    /// Whether a promised answer (5, 6) has been made good by an edit or a follow-up.
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

    /// Whether Discord takes a callback of this type for this kind; `from_message` says whether a component of a
    /// message led here.
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
    /// Whether the time to acknowledge is over at `now`.
    pub(super) fn is_late(&self, now: i64) -> bool {
        now - self.at > ACKNOWLEDGE_WITHIN
    }

    /// Whether the token is dead at `now`.
    pub(super) fn is_expired(&self, now: i64) -> bool {
        now - self.at > TOKEN_LIVES
    }

    /// Whether the person has seen all of the first answer: there is one, and a promised one was made good.
    pub(super) fn is_settled(&self) -> bool {
        match &self.acknowledged {
            None => false,
            Some(Acknowledged::Promised | Acknowledged::Quietly) => self.settled,
            Some(_) => true,
        }
    }

    /// The channel's table entry.
    pub(super) fn place(&self) -> Option<Place> {
        Place::by_id(self.channel)
    }
}
