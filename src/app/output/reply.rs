//! Answers to requests, in the application's own types: messages, modals, choices.

use crate::app::input::request::{ButtonAction, Page};
use crate::app::markup::Emoji;
use crate::app::output::form::Form;
use crate::app::output::layout::Part;
use crate::limits::{ACTION_KEY_LENGTH, BUTTONS_PER_ROW, FILE_BYTES, FILES_BYTES, LABEL_LENGTH};
use crate::play::roles::GivenRole;
use crate::store::{GameId, TaskId};
use std::collections::HashMap;
use std::sync::Arc;

/// Name of the file in which a message carries its record.
pub const RECORD: &str = "record.jsonl";

/// Reply, with what its delivery completes.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Reply to send.
    pub reply: Reply,
    /// Game whose public board the reply shows, and its version; the message is then recorded as the
    /// one that shows it.
    pub shows: Option<(GameId, u32)>,
    /// Outbox tasks of the change that is answered.
    pub pending: PendingTasks,
    /// Ephemeral message to send after it, which a server is shown once. It is to come again if it does not arrive.
    pub also: Option<(ShownOnce, Message)>,
    /// True if it follows an ephemeral question, which it answers. The question is deleted then.
    pub ends_question: bool,
    /// Roles that the bot had given, each with its server, to a person whose data was deleted: they are taken away before
    /// the answer is sent. Nothing stored names them any more.
    pub taken_roles: Vec<(u64, GivenRole)>,
}

/// Message that a server is shown once, behind an answer to someone who manages it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownOnce {
    /// Set-up panel.
    SetUp,
    /// Offer of a weekly summary.
    WeekOffer,
}

/// Outbox tasks that a delivered answer may complete, by purpose.
#[derive(Clone, Debug, Default)]
pub struct PendingTasks {
    /// Refresh of the public board. Completed by an answer that shows it.
    pub shown: Option<TaskId>,
    /// Ping of the players concerned. Completed by a new message that pings them itself.
    pub ping: Option<TaskId>,
    /// Move of a machine. Due as soon as the answer is there, completed by none.
    pub machine: Option<TaskId>,
}

impl Answer {
    /// Returns an answer that completes no task.
    pub fn plain(reply: Reply) -> Self {
        Self {
            reply,
            shows: None,
            pending: PendingTasks::default(),
            also: None,
            ends_question: false,
            taken_roles: Vec::new(),
        }
    }

    /// Returns an ephemeral sentence.
    pub fn private(text: String) -> Self {
        Self::plain(Reply::Post(Message::private(text)))
    }

    /// Returns the answer to what was chosen in an ephemeral question, in its place: as an edit of it, or, if everyone sees
    /// the answer, as a message after which it is deleted.
    pub fn in_place_of_question(self) -> Self {
        match self.reply {
            Reply::Post(message) if message.private => {
                Self { reply: Reply::Update(message), ..self }
            }
            Reply::Post(message) => {
                Self { reply: Reply::Follow(message), ends_question: true, ..self }
            }
            reply => Self { reply, ..self },
        }
    }

    /// Returns the answer to a press under a public message, which gives way to nothing that is meant for the caller alone;
    /// if the press is `astray`, to nothing at all.
    pub fn beside_public(self, astray: bool) -> Self {
        match self.reply {
            Reply::Update(message) if astray || message.private => {
                let message = Message { private: true, pings: Vec::new(), role: None, ..message };
                Self { reply: Reply::Post(message), shows: None, ..self }
            }
            Reply::Follow(message) if astray || self.ends_question => {
                Self { reply: Reply::Post(message), ends_question: false, ..self }
            }
            reply => Self { reply, ..self },
        }
    }
}

/// Way in which an answer reaches the channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// A new message, which pings the players who are asked next.
    Post,
    /// The same, in the place of the message under which a button was pressed.
    Follow,
    /// A new message without pings.
    PostSilently,
    /// An edit of the message under which a button was pressed; an edit cannot ping.
    Edit,
    /// A modal.
    Modal,
    /// Choices of an option's autocomplete.
    Choices,
}

/// Content of an answer.
#[derive(Clone, Debug)]
pub enum Reply {
    /// New message.
    Post(Message),
    /// New message that takes the place of the one under which a button was pressed. That one is deleted or loses its
    /// buttons afterwards, as for [`Reply::Post`]; both go through the interaction's token.
    Follow(Message),
    /// Edit of the message under which a button was pressed.
    Update(Message),
    /// Modal for a move.
    MoveModal(MoveModal),
    /// Modal of a panel.
    SettingModal(SettingModal),
    /// Modal of several fields.
    Form(Form),
    /// Choices of the option that is being typed.
    Choices(Vec<Choice>),
}

impl Reply {
    /// Returns the message of the reply; none of a modal and of choices.
    pub fn message(&self) -> Option<&Message> {
        match self {
            Self::Post(message) | Self::Follow(message) | Self::Update(message) => Some(message),
            Self::MoveModal(_) | Self::SettingModal(_) | Self::Form(_) | Self::Choices(_) => None,
        }
    }

    /// Returns the same to be changed.
    pub fn message_mut(&mut self) -> Option<&mut Message> {
        match self {
            Self::Post(message) | Self::Follow(message) | Self::Update(message) => Some(message),
            Self::MoveModal(_) | Self::SettingModal(_) | Self::Form(_) | Self::Choices(_) => None,
        }
    }
}

/// Message to post or to edit.
#[derive(Clone, Debug, Default)]
pub struct Message {
    /// Markdown text.
    pub text: String,
    /// Parts of a message of components alone; where there are any, the text is empty. Such a message pings no one: its
    /// push notification would be empty.
    pub layout: Vec<Part>,
    /// Picture of the board or page.
    pub picture: Option<Picture>,
    /// Further files.
    pub files: Vec<Attached>,
    /// Buttons about a game.
    pub buttons: Vec<Button>,
    /// Buttons that turn pages, each with its label; one without a page is disabled.
    pub page_buttons: Vec<(String, Option<Page>)>,
    /// Select menu below them.
    pub menu: Option<Menu>,
    /// Rows of a panel below them.
    pub panel: Vec<Row>,
    /// User ids that the message may ping; no other mention pings.
    pub pings: Vec<u64>,
    /// Role that the message may ping.
    pub role: Option<u64>,
    /// True if the message is ephemeral.
    pub private: bool,
}

impl Message {
    /// Returns an ephemeral sentence.
    pub fn private(text: String) -> Self {
        Self { text, private: true, ..Self::default() }
    }

    /// Returns an ephemeral message of components alone.
    pub fn private_layout(layout: Vec<Part>) -> Self {
        Self { layout, private: true, ..Self::default() }
    }
}

/// File to download.
#[derive(Clone, Debug)]
pub struct Attached {
    /// File name.
    pub name: String,
    /// Content.
    pub bytes: Arc<[u8]>,
    /// Description, if it is a picture.
    pub alt: Option<String>,
}

/// True if Discord takes files of so many bytes in one message.
pub(crate) fn fit(mut files: impl Iterator<Item = usize>) -> bool {
    let within = |all: usize, bytes: usize| (bytes <= FILE_BYTES).then_some(all + bytes);
    files.try_fold(0, within).is_some_and(|all| all <= FILES_BYTES)
}

impl Picture {
    /// Returns the picture as a file of this name, beside a message's own picture.
    pub fn named(self, name: String) -> Attached {
        Attached { name, bytes: self.png, alt: Some(self.alt) }
    }
}

/// Row of a panel. Its components carry no authority: the caller is checked on every use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// At most five buttons.
    Buttons(Vec<PanelButton>),
    /// Select menu.
    Menu(PanelSelect),
    /// At most five buttons that lead to pages.
    Links(Vec<Link>),
}

/// Button that leads to a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Label.
    pub label: String,
    /// Address of the page.
    pub url: String,
}

/// Button of a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PanelButton {
    /// Key; see [`RequestKind::Panel`](crate::app::input::request::RequestKind::Panel).
    pub key: String,
    /// Label.
    pub label: String,
    /// Style.
    pub look: ButtonStyle,
}

/// Style of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// Secondary action, or a setting that is off.
    Plain,
    /// Setting that is on, or the primary action.
    On,
    /// Action that cannot be undone.
    Danger,
    /// Disabled.
    Off,
}

/// Select menu of a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PanelSelect {
    /// Key; see [`RequestKind::Panel`](crate::app::input::request::RequestKind::Panel).
    pub key: String,
    /// Placeholder.
    pub hint: String,
    /// Source of the choices.
    pub from: SelectSource,
    /// Values that are chosen already.
    pub chosen: Vec<String>,
    /// True if several choices, or none, are allowed.
    pub several: bool,
}

/// Source of a select menu's choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SelectSource {
    /// Choices of a string select, 25 at the most.
    These(Vec<Choice>),
    /// Text channels of the server.
    Channels,
    /// One text channel of the server, or none.
    Channel,
    /// One role of the server, or none.
    Role,
}

/// Modal of one line that belongs to a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingModal {
    /// Key; see [`RequestKind::Panel`](crate::app::input::request::RequestKind::Panel).
    pub key: String,
    /// Title.
    pub title: String,
    /// Label of the line.
    pub label: String,
    /// Placeholder of the empty line; an explanation below the label where the line is not empty at first.
    pub example: String,
    /// The line at first, where something is set.
    pub value: Option<String>,
}

/// Picture with its description.
#[derive(Clone, Debug)]
pub struct Picture {
    /// PNG file.
    pub png: Arc<[u8]>,
    /// Description for people who cannot see the picture.
    pub alt: String,
}

/// Button about a game. It carries no authority: the caller is checked on every press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Game that the button names.
    pub game: GameId,
    /// Version that the message shows; below a replay the step.
    pub version: u32,
    /// Action of the button.
    pub verb: ButtonAction,
    /// Label.
    pub label: String,
    /// True if it cannot be pressed.
    pub disabled: bool,
}

/// Choice of one thing: a select menu, or a row of buttons where there are few choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Game that the menu names.
    pub game: GameId,
    /// Version that it was opened on.
    pub version: u32,
    /// Placeholder.
    pub hint: String,
    /// Choices, 25 at the most.
    pub choices: Vec<Choice>,
    /// Emojis of choices, by their values.
    pub emojis: HashMap<String, Emoji>,
    /// Button behind the choices that opens the form for what they leave out, if there is such.
    pub form: Option<Button>,
    /// Choice that goes one step back, if there is one.
    pub back: Option<Choice>,
}

impl Menu {
    /// True if all choices are shown as buttons in one row, which saves opening the menu.
    pub fn is_row(&self) -> bool {
        let fits = |choice: &Choice| {
            choice.name.chars().count() <= LABEL_LENGTH && choice.value.len() <= ACTION_KEY_LENGTH
        };
        let buttons = self.choices.len() + usize::from(self.form.is_some());
        buttons <= BUTTONS_PER_ROW && self.choices.iter().all(fits)
    }
}

/// Modal of one line, for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveModal {
    /// Game that the modal names.
    pub game: GameId,
    /// Version that the board showed.
    pub version: u32,
    /// Title.
    pub title: String,
    /// Label of the line.
    pub label: String,
    /// Explanation below the label.
    pub note: Option<String>,
    /// Placeholder of the empty line.
    pub example: String,
}

/// Choice of a select menu or of autocomplete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Label that the person sees.
    pub name: String,
    /// Value that is sent back.
    pub value: String,
}
