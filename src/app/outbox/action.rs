//! Requests to Discord that an outbox task turns into.

use crate::app::outbox::task::Route;
use crate::app::output::reply::Message;
use crate::store::{GameId, Millis};

/// What to send.
#[derive(Clone, Debug)]
pub enum Action {
    /// Nothing any more.
    Nothing,
    /// Put the board before everybody: over the message that shows it, or as a new one.
    Show {
        /// Which game.
        game: GameId,
        /// The message that shows it, as far as is known.
        message: Option<u64>,
        /// The version that the body shows.
        version: u32,
        /// What it is to show.
        body: Message,
        /// How to reach the channel.
        route: Route,
    },
    /// Say something in the channel.
    Say {
        /// Of whose turn at which version it tells, where it does; the message goes when that turn has passed.
        turn: Option<(GameId, u32)>,
        /// What.
        body: Message,
        /// How to reach the channel.
        route: Route,
    },
    /// Begin a thread from the message that shows a game, in which the game then goes on.
    Thread {
        /// Which game.
        game: GameId,
        /// The message.
        message: u64,
        /// What the thread is called.
        name: String,
        /// The version at which it is wanted.
        version: u32,
        /// What is said where there can be none.
        instead: Message,
        /// How to reach the channel.
        route: Route,
    },
    /// Tell a person alone, or where that cannot be done say it in the channel.
    Tell {
        /// Whom.
        person: u64,
        /// What.
        body: Message,
        /// How to reach the channel.
        route: Route,
    },
    /// Nothing before this time (UTC ms).
    Later(Millis),
    /// Take a message away.
    Delete {
        /// Which.
        message: u64,
        /// How to reach the channel.
        route: Route,
    },
    /// Take the buttons off a message.
    Strip {
        /// Which.
        message: u64,
        /// How to reach the channel.
        route: Route,
    },
}
