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

/// Reads the lines about a command or the application, with its id; none where a line cannot be read, which may be the one that
/// takes the command from someone.
fn of_one(listed: &Value) -> Option<(u64, Vec<Override>)> {
    let id = listed["id"].as_str()?.parse().ok()?;
    let lines = listed["permissions"].as_array()?.iter().filter(|line| !is_about_another(line));
    Some((id, lines.map(read).collect::<Option<_>>()?))
}

/// True if a line is about a kind of subject that Discord has added, which says nothing of the known ones.
fn is_about_another(line: &Value) -> bool {
    line["type"].as_u64().is_some_and(|kind| about(kind).is_none())
}

fn about(kind: u64) -> Option<About> {
    match kind {
        1 => Some(About::Role),
        2 => Some(About::Person),
        3 => Some(About::Channel),
        _ => None,
    }
}

fn read(line: &Value) -> Option<Override> {
    let about = about(line["type"].as_u64()?)?;
    let id = line["id"].as_str()?.parse().ok()?;
    Some(Override { about, id, allowed: line["permission"].as_bool()? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_line_that_cannot_be_read_makes_the_list_unread() {
        let lines = |line: Value| {
            let denied = json!({ "id": "6", "type": 1, "permission": false });
            of_one(&json!({ "id": "5", "permissions": [denied, line] })).map(|(_, lines)| lines)
        };
        let role = Override { about: About::Role, id: 6, allowed: false };
        let person = Override { about: About::Person, id: 7, allowed: true };
        let read = lines(json!({ "id": "7", "type": 2, "permission": true }));
        assert_eq!(read, Some(vec![role, person]));
        for line in [
            json!({ "id": 7, "type": 2, "permission": false }),
            json!({ "id": "7", "type": "2", "permission": false }),
            json!({ "id": "7", "type": 2, "permission": 0 }),
            json!({ "id": "7", "permission": false }),
            json!(null),
        ] {
            assert_eq!(lines(line.clone()), None, "{line}");
        }
        let added = lines(json!({ "id": 7, "type": 4, "permission": "at night" }));
        assert_eq!(added, Some(vec![role]), "it says nothing of the others");
    }
}
