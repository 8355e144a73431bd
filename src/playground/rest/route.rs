//! The addresses of the API that the look-alike knows.
//! <https://discord.com/developers/docs/reference>

use crate::playground::lifecycle::Which;

/// An address below `/api/v10`, read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::playground) enum Route {
    Gateway,
    GatewayBot,
    Me,
    OpenDm,
    MyGuilds,
    Application,
    ApplicationByOauth,
    Commands { application: u64 },
    Emojis { application: u64 },
    Emoji { application: u64, emoji: u64 },
    Overrides { application: u64, guild: u64, command: u64 },
    AllOverrides { application: u64, guild: u64 },
    Callback { interaction: u64, token: String },
    FollowUps { token: String },
    Answer { token: String, which: Which },
    Channel { channel: u64 },
    Messages { channel: u64 },
    Message { channel: u64, message: u64 },
    Threads { channel: u64, message: u64 },
    User { user: u64 },
    Guild { guild: u64 },
    Roles { guild: u64 },
    Member { guild: u64, user: u64 },
    MemberRole { guild: u64, user: u64, role: u64 },
}

impl Route {
    /// Reads a path below `/api/v10`; `None` when nothing is there.
    pub(super) fn read(path: &str) -> Option<Self> {
        let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
        let id = |text: &str| text.parse::<u64>().ok();
        Some(match parts[..] {
            ["gateway"] => Self::Gateway,
            ["gateway", "bot"] => Self::GatewayBot,
            ["users", "@me"] => Self::Me,
            ["users", "@me", "channels"] => Self::OpenDm,
            ["users", "@me", "guilds"] => Self::MyGuilds,
            ["guilds", guild] => Self::Guild { guild: id(guild)? },
            ["users", user] => Self::User { user: id(user)? },
            ["guilds", guild, "roles"] => Self::Roles { guild: id(guild)? },
            ["guilds", guild, "members", user] => {
                Self::Member { guild: id(guild)?, user: id(user)? }
            }
            ["guilds", guild, "members", user, "roles", role] => {
                Self::MemberRole { guild: id(guild)?, user: id(user)?, role: id(role)? }
            }
            ["applications", "@me"] => Self::Application,
            ["oauth2", "applications", "@me"] => Self::ApplicationByOauth,
            ["applications", application, "commands"] => {
                Self::Commands { application: id(application)? }
            }
            ["applications", application, "emojis"] => {
                Self::Emojis { application: id(application)? }
            }
            ["applications", application, "emojis", emoji] => {
                Self::Emoji { application: id(application)?, emoji: id(emoji)? }
            }
            ["applications", application, "guilds", guild, "commands", command, "permissions"] => {
                Self::Overrides {
                    application: id(application)?,
                    guild: id(guild)?,
                    command: id(command)?,
                }
            }
            ["applications", application, "guilds", guild, "commands", "permissions"] => {
                Self::AllOverrides { application: id(application)?, guild: id(guild)? }
            }
            ["interactions", interaction, token, "callback"] => {
                Self::Callback { interaction: id(interaction)?, token: token.to_owned() }
            }
            ["webhooks", _, token] => Self::FollowUps { token: token.to_owned() },
            ["webhooks", _, token, "messages", "@original"] => {
                Self::Answer { token: token.to_owned(), which: Which::Original }
            }
            ["webhooks", _, token, "messages", message] => {
                Self::Answer { token: token.to_owned(), which: Which::Id(id(message)?) }
            }
            ["channels", channel] => Self::Channel { channel: id(channel)? },
            ["channels", channel, "messages"] => Self::Messages { channel: id(channel)? },
            ["channels", channel, "messages", message] => {
                Self::Message { channel: id(channel)?, message: id(message)? }
            }
            ["channels", channel, "messages", message, "threads"] => {
                Self::Threads { channel: id(channel)?, message: id(message)? }
            }
            _ => return None,
        })
    }

    /// The address with names in the place of values, as Discord's own documents write it.
    pub(super) fn template(&self) -> &'static str {
        match self {
            Self::Gateway => "/gateway",
            Self::GatewayBot => "/gateway/bot",
            Self::Me => "/users/@me",
            Self::OpenDm => "/users/@me/channels",
            Self::MyGuilds => "/users/@me/guilds",
            Self::User { .. } => "/users/{user.id}",
            Self::Guild { .. } => "/guilds/{guild.id}",
            Self::Roles { .. } => "/guilds/{guild.id}/roles",
            Self::Member { .. } => "/guilds/{guild.id}/members/{user.id}",
            Self::MemberRole { .. } => "/guilds/{guild.id}/members/{user.id}/roles/{role.id}",
            Self::Application => "/applications/@me",
            Self::ApplicationByOauth => "/oauth2/applications/@me",
            Self::Commands { .. } => "/applications/{application.id}/commands",
            Self::Emojis { .. } => "/applications/{application.id}/emojis",
            Self::Emoji { .. } => "/applications/{application.id}/emojis/{emoji.id}",
            Self::Overrides { .. } => {
                "/applications/{application.id}/guilds/{guild.id}/commands/{command.id}/permissions"
            }
            Self::AllOverrides { .. } => {
                "/applications/{application.id}/guilds/{guild.id}/commands/permissions"
            }
            Self::Callback { .. } => crate::playground::rules::CALLBACK,
            Self::FollowUps { .. } => "/webhooks/{application.id}/{interaction.token}",
            Self::Answer { which: Which::Original, .. } => {
                "/webhooks/{application.id}/{interaction.token}/messages/@original"
            }
            Self::Answer { .. } => {
                "/webhooks/{application.id}/{interaction.token}/messages/{message.id}"
            }
            Self::Channel { .. } => "/channels/{channel.id}",
            Self::Messages { .. } => "/channels/{channel.id}/messages",
            Self::Threads { .. } => "/channels/{channel.id}/messages/{message.id}/threads",
            Self::Message { .. } => "/channels/{channel.id}/messages/{message.id}",
        }
    }

    /// True for an interaction's requests, which do not count against the global limit.
    /// <https://discord.com/developers/docs/interactions/receiving-and-responding#endpoints>
    pub(super) fn is_exempt(&self) -> bool {
        matches!(self, Self::Callback { .. } | Self::FollowUps { .. } | Self::Answer { .. })
    }

    /// True if the token in the address is the only proof that Discord asks for.
    pub(super) fn needs_no_login(&self) -> bool {
        matches!(
            self,
            Self::Gateway | Self::Callback { .. } | Self::FollowUps { .. } | Self::Answer { .. }
        )
    }
}
