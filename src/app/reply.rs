//! What is answered, in the app's own terms.

use super::request::Verb;
use crate::store::{GameId, TaskId};
use std::sync::Arc;

/// A reply, and what to do once it has arrived.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What the person gets.
    pub reply: Reply,
    /// The game whose board the reply puts before everybody; the message that shows it is then remembered.
    pub shows: Option<GameId>,
    /// The task that stands in for this answer and is settled when it has arrived.
    pub stands_for: Option<TaskId>,
    /// The tasks that need not wait any longer once it has arrived, such as the ping that follows a board.
    pub then: Vec<TaskId>,
}

impl Answer {
    /// A reply that nothing further hangs on.
    pub fn plain(reply: Reply) -> Self {
        Self { reply, shows: None, stands_for: None, then: Vec::new() }
    }
}

/// What the person gets.
#[derive(Clone, Debug)]
pub enum Reply {
    /// A new message.
    Post(Message),
    /// The message under which a button was pressed, anew.
    Update(Message),
    /// A form to fill in.
    Form(Form),
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
    /// The buttons below.
    pub buttons: Vec<Button>,
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
    /// The version that the message shows.
    pub version: u32,
    /// What it does.
    pub verb: Verb,
    /// What stands on it.
    pub label: String,
}

/// A form with one line to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
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

/// A choice for an option that is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What the person sees.
    pub name: String,
    /// What is filled in.
    pub value: String,
}
