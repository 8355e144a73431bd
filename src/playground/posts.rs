//! Creating and editing messages: fields that an edit replaces, files that stay, people who are
//! pinged.
//! <https://discord.com/developers/docs/resources/message#edit-message>

use std::sync::Arc;

use serde_json::Value;

use super::cast::{Place, Setting};
use super::error::ApiError;
use super::inspect::FileSeen;
use super::message::{
    Attachment, COMPONENTS_V2, EPHEMERAL, Invoked, LOADING, Message, SILENT, texts,
};
use super::rules;
use super::world::{Ping, State};

/// Flag of messages whose links get no previews.
const SUPPRESS_EMBEDS: u64 = 1 << 2;

/// Flags that a sender may set: suppress embeds, ephemeral, silent, components v2.
const SETTABLE: u64 = SUPPRESS_EMBEDS | EPHEMERAL | SILENT | COMPONENTS_V2;

/// A new message before it has an id.
pub(super) struct Draft<'a> {
    pub(super) channel: u64,
    pub(super) author: u64,
    /// Discord's message-create object.
    pub(super) data: &'a Value,
    pub(super) files: &'a [FileSeen],
    pub(super) only_for: Option<u64>,
    pub(super) invoked: Option<Invoked>,
    /// True for a deferred answer without content.
    pub(super) loading: bool,
}

impl State {
    /// Posts a message, pings whom it names and is allowed to, and gives its id.
    pub(super) fn post(&mut self, draft: Draft<'_>) -> Result<u64, ApiError> {
        // A new message unarchives its thread.
        self.set_archived(draft.channel, false);
        let mut flags = draft.data["flags"].as_u64().unwrap_or(0) & SETTABLE;
        flags = if draft.only_for.is_some() { flags | EPHEMERAL } else { flags & !EPHEMERAL };
        if draft.loading {
            flags |= LOADING;
        }
        let id = self.next_id();
        let mut message = Message {
            id,
            channel: draft.channel,
            author: draft.author,
            content: String::new(),
            sent: self.now(),
            edited: None,
            flags,
            embeds: Vec::new(),
            components: Vec::new(),
            texts: String::new(),
            attachments: Vec::new(),
            only_for: draft.only_for,
            dismissed: false,
            pinged: Vec::new(),
            invoked: draft.invoked,
        };
        self.fill(&mut message, draft.data, draft.files)?;
        self.ping(&mut message, &draft.data["allowed_mentions"]);
        self.keep(message);
        Ok(id)
    }

    /// Edits a message: fields of `data` replace the message's own, the others stay. An edit pings no one.
    pub(super) fn edit(
        &mut self,
        id: u64,
        data: &Value,
        files: &[FileSeen],
    ) -> Result<(), ApiError> {
        let mut message = self.messages.get(&id).cloned().ok_or_else(ApiError::unknown_message)?;
        let set = data["flags"].as_u64().unwrap_or(0) & (COMPONENTS_V2 | SUPPRESS_EMBEDS);
        if message.is_loading() {
            message.flags &= !LOADING;
        } else {
            message.edited = Some(self.now());
        }
        message.flags |= set;
        self.fill(&mut message, data, files)?;
        self.keep(message);
        Ok(())
    }

    /// Puts content, embeds, components and files of a request into a message.
    fn fill(
        &mut self,
        message: &mut Message,
        data: &Value,
        files: &[FileSeen],
    ) -> Result<(), ApiError> {
        if let Some(content) = data.get("content") {
            message.content = content.as_str().unwrap_or_default().to_owned();
        }
        for (key, list) in
            [("embeds", &mut message.embeds), ("components", &mut message.components)]
        {
            if let Some(given) = data.get(key) {
                *list = given.as_array().cloned().unwrap_or_default();
            }
        }
        complete(&mut message.components, &mut 0);
        message.texts = texts(&message.components);
        message.attachments = self.attach(&message.attachments, data, files)?;
        check_whole(message)
    }

    /// Returns the files after a request: with an `attachments` list exactly those in it, without one the old files and
    /// the new.
    fn attach(
        &mut self,
        had: &[Attachment],
        data: &Value,
        files: &[FileSeen],
    ) -> Result<Vec<Attachment>, ApiError> {
        let Some(entries) = data["attachments"].as_array() else {
            let new: Vec<_> = files.iter().map(|file| self.take_in(file)).collect();
            return Ok(had.iter().cloned().chain(new).collect());
        };
        let after: Vec<Attachment> =
            entries.iter().map(|entry| self.listed(entry, had, files)).collect::<Result<_, _>>()?;
        let is_listed = |file: &&FileSeen| {
            entries.iter().any(|entry| rules::id_of(&entry["id"]) == Some(file.slot))
        };
        match files.iter().find(|file| !is_listed(file)) {
            Some(FileSeen { slot, .. }) => Err(ApiError::invalid_body(vec![format!(
                "files[{slot}] is not listed in attachments"
            )])),
            None => Ok(after),
        }
    }

    /// Returns the file that an entry of an `attachments` list names.
    fn listed(
        &mut self,
        entry: &Value,
        had: &[Attachment],
        files: &[FileSeen],
    ) -> Result<Attachment, ApiError> {
        let id = rules::id_of(&entry["id"]);
        let old = had.iter().find(|file| Some(file.id) == id).cloned();
        let new = || files.iter().find(|file| Some(file.slot) == id).map(|file| self.take_in(file));
        let Some(mut file) = old.or_else(new) else {
            return Err(ApiError::invalid_body(vec![format!(
                "attachments: {} is neither on the message nor in the request",
                entry["id"]
            )]));
        };
        if let Some(text) = entry["description"].as_str() {
            file.description = Some(text.to_owned());
        }
        Ok(file)
    }

    fn take_in(&mut self, file: &FileSeen) -> Attachment {
        Attachment::new(self.next_id(), &file.filename, &file.content_type, Arc::clone(&file.bytes))
    }

    /// Pings the people whom the text mentions, as far as `allowed_mentions` permits.
    fn ping(&mut self, message: &mut Message, allowed: &Value) {
        if message.flags & SILENT != 0 {
            return;
        }
        let named = named(self, message.text(), allowed);
        let sees = |id: &u64| *id != message.author && message.seen_by(*id);
        message.pinged = named.into_iter().filter(sees).collect();
        let id = message.id;
        let channel = message.channel;
        self.pings.extend(message.pinged.iter().map(|person| Ping {
            person: *person,
            message: id,
            channel,
        }));
    }

    /// Checks that the bot may post into a channel outside of an interaction.
    pub(super) fn may_post(&self, place: Place, with_files: bool) -> Result<(), ApiError> {
        use super::permissions::{ATTACH_FILES, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS};
        self.may_see(place)?;
        if self.is_closed(place) {
            return Err(ApiError::cannot_write_to_person());
        }
        let send =
            if place.setting == Setting::Thread { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES };
        let needed = send | if with_files { ATTACH_FILES } else { 0 };
        if self.bot_permissions(place) & needed != needed {
            return Err(ApiError::missing_permissions());
        }
        Ok(())
    }

    /// Checks that the bot may edit its own message in a channel: it must see it, and with files
    /// may attach them.
    pub(super) fn may_edit(&self, place: Place, with_files: bool) -> Result<(), ApiError> {
        self.may_see(place)?;
        let lacks_files = self.bot_permissions(place) & super::permissions::ATTACH_FILES == 0;
        if with_files && lacks_files { Err(ApiError::missing_permissions()) } else { Ok(()) }
    }

    /// Checks that the bot sees a channel.
    pub(super) fn may_see(&self, place: Place) -> Result<(), ApiError> {
        let sees = self.bot_permissions(place) & super::permissions::VIEW_CHANNEL != 0;
        if self.is_user_installed(place) || self.is_outside(place) || !sees {
            Err(ApiError::missing_access())
        } else {
            Ok(())
        }
    }
}

/// Fills in what Discord fills in: an `id` for every component, counted through the message, and how many options of
/// a menu may be chosen. <https://discord.com/developers/docs/components/reference#anatomy-of-a-component>
fn complete(components: &mut [Value], last: &mut u64) {
    for part in components {
        *last += 1;
        let is_menu = matches!(part["type"].as_u64(), Some(3 | 5..=8));
        for (key, usual, wanted) in
            [("id", *last, true), ("min_values", 1, is_menu), ("max_values", 1, is_menu)]
        {
            if wanted && part[key].is_null() {
                part[key] = Value::from(usual);
            }
        }
        if let Some(inner) = part.get_mut("components").and_then(Value::as_array_mut) {
            complete(inner, last);
        }
        if let Some(accessory) = part.get_mut("accessory") {
            complete(std::slice::from_mut(accessory), last);
        }
    }
}

/// Checks the finished message for rules that no single request can break.
fn check_whole(message: &Message) -> Result<(), ApiError> {
    let loading = message.flags & LOADING != 0;
    let bare = message.content.is_empty() && message.embeds.is_empty();
    if bare && message.components.is_empty() && message.attachments.is_empty() && !loading {
        return Err(ApiError::empty_message());
    }
    let mut reasons = Vec::new();
    let names: Vec<_> = message.attachments.iter().map(|file| file.filename.as_str()).collect();
    let parts: Vec<&Value> = message.embeds.iter().chain(&message.components).collect();
    for name in rules::referenced(&parts) {
        if !names.contains(&name.as_str()) {
            reasons.push(format!("attachment://{name} is not among the files"));
        }
    }
    if message.flags & COMPONENTS_V2 != 0 && !bare {
        reasons.push("a message of components alone takes neither content nor embeds".to_owned());
    }
    if message.attachments.len() > rules::FILES {
        reasons.push(format!("attachments: at most {} files", rules::FILES));
    }
    if reasons.is_empty() { Ok(()) } else { Err(ApiError::invalid_body(reasons)) }
}

/// The people whom a text names and whom `allowed` lets it notify.
/// <https://discord.com/developers/docs/resources/message#allowed-mentions-object>
fn named(state: &State, content: &str, allowed: &Value) -> Vec<u64> {
    let lists = |key: &str, what: &str| {
        allowed[key].as_array().is_some_and(|list| list.iter().any(|one| one == what))
    };
    let everyone =
        (content.contains("@everyone") || content.contains("@here")) && lists("parse", "everyone");
    let is_named =
        |id: u64| content.contains(&format!("<@{id}>")) || content.contains(&format!("<@!{id}>"));
    let is_allowed = |id: u64| lists("parse", "users") || lists("users", &id.to_string());
    let by_role = |id: u64| {
        let named = |(role, person): &(u64, u64)| {
            let is_named = content.contains(&format!("<@&{role}>"));
            *person == id && is_named && lists("roles", &role.to_string())
        };
        state.roles.iter().any(named)
    };
    let ids = super::cast::everyone().map(|person| person.id);
    ids.filter(|id| everyone || is_named(*id) && is_allowed(*id) || by_role(*id)).collect()
}
