//! The person behind a request: identity, place, language and the permissions of the bot there.

use crate::game::Refusal;
use crate::store::{Preferences, Venue};
use crate::words::Locale;

/// The server, without which there are no ladders.
pub(crate) fn guild(caller: &Caller) -> Result<u64, Refusal> {
    caller.venue.guild.ok_or_else(|| Refusal::new("no-server"))
}

/// Who asks, where and in which language.
#[derive(Clone)]
pub struct Caller {
    /// The interaction's id. A repeated delivery carries the same one and acts only once.
    pub interaction: u64,
    /// What lets the bot speak through this interaction later. A secret while it lives.
    pub token: String,
    /// Who.
    pub person: u64,
    /// The person's language, for what only they see.
    pub locale: Locale,
    /// The server's language, for what everybody sees; in direct messages the person's.
    pub guild_locale: Locale,
    /// Where.
    pub venue: Venue,
    /// What the person is called: in the server, everywhere, and by the account.
    pub names: Vec<String>,
    /// Since when the person is a member of the server, if Discord says so (UTC ms).
    pub member_since: Option<i64>,
    /// Whether the person manages the server.
    pub manages: bool,
    /// The message whose button was pressed, or opened the form.
    pub message: Option<u64>,
    /// Whether only the caller sees that message.
    pub ephemeral: bool,
    /// Whether nobody else could be in the channel: direct messages with the bot.
    pub is_bot_dm: bool,
    /// Whether the bot itself is in the channel. Where it is not, it lives on answers to interactions.
    pub bot_in_channel: bool,
    /// What the bot would need here and was not given.
    pub missing_permissions: Vec<Permission>,
    /// What the person prefers, once it has been looked up.
    pub preferences: Preferences,
}

/// Leaves the token out.
impl std::fmt::Debug for Caller {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "Caller(person {} in {:?}, interaction {})",
            self.person, self.venue, self.interaction
        )
    }
}

/// A permission that the bot needs in a channel where it plays.
/// <https://discord.com/developers/docs/topics/permissions>
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Permission {
    /// See the channel.
    ViewChannel,
    /// Post messages into the channel.
    SendMessages,
    /// Post messages into the thread.
    SendMessagesInThreads,
    /// Attach the pictures.
    AttachFiles,
    /// Let everybody see what an app says that a person brought along. The person's own, not the bot's.
    UseExternalApps,
}

impl Permission {
    /// The message id of its name, as Discord's own settings call it.
    pub fn word(self) -> &'static str {
        match self {
            Self::ViewChannel => "right-view-channel",
            Self::SendMessages => "right-send-messages",
            Self::SendMessagesInThreads => "right-send-messages-in-threads",
            Self::AttachFiles => "right-attach-files",
            Self::UseExternalApps => "right-use-external-apps",
        }
    }
}
