//! The person behind a request: identity, place, language and the permissions of the bot there.

use crate::game::{Lettering, Refusal};
use crate::store::servers::Settings;
use crate::store::{Preferences, StoredGame, Venue};
use crate::words::Locale;

/// Returns the caller's server, without which there is no leaderboard.
pub(crate) fn guild(caller: &Caller) -> Result<u64, Refusal> {
    caller.venue.guild.ok_or_else(|| Refusal::new("no-server"))
}

/// Author of a request, with the place and the languages of the answer.
#[derive(Clone)]
pub struct Caller {
    /// Interaction id. A repeated delivery carries the same one and is carried out only once.
    pub interaction: u64,
    /// Token for follow-ups and edits through this interaction; a secret while it is valid.
    pub token: String,
    /// User id.
    pub person: u64,
    /// Language of ephemeral answers.
    pub locale: Locale,
    /// Language of public messages; in direct messages the person's own.
    pub guild_locale: Locale,
    /// Language of the person's Discord, which holds where they prefer none.
    pub client_locale: Locale,
    /// Server, channel and kind of channel of the interaction.
    pub venue: Venue,
    /// True if the interaction's first response is no public message: they have answered an ephemeral question, or pressed a
    /// button astray. What everyone sees comes in another message.
    pub answers_question: bool,
    /// Channel to which the channel of the interaction belongs, if that is a thread.
    pub parent: Option<u64>,
    /// Names of the person: in the server, the display name, and the account name.
    pub names: Vec<String>,
    /// Time at which the person joined the server (UTC ms), if Discord sends it.
    pub member_since: Option<i64>,
    /// True if the person has the Manage Server permission.
    pub manages: bool,
    /// Message under which the button was pressed, or whose button opened the modal.
    pub message: Option<u64>,
    /// True if that message is ephemeral.
    pub ephemeral: bool,
    /// True if that message is public and its components name another game, page or panel, as under a forged custom id.
    pub astray: bool,
    /// True if that message consists of components alone, which no edit can change.
    pub layout: bool,
    /// True in direct messages with the bot, which no other person can read.
    pub is_bot_dm: bool,
    /// True if the bot is a member of the channel. Elsewhere it can only answer interactions.
    pub bot_in_channel: bool,
    /// Permissions that the bot needs in this channel and does not have.
    pub missing_permissions: Vec<Permission>,
    /// True in a private thread that the bot was not added to, as far as Discord was asked: it can only answer there.
    pub outside_thread: bool,
    /// True if the bot may manage roles in the server.
    pub bot_manages_roles: bool,
    /// Roles that the request chooses and that Discord does not let the bot give; none where Discord has not said so.
    pub roles_out_of_reach: Vec<u64>,
    /// Right of the person to give the roles that the request chooses.
    pub role_right: RoleRight,
    /// Channels that the request chooses and in which the bot cannot show boards.
    pub closed_channels: Vec<u64>,
    /// Roles that they have in the server.
    pub roles: Vec<u64>,
    /// Preferences of the person; the defaults until the store has been asked.
    pub preferences: Preferences,
    /// Letters of the columns of pente boards that the person sees and types: their own preference, else the server's
    /// setting; the default until the store has been asked.
    pub lettering: Lettering,
    /// Settings of the server, the defaults in direct messages; none until the store has been asked.
    pub settings: Option<Settings>,
}

impl Caller {
    /// True if the bot may attach files to its answers in the channel.
    pub(crate) fn may_attach(&self) -> bool {
        !self.missing_permissions.contains(&Permission::AttachFiles)
    }

    /// True if they are a guest in a game of another server and not in its channel: their interactions lead elsewhere, and
    /// the game's own message may be out of their reach.
    pub(crate) fn is_guest_of(&self, stored: &StoredGame) -> bool {
        stored.is_guest(self.person) && stored.venue.channel != self.venue.channel
    }

    /// Returns the caller as the reader of a page: what they alone see speaks their own language.
    pub(crate) fn reader(&self) -> Self {
        let guild_locale = if self.ephemeral { self.locale } else { self.guild_locale };
        Self { guild_locale, ..self.clone() }
    }
}

#[cfg(test)]
impl Caller {
    /// Returns someone in channel 7 of a server. A test changes what it is about.
    pub(crate) fn in_test(guild: u64, person: u64) -> Self {
        Self {
            interaction: 1,
            token: String::new(),
            person,
            locale: Locale::En,
            guild_locale: Locale::En,
            client_locale: Locale::En,
            venue: Venue { guild: Some(guild), channel: 7 },
            answers_question: false,
            parent: None,
            names: Vec::new(),
            member_since: None,
            manages: false,
            message: None,
            ephemeral: false,
            astray: false,
            layout: false,
            is_bot_dm: false,
            bot_in_channel: true,
            missing_permissions: Vec::new(),
            outside_thread: false,
            bot_manages_roles: false,
            roles_out_of_reach: Vec::new(),
            role_right: RoleRight::Unknown,
            closed_channels: Vec::new(),
            roles: Vec::new(),
            preferences: Preferences::default(),
            lettering: Lettering::default(),
            settings: None,
        }
    }
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

/// Right of a person to give a role themselves, by Discord's order of roles.
/// <https://discord.com/developers/docs/topics/permissions#permission-hierarchy>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoleRight {
    /// They may give it.
    Held,
    /// They lack the permission Manage Roles.
    Missing,
    /// The role is not below their own highest one.
    Outranked,
    /// Discord was not asked, or has not said.
    Unknown,
}

impl RoleRight {
    /// Refuses who may not give the role.
    pub(crate) fn check(self) -> Result<(), Refusal> {
        match self {
            Self::Held => Ok(()),
            Self::Missing => Err(Refusal::new("role-needs-own-right")),
            Self::Outranked => Err(Refusal::new("role-above-yours")),
            Self::Unknown => Err(Refusal::new("role-right-unknown")),
        }
    }
}

/// Permission that the bot needs in a channel where games are played.
/// <https://discord.com/developers/docs/topics/permissions>
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Permission {
    /// View the channel.
    ViewChannel,
    /// Send messages in the channel.
    SendMessages,
    /// Send messages in the thread.
    SendMessagesInThreads,
    /// Attach the boards' pictures.
    AttachFiles,
    /// Make the answers of a user-installed app public. The person needs it, not the bot.
    UseExternalApps,
}

impl Permission {
    /// Returns the message id of the permission's name, as Discord's settings call it.
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
