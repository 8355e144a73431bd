//! Actions of the line games and their texts (docs/interfaces.md 2).

use super::{Board, Opening, Point};
use crate::game::{Colour, Parsed, Refusal, Token, tidy};

/// One decision of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A stone on this point; among offered fifths, the choice of this one.
    Put(Point),
    /// No stone.
    Pass,
    /// The offer of this point as a fifth.
    Offer(Point),
    /// A choice of an opening that is no point.
    Choose(Choice),
}

/// A choice of an opening that is no point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// An exchange of colours.
    Swap,
    /// No exchange of colours.
    Stay,
    /// The first colour, from now on.
    TakeFirst,
    /// The second colour, from now on.
    TakeSecond,
    /// Two more stones, after which the other seat chooses.
    PlaceMore,
    /// The number of fifths to be offered.
    Declare(u16),
}

/// The texts of the choices that are written alike every time.
const TEXTS: [(&str, Action); 6] = [
    ("pass", Action::Pass),
    ("swap", Action::Choose(Choice::Swap)),
    ("stay", Action::Choose(Choice::Stay)),
    ("take first", Action::Choose(Choice::TakeFirst)),
    ("take second", Action::Choose(Choice::TakeSecond)),
    ("place more", Action::Choose(Choice::PlaceMore)),
];

/// The stone of the colour that a choice takes.
pub fn token(choice: &str) -> Option<Token> {
    match choice {
        "take first" => Some(Token::stone(Colour::Black)),
        "take second" => Some(Token::stone(Colour::White)),
        _ => None,
    }
}

impl Action {
    /// Reads an action text. The beginning of one is unfinished: what to go on with comes from the
    /// opening's stage where it asks for such an action.
    ///
    /// # Errors
    /// `notation`.
    pub fn read(text: &str, board: &Board, opening: &Opening) -> Result<Parsed<Self>, Refusal> {
        let fault = match board.read(text) {
            Ok(parsed) => return Ok(parsed.map(Self::Put)),
            Err(fault) => fault,
        };
        if let Some((_, action)) = TEXTS.into_iter().find(|(known, _)| *known == text) {
            return Ok(Parsed::Action(action));
        }
        match text.split_once(' ').unwrap_or((text, "")) {
            ("take", "") => {
                Ok(Parsed::Unfinished(vec!["take first".to_owned(), "take second".to_owned()]))
            }
            ("place", "") => Ok(Parsed::Unfinished(vec!["place more".to_owned()])),
            (word @ ("offer" | "declare"), "") => unfinished(word, board, opening).ok_or(fault),
            // The letter and the number of a point may stand apart, as where it stands alone.
            ("offer", point) => Ok(match board.read(&tidy(point))? {
                Parsed::Action(point) => Parsed::Action(Self::Offer(point)),
                Parsed::Unfinished(points) => {
                    Parsed::Unfinished(points.iter().map(|p| format!("offer {p}")).collect())
                }
            }),
            ("declare", number)
                if number.len() <= 3 && number.bytes().all(|b| b.is_ascii_digit()) =>
            {
                let number = number.parse().map_err(|_| fault)?;
                Ok(Parsed::Action(Self::Choose(Choice::Declare(number))))
            }
            _ => Err(fault),
        }
    }

    /// The one canonical spelling.
    pub fn text(&self, board: &Board) -> String {
        match self {
            Self::Put(point) => board.name(*point),
            Self::Offer(point) => format!("offer {}", board.name(*point)),
            Self::Choose(Choice::Declare(number)) => format!("declare {number}"),
            other => TEXTS
                .iter()
                .find(|(_, action)| action == other)
                .map_or("", |(text, _)| text)
                .to_owned(),
        }
    }
}

/// The choices to go on with after a word that the stage asks for.
fn unfinished(word: &str, board: &Board, opening: &Opening) -> Option<Parsed<Action>> {
    let texts = opening.actions(board, None).into_iter().map(|action| action.text(board));
    let choices: Vec<String> = texts.filter(|text| text.starts_with(word)).collect();
    (!choices.is_empty()).then_some(Parsed::Unfinished(choices))
}
