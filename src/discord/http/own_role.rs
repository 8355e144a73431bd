//! The places of the bot and of a person among a server's roles.
//! <https://discord.com/developers/docs/topics/permissions#permission-hierarchy>

use super::client::Rest;
use super::failure::Failure;
use super::invalid_requests::Account;
use super::rate_limit::Urgency;
use serde_json::Value;
use serenity::all::{GuildId, UserId};
use serenity::http::Route;
use std::collections::HashSet;

/// Places of the bot and of a person among a server's roles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Position of the bot's highest role; 0 if it has none but that of everyone.
    pub own: u32,
    /// Position of the person's highest role, likewise.
    pub theirs: u32,
    /// Bits of the permissions that the person's roles give them in the whole server.
    pub permissions: u64,
}

impl Places {
    /// Reads them from all roles of a server, by the ids of the bot's own roles and of the person's, that of everyone among
    /// them. None where the id of a role or the position of an own one cannot be read; what cannot be read of the person's
    /// gives them nothing.
    fn read(all: &[Value], own: &HashSet<&str>, theirs: &[u64]) -> Option<Self> {
        let position = |role: &Value| -> Option<u32> { role["position"].as_u64()?.try_into().ok() };
        let mut places = Self::default();
        for role in all {
            let id = role["id"].as_str()?;
            // Roles that neither has take no part.
            if own.contains(id) {
                places.own = places.own.max(position(role)?);
            }
            if id.parse::<u64>().is_ok_and(|id| theirs.contains(&id)) {
                places.theirs = places.theirs.max(position(role).unwrap_or(0));
                let bits = role["permissions"].as_str().and_then(|bits| bits.parse::<u64>().ok());
                places.permissions |= bits.unwrap_or(0);
            }
        }
        Some(places)
    }
}

impl Rest {
    /// Returns the places of the bot and of a person with these roles in a server.
    ///
    /// # Errors
    /// Discord refuses it or does not answer, or says what cannot be read.
    pub async fn places(&self, guild: u64, theirs: &[u64]) -> Result<Places, Failure> {
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
        Places::read(all, &own.ok_or_else(unread)?, theirs).ok_or_else(unread)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_person_stands_where_their_roles_stand() {
        let all = [
            json!({"id": "1", "position": 0, "permissions": "1024"}),
            json!({"id": "5", "position": 3, "permissions": "268435456"}),
            json!({"id": "6", "position": 7, "permissions": "8"}),
            json!({"id": "7", "position": "9", "permissions": 8}),
        ];
        let own = HashSet::from(["6"]);
        let read = |theirs: &[u64]| Places::read(&all, &own, theirs).unwrap();
        assert_eq!(read(&[1, 5]), Places { own: 7, theirs: 3, permissions: 1024 | (1 << 28) });
        assert_eq!(read(&[1]), Places { own: 7, theirs: 0, permissions: 1024 });
        assert_eq!(read(&[7]), Places { own: 7, theirs: 0, permissions: 0 }, "it cannot be read");
    }
}
