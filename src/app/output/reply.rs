//! Answers to requests, in the application's own types: messages, modals, choices.

use crate::app::input::request::{ButtonAction, Page};
use crate::store::{GameId, TaskId};
use std::sync::Arc;

/// The name of the file in which a message carries its record.
pub const RECORD: &str = "record.jsonl";

/// A reply, and what hangs on its arrival.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What the person gets.
    pub reply: Reply,
    /// The game whose board the reply puts before everybody; the message that shows it is then remembered.
    pub shows: Option<GameId>,
    /// What is owed for the step that is answered.
    pub pending: PendingTasks,
}

/// The tasks that were written down with a step, by what they are for.
#[derive(Clone, Debug, Default)]
pub struct PendingTasks {
    /// Everybody sees the game as it stands. Settled by an answer that shows it.
    pub shown: Option<TaskId>,
    /// Whoever is concerned is pinged. Settled by an answer that is a new message and pings them itself.
    pub ping: Option<TaskId>,
}

impl Answer {
    /// A reply that nothing further hangs on.
    pub fn plain(reply: Reply) -> Self {
        Self { reply, shows: None, pending: PendingTasks::default() }
    }

    /// A sentence that only the asker sees.
    pub fn private(text: String) -> Self {
        Self::plain(Reply::Post(Message::private(text)))
    }
}

/// Way in which an answer reaches the channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// A new message, which pings the players who are asked next.
    Post,
    /// A new message without pings.
    PostSilently,
    /// An edit of the message under which a button was pressed; an edit cannot ping.
    Edit,
    /// A modal.
    Modal,
    /// Choices of an option's autocomplete.
    Choices,
}

/// What the person gets.
#[derive(Clone, Debug)]
pub enum Reply {
    /// A new message.
    Post(Message),
    /// The message under which a button was pressed, anew.
    Update(Message),
    /// A form to fill in.
    MoveModal(MoveModal),
    /// A form that belongs to a panel.
    SettingModal(SettingModal),
    /// What the option that is being typed may be.
    Choices(Vec<Choice>),
}

/// A message.
#[derive(Clone, Debug, Default)]
pub struct Message {
    /// What it says.
    pub text: String,
    /// The picture under it.
    pub picture: Option<Picture>,
    /// Further files.
    pub files: Vec<Attached>,
    /// The buttons below.
    pub buttons: Vec<Button>,
    /// Buttons that leaf through what is looked at, each with what stands on it.
    pub page_buttons: Vec<(String, Page)>,
    /// A menu below them.
    pub menu: Option<Menu>,
    /// The parts of a panel below them.
    pub panel: Vec<Row>,
    /// Whom it pings; nobody else, whatever the text says.
    pub pings: Vec<u64>,
    /// Whether only the asker sees it.
    pub private: bool,
}

impl Message {
    /// A sentence for the asker alone.
    pub fn private(text: String) -> Self {
        Self { text, private: true, ..Self::default() }
    }
}

/// A file to take away.
#[derive(Clone, Debug)]
pub struct Attached {
    /// Its name.
    pub name: String,
    /// What it holds.
    pub bytes: Arc<[u8]>,
    /// What it shows, where it is a picture.
    pub alt: Option<String>,
}

impl Picture {
    /// The same as a file of this name, beside a message's own picture.
    pub fn named(self, name: String) -> Attached {
        Attached { name, bytes: self.png, alt: Some(self.alt) }
    }
}

/// A row of a panel. Its parts prove nothing: who uses them is checked on every use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Up to five buttons.
    Buttons(Vec<PanelButton>),
    /// A menu.
    Menu(PanelSelect),
}

/// A button of a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PanelButton {
    /// What it does; see [`super::request::Ask::Panel`].
    pub key: String,
    /// What stands on it.
    pub label: String,
    /// How it looks.
    pub look: ButtonStyle,
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// Something that can be done.
    Plain,
    /// Something that is on, or the main thing to do.
    On,
    /// What cannot be undone.
    Danger,
    /// Nothing can be done now.
    Off,
}

/// A menu of a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PanelSelect {
    /// What it sets; see [`super::request::Ask::Panel`].
    pub key: String,
    /// What stands in it before anything is chosen.
    pub hint: String,
    /// What may be chosen.
    pub from: SelectSource,
    /// What is chosen already, by value.
    pub chosen: Vec<String>,
    /// Whether several may be chosen, or none.
    pub several: bool,
}

/// What may be chosen in a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SelectSource {
    /// One of these, 25 at the most.
    These(Vec<Choice>),
    /// The text channels of the server.
    Channels,
}

/// A form of one line that belongs to a panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingModal {
    /// What it sets; see [`super::request::Ask::Panel`].
    pub key: String,
    /// What stands above it.
    pub title: String,
    /// What stands before the line.
    pub label: String,
    /// What stands in the empty line.
    pub example: String,
}

/// A picture with the words for those who cannot see it.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The PNG file.
    pub png: Arc<[u8]>,
    /// What it shows.
    pub alt: String,
}

/// A button. It carries no authority: who presses it, when and where is checked on every press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// The game that it is about.
    pub game: GameId,
    /// The version that the message shows; below a replay the step.
    pub version: u32,
    /// What it does.
    pub verb: ButtonAction,
    /// What stands on it.
    pub label: String,
}

/// A menu of which one thing is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// The game that it is about.
    pub game: GameId,
    /// The version that it was opened on.
    pub version: u32,
    /// What stands in it before anything is chosen.
    pub hint: String,
    /// What may be chosen, 25 at the most.
    pub choices: Vec<Choice>,
    /// The step before, where there is one.
    pub back: Option<Choice>,
}

/// A form with one line to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveModal {
    /// The game that it is about.
    pub game: GameId,
    /// The version that the board showed.
    pub version: u32,
    /// What stands above it.
    pub title: String,
    /// What stands before the line.
    pub label: String,
    /// What stands in the empty line.
    pub example: String,
}

/// A choice in a menu, or for an option that is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What the person sees.
    pub name: String,
    /// What is filled in.
    pub value: String,
}
