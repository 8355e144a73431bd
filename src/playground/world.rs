//! The world behind the look-alike: one lock around all that is true now, a signal at every change, and what
//! tests may look at and set.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::sync::{Notify, broadcast, watch};

use super::cast::{PLACES, Place, Setting, Someone};
use super::channel::Channel;
use super::events::Event;
use super::faults::Plan;
use super::gateway::Sessions;
use super::ids::Ids;
use super::inspect::{Inspector, Refusal};
use super::interaction::Interaction;
use super::journal::{Entry, Journal, Past};
use super::limit::Limit;
use super::message::{Attachment, Message};
use super::permissions;
use super::person::Person;
use super::threads::Thread;
use crate::clock::Clock;

/// How many events a slow page may lag behind before it has to load everything anew.
const EVENT_BUFFER: usize = 1_024;

/// Discord speaks of the past few minutes (ms).
const NONCE_HOLDS: i64 = 3 * 60_000;

/// A handle to the world; clones mean the same world.
#[derive(Clone)]
pub struct World(pub(super) Arc<Shared>);

pub(super) struct Shared {
    state: Mutex<State>,
    changed: watch::Sender<u64>,
    pub(super) events: broadcast::Sender<Arc<Event>>,
    pub(super) token: String,
    pub(super) inspectors: Vec<Inspector>,
    pub(super) patience: Duration,
    pub(super) heartbeat: Duration,
}

/// What the world is made with.
pub(super) struct Origin {
    pub(super) clock: Arc<dyn Clock>,
    pub(super) token: String,
    pub(super) inspectors: Vec<Inspector>,
    pub(super) patience: Duration,
    pub(super) heartbeat: Duration,
    pub(super) global_limit: Option<usize>,
    pub(super) journal: Journal,
    pub(super) past: Past,
}

/// All that is true now.
pub(super) struct State {
    pub(super) clock: Arc<dyn Clock>,
    pub(super) ids: Ids,
    pub(super) journal: Journal,
    pub(super) messages: BTreeMap<u64, Message>,
    pub(super) commands: Vec<Value>,
    pub(super) interactions: BTreeMap<u64, Interaction>,
    pub(super) uploads: HashMap<u64, Attachment>,
    pub(super) pings: Vec<Ping>,
    pub(super) refusals: Vec<Refusal>,
    pub(super) requests: u64,
    pub(super) invalid: u64,
    pub(super) sessions: Sessions,
    pub(super) faults: Plan,
    pub(super) limit: Limit,
    /// Who waits for the answer of which interaction.
    pub(super) waiters: HashMap<u64, Arc<Notify>>,
    /// The address under which everything is served.
    pub(super) base: String,
    /// Where uploads claim to lie, when that is somewhere else.
    pub(super) files_at: Option<String>,
    bot_permissions: HashMap<u64, u64>,
    brought: HashSet<u64>,
    closed_dms: HashSet<u64>,
    /// The messages that the bot has posted under a nonce.
    pub(super) nonces: HashMap<String, u64>,
    /// Threads, by the number of the message from which each was begun.
    pub(super) threads: BTreeMap<u64, Thread>,
    /// Channels that were deleted.
    pub(super) gone: HashSet<u64>,
    /// Whether the bot was taken out of the server.
    pub(super) removed: bool,
    pub(super) server_locale: String,
    pub(super) events: Vec<Event>,
}

/// Somebody was notified by a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ping {
    /// Whom.
    pub person: u64,
    /// The message's id.
    pub message: u64,
    /// The channel's id.
    pub channel: u64,
}

/// A wait that came to nothing within the guard time, which is real time: something is broken.
#[derive(Debug, Clone, thiserror::Error)]
#[error("waited {seconds} s in vain for {what}")]
pub struct InVain {
    what: String,
    seconds: u64,
}

impl InVain {
    pub(super) fn new(what: &str, guard: Duration) -> Self {
        Self { what: what.to_owned(), seconds: guard.as_secs() }
    }
}

impl World {
    pub(super) fn new(origin: Origin) -> Self {
        let Origin { clock, token, inspectors, patience, heartbeat, global_limit, journal, past } =
            origin;
        let mut state = State::new(clock, journal, past);
        state.limit.most = global_limit;
        let shared = Shared {
            state: Mutex::new(state),
            changed: watch::Sender::new(0),
            events: broadcast::Sender::new(EVENT_BUFFER),
            token,
            inspectors,
            patience,
            heartbeat,
        };
        Self(Arc::new(shared))
    }

    /// The state, for looking. Never held across an await.
    pub(super) fn look(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the state, then tells everybody who waits.
    pub(super) fn change<T>(&self, change: impl FnOnce(&mut State) -> T) -> T {
        let (out, events) = {
            let mut state = self.look();
            let out = change(&mut state);
            (out, std::mem::take(&mut state.events))
        };
        for event in events {
            // Nobody may be looking at a page, which is no error.
            let _ = self.0.events.send(Arc::new(event));
        }
        self.0.changed.send_modify(|count| *count += 1);
        out
    }

    /// Waits until `seen` finds something, and gives it. `what` names it for the error.
    pub(super) async fn until<T>(
        &self,
        what: &str,
        mut seen: impl FnMut(&State) -> Option<T>,
    ) -> Result<T, InVain> {
        let mut changes = self.0.changed.subscribe();
        let waiting = async {
            loop {
                if let Some(found) = seen(&self.look()) {
                    return found;
                }
                // The sender lives in `self`, so this cannot fail while we wait.
                let _ = changes.changed().await;
            }
        };
        let guard = self.0.patience;
        tokio::time::timeout(guard, waiting).await.map_err(|_| InVain::new(what, guard))
    }

    /// The address under which everything is served, such as `http://127.0.0.1:8080`.
    pub fn base(&self) -> String {
        self.look().base.clone()
    }

    /// The person with this key (`alice`, `bob`, `carol`, `dave`).
    ///
    /// # Panics
    /// When nobody is called that; see [`World::find_person`].
    pub fn person(&self, key: &str) -> Person {
        self.find_person(key).unwrap_or_else(|| panic!("nobody here is called {key}"))
    }

    /// The person with this key, if there is one.
    pub fn find_person(&self, key: &str) -> Option<Person> {
        Someone::by_key(key).map(|who| Person::new(self.clone(), who))
    }

    /// The channel with this name (`lobby`, `games`, `tea-corner`, `dm-alice`, …, `alice-and-bob`).
    ///
    /// # Panics
    /// When no channel is called that.
    pub fn channel(&self, name: &str) -> Channel {
        let place =
            Place::by_name(name).unwrap_or_else(|| panic!("no channel here is called {name}"));
        Channel::new(self.clone(), place)
    }

    /// A message as it stands now, if it still does.
    pub fn message(&self, id: u64) -> Option<Message> {
        self.look().messages.get(&id).cloned()
    }

    /// The commands that the bot has registered, as Discord would list them.
    pub fn commands(&self) -> Vec<Value> {
        self.look().commands.clone()
    }

    /// Requests that broke Discord's rules or a test's. Tests assert that there are none.
    pub fn refusals(&self) -> Vec<Refusal> {
        self.look().refusals.clone()
    }

    /// How many requests were refused so far because there were too many in a second.
    pub fn too_many(&self) -> u64 {
        self.look().limit.refused
    }

    /// How many requests Discord would count as invalid so far: those that were answered with 401, 403 or 429.
    /// <https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans>
    pub fn invalid(&self) -> u64 {
        self.look().invalid
    }

    /// How many requests the API has been sent so far.
    pub fn requests(&self) -> u64 {
        self.look().requests
    }

    /// Every notification of this person, oldest first.
    pub fn pings(&self, person: &Person) -> Vec<Ping> {
        self.look().pings.iter().filter(|ping| ping.person == person.id()).copied().collect()
    }

    /// Whether the bot is connected to the gateway with all its shards and has registered commands.
    pub fn is_bot_ready(&self) -> bool {
        is_ready(&self.look())
    }

    /// Waits until the bot is connected to the gateway with all its shards and has registered commands.
    ///
    /// # Errors
    /// When that does not happen within the guard time.
    pub async fn bot_is_ready(&self) -> Result<(), InVain> {
        let ready = |state: &State| is_ready(state).then_some(());
        self.until("the bot to connect and register its commands", ready).await
    }

    /// How often the bot has connected to the gateway so far, by a new session or an old one.
    pub fn connections(&self) -> u64 {
        self.look().sessions.connected
    }

    /// Waits until the bot has connected again after so many times, with all its shards.
    ///
    /// # Errors
    /// When that does not happen within the guard time.
    pub async fn bot_is_back(&self, after: u64) -> Result<(), InVain> {
        let back =
            |state: &State| (state.sessions.connected > after && is_ready(state)).then_some(());
        self.until("the bot to come back", back).await
    }

    /// Waits until no shard of the bot is connected any more, as after its process was killed.
    ///
    /// # Errors
    /// When that does not happen within the guard time.
    pub async fn bot_is_gone(&self) -> Result<(), InVain> {
        let gone = |state: &State| state.sessions.none_connected().then_some(());
        self.until("the bot to hang up", gone).await
    }

    /// Sets what the bot may do in a channel of the server (bits of [`permissions`]).
    pub fn set_bot_permissions(&self, channel: &Channel, bits: u64) {
        self.change(|state| state.bot_permissions.insert(channel.id(), bits));
    }

    /// Says that in this channel the app is not a member of the server but only brought along by people.
    pub fn set_brought(&self, channel: &Channel, brought: bool) {
        self.change(|state| match brought {
            true => state.brought.insert(channel.id()),
            false => state.brought.remove(&channel.id()),
        });
    }

    /// Whether this person takes no direct messages from the bot.
    pub fn set_dms_closed(&self, person: &Person, closed: bool) {
        self.change(|state| match closed {
            true => state.closed_dms.insert(person.id()),
            false => state.closed_dms.remove(&person.id()),
        });
    }

    /// Deletes a channel with everything in it, as somebody who runs the server would.
    pub fn delete_channel(&self, channel: &Channel) {
        self.change(|state| {
            state.gone.insert(channel.id());
            let messages: Vec<u64> =
                state.in_channel(channel.id()).map(|message| message.id).collect();
            messages.into_iter().for_each(|message| state.remove(message));
        });
    }

    /// Takes the bot out of the server, or invites it again.
    pub fn set_removed(&self, removed: bool) {
        self.change(|state| state.removed = removed);
    }

    /// Sets the server's language, such as `ja`.
    pub fn set_server_locale(&self, locale: &str) {
        self.change(|state| state.server_locale = locale.to_owned());
    }

    /// Says that uploads lie at another address, such as `http://127.0.0.1:9`, where no bot should look for them.
    pub fn set_files_at(&self, address: &str) {
        self.change(|state| state.files_at = Some(address.to_owned()));
    }

    /// Deletes a message, as a moderator would.
    pub fn delete(&self, message: u64) {
        self.change(|state| state.remove(message));
    }
}

impl State {
    fn new(clock: Arc<dyn Clock>, mut journal: Journal, past: Past) -> Self {
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
            sessions: Sessions::default(),
            faults: Plan::default(),
            limit: Limit::default(),
            waiters: HashMap::new(),
            base: String::new(),
            files_at: None,
            bot_permissions: HashMap::new(),
            brought: HashSet::new(),
            closed_dms: HashSet::new(),
            nonces: HashMap::new(),
            threads: past.threads,
            gone: HashSet::new(),
            removed: false,
            server_locale: "en-US".to_owned(),
            events: Vec::new(),
        }
    }

    pub(super) fn now(&self) -> i64 {
        self.clock.now()
    }

    pub(super) fn next_id(&mut self) -> u64 {
        self.ids.next(self.clock.now())
    }

    /// The messages of a channel, oldest first.
    pub(super) fn in_channel(&self, channel: u64) -> impl DoubleEndedIterator<Item = &Message> {
        self.messages.values().filter(move |message| message.channel == channel)
    }

    /// Whether the app is in this channel only because somebody brought it along.
    pub(super) fn is_brought(&self, place: Place) -> bool {
        matches!(place.setting, Setting::Friends(..)) || self.brought.contains(&place.id)
    }

    /// The permission bits of the bot in this channel, as `app_permissions` tells them.
    pub(super) fn bot_permissions(&self, place: Place) -> u64 {
        let all = permissions::BOT_DEFAULT;
        // A thread has the permissions of the channel that it belongs to.
        let channel = self.threads.get(&place.id).map_or(place.id, |thread| thread.parent);
        self.bot_permissions.get(&channel).copied().unwrap_or(all)
    }

    /// Whether the bot may not write to the person of this channel.
    pub(super) fn is_closed(&self, place: Place) -> bool {
        matches!(place.setting, Setting::BotDm(person) if self.closed_dms.contains(&person))
    }

    /// The message that the bot has posted under this nonce in the last few minutes.
    /// <https://discord.com/developers/docs/resources/message#create-message-jsonform-params>
    pub(super) fn posted_as(&self, nonce: &str) -> Option<u64> {
        let known = self.messages.get(self.nonces.get(nonce)?)?;
        (self.now() - known.sent < NONCE_HOLDS).then_some(known.id)
    }

    /// Keeps a new or changed message and tells everybody who sees it.
    pub(super) fn keep(&mut self, message: Message) {
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
    pub(super) fn dismiss(&mut self, id: u64, person: u64) {
        let known = self.messages.get(&id).filter(|message| message.only_for == Some(person));
        if let Some(message) = known.cloned() {
            self.keep(Message { dismissed: true, ..message });
        }
    }

    /// Takes a message away.
    pub(super) fn remove(&mut self, id: u64) {
        if let Some(message) = self.messages.remove(&id) {
            self.journal.write(&Entry::Gone(id));
            self.events.push(Event::gone(&message));
        }
    }
}

fn is_ready(state: &State) -> bool {
    state.sessions.complete() && !state.commands.is_empty()
}

/// Every channel that a person sees.
pub(super) fn places_of(person: u64) -> impl Iterator<Item = Place> {
    PLACES.iter().copied().filter(move |place| place.seen_by(person))
}
