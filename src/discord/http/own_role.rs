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
    /// Returns the position of the bot's highest role in a server; 0 if it has none but that of everyone.
    ///
    /// # Errors
    /// Discord refuses it or does not answer.
    pub async fn own_position(&self, guild: u64) -> Result<u32, Failure> {
        let (guild_id, user_id) = (GuildId::new(guild), UserId::new(self.application()));
        // Someone waits for the answer that depends on it.
        let (account, urgency) = (Account::Server(guild), Urgency::Post);
        let ask = |route| self.paced_get(account, urgency, route, Vec::new());
        let (member, roles) = tokio::try_join!(
            ask(Route::GuildMember { guild_id, user_id }),
            ask(Route::GuildRoles { guild_id })
        )?;
        let lists = member["roles"].as_array().zip(roles.as_array());
        let (own, all) =
            lists.ok_or_else(|| Failure::Unreachable("no list of roles came back".to_owned()))?;
        let own: HashSet<&str> = own.iter().filter_map(Value::as_str).collect();
        let is_own = |role: &&Value| role["id"].as_str().is_some_and(|id| own.contains(id));
        let position = |role: &Value| role["position"].as_u64().and_then(|at| at.try_into().ok());
        Ok(all.iter().filter(is_own).filter_map(position).max().unwrap_or(0))
    }
}
