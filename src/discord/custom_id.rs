//! What a button, menu or form carries: `v1:game:version:verb`, or `v1:panel:key` for the parts of a panel. It names
//! things and proves nothing.

use crate::app::request::Verb;
use crate::store::GameId;

/// What a custom id says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CustomId {
    /// A button.
    Button(GameId, u32, Verb),
    /// The form for a move. Whether the bot is in the channel is not said again when a form is sent, so it says it.
    Form(GameId, u32, bool),
    /// A menu; what was chosen comes beside it.
    Menu(GameId, u32),
    /// A part of a panel, by its key.
    Panel(String),
}

const PANEL: &str = "v1:panel:";

const MENU: &str = "choose";
const FORM: &str = "type";
const FORM_AWAY: &str = "type-away";

impl CustomId {
    /// Reads one; anything else is `None`.
    pub fn read(text: &str) -> Option<Self> {
        if let Some(key) = text.strip_prefix(PANEL) {
            return Some(Self::Panel(key.to_owned()));
        }
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
        let (game, version, word) = match self {
            Self::Panel(key) => return write!(f, "{PANEL}{key}"),
            Self::Button(game, version, verb) => (game, version, verb.word()),
            Self::Menu(game, version) => (game, version, MENU),
            Self::Form(game, version, present) => (game, version, if *present { FORM } else { FORM_AWAY }),
        };
        write!(f, "v1:{}:{version}:{word}", game.0)
    }
}
