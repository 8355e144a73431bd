//! What stones and marks look like.
//!
//! Light falls from the upper left. Every mark has a shape of its own, and on each colour of stone a colour that
//! stands out from it in lightness, so that the picture reads in grey as well. Nothing touches the outermost ring of
//! a tile's pixels: a tile then looks the same whatever lies beside it.

use super::palette::{INK, Palette, Rgb, mix};
use super::sprite::{Mask, Sketch, Sprite, disc, polygon, ring, soft, without};
use crate::game::{Colour, MarkKind};

/// What can lie on a spot: nothing, or a stone of one of the colours.
pub(super) const OCCUPANTS: usize = 1 + Colour::ALL.len();

/// The radius of a stone, in widths of its tile.
const RADIUS: f32 = 0.447;

/// The radius of the last stone's dot, likewise.
pub(super) const DOT: f32 = 0.16;

/// Everything that lies on spots, drawn for tiles of one size.
pub(super) struct Pieces {
    /// The side of those tiles, in pixels.
    pub(super) side: u32,
    stones: [Sprite; Colour::ALL.len()],
    last: [Sprite; OCCUPANTS],
    win: [Sprite; OCCUPANTS],
    hollow: Sprite,
}

impl Pieces {
    /// Draws all of them for square tiles of this many pixels a side.
    pub(super) fn new(side: u32, palette: &Palette) -> Self {
        let occupants: [Option<Colour>; OCCUPANTS] =
            std::array::from_fn(|number| number.checked_sub(1).map(|colour| Colour::ALL[colour]));
        Self {
            side,
            stones: Colour::ALL.map(|colour| stone(colour, side).finish(palette)),
            last: occupants.map(|under| dot(under, side).finish(palette)),
            win: occupants.map(|under| halo(under, side).finish(palette)),
            hollow: hollow(side).finish(palette),
        }
    }

    /// A stone.
    pub(super) fn stone(&self, colour: Colour) -> &Sprite {
        &self.stones[colour as usize]
    }

    /// An empty place of a board that is no grid.
    pub(super) fn hollow(&self) -> &Sprite {
        &self.hollow
    }

    /// A mark, as it looks over a stone or over an empty spot.
    pub(super) fn mark(&self, kind: MarkKind, under: Option<Colour>) -> &Sprite {
        match kind {
            MarkKind::Last => &self.last[occupant(under)],
            MarkKind::Win | MarkKind::Taken | MarkKind::Forbidden | MarkKind::Offer(_) => &self.win[occupant(under)],
        }
    }
}

/// The number of what lies on a spot, below [`OCCUPANTS`].
pub(super) fn occupant(under: Option<Colour>) -> usize {
    under.map_or(0, |colour| 1 + colour as usize)
}

/// The colour of a mark over a stone or over the bare board.
pub(super) fn mark_colour(kind: MarkKind, under: Option<Colour>) -> Rgb {
    let (last, win) = match under {
        None => ([150.0, 30.0, 0.0], [0.0, 58.0, 120.0]),
        Some(Colour::Black) => ([255.0, 166.0, 64.0], [126.0, 208.0, 255.0]),
        Some(Colour::White) => ([196.0, 48.0, 0.0], [0.0, 76.0, 158.0]),
        Some(Colour::Red) => ([14.0, 14.0, 17.0], [255.0, 246.0, 240.0]),
        Some(Colour::Blue) => ([255.0, 254.0, 251.0], [255.0, 254.0, 251.0]),
    };
    match kind {
        MarkKind::Last => last,
        MarkKind::Win | MarkKind::Taken | MarkKind::Forbidden | MarkKind::Offer(_) => win,
    }
}

/// The colour that parts a mark or a stroke from the inlays and edges it crosses.
pub(super) fn casing(under: Option<Colour>) -> Rgb {
    match under {
        None => [222.0, 176.0, 112.0],
        Some(Colour::Black) => [30.0, 30.0, 34.0],
        Some(Colour::White) => [250.0, 248.0, 243.0],
        Some(Colour::Red) => [205.0, 80.0, 62.0],
        Some(Colour::Blue) => [30.0, 66.0, 136.0],
    }
}

/// The last stone: a dot in its middle, parted from the inlay of those that have one.
fn dot(under: Option<Colour>, side: u32) -> Sketch {
    let radius = side as f32 * DOT;
    let parting = match under {
        Some(Colour::Red | Colour::Blue) => 1.0,
        None | Some(Colour::Black | Colour::White) => 0.0,
    };
    let sketch = Sketch::new(side, side).lay(&disc(side, radius * 1.35, 0.0), parting, |_, _| casing(under));
    sketch.lay(&disc(side, radius, 0.0), 1.0, |_, _| mark_colour(MarkKind::Last, under))
}

/// A stone of a winning line: a ring just inside its edge.
fn halo(under: Option<Colour>, side: u32) -> Sketch {
    let radius = side as f32 * RADIUS;
    let mask = ring(side, radius * 0.93, radius * 0.76);
    Sketch::new(side, side).lay(&mask, 1.0, |_, _| mark_colour(MarkKind::Win, under))
}

/// A stone with its shadow.
fn stone(colour: Colour, side: u32) -> Sketch {
    let radius = side as f32 * RADIUS;
    let whole = disc(side, radius, 0.0);
    let shadow = soft(&disc(side, radius * 0.97, radius * 0.07), radius * 0.075);
    let sketch = Sketch::new(side, side).lay(&shadow, 0.62, |_, _| [30.0, 17.0, 8.0]);
    let sketch = sketch.lay(&whole, 1.0, |x, y| Surface::at(x, y, side, radius).shade(colour));
    match colour {
        Colour::Black | Colour::White => sketch,
        Colour::Red => sketch.lay(&triangle(side, radius), 0.85, |_, _| [255.0, 214.0, 200.0]),
        Colour::Blue => sketch.lay(&bars(side, radius), 0.85, |_, _| [176.0, 208.0, 250.0]),
    }
}

/// An empty place: a shallow hollow in lighter wood, its upper edge in the shade.
fn hollow(side: u32) -> Sketch {
    let radius = side as f32 * 0.46;
    let whole = disc(side, radius, 0.0);
    let shade = without(&whole, &soft(&disc(side, radius, radius * 0.12), radius * 0.08));
    let sketch = Sketch::new(side, side).lay(&whole, 1.0, |_, _| [224.0, 180.0, 118.0]);
    let sketch = sketch.lay(&shade, 0.45, |_, _| INK);
    sketch.lay(&ring(side, radius, radius - 2.0), 1.0, |_, _| INK)
}

/// The inlay of red stones.
fn triangle(side: u32, radius: f32) -> Mask {
    let corners = |size: f32| [(0.0, -size), (size * 0.866, size * 0.5), (-size * 0.866, size * 0.5)];
    let outer = polygon(side, &corners(radius * 0.66));
    without(&outer, &polygon(side, &corners(radius * 0.36)))
}

/// The inlay of blue stones: two bars.
fn bars(side: u32, radius: f32) -> Mask {
    let block =
        |right: f32, down: f32| polygon(side, &[(-right, -down), (right, -down), (right, down), (-right, down)]);
    without(&block(radius * 0.6, radius * 0.44), &block(radius, radius * 0.2))
}

/// How a spot of a stone's domed surface takes the light.
struct Surface {
    /// How far from the stone's middle: 1 at its edge.
    edge: f32,
    /// Light scattered towards the eye, 0–1.
    diffuse: f32,
    /// How exactly the light is mirrored into the eye, 0–1.
    mirror: f32,
}

impl Surface {
    /// The surface under the middle of a pixel of a stone's tile.
    fn at(x: u32, y: u32, side: u32, radius: f32) -> Self {
        let middle = side as f32 / 2.0;
        let (right, down) = ((x as f32 + 0.5 - middle) / radius, (y as f32 + 0.5 - middle) / radius);
        let edge = (right * right + down * down).sqrt().min(1.0);
        // A lens, not a ball: its edge still leans to the eye.
        let lean = 0.88;
        let normal = [right * lean, down * lean, (1.0 - (edge * lean) * (edge * lean)).sqrt()];
        let facing = |way: [f32; 3]| (0..3).map(|part| normal[part] * way[part]).sum::<f32>().max(0.0);
        // Towards the light, and half way from there to the eye; both of length 1.
        Self { edge, diffuse: facing([-0.42, -0.56, 0.714]), mirror: facing([-0.227, -0.302, 0.926]) }
    }

    fn shade(&self, colour: Colour) -> Rgb {
        let gloss = |sharp: u32| (0..sharp).fold(1.0, |light, _| light * self.mirror);
        match colour {
            Colour::Black => {
                let slate = mix([14.0, 14.0, 17.0], [58.0, 59.0, 64.0], self.diffuse);
                mix(slate, [168.0, 170.0, 178.0], 0.5 * gloss(24))
            }
            Colour::White => {
                let shell = mix([176.0, 166.0, 152.0], [254.0, 252.0, 248.0], (0.25 + 0.95 * self.diffuse).min(1.0));
                let rim = ((self.edge - 0.93) / 0.07).clamp(0.0, 1.0);
                mix(mix(shell, [255.0, 254.0, 251.0], gloss(20)), [104.0, 82.0, 58.0], 0.75 * rim)
            }
            Colour::Red => self.glaze([96.0, 22.0, 18.0], [232.0, 100.0, 80.0], [255.0, 226.0, 214.0], gloss(24)),
            Colour::Blue => self.glaze([10.0, 24.0, 62.0], [44.0, 88.0, 172.0], [214.0, 232.0, 255.0], gloss(24)),
        }
    }

    fn glaze(&self, dark: Rgb, light: Rgb, shine: Rgb, gloss: f32) -> Rgb {
        mix(mix(dark, light, (0.2 + 0.85 * self.diffuse).min(1.0)), shine, 0.45 * gloss)
    }
}

/// A star point, drawn on the bare board.
pub(super) fn star(side: u32, palette: &Palette) -> Sprite {
    Sketch::new(side, side).lay(&disc(side, (side as f32 * 0.095).max(1.5), 0.0), 1.0, |_, _| INK).finish(palette)
}
