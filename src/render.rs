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

pub use text::text;

use crate::game::{Board, Grid, PlaceKind, Scene};
use grid::Plank;
use letters::Letters;
use palette::Palette;
use places::Field;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use stones::Pieces;

/// How many boards are kept with their tiles. A board of 19 lines takes at most about 3 MB.
const BOARDS: usize = 12;

/// Paints pictures. Made once; threads share it by reference.
pub struct Painter {
    palette: Palette,
    /// The colours of boards that are cards.
    cloth: Palette,
    letters: Letters,
    /// Stones by the side of their tile; the layouts allow only some dozens of sizes.
    pieces: Mutex<BTreeMap<u32, Arc<Pieces>>>,
    /// The boards painted lately, the latest first.
    planks: Mutex<Vec<Arc<Plank>>>,
}

impl Painter {
    /// A painter with nothing drawn yet.
    pub fn new() -> Self {
        Self {
            palette: Palette::new(),
            cloth: Palette::cards(),
            letters: Letters::new(),
            pieces: Mutex::default(),
            planks: Mutex::default(),
        }
    }

    /// The scene as a PNG, at most 1,600 pixels a side on any board of up to 700 lines. A board of 15 lines is 800
    /// pixels wide and high.
    pub fn png(&self, scene: &Scene) -> Vec<u8> {
        match &scene.board {
            Board::Grid(grid) => self.plank(grid).paint(scene, &self.palette).png(&self.palette),
            Board::Places { places, links, labels } => {
                let cards = places.iter().any(|place| matches!(place.kind, PlaceKind::Card(_)));
                let palette = if cards { &self.cloth } else { &self.palette };
                let field = Field { places, links, labels, letters: &self.letters, palette, cards };
                field.paint(scene, |side| self.pieces(side)).png(palette)
            }
        }
    }

    /// The board with its tiles, as kept or made new. Two threads may make the same one at once; one is kept.
    fn plank(&self, grid: &Grid) -> Arc<Plank> {
        if let Some(known) = self.kept(grid) {
            return known;
        }
        let made = Arc::new(Plank::new(grid, &self.letters, &self.palette, |side| self.pieces(side)));
        let mut planks = self.planks.lock().unwrap_or_else(PoisonError::into_inner);
        planks.insert(0, Arc::clone(&made));
        planks.truncate(BOARDS);
        made
    }

    fn kept(&self, grid: &Grid) -> Option<Arc<Plank>> {
        let mut planks = self.planks.lock().unwrap_or_else(PoisonError::into_inner);
        let place = planks.iter().position(|plank| plank.grid == *grid)?;
        planks[..=place].rotate_right(1);
        planks.first().cloned()
    }

    /// The stones for tiles of a size. They are drawn under the lock, as it happens a few times in a run.
    fn pieces(&self, side: u32) -> Arc<Pieces> {
        let mut pieces = self.pieces.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(pieces.entry(side).or_insert_with(|| Arc::new(Pieces::new(side, &self.palette))))
    }
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}
