//! Writing on pictures: names of columns, rows and places, people and captions, in the project's own small fonts.

use super::cache::LruCache;
use super::colour::Rgb;
use super::palette::Palette;
use super::sprite::{Mask, Sketch, Sprite};
use ab_glyph::{Font, FontRef, GlyphId, ScaleFont, point};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Subsets of Inter SemiBold and of Noto Sans CJK Bold: Latin, Cyrillic and Vietnamese letters, and the signs in which
/// Japanese, Chinese and Korean names are commonly written. A sign is written in the first font that has it. The licences
/// are beside them.
static FONTS: [&[u8]; 2] = [
    include_bytes!("../../assets/fonts/NarabeLetters.otf"),
    include_bytes!("../../assets/fonts/NarabeSigns.otf"),
];

/// Number of texts whose shapes are cached; one takes up to 40 kB.
const KNOWN: usize = 128;

/// Number of drawn letters that are kept, each of one size; one takes a kilobyte. When there are more, all go: the sizes of
/// a picture are few.
const LETTERS: usize = 1024;

/// Places of a letter between two pixels. A quarter of a pixel is not seen.
const PLACES: i32 = 4;

/// The fonts, ready to draw.
pub(super) struct Letters {
    fonts: [FontRef<'static>; 2],
    /// Shapes of texts that were written lately, by the text and its size: tables are drawn again and again with the same
    /// names.
    known: LruCache<(String, u32), Mask>,
    /// Letters that were drawn lately, of which texts are put together.
    drawn: Mutex<HashMap<LetterKey, Arc<Letter>>>,
}

/// A letter as it is drawn: the number of its font, its glyph, its size in bits, and its place between two pixels.
type LetterKey = (usize, u16, u32, i32);

/// A drawn letter.
struct Letter {
    /// The upper left pixel of its shape, from the pen's place on the base line.
    corner: (i32, i32),
    /// Columns of the shape; none of a space.
    width: usize,
    /// Cover of each pixel, row by row, in 255ths.
    covers: Vec<u8>,
}

impl Letter {
    /// Draws a letter.
    fn new(font: &FontRef<'static>, glyph: GlyphId, size: f32, place: i32) -> Self {
        let place = point(place as f32 / PLACES as f32, 0.0);
        let Some(outline) = font.outline_glyph(glyph.with_scale_and_position(size, place)) else {
            return Self { corner: (0, 0), width: 0, covers: Vec::new() };
        };
        let bounds = outline.px_bounds();
        let (width, height) = (bounds.width() as usize, bounds.height() as usize);
        let mut covers = vec![0; width * height];
        outline.draw(|x, y, cover| {
            if let Some(own) = covers.get_mut(y as usize * width + x as usize) {
                *own = (cover.clamp(0.0, 1.0) * 255.0 + 0.5) as u8;
            }
        });
        Self { corner: (bounds.min.x as i32, bounds.min.y as i32), width, covers }
    }

    /// Lays the letter on a shape, its corner here; where others lie already, the darker one stays.
    fn lay(&self, mask: &mut Mask, (x, y): (i32, i32)) {
        let width = mask.width() as usize;
        let left = usize::try_from(x).unwrap_or(0).min(width);
        let (top, above) = (usize::try_from(y).unwrap_or(0), usize::try_from(-y).unwrap_or(0));
        let rows = mask.chunks_exact_mut(width).skip(top);
        let covers = self.covers.chunks_exact(self.width.max(1)).skip(above);
        for (row, covers) in rows.zip(covers) {
            for (own, cover) in row[left..].iter_mut().zip(covers) {
                *own = (*own).max(*cover);
            }
        }
    }
}

impl Letters {
    /// Reads the fonts that the program carries.
    pub(super) fn new() -> Self {
        let fonts = FONTS.map(|font| {
            FontRef::try_from_slice(font)
                .expect("the fonts are part of the program and opened by every test")
        });
        Self { fonts, known: LruCache::new(KNOWN), drawn: Mutex::default() }
    }

    /// The number of the font that has a sign, and the sign's glyph in it.
    fn find(&self, sign: char) -> Option<(usize, GlyphId)> {
        let fonts = self.fonts.iter().map(|font| font.glyph_id(sign)).enumerate();
        fonts.into_iter().find(|(_, glyph)| glyph.0 != 0)
    }

    /// Returns the bytes that shapes of texts and drawn letters take.
    pub(super) fn bytes(&self) -> usize {
        let drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        let letters = drawn.values().map(|letter| letter.covers.len());
        self.known.sum(|mask| mask.len()) + letters.sum::<usize>()
    }

    /// Returns the way that the pen moves on by a glyph of a font, in pixels.
    fn advance(&self, (font, glyph): (usize, GlyphId), size: f32) -> f32 {
        self.fonts[font].as_scaled(size).h_advance(glyph)
    }

    /// Returns a letter, drawn now or before.
    fn letter(&self, (font, glyph): (usize, GlyphId), size: f32, place: i32) -> Arc<Letter> {
        // No change is left half done under this lock, so a panic elsewhere does not spoil it.
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if drawn.len() > LETTERS {
            drawn.clear();
        }
        let draw = || Arc::new(Letter::new(&self.fonts[font], glyph, size, place));
        Arc::clone(drawn.entry((font, glyph.0, size.to_bits(), place)).or_insert_with(draw))
    }

    /// Returns the width of a text at this size, in pixels.
    pub(super) fn width(&self, text: &str, size: f32) -> f32 {
        let found = signs(text).filter_map(|sign| self.find(sign));
        found.map(|glyph| self.advance(glyph, size)).sum()
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
        let mask = self.mask(text, size, capitals(size));
        Sketch::new(mask.width(), mask.height()).lay(&mask, 1.0, |_, _| colour).finish(palette)
    }

    /// The shape of a text with room for accents above its capitals, and the distance of the base line from its upper edge.
    pub(super) fn name(&self, text: &str, size: f32) -> (Mask, f32) {
        let above = size.ceil();
        (self.mask(text, size, above), above + 1.0)
    }

    /// Hands over the shape of a text, which has room for accents above its capitals, as in [`Letters::name`].
    pub(super) fn with_shape<R>(&self, text: &str, size: f32, read: impl FnOnce(&Mask) -> R) -> R {
        let make = |(text, _): &(String, u32)| self.name(text, size).0;
        self.known.with((text.to_owned(), size.to_bits()), make, read)
    }

    fn mask(&self, text: &str, size: f32, above: f32) -> Mask {
        let letters = self.placed(text, size);
        let left = letters.iter().map(|(x, _)| *x).min().unwrap_or(0);
        let ends = letters.iter().map(|(x, letter)| *x + letter.width as i32);
        let right = ends.max().unwrap_or(left);
        let below = (size * 0.2).ceil();
        let mut mask = Mask::new((right - left) as u32 + 2, (above + below) as u32 + 2);
        for (x, letter) in letters {
            letter.lay(&mut mask, (x - left + 1, letter.corner.1 + above as i32 + 1));
        }
        mask
    }

    /// The letters of a text, one after another on a base line at height 0, each with the column of its shape.
    fn placed(&self, text: &str, size: f32) -> Vec<(i32, Arc<Letter>)> {
        let mut pen = 0.0;
        let place = |glyph: (usize, GlyphId)| {
            let at = (pen * PLACES as f32).round() as i32;
            pen += self.advance(glyph, size);
            let letter = self.letter(glyph, size, at.rem_euclid(PLACES));
            (at.div_euclid(PLACES) + letter.corner.0, letter)
        };
        let letters = signs(text).filter_map(|sign| self.find(sign)).map(place);
        letters.filter(|(_, letter)| letter.width > 0).collect()
    }
}

/// Returns the height of capitals and digits over the base line at this size, in whole pixels.
pub(super) fn capitals(size: f32) -> f32 {
    (size * 0.6).ceil()
}

/// Returns the height of the room for accents above capitals at this size, in whole pixels.
pub(super) fn accents(size: f32) -> f32 {
    size.ceil() - capitals(size)
}

/// The signs of a text, with the typographer's minus for the typist's, but for hyphens. Dates have hyphens alone.
fn signs(text: &str) -> impl Iterator<Item = char> {
    let is_date = is_date(text);
    let mut before = ' ';
    let mut rest = text.chars().peekable();
    std::iter::from_fn(move || {
        let sign = rest.next()?;
        let after = rest.peek().copied().unwrap_or(' ');
        let minus = sign == '-' && !is_date && !is_hyphenated(before, after);
        before = sign;
        Some(if minus { '−' } else { sign })
    })
}

/// True if a text is a date such as 2026-11-30.
fn is_date(text: &str) -> bool {
    let bytes = text.as_bytes();
    let fits = |(at, byte): (usize, &u8)| match at {
        4 | 7 => *byte == b'-',
        _ => byte.is_ascii_digit(),
    };
    bytes.len() == 10 && bytes.iter().enumerate().all(fits)
}

/// True if a hyphen joins these signs: letters, of which one may be a digit. Numbers are parted by a longer stroke.
fn is_hyphenated(before: char, after: char) -> bool {
    let both = [before, after];
    both.iter().all(|sign| sign.is_alphanumeric()) && both.iter().any(|sign| sign.is_alphabetic())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hyphen_is_shorter_than_a_minus() {
        let shown = |text: &str| signs(text).collect::<String>();
        for text in ["Jean-Luc", "W-D-L", "guest-12", "2026-11-30"] {
            assert_eq!(shown(text), text);
        }
        for (text, minus) in [("-7", "−7"), ("-", "−"), ("14-2-5", "14−2−5"), ("+/-62", "+/−62")]
        {
            assert_eq!(shown(text), minus);
        }
        let letters = Letters::new();
        assert!(letters.width("Jean-Luc", 30.0) < letters.width("Jean−Luc", 30.0));
        assert!(letters.can_write("Jean-Luc"));
    }
}
