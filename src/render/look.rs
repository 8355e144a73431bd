//! Options of a picture: theme, move numbers, side, zoom; and the players in the strip beside the
//! board.

use super::theme::Theme;
use super::view::NOWHERE;
use crate::game::{Board, Lettering, Spot};

/// Options of a picture beside its scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// The stones that carry the number of their move.
    pub numbers: Numbers,
    /// The spots of the moves so far, which the numbers count; see [`moves`]. Not needed for a GIF, which counts for
    /// itself.
    pub moves: Vec<Spot>,
    /// From which side the board is seen, in quarter turns clockwise; 2 is from the opposite side.
    pub turned: u8,
    /// The part of a board of lines that is shown.
    pub zoom: Zoom,
    /// True to mark the points where the seat on turn may not play.
    pub forbidden: bool,
    /// True to print the last stone's column and row bold.
    pub rim: bool,
    /// Design of the cards, for boards of cards.
    pub deck: Deck,
    /// Letters of the columns, for boards whose players may prefer either.
    pub lettering: Lettering,
    /// Players by seat, for the strip beside the board. A grid without captured stones has no strip
    /// if this is empty.
    pub players: Vec<Player>,
    /// Number of each action's move, as the pictures of a GIF write it; without them the pictures are counted.
    pub move_numbers: Vec<u32>,
    /// Players in their place from a picture of a GIF on, given by its number from 0; in rising order.
    pub later_players: Vec<(usize, Vec<Player>)>,
    /// Chance of the first seat to win after each move, in percent, from the start on: shown by a bar beside the pictures of
    /// a GIF, without one if this is empty.
    pub chances: Vec<u8>,
    /// Sentence below the board, as far as the pictures' font can write it; empty for none.
    pub caption: String,
}

/// Part of a board of lines that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Zoom {
    /// All of it.
    #[default]
    Whole,
    /// Of a board of more than 15 lines the part in play, while that is less than half of it: all of it is hardly read on
    /// a phone.
    Large,
    /// The part in play, where that is clearly smaller than the board.
    Part,
}

/// Design of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Deck {
    /// Green and golden faces with coins.
    #[default]
    Coins,
    /// Playing cards: black suits for green, red ones for gold.
    Suits,
}

impl Deck {
    /// All decks.
    pub const ALL: [Self; 2] = [Self::Coins, Self::Suits];

    /// Returns the fixed word.
    pub fn word(self) -> &'static str {
        ["coins", "suits"][self as usize]
    }

    /// Returns the deck with this word, if there is one.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|deck| deck.word() == word)
    }
}

impl Default for Look {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            numbers: Numbers::None,
            moves: Vec::new(),
            turned: 0,
            zoom: Zoom::Whole,
            forbidden: true,
            rim: true,
            deck: Deck::default(),
            lettering: Lettering::default(),
            players: Vec::new(),
            move_numbers: Vec::new(),
            later_players: Vec::new(),
            chances: Vec::new(),
            caption: String::new(),
        }
    }
}

/// Choice of the stones that carry the number of their move, counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbers {
    /// None.
    #[default]
    None,
    /// All of them.
    All,
    /// The last so many.
    Last(u16),
}

impl Numbers {
    /// True if a move carries its number when so many have been made.
    pub(super) fn shows(self, number: usize, of: usize) -> bool {
        match self {
            Self::None => false,
            Self::All => true,
            Self::Last(last) => number + usize::from(last) > of,
        }
    }
}

/// A player in the strip, beside the stone of their seat. Texts that the pictures' font cannot
/// write are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name; empty if it is not known, and the seat's number is then written instead.
    pub name: String,
    /// The rating, such as `1523` or `1523?`.
    pub rating: String,
    /// The time left, such as `12:03` or `2 d 4 h`.
    pub clock: String,
    /// True for who has left a game that others play on: the name is struck through.
    pub left: bool,
    /// True for who is to move in the place of a mate who has left: the mark of the turn is at their own seat, with the
    /// mate's stone.
    pub stands_in: bool,
}

/// The spots of the moves of a record in their order: of its action texts those that begin with the name of a spot. A
/// point beyond what is shown of a board without edges is a spot past all others, so that the numbers after it are right.
pub fn moves<'a>(board: &Board, actions: impl IntoIterator<Item = &'a str>) -> Vec<Spot> {
    let word = |action: &'a str| action.split_whitespace().next();
    let is_endless = matches!(board, Board::Grid(grid) if !grid.edged);
    let beyond = |word: &str| (is_endless && is_point(word)).then_some(NOWHERE);
    let spot = |word: &str| board.spot(word).or_else(|| beyond(word));
    actions.into_iter().filter_map(word).filter_map(spot).collect()
}

/// True if a word names a point of a board without edges, by its steps.
fn is_point(word: &str) -> bool {
    let is_step = |text: &str| text.parse::<i16>().is_ok();
    word.split_once(',').is_some_and(|(x, y)| is_step(x) && is_step(y))
}
