//! The colours of a GIF. Those that are hardly told apart are one: its compressor finds more that repeats, and numbers are
//! lower, for which it has shorter codes.

use super::bands::fingerprint;
use super::layout::LARGEST;
use super::palette::Palette;
use super::wood::Grain;
use std::collections::BTreeSet;

/// Number of the transparent colour, for a pixel as it was.
pub(super) const SAME: u8 = 0;

/// The colours of a file, and their numbers.
pub(super) struct Shades {
    /// Red, green and blue of all 256.
    pub(super) colours: Vec<u8>,
    /// The number in the file for each of a palette.
    numbers: [u8; 256],
    /// A hash of the numbers.
    pub(super) key: u64,
}

impl Shades {
    /// Returns the shades in which a palette is shown. What fills areas stays as it is: the ground, and the ends of runs.
    pub(super) fn of(palette: &Palette) -> Self {
        let mut shades = Self { colours: vec![0; 3], numbers: [SAME; 256], key: 0 };
        plain(palette).for_each(|number| shades.add(number, palette, |own, shade| own == shade));
        palette.numbers().for_each(|number| shades.add(number, palette, alike));
        shades.colours.resize(3 * 256, 0);
        shades.key = fingerprint(&shades.numbers, shades.numbers.len());
        shades
    }

    /// Adds a colour of the palette that has no number yet, as one of those before if it is like that.
    fn add(&mut self, number: u8, palette: &Palette, is_like: impl Fn(f32, f32) -> bool) {
        if self.number(number) != SAME {
            return;
        }
        let own = palette.colour(number);
        // The first colour is the transparent one.
        let mut known = self.colours.chunks_exact(3).skip(1);
        let is_known = |shade: &[u8]| {
            own.iter().zip(shade).all(|(part, other)| is_like(*part, f32::from(*other)))
        };
        let place = known.position(is_known).unwrap_or_else(|| {
            self.colours.extend(own.map(|part| part as u8));
            self.colours.len() / 3 - 2
        });
        self.numbers[usize::from(number)] = place as u8 + 1;
    }

    /// Returns the number in the file for one of the palette.
    pub(super) fn number(&self, number: u8) -> u8 {
        self.numbers[usize::from(number)]
    }
}

/// Returns the numbers of what fills areas: the ground of a GIF, and the ends of runs.
fn plain(palette: &Palette) -> impl Iterator<Item = u8> {
    let ground: BTreeSet<u8> = Grain::Broad.of_columns(0..LARGEST, palette).into_iter().collect();
    ground.into_iter().chain(palette.ends())
}

/// True if parts of two colours are hardly told apart. Dark and bright ones are sooner, since stones shade softly there.
fn alike(part: f32, other: f32) -> bool {
    (part - other).abs() <= 3.0 + part.min(255.0 - part) / 24.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::theme::Theme;

    #[test]
    fn what_fills_areas_stays_and_the_rest_is_alike() {
        for theme in Theme::ALL {
            for palette in [Palette::stones(theme.colours()), Palette::cards(theme.colours())] {
                let shades = Shades::of(&palette);
                let shown = |number: u8| {
                    let place = 3 * usize::from(shades.number(number));
                    [0, 1, 2].map(|part| f32::from(shades.colours[place + part]))
                };
                for number in palette.numbers() {
                    let (own, shown) = (palette.colour(number), shown(number));
                    assert_ne!(shades.number(number), SAME);
                    assert!(own.iter().zip(shown).all(|(own, shown)| alike(*own, shown)));
                }
                assert!(plain(&palette).all(|number| shown(number) == palette.colour(number)));
            }
        }
    }
}
