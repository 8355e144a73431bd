//! A [`Scene`] as a picture and as text.
//!
//! Pictures are PNGs of at most 256 colours. What lies on a crossing is drawn once, finely and with soft edges, into
//! a tile of palette numbers; after that a picture is copies of tiles. Tiles are aligned to the crossings, and stones
//! leave the outermost ring of a tile's pixels free.

mod frame;
mod grid;
mod layout;
mod letters;
mod palette;
mod places;
mod sprite;
mod stones;
mod text;
mod wood;

pub use places::Deck;
pub use text::text;

use crate::game::{Board, Grid, PlaceKind, Scene};
use grid::Plank;
use letters::Letters;
use palette::Palette;
use places::Field;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use stones::Pieces;

/// How many boards are kept with their tiles. One of 19 lines takes 3 MB once everything was seen everywhere on it.
const BOARDS: usize = 12;

/// For how many sizes of tiles the stones are kept; a size takes up to 1.5 MB.
const SIZES: usize = 8;

/// Paints pictures. Made once; threads share it by reference.
pub struct Painter {
    palette: Palette,
    /// The colours of boards that are cards, once there is one.
    cloth: OnceLock<Palette>,
    letters: Letters,
    pieces: Latest<Pieces>,
    planks: Latest<Plank>,
}

impl Painter {
    /// A painter with nothing drawn yet.
    pub fn new() -> Self {
        Self {
            palette: Palette::new(),
            cloth: OnceLock::new(),
            letters: Letters::new(),
            pieces: Latest::new(SIZES),
            planks: Latest::new(BOARDS),
        }
    }

    /// The scene as a PNG, at most 1,600 pixels a side on any board of up to 700 lines. A board of 15 lines is 800
    /// pixels wide and high. What a scene puts on spots past its board is left out.
    pub fn png(&self, scene: &Scene) -> Vec<u8> {
        self.png_with(scene, Deck::default())
    }

    /// The same with cards of this deck, where the board has cards.
    pub fn png_with(&self, scene: &Scene, deck: Deck) -> Vec<u8> {
        match &scene.board {
            Board::Grid(grid) => self.plank(grid).paint(scene, &self.palette).png(&self.palette),
            Board::Places { places, links, labels } => {
                let cards = places.iter().any(|place| matches!(place.kind, PlaceKind::Card(_)));
                let palette = if cards { self.cloth.get_or_init(Palette::cards) } else { &self.palette };
                let field = Field { places, links, labels, letters: &self.letters, palette, cards, deck };
                field.paint(scene, |side| self.pieces(side)).png(palette)
            }
        }
    }

    fn plank(&self, grid: &Grid) -> Arc<Plank> {
        let make = || Plank::new(grid, &self.letters, &self.palette, |side| self.pieces(side));
        self.planks.get(|plank| plank.grid == *grid, make)
    }

    fn pieces(&self, side: u32) -> Arc<Pieces> {
        self.pieces.get(|pieces| pieces.side == side, || Pieces::new(side, &self.palette))
    }
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}

/// The things asked for lately, the latest first, and no more than so many.
struct Latest<T> {
    things: Mutex<Vec<Arc<T>>>,
    most: usize,
}

impl<T> Latest<T> {
    fn new(most: usize) -> Self {
        Self { things: Mutex::default(), most }
    }

    /// The thing that is the one asked for, as kept or made now. It is made outside the lock: two threads may make
    /// the same thing at once, nobody waits for another's.
    fn get(&self, wanted: impl Fn(&T) -> bool, make: impl FnOnce() -> T) -> Arc<T> {
        let known = {
            let mut things = self.lock();
            let place = things.iter().position(|thing| wanted(thing));
            place.map(|place| {
                things[..=place].rotate_right(1);
                Arc::clone(&things[0])
            })
        };
        known.unwrap_or_else(|| self.keep(Arc::new(make())))
    }

    fn keep(&self, made: Arc<T>) -> Arc<T> {
        let mut things = self.lock();
        things.insert(0, Arc::clone(&made));
        things.truncate(self.most);
        made
    }

    /// Nothing is left half done under this lock, so a panic elsewhere does not spoil it.
    fn lock(&self) -> MutexGuard<'_, Vec<Arc<T>>> {
        self.things.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
