//! Settings of the bot's commands, and of all of them at once, on a server's Integrations page.
//! <https://discord.com/developers/docs/interactions/application-commands#permissions>

use super::client::Rest;
use super::failure::Failure;
use super::invalid_requests::Account;
use super::rate_limit::Urgency;
use serde_json::Value;
use serenity::all::GuildId;
use serenity::http::Route;
use std::collections::HashMap;

/// Subject of an override, by Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// 1: those with a role; the server's own id stands for everyone.
    Role,
    /// 2: a person.
    Person,
    /// 3: a channel; the server's own id less one stands for all.
    Channel,
}

/// A server's page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// Lines about a command, by its id.
    pub commands: HashMap<u64, Vec<Override>>,
    /// Lines about the whole application.
    pub application: Vec<Override>,
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
    /// Returns what a server's page says; nothing where no one has set anything.
    /// <https://discord.com/developers/docs/interactions/application-commands#get-guild-application-command-permissions>
    ///
    /// # Errors
    /// Discord refuses it or does not answer.
    pub async fn overrides(&self, guild: u64) -> Result<Page, Failure> {
        let application_id = self.application_id();
        let route =
            Route::GuildCommandsPermissions { application_id, guild_id: GuildId::new(guild) };
        // Someone waits for the answer that depends on it.
        let (account, urgency) = (Account::Server(guild), Urgency::Post);
        let answer = self.paced_get(account, urgency, route, Vec::new()).await?;
        let listed: Option<HashMap<u64, Vec<Override>>> =
            answer.as_array().and_then(|listed| listed.iter().map(of_one).collect());
        let commands =
            listed.ok_or_else(|| Failure::Unreachable("no list of overrides".to_owned()))?;
        let mut page = Page { commands, ..Page::default() };
        page.application = page.commands.remove(&application_id.get()).unwrap_or_default();
        Ok(page)
    }
}

/// Reads the lines about a command or the application, with its id.
fn of_one(listed: &Value) -> Option<(u64, Vec<Override>)> {
    let id = listed["id"].as_str()?.parse().ok()?;
    Some((id, listed["permissions"].as_array()?.iter().filter_map(read).collect()))
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
