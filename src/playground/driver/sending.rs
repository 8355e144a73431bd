//! Interactions as a person sends them: checked as Discord's client does, sent to the bot, and
//! awaited.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::Notify;

use super::answered::{Answered, Choice, Modal, Trouble, impossible};
use super::channel::Channel;
use super::forms;
use super::person::Person;
use crate::playground::cast::{Place, is_user};
use crate::playground::interaction::{Acknowledged, Interaction, Kind};
use crate::playground::lifecycle::NewInteraction;
use crate::playground::options::{self, Call};
use crate::playground::payload::{Resolved, payload};
use crate::playground::world::{InVain, State};

/// Interval at which a waiting person looks at the world's clock, which gives no signal when it
/// moves.
const GLANCE: Duration = Duration::from_millis(50);

/// An interaction that was sent to the bot.
pub(in crate::playground) struct Sent {
    id: u64,
    news: Arc<Notify>,
}

impl Person {
    pub(in crate::playground) fn send_slash(
        &self,
        channel: &Channel,
        command: &str,
        given: &[(&str, &str)],
    ) -> Result<Sent, Trouble> {
        self.send_command(channel, command, given, None)
    }

    pub(in crate::playground) fn send_command(
        &self,
        channel: &Channel,
        command: &str,
        given: &[(&str, &str)],
        focused: Option<(&str, &str)>,
    ) -> Result<Sent, Trouble> {
        self.check_sees(channel.place())?;
        let place = channel.place();
        let person = self.id();
        let data = Call { state: &self.world.look(), place, person, given, focused }.data(command);
        let data = data.map_err(Trouble::Impossible)?;
        let kind = if focused.is_some() { Kind::Autocomplete } else { Kind::Command };
        let name = command.to_owned();
        Ok(self.send(NewInteraction { kind, person, channel: place.id, name, source: None }, data))
    }

    pub(in crate::playground) fn send_user_command(
        &self,
        channel: &Channel,
        command: &str,
        target: u64,
    ) -> Result<Sent, Trouble> {
        self.check_sees(channel.place())?;
        if !is_user(target) {
            return impossible("there is no one with this id");
        }
        let mut resolved = Resolved::default();
        resolved.user(target, channel.place());
        let found =
            options::find(&self.world.look(), 2, command, self.id(), channel.place()).cloned();
        let command = found.map_err(Trouble::Impossible)?;
        let name = command["name"].as_str().unwrap_or_default().to_owned();
        let data = json!({"id": command["id"], "name": name, "type": 2, "target_id": target.to_string(),
            "resolved": resolved.json()});
        let new = NewInteraction {
            kind: Kind::Command,
            person: self.id(),
            channel: channel.id(),
            name,
            source: None,
        };
        Ok(self.send(new, data))
    }

    pub(in crate::playground) fn send_message_command(
        &self,
        command: &str,
        target: u64,
    ) -> Result<Sent, Trouble> {
        let found = self.world.message(target).filter(|message| message.seen_by(self.id()));
        let Some(message) = found else { return impossible("the message is gone") };
        let Some(place) = Place::by_id(message.channel) else {
            return impossible("the channel is gone");
        };
        let found = options::find(&self.world.look(), 3, command, self.id(), place).cloned();
        let command = found.map_err(Trouble::Impossible)?;
        let name = command["name"].as_str().unwrap_or_default().to_owned();
        let mut resolved = Resolved::default();
        resolved.put("messages", target, message.json(self.world.look().files_base()));
        let data = json!({"id": command["id"], "name": name, "type": 3, "target_id": target.to_string(),
            "resolved": resolved.json()});
        let (kind, person, channel) = (Kind::Command, self.id(), place.id);
        Ok(self.send(NewInteraction { kind, person, channel, name, source: None }, data))
    }

    pub(in crate::playground) fn send_component(
        &self,
        message: u64,
        component: u64,
        custom_id: &str,
        values: Option<Vec<String>>,
    ) -> Result<Sent, Trouble> {
        let found = self.world.message(message).filter(|message| message.seen_by(self.id()));
        let Some(message) = found else { return impossible("the message is gone") };
        let mut data = json!({"custom_id": custom_id, "component_type": component});
        if let Some(values) = values {
            data["resolved"] = self.resolved(&values, component, message.channel);
            data["values"] = json!(values);
        }
        let new = NewInteraction {
            kind: Kind::Component,
            person: self.id(),
            channel: message.channel,
            name: String::new(),
            source: Some(message.id),
        };
        Ok(self.send(new, data))
    }

    /// The people behind the values of a user or mentionable menu (types 5 and 7), the roles behind those of a role menu
    /// (6), the channels behind those of a channel menu (8).
    fn resolved(&self, values: &[String], component: u64, channel: u64) -> Value {
        let mut resolved = Resolved::default();
        let Some(here) = Place::by_id(channel) else { return resolved.json() };
        let state = self.world.look();
        for id in values.iter().filter_map(|id| id.parse().ok()) {
            match component {
                5 | 7 => resolved.user(id, here),
                6 => resolved.role(id),
                8 => resolved.channel(&state, id),
                _ => {}
            }
        }
        resolved.json()
    }

    pub(in crate::playground) fn send_modal(
        &self,
        modal: &Modal,
        fields: &[(&str, &str)],
    ) -> Result<Sent, Trouble> {
        let data = forms::data(&self.world.look(), modal, fields)?;
        let new = NewInteraction {
            kind: Kind::Modal,
            person: self.id(),
            channel: modal.channel,
            name: String::new(),
            source: modal.source,
        };
        Ok(self.send(new, data))
    }

    /// Begins the interaction and tells the bot of it.
    fn send(&self, new: NewInteraction, data: Value) -> Sent {
        let base = self.world.base();
        self.world.change(|state| {
            let interaction = state.begin(new);
            let message = interaction
                .source
                .and_then(|id| state.messages.get(&id))
                .map(|message| message.json(&base));
            let mut event = payload(state, &interaction, &self.locale, &data, message);
            if state.faults.deliver_unreadable > 0 {
                state.faults.deliver_unreadable -= 1;
                event["app_permissions"] = "of another kind".into();
            }
            let server = interaction.place().and_then(|place| place.server()).unwrap_or(0);
            let times = if state.faults.deliver_twice > 0 { 2 } else { 1 };
            state.faults.deliver_twice = state.faults.deliver_twice.saturating_sub(1);
            match &mut state.endpoint {
                Some(endpoint) => {
                    let delivery = self.world.clone().deliver(*endpoint, event.to_string(), times);
                    endpoint.delivered += 1;
                    tokio::spawn(delivery);
                }
                None => (0..times).for_each(|_| {
                    state.sessions.dispatch(server, "INTERACTION_CREATE", &event);
                }),
            }
            let news = Arc::new(Notify::new());
            state.waiters.insert(interaction.id, Arc::clone(&news));
            Sent { id: interaction.id, news }
        })
    }

    /// Waits until the person sees the whole answer.
    pub(in crate::playground) async fn answer(&self, sent: &Sent) -> Result<Answered, Trouble> {
        self.wait(sent, Interaction::is_settled).await
    }

    /// Waits until the bot has acknowledged; a deferred message may still be loading.
    pub(in crate::playground) async fn acknowledgement(
        &self,
        sent: &Sent,
    ) -> Result<Answered, Trouble> {
        self.wait(sent, |interaction| interaction.acknowledged.is_some()).await
    }

    async fn wait(
        &self,
        sent: &Sent,
        done: impl Fn(&Interaction) -> bool,
    ) -> Result<Answered, Trouble> {
        let waiting = async {
            loop {
                if let Some(answered) = self.seen(&self.world.look(), sent.id, &done) {
                    return answered;
                }
                // A glance at the clock is due when this times out, which is no error.
                let _ = tokio::time::timeout(GLANCE, sent.news.notified()).await;
            }
        };
        let guard = self.world.0.patience;
        let answered = tokio::time::timeout(guard, waiting).await;
        self.world.look().waiters.remove(&sent.id);
        answered.map_err(|_| InVain::new("the bot's answer", guard).into())
    }

    /// Returns the answer once it is `done` or too late.
    fn seen(
        &self,
        state: &State,
        id: u64,
        done: impl Fn(&Interaction) -> bool,
    ) -> Option<Answered> {
        let Some(interaction) = state.interactions.get(&id) else { return Some(Answered::Silence) };
        let late = interaction.acknowledged.is_none() && interaction.is_late(state.now());
        if late || interaction.is_expired(state.now()) {
            return Some(Answered::Silence);
        }
        done(interaction).then(|| self.read(state, interaction))
    }

    fn read(&self, state: &State, on: &Interaction) -> Answered {
        let shown = on
            .original
            .filter(|_| on.acknowledged != Some(Acknowledged::Quietly) || on.follow_ups.is_empty());
        let message =
            shown.or(on.follow_ups.last().copied()).and_then(|id| state.messages.get(&id)).cloned();
        match (on.acknowledged.clone(), message) {
            (Some(Acknowledged::Modal(data)), _) => {
                Answered::Modal(Modal { data, channel: on.channel, source: on.source })
            }
            (Some(Acknowledged::Choices(list)), _) => Answered::Choices(
                list.iter().map(|choice| Choice::read(choice, &self.locale)).collect(),
            ),
            (_, None) => Answered::Nothing,
            (_, Some(message)) if Some(message.id) == on.source => Answered::Update(message),
            (_, Some(message)) if message.is_ephemeral() => Answered::Ephemeral(message),
            (_, Some(message)) => Answered::Message(message),
        }
    }
}
