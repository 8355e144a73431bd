//! Options of a picture: theme, move numbers, side, zoom; and the players in the strip beside the
//! board.

use super::theme::Theme;
use crate::game::{Board, Spot};

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
    /// True to show only the part in play, if that is clearly smaller than the board.
    pub zoom: bool,
    /// True to mark the points where the seat on turn may not play.
    pub forbidden: bool,
    /// Design of the cards, for boards of cards.
    pub deck: Deck,
    /// Players by seat, for the strip beside the board. A grid without captured stones has no strip
    /// if this is empty.
    pub players: Vec<Player>,
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

impl Default for Look {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            numbers: Numbers::None,
            moves: Vec::new(),
            turned: 0,
            zoom: false,
            forbidden: true,
            deck: Deck::default(),
            players: Vec::new(),
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
}

/// The spots of the moves of a record in their order: of its action texts those that begin with the name of a spot.
pub fn moves<'a>(board: &Board, actions: impl IntoIterator<Item = &'a str>) -> Vec<Spot> {
    let spots = match board {
        Board::Grid(grid) => grid.columns.len() * grid.rows.len(),
        Board::Places { places, .. } => places.len(),
    };
    let named: std::collections::HashMap<String, Spot> =
        (0..spots as u16).map(Spot).map(|spot| (board.name(spot), spot)).collect();
    let word = |action: &'a str| action.split_whitespace().next();
    actions.into_iter().filter_map(word).filter_map(|word| named.get(word).copied()).collect()
}
