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

use crate::game::{Board, Grid, Scene};
use grid::Plank;
use letters::Letters;
use palette::Palette;
use places::Field;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use stones::Pieces;

/// How many boards are kept with their tiles. A board of 19 lines takes at most about 3 MB.
const BOARDS: usize = 12;

/// Paints pictures. Made once; threads share it by reference.
pub struct Painter {
    palette: Palette,
    letters: Letters,
    /// Stones by the side of their tile; the layouts allow only some dozens of sizes.
    pieces: Mutex<BTreeMap<u32, Arc<Pieces>>>,
    /// The boards painted lately, the latest first. Each is drawn once, by the first who needs it; the others wait.
    planks: Mutex<Vec<(Grid, Arc<OnceLock<Plank>>)>>,
}

impl Painter {
    /// A painter with nothing drawn yet.
    pub fn new() -> Self {
        Self { palette: Palette::new(), letters: Letters::new(), pieces: Mutex::default(), planks: Mutex::default() }
    }

    /// The scene as a PNG, at most 1,600 pixels a side on any board of up to 700 lines. A board of 15 lines is 800
    /// pixels wide and high.
    pub fn png(&self, scene: &Scene) -> Vec<u8> {
        let frame = match &scene.board {
            Board::Grid(grid) => {
                let place = self.plank(grid);
                let draw = || Plank::new(grid, &self.letters, &self.palette, |side| self.pieces(side));
                place.get_or_init(draw).paint(scene, &self.palette)
            }
            Board::Places { places, links } => {
                let field = Field { places, links, letters: &self.letters, palette: &self.palette };
                field.paint(scene, |side| self.pieces(side))
            }
        };
        frame.png(&self.palette)
    }

    /// Where the board with its tiles is kept, or is to be kept.
    fn plank(&self, grid: &Grid) -> Arc<OnceLock<Plank>> {
        let mut planks = self.planks.lock().unwrap_or_else(PoisonError::into_inner);
        let place = planks.iter().position(|(known, _)| known == grid).unwrap_or_else(|| {
            planks.truncate(BOARDS - 1);
            planks.push((grid.clone(), Arc::default()));
            planks.len() - 1
        });
        planks[..=place].rotate_right(1);
        Arc::clone(&planks[0].1)
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
