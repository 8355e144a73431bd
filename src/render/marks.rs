//! Drawings of the marks: last stone, winning line, forbidden, offered and captured points.
//!
//! Every mark has a shape of its own, and on each colour of stone a colour that stands out from it in lightness, so that
//! the picture reads in grey as well: a dot in a ring for the last stone, in the shape of the inlay of stones that have
//! one, a ring at the edge for one of a winning line, a cross where one may not play, a plate with a letter for an offer, a
//! broken ring where a stone was just taken, a small open ring where the last piece came from.

use super::colour::Rgb;
use super::layout::STONE_RADIUS;
use super::palette::Palette;
use super::sprite::{Mask, Sketch, Sprite, bytes_of, disc, polygon, ring, without};
use super::stones::{bars, corners};
use super::theme::Colours;
use crate::game::{Colour, MarkKind};
use std::sync::OnceLock;

/// The radius of the last stone's dot, and those of the ring round it, in widths of its tile.
const DOT: f32 = 0.12;
const RING: [f32; 2] = [0.27, 0.2];

/// The reach of the triangle, and the radius of the stone for the bars, that replace that dot, likewise.
const TRIANGLE: f32 = 0.165;
const BARS: f32 = 0.23;

/// The radius of what hides a stroke or an inlay under the mark of the last stone.
pub(super) const LAST: f32 = 0.3;

/// The radius of the plate under the last stone's number, of that under a number of three digits, and of that under an
/// offer's letter, likewise.
pub(super) const PLATE: f32 = 0.34;
pub(super) const LONG_PLATE: f32 = 0.39;
const OFFER: f32 = 0.43;

/// The marks over one kind of stone or over an empty spot, each drawn when it is first asked for.
pub(super) struct Signs {
    under: Option<Colour>,
    side: u32,
    last: OnceLock<Sprite>,
    win: OnceLock<Sprite>,
    plate: OnceLock<Sprite>,
    forbidden: OnceLock<Sprite>,
    taken: OnceLock<Sprite>,
    from: OnceLock<Sprite>,
}

/// Draws a mark over a stone or an empty spot, for a tile of so many pixels a side.
type Draw = fn(Option<Colour>, u32, &Colours) -> Sketch;

impl Signs {
    /// For square tiles of this many pixels a side.
    pub(super) fn new(under: Option<Colour>, side: u32) -> Self {
        let [last, win, plate, forbidden, taken, from] = std::array::from_fn(|_| OnceLock::new());
        Self { under, side, last, win, plate, forbidden, taken, from }
    }

    /// A mark; of an offer the plate, to be written on.
    pub(super) fn mark(&self, kind: MarkKind, palette: &Palette) -> &Sprite {
        let (cell, draw): (_, Draw) = match kind {
            MarkKind::Last => (&self.last, target),
            MarkKind::Win => (&self.win, halo),
            MarkKind::Forbidden => (&self.forbidden, cross),
            MarkKind::Taken => (&self.taken, arcs),
            MarkKind::From => (&self.from, circlet),
            MarkKind::Offer(_) => (&self.plate, plate),
        };
        cell.get_or_init(|| draw(self.under, self.side, &palette.theme).finish(palette))
    }

    /// Returns the bytes that the marks drawn so far take.
    pub(super) fn bytes(&self) -> usize {
        let Self { last, win, plate, forbidden, taken, from, .. } = self;
        [last, win, plate, forbidden, taken, from].into_iter().map(bytes_of).sum()
    }

    /// Returns the plate under the number of the last stone, in place of its dot.
    pub(super) fn plate(&self, palette: &Palette) -> &Sprite {
        self.mark(MarkKind::Offer(0), palette)
    }
}

/// Draws the plate under a letter or number: on the bare board for an offer, on a stone for its
/// number.
fn plate(under: Option<Colour>, side: u32, theme: &Colours) -> Sketch {
    if under.is_none() { lettered(side, theme) } else { numbered(under, side, theme) }
}

/// The colour of a mark over a stone or over the bare board.
pub(super) fn colour(theme: &Colours, kind: MarkKind, under: Option<Colour>) -> Rgb {
    let bare = &theme.bare;
    match (kind, under.map(|colour| theme.stone(colour))) {
        (MarkKind::Last | MarkKind::From, Some(stone)) => stone.last,
        (_, Some(stone)) => stone.win,
        (MarkKind::Last | MarkKind::From, None) => bare.last,
        (MarkKind::Win, None) => bare.win,
        (MarkKind::Forbidden, None) => bare.forbidden,
        (MarkKind::Offer(_), None) => bare.offer,
        (MarkKind::Taken, None) => bare.taken,
    }
}

/// The colour that parts a mark or a stroke from the inlays and edges it crosses.
pub(super) fn casing(theme: &Colours, under: Option<Colour>) -> Rgb {
    under.map_or(theme.bare.casing, |colour| theme.stone(colour).casing)
}

/// The last stone: a dot in a ring, parted from the inlay of stones that have one. Its dot has the shape of that inlay, which
/// it hides, and which alone tells such stones apart without colours.
fn target(under: Option<Colour>, side: u32, theme: &Colours) -> Sketch {
    let radius = |share: f32| side as f32 * share;
    let parting = match under {
        Some(Colour::Red | Colour::Blue) => 1.0,
        None | Some(Colour::Black | Colour::White) => 0.0,
    };
    let [outer, inner] = RING.map(radius);
    let ink = |_, _| colour(theme, MarkKind::Last, under);
    Sketch::new(side, side)
        .lay(&disc(side, radius(LAST), 0.0), parting, |_, _| casing(theme, under))
        .lay(&ring(side, outer, inner), 1.0, ink)
        .lay(&dot(under, side), 1.0, ink)
}

/// The middle of the mark of the last stone.
fn dot(under: Option<Colour>, side: u32) -> Mask {
    let part = |share: f32| side as f32 * share;
    match under {
        None | Some(Colour::Black | Colour::White) => disc(side, part(DOT), 0.0),
        Some(Colour::Red) => polygon(side, &corners(part(TRIANGLE))),
        Some(Colour::Blue) => bars(side, part(BARS)),
    }
}

/// The spot from which the last piece came: a small open ring.
fn circlet(under: Option<Colour>, side: u32, theme: &Colours) -> Sketch {
    let mask = ring(side, side as f32 * 0.2, side as f32 * 0.12);
    Sketch::new(side, side).lay(&mask, 1.0, |_, _| colour(theme, MarkKind::From, under))
}

/// A stone of a winning line: a ring just inside its edge.
fn halo(under: Option<Colour>, side: u32, theme: &Colours) -> Sketch {
    let radius = side as f32 * STONE_RADIUS;
    let mask = ring(side, radius * 0.93, radius * 0.76);
    Sketch::new(side, side).lay(&mask, 1.0, |_, _| colour(theme, MarkKind::Win, under))
}

/// An offered spot: a plate in the ground's colour with an edge.
fn lettered(side: u32, theme: &Colours) -> Sketch {
    let radius = side as f32 * OFFER;
    let sketch =
        Sketch::new(side, side).lay(&disc(side, radius, 0.0), 1.0, |_, _| theme.bare.casing);
    sketch.lay(&ring(side, radius, radius * 0.86), 1.0, |_, _| theme.bare.offer)
}

/// Under the last stone's number: a plate in the mark's colour.
fn numbered(under: Option<Colour>, side: u32, theme: &Colours) -> Sketch {
    let mask = disc(side, side as f32 * PLATE, 0.0);
    Sketch::new(side, side).lay(&mask, 1.0, |_, _| colour(theme, MarkKind::Last, under))
}

/// Draws a forbidden point: a cross, set off from the lines below.
fn cross(under: Option<Colour>, side: u32, theme: &Colours) -> Sketch {
    let reach = side as f32 * 0.2;
    let half = (side as f32 * 0.036).max(1.2);
    let sketch = Sketch::new(side, side)
        .lay(&saltire(side, reach, half * 1.9), 1.0, |_, _| casing(theme, under));
    sketch.lay(&saltire(side, reach, half), 1.0, |_, _| colour(theme, MarkKind::Forbidden, under))
}

/// Two bars across each other, each so long from the middle both ways and so thick to each side of it.
fn saltire(side: u32, reach: f32, half: f32) -> Mask {
    let bar = |turn: f32| {
        let end = |along: f32, across: f32| (along - across * turn, along * turn + across);
        let long = reach;
        let thick = half * std::f32::consts::FRAC_1_SQRT_2;
        let long = long + if half > side as f32 * 0.05 { thick } else { 0.0 };
        polygon(side, &[end(-long, -thick), end(long, -thick), end(long, thick), end(-long, thick)])
    };
    let one = bar(1.0);
    let mut both = bar(-1.0);
    for (x, y, cover) in both.enumerate_pixels_mut() {
        cover.0[0] = cover.0[0].max(one.get_pixel(x, y).0[0]);
    }
    both
}

/// Draws a point where a stone was captured: a ring broken in four.
fn arcs(under: Option<Colour>, side: u32, theme: &Colours) -> Sketch {
    let radius = side as f32 * STONE_RADIUS * 0.86;
    let broken = |outer: f32, inner: f32, gap: f32| {
        without(&ring(side, outer, inner), &saltire(side, side as f32 * 0.5, side as f32 * gap))
    };
    let sketch =
        Sketch::new(side, side)
            .lay(&broken(radius * 1.08, radius * 0.72, 0.055), 1.0, |_, _| casing(theme, under));
    sketch
        .lay(&broken(radius, radius * 0.8, 0.08), 1.0, |_, _| colour(theme, MarkKind::Taken, under))
}
