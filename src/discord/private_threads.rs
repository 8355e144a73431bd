//! Private threads that the bot was not added to. Discord takes answers to interactions there and refuses everything else, so
//! that no one is reminded, and an interaction does not say so: being in a thread is no permission. Where Discord does not
//! answer in time, the bot counts as added.
//! <https://discord.com/developers/docs/topics/threads#private-threads>

use super::asked::in_time;
use super::interaction::{Channel, Interaction, Permissions};
use super::server::Server;
use crate::app::input::request::{Request, RequestKind};
use crate::store::Millis;

/// Time for which an answer is used (ms): a mention of the bot adds it, after which people try again.
pub const KEPT_MS: Millis = 10_000;

/// The question if the bot was added to a private thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreadQuestion {
    guild: u64,
    thread: u64,
}

impl ThreadQuestion {
    /// Returns the question that a request raises: a command or form in a private thread, unless the bot sees all of them.
    pub fn of(interaction: &Interaction, request: &Request) -> Option<Self> {
        let asks = matches!(
            request.kind,
            RequestKind::Command { .. }
                | RequestKind::OpenChallenge(_)
                | RequestKind::SubmitForm { .. }
        );
        let is_private = interaction.channel.as_ref().is_some_and(Channel::is_private_thread);
        let caller = &request.caller;
        let is_hidden = is_private && !interaction.app_permissions.is_some_and(sees_all);
        let guild = caller.venue.guild.filter(|_| caller.bot_in_channel && asks && is_hidden)?;
        Some(Self { guild, thread: caller.venue.channel })
    }
}

/// True if a bot with these permissions sees private threads that it was not added to.
fn sees_all(given: Permissions) -> bool {
    given.contains(Permissions::MANAGE_THREADS) || given.contains(Permissions::ADMINISTRATOR)
}

/// True if the bot was not added to the thread.
pub async fn is_outside(server: &Server, question: ThreadQuestion) -> bool {
    let ThreadQuestion { guild, thread } = question;
    let now = server.app().clock().now();
    if let Some(sees) = server.threads.get(thread, now) {
        return !sees;
    }
    let asked = server.rest().sees(guild, thread);
    let metrics = server.rest().metrics();
    let Some(sees) = in_time(metrics, "if the bot is in a private thread", asked).await else {
        return false;
    };
    server.threads.put(thread, sees, now);
    !sees
}
