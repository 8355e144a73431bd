//! Dice seen from above, with pips, or blank where a game's dice have no values.

use super::super::colour::{Rgb, mix};
use super::super::palette::Palette;
use super::super::sprite::{Mask, Sketch, Sprite, discs, slab, soft, without};
use crate::game::{Colour, Face};

/// A die of this colour, so many pixels a side, with a shadow round it. One that is pale has an edge in its owner's colour.
pub(in crate::render) fn sprite(side: u32, owner: Colour, face: Face, palette: &Palette) -> Sprite {
    let Face::Die { value, pale } = face else {
        return sprite(side, owner, Face::Die { value: 0, pale: false }, palette);
    };
    let size = side as f32;
    // Room for the shadow.
    let whole = side * 5 / 4 / 2 * 2;
    let area = (whole, whole);
    let (body, pips) = colours(seen(owner, face));
    let edge = if pale { colours(owner).0 } else { mix(body, [0.0; 3], 0.55) };
    let border = if pale { 0.1 } else { 0.035 };
    let block = slab(area, (size, size), size * 0.2);
    let inner = slab(
        area,
        (size * (1.0 - 2.0 * border), size * (1.0 - 2.0 * border)),
        size * (0.2 - border / 2.0),
    );
    let lit = |x: u32, y: u32| {
        mix(mix(body, [255.0; 3], 0.16), body, (x + y) as f32 / (2 * whole) as f32)
    };
    let sketch =
        Sketch::new(whole, whole).lay(&soft(&block, size * 0.05), 0.75, |_, _| [12.0, 14.0, 20.0]);
    let sketch = sketch.lay(&block, 1.0, |_, _| edge).lay(&inner, 1.0, lit);
    match spots(value) {
        [] => sketch.lay(&ring(area, size), 0.7, |_, _| pips).finish(palette),
        spots => {
            let spots: Vec<_> =
                spots.iter().map(|(x, y)| (x * size * 0.25, y * size * 0.25)).collect();
            sketch.lay(&discs(area, &spots, size * 0.095), 1.0, |_, _| pips).finish(palette)
        }
    }
}

/// Mask of the ring that a blank die has instead of pips.
fn ring(area: (u32, u32), size: f32) -> Mask {
    let disc = |share: f32| discs(area, &[(0.0, 0.0)], size * share);
    without(&disc(0.24), &disc(0.17))
}

/// Returns the visible colour of a die: a pale one is white for every owner.
fn seen(owner: Colour, face: Face) -> Colour {
    if let Face::Die { pale: true, .. } = face { Colour::White } else { owner }
}

/// Returns the colours of a die's body and of its pips.
pub(super) fn colours(colour: Colour) -> (Rgb, Rgb) {
    match colour {
        Colour::Black => ([34.0, 34.0, 38.0], [250.0, 248.0, 242.0]),
        Colour::White => ([246.0, 242.0, 234.0], [16.0, 16.0, 20.0]),
        Colour::Red => ([196.0, 40.0, 34.0], [255.0, 250.0, 246.0]),
        Colour::Blue => ([44.0, 62.0, 140.0], [250.0, 250.0, 255.0]),
    }
}

/// Positions of the pips, in quarters of the die from its middle.
pub(super) fn spots(value: u8) -> &'static [(f32, f32)] {
    match value {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, 1.0), (1.0, -1.0)],
        3 => &[(-1.0, 1.0), (0.0, 0.0), (1.0, -1.0)],
        4 => &[(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (-1.0, 1.0), (0.0, 0.0), (1.0, -1.0), (1.0, 1.0)],
        6 => &[(-1.0, -1.0), (-1.0, 0.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 0.0), (1.0, 1.0)],
        _ => &[],
    }
}
