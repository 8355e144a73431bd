//! Writing on pictures: names of columns, rows and places, people and captions, in the project's own small fonts.

use super::cache::LruCache;
use super::colour::Rgb;
use super::palette::Palette;
use super::sprite::{Mask, Sketch, Sprite};
use ab_glyph::{Font, FontRef, GlyphId, OutlinedGlyph, ScaleFont, point};
use imageproc::image::Luma;

/// Subsets of Inter SemiBold and of Noto Sans CJK Bold: Latin, Cyrillic and Vietnamese letters, and the Japanese, Chinese
/// and Korean signs of the messages that pictures say. A sign is written in the first font that has it. The licences are
/// beside them.
static FONTS: [&[u8]; 2] = [
    include_bytes!("../../assets/fonts/NarabeLetters.otf"),
    include_bytes!("../../assets/fonts/NarabeSigns.otf"),
];

/// Number of texts whose shapes are cached; one takes up to 20 kB.
const KNOWN: usize = 128;

/// The fonts, ready to draw.
pub(super) struct Letters {
    fonts: [FontRef<'static>; 2],
    /// Shapes of texts that were written lately, by the text and its size: tables are drawn again and again with the same
    /// names.
    known: LruCache<(String, u32), Mask>,
}

impl Letters {
    /// Reads the fonts that the program carries.
    pub(super) fn new() -> Self {
        let fonts = FONTS.map(|font| {
            FontRef::try_from_slice(font)
                .expect("the fonts are part of the program and opened by every test")
        });
        Self { fonts, known: LruCache::new(KNOWN) }
    }

    /// The font that has a sign, and the sign's glyph in it.
    fn find(&self, sign: char) -> Option<(&FontRef<'static>, GlyphId)> {
        let fonts = self.fonts.iter().map(|font| (font, font.glyph_id(sign)));
        fonts.into_iter().find(|(_, glyph)| glyph.0 != 0)
    }

    /// Returns the width of a text at this size, in pixels.
    pub(super) fn width(&self, text: &str, size: f32) -> f32 {
        let found = signs(text).filter_map(|sign| self.find(sign));
        found.map(|(font, glyph)| font.as_scaled(size).h_advance(glyph)).sum()
    }

    /// True if the fonts have every sign of a text. The soft hyphen counts as missing: it would be
    /// invisible.
    pub(super) fn can_write(&self, text: &str) -> bool {
        signs(text).all(|sign| sign != '\u{ad}' && self.find(sign).is_some())
    }

    /// The beginning of a text that fits into so many pixels, with an ellipsis where it is cut; nothing where there is room
    /// for no beginning.
    pub(super) fn fitting(&self, text: &str, size: f32, room: f32) -> String {
        let fits = |text: &str| self.width(text, size) <= room;
        if fits(text) {
            return text.to_owned();
        }
        let signs: Vec<char> = text.chars().collect();
        let cut =
            |count: usize| signs[..count].iter().collect::<String>().trim_end().to_owned() + "…";
        (1..signs.len()).rev().map(cut).find(|text| fits(text)).unwrap_or_default()
    }

    /// A text in one colour. The drawing has one spare pixel on each side; the base line is [`capitals`] below its
    /// spare row. Signs that the fonts lack are left out.
    pub(super) fn sprite(&self, text: &str, size: f32, colour: Rgb, palette: &Palette) -> Sprite {
        self.drawn(text, size, capitals(size), colour, palette)
    }

    /// A text in one colour with room for accents above its capitals, and the distance of the base line from the upper
    /// edge of the drawing.
    pub(super) fn name(
        &self,
        text: &str,
        size: f32,
        colour: Rgb,
        palette: &Palette,
    ) -> (Sprite, f32) {
        let above = size.ceil();
        (self.drawn(text, size, above, colour, palette), above + 1.0)
    }

    fn drawn(&self, text: &str, size: f32, above: f32, colour: Rgb, palette: &Palette) -> Sprite {
        let mask = self.mask(text, size, above);
        Sketch::new(mask.width(), mask.height()).lay(&mask, 1.0, |_, _| colour).finish(palette)
    }

    /// Hands over the shape of a text, placed as in [`Letters::sprite`].
    pub(super) fn with_shape<R>(&self, text: &str, size: f32, read: impl FnOnce(&Mask) -> R) -> R {
        let make = |(text, _): &(String, u32)| self.mask(text, size, capitals(size));
        self.known.with((text.to_owned(), size.to_bits()), make, read)
    }

    fn mask(&self, text: &str, size: f32, above: f32) -> Mask {
        let outlines = self.outlines(text, size);
        let left =
            outlines.iter().map(|outline| outline.px_bounds().min.x).fold(f32::MAX, f32::min);
        let right = outlines.iter().map(|outline| outline.px_bounds().max.x).fold(left, f32::max);
        let below = (size * 0.2).ceil();
        let mut mask = Mask::new((right - left).max(0.0) as u32 + 2, (above + below) as u32 + 2);
        for outline in outlines {
            let bounds = outline.px_bounds();
            let corner = ((bounds.min.x - left) as i32 + 1, (bounds.min.y + above) as i32 + 1);
            outline.draw(|x, y, cover| {
                raise(&mut mask, (corner.0 + x as i32, corner.1 + y as i32), cover)
            });
        }
        mask
    }

    /// The outlines of a text's glyphs, one after another on a base line at height 0.
    fn outlines(&self, text: &str, size: f32) -> Vec<OutlinedGlyph> {
        let mut x = 0.0;
        let mut place = |(font, id): (&FontRef<'static>, GlyphId)| {
            let glyph = id.with_scale_and_position(size, point(x, 0.0));
            x += font.as_scaled(size).h_advance(id);
            font.outline_glyph(glyph)
        };
        signs(text).filter_map(|sign| self.find(sign)).filter_map(&mut place).collect()
    }
}

/// Returns the height of capitals and digits over the base line at this size, in whole pixels.
pub(super) fn capitals(size: f32) -> f32 {
    (size * 0.6).ceil()
}

/// The signs of a text, with the typographer's minus for the typist's.
fn signs(text: &str) -> impl Iterator<Item = char> {
    text.chars().map(|sign| if sign == '-' { '−' } else { sign })
}

/// Lets a pixel be covered at least this much (0–1).
fn raise(mask: &mut Mask, (x, y): (i32, i32), cover: f32) {
    // Most of a letter's box is bare.
    if cover <= 0.0 {
        return;
    }
    if let Some(Luma([own])) = mask.get_pixel_mut_checked(x.max(0) as u32, y.max(0) as u32) {
        *own = (*own).max((cover.min(1.0) * 255.0).round() as u8);
    }
}
