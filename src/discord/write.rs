//! Writes the app's replies as the bodies that Discord takes.
//!
//! The bodies are written as JSON here, because serenity's builder always sends `attachments: []`, which drops the
//! picture from a message that is edited.

use super::custom_id::CustomId;
use super::limits::{
    BUTTONS_PER_ROW, CHOICE_LENGTH, CUSTOM_ID_LENGTH, LABEL_LENGTH, MENU_LENGTH, MESSAGE_LENGTH,
    PLACEHOLDER_LENGTH,
};
use super::{forms, layout};
use crate::app::input::request::{ButtonAction, Page};
use crate::app::markup::is_named;
use crate::app::output::panel;
use crate::app::output::reply::{
    Attached, Button, ButtonStyle, Choice, Link, Menu, Message, PanelButton, PanelSelect, Reply,
    Row, SelectSource,
};
use crate::records::Format;
use serde_json::{Value, json};
use std::sync::Arc;

/// Body of a request: JSON, and a picture if there is one.
#[derive(Clone, Debug)]
pub struct Body {
    /// The JSON part.
    pub json: Value,
    /// The PNG file.
    pub png: Option<Arc<[u8]>>,
    /// Further files.
    pub files: Vec<Attached>,
}

impl Body {
    /// JSON without files.
    pub fn plain(json: Value) -> Self {
        Self { json, png: None, files: Vec::new() }
    }

    /// True if files go with it.
    pub fn has_files(&self) -> bool {
        self.png.is_some() || !self.files.is_empty()
    }
}

/// The file name of every picture.
pub const PICTURE: &str = "board.png";

/// Only the asker sees the message.
/// <https://discord.com/developers/docs/resources/message#message-object-message-flags>
pub const EPHEMERAL: u32 = 1 << 6;

/// Flag of messages whose links get no previews.
/// <https://discord.com/developers/docs/resources/message#message-object-message-flags>
pub const SUPPRESS_EMBEDS: u32 = 1 << 2;

/// Flag of messages that consist of components alone; it stays through all edits.
/// <https://discord.com/developers/docs/resources/message#message-object-message-flags>
pub const COMPONENTS_V2: u32 = 1 << 15;

/// Flag of messages that notify no one, also not those who are told of every message of a channel.
/// <https://discord.com/developers/docs/resources/message#message-object-message-flags>
pub const SILENT: u32 = 1 << 12;

/// Returns the endings of the files that can be chosen where a record is uploaded. Discord looks at the name alone.
/// <https://discord.com/developers/docs/reference#file-type-filtering>
pub fn record_files() -> Vec<String> {
    Format::endings().map(|ending| format!(".{ending}")).collect()
}

/// The kinds of answers to an interaction.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object-interaction-callback-type>
mod kind {
    pub const POST: u8 = 4;
    pub const DEFER_POST: u8 = 5;
    pub const DEFER_UPDATE: u8 = 6;
    pub const UPDATE: u8 = 7;
    pub const CHOICES: u8 = 8;
    pub const FORM: u8 = 9;
}

/// The types of channels that menus offer.
/// <https://discord.com/developers/docs/resources/channel#channel-object-channel-types>
mod channel {
    pub const TEXT: u8 = 0;
    pub const ANNOUNCEMENT: u8 = 5;
    pub const FORUM: u8 = 15;
}

/// The answer to an interaction. `bot_in_channel` says whether the bot is in the channel, which a form has to carry.
pub fn answer(reply: &Reply, bot_in_channel: bool) -> Body {
    let (kind, data, message) = match reply {
        Reply::Post(message) | Reply::Follow(message) => {
            (kind::POST, new_message(message), Some(message))
        }
        Reply::Update(message) => (kind::UPDATE, edited_message(message), Some(message)),
        Reply::MoveModal(form) => (kind::FORM, forms::of_move(form, bot_in_channel), None),
        Reply::SettingModal(question) => (kind::FORM, forms::of_setting(question), None),
        Reply::Form(form) => (kind::FORM, forms::of_fields(form, bot_in_channel), None),
        Reply::Choices(choices) => {
            (kind::CHOICES, json!({ "choices": choice_list(choices) }), None)
        }
    };
    with_files(json!({ "type": kind, "data": data }), message)
}

/// A deferred response, for an answer that takes longer.
pub fn deferred(in_place: bool, private: bool) -> Body {
    let json = if in_place {
        json!({ "type": kind::DEFER_UPDATE })
    } else {
        json!({ "type": kind::DEFER_POST, "data": { "flags": if private { EPHEMERAL } else { 0 } } })
    };
    with_files(json, None)
}

/// A message of its own, such as a follow-up.
pub fn posted(message: &Message) -> Body {
    with_files(new_message(message), Some(message))
}

/// A message in the place of another.
pub fn edited(message: &Message) -> Body {
    with_files(edited_message(message), Some(message))
}

/// An edit that takes the buttons away and, where there is one, sets another text. The picture stays unless it is to be bare.
pub fn stripped(text: Option<&str>, bare: bool) -> Body {
    let mut json = json!({ "components": [], "allowed_mentions": mentions(&[], None) });
    if let Some(text) = text {
        json["content"] = json!(content(text));
    }
    if bare {
        json["attachments"] = json!([]);
    }
    with_files(json, None)
}

/// A body with the files of its message.
fn with_files(json: Value, message: Option<&Message>) -> Body {
    let picture = message.and_then(|message| message.picture.as_ref());
    let png = picture.map(|picture| Arc::clone(&picture.png));
    Body { json, png, files: message.map(|message| message.files.clone()).unwrap_or_default() }
}

fn new_message(message: &Message) -> Value {
    let mut json = edited_message(message);
    if message.private {
        json["flags"] = json!(EPHEMERAL | flags(message));
    } else if message.pings.is_empty() && message.role.is_none() {
        json["flags"] = json!(SILENT | flags(message));
    }
    if let Some(fields) = json.as_object_mut().filter(|_| message.is_layout()) {
        fields.remove("content");
    }
    json
}

/// Everything of a message that an edit may set. `attachments` says what remains: the new files, or none.
fn edited_message(message: &Message) -> Value {
    let picture = message.picture.iter().map(|picture| (PICTURE, Some(&picture.alt)));
    let others = message.files.iter().map(|file| (file.name.as_str(), file.alt.as_ref()));
    let mut files: Vec<Value> =
        picture.chain(others).map(|(name, alt)| attachment(name, alt)).collect();
    // Files are numbered in the order in which they are sent.
    files.iter_mut().enumerate().for_each(|(number, file)| file["id"] = json!(number));
    // A message of components alone has no content: an edit takes away what was there before.
    let content = (!message.is_layout()).then(|| content(&message.text));
    let parts = layout::parts(message).into_iter();
    json!({
        "content": content,
        "allowed_mentions": mentions(&message.pings, message.role),
        "components": parts.chain(rows(message)).collect::<Vec<_>>(),
        "attachments": files,
        "flags": flags(message),
    })
}

/// The flags of a message that an edit sets as well.
fn flags(message: &Message) -> u32 {
    if message.is_layout() { COMPONENTS_V2 } else { SUPPRESS_EMBEDS }
}

fn attachment(name: &str, alt: Option<&String>) -> Value {
    alt.map_or_else(
        || json!({ "filename": name }),
        |alt| json!({ "filename": name, "description": alt }),
    )
}

/// Allows pings of these people and of this role alone, whatever the text says.
/// <https://discord.com/developers/docs/resources/message#allowed-mentions-object>
fn mentions(people: &[u64], role: Option<u64>) -> Value {
    let users: Vec<String> =
        people.iter().filter(|person| is_named(**person)).map(u64::to_string).collect();
    let roles: Vec<String> = role.iter().map(u64::to_string).collect();
    match roles.is_empty() {
        true => json!({ "parse": [], "users": users }),
        false => json!({ "parse": [], "users": users, "roles": roles }),
    }
}

fn rows(message: &Message) -> Vec<Value> {
    let row = |row: &[Button]| json!({ "type": 1, "components": row.iter().map(button).collect::<Vec<_>>() });
    let leaves = (!message.page_buttons.is_empty()).then(|| leaves(&message.page_buttons));
    let parts = |shown: &Menu| [Some(menu(shown)), form_below(shown), step_back(shown)];
    let menus = message.menu.iter().flat_map(parts).flatten();
    let own = message.buttons.chunks(BUTTONS_PER_ROW).map(row).chain(leaves).chain(menus);
    own.chain(message.panel.iter().map(panel_row)).collect()
}

/// A row of buttons that page through a list.
fn leaves(leaves: &[(String, Option<Page>)]) -> Value {
    let button = |(number, (label, leaf)): (usize, &(String, Option<Page>))| match leaf {
        Some(leaf) => {
            let id = CustomId::Page(leaf.clone()).to_string();
            json!({ "type": 2, "style": 2, "label": label, "custom_id": id })
        }
        None => switch(&panel::still(number, label.clone())),
    };
    let buttons = leaves.iter().take(BUTTONS_PER_ROW).enumerate().map(button);
    json!({ "type": 1, "components": buttons.collect::<Vec<_>>() })
}

pub(super) fn panel_row(row: &Row) -> Value {
    let parts = match row {
        Row::Buttons(switches) => switches.iter().map(switch).collect(),
        Row::Menu(pick) => vec![select(pick)],
        Row::Links(links) => links.iter().map(link).collect(),
    };
    json!({ "type": 1, "components": parts })
}

/// <https://discord.com/developers/docs/components/reference#button-button-styles>
pub(super) fn link(link: &Link) -> Value {
    let label = shorten(&link.label, LABEL_LENGTH);
    json!({ "type": 2, "style": 5, "label": label, "url": link.url })
}

pub(super) fn switch(switch: &PanelButton) -> Value {
    let style = match switch.look {
        ButtonStyle::Plain | ButtonStyle::Off => 2,
        ButtonStyle::On => 1,
        ButtonStyle::Danger => 4,
    };
    let id = CustomId::Panel(switch.key.clone()).to_string();
    let label = shorten(&switch.label, LABEL_LENGTH);
    let mut json = json!({ "type": 2, "style": style, "label": label, "custom_id": id });
    if switch.look == ButtonStyle::Off {
        json["disabled"] = true.into();
    }
    json
}

/// <https://discord.com/developers/docs/components/reference#string-select>
/// <https://discord.com/developers/docs/components/reference#channel-select>
/// <https://discord.com/developers/docs/components/reference#role-select>
fn select(pick: &PanelSelect) -> Value {
    let mut json = json!({
        "custom_id": CustomId::Panel(pick.key.clone()).to_string(),
        "placeholder": shorten(&pick.hint, PLACEHOLDER_LENGTH),
    });
    let most = match &pick.from {
        SelectSource::These(choices) => {
            json["type"] = json!(3);
            json["options"] = choices.iter().map(|choice| option(choice, pick)).collect();
            choices.len()
        }
        SelectSource::Channels | SelectSource::Channel => {
            let is_one = matches!(pick.from, SelectSource::Channel);
            // Games are played in posts of a forum as well; the one channel in which the bot posts is no forum.
            let types: &[u8] = match is_one {
                true => &[channel::TEXT],
                false => &[channel::TEXT, channel::ANNOUNCEMENT, channel::FORUM],
            };
            json["type"] = json!(8);
            json["channel_types"] = json!(types);
            json["default_values"] = shown(pick, "channel");
            if is_one { 1 } else { MENU_LENGTH }
        }
        SelectSource::Role => {
            json["type"] = json!(6);
            json["default_values"] = shown(pick, "role");
            1
        }
    };
    if pick.several {
        json["min_values"] = json!(0);
        json["max_values"] = json!(most.min(MENU_LENGTH));
    }
    json
}

/// The chosen values of a menu of Discord's own lists.
fn shown(pick: &PanelSelect, kind: &str) -> Value {
    pick.chosen.iter().map(|id| json!({ "id": id, "type": kind })).collect()
}

fn option(choice: &Choice, pick: &PanelSelect) -> Value {
    let label = shorten(&choice.name, CHOICE_LENGTH);
    json!({ "label": label, "value": choice.value, "default": pick.chosen.contains(&choice.value) })
}

/// <https://discord.com/developers/docs/components/reference#string-select>
fn menu(menu: &Menu) -> Value {
    if menu.is_row() {
        let choices = menu.choices.iter().map(|choice| choice_button(menu, choice));
        let buttons = choices.chain(menu.form.iter().map(button));
        return json!({ "type": 1, "components": buttons.collect::<Vec<_>>() });
    }
    let option = |choice: &Choice| {
        let option =
            json!({ "label": shorten(&choice.name, CHOICE_LENGTH), "value": choice.value });
        with_emoji(option, menu, choice)
    };
    let select = json!({
        "type": 3,
        "custom_id": CustomId::Menu(menu.game, menu.version).to_string(),
        "placeholder": shorten(&menu.hint, PLACEHOLDER_LENGTH),
        "options": menu.choices.iter().map(option).collect::<Vec<_>>(),
    });
    json!({ "type": 1, "components": [select] })
}

/// The button that chooses this.
fn choice_button(menu: &Menu, choice: &Choice) -> Value {
    let id = CustomId::Choose(menu.game, menu.version, choice.value.clone()).to_string();
    let label = shorten(&choice.name, LABEL_LENGTH);
    let button = json!({ "type": 2, "style": 1, "label": label, "custom_id": id });
    with_emoji(button, menu, choice)
}

/// A button or an option with the emoji of its choice, where there is one.
/// <https://discord.com/developers/docs/resources/emoji#emoji-object>
fn with_emoji(mut json: Value, menu: &Menu, choice: &Choice) -> Value {
    if let Some(emoji) = menu.emojis.get(&choice.value) {
        json["emoji"] = json!({ "id": emoji.id.to_string(), "name": emoji.name });
    }
    json
}

/// Returns a body without its emojis; nothing if it has none. One that was deleted makes Discord refuse all of a message.
pub fn without_emojis(body: &Body) -> Option<Body> {
    let mut json = body.json.clone();
    remove_emojis(&mut json).then(|| Body { json, ..body.clone() })
}

fn remove_emojis(json: &mut Value) -> bool {
    match json {
        Value::Array(parts) => parts.iter_mut().fold(false, |had, part| remove_emojis(part) | had),
        Value::Object(fields) => {
            let own = fields.remove("emoji").is_some();
            fields.values_mut().fold(own, |had, part| remove_emojis(part) | had)
        }
        _ => false,
    }
}

/// The row with the button of a menu's form, where the choices are no row that has it.
fn form_below(menu: &Menu) -> Option<Value> {
    let form = menu.form.as_ref().filter(|_| !menu.is_row())?;
    Some(json!({ "type": 1, "components": [button(form)] }))
}

/// The row with the button to the step before a menu's, where what leads there fits into the button's id.
fn step_back(menu: &Menu) -> Option<Value> {
    let back = menu.back.as_ref()?;
    let id = CustomId::Choose(menu.game, menu.version, back.value.clone()).to_string();
    let button = json!({ "type": 2, "style": 2, "label": shorten(&back.name, LABEL_LENGTH), "custom_id": id });
    (id.len() <= CUSTOM_ID_LENGTH).then(|| json!({ "type": 1, "components": [button] }))
}

fn button(button: &Button) -> Value {
    let id = CustomId::Button(button.game, button.version, button.verb).to_string();
    let mut json =
        json!({ "type": 2, "style": style(button.verb), "label": button.label, "custom_id": id });
    if button.disabled {
        json["disabled"] = true.into();
    }
    json
}

/// 1 is the main thing to do, 2 another, 3 says yes, 4 cannot be undone.
/// <https://discord.com/developers/docs/components/reference#button-button-styles>
fn style(verb: ButtonAction) -> u8 {
    match verb {
        ButtonAction::Move
        | ButtonAction::MoveOn
        | ButtonAction::Offer
        | ButtonAction::Next(_)
        | ButtonAction::Vote => 1,
        ButtonAction::Decline
        | ButtonAction::Withdraw
        | ButtonAction::Leave
        | ButtonAction::Mine
        | ButtonAction::Rules
        | ButtonAction::Resign
        | ButtonAction::Concede
        | ButtonAction::Again(_)
        | ButtonAction::TurnDown
        | ButtonAction::First
        | ButtonAction::Back
        | ButtonAction::Forth
        | ButtonAction::Last
        | ButtonAction::Here
        | ButtonAction::Nudge
        | ButtonAction::Pause
        | ButtonAction::NoPause
        | ButtonAction::More
        | ButtonAction::Draw
        | ButtonAction::Takeback
        | ButtonAction::Abort
        | ButtonAction::Replay
        | ButtonAction::Review
        | ButtonAction::ReviewBack
        | ButtonAction::ReviewForth
        | ButtonAction::Share
        | ButtonAction::Hint
        | ButtonAction::AskHints
        | ButtonAction::Guess
        | ButtonAction::Plan
        | ButtonAction::Openings
        | ButtonAction::Try => 2,
        ButtonAction::Accept
        | ButtonAction::AcceptAs(_)
        | ButtonAction::Join
        | ButtonAction::Claim
        | ButtonAction::Agree => 3,
        ButtonAction::ConfirmResign | ButtonAction::ConfirmConcede | ButtonAction::ConfirmAbort => {
            4
        }
    }
}

fn choice_list(choices: &[Choice]) -> Vec<Value> {
    let fits = choices.iter().filter(|choice| choice.value.chars().count() <= CHOICE_LENGTH);
    fits.map(
        |choice| json!({ "name": shorten(&choice.name, CHOICE_LENGTH), "value": choice.value }),
    )
    .collect()
}

/// The text of a message, cut where it is longer than Discord takes. What stands in code marks is someone's own, such as a
/// note: where the cut has lost their end, it gets another one.
fn content(text: &str) -> String {
    if text.chars().count() <= MESSAGE_LENGTH {
        return text.to_owned();
    }
    let mut short = shorten(text, MESSAGE_LENGTH - 1);
    let last = short.lines().next_back().unwrap_or_default();
    if last.matches('`').count() % 2 == 1 {
        short.push('`');
    }
    short
}

/// The text, cut to so many characters where it is longer.
pub(super) fn shorten(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        text.to_owned()
    } else {
        text.chars().take(most - 1).chain(['…']).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_marks_are_closed_where_a_text_is_cut() {
        let note = format!("A note:\n`{}`", "[here](https://example.com) ".repeat(100));
        let cut = content(&note);
        assert!(cut.ends_with("…`"), "{cut}");
        assert_eq!(cut.chars().count(), MESSAGE_LENGTH);
        let plain = content(&"x".repeat(MESSAGE_LENGTH + 1));
        assert!(plain.ends_with("x…") && plain.chars().count() < MESSAGE_LENGTH, "{plain}");
        let whole = "`x`".repeat(2);
        assert_eq!(content(&whole), whole);
    }
}
