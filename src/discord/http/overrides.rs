//! Settings of a command on a server's Integrations page.
//! <https://discord.com/developers/docs/interactions/application-commands#permissions>

use super::client::Rest;
use super::failure::Failure;
use super::invalid_requests::Account;
use serde_json::Value;
use serenity::all::{CommandId, GuildId};
use serenity::http::Route;

/// Code of a command of which the page says nothing.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes>
const NOTHING_SAID: u64 = 10_066;

/// Whom or what an override is about, by Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// 1: those with a role; the server's own id stands for everyone.
    Role,
    /// 2: a person.
    Person,
    /// 3: a channel; the server's own id less one stands for all.
    Channel,
}

/// A line of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Override {
    /// Its kind.
    pub about: About,
    /// Id of the role, person or channel.
    pub id: u64,
    /// True if the command is allowed.
    pub allowed: bool,
}

impl Rest {
    /// Returns what a server's page says of a command; nothing where no one has set anything.
    /// <https://discord.com/developers/docs/interactions/application-commands#get-application-command-permissions>
    ///
    /// # Errors
    /// Discord refuses it or does not answer.
    pub async fn overrides(&self, guild: u64, command: u64) -> Result<Vec<Override>, Failure> {
        let route = Route::GuildCommandPermissions {
            application_id: self.application_id(),
            guild_id: GuildId::new(guild),
            command_id: CommandId::new(command),
        };
        let answer = match self.paced_get(Account::Server(guild), route, Vec::new()).await {
            Err(Failure::Refused { code: NOTHING_SAID, .. }) => return Ok(Vec::new()),
            answer => answer?,
        };
        let listed = answer["permissions"].as_array();
        let listed =
            listed.ok_or_else(|| Failure::Unreachable("no list of overrides".to_owned()))?;
        Ok(listed.iter().filter_map(read).collect())
    }
}

fn read(line: &Value) -> Option<Override> {
    let about = match line["type"].as_u64()? {
        1 => About::Role,
        2 => About::Person,
        3 => About::Channel,
        _ => return None,
    };
    let id = line["id"].as_str()?.parse().ok()?;
    Some(Override { about, id, allowed: line["permission"].as_bool()? })
}
