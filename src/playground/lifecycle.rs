//! The life of an interaction: created by a person, acknowledged once and in time, edited and followed up while its
//! token lives. <https://discord.com/developers/docs/interactions/receiving-and-responding>

use serde_json::Value;

use super::cast::BOT;
use super::error::ApiError;
use super::inspect::FileSeen;
use super::interaction::{Acknowledged, FOLLOW_UPS_WHEN_USER_INSTALLED, Interaction, Kind};
use super::journal::Entry;
use super::message::{EPHEMERAL, Invoked};
use super::posts::Draft;
use super::world::State;

/// A new interaction before it has an id.
pub(super) struct NewInteraction {
    pub(super) kind: Kind,
    pub(super) person: u64,
    pub(super) channel: u64,
    pub(super) name: String,
    pub(super) source: Option<u64>,
}

/// Message of an interaction that a webhook address names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    Original,
    Id(u64),
}

impl State {
    /// Begins an interaction and gives it with a fresh token.
    pub(super) fn begin(&mut self, new: NewInteraction) -> Interaction {
        let id = self.next_id();
        let user_installed = super::cast::Place::by_id(new.channel)
            .is_some_and(|place| self.is_user_installed(place));
        let interaction = Interaction {
            id,
            token: format!("interaction-{id}"),
            kind: new.kind,
            person: new.person,
            channel: new.channel,
            at: self.now(),
            user_installed,
            name: new.name,
            source: new.source,
            acknowledged: None,
            original: None,
            follow_ups: Vec::new(),
            settled: false,
        };
        self.forget_expired();
        self.interactions.insert(id, interaction.clone());
        interaction
    }

    /// The oldest interactions go once their tokens are dead.
    fn forget_expired(&mut self) {
        let now = self.now();
        while self.interactions.first_entry().is_some_and(|oldest| oldest.get().is_expired(now)) {
            self.interactions.pop_first();
        }
    }

    /// The bot's first answer.
    pub(super) fn acknowledge(
        &mut self,
        id: u64,
        token: &str,
        body: &Value,
        files: &[FileSeen],
    ) -> Result<(), ApiError> {
        let now = self.now();
        let known = self.interactions.get(&id).filter(|interaction| interaction.token == token);
        let mut interaction = known.cloned().ok_or_else(ApiError::unknown_interaction)?;
        if interaction.acknowledged.is_some() {
            return Err(ApiError::acknowledged_twice());
        }
        if interaction.is_late(now) {
            return Err(ApiError::unknown_interaction());
        }
        let callback = body["type"].as_u64().unwrap_or(0);
        if !interaction.kind.takes(callback, interaction.source.is_some()) {
            let why = format!(
                "type: a {:?} interaction takes no callback of type {callback}",
                interaction.kind
            );
            return Err(ApiError::invalid_body(vec![why]));
        }
        interaction.acknowledged =
            Some(self.answer(&mut interaction, callback, &body["data"], files)?);
        self.hold(interaction);
        Ok(())
    }

    /// Carries out a callback.
    fn answer(
        &mut self,
        on: &mut Interaction,
        callback: u64,
        data: &Value,
        files: &[FileSeen],
    ) -> Result<Acknowledged, ApiError> {
        match callback {
            4 | 5 => {
                on.original = Some(self.post(answer_draft(on, data, files, callback == 5))?);
                Ok(if callback == 5 { Acknowledged::Deferred } else { Acknowledged::Message })
            }
            6 | 7 => {
                on.original = on.source;
                let source = on.source.ok_or_else(ApiError::unknown_message)?;
                if callback == 7 {
                    self.edit(source, data, files)?;
                }
                Ok(if callback == 6 { Acknowledged::Quietly } else { Acknowledged::Update })
            }
            8 => Ok(Acknowledged::Choices(data["choices"].as_array().cloned().unwrap_or_default())),
            _ => Ok(Acknowledged::Modal(data.clone())),
        }
    }

    /// Sends another message through the token, or completes the deferred answer if that has no content yet.
    pub(super) fn follow_up(
        &mut self,
        token: &str,
        data: &Value,
        files: &[FileSeen],
    ) -> Result<u64, ApiError> {
        let mut interaction = self.by_token(token)?;
        let deferred =
            interaction.acknowledged == Some(Acknowledged::Deferred) && !interaction.settled;
        let id = match interaction.original.filter(|_| deferred) {
            Some(original) => {
                self.edit(original, data, files)?;
                original
            }
            None => self.post_follow_up(&mut interaction, data, files)?,
        };
        interaction.settled = true;
        self.hold(interaction);
        Ok(id)
    }

    fn post_follow_up(
        &mut self,
        on: &mut Interaction,
        data: &Value,
        files: &[FileSeen],
    ) -> Result<u64, ApiError> {
        if on.user_installed && on.follow_ups.len() >= FOLLOW_UPS_WHEN_USER_INSTALLED {
            return Err(ApiError::too_many_follow_ups());
        }
        let id = self.post(answer_draft(on, data, files, false))?;
        on.follow_ups.push(id);
        Ok(id)
    }

    /// Edits a message through the token.
    pub(super) fn edit_answer(
        &mut self,
        token: &str,
        which: Which,
        data: &Value,
        files: &[FileSeen],
    ) -> Result<u64, ApiError> {
        let mut interaction = self.by_token(token)?;
        let id = self.meant(&interaction, which)?;
        let loading = self.messages.get(&id).is_some_and(|message| message.is_loading());
        if loading && !data["allowed_mentions"].is_object() {
            let why =
                "allowed_mentions is missing: this edit is the answer's first text".to_owned();
            return Err(ApiError::invalid_body(vec![why]));
        }
        self.edit(id, data, files)?;
        interaction.settled |= interaction.original == Some(id);
        self.hold(interaction);
        Ok(id)
    }

    /// Deletes a message through the token.
    pub(super) fn delete_answer(&mut self, token: &str, which: Which) -> Result<(), ApiError> {
        let mut interaction = self.by_token(token)?;
        let id = self.meant(&interaction, which)?;
        self.remove(id);
        interaction.settled |= interaction.original == Some(id);
        self.hold(interaction);
        Ok(())
    }

    /// The message that an address of this token means.
    pub(super) fn meant(&self, on: &Interaction, which: Which) -> Result<u64, ApiError> {
        let id = match which {
            Which::Original => on.original,
            Which::Id(id) => (on.original == Some(id) || on.follow_ups.contains(&id)).then_some(id),
        };
        id.filter(|id| self.messages.contains_key(id)).ok_or_else(ApiError::unknown_message)
    }

    /// The acknowledged interaction whose token this is.
    pub(super) fn by_token(&self, token: &str) -> Result<Interaction, ApiError> {
        let id = token.strip_prefix("interaction-").and_then(|id| id.parse().ok()).unwrap_or(0);
        let known = self.interactions.get(&id).ok_or_else(ApiError::invalid_webhook_token)?;
        if known.is_expired(self.now()) {
            return Err(ApiError::invalid_webhook_token());
        }
        if known.acknowledged.is_none() {
            return Err(ApiError::unknown_webhook());
        }
        Ok(known.clone())
    }

    fn hold(&mut self, interaction: Interaction) {
        if interaction.kind != Kind::Autocomplete {
            self.journal.write(&Entry::Interaction(Box::new(interaction.clone())));
        }
        if let Some(waiter) = self.waiters.get(&interaction.id) {
            waiter.notify_one();
        }
        self.interactions.insert(interaction.id, interaction);
    }
}

/// The message that an answer or follow-up posts.
fn answer_draft<'a>(
    on: &Interaction,
    data: &'a Value,
    files: &'a [FileSeen],
    loading: bool,
) -> Draft<'a> {
    let ephemeral = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    let invoked = Invoked {
        interaction: on.id,
        kind: on.kind.number(),
        by: on.person,
        name: on.name.clone(),
        source: on.source,
    };
    Draft {
        channel: on.channel,
        author: BOT,
        data,
        files,
        only_for: ephemeral.then_some(on.person),
        invoked: Some(invoked),
        loading,
    }
}
