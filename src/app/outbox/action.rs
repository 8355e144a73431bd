//! Requests to Discord that an outbox task turns into.

use crate::app::outbox::task::Route;
use crate::app::output::reply::Message;
use crate::store::{EventId, GameId, Millis, NewTask, PingedTurn};

/// Request that a task turns into.
#[derive(Clone, Debug)]
pub enum Action {
    /// No request: the task is no longer needed.
    Nothing,
    /// Show the public board: as an edit of the message that shows it, or as a new one.
    Show {
        /// Game to show.
        game: GameId,
        /// Message that shows it, as far as is known.
        message: Option<u64>,
        /// True if it stays in that message while Discord takes no edit of it.
        stays: bool,
        /// Version that the body shows.
        version: u32,
        /// New content.
        body: Message,
        /// Ping to write down once the board is there.
        call: Option<Box<NewTask>>,
        /// Route to the channel.
        route: Route,
    },
    /// Show a league or tournament: as an edit of the message that shows it, or as a new one.
    ShowEvent {
        /// Event to show.
        event: EventId,
        /// Message that shows it, as far as is known.
        message: Option<u64>,
        /// Version that the body shows.
        version: u32,
        /// New content.
        body: Message,
        /// Route to the channel.
        route: Route,
    },
    /// Post a message in the channel.
    Say {
        /// Turn that the message is about; the message is deleted when that turn has passed.
        turn: Option<PingedTurn>,
        /// Content.
        body: Message,
        /// Route to the channel.
        route: Route,
    },
    /// Start a thread from the message that shows a game, and move the game into it.
    Thread {
        /// Turn of the game to move.
        turn: PingedTurn,
        /// Message from which the thread starts.
        message: u64,
        /// Name of the thread.
        name: String,
        /// Message to post where there can be no thread, as within another one.
        stays: Option<Box<Message>>,
        /// Message to post if Discord refuses the thread for another reason.
        refused: Option<Box<Message>>,
        /// Route to the channel.
        route: Route,
    },
    /// Send a direct message, or post it in the channel if that fails.
    Tell {
        /// User id of the recipient.
        person: u64,
        /// Content.
        body: Message,
        /// Message for the channel if that fails.
        instead: Box<Message>,
        /// Turn that the message in the channel is about, as for [`Self::Say`].
        turn: Option<PingedTurn>,
        /// Route to the channel.
        route: Route,
    },
    /// Make the move of the machine that is on turn, unless the log has moved on.
    Machine {
        /// Game.
        game: GameId,
        /// Number of entries of its log.
        entries: u32,
        /// Place in its members of the person whose token the route holds.
        by: Option<usize>,
        /// Route to the channel.
        route: Route,
    },
    /// Run the task again at this time (UTC ms).
    Later(Millis),
    /// Delete a message.
    Delete {
        /// Message id.
        message: u64,
        /// Route to the channel.
        route: Route,
    },
    /// Remove the buttons of a message.
    Strip {
        /// Message id.
        message: u64,
        /// Text in the place of the message's, if it changes.
        text: Option<String>,
        /// True if its pictures go too.
        bare: bool,
        /// Route to the channel.
        route: Route,
    },
}
