//! A [`Scene`] as a picture and as text.
//!
//! Pictures are PNGs of at most 256 colours. What lies on a crossing is drawn once, finely and with soft edges, into
//! a tile of palette numbers; after that a picture is copies of tiles. Tiles are aligned to the crossings, and stones
//! leave the outermost ring of a tile's pixels free.

mod frame;
mod grid;
mod layout;
mod letters;
mod look;
mod marks;
mod motion;
mod palette;
mod places;
mod sprite;
mod stones;
mod strip;
mod text;
mod theme;
mod view;
mod wood;

pub use look::{Look, Numbers, Player, moves};
pub use text::text;
pub use theme::Theme;

use crate::game::{Board, Grid, PlaceKind, Scene};
use frame::Frame;
use grid::{Kit, Plank};
use letters::Letters;
use palette::Palette;
use places::Field;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use stones::Pieces;
use view::{Stage, View};

/// How many boards are kept with their tiles in each theme. One of 19 lines takes 3 MB once everything was seen
/// everywhere on it.
const BOARDS: usize = 12;

/// For how many sizes of tiles the stones are kept in each theme; a size takes up to 3 MB.
const SIZES: usize = 8;

/// Paints pictures. Made once; threads share it by reference.
pub struct Painter {
    letters: Letters,
    /// A box of paints for each theme, for stills and for moving pictures.
    boxes: [[OnceLock<Paints>; 2]; Theme::ALL.len()],
}

/// What a theme is painted with.
struct Paints {
    palette: Palette,
    /// The colours of boards that are cards, once there is one.
    cards: OnceLock<Palette>,
    pieces: Latest<Pieces>,
    planks: Latest<Plank>,
}

impl Painter {
    /// A painter with nothing drawn yet.
    pub fn new() -> Self {
        Self { letters: Letters::new(), boxes: std::array::from_fn(|_| std::array::from_fn(|_| OnceLock::new())) }
    }

    /// The scene as a PNG, at most 1,600 pixels a side on any board of up to 700 lines. A board of 15 lines is 800
    /// pixels wide and high, and 64 more for each two seats where the look has players or a seat has stones beside the
    /// board. What a scene puts on spots past its board is left out.
    pub fn png(&self, scene: &Scene, look: &Look) -> Vec<u8> {
        let painted = self.paint(scene, look, None);
        painted.frame.png(painted.palette)
    }

    /// The scenes of a game, one after the other, as a GIF that begins anew: each is seen for a second, shorter where
    /// there are many, the last one for five. At most 8 MiB: of a game that would take more, some are left out. The
    /// ground is even. All scenes must be of one game; of none there is no picture.
    pub fn gif(&self, scenes: &[Scene], look: &Look) -> Vec<u8> {
        motion::gif(self, scenes, look)
    }

    /// Paints a scene alone, or as one of a moving picture.
    fn paint(&self, scene: &Scene, look: &Look, stage: Option<&Stage>) -> Painted<'_> {
        let even = stage.is_some();
        let paints = self.boxes[look.theme as usize][usize::from(even)].get_or_init(|| Paints::new(look.theme, even));
        let view = View::of(scene, look, stage);
        match &view.scene.board {
            Board::Grid(grid) => self.paint_grid(paints, &view, grid, look),
            Board::Places { places, links, labels } => {
                let cards = places.iter().any(|place| matches!(place.kind, PlaceKind::Card(_)));
                let palette = if cards { paints.cards(look.theme, even) } else { &paints.palette };
                let field =
                    Field { places, links, labels, letters: &self.letters, palette, cards, look, extent: view.extent };
                Painted { frame: field.paint(&view.scene, |side| paints.pieces(side)), palette }
            }
        }
    }

    fn paint_grid<'a>(&'a self, paints: &'a Paints, view: &View, grid: &Grid, look: &Look) -> Painted<'a> {
        let kit = Kit { letters: &self.letters, palette: &paints.palette };
        let (edges, strips) = (view.edges, grid::strips(&view.scene, look));
        let wanted = |plank: &Plank| (plank.strips, plank.edges) == (strips, edges) && plank.grid == *grid;
        let make = || Plank::new((grid, edges, strips), kit, |side| paints.pieces(side));
        let plank = paints.planks.get(wanted, make);
        Painted { frame: plank.paint(view, look, kit, |side| paints.pieces(side)), palette: &paints.palette }
    }
}

/// A picture before it is a file.
struct Painted<'a> {
    frame: Frame,
    palette: &'a Palette,
}

impl Paints {
    fn new(theme: Theme, even: bool) -> Self {
        Self {
            palette: Palette::stones(theme.colours(even)),
            cards: OnceLock::new(),
            pieces: Latest::new(SIZES),
            planks: Latest::new(BOARDS),
        }
    }

    fn cards(&self, theme: Theme, even: bool) -> &Palette {
        self.cards.get_or_init(|| Palette::cards(theme.colours(even)))
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
