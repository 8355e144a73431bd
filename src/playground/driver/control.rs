//! Looking up people and channels of a world, and changing it as its people, its owner or Discord would.

use serde_json::Value;

use super::channel::Channel;
use super::faults::Faults;
use super::person::Person;
use crate::playground::cast::{BOT, Place, Someone};
use crate::playground::overrides::Override;
use crate::playground::roles::{ROLES, Role};
use crate::playground::world::{Emoji, Ping, World};

impl World {
    /// Returns the person with this key (`alice`, `bob`, `carol`, `dave`, or a guest's: `guest-1` and so on).
    ///
    /// # Panics
    /// When no one is called that; see [`World::find_person`].
    pub fn person(&self, key: &str) -> Person {
        self.find_person(key).unwrap_or_else(|| panic!("no one here is called {key}"))
    }

    /// Returns the person with this key, if there is one.
    pub fn find_person(&self, key: &str) -> Option<Person> {
        Someone::by_key(key).map(|who| Person::new(self.clone(), who))
    }

    /// Returns the channel with this name (`lobby`, `games`, `tea-corner`, `dm-alice`, …, `alice-and-bob`).
    ///
    /// # Panics
    /// When no channel is called that.
    pub fn channel(&self, name: &str) -> Channel {
        let place =
            Place::by_name(name).unwrap_or_else(|| panic!("no channel here is called {name}"));
        Channel::new(self.clone(), place)
    }

    /// Returns the only channel of the further server with this number.
    ///
    /// # Panics
    /// If the number is a million or more.
    pub fn hall(&self, number: u64) -> Channel {
        let place = Place::hall(number).unwrap_or_else(|| panic!("there is no server {number}"));
        Channel::new(self.clone(), place)
    }

    /// Returns every notification of this person, oldest first.
    pub fn pings(&self, person: &Person) -> Vec<Ping> {
        self.look().pings.iter().filter(|ping| ping.person == person.id()).copied().collect()
    }

    /// Sets the bot's permissions in a channel of the server (bits of [`permissions`](crate::playground::permissions)).
    pub fn set_bot_permissions(&self, channel: &Channel, bits: u64) {
        self.change(|state| state.bot_permissions.insert(channel.id(), bits));
    }

    /// Makes the app one that people have installed for themselves in this channel, without the bot as a member; or not.
    pub fn set_user_installed(&self, channel: &Channel, installed: bool) {
        self.change(|state| match installed {
            true => state.user_installed.insert(channel.id()),
            false => state.user_installed.remove(&channel.id()),
        });
    }

    /// Gives a person these roles beside that of everyone, as the server's owner would.
    pub fn give_roles(&self, person: &Person, roles: &[u64]) {
        self.change(|state| {
            let own = roles.iter().map(|role| (*role, person.id()));
            state.roles.extend(own);
        });
    }

    /// Sets the permissions of all commands at once on the server's Integrations page.
    pub fn set_overrides_of_all(&self, page: &[Override]) {
        self.change(|state| state.overrides.insert(BOT.to_string(), page.to_vec()));
    }

    /// Sets the permissions of a slash command on the server's Integrations page.
    ///
    /// # Panics
    /// When no such command is registered.
    pub fn set_overrides(&self, command: &str, page: &[Override]) {
        self.change(|state| {
            let is_meant = |known: &&Value| known["name"] == command;
            let known = state.commands.iter().find(is_meant).expect("the command is registered");
            let id = known["id"].as_str().unwrap_or_default().to_owned();
            state.overrides.insert(id, page.to_vec());
        });
    }

    /// Sets the number of emojis that the application may have.
    pub fn set_most_emojis(&self, most: usize) {
        self.change(|state| state.most_emojis = most);
    }

    /// Adds an emoji to the application, as its owner would in the portal. Returns its id.
    pub fn add_emoji(&self, name: &str) -> u64 {
        self.change(|state| {
            let id = state.next_id();
            let picture = Vec::new().into();
            state.emojis.insert(id, Emoji { name: name.to_owned(), picture });
            id
        })
    }

    /// Deletes an emoji of the application, as its owner would in the portal.
    pub fn delete_emoji(&self, emoji: u64) {
        self.change(|state| state.emojis.remove(&emoji));
    }

    /// Closes or opens this person's direct messages to the bot.
    pub fn set_dms_closed(&self, person: &Person, closed: bool) {
        self.change(|state| match closed {
            true => state.closed_dms.insert(person.id()),
            false => state.closed_dms.remove(&person.id()),
        });
    }

    /// Deletes a channel with everything in it, as the server's owner would.
    pub fn delete_channel(&self, channel: &Channel) {
        self.change(|state| {
            state.gone.insert(channel.id());
            let messages: Vec<u64> =
                state.in_channel(channel.id()).map(|message| message.id).collect();
            messages.into_iter().for_each(|message| state.remove(message));
        });
    }

    /// Lets the bot manage roles, or not.
    pub fn set_bot_manages_roles(&self, manages: bool) {
        self.change(|state| state.bot_manages_roles = manages);
    }

    /// Returns the names of a person's roles.
    pub fn roles_of(&self, person: &Person) -> Vec<&'static str> {
        let state = self.look();
        let has = |role: &&Role| state.roles.contains(&(role.id, person.id()));
        ROLES.iter().filter(has).map(|role| role.name).collect()
    }

    /// Gives a role to a person, as a moderator would.
    ///
    /// # Panics
    /// When no role has this name.
    pub fn give_role(&self, person: &Person, name: &str) {
        let role = Role::by_name(name).unwrap_or_else(|| panic!("no role is called {name}"));
        self.change(|state| state.roles.insert((role.id, person.id())));
    }

    /// Takes a role away from a person, as a moderator would.
    ///
    /// # Panics
    /// When no role has this name.
    pub fn take_role(&self, person: &Person, name: &str) {
        let role = Role::by_name(name).unwrap_or_else(|| panic!("no role is called {name}"));
        self.change(|state| state.roles.remove(&(role.id, person.id())));
    }

    /// Takes a person out of the server.
    pub fn take_out(&self, person: &Person) {
        self.change(|state| state.gone_members.insert(person.id()));
    }

    /// Takes the bot out of the server, or invites it again.
    pub fn set_removed(&self, removed: bool) {
        self.change(|state| state.removed = removed);
    }

    /// Puts the bot into further servers with these ids, of which nothing else is known.
    pub fn set_other_servers(&self, ids: impl IntoIterator<Item = u64>) {
        self.change(|state| state.other_servers = ids.into_iter().collect());
    }

    /// Sets the server's language, such as `ja`.
    pub fn set_server_locale(&self, locale: &str) {
        self.change(|state| state.server_locale = locale.to_owned());
    }

    /// Gives uploads another base address, such as `http://127.0.0.1:9`, where no bot should look for them.
    pub fn set_files_at(&self, address: &str) {
        self.change(|state| state.files_at = Some(address.to_owned()));
    }

    /// Deletes a message, as a moderator would.
    pub fn delete(&self, message: u64) {
        self.change(|state| state.remove(message));
    }

    /// Returns the threads that were created in a channel, oldest first.
    pub fn threads_of(&self, channel: &Channel) -> Vec<Channel> {
        let state = self.look();
        let own =
            state.open_threads().filter(|place| state.threads[&place.id].parent == channel.id());
        own.map(|place| Channel::new(self.clone(), place)).collect()
    }

    /// Makes a thread a private one that the bot was added to or not. A mention of it there adds it.
    pub fn make_private(&self, thread: &Channel, with_bot: bool) {
        self.change(|state| state.private_threads.insert(thread.id(), with_bot));
    }

    /// Archives a thread, as Discord does after some days without a message.
    pub fn archive(&self, thread: &Channel) {
        self.change(|state| state.set_archived(thread.id(), true));
    }

    /// Returns the orders of faults.
    pub fn faults(&self) -> Faults {
        Faults::new(self.clone())
    }
}
