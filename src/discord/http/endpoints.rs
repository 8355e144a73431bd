//! The endpoints that the bot uses, one method each.

use super::client::{OTHER_WAIT, Rest, TASK_WAIT};
use super::failure::{ARCHIVED, Failure};
use super::invalid_requests::Account;
use super::multipart::{Sending, message_id, sending};
use super::rate_limit::Urgency;
use super::refused_channels::MISSING_ACCESS;
use crate::app::settings::roles::RoleChange;
use crate::discord::connection::StartError;
use crate::discord::limits::GUILDS_PER_PAGE;
use crate::discord::living_tokens::Living;
use crate::discord::write::Body;
use crate::store::{ShardRange, Venue};
use serde_json::{Value, json};
use serenity::all::{ChannelId, GuildId, MessageId, RoleId, UserId};
use serenity::http::{LightMethod, Route};
use std::net::IpAddr;
use std::time::Duration;
use tokio::time::Instant;

/// Discord's code for a person who is not in the server.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>
pub const UNKNOWN_MEMBER: u64 = 10_007;

/// Discord's code for a person who does not exist, or not any more.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>
pub const UNKNOWN_USER: u64 = 10_013;

/// Discord's code for a server that does not exist.
const UNKNOWN_GUILD: u64 = 10_004;

/// Minutes without a message after which a game's thread is archived: a week; Discord knows four values.
const ARCHIVE_MINUTES: u32 = 7 * 24 * 60;

/// Discord's code for a message that has a thread already.
const THREAD_EXISTS: u64 = 160_004;

/// Returns the names and ids of a list of commands.
fn names_and_ids(commands: &Value) -> Vec<(String, u64)> {
    let named = |command: &Value| {
        Some((command["name"].as_str()?.to_owned(), command["id"].as_str()?.parse().ok()?))
    };
    commands.as_array().into_iter().flatten().filter_map(named).collect()
}

/// The gateway, as Discord names it.
pub struct Gateway {
    /// Its address.
    pub url: String,
    /// Number of shards to connect with; at least 1.
    pub shards: u32,
    /// Number of IDENTIFYs that Discord still takes.
    /// <https://discord.com/developers/docs/events/gateway#session-start-limit-object>
    pub remaining: u32,
    /// Time after which it takes all of them again.
    pub reset_after: Duration,
}

impl Gateway {
    /// Returns the shards of this node: those of a setting, or all that Discord recommends.
    pub fn range(&self, set: Option<ShardRange>) -> ShardRange {
        let total = self.shards;
        set.unwrap_or(ShardRange { first: 0, last: total.saturating_sub(1), total })
    }
}

impl Rest {
    /// Returns the address of the gateway, and the number of shards that Discord recommends. With another base address
    /// it must be on the same host.
    ///
    /// # Errors
    /// Discord does not name it, or names one on another host.
    pub async fn gateway(&self) -> Result<Gateway, StartError> {
        let answer = self.start_up(Route::Gateway).await?;
        let url = answer["url"].as_str().unwrap_or_default().to_owned();
        if let Some(api) = self.api()
            && !is_same_host(&url, api)
        {
            return Err(StartError::GatewayElsewhere { api: api.to_owned(), gateway: url });
        }
        let answer = self.start_up(Route::GatewayBot).await?;
        let number = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok());
        let limit = &answer["session_start_limit"];
        Ok(Gateway {
            url,
            shards: number(&answer["shards"]).unwrap_or(1).max(1),
            remaining: number(&limit["remaining"]).unwrap_or(u32::MAX),
            reset_after: Duration::from_millis(limit["reset_after"].as_u64().unwrap_or(0)),
        })
    }

    /// Returns the commands that are registered, each with its id.
    ///
    /// # Errors
    /// Discord does not list them.
    pub async fn registered(&self) -> Result<Vec<(String, u64)>, StartError> {
        let answer =
            self.start_up(Route::Commands { application_id: self.application_id() }).await?;
        Ok(names_and_ids(&answer))
    }

    /// Registers all commands by one call. Returns them, each with its id.
    ///
    /// # Errors
    /// Discord does not take them.
    pub async fn register(&self, commands: &Value) -> Result<Vec<(String, u64)>, StartError> {
        let route = Route::Commands { application_id: self.application_id() };
        let body = Body::plain(commands.clone());
        let sent = self
            .try_until(Account::Bot, self.start_deadline(), || {
                sending(route, LightMethod::Put, Some(&body))
            })
            .await;
        sent.map(|answer| names_and_ids(&answer)).map_err(|failure| self.not_started(failure))
    }

    /// Answers an interaction, trying again until the time is up. Returns the id of the message, if there is one.
    ///
    /// # Errors
    /// The answer did not arrive. An answer that Discord already has counts as arrived.
    pub async fn answer(
        &self,
        interaction: u64,
        token: &str,
        body: &Body,
        until: Instant,
    ) -> Result<Option<u64>, Failure> {
        let route = Route::InteractionResponse { interaction_id: interaction.into(), token };
        let make = || {
            let Sending { request, form } = sending(route, LightMethod::Post, Some(body));
            Sending { request: request.params(Some(vec![("with_response", "true".into())])), form }
        };
        match self.try_until(Account::Answer, until, make).await {
            Ok(answer) => Ok(message_id(&answer["resource"]["message"])),
            Err(failure) if failure.is_already_answered() => Ok(None),
            Err(failure) => Err(failure),
        }
    }

    /// Edits the message that an interaction was answered with.
    ///
    /// # Errors
    /// The interaction was not answered, its token has expired, or Discord does not answer.
    pub async fn edit_original(
        &self,
        account: Account,
        token: &str,
        body: &Body,
    ) -> Result<Option<u64>, Failure> {
        let route = Route::WebhookOriginalInteractionResponse {
            application_id: self.application_id(),
            token,
        };
        self.through_token(account, route, LightMethod::Patch, Some(body)).await
    }

    /// Deletes the message that an interaction was answered with.
    ///
    /// # Errors
    /// As [`Rest::edit_original`].
    pub async fn delete_original(&self, token: &str) -> Result<(), Failure> {
        let route = Route::WebhookOriginalInteractionResponse {
            application_id: self.application_id(),
            token,
        };
        self.through_token(Account::Answer, route, LightMethod::Delete, None).await.map(|_| ())
    }

    /// Edits a message through a token with which it was posted, or under which it was pressed.
    ///
    /// # Errors
    /// As [`Rest::edit_original`].
    pub async fn edit_through(
        &self,
        account: Account,
        living: &Living,
        message: u64,
        body: &Body,
    ) -> Result<Option<u64>, Failure> {
        let route = self.message_of(living, message);
        self.through_token(account, route, LightMethod::Patch, Some(body)).await
    }

    /// Deletes a message in the same way; one that is gone already counts as deleted.
    ///
    /// # Errors
    /// As [`Rest::edit_original`].
    pub async fn delete_through(
        &self,
        account: Account,
        living: &Living,
        message: u64,
    ) -> Result<(), Failure> {
        let route = self.message_of(living, message);
        match self.through_token(account, route, LightMethod::Delete, None).await {
            Err(failure) if failure.is_unknown_message() => Ok(()),
            other => other.map(|_| ()),
        }
    }

    /// The address of a message below the token of an interaction.
    fn message_of<'a>(&self, living: &'a Living, message: u64) -> Route<'a> {
        let (application_id, token) = (self.application_id(), living.token.as_str());
        if living.is_original {
            Route::WebhookOriginalInteractionResponse { application_id, token }
        } else {
            let message_id = MessageId::new(message);
            Route::WebhookFollowupMessage { application_id, token, message_id }
        }
    }

    /// Posts a further message through an interaction. It is sent again after a 429 alone: whether a request whose answer
    /// got lost was carried out cannot be known here.
    ///
    /// # Errors
    /// As [`Rest::edit_original`].
    pub async fn follow_up(
        &self,
        account: Account,
        token: &str,
        body: &Body,
    ) -> Result<Option<u64>, Failure> {
        let route = Route::WebhookFollowupMessages { application_id: self.application_id(), token };
        let make = || sending(route, LightMethod::Post, Some(body));
        let is_limited = |failure: &Failure| matches!(failure, Failure::TooMany(_));
        let answer = self.try_while(account, self.deadline(), make, is_limited).await?;
        Ok(message_id(&answer))
    }

    /// Posts a message into a channel where the bot is. Two posts with the same nonce within a few minutes are one.
    /// <https://discord.com/developers/docs/resources/message#create-message-jsonform-params>
    ///
    /// # Errors
    /// Discord refuses it or does not answer.
    pub async fn post(
        &self,
        venue: Venue,
        nonce: &str,
        body: &Body,
    ) -> Result<Option<u64>, Failure> {
        let mut body = body.clone();
        body.json["nonce"] = nonce.into();
        body.json["enforce_nonce"] = true.into();
        self.paced_in(
            venue,
            Urgency::Post,
            Route::ChannelMessages { channel_id: ChannelId::new(venue.channel) },
            LightMethod::Post,
            &body,
        )
        .await
    }

    /// Opens the channel of direct messages to a person, which is the same one each time.
    /// <https://discord.com/developers/docs/resources/user#create-dm>
    ///
    /// # Errors
    /// The person takes none from the bot, or Discord does not answer.
    pub async fn open_direct(&self, person: u64) -> Result<u64, Failure> {
        let open = Body::plain(json!({ "recipient_id": person.to_string() }));
        let (urgency, route) = ((Urgency::Post, TASK_WAIT), Route::UserMeDmChannels);
        let channel = self.paced(Account::Bot, urgency, route, LightMethod::Post, &open).await?;
        channel.ok_or_else(|| Failure::Unreachable("no direct channel came back".to_owned()))
    }

    /// Edits one of the bot's messages.
    ///
    /// # Errors
    /// Discord refuses it or does not answer.
    pub async fn edit(
        &self,
        venue: Venue,
        message: u64,
        body: &Body,
    ) -> Result<Option<u64>, Failure> {
        self.on_message(venue, message, LightMethod::Patch, body).await
    }

    /// Edits or deletes a message; an archived thread is opened first. Where the bot may not do that, as in one that it has
    /// not been added to, the refusal is still that of the archived thread: a new message opens it all the same.
    async fn on_message(
        &self,
        venue: Venue,
        message: u64,
        method: LightMethod,
        body: &Body,
    ) -> Result<Option<u64>, Failure> {
        let (channel_id, message_id) = (ChannelId::new(venue.channel), MessageId::new(message));
        let route = Route::ChannelMessage { channel_id, message_id };
        let edit = Urgency::Edit;
        match self.paced_in(venue, edit, route, method, body).await {
            Err(archived) if archived.code() == Some(ARCHIVED) => {
                match self.open_again(venue).await {
                    Err(failure) if failure.is_final() => return Err(archived),
                    opened => opened?,
                }
                self.paced_in(venue, edit, route, method, body).await
            }
            other => other,
        }
    }

    /// Opens an archived thread. A refusal says nothing about messages in it.
    async fn open_again(&self, thread: Venue) -> Result<(), Failure> {
        let route = Route::Channel { channel_id: ChannelId::new(thread.channel) };
        let (account, open) =
            (Account::of_server(thread.guild), Body::plain(json!({ "archived": false })));
        self.paced(account, (Urgency::Edit, TASK_WAIT), route, LightMethod::Patch, &open)
            .await
            .map(|_| ())
    }

    /// Begins a thread from a message, unless that has been done. It has the number of the message.
    /// <https://discord.com/developers/docs/resources/channel#start-thread-from-message>
    ///
    /// # Errors
    /// Discord refuses it or does not answer.
    pub async fn begin_thread(
        &self,
        venue: Venue,
        message: u64,
        name: &str,
    ) -> Result<(), Failure> {
        let (channel_id, message_id) = (ChannelId::new(venue.channel), MessageId::new(message));
        let route = Route::ChannelMessageThreads { channel_id, message_id };
        // One that may not be begun says nothing about messages in the channel.
        let account = Account::of_server(venue.guild);
        let body = Body::plain(json!({ "name": name, "auto_archive_duration": ARCHIVE_MINUTES }));
        match self.paced(account, (Urgency::Post, TASK_WAIT), route, LightMethod::Post, &body).await
        {
            Err(Failure::Refused { code: THREAD_EXISTS, .. }) => Ok(()),
            other => other.map(|_| ()),
        }
    }

    /// Returns if a person is a member of a server.
    /// <https://discord.com/developers/docs/resources/guild#get-guild-member>
    ///
    /// # Errors
    /// Discord does not say, as in a server without the bot, or was not asked.
    pub async fn is_member(&self, guild: u64, person: u64) -> Result<bool, Failure> {
        let route =
            Route::GuildMember { guild_id: GuildId::new(guild), user_id: UserId::new(person) };
        match self.paced_get(Account::Server(guild), Urgency::Edit, route, Vec::new()).await {
            Ok(_) => Ok(true),
            Err(Failure::Refused { code: UNKNOWN_MEMBER | UNKNOWN_USER, .. }) => Ok(false),
            Err(failure) => Err(failure),
        }
    }

    /// Gives a role to a member, or takes it away; both may be so already.
    /// <https://discord.com/developers/docs/resources/guild#add-guild-member-role>
    ///
    /// # Errors
    /// Discord refuses it or does not answer.
    pub async fn set_role(&self, change: RoleChange) -> Result<(), Failure> {
        let route = Route::GuildMemberRole {
            guild_id: GuildId::new(change.guild),
            user_id: UserId::new(change.person),
            role_id: RoleId::new(change.role),
        };
        let method = if change.gives { LightMethod::Put } else { LightMethod::Delete };
        let (account, none) = (Account::Server(change.guild), Body::plain(Value::Null));
        self.paced(account, (Urgency::Edit, OTHER_WAIT), route, method, &none).await.map(|_| ())
    }

    /// Deletes one of the bot's messages; one that is gone already counts as deleted.
    ///
    /// # Errors
    /// Discord refuses it or does not answer.
    pub async fn delete(&self, venue: Venue, message: u64) -> Result<(), Failure> {
        let none = Body::plain(Value::Null);
        match self.on_message(venue, message, LightMethod::Delete, &none).await {
            Err(Failure::Refused { status: 404, .. }) => Ok(()),
            other => other.map(|_| ()),
        }
    }

    /// Returns if the bot is in a server; none if Discord does not say.
    pub async fn is_in(&self, guild: u64) -> Option<bool> {
        let route = Route::Guild { guild_id: GuildId::new(guild) };
        match self.paced_get(Account::Server(guild), Urgency::Edit, route, Vec::new()).await {
            Ok(_) => Some(true),
            // Something between here and Discord may refuse as well, without a code of Discord's.
            Err(Failure::Refused { code: MISSING_ACCESS | UNKNOWN_GUILD, .. }) => Some(false),
            Err(_) => None,
        }
    }

    /// Returns if the bot sees a server's channel.
    /// <https://discord.com/developers/docs/resources/channel#get-channel>
    ///
    /// # Errors
    /// Discord does not say, or was not asked.
    pub async fn sees(&self, guild: u64, channel: u64) -> Result<bool, Failure> {
        let route = Route::Channel { channel_id: ChannelId::new(channel) };
        // Someone waits for the answer that depends on it.
        match self.paced_get(Account::Server(guild), Urgency::Post, route, Vec::new()).await {
            Ok(_) => Ok(true),
            Err(Failure::Refused { code: MISSING_ACCESS | UNKNOWN_GUILD, .. }) => Ok(false),
            Err(failure) => Err(failure),
        }
    }

    /// Returns the servers that the bot is in with ids above `after`, in order, at most [`GUILDS_PER_PAGE`]. A list of which
    /// a part cannot be read is none: the bot would seem to have left that server.
    /// <https://discord.com/developers/docs/resources/user#get-current-user-guilds>
    ///
    /// # Errors
    /// Discord refuses it or does not answer.
    pub async fn guilds_after(&self, after: u64) -> Result<Vec<u64>, Failure> {
        let params = vec![("limit", GUILDS_PER_PAGE.to_string()), ("after", after.to_string())];
        let (check, route) = (Urgency::Edit, Route::UserMeGuilds);
        let answer = self.paced_get(Account::Bot, check, route, params).await?;
        let id = |guild: &Value| guild["id"].as_str()?.parse().ok();
        let guilds: Option<Vec<u64>> =
            answer.as_array().and_then(|guilds| guilds.iter().map(id).collect());
        guilds.ok_or_else(|| Failure::Unreachable("no list of servers came back".to_owned()))
    }
}

/// True if two addresses are of the same host, on whatever ports; this machine's own names are of one.
fn is_same_host(one: &str, other: &str) -> bool {
    let own = |host: &str| {
        let address = host.trim_matches(['[', ']']).parse::<IpAddr>();
        host == "localhost" || address.is_ok_and(|address| address.is_loopback())
    };
    let (one, other) = (host(one), host(other));
    one == other || (own(one) && own(other))
}

/// The host of an address, without its port.
fn host(address: &str) -> &str {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let place = rest.split(['/', '?']).next().unwrap_or_default();
    // The colons of an IPv6 address stand in brackets.
    match place.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => host,
        _ => place,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gateway_is_on_the_same_host() {
        for (gateway, api, same) in [
            ("ws://127.0.0.1:9001/?v=10", "http://127.0.0.1:9000", true),
            ("ws://localhost:9000", "http://127.0.0.1:9000", true),
            ("ws://[::1]:9000/", "http://localhost:9000", true),
            ("wss://discord.test", "https://discord.test:8443/", true),
            ("wss://gateway.discord.test", "https://discord.test", false),
            ("wss://10.0.0.1:9000", "http://127.0.0.1:9000", false),
            ("", "http://127.0.0.1:9000", false),
        ] {
            assert_eq!(is_same_host(gateway, api), same, "{gateway} {api}");
        }
    }
}
