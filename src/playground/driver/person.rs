//! The driving language: what a person does, as tests write it and as the page sends it.

use serde_json::{Value, json};

use super::answered::{Answered, Modal, Trouble, impossible};
use super::channel::Channel;
use crate::playground::cast::{Place, Someone};
use crate::playground::message::{Attachment, Message};
use crate::playground::posts::Draft;
use crate::playground::world::World;

/// A person of a world, with a language.
#[derive(Clone)]
pub struct Person {
    pub(in crate::playground) world: World,
    who: &'static Someone,
    pub(in crate::playground) locale: String,
}

impl Person {
    pub(in crate::playground) fn new(world: World, who: &'static Someone) -> Self {
        Self { world, who, locale: "en-US".to_owned() }
    }

    /// The same person with this language, such as `ja`.
    pub fn with_locale(self, locale: &str) -> Self {
        Self { locale: locale.to_owned(), ..self }
    }

    /// The user id.
    pub fn id(&self) -> u64 {
        self.who.id
    }

    /// The name shown in chat.
    pub fn name(&self) -> &'static str {
        self.who.name
    }

    /// The text that names this person, `<@id>`.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.who.id)
    }

    /// Returns the direct messages between this person and the bot.
    pub fn dm(&self) -> Channel {
        Channel::new(self.world.clone(), self.who.dm())
    }

    /// Everything this person sees in a channel, oldest first.
    pub fn sees(&self, channel: &Channel) -> Vec<Message> {
        channel.messages().into_iter().filter(|message| message.seen_by(self.id())).collect()
    }

    /// Checks that the person sees a channel.
    pub(in crate::playground) fn check_sees(&self, place: Place) -> Result<(), Trouble> {
        if place.seen_by(self.id()) {
            Ok(())
        } else {
            impossible("the person does not see this channel")
        }
    }

    /// Writes an ordinary message, of which the bot hears nothing.
    ///
    /// # Errors
    /// When the person does not see the channel, or the text is empty or too long.
    pub fn say(&self, channel: &Channel, text: &str) -> Result<Message, Trouble> {
        self.check_sees(channel.place())?;
        if text.chars().count() > 2_000 {
            return impossible("a message has at most 2,000 characters");
        }
        let data = json!({"content": text, "allowed_mentions": {"parse": ["users"]}});
        let draft = Draft {
            channel: channel.id(),
            author: self.id(),
            data: &data,
            files: &[],
            only_for: None,
            invoked: None,
            loading: false,
        };
        let posted =
            self.world.change(|state| state.post(draft).map(|id| state.messages.get(&id).cloned()));
        posted
            .ok()
            .flatten()
            .ok_or_else(|| Trouble::Impossible("a message needs a text".to_owned()))
    }

    /// Uploads a file; the text given back is the value of an attachment option.
    pub fn upload(&self, filename: &str, content_type: &str, bytes: &[u8]) -> String {
        let id = self.world.change(|state| {
            let id = state.next_id();
            state.uploads.insert(id, Attachment::new(id, filename, content_type, bytes.into()));
            id
        });
        id.to_string()
    }

    /// Sends a slash command, such as `challenge` or `settings show`, with its options as typed: people by key or
    /// id, numbers and booleans as text, files by [`Person::upload`].
    ///
    /// # Errors
    /// When no such command is registered or offered here, an option does not fit, or the wait is in vain.
    pub async fn slash(
        &self,
        channel: &Channel,
        command: &str,
        given: &[(&str, &str)],
    ) -> Result<Answered, Trouble> {
        let sent = self.send_slash(channel, command, given)?;
        self.answer(&sent).await
    }

    /// Asks for suggestions while `focused` (an option and what is typed so far) is being typed.
    ///
    /// # Errors
    /// As [`Person::slash`], and when the option does not complete.
    pub async fn complete(
        &self,
        channel: &Channel,
        command: &str,
        given: &[(&str, &str)],
        focused: (&str, &str),
    ) -> Result<Answered, Trouble> {
        let sent = self.send_command(channel, command, given, Some(focused))?;
        self.answer(&sent).await
    }

    /// Uses a context menu command on a person or the bot.
    ///
    /// # Errors
    /// If no such command is offered, or the wait is in vain.
    pub async fn user_command(
        &self,
        channel: &Channel,
        command: &str,
        target: u64,
    ) -> Result<Answered, Trouble> {
        let sent = self.send_user_command(channel, command, target)?;
        self.answer(&sent).await
    }

    /// Uses a context menu command on a message.
    ///
    /// # Errors
    /// If no such command is offered, the person does not see the message, or the wait is in vain.
    pub async fn message_command(
        &self,
        command: &str,
        target: &Message,
    ) -> Result<Answered, Trouble> {
        let sent = self.send_message_command(command, target.id)?;
        self.answer(&sent).await
    }

    /// Writes an ordinary message with a file.
    ///
    /// # Errors
    /// As [`Person::say`], and when the file was not uploaded.
    pub fn say_with(&self, channel: &Channel, text: &str, file: &str) -> Result<Message, Trouble> {
        let said = self.say(channel, text)?;
        self.world.change(|state| {
            let upload = file.parse().ok().and_then(|id| state.uploads.get(&id)).cloned();
            let message = state.messages.get_mut(&said.id);
            let Some((message, upload)) = message.zip(upload) else {
                return impossible("the file was not uploaded");
            };
            message.attachments.push(upload);
            Ok(message.clone())
        })
    }

    /// Presses the button with this label. The message may be an old view of it: then the press is stale.
    ///
    /// # Errors
    /// When the person cannot see the message, there is no such button or it is disabled, or the wait is in vain.
    pub async fn press(&self, message: &Message, label: &str) -> Result<Answered, Trouble> {
        let buttons = message.buttons();
        let button = buttons.iter().find(|button| button.label == label);
        let Some(button) = button else {
            let there: Vec<_> = buttons.iter().map(|button| button.label.as_str()).collect();
            return impossible(&format!("no button {label:?}, only {there:?}"));
        };
        if button.disabled {
            return impossible(&format!("the button {label:?} is disabled"));
        }
        let sent = self.send_component(message.id, 2, &button.custom_id, None)?;
        self.answer(&sent).await
    }

    /// Chooses in the select menu with this custom id or placeholder; options by value or label, people by id.
    ///
    /// # Errors
    /// When the person cannot see the message, nothing fits, or the wait is in vain.
    pub async fn select(
        &self,
        message: &Message,
        menu: &str,
        chosen: &[&str],
    ) -> Result<Answered, Trouble> {
        let menus = message.selects();
        let fits = |part: &&&Value| part["custom_id"] == menu || part["placeholder"] == menu;
        let Some(part) = menus.iter().find(fits) else {
            return impossible(&format!("no menu {menu:?}"));
        };
        if part["disabled"] == true {
            return impossible(&format!("the menu {menu:?} is disabled"));
        }
        let values =
            chosen.iter().map(|text| chosen_value(part, text)).collect::<Result<Vec<_>, _>>()?;
        let (kind, id) =
            (part["type"].as_u64().unwrap_or(3), part["custom_id"].as_str().unwrap_or_default());
        let sent = self.send_component(message.id, kind, id, Some(values))?;
        self.answer(&sent).await
    }

    /// Fills in a form and sends it; fields by custom id or label.
    ///
    /// # Errors
    /// When a field does not exist, is required and empty, or too short or long, or the wait is in vain.
    pub async fn submit(
        &self,
        modal: &Modal,
        fields: &[(&str, &str)],
    ) -> Result<Answered, Trouble> {
        let sent = self.send_modal(modal, fields)?;
        self.answer(&sent).await
    }
}

/// The value that a choice in a menu sends.
fn chosen_value(menu: &Value, text: &str) -> Result<String, Trouble> {
    if menu["type"] != 3 {
        return Ok(Someone::by_key(text).map_or(text.to_owned(), |person| person.id.to_string()));
    }
    let mut options = menu["options"].as_array().into_iter().flatten();
    let found = options.find(|option| option["value"] == text || option["label"] == text);
    match found.and_then(|option| option["value"].as_str()) {
        Some(value) => Ok(value.to_owned()),
        None => impossible(&format!("the menu has no option {text:?}")),
    }
}
