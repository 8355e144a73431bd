//! Hints beside the rules: phrases for menus and messages, previews, the page about a rule set.

use super::{Game, Guide, NamedTable, Options, Phrase, Scene, Seat, Token};

/// The words and pictures that help people to play a game. Every default adds nothing.
pub trait Hints: Game {
    /// The page about a rule set, beyond one sentence for each option. The options go together.
    fn guide(options: &Options) -> Guide {
        let _ = options;
        Guide::default()
    }

    /// The consequence of a listed action beyond its text, as a few words beside it in a menu; its
    /// word may also be the id of a name, such as that of an opening.
    fn outlook(&self, action: &Self::Action) -> Option<Phrase> {
        let _ = action;
        None
    }

    /// The same for the beginning of an action, such as the die that would move.
    fn about(&self, begun: &str) -> Option<Phrase> {
        let _ = begun;
        None
    }

    /// The question to a person who can go on with this choice: an action text or its beginning,
    /// such as a die or a card. Where all choices of a menu have the same it is the menu's
    /// question.
    fn question(&self, choice: &str) -> Option<Phrase> {
        let _ = choice;
        None
    }

    /// The thing that a choice speaks of, for a small picture beside it; a choice is an action text or its beginning.
    fn token(&self, choice: &str) -> Option<Token> {
        let _ = choice;
        None
    }

    /// The thing that the next action puts on the board, for the form that asks for it, such as the
    /// second stone of three and its colour. None while the game asks by menus.
    fn placing(&self) -> Option<Phrase> {
        None
    }

    /// The named positions that the next action can make, for the picture beside the menu that asks for it; its caption
    /// is that of the message `table-GAME-WORD`.
    fn chart(&self) -> Option<NamedTable> {
        None
    }

    /// The result of the last action beyond its text, such as the winner of a fight.
    fn upshot(&self) -> Option<Phrase> {
        None
    }

    /// The reason for which the game is over, as a word that says more than that of the outcome, such as the kind of a
    /// foul. Records and the store keep the outcome's word.
    fn ending(&self) -> Option<&'static str> {
        None
    }

    /// True if this seat would have a winning action if it were its turn now, in games where that
    /// is announced. Called for people's seats while the game is not over.
    fn threatens(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// The board while a seat is choosing. `begun` is a tidied action text, mostly unfinished, such
    /// as `surprise 6`, and empty before anything is chosen.
    fn preview(&self, viewer: Option<Seat>, begun: &str) -> Scene {
        let _ = begun;
        self.scene(viewer)
    }
}
