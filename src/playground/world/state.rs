//! The state behind the playground: all that is true now, and the changes that keep it consistent.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use serde_json::{Map, Value};
use tokio::sync::Notify;

use crate::clock::Clock;
use crate::playground::cast::{Place, Setting, Thread};
use crate::playground::endpoint::Endpoint;
use crate::playground::events::Event;
use crate::playground::faults::Plan;
use crate::playground::ids::Ids;
use crate::playground::inspect::Refusal;
use crate::playground::interaction::Interaction;
use crate::playground::journal::{Entry, Journal, Past};
use crate::playground::limit::{Limit, OldEdits};
use crate::playground::message::{Attachment, Message};
use crate::playground::overrides::Override;
use crate::playground::permissions;
use crate::playground::session::Sessions;

/// Time for which a nonce is known (ms); Discord speaks of the past few minutes.
const NONCE_HOLDS: i64 = 3 * 60_000;

/// Most emojis of an application.
/// <https://discord.com/developers/docs/resources/emoji#emoji-object-applicationowned-emoji>
const MOST_EMOJIS: usize = 2_000;

/// An emoji of the application.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Emoji {
    /// Its name.
    pub name: String,
    /// The picture's file.
    pub picture: Arc<[u8]>,
}

/// All that is true now.
pub(in crate::playground) struct State {
    pub(in crate::playground) clock: Arc<dyn Clock>,
    pub(in crate::playground) ids: Ids,
    pub(in crate::playground) journal: Journal,
    pub(in crate::playground) messages: BTreeMap<u64, Message>,
    pub(in crate::playground) commands: Vec<Value>,
    pub(in crate::playground) interactions: BTreeMap<u64, Interaction>,
    pub(in crate::playground) uploads: HashMap<u64, Attachment>,
    pub(in crate::playground) pings: Vec<Ping>,
    pub(in crate::playground) refusals: Vec<Refusal>,
    pub(in crate::playground) requests: u64,
    pub(in crate::playground) invalid: u64,
    /// Number of requests without the name that Discord asks of programs.
    pub(in crate::playground) nameless: u64,
    /// Number of requests other than GET that count against the global limit.
    pub(in crate::playground) paced: u64,
    pub(in crate::playground) sessions: Sessions,
    /// The bot's endpoint to which interactions are delivered in place of the gateway.
    pub(in crate::playground) endpoint: Option<Endpoint>,
    pub(in crate::playground) faults: Plan,
    pub(in crate::playground) limit: Limit,
    pub(in crate::playground) old_edits: OldEdits,
    /// Number of open connections, pages' included.
    pub(in crate::playground) wires: usize,
    /// Signals of those who await an interaction's answer, by its id.
    pub(in crate::playground) waiters: HashMap<u64, Arc<Notify>>,
    /// The address under which everything is served.
    pub(in crate::playground) base: String,
    /// Base address that uploads claim to have, if another.
    pub(in crate::playground) files_at: Option<String>,
    pub(in crate::playground) bot_permissions: HashMap<u64, u64>,
    pub(in crate::playground) user_installed: HashSet<u64>,
    pub(in crate::playground) closed_dms: HashSet<u64>,
    /// Roles of the server's members: role, person.
    pub(in crate::playground) roles: BTreeSet<(u64, u64)>,
    /// True if the bot may manage roles.
    pub(in crate::playground) bot_manages_roles: bool,
    /// People who have left the server, for requests about members.
    pub(in crate::playground) gone_members: HashSet<u64>,
    /// The messages that the bot has posted under a nonce.
    pub(in crate::playground) nonces: HashMap<String, u64>,
    /// Threads by the id of the message from which each was created.
    pub(in crate::playground) threads: BTreeMap<u64, Thread>,
    /// Threads that are private, and true for those that the bot was added to.
    pub(in crate::playground) private_threads: BTreeMap<u64, bool>,
    /// Changes of the bot's application, by Discord's names of its fields.
    pub(in crate::playground) application: Map<String, Value>,
    /// The application's own emojis by their ids.
    pub(in crate::playground) emojis: BTreeMap<u64, Emoji>,
    /// Most of them.
    pub(in crate::playground) most_emojis: usize,
    /// Permissions of commands in the server, by the commands' ids.
    pub(in crate::playground) overrides: HashMap<String, Vec<Override>>,
    /// Channels that were deleted.
    pub(in crate::playground) gone: HashSet<u64>,
    /// True once the bot was removed from the server.
    pub(in crate::playground) removed: bool,
    /// Ids of further servers that the bot is in, of which nothing but that is known.
    pub(in crate::playground) other_servers: Vec<u64>,
    /// Number of shards that the gateway recommends.
    pub(in crate::playground) shards: u32,
    pub(in crate::playground) server_locale: String,
    pub(in crate::playground) events: Vec<Event>,
}

/// A notification of a person by a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ping {
    /// User id.
    pub person: u64,
    /// The message's id.
    pub message: u64,
    /// The channel's id.
    pub channel: u64,
}

impl State {
    pub(super) fn new(clock: Arc<dyn Clock>, mut journal: Journal, past: Past) -> Self {
        let newest =
            past.messages.keys().chain(past.interactions.keys()).max().copied().unwrap_or(0);
        journal.write(&Entry::Run(past.run));
        Self {
            clock,
            ids: Ids::new(past.run, newest),
            journal,
            messages: past.messages,
            commands: past.commands,
            interactions: past.interactions,
            uploads: HashMap::new(),
            pings: Vec::new(),
            refusals: Vec::new(),
            requests: 0,
            invalid: 0,
            nameless: 0,
            paced: 0,
            sessions: Sessions::default(),
            endpoint: None,
            faults: Plan::default(),
            limit: Limit::default(),
            old_edits: OldEdits::default(),
            wires: 0,
            waiters: HashMap::new(),
            base: String::new(),
            files_at: None,
            bot_permissions: HashMap::new(),
            user_installed: HashSet::new(),
            closed_dms: HashSet::new(),
            roles: BTreeSet::new(),
            bot_manages_roles: false,
            gone_members: HashSet::new(),
            nonces: HashMap::new(),
            threads: past.threads,
            private_threads: BTreeMap::new(),
            application: Map::new(),
            emojis: BTreeMap::new(),
            most_emojis: MOST_EMOJIS,
            overrides: HashMap::new(),
            gone: HashSet::new(),
            removed: false,
            other_servers: Vec::new(),
            shards: 1,
            server_locale: "en-US".to_owned(),
            events: Vec::new(),
        }
    }

    pub(in crate::playground) fn now(&self) -> i64 {
        self.clock.now()
    }

    pub(in crate::playground) fn next_id(&mut self) -> u64 {
        self.ids.next(self.clock.now())
    }

    /// The address below which uploads are found.
    pub(in crate::playground) fn files_base(&self) -> &str {
        self.files_at.as_deref().unwrap_or(&self.base)
    }

    /// The messages of a channel, oldest first.
    pub(in crate::playground) fn in_channel(
        &self,
        channel: u64,
    ) -> impl DoubleEndedIterator<Item = &Message> {
        self.messages.values().filter(move |message| message.channel == channel)
    }

    /// True if the app is in this channel only as an app that a person installed.
    pub(in crate::playground) fn is_user_installed(&self, place: Place) -> bool {
        matches!(place.setting, Setting::Friends(..)) || self.user_installed.contains(&place.id)
    }

    /// The permission bits of the bot in this channel, as `app_permissions` tells them.
    pub(in crate::playground) fn bot_permissions(&self, place: Place) -> u64 {
        let all = permissions::BOT_DEFAULT;
        let manages = self.bot_manages_roles && place.server().is_some();
        let more = if manages { permissions::MANAGE_ROLES } else { 0 };
        // A thread has the permissions of the channel that it belongs to.
        let channel = self.threads.get(&place.id).map_or(place.id, |thread| thread.parent);
        self.bot_permissions.get(&channel).copied().unwrap_or(all) | more
    }

    /// True if the bot may not write to the person of this channel.
    pub(in crate::playground) fn is_closed(&self, place: Place) -> bool {
        matches!(place.setting, Setting::BotDm(person) if self.closed_dms.contains(&person))
    }

    /// The message that the bot has posted under this nonce in the last few minutes.
    /// <https://discord.com/developers/docs/resources/message#create-message-jsonform-params>
    pub(in crate::playground) fn posted_as(&self, nonce: &str) -> Option<u64> {
        let known = self.messages.get(self.nonces.get(nonce)?)?;
        (self.now() - known.sent < NONCE_HOLDS).then_some(known.id)
    }

    /// Keeps a new or changed message and sends it to the pages that see it.
    pub(in crate::playground) fn keep(&mut self, message: Message) {
        for file in &message.attachments {
            let known = self.messages.get(&message.id);
            if known.is_none_or(|old| old.attachments.iter().all(|had| had.id != file.id)) {
                self.journal.write(&Entry::file(file.id, &file.bytes));
            }
        }
        self.journal.write(&Entry::Message(Box::new(message.clone())));
        self.events.push(if message.dismissed {
            Event::gone(&message)
        } else {
            Event::message(&message)
        });
        self.messages.insert(message.id, message);
    }

    /// Puts an ephemeral message out of its person's sight. The bot can still edit it.
    pub(in crate::playground) fn dismiss(&mut self, id: u64, person: u64) {
        let known = self.messages.get(&id).filter(|message| message.only_for == Some(person));
        if let Some(message) = known.cloned() {
            self.keep(Message { dismissed: true, ..message });
        }
    }

    /// Takes a message away.
    pub(in crate::playground) fn remove(&mut self, id: u64) {
        if let Some(message) = self.messages.remove(&id) {
            self.journal.write(&Entry::Gone(id));
            self.events.push(Event::gone(&message));
        }
    }

    /// True if the bot is connected with all its shards, or has an endpoint, and has registered commands.
    pub(in crate::playground) fn is_ready(&self) -> bool {
        (self.sessions.complete() || self.endpoint.is_some()) && !self.commands.is_empty()
    }
}
