//! A picture in palette numbers.

use super::colour::{Rgb, mix};
use super::palette::Palette;
use super::sprite::{Mask, Sprite};
use std::ops::Range;

/// Share of dark ink in ground that is darkened.
const SHADE: f32 = 0.2;

/// A picture, or a tile of one, in palette numbers row by row from the top.
#[derive(Clone, Default)]
pub(super) struct Frame {
    /// In pixels.
    pub(super) width: usize,
    /// In pixels.
    pub(super) height: usize,
    pixels: Vec<u8>,
}

/// A straight line with round ends, in pixels.
pub(super) struct Line {
    /// The middle of one end.
    pub(super) from: (f32, f32),
    /// The middle of the other.
    pub(super) to: (f32, f32),
    /// From one long side to the other.
    pub(super) thickness: f32,
}

impl Frame {
    /// A picture whose every row is this one.
    pub(super) fn of_rows(row: &[u8], height: usize) -> Self {
        Self { width: row.len(), height, pixels: row.repeat(height) }
    }

    /// A picture of this width and height in the first colour.
    pub(super) fn blank((width, height): (usize, usize)) -> Self {
        Self { width, height, pixels: vec![0; width * height] }
    }

    /// The square tile whose upper left pixel is this one.
    pub(super) fn tile(&self, corner: (usize, usize), side: usize) -> Self {
        self.part(corner, (side, side))
    }

    /// All palette numbers, row by row from the top.
    pub(super) fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// Returns some rows of pixels.
    pub(super) fn rows(&self, rows: Range<usize>) -> &[u8] {
        &self.pixels[rows.start * self.width..rows.end * self.width]
    }

    /// Changes the width and the height; there may be anything on it then.
    pub(super) fn resize(&mut self, (width, height): (usize, usize)) {
        (self.width, self.height) = (width, height);
        self.pixels.resize(width * height, 0);
    }

    /// Copies some rows of a frame of the same width.
    pub(super) fn copy_rows(&mut self, from: &Self, rows: Range<usize>) {
        let at = rows.start * self.width..rows.end * self.width;
        self.pixels[at.clone()].copy_from_slice(&from.pixels[at]);
    }

    /// Makes some rows like another one.
    pub(super) fn repeat_row(&mut self, row: usize, rows: Range<usize>) {
        let own = row * self.width..(row + 1) * self.width;
        rows.for_each(|row| self.pixels.copy_within(own.clone(), row * self.width));
    }

    /// Returns the number of a pixel.
    pub(super) fn at(&self, x: usize, y: usize) -> u8 {
        self.pixels[y * self.width + x]
    }

    /// Returns a row of pixels.
    pub(super) fn row(&self, y: usize) -> &[u8] {
        &self.pixels[y * self.width..][..self.width]
    }

    /// Darkens all of it, as bare ground is.
    pub(super) fn darken(&mut self, darker: &mut Darker) {
        self.pixels.iter_mut().for_each(|own| *own = darker.of(*own));
    }

    /// Adds rows below.
    pub(super) fn extend(&mut self, below: &Self) {
        debug_assert_eq!(self.width, below.width, "rows of one picture are equally wide");
        self.pixels.extend_from_slice(&below.pixels);
        self.height += below.height;
    }

    /// Adds columns at the right: those of another picture, of which as many rows are taken as there are here.
    pub(super) fn put_beside(&mut self, right: &Self) {
        let rows = self.pixels.chunks_exact(self.width);
        let others = right.pixels.chunks_exact(right.width);
        let rows = rows.zip(others).flat_map(|(own, other)| own.iter().chain(other).copied());
        self.pixels = rows.collect();
        self.width += right.width;
    }

    /// The rectangle of this size whose upper left pixel is this one.
    pub(super) fn part(&self, (x, y): (usize, usize), (width, height): (usize, usize)) -> Self {
        let rows = (y..y + height).flat_map(|y| &self.pixels[y * self.width + x..][..width]);
        Self { width, height, pixels: rows.copied().collect() }
    }

    /// Copies a tile to where its upper left pixel belongs.
    pub(super) fn copy(&mut self, tile: &Self, (x, y): (usize, usize)) {
        let rows = self.pixels.chunks_exact_mut(self.width).skip(y);
        for (row, own) in rows.zip(tile.pixels.chunks_exact(tile.width)) {
            // By eights: a call for each short row takes longer than its pixels.
            let (row, rest) = row[x..x + tile.width].as_chunks_mut::<8>();
            let (own, own_rest) = own.as_chunks::<8>();
            row.iter_mut().zip(own).for_each(|(row, own)| *row = *own);
            rest.copy_from_slice(own_rest);
        }
    }

    /// Draws the board's edge around the picture, dark and then lit, so that it stands out on any background.
    pub(super) fn rim(&mut self, palette: &Palette) {
        let dark = palette.nearest(palette.theme.ink);
        let lit = palette.nearest(palette.theme.rim);
        for (inset, number) in [(0, dark), (1, dark), (2, lit)] {
            let (right, bottom) =
                (self.width.saturating_sub(inset + 1), self.height.saturating_sub(inset + 1));
            let (across, down) =
                (self.width.saturating_sub(2 * inset), self.height.saturating_sub(2 * inset));
            self.fill((inset, inset), (across, 1), number);
            self.fill((inset, bottom), (across, 1), number);
            self.fill((inset, inset), (1, down), number);
            self.fill((right, inset), (1, down), number);
        }
    }

    /// Fills a rectangle, such as a line of a board, with one palette number; what falls outside is left out.
    pub(super) fn fill(
        &mut self,
        (x, y): (usize, usize),
        (width, height): (usize, usize),
        number: u8,
    ) {
        let columns = x.min(self.width)..x.saturating_add(width).min(self.width);
        for row in y.min(self.height)..y.saturating_add(height).min(self.height) {
            self.pixels[row * self.width..][columns.clone()].fill(number);
        }
    }

    /// Lays a drawing on the picture, its upper left pixel here; what falls outside is left out.
    pub(super) fn lay(&mut self, sprite: &Sprite, (x, y): (i32, i32), palette: &Palette) {
        let (top, first) = (usize::try_from(y).unwrap_or(0), usize::try_from(-y).unwrap_or(0));
        let rows = self.pixels.chunks_exact_mut(self.width.max(1)).skip(top);
        for (number, row) in (first..sprite.height()).zip(rows) {
            sprite.lay_row(number, row, x, palette);
        }
    }

    /// Lays a shape in one colour on the picture, its upper left pixel here; what falls outside is left out. It looks as
    /// a drawing of the same shape would.
    pub(super) fn stain(&mut self, shape: &Mask, (x, y): (i32, i32), ink: Rgb, palette: &Palette) {
        let mut inked = palette.inked(0, ink);
        let (top, first) = (usize::try_from(y).unwrap_or(0), usize::try_from(-y).unwrap_or(0));
        let (left, skipped) = (usize::try_from(x).unwrap_or(0), usize::try_from(-x).unwrap_or(0));
        let rows = self.pixels.chunks_exact_mut(self.width.max(1)).skip(top);
        let covers = shape.as_raw().chunks_exact(shape.width().max(1) as usize).skip(first);
        for (row, covers) in rows.zip(covers) {
            let row = &mut row[left.min(self.width)..];
            for (under, cover) in row.iter_mut().zip(&covers[skipped.min(covers.len())..]) {
                if *cover > 0 {
                    if inked.under != *under {
                        inked = palette.inked(*under, ink);
                    }
                    *under = inked.by(*cover);
                }
            }
        }
    }

    /// Draws a line straight into the picture.
    pub(super) fn draw(&mut self, line: &Line, colour: Rgb, palette: &Palette) {
        let solid = palette.nearest(colour);
        let reach = line.thickness / 2.0 + 1.0;
        for y in span(line.from.1, line.to.1, reach, self.height) {
            let (one, other) = line.between(y as f32 + 0.5 - reach, y as f32 + 0.5 + reach);
            let columns = span(one, other, reach, self.width);
            let row = &mut self.pixels[y * self.width..][..self.width];
            // Draws a pixel, and tells if the line covers it fully.
            let mut pixel = |x: usize| {
                let cover = line.cover(x as f32 + 0.5, y as f32 + 0.5);
                if cover > 0.0 && cover < 1.0 {
                    row[x] = palette.nearest(mix(palette.colour(row[x]), colour, cover));
                }
                cover >= 1.0
            };
            // Lines are convex: all between two pixels that are covered fully are covered fully.
            if let Some(first) = columns.clone().find(|x| pixel(*x)) {
                let last = (first + 1..columns.end).rev().find(|x| pixel(*x));
                row[first..=last.unwrap_or(first)].fill(solid);
            }
        }
    }
}

/// The palette numbers of colours in a light shadow, each found when it is first asked for.
pub(super) struct Darker<'a> {
    palette: &'a Palette,
    known: [Option<u8>; 256],
}

impl<'a> Darker<'a> {
    pub(super) fn new(palette: &'a Palette) -> Self {
        Self { palette, known: [None; 256] }
    }

    fn of(&mut self, number: u8) -> u8 {
        *self.known[usize::from(number)].get_or_insert_with(|| {
            let colour = self.palette.colour(number);
            self.palette.nearest(mix(colour, self.palette.theme.darker_ink(), SHADE))
        })
    }
}

impl Line {
    /// Returns the x of the line's middle at two heights, or at its ends where it does not pass
    /// them.
    fn between(&self, above: f32, below: f32) -> (f32, f32) {
        let (along, across) = (self.to.0 - self.from.0, self.to.1 - self.from.1);
        if across.abs() < 1.0 {
            return (self.from.0, self.to.0);
        }
        let at =
            |height: f32| self.from.0 + along * ((height - self.from.1) / across).clamp(0.0, 1.0);
        (at(above), at(below))
    }

    /// Returns how much of the pixel around this point the line covers: 0 to 1 at its soft edge,
    /// outside that range elsewhere.
    fn cover(&self, x: f32, y: f32) -> f32 {
        let (along, across) = (self.to.0 - self.from.0, self.to.1 - self.from.1);
        let (dx, dy) = (x - self.from.0, y - self.from.1);
        let length = (along * along + across * across).max(f32::EPSILON);
        let way = ((dx * along + dy * across) / length).clamp(0.0, 1.0);
        let (dx, dy) = (dx - along * way, dy - across * way);
        self.thickness / 2.0 + 0.5 - (dx * dx + dy * dy).sqrt()
    }
}

/// The pixels from one coordinate to another and `reach` further both ways, as far as the picture goes.
fn span(one: f32, other: f32, reach: f32, end: usize) -> Range<usize> {
    let from = (one.min(other) - reach).max(0.0) as usize;
    let to = (one.max(other) + reach).max(0.0) as usize + 1;
    from.min(end)..to.min(end)
}
