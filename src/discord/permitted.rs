//! People without Manage Server to whom a server's Integrations page gives a command of those who manage it. Discord
//! checks that when the command is used; the buttons of its panels are checked here.
//!
//! The page only gives: whoever manages the server keeps that right, as they can change the page itself. Where Discord
//! does not say what is on it, no one is given anything. Lines about the whole application give nothing either: who is
//! allowed all commands still needs the permission that a command asks for. They may take the channel away.
//! <https://discord.com/developers/docs/change-log#upcoming-application-command-permission-changes>

use super::asked::in_time;
use super::http::overrides::{About, Override, Page};
use super::interaction::Interaction;
use super::server::Server;
use crate::app::commands::manner::managers_command;
use crate::app::input::request::Request;
use crate::clock::MINUTE_MS;
use crate::store::Millis;
use std::sync::Arc;

/// Time for which an answer is used, and for which a failure is not asked about again.
pub const KEPT_MS: Millis = 3 * MINUTE_MS;

/// The question if someone without Manage Server may use a command all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    command: &'static str,
    guild: u64,
    person: u64,
    roles: Vec<u64>,
    /// The channel and, if it is a thread, the one that it belongs to.
    channels: Vec<u64>,
}

impl Question {
    /// Returns the question that a request raises; none where the caller's permissions decide.
    pub fn of(interaction: &Interaction, request: &Request) -> Option<Self> {
        let caller = &request.caller;
        let command = managers_command(&request.kind).filter(|_| !caller.manages)?;
        let guild = caller.venue.guild.filter(|_| caller.bot_in_channel)?;
        let member = interaction.member.as_ref()?;
        Some(Self {
            command,
            guild,
            person: caller.person,
            roles: member.roles.iter().map(|role| role.0).collect(),
            channels: [caller.venue.channel].into_iter().chain(caller.parent).collect(),
        })
    }

    /// True if the page gives this command to this person in this channel. What it says of a person goes before what it
    /// says of their roles, of which one that is allowed is enough, and that before what it says of everyone. Of channels
    /// the application's lines count where there is none about the command.
    fn is_allowed_by(&self, page: &Page, command: u64) -> bool {
        let own = page.commands.get(&command).map_or(&[][..], Vec::as_slice);
        let here = |lines: &[Override]| {
            let of_channels = |ids: &[u64]| said(lines, About::Channel, ids);
            of_channels(&self.channels).or_else(|| of_channels(&[self.guild - 1]))
        };
        let is_here = here(own).or_else(|| here(&page.application)).unwrap_or(true);
        let given = said(own, About::Person, &[self.person])
            .or_else(|| said(own, About::Role, &self.roles))
            .or_else(|| said(own, About::Role, &[self.guild]));
        is_here && given.unwrap_or(false)
    }
}

/// Returns what lines say of some roles, people or channels.
fn said(lines: &[Override], about: About, ids: &[u64]) -> Option<bool> {
    let said = lines.iter().filter(|line| line.about == about && ids.contains(&line.id));
    said.map(|line| line.allowed).reduce(|one, other| one || other)
}

/// True if the server's page gives the caller the command; false where Discord does not say so.
pub async fn is_permitted(server: &Server, question: &Question) -> bool {
    let Some(command) = server.app().command_ids().get(question.command).copied() else {
        return false;
    };
    let (guild, now) = (question.guild, server.app().clock().now());
    let page = match server.pages.get(guild, now) {
        Some(page) => page,
        None => {
            let asked = server.rest().overrides(guild);
            let metrics = server.rest().metrics();
            let page = in_time(metrics, "the permissions of the commands", asked).await;
            let page = Arc::new(page.unwrap_or_default());
            server.pages.put(guild, Arc::clone(&page), now);
            page
        }
    };
    question.is_allowed_by(&page, command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    const GUILD: u64 = 500;

    fn line(about: About, id: u64, allowed: bool) -> Override {
        Override { about, id, allowed }
    }

    fn allowed(own: &[Override]) -> bool {
        both(own, &[])
    }

    /// True if lines about the command and lines about all commands allow it.
    fn both(own: &[Override], application: &[Override]) -> bool {
        let question = Question {
            command: "settings",
            guild: GUILD,
            person: 1,
            roles: vec![21, 22],
            channels: vec![31, 32],
        };
        let commands = HashMap::from([(7, own.to_vec()), (8, vec![line(About::Person, 1, true)])]);
        question.is_allowed_by(&Page { commands, application: application.to_vec() }, 7)
    }

    #[test]
    fn the_nearest_line_decides() {
        use About::*;
        assert!(!allowed(&[]), "nothing is said");
        assert!(!allowed(&[line(Role, 29, true), line(Person, 9, true)]), "of others");
        assert!(allowed(&[line(Role, 21, false), line(Role, 22, true)]));
        assert!(!allowed(&[line(Role, 21, false), line(Role, GUILD, true)]));
        assert!(allowed(&[line(Role, GUILD, true)]));
        assert!(!allowed(&[line(Person, 1, false), line(Role, 22, true)]));
        assert!(allowed(&[line(Person, 1, true), line(Role, 22, false)]));
    }

    #[test]
    fn channels_can_be_left_out() {
        use About::*;
        let role = line(Role, 21, true);
        assert!(!allowed(&[role, line(Channel, GUILD - 1, false)]));
        assert!(!allowed(&[role, line(Channel, 31, false)]));
        assert!(allowed(&[role, line(Channel, GUILD - 1, false), line(Channel, 32, true)]));
        assert!(!allowed(&[line(Channel, 31, true)]), "a channel gives no one anything");
    }

    #[test]
    fn the_application_gives_no_one_a_managers_command() {
        use About::*;
        for about in [line(Role, 21, true), line(Person, 1, true), line(Role, GUILD, true)] {
            assert!(!both(&[], &[about]), "it needs Manage Server: {about:?}");
        }
        let role = line(Role, 21, true);
        assert!(both(&[role], &[line(Role, GUILD, false), line(Role, 22, false)]));
        assert!(both(&[role], &[line(Person, 1, false)]), "the command has a line of its own");
        assert!(!both(&[line(Role, 21, false)], &[line(Person, 1, true)]));
    }

    #[test]
    fn channels_of_the_application_count_where_the_command_names_none() {
        use About::*;
        let role = line(Role, 21, true);
        let (nowhere, here) = (line(Channel, GUILD - 1, false), line(Channel, 31, true));
        assert!(!both(&[role], &[nowhere]));
        assert!(both(&[role], &[nowhere, here]));
        assert!(both(&[role, here], &[nowhere]));
        assert!(!both(&[role, line(Channel, 31, false)], &[here]));
        assert!(!both(&[role, nowhere], &[here]));
        assert!(both(&[role, line(Channel, GUILD - 1, true)], &[nowhere]));
    }
}
