//! Things of a game that can be shown as a small picture beside a choice: a stone, a die, a card, a circle.

use super::{CardFace, Colour, Face};

/// A thing that a choice speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    /// A stone or a die.
    Piece(Colour, Face),
    /// A card by its number and the side that is shown.
    Card(u8, CardFace),
    /// A circle with its cost as a number of dots.
    Circle(u8),
    /// A circle of a track.
    Track,
}

/// Most dots of a circle.
const DOTS: u8 = 4;

/// Most coins of a card.
const COINS: u8 = 7;

/// The dice of the list: colour, value, and true for a pale one.
const DICE: [(Colour, u8, bool); 9] = [
    (Colour::Red, 0, false),
    (Colour::Red, 2, false),
    (Colour::Red, 4, false),
    (Colour::Red, 6, false),
    (Colour::Black, 0, false),
    (Colour::Black, 1, false),
    (Colour::Black, 3, false),
    (Colour::Black, 5, false),
    (Colour::Black, 1, true),
];

impl Token {
    /// Returns every token that a game of the list may give, each once.
    pub fn all() -> Vec<Self> {
        let stones = Colour::ALL.map(Self::stone);
        let dice = DICE.map(|(colour, value, pale)| Self::Piece(colour, Face::Die { value, pale }));
        let faces = [CardFace::Green, CardFace::Gold, CardFace::Down];
        let cards = faces
            .into_iter()
            .flat_map(|face| (1..=COINS).map(move |coins| Self::Card(coins, face)));
        let circles = (1..=DOTS).map(Self::Circle).chain([Self::Track]);
        stones.into_iter().chain(dice).chain(cards).chain(circles).collect()
    }

    /// Returns the stone of a colour.
    pub fn stone(colour: Colour) -> Self {
        Self::Piece(colour, Face::Stone)
    }

    /// Returns the fixed name: lower-case letters, digits and underscores.
    pub fn name(self) -> String {
        match self {
            Self::Piece(colour, Face::Stone) => format!("stone_{}", colour.word()),
            Self::Piece(colour, Face::Die { value, pale }) => {
                let colour = if pale { Colour::White } else { colour };
                format!("die_{}_{value}", colour.word())
            }
            Self::Card(number, face) => format!("card_{}_{number}", face.word()),
            Self::Circle(dots) => format!("circle_{dots}"),
            Self::Track => "track".to_owned(),
        }
    }
}
