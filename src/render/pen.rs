//! Writing in a theme: the font and the colours, and text laid on frames.

use super::colour::Rgb;
use super::frame::Frame;
use super::letters::{Letters, accents, capitals};
use super::palette::Palette;

/// Font and palette of a picture.
#[derive(Clone, Copy)]
pub(super) struct Pen<'a> {
    pub(super) letters: &'a Letters,
    pub(super) palette: &'a Palette,
}

/// Size and colour of a text.
#[derive(Clone, Copy)]
pub(super) struct Ink {
    /// Size of the letters in pixels.
    pub(super) size: f32,
    pub(super) colour: Rgb,
}

impl Pen<'_> {
    /// Writes a text with the middle of its capitals at a point.
    pub(super) fn centred(&self, frame: &mut Frame, text: &str, ink: Ink, (x, y): (f32, f32)) {
        let top = y - capitals(ink.size) / 2.0 - 1.0;
        self.letters.with_shape(text, ink.size, |shape| {
            let left = x - shape.width() as f32 / 2.0;
            let corner = (left.round() as i32, top.round() as i32 - accents(ink.size) as i32);
            frame.stain(shape, corner, ink.colour, self.palette);
        });
    }

    /// Writes a text that begins at a point, the middle of its capitals at the point's height.
    pub(super) fn left(&self, frame: &mut Frame, text: &str, ink: Ink, (x, y): (f32, f32)) {
        let top = (y - capitals(ink.size) / 2.0) as i32 - 1;
        let corner = (x as i32, top - accents(ink.size) as i32);
        self.letters.with_shape(text, ink.size, |shape| {
            frame.stain(shape, corner, ink.colour, self.palette);
        });
    }

    /// Writes a text that ends at a point.
    pub(super) fn right(&self, frame: &mut Frame, text: &str, ink: Ink, (x, y): (f32, f32)) {
        let width = self.letters.width(text, ink.size);
        self.left(frame, text, ink, (x - width, y));
    }

    /// Returns this size, or a smaller one at which the text is no wider than `room`.
    pub(super) fn fitting(&self, text: &str, size: f32, room: f32) -> f32 {
        size * (room / self.letters.width(text, size).max(1.0)).min(1.0)
    }
}
