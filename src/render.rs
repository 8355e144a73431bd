//! A [`Scene`] as a picture and as text, and ratings as charts.
//!
//! Pictures are PNGs of at most 256 colours. What lies on a crossing is drawn once, finely and with soft edges, into
//! a tile of palette numbers; after that a picture is copies of tiles. Tiles are aligned to the crossings, and stones
//! leave the outermost ring of a tile's pixels free.

mod bands;
pub mod chart;
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
pub use places::Deck;
pub use text::text;
pub use theme::Theme;

use crate::game::{Board, Grid, PlaceKind, Scene};
use bands::Bands;
use frame::Frame;
use grid::{Kit, Plank};
use letters::Letters;
use palette::Palette;
use places::Field;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use stones::Pieces;
use strip::Seat;
use view::{Edges, Stage, View};

/// How many boards are kept with their tiles in each theme, and how many bytes all of them take. One of 19 lines takes
/// 4 MB once everything was seen everywhere on it.
const BOARDS: usize = 12;
const MOST_TILES: usize = 64 << 20;

/// How many seats' parts of strips are kept in each theme; a usual one takes 25 kB. A game between two has four of them:
/// each seat on turn and not.
const STRIPS: usize = 128;

/// How many drawings of cards and dice are kept in each theme; a large one takes half a megabyte.
const THINGS: usize = 48;

/// For how many sizes of tiles the stones are kept in each theme; a size takes up to 3 MB.
const SIZES: usize = 6;

/// Paints pictures. Made once; threads share it by reference.
pub struct Painter {
    letters: Letters,
    /// A box of paints for each theme, for stills and for moving pictures.
    boxes: [[OnceLock<Paints>; 2]; Theme::ALL.len()],
    bands: Bands,
    /// The colours of charts, once there is one.
    chart: OnceLock<Palette>,
}

/// What a theme is painted with.
struct Paints {
    palette: Palette,
    /// The colours of boards that are cards, once there is one.
    cards: OnceLock<Palette>,
    /// By the side of their tiles.
    pieces: Latest<u32, Arc<Pieces>>,
    /// By the grid, where it ends, and the rows of seats below.
    planks: Latest<(Grid, Edges, usize), Plank>,
    /// Each seat's part of a strip.
    strips: Latest<Seat, Frame>,
    /// Cards and dice.
    cards_and_dice: Latest<places::Thing, sprite::Sprite>,
}

impl Painter {
    /// A painter with nothing drawn yet.
    pub fn new() -> Self {
        let boxes = std::array::from_fn(|_| std::array::from_fn(|_| OnceLock::new()));
        Self { letters: Letters::new(), boxes, bands: Bands::default(), chart: OnceLock::new() }
    }

    /// The scene as a PNG, at most 1,600 pixels a side on any board of up to 700 lines. A board of 15 lines is 800
    /// pixels wide and high, and 64 more for each two seats where the look has players or a seat has stones beside the
    /// board. What a scene puts on spots past its board is left out.
    pub fn png(&self, scene: &Scene, look: &Look) -> Vec<u8> {
        let painted = self.paint(scene, look, None);
        self.bands.png(&painted.frame, painted.palette)
    }

    /// The scenes of a game, one after the other, as a GIF that begins anew: each is seen for a second, shorter where
    /// there are many, the last one for five; that one alone says whose turn it is. At most 8 MiB: of a game that would take more, some are left out. The
    /// ground is even. All scenes must be of one game; of none there is no picture.
    pub fn gif(&self, scenes: &[Scene], look: &Look) -> Vec<u8> {
        motion::gif(self, scenes, look)
    }

    /// How many bytes the kept bands, boards with their tiles, and strips take: 24 MiB, 64 MiB and some 3 MB for each theme,
    /// as much again for its moving pictures. Stones, palettes and compressors, which are few, come on top.
    pub fn bytes(&self) -> usize {
        let strips = |paints: &Paints| paints.strips.sum(|part| part.pixels().len());
        self.bands.bytes() + self.tiles() + self.paints().map(strips).sum::<usize>()
    }

    fn tiles(&self) -> usize {
        self.paints().map(|paints| paints.planks.sum(Plank::bytes)).sum()
    }

    fn paints(&self) -> impl Iterator<Item = &Paints> {
        self.boxes.iter().flatten().filter_map(OnceLock::get)
    }

    /// Paints a scene alone, or as one of a moving picture.
    fn paint(&self, scene: &Scene, look: &Look, stage: Option<&Stage>) -> Painted<'_> {
        let even = stage.is_some();
        let paints = self.boxes[look.theme as usize][usize::from(even)]
            .get_or_init(|| Paints::new(look.theme, even));
        let view = View::of(scene, look, stage);
        match &view.scene.board {
            Board::Grid(grid) => self.paint_grid(paints, &view, grid, look),
            Board::Places { places, links, labels } => {
                let cards = places.iter().any(|place| matches!(place.kind, PlaceKind::Card(_)));
                let palette = if cards { paints.cards(look.theme, even) } else { &paints.palette };
                let field = Field {
                    places,
                    links,
                    labels,
                    letters: &self.letters,
                    palette,
                    cards,
                    look,
                    extent: view.extent,
                    drawn: &paints.cards_and_dice,
                };
                Painted { frame: field.paint(&view.scene, |side| paints.pieces(side)), palette }
            }
        }
    }

    fn paint_grid<'a>(
        &'a self,
        paints: &'a Paints,
        view: &View,
        grid: &Grid,
        look: &Look,
    ) -> Painted<'a> {
        let kit = Kit { letters: &self.letters, palette: &paints.palette };
        let (edges, strips) = (view.edges, grid::strips(&view.scene, look));
        let make = |key: &(Grid, Edges, usize)| Plank::new(key, kit, |side| paints.pieces(side));
        let paint = |plank: &Plank| {
            let mut frame = plank.paint(view, look, kit);
            if strips > 0 {
                let draw = |seat: &Seat| seat.draw(kit, |side| paints.pieces(side));
                for (seat, (x, y)) in strip::seats(&view.scene, look, frame.width) {
                    paints.strips.with(seat, draw, |part| frame.copy(part, (x, plank.below() + y)));
                }
            }
            frame
        };
        let frame = paints.planks.with((grid.clone(), edges, strips), make, paint);
        if self.tiles() > MOST_TILES {
            self.paints().for_each(|paints| paints.planks.clear());
        }
        Painted { frame, palette: &paints.palette }
    }
}

impl Painter {
    /// A page of a ladder as a PNG, 840 pixels wide.
    pub fn ladder(&self, ladder: &chart::Ladder) -> Vec<u8> {
        self.bands.png(&self.pen().ladder(ladder), self.chart_palette())
    }

    /// Curves of ratings as a PNG, 840 pixels wide.
    pub fn curves(&self, curves: &chart::Curves) -> Vec<u8> {
        self.bands.png(&self.pen().curves(curves), self.chart_palette())
    }

    /// Whether pictures can write a text as it is.
    pub fn can_write(&self, text: &str) -> bool {
        self.letters.can_write(text)
    }

    fn pen(&self) -> chart::Pen<'_> {
        chart::Pen { letters: &self.letters, palette: self.chart_palette() }
    }

    fn chart_palette(&self) -> &Palette {
        self.chart.get_or_init(|| Palette::of(chart::runs(), Theme::default().colours(false)))
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
            strips: Latest::new(STRIPS),
            cards_and_dice: Latest::new(THINGS),
        }
    }

    fn cards(&self, theme: Theme, even: bool) -> &Palette {
        self.cards.get_or_init(|| Palette::cards(theme.colours(even)))
    }

    fn pieces(&self, side: u32) -> Arc<Pieces> {
        self.pieces.with(side, |side| Arc::new(Pieces::new(*side)), Arc::clone)
    }
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}

/// Each with its key, as far as they are made.
type Things<K, T> = Vec<Arc<(K, OnceLock<T>)>>;

/// The things asked for lately, the latest first, and no more than so many.
struct Latest<K, T> {
    things: Mutex<Things<K, T>>,
    most: usize,
}

impl<K: PartialEq, T> Latest<K, T> {
    fn new(most: usize) -> Self {
        Self { things: Mutex::default(), most }
    }

    /// What `use_it` makes of the thing with this key, which is made now where it is not kept. It is made outside the
    /// lock and by one thread: others that ask for the same wait for it, nobody waits for another.
    fn with<R>(&self, key: K, make: impl FnOnce(&K) -> T, use_it: impl FnOnce(&T) -> R) -> R {
        let cell = {
            let mut things = self.lock();
            match things.iter().position(|thing| thing.0 == key) {
                Some(place) => things[..=place].rotate_right(1),
                None => things.insert(0, Arc::new((key, OnceLock::new()))),
            }
            things.truncate(self.most);
            Arc::clone(&things[0])
        };
        use_it(cell.1.get_or_init(|| make(&cell.0)))
    }

    /// Something of all things that are made, summed up.
    fn sum(&self, of: impl Fn(&T) -> usize) -> usize {
        self.lock().iter().filter_map(|thing| thing.1.get()).map(of).sum()
    }

    fn clear(&self) {
        self.lock().clear();
    }

    /// Nothing is left half done under this lock, so a panic elsewhere does not spoil it.
    fn lock(&self) -> MutexGuard<'_, Things<K, T>> {
        self.things.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
