//! The grain of the board: straight and upright, so that a picture's rows repeat and compress to almost nothing.

use super::palette::{GROUND, Palette};
use std::ops::Range;

/// Fineness of a board's grain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Grain {
    /// That of stills.
    Fine,
    /// That of moving pictures: broad bands in a few shades. A GIF repeats no rows, as PNGs do, and an empty board of the
    /// fine grain takes 200 kB in place of 40.
    Broad,
}

/// Number of shades of the broad grain.
const SHADES: f32 = 4.0;

impl Grain {
    /// Returns the ground's shade at each of these columns of pixels, as palette numbers; all the same where the theme has
    /// but one.
    pub(super) fn of_columns(self, columns: Range<usize>, palette: &Palette) -> Vec<u8> {
        let [darkest, lightest] = palette.theme.ground;
        if darkest == lightest {
            return vec![0; columns.len()];
        }
        let light = match self {
            Self::Fine => light,
            Self::Broad => stepped,
        };
        columns.map(|x| (light(x as f32) * (GROUND - 1) as f32).round() as u8).collect()
    }
}

/// Returns the lightness of a broad band in one of the few shades, from 0.54 to 0.78. Bands of more contrast look like the
/// shaded squares of an opening, as their edges are hard.
fn stepped(x: f32) -> f32 {
    0.54 + 0.24 * (band(x) * SHADES).floor().min(SHADES - 1.0) / (SHADES - 1.0)
}

/// Returns the lightness of a broad band, from 0 to 1.
fn band(x: f32) -> f32 {
    0.85 * noise(x / 110.0, 2) + 0.15 * noise(x / 37.0, 4)
}

/// Returns the lightness of the wood, from 0 to 1.
///
/// Growth rings of uneven width, each fading slowly into its dark late wood and starting bright again, over broad
/// bands and under fine fibres.
fn light(x: f32) -> f32 {
    let broad = noise(x / 170.0, 1) - 0.5;
    let band = noise(x / 37.0, 2) - 0.5;
    let fibre = noise(x / 1.7, 3) - 0.5;
    let year = x / 9.0 + 2.0 * noise(x / 45.0, 4);
    let late = parts(year).1.powi(3);
    let strength = 0.12 + 0.42 * noise(x / 70.0, 5);
    (0.70 + 0.46 * broad + 0.22 * band + 0.14 * fibre - strength * late).clamp(0.0, 1.0)
}

/// A smooth random curve through one value from 0 to 1 at every whole number.
fn noise(x: f32, curve: u32) -> f32 {
    let (left, way) = parts(x);
    let from = value(left, curve);
    let to = value(left + 1, curve);
    from + (to - from) * way * way * (3.0 - 2.0 * way)
}

/// Returns the whole number in a number from 0 on, and what is left. By conversion, since rounding down is a call of the
/// mathematical library on processors that may lack the instruction.
fn parts(x: f32) -> (u32, f32) {
    let whole = x as u32;
    (whole, x - whole as f32)
}

/// A fixed number from 0 to 1 for each place of a curve, without visible order.
fn value(place: u32, curve: u32) -> f32 {
    let mut bits = (place ^ curve.wrapping_mul(0x9E37_79B9)).wrapping_mul(0x85EB_CA6B);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0xC2B2_AE35);
    ((bits ^ (bits >> 16)) >> 8) as f32 / (1 << 24) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::theme::Theme;

    #[test]
    fn broad_bands_differ_by_a_quarter_of_the_ground_at_most() {
        for theme in [Theme::Wood, Theme::Slate] {
            let palette = Palette::stones(theme.colours());
            let shades = Grain::Broad.of_columns(0..2000, &palette);
            let (darkest, lightest) = (shades.iter().min().unwrap(), shades.iter().max().unwrap());
            assert!(lightest > darkest, "there are bands");
            assert!(usize::from(lightest - darkest) * 4 <= GROUND, "{darkest} to {lightest}");
        }
    }
}
