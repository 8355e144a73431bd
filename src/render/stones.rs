//! Drawings of stones, hollows and star points.
//!
//! Light falls from the upper left. Nothing touches the outermost ring of a tile's pixels: a tile then looks the same
//! beside every neighbour.

use super::colour::{Rgb, mix};
use super::layout::STONE_RADIUS;
use super::marks::Signs;
use super::palette::Palette;
use super::sprite::{Mask, Sketch, Sprite, bytes_of, disc, polygon, ring, soft, without};
use super::theme::{Colours, Stone};
use crate::game::Colour;
use std::sync::OnceLock;

/// Number of states of a spot: empty, or a stone of one of the colours.
pub(super) const OCCUPANTS: usize = 1 + Colour::ALL.len();

/// Stones, hollows and marks, drawn for tiles of one size, each when it is first asked for: most boards need few of
/// them, and the first picture is waited for.
pub(super) struct Pieces {
    /// The side of those tiles, in pixels.
    pub(super) side: u32,
    stones: [OnceLock<Sprite>; Colour::ALL.len()],
    /// Marks over an empty spot and over each stone.
    signs: [Signs; OCCUPANTS],
    hollow: OnceLock<Sprite>,
    ghosts: [OnceLock<Sprite>; Colour::ALL.len()],
}

impl Pieces {
    /// For square tiles of this many pixels a side.
    pub(super) fn new(side: u32) -> Self {
        let occupants: [Option<Colour>; OCCUPANTS] =
            std::array::from_fn(|number| number.checked_sub(1).map(|colour| Colour::ALL[colour]));
        let signs = occupants.map(|under| Signs::new(under, side));
        let ghosts = Default::default();
        Self { side, stones: Default::default(), signs, hollow: OnceLock::new(), ghosts }
    }

    /// A stone.
    pub(super) fn stone(&self, colour: Colour, palette: &Palette) -> &Sprite {
        self.stones[colour as usize]
            .get_or_init(|| stone(colour, self.side, &palette.theme).finish(palette))
    }

    /// Draws the stones of most games, which are then there when they are asked for.
    pub(super) fn draw_usual_stones(&self, palette: &Palette) {
        for colour in [Colour::Black, Colour::White] {
            self.stone(colour, palette);
        }
    }

    /// A small stone that is only thought of, where the next one may be put.
    pub(super) fn ghost(&self, colour: Colour, palette: &Palette) -> &Sprite {
        self.ghosts[colour as usize]
            .get_or_init(|| ghost(colour, self.side, &palette.theme).finish(palette))
    }

    /// An empty place of a board that is no grid.
    pub(super) fn hollow(&self, palette: &Palette) -> &Sprite {
        self.hollow.get_or_init(|| hollow(self.side, &palette.theme).finish(palette))
    }

    /// Returns the bytes that all drawn so far takes.
    pub(super) fn bytes(&self) -> usize {
        let drawings = self.stones.iter().chain(&self.ghosts).chain([&self.hollow]);
        let signs = self.signs.iter().map(Signs::bytes);
        drawings.map(bytes_of).chain(signs).sum()
    }

    /// Marks, as they look over a stone or over an empty spot.
    pub(super) fn signs(&self, under: Option<Colour>) -> &Signs {
        &self.signs[occupant(under)]
    }
}

/// Returns the number of a spot's state, below [`OCCUPANTS`].
pub(super) fn occupant(under: Option<Colour>) -> usize {
    under.map_or(0, |colour| 1 + colour as usize)
}

/// A stone with its shadow.
fn stone(colour: Colour, side: u32, theme: &Colours) -> Sketch {
    let radius = side as f32 * STONE_RADIUS;
    let own = theme.stone(colour);
    let whole = disc(side, radius, 0.0);
    let shadow = soft(&disc(side, radius * 0.97, radius * 0.07), radius * 0.075);
    let sketch =
        Sketch::new(side, side).lay(&shadow, theme.shadow.strength, |_, _| theme.shadow.colour);
    let sketch = sketch.lay(&whole, 1.0, |x, y| Surface::at(x, y, side, radius).shade(colour, own));
    match colour {
        Colour::Black | Colour::White => sketch,
        Colour::Red => sketch.lay(&triangle(side, radius), 0.85, |_, _| own.inlay),
        Colour::Blue => sketch.lay(&bars(side, radius), 0.85, |_, _| own.inlay),
    }
}

/// A small flat stone through which the board is seen, with an edge.
fn ghost(colour: Colour, side: u32, theme: &Colours) -> Sketch {
    let radius = side as f32 * 0.24;
    let casing = theme.stone(colour).casing;
    Sketch::new(side, side).lay(&disc(side, radius, 0.0), 0.5, |_, _| casing).lay(
        &ring(side, radius, radius * 0.84),
        0.75,
        |_, _| casing,
    )
}

/// An empty place: a shallow hollow in lighter wood, its upper edge in the shade.
fn hollow(side: u32, theme: &Colours) -> Sketch {
    let radius = side as f32 * 0.46;
    let whole = disc(side, radius, 0.0);
    let shade = without(&whole, &soft(&disc(side, radius, radius * 0.12), radius * 0.08));
    let sketch = Sketch::new(side, side).lay(&whole, 1.0, |_, _| theme.places.hollow);
    let sketch = sketch.lay(&shade, 0.73 * theme.shadow.strength, |_, _| theme.ink);
    sketch.lay(&ring(side, radius, radius - 2.0), 1.0, |_, _| theme.ink)
}

/// Returns the corners of a triangle, so far from its middle.
pub(super) fn corners(size: f32) -> [(f32, f32); 3] {
    [(0.0, -size), (size * 0.866, size * 0.5), (-size * 0.866, size * 0.5)]
}

/// The inlay of red stones.
fn triangle(side: u32, radius: f32) -> Mask {
    let outer = polygon(side, &corners(radius * 0.66));
    without(&outer, &polygon(side, &corners(radius * 0.36)))
}

/// The inlay of blue stones: two bars.
pub(super) fn bars(side: u32, radius: f32) -> Mask {
    let block = |right: f32, down: f32| {
        polygon(side, &[(-right, -down), (right, -down), (right, down), (-right, down)])
    };
    without(&block(radius * 0.6, radius * 0.44), &block(radius, radius * 0.2))
}

/// Light on a point of a stone's domed surface.
struct Surface {
    /// Distance from the stone's middle: 1 at its edge.
    edge: f32,
    /// Light scattered towards the eye, 0–1.
    diffuse: f32,
    /// Light mirrored into the eye, 0–1.
    mirror: f32,
}

impl Surface {
    /// The surface under the middle of a pixel of a stone's tile.
    fn at(x: u32, y: u32, side: u32, radius: f32) -> Self {
        let middle = side as f32 / 2.0;
        let (right, down) =
            ((x as f32 + 0.5 - middle) / radius, (y as f32 + 0.5 - middle) / radius);
        let edge = (right * right + down * down).sqrt().min(1.0);
        // A lens, not a ball: its edge still leans to the eye.
        let lean = 0.88;
        let normal = [right * lean, down * lean, (1.0 - (edge * lean) * (edge * lean)).sqrt()];
        let facing =
            |way: [f32; 3]| (0..3).map(|part| normal[part] * way[part]).sum::<f32>().max(0.0);
        // Towards the light, and half way from there to the eye; both of length 1.
        Self {
            edge,
            diffuse: facing([-0.42, -0.56, 0.714]),
            mirror: facing([-0.227, -0.302, 0.926]),
        }
    }

    fn shade(&self, colour: Colour, own: &Stone) -> Rgb {
        // Light in the shade, light that is added, strength and sharpness of the mirroring.
        let (shade, add, strong, sharp) = match colour {
            Colour::Black => (0.0, 1.0, 0.5, 24),
            Colour::White => (0.25, 0.95, 1.0, 20),
            Colour::Red | Colour::Blue => (0.2, 0.85, 0.45, 24),
        };
        let body = mix(own.dark, own.light, (shade + add * self.diffuse).min(1.0));
        let gloss = (0..sharp).fold(strong, |light, _| light * self.mirror);
        let rim = ((self.edge - 1.0 + own.rim.width) / own.rim.width.min(0.07)).clamp(0.0, 1.0);
        mix(mix(body, own.shine, gloss), own.rim.colour, own.rim.strength * rim)
    }
}

/// A star point, drawn on the bare board.
pub(super) fn star(side: u32, palette: &Palette) -> Sprite {
    // On 19 lines it is read at a third of its size.
    let radius = (side as f32 * 0.095).max(4.8).min(side as f32 * 0.12).max(1.5);
    let disc = disc(side, radius, 0.0);
    Sketch::new(side, side).lay(&disc, 1.0, |_, _| palette.theme.ink).finish(palette)
}
