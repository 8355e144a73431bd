//! What a button, menu or form carries: `v1:game:version:verb`. It names things and proves nothing. Below a replay the
//! step stands in the version's place, and game 0 is the record that the message itself carries.

use crate::app::request::Verb;
use crate::store::GameId;

/// What a custom id says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CustomId {
    /// A button.
    Button(GameId, u32, Verb),
    /// The form for a move. Whether the bot is in the channel is not said again when a form is sent, so it says it.
    Form(GameId, u32, bool),
    /// A menu; what was chosen comes beside it.
    Menu(GameId, u32),
}

const MENU: &str = "choose";
const FORM: &str = "type";
const FORM_AWAY: &str = "type-away";

impl CustomId {
    /// Reads one; anything else is `None`.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(4, ':');
        let ("v1", game, version, word) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?) else {
            return None;
        };
        let (game, version) = (GameId(game.parse().ok()?), version.parse().ok()?);
        match word {
            MENU => Some(Self::Menu(game, version)),
            FORM => Some(Self::Form(game, version, true)),
            FORM_AWAY => Some(Self::Form(game, version, false)),
            verb => Some(Self::Button(game, version, Verb::read(verb)?)),
        }
    }
}

impl std::fmt::Display for CustomId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (game, version, word) = match *self {
            Self::Button(game, version, verb) => (game, version, verb.word()),
            Self::Menu(game, version) => (game, version, MENU),
            Self::Form(game, version, present) => (game, version, if present { FORM } else { FORM_AWAY }),
        };
        write!(f, "v1:{}:{version}:{word}", game.0)
    }
}
