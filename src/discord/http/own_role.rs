//! The bot's own place among a server's roles.
//! <https://discord.com/developers/docs/topics/permissions#permission-hierarchy>

use super::client::Rest;
use super::failure::Failure;
use super::invalid_requests::Account;
use super::rate_limit::Urgency;
use serde_json::Value;
use serenity::all::{GuildId, UserId};
use serenity::http::Route;
use std::collections::HashSet;

impl Rest {
    /// Returns the position of the bot's highest role in a server; 0 if it has none but that of everyone. It is not known where
    /// a role's id or the position of an own one cannot be read.
    ///
    /// # Errors
    /// Discord refuses it or does not answer.
    pub async fn own_position(&self, guild: u64) -> Result<u32, Failure> {
        let (guild_id, user_id) = (GuildId::new(guild), UserId::new(self.application()));
        // Someone waits for the answer that depends on it.
        let (account, urgency) = (Account::Server(guild), Urgency::Post);
        let ask = |route| self.paced_get(account, urgency, route, Vec::new());
        // Both at once, since there is a second for them, and both to their end: a refusal of one that is dropped with the
        // other would not be counted.
        let (member, roles) = tokio::join!(
            ask(Route::GuildMember { guild_id, user_id }),
            ask(Route::GuildRoles { guild_id })
        );
        let (member, roles) = (member?, roles?);
        let unread = || Failure::Unreachable("no list of roles came back".to_owned());
        let (own, all) = member["roles"].as_array().zip(roles.as_array()).ok_or_else(unread)?;
        let own: Option<HashSet<&str>> = own.iter().map(Value::as_str).collect();
        let own = own.ok_or_else(unread)?;
        // Roles that the bot does not have take no part, as if they were the lowest.
        let position = |role: &Value| -> Option<u32> {
            let is_own = own.contains(role["id"].as_str()?);
            if is_own { role["position"].as_u64()?.try_into().ok() } else { Some(0) }
        };
        let positions: Option<Vec<u32>> = all.iter().map(position).collect();
        Ok(positions.ok_or_else(unread)?.into_iter().max().unwrap_or(0))
    }
}
