//! Drawings of cards: faces with coins, backs, the marks round them and the padlock.

use super::super::colour::{Rgb, mix};
use super::super::look::Deck;
use super::super::palette::Palette;
use super::super::sprite::{Mask, Sketch, Sprite, discs, slab, without};
use super::suits;
use crate::game::{Card, CardFace, MarkKind};

/// The side of a card, in widths of its place.
pub(super) const SIDE: f32 = 0.92;

/// True if a card is drawn as a playing card.
pub(super) fn is_suited(card: &Card, deck: Deck) -> bool {
    deck == Deck::Suits && card.face != CardFace::Down
}

/// A card's face: light in the middle, a pattern by its colour, an inner edge, and as many coins as its number along the
/// lower side. A playing card has paper with an edge in the face's colour instead.
pub(super) fn sprite(unit: u32, card: &Card, deck: Deck, palette: &Palette) -> Sprite {
    let area = (unit, unit);
    let size = unit as f32;
    let suited = is_suited(card, deck);
    let (body, edge) = if suited { (suits::PAPER, face(card.face).0) } else { face(card.face) };
    let light = mix(body, [255.0; 3], 0.22);
    let far: Vec<f32> = (0..unit).map(|at| ((at as f32 + 0.5) / size - 0.5).abs()).collect();
    let shade =
        |x: u32, y: u32| mix(light, body, (apart(far[x as usize], far[y as usize]) * 2.0).min(1.0));
    let sketch =
        Sketch::new(unit, unit).lay(&block(unit, SIDE), 1.0, |_, _| mix(body, [0.0; 3], 0.6));
    let sketch = sketch.lay(&block(unit, SIDE - 0.03), 1.0, shade);
    let sketch = match (suited, card.face) {
        (false, CardFace::Green) => sketch.lay(&hatching(unit), 0.3, |_, _| edge),
        (false, CardFace::Gold) => sketch.lay(&dotting(unit), 0.6, |_, _| edge),
        _ => sketch,
    };
    let sketch = sketch.lay(&outline(unit, SIDE - 0.07, 0.012), 0.6, |_, _| edge);
    if card.face == CardFace::Down {
        return pattern(sketch, unit, edge).finish(palette);
    }
    if suited {
        return sketch.lay(&outline(unit, SIDE - 0.06, 0.022), 1.0, |_, _| edge).finish(palette);
    }
    let first = -0.5 * f32::from(card.number.saturating_sub(1));
    let coins: Vec<_> = (0..card.number)
        .map(|coin| ((first + f32::from(coin)) * size * 0.112, size * 0.355))
        .collect();
    let rims = without(&discs(area, &coins, size * 0.048), &discs(area, &coins, size * 0.016));
    sketch.lay(&rims, 1.0, |_, _| ink(card.face)).finish(palette)
}

/// A card of the game's own deck as an emoji.
pub(in crate::render) fn emoji(unit: u32, card: &Card, palette: &Palette) -> Sprite {
    sprite(unit, card, Deck::default(), palette)
}

/// The pattern of green faces: slanting lines.
fn hatching(unit: u32) -> Mask {
    let period = unit as f32 * 0.075;
    let inside: Vec<f32> = (0..2 * unit)
        .map(|sum| {
            let off = (sum as f32 + 1.0).rem_euclid(period) - period / 2.0;
            period * 0.16 - off.abs() * std::f32::consts::FRAC_1_SQRT_2
        })
        .collect();
    within(unit, |x, y| inside[x + y])
}

/// The pattern of golden faces: dots in rows that are shifted by half.
fn dotting(unit: u32) -> Mask {
    let period = unit as f32 * 0.1;
    let pixels = || (0..unit).map(|at| at as f32 + 0.5);
    let off = |at: f32| at.rem_euclid(period) - period / 2.0;
    let rows: Vec<f32> = pixels().map(off).collect();
    let shifted = [0.0, period / 2.0];
    let columns = shifted.map(|shift| pixels().map(|x| off(x + shift)).collect::<Vec<f32>>());
    let odd: Vec<usize> =
        pixels().map(|y| usize::from((y / period).floor().rem_euclid(2.0) >= 1.0)).collect();
    within(unit, |x, y| period * 0.17 - apart(columns[odd[y]][x], rows[y]))
}

/// A pattern on a face. `inside` gives how many pixels the middle of a pixel is inside the pattern's shapes.
fn within(unit: u32, inside: impl Fn(usize, usize) -> f32) -> Mask {
    let mut face = block(unit, SIDE - 0.09);
    for (y, row) in face.chunks_exact_mut(unit as usize).enumerate() {
        for (x, own) in row.iter_mut().enumerate().filter(|(_, own)| **own > 0) {
            *own = (f32::from(*own) * (inside(x, y) + 0.5).clamp(0.0, 1.0)) as u8;
        }
    }
    face
}

/// Returns the distance of two points that are so far apart across and down. By a root of its own, since the mathematical
/// library's is a call for each pixel.
fn apart(across: f32, down: f32) -> f32 {
    (f64::from(across).powi(2) + f64::from(down).powi(2)).sqrt() as f32
}

/// The back of a card: walls within walls.
fn pattern(sketch: Sketch, unit: u32, edge: Rgb) -> Sketch {
    let walls = [0.7, 0.56, 0.42, 0.28];
    walls
        .into_iter()
        .fold(sketch, |sketch, side| sketch.lay(&outline(unit, side, 0.025), 0.45, |_, _| edge))
}

/// The middle and the inner edge of a face.
fn face(face: CardFace) -> (Rgb, Rgb) {
    match face {
        CardFace::Green => ([64.0, 140.0, 102.0], [196.0, 232.0, 206.0]),
        CardFace::Gold => ([226.0, 176.0, 68.0], [255.0, 238.0, 190.0]),
        CardFace::Down => ([60.0, 66.0, 130.0], [150.0, 160.0, 220.0]),
    }
}

/// Returns the colour of writing on a face.
pub(in crate::render) fn ink(face: CardFace) -> Rgb {
    match face {
        CardFace::Green => [14.0, 58.0, 40.0],
        CardFace::Gold => [84.0, 52.0, 8.0],
        CardFace::Down => [240.0, 240.0, 250.0],
    }
}

/// A mark round a card: brackets at the corners of the last one, bars at the sides of the one that its die left, a broad
/// frame round those that have won. Over such a frame, which is about as light, the others are in gaps of it.
pub(super) fn frame(kind: MarkKind, unit: u32, over_win: bool, palette: &Palette) -> Sprite {
    let theme = &palette.theme.cards;
    let edge = outline(unit, SIDE + 0.04, 0.04);
    let broad = outline(unit, SIDE + 0.07, 0.08);
    let (mask, gap) = match kind {
        MarkKind::Last => (corners(&edge, 0.56), corners(&broad, 0.5)),
        MarkKind::From => {
            let outside = |side: f32, open: f32| corners(&block(unit, side), open);
            let gap = without(&broad, &outside(SIDE + 0.07, 0.48));
            (without(&edge, &outside(SIDE + 0.04, 0.42)), gap)
        }
        // Cards are neither offered, forbidden nor taken; a game that marks one so gets the frame.
        MarkKind::Win | MarkKind::Forbidden | MarkKind::Offer(_) | MarkKind::Taken => {
            let frame = outline(unit, SIDE + 0.06, 0.07);
            return Sketch::new(unit, unit).lay(&frame, 1.0, |_, _| theme.win).finish(palette);
        }
    };
    let strength = if over_win { 1.0 } else { 0.0 };
    let sketch = Sketch::new(unit, unit).lay(&gap, strength, |_, _| theme.cloth);
    sketch.lay(&mask, 1.0, |_, _| theme.last).finish(palette)
}

/// What of a square mask is near its corners: all but so much of each side.
fn corners(mask: &Mask, open: f32) -> Mask {
    let (wide, high) = (mask.width() as f32, mask.height() as f32);
    let bars = [(wide, high * open), (wide * open, high)];
    let bars = bars.map(|bar| slab(mask.dimensions(), bar, 0.0));
    bars.iter().fold(mask.clone(), |left, bar| without(&left, bar))
}

/// A padlock.
pub(super) fn lock(unit: u32, colour: Rgb, palette: &Palette) -> Sprite {
    let side = unit / 5 / 2 * 2;
    let size = side as f32;
    let area = (side, side);
    let disc = |radius: f32| discs(area, &[(0.0, -size * 0.14)], size * radius);
    let body = slab((side, side), (size * 0.62, size * 0.42), size * 0.06);
    let shackle = without(&disc(0.24), &disc(0.14));
    let lowered = Mask::from_fn(side, side, |x, y| {
        let from = y.checked_sub(side / 6);
        from.map_or(imageproc::image::Luma([0]), |y| *body.get_pixel(x, y))
    });
    Sketch::new(side, side)
        .lay(&shackle, 1.0, |_, _| colour)
        .lay(&lowered, 1.0, |_, _| colour)
        .finish(palette)
}

/// A square with round corners, its side in widths of a place.
fn block(unit: u32, side: f32) -> Mask {
    let size = unit as f32;
    slab((unit, unit), (size * side, size * side), size * side * 0.1)
}

/// The edge of such a square.
fn outline(unit: u32, side: f32, thickness: f32) -> Mask {
    without(&block(unit, side), &block(unit, side - 2.0 * thickness))
}
