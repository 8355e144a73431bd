//! Threads: places that come about while the world runs, each from a message and with that message's number.
//! <https://discord.com/developers/docs/topics/threads>

use serde_json::{Value, json};

use super::cast::{Place, Setting, Thread, merged};
use super::error::ApiError;
use super::events::Event;
use super::journal::Entry;
use super::permissions::CREATE_PUBLIC_THREADS;
use super::world::State;

/// The longest name of a channel, in characters.
const NAME: usize = 100;

impl State {
    /// True if a channel exists: one of the table, or a thread that was created, and not deleted
    /// since.
    pub(super) fn is_there(&self, place: Place) -> bool {
        let begun = place.setting != Setting::Thread || self.threads.contains_key(&place.id);
        begun && !self.gone.contains(&place.id)
    }

    /// Every thread that is there, oldest first.
    pub(super) fn open_threads(&self) -> impl Iterator<Item = Place> {
        self.threads.keys().filter_map(|id| Place::by_id(*id)).filter(|place| self.is_there(*place))
    }

    /// Discord's channel object.
    /// <https://discord.com/developers/docs/resources/channel#thread-metadata-object>
    pub(super) fn channel_json(&self, place: Place) -> Value {
        let Some(thread) = self.threads.get(&place.id) else { return place.json() };
        let metadata = json!({"archived": thread.archived, "auto_archive_duration": 4320, "locked": false,
            "archive_timestamp": super::cast::FOUNDED});
        let kind = if self.private_threads.contains_key(&place.id) { 12 } else { place.kind() };
        let own = json!({"type": kind, "name": thread.name, "parent_id": thread.parent.to_string(), "thread_metadata": metadata});
        merged(place.json(), own)
    }

    /// Begins a thread from a message. There is never a second one, and none within a thread.
    pub(super) fn begin_thread(
        &mut self,
        place: Place,
        message: u64,
        name: String,
    ) -> Result<Place, ApiError> {
        if self.bot_permissions(place) & CREATE_PUBLIC_THREADS == 0 {
            return Err(ApiError::missing_permissions());
        }
        let known = self
            .messages
            .get(&message)
            .filter(|known| known.channel == place.id && !known.is_ephemeral());
        let thread =
            known.and_then(|known| Place::by_id(known.id)).ok_or_else(ApiError::unknown_message)?;
        if place.setting != Setting::Server {
            return Err(ApiError::new(400, 50_024, "Cannot execute action on this channel type"));
        }
        if name.is_empty() || name.chars().count() > NAME {
            return Err(ApiError::invalid_body(vec![
                "a thread's name has 1 to 100 characters".to_owned(),
            ]));
        }
        if self.threads.contains_key(&message) {
            return Err(ApiError::thread_exists());
        }
        self.keep_thread(message, Thread { parent: place.id, name, archived: false });
        self.events.push(Event::channels());
        Ok(thread)
    }

    /// True for a private thread that the bot was not added to.
    pub(super) fn is_outside(&self, place: Place) -> bool {
        self.private_threads.get(&place.id) == Some(&false)
    }

    /// True for an archived thread.
    pub(super) fn is_archived(&self, place: Place) -> bool {
        self.threads.get(&place.id).is_some_and(|thread| thread.archived)
    }

    /// Opens a thread again, as the bot.
    pub(super) fn unarchive(&mut self, place: Place) -> Result<(), ApiError> {
        self.may_post(place, false)?;
        self.set_archived(place.id, false);
        Ok(())
    }

    pub(super) fn set_archived(&mut self, id: u64, archived: bool) {
        if let Some(thread) = self.threads.get(&id).cloned() {
            self.keep_thread(id, Thread { archived, ..thread });
        }
    }

    fn keep_thread(&mut self, id: u64, thread: Thread) {
        self.journal.write(&Entry::Thread(id, thread.clone()));
        self.threads.insert(id, thread);
    }
}
