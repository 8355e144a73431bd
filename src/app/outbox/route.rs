//! Routes of tasks to a game's channel: through an interaction's token while it is valid, or as the bot.

use crate::app::caller::Caller;
use crate::limits::TOKEN_LASTS_MS;
use crate::store::{Millis, StoredGame, Venue};
use serde::{Deserialize, Serialize};

/// Route to a game's channel.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Route {
    /// Channel or thread id.
    pub channel: u64,
    /// Interaction to answer through, while its token is valid.
    pub token: Option<InteractionToken>,
    /// True if the bot is a member of the channel.
    pub bot_in_channel: bool,
    /// True if it may attach pictures there.
    pub pictures: bool,
    /// Server of the channel, known once the task runs.
    #[serde(skip)]
    pub guild: Option<u64>,
}

/// Interaction token, and whether its original response is the game's public message.
#[derive(Clone, Serialize, Deserialize)]
pub struct InteractionToken {
    /// Token, a secret.
    pub token: String,
    /// Expiry (UTC ms).
    pub until: Millis,
    /// True if `@original` is the public message.
    pub public: bool,
}

/// Leaves the token out.
impl std::fmt::Debug for InteractionToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "InteractionToken(until {}, public {})", self.until, self.public)
    }
}

impl Route {
    /// Returns the route without an interaction. In a game without a server the bot is no member of
    /// the channel: it belongs to people who installed the app themselves. Its own direct messages are
    /// found when the task runs.
    pub(in crate::app) fn by_bot(stored: &StoredGame) -> Self {
        Self {
            channel: stored.venue.channel,
            token: None,
            bot_in_channel: stored.venue.guild.is_some(),
            pictures: true,
            guild: stored.venue.guild,
        }
    }

    /// Returns the server and channel to which it leads.
    pub fn venue(&self) -> Venue {
        Venue { guild: self.guild, channel: self.channel }
    }

    /// Returns the route through the caller's interaction, whose original response is the public message or not.
    pub(in crate::app) fn of(caller: &Caller, public: bool, at: Millis) -> Self {
        Self {
            channel: caller.venue.channel,
            token: Some(InteractionToken {
                token: caller.token.clone(),
                until: at + TOKEN_LASTS_MS,
                public,
            }),
            bot_in_channel: caller.bot_in_channel,
            pictures: caller.may_attach(),
            guild: caller.venue.guild,
        }
    }
}
