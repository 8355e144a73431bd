//! A [`Scene`] as a picture and as text, and ratings as charts.
//!
//! Pictures are PNGs of at most 256 colours. The content of a crossing is drawn once, finely and with soft edges, into
//! a tile of palette numbers; after that a picture is copies of tiles. Tiles are aligned to the crossings, and stones
//! leave the outermost ring of a tile's pixels free.

mod bands;
mod bar;
mod cache;
mod caption;
pub mod chances;
mod change;
pub mod chart;
mod colour;
pub mod crosstable;
mod curve_marks;
mod deflate;
mod emoji;
mod empty_board;
mod frame;
mod grid;
pub mod hill;
mod layout;
mod letters;
mod lines;
mod look;
mod lzw;
mod marks;
mod motion;
mod palette;
mod pen;
mod places;
mod shades;
mod sprite;
mod stones;
mod strip;
mod text;
mod theme;
mod view;
mod wood;

pub use emoji::emoji;
pub use look::{Deck, Look, Numbers, Player, Zoom, moves};
pub use text::{text, text_within};
pub use theme::Theme;

use crate::game::{Board, Scene, Spot};
use bands::{Banding, Bands};
use cache::{Generations, LruCache};
use chances::Chances;
use chart::Chart;
use crosstable::{Cells, Crosstable};
use frame::Frame;
use grid::{GridTemplate, TemplateKey};
use hill::Steps;
use layout::STRIP;
use letters::Letters;
use lines::KeyedBand;
use palette::Palette;
use pen::Pen;
use places::{GroundKey, Sprites};
use sprite::Sprite;
use std::sync::{Arc, LazyLock, OnceLock};
use stones::Pieces;
use strip::Seat;
use view::{Framing, View};

/// Number of boards cached with their tiles in each theme.
const BOARDS: usize = 12;

/// Bytes that all cached boards take at most. One of 19 lines takes 4 MB once everything was seen everywhere on it.
const MOST_TILES: usize = 64 << 20;

/// Number of seats' parts of strips cached in each theme; a usual one takes 25 kB. A game between two has four of them:
/// each seat on turn and not.
const STRIPS: usize = 128;

/// Number of drawings of circles, cards and dice cached in each theme; a large one takes half a megabyte.
const SPRITES: usize = 96;

/// Bytes that all cached drawings of circles, cards, dice, stones and marks take at most.
const MOST_DRAWINGS: usize = 32 << 20;

/// Number of cells of crosstables cached in each theme; one takes 4 kB.
const CELLS: usize = 64;

/// Number of empty boards of places kept in each theme; a usual one takes 0.6 MB, the largest 2.6 MB.
const GROUNDS: usize = 4;

/// Bytes of a generation of parts of GIFs; a stone takes one kB and a board forty.
const PARTS: usize = 1 << 20;

/// Number of sizes of tiles for which the stones are cached in each theme; a size takes up to 3 MB.
const SIZES: usize = 6;

/// Rows of a band of a board of places, half as many as a row of seats has: bands end where those begin.
const PLACE_ROWS: usize = STRIP / 2;

/// Paints pictures. Made once; threads share it by reference.
pub struct Painter {
    letters: Letters,
    /// Palettes and caches by theme.
    themes: [OnceLock<ThemeCache>; Theme::ALL.len()],
    bands: Bands,
    /// The colours of charts, once there is one.
    chart: OnceLock<Palette>,
    /// Parts of GIFs, compressed, by the hash of their pixels: games begin alike, and a stone looks the same everywhere in
    /// its column.
    parts: Generations<Vec<u8>>,
}

/// Palettes and caches of a theme.
struct ThemeCache {
    palette: Palette,
    /// The colours of boards that are cards, once there is one.
    cards: OnceLock<Palette>,
    /// The colours of crosstables, once there is one.
    tables: OnceLock<Palette>,
    /// Cells of crosstables.
    cells: Cells,
    /// The colours of hills, once there is one.
    hills: OnceLock<Palette>,
    /// Stones by the side of their tiles.
    pieces: LruCache<u32, Arc<Pieces>>,
    templates: LruCache<TemplateKey, GridTemplate>,
    /// Each seat's part of a strip.
    strips: LruCache<Seat, Frame>,
    /// Circles, cards and dice, by the palette and what they are.
    sprites: Sprites,
    /// Boards of places without stones, dice and marks.
    grounds: LruCache<GroundKey, Frame>,
}

/// A picture before it is a file.
struct Painted<'a> {
    frame: Frame,
    /// The bands of a board of lines, from the top.
    bands: Vec<KeyedBand>,
    banding: Banding,
    palette: &'a Palette,
}

/// An earlier picture, with its bands.
type Earlier = (Frame, Vec<KeyedBand>);

impl Painter {
    /// Returns a painter with empty caches.
    pub fn new() -> Self {
        let themes = std::array::from_fn(|_| OnceLock::new());
        Self {
            letters: Letters::new(),
            themes,
            bands: Bands::default(),
            chart: OnceLock::new(),
            parts: Generations::new(PARTS),
        }
    }

    /// Returns the painter that the whole process shares: a picture does not depend on which ones were drawn before it.
    pub fn shared() -> Arc<Self> {
        static SHARED: LazyLock<Arc<Painter>> = LazyLock::new(|| Arc::new(Painter::new()));
        Arc::clone(&SHARED)
    }

    /// Returns the scene as a PNG, at most 1,600 pixels a side on any board of up to 700 lines. A board of 15 lines is 800
    /// pixels wide and high, and 64 more for each two seats where the look has players or a seat has stones beside the
    /// board. Pieces and marks on spots past the board are left out.
    pub fn png(&self, scene: &Scene, look: &Look) -> Vec<u8> {
        let view = View::of(scene, look, None);
        match &view.scene.board {
            Board::Grid(grid) => self.png_of_lines((&view, look), grid),
            Board::Places { .. } => self.finished(self.paint_view(None, &view, look), look),
        }
    }

    /// Returns scenes of one kind of board side by side as a PNG; on each the stones of its spots carry their numbers.
    pub fn row(&self, boards: &[(Scene, Vec<Spot>)], look: &Look) -> Vec<u8> {
        let mut row: Option<Painted> = None;
        for (scene, spots) in boards {
            let look = Look {
                numbers: Numbers::All,
                moves: spots.clone(),
                caption: String::new(),
                ..look.clone()
            };
            let painted = self.paint(scene, &look, None);
            match &mut row {
                Some(row) => row.frame.put_beside(&painted.frame),
                None => row = Some(painted),
            }
        }
        row.map(|row| self.finished(row, look)).unwrap_or_default()
    }

    /// Returns a picture as a PNG, with its caption.
    fn finished(&self, mut painted: Painted, look: &Look) -> Vec<u8> {
        let pen = Pen { letters: &self.letters, palette: painted.palette };
        if let Some(caption) = caption::draw(pen, &look.caption, painted.frame.width) {
            painted.frame.extend(&caption);
        }
        self.bands.png(&painted.frame, painted.banding, painted.palette)
    }

    /// Returns the scenes of a game as an endless GIF: each is seen for a second, shorter where there are many,
    /// the last one for five; that one alone says whose turn it is. At most 8 MiB: of a game that would take more, some
    /// are left out. The others count the moves in their corner. All scenes must be of one game; without scenes the result
    /// is empty. The last picture, put over the others, is the still, but for its ground, broader bands which a GIF repeats
    /// at less cost, and for shades that are hardly told apart, of which it has one.
    /// `scenes` is called more than once and gives the same scenes each time, so that none is kept.
    pub fn gif<I: Iterator<Item = Scene>>(&self, scenes: impl Fn() -> I, look: &Look) -> Vec<u8> {
        motion::gif(self, &|| Box::new(scenes()), look)
    }

    /// Returns a page of a leaderboard as a PNG, 840 pixels wide.
    pub fn ladder(&self, ladder: &chart::Ladder) -> Vec<u8> {
        self.chart_png(&self.chart().ladder(ladder))
    }

    /// Returns rating curves as a PNG, 840 pixels wide.
    pub fn curves(&self, curves: &chart::Curves) -> Vec<u8> {
        self.chart_png(&self.chart().curves(curves))
    }

    /// Returns the chances of a review as a PNG, 840 by 556 pixels.
    pub fn chances(&self, chances: &Chances) -> Vec<u8> {
        self.chart_png(&self.chart().chances(chances))
    }

    /// Returns a crosstable as a PNG in a theme, 840 pixels wide.
    pub fn crosstable(&self, table: &Crosstable, theme: Theme) -> Vec<u8> {
        let known = self.theme(theme);
        let palette = known.tables(theme);
        let pen = Pen { letters: &self.letters, palette };
        let (frame, banding) = crosstable::draw(pen, table, &known.cells);
        self.bands.png(&frame, banding, palette)
    }

    /// Returns the steps of a hill as a PNG in a theme, 840 pixels wide.
    pub fn hill(&self, steps: &Steps, theme: Theme) -> Vec<u8> {
        let palette = self.theme(theme).hills(theme);
        let frame = hill::draw(Pen { letters: &self.letters, palette }, steps);
        self.bands.png(&frame, Banding::default(), palette)
    }

    /// True if pictures can write a text as it is.
    pub fn can_write(&self, text: &str) -> bool {
        self.letters.can_write(text)
    }

    /// Returns the bytes that all caches take: bands, parts of GIFs, boards with their tiles, and drawings, 24, 2, 64 and
    /// 32 MiB, letters, some 6 MB, and for each theme strips and boards of places, some 3 MB each, and cells of crosstables.
    /// Palettes and compressors, which are few, come on top.
    pub fn bytes(&self) -> usize {
        let size = |frame: &Frame| frame.pixels().len();
        let frames = |theme: &ThemeCache| {
            theme.strips.sum(size) + theme.grounds.sum(size) + theme.cells.sum(size)
        };
        let kept = self.bands.bytes() + self.parts.bytes() + self.letters.bytes();
        let drawn = self.tile_bytes() + self.drawing_bytes();
        kept + drawn + self.used_themes().map(frames).sum::<usize>()
    }

    fn tile_bytes(&self) -> usize {
        self.used_themes().map(|theme| theme.templates.sum(GridTemplate::bytes)).sum()
    }

    fn drawing_bytes(&self) -> usize {
        let pieces = |theme: &ThemeCache| theme.pieces.sum(|pieces| pieces.bytes());
        self.used_themes().map(|theme| theme.sprites.sum(Sprite::bytes) + pieces(theme)).sum()
    }

    /// Drops cached boards, and cached drawings, once they take more than they may.
    fn drop_surplus(&self) {
        if self.tile_bytes() > MOST_TILES {
            self.used_themes().for_each(|theme| theme.templates.clear());
        }
        if self.drawing_bytes() > MOST_DRAWINGS {
            self.used_themes().for_each(|theme| {
                theme.sprites.clear();
                theme.pieces.clear();
            });
        }
    }

    fn theme(&self, theme: Theme) -> &ThemeCache {
        self.themes[theme as usize].get_or_init(|| ThemeCache::new(theme))
    }

    fn used_themes(&self) -> impl Iterator<Item = &ThemeCache> {
        self.themes.iter().filter_map(OnceLock::get)
    }

    fn chart(&self) -> Chart<'_> {
        Chart(Pen { letters: &self.letters, palette: self.chart_palette() })
    }

    fn chart_png(&self, frame: &Frame) -> Vec<u8> {
        self.bands.png(frame, Banding::default(), self.chart_palette())
    }

    fn chart_palette(&self) -> &Palette {
        self.chart.get_or_init(|| Palette::of(chart::runs(), Theme::default().colours()))
    }

    /// Paints a scene alone, or as one of a moving picture.
    fn paint(&self, scene: &Scene, look: &Look, framing: Option<&Framing>) -> Painted<'_> {
        self.paint_over(None, scene, look, framing)
    }

    /// Does the same on an earlier picture of the same game, of which the bands that look the same are left as they are. Its
    /// first band, and what lies below the board, may have been painted over.
    fn paint_over(
        &self,
        earlier: Option<Earlier>,
        scene: &Scene,
        look: &Look,
        framing: Option<&Framing>,
    ) -> Painted<'_> {
        self.paint_view(earlier, &View::of(scene, look, framing), look)
    }

    fn paint_view(&self, earlier: Option<Earlier>, view: &View, look: &Look) -> Painted<'_> {
        let theme = self.theme(look.theme);
        match &view.scene.board {
            Board::Grid(grid) => self.paint_lines(earlier, (view, look), grid),
            Board::Places { places, links, labels } => {
                let cards = view.cards;
                let palette = if cards { theme.cards(look.theme) } else { &theme.palette };
                let pen = Pen { letters: &self.letters, palette };
                let extent = view.extent;
                let (sprites, grounds) = (&theme.sprites, &theme.grounds);
                let board = places::Board {
                    places,
                    links,
                    labels,
                    pen,
                    cards,
                    look,
                    extent,
                    grain: view.grain,
                    sprites,
                    grounds,
                };
                let strips = strip::rows(&view.scene, look);
                let pieces = |side| theme.pieces(side);
                let (mut frame, below) = places::paint(&board, &view.scene, strips, pieces);
                self.paint_strips(theme, (view, look), pen, &mut frame, (below, cards));
                self.drop_surplus();
                let banding = Banding::of_rows(below % PLACE_ROWS, PLACE_ROWS);
                Painted { frame, bands: Vec::new(), banding, palette }
            }
        }
    }

    /// Copies the seats' parts of the strips, if there are any, into a frame, from the row `below` on; `cards` is true below
    /// cards.
    fn paint_strips(
        &self,
        theme: &ThemeCache,
        (view, look): (&View, &Look),
        pen: Pen,
        frame: &mut Frame,
        (below, cards): (usize, bool),
    ) {
        if strip::rows(&view.scene, look) == 0 {
            return;
        }
        let draw = |seat: &Seat| seat.draw(pen, |side| theme.pieces(side), &theme.sprites);
        for (seat, (x, y)) in strip::seats(&view.scene, look, frame.width, cards) {
            theme.strips.with(seat, draw, |part| frame.copy(part, (x, below + y)));
        }
    }
}

impl ThemeCache {
    fn new(theme: Theme) -> Self {
        Self {
            palette: Palette::stones(theme.colours()),
            cards: OnceLock::new(),
            tables: OnceLock::new(),
            cells: Cells::new(CELLS),
            hills: OnceLock::new(),
            pieces: LruCache::new(SIZES),
            templates: LruCache::new(BOARDS),
            strips: LruCache::new(STRIPS),
            sprites: LruCache::new(SPRITES),
            grounds: LruCache::new(GROUNDS),
        }
    }

    /// Returns the palette of boards that are cards.
    fn cards(&self, theme: Theme) -> &Palette {
        self.cards.get_or_init(|| Palette::cards(theme.colours()))
    }

    /// Returns the palette of crosstables.
    fn tables(&self, theme: Theme) -> &Palette {
        self.tables.get_or_init(|| {
            let colours = theme.colours();
            Palette::of(crosstable::runs(&colours), colours)
        })
    }

    /// Returns the palette of hills.
    fn hills(&self, theme: Theme) -> &Palette {
        self.hills.get_or_init(|| {
            let colours = theme.colours();
            Palette::of(hill::runs(&colours), colours)
        })
    }

    /// Returns the stones for tiles of so many pixels a side.
    fn pieces(&self, side: u32) -> Arc<Pieces> {
        self.pieces.with(side, |side| Arc::new(Pieces::new(*side)), Arc::clone)
    }
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::places::SpriteKey;
    use super::sprite::{Sketch, disc};
    use super::*;
    use crate::game::Colour;

    #[test]
    fn every_drawing_that_is_kept_counts() {
        let painter = Painter::new();
        let theme = painter.theme(Theme::default());
        let mut before = painter.bytes();
        let mut grows = |what: &str| {
            assert!(painter.bytes() > before, "{what}");
            before = painter.bytes();
        };
        theme.pieces(40).stone(Colour::Black, &theme.palette);
        grows("a stone");
        let sprite = painter.letters.sprite("7", 30.0, [0.0; 3], &theme.palette);
        grows("a letter");
        theme.sprites.with((false, SpriteKey::Emblem(40)), |_| sprite, |_| ());
        grows("another drawing");
    }

    #[test]
    fn drawings_are_dropped_before_they_take_too_much() {
        let painter = Painter::new();
        let theme = painter.theme(Theme::default());
        // Nine megabytes: no two pixels have the same content.
        let draw = || {
            let sketch = Sketch::new(200, 200);
            let sketch = sketch.lay(&disc(200, 100.0, 0.0), 0.5, |x, y| [x as f32, y as f32, 0.0]);
            sketch.finish(&theme.palette)
        };
        for number in 0..5 {
            theme.sprites.with((false, SpriteKey::Emblem(number)), |_| draw(), |_| ());
            assert!(painter.drawing_bytes() > 0, "{number}");
            painter.drop_surplus();
            assert!(painter.drawing_bytes() <= MOST_DRAWINGS, "{number}");
        }
        assert!(painter.drawing_bytes() < 3 * MOST_DRAWINGS / 4, "the fourth was too much");
    }
}
