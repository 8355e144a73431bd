//! Small drawings with soft edges: built once from shapes, then laid on frames of palette numbers.

use super::colour::{Rgb, mix, over};
use super::palette::Palette;
use imageproc::drawing::draw_polygon_mut;
use imageproc::image::{GrayImage, Luma};
use imageproc::point::Point;
use std::collections::HashMap;
use std::f32::consts::PI;
use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// Factor by which shapes are drawn finer than the picture before they are averaged down, each way.
const FINE: u32 = 8;

/// A shape as coverage of each pixel, 0–255.
pub(super) type Mask = GrayImage;

/// One pixel of a drawing.
pub(super) enum Dot {
    /// Transparent.
    Clear,
    /// This palette number, opaque.
    Solid(u8),
    /// Something of the colour below shines through.
    Over(Soft),
}

impl Dot {
    /// Returns a pixel with this light of its own and this share of the colour below. One that covers fully gets its
    /// palette number here, once.
    pub(super) fn of(light: Rgb, rest: f32, palette: &Palette) -> Self {
        match rest {
            rest if rest > 0.995 => Self::Clear,
            rest if rest < 0.005 => Self::Solid(palette.nearest(light)),
            rest => Self::Over(Soft { light, rest }),
        }
    }

    /// Returns the palette number that the pixel gives over another one.
    pub(super) fn on(&self, under: u8, palette: &Palette) -> u8 {
        match self {
            Self::Clear => under,
            Self::Solid(number) => *number,
            Self::Over(soft) => soft.on(under, palette),
        }
    }
}

/// Content of a pixel through which the colour below is seen.
pub(super) struct Soft {
    /// Its own light.
    light: Rgb,
    /// The share of the colour below.
    rest: f32,
}

impl Soft {
    /// Returns the palette number that the pixel gives over another one.
    fn on(&self, under: u8, palette: &Palette) -> u8 {
        palette.nearest(over(self.light, palette.colour(under), self.rest))
    }
}

/// The number of a pixel of a drawing that is not opaque; palettes leave it free.
const THROUGH: u8 = 255;

/// A drawing ready to be laid on a frame.
pub(super) struct Sprite {
    /// Its width in pixels.
    pub(super) width: usize,
    /// The palette numbers of opaque pixels, and [`THROUGH`].
    numbers: Vec<u8>,
    /// The pixels that are neither opaque nor transparent, row by row: their columns and their kinds.
    soft: Vec<(usize, usize)>,
    /// For each row the number of those in it and above.
    ends: Vec<usize>,
    /// The different contents of those pixels. A shadow has the same ones again and again.
    kinds: Vec<Soft>,
    /// For each kind the number that it gives over each other one, once that is known, for a drawing is laid on much the
    /// same grounds again and again; [`THROUGH`] before.
    given: Vec<AtomicU8>,
}

/// Number of palette numbers.
const NUMBERS: usize = 1 << u8::BITS;

impl Sprite {
    /// Lays the drawing's row `y` on a row of palette numbers, from column `x` on; what falls outside is left out.
    pub(super) fn lay_row(&self, y: usize, row: &mut [u8], x: i32, palette: &Palette) {
        let (left, first) = (usize::try_from(x).unwrap_or(0), usize::try_from(-x).unwrap_or(0));
        let left = left.min(row.len());
        let row = &mut row[left..];
        let numbers = &self.numbers[y * self.width..][first.min(self.width)..self.width];
        for (under, number) in row.iter_mut().zip(numbers) {
            *under = if *number == THROUGH { *under } else { *number };
        }
        for (column, kind) in self.soft_of_row(y) {
            if let Some(under) = column.checked_sub(first).and_then(|column| row.get_mut(column)) {
                *under = self.over(*kind, *under, palette);
            }
        }
    }

    /// Returns the number that pixels of a kind give over another one.
    fn over(&self, kind: usize, under: u8, palette: &Palette) -> u8 {
        let given = &self.given[kind * NUMBERS + usize::from(under)];
        match given.load(Relaxed) {
            THROUGH => {
                let number = self.kinds[kind].on(under, palette);
                given.store(number, Relaxed);
                number
            }
            number => number,
        }
    }

    /// Returns the own light of a pixel and the share of what shines through; none outside of the drawing.
    pub(super) fn light(&self, x: i32, y: i32, palette: &Palette) -> Option<(Rgb, f32)> {
        let column = usize::try_from(x).ok().filter(|x| *x < self.width)?;
        let row = usize::try_from(y).ok().filter(|y| *y < self.height())?;
        let number = self.numbers[row * self.width + column];
        if number != THROUGH {
            return Some((palette.colour(number), 0.0));
        }
        let soft = self.soft_of_row(row).iter().find(|(own, _)| *own == column);
        let soft = soft.map(|(_, kind)| &self.kinds[*kind]);
        Some(soft.map_or(([0.0; 3], 1.0), |soft| (soft.light, soft.rest)))
    }

    /// Returns the bytes that it takes.
    pub(super) fn bytes(&self) -> usize {
        let Self { width: _, numbers, soft, ends, kinds, given } = self;
        let places = size_of_val(&soft[..]) + size_of_val(&ends[..]);
        places + size_of_val(&kinds[..]) + numbers.len() + given.len()
    }

    /// Its height in pixels.
    pub(super) fn height(&self) -> usize {
        self.ends.len()
    }

    fn soft_of_row(&self, y: usize) -> &[(usize, usize)] {
        let first = y.checked_sub(1).map_or(0, |above| self.ends[above]);
        &self.soft[first..self.ends[y]]
    }
}

/// Returns the bytes that a drawing takes, once it is made.
pub(super) fn bytes_of(drawing: &OnceLock<Sprite>) -> usize {
    drawing.get().map_or(0, Sprite::bytes)
}

/// The different contents of soft pixels, by their bits.
#[derive(Default)]
struct Kinds {
    all: Vec<Soft>,
    numbers: HashMap<[u32; 4], usize>,
}

impl Kinds {
    /// Returns the number of a content, which is added if it is new.
    fn number(&mut self, soft: Soft) -> usize {
        let [red, green, blue] = soft.light;
        let bits = [red, green, blue, soft.rest].map(f32::to_bits);
        *self.numbers.entry(bits).or_insert_with(|| {
            self.all.push(soft);
            self.all.len() - 1
        })
    }
}

/// A drawing in the making: layers of colour, each laid over the ones before.
pub(super) struct Sketch {
    width: u32,
    /// Own light and the share of what shines through.
    pixels: Vec<(Rgb, f32)>,
}

impl Sketch {
    /// Nothing yet.
    pub(super) fn new(width: u32, height: u32) -> Self {
        Self { width, pixels: vec![([0.0; 3], 1.0); (width * height) as usize] }
    }

    /// Lays a colour, given for each pixel, where the mask covers, at most as strongly as `strength` (0–1).
    pub(super) fn lay(
        mut self,
        mask: &Mask,
        strength: f32,
        colour: impl Fn(u32, u32) -> Rgb,
    ) -> Self {
        let width = self.width.max(1) as usize;
        let rows = self.pixels.chunks_exact_mut(width).zip(mask.chunks_exact(width));
        for (y, (pixels, covers)) in (0..).zip(rows) {
            for (x, ((light, rest), cover)) in (0..).zip(pixels.iter_mut().zip(covers)) {
                if *cover > 0 {
                    let cover = f32::from(*cover) / 255.0 * strength;
                    *light = mix(*light, colour(x, y), cover);
                    *rest *= 1.0 - cover;
                }
            }
        }
        self
    }

    /// The finished drawing.
    pub(super) fn finish(self, palette: &Palette) -> Sprite {
        let width = self.width as usize;
        let mut numbers = Vec::with_capacity(self.pixels.len());
        let (mut soft, mut ends, mut kinds) = (Vec::new(), Vec::new(), Kinds::default());
        for row in self.pixels.chunks_exact(width.max(1)) {
            for (column, (light, rest)) in row.iter().enumerate() {
                let number = match Dot::of(*light, *rest, palette) {
                    Dot::Solid(number) => number,
                    Dot::Clear => THROUGH,
                    Dot::Over(own) => {
                        soft.push((column, kinds.number(own)));
                        THROUGH
                    }
                };
                numbers.push(number);
            }
            ends.push(soft.len());
        }
        let given = (0..kinds.all.len() * NUMBERS).map(|_| AtomicU8::new(THROUGH)).collect();
        Sprite { width, numbers, soft, ends, kinds: kinds.all, given }
    }
}

/// A square mask with a disc around its middle, moved down by `drop`; all in pixels.
pub(super) fn disc(side: u32, radius: f32, drop: f32) -> Mask {
    let middle = (side * FINE / 2) as i32;
    let reaches = reaches(fine_length(radius));
    // Fine pixels of each pixel that are covered.
    let mut counts = vec![0_u16; (side * side) as usize];
    let fine_rows = (0..).map(|row| row - middle - fine_length(drop)).take((side * FINE) as usize);
    for (row, off) in fine_rows.enumerate() {
        let Some(reach) = reaches.get(off.unsigned_abs() as usize) else { continue };
        let end = (side * FINE) as i32;
        let span = (middle - reach).clamp(0, end) as u32..(middle + reach + 1).clamp(0, end) as u32;
        let first = row / FINE as usize * side as usize;
        for (at, count) in (0..).zip(&mut counts[first..first + side as usize]) {
            let pixel = at * FINE..(at + 1) * FINE;
            let covered = span.end.min(pixel.end).saturating_sub(span.start.max(pixel.start));
            *count += covered as u16;
        }
    }
    let cover = |count: u16| average(u32::from(count) * 255);
    let covers = counts.into_iter().map(cover).collect();
    Mask::from_raw(side, side, covers).expect("there is a count for each pixel")
}

/// Returns how far a disc of this radius reaches to both sides of its middle in the rows 0, 1, 2 … from there: J. Bresenham's
/// circle, "A linear algorithm for incremental digital display of circular arcs", 1977.
fn reaches(radius: i32) -> Vec<i32> {
    let mut reaches = vec![0; (radius + 1).max(0) as usize];
    let (mut x, mut y, mut off) = (0, radius, 1 - radius);
    while x <= y {
        for (row, reach) in [(y, x), (x, y)] {
            let own = &mut reaches[row as usize];
            *own = reach.max(*own);
        }
        x += 1;
        if off >= 0 {
            y -= 1;
            off -= 2 * y;
        }
        off += 2 * x + 1;
    }
    reaches
}

/// A square mask with a ring around its middle; both radii in pixels.
pub(super) fn ring(side: u32, outer: f32, inner: f32) -> Mask {
    without(&disc(side, outer, 0.0), &disc(side, inner, 0.0))
}

/// A square mask with a filled shape; its corners are given from the middle, in pixels.
pub(super) fn polygon(side: u32, corners: &[(f32, f32)]) -> Mask {
    let mut fine = GrayImage::new(side * FINE, side * FINE);
    let middle = (side * FINE / 2) as i32;
    let corner =
        |(x, y): &(f32, f32)| Point::new(middle + fine_length(*x), middle + fine_length(*y));
    draw_polygon_mut(&mut fine, &corners.iter().map(corner).collect::<Vec<_>>(), Luma([255]));
    coarse(&fine, side)
}

/// A mask with a rectangle with round corners around its middle; all in pixels.
pub(super) fn slab((width, height): (u32, u32), (wide, high): (f32, f32), radius: f32) -> Mask {
    // Distance of each column, and each row, past the beginning of the corners.
    let past = |pixels: u32, length: f32| {
        let middle = pixels as f32 / 2.0;
        (0..pixels).map(move |at| (at as f32 + 0.5 - middle).abs() - (length / 2.0 - radius))
    };
    let columns: Vec<f32> = past(width, wide).collect();
    let between: Vec<u8> = columns.iter().map(|right| cover(radius - right)).collect();
    let mut covers = Vec::with_capacity((width * height) as usize);
    for down in past(height, high) {
        let row = covers.len();
        // The nearer edge counts outside of the corners: there it covers less.
        let own = cover(radius - down);
        covers.extend(between.iter().map(|cover| own.min(*cover)));
        if down > 0.0 {
            for (cover_of, right) in covers[row..].iter_mut().zip(&columns) {
                if *right > 0.0 {
                    *cover_of = cover(radius - (right.powi(2) + down.powi(2)).sqrt());
                }
            }
        }
    }
    Mask::from_raw(width, height, covers).expect("there is a cover for each pixel")
}

/// A mask with discs around these points, which are given from the middle; all in pixels.
pub(super) fn discs((width, height): (u32, u32), centres: &[(f32, f32)], radius: f32) -> Mask {
    let mut covers = vec![0; (width * height) as usize];
    let middle = (width as f32 / 2.0, height as f32 / 2.0);
    for (right, down) in centres {
        let rows = reached(middle.1 + down, radius, height);
        let columns = reached(middle.0 + right, radius, width);
        for y in rows {
            let below = (y as f32 + 0.5 - middle.1 - down).powi(2);
            let row = &mut covers[y * width as usize..][columns.clone()];
            for (own, x) in row.iter_mut().zip(columns.clone()) {
                let far = ((x as f32 + 0.5 - middle.0 - right).powi(2) + below).sqrt();
                *own = cover(radius - far).max(*own);
            }
        }
    }
    Mask::from_raw(width, height, covers).expect("there is a cover for each pixel")
}

/// Returns the pixels of a row or a column that a disc around this point can cover, of so many.
fn reached(middle: f32, radius: f32, pixels: u32) -> Range<usize> {
    let end = |at: f32| (at.max(0.0) as usize).min(pixels as usize);
    end(middle - radius - 1.0)..end(middle + radius + 2.0)
}

/// Returns the coverage of a pixel whose middle is so far inside an edge.
#[inline]
fn cover(inside: f32) -> u8 {
    match inside + 0.5 {
        1.0.. => 255,
        cover if cover > 0.0 => (cover * 255.0) as u8,
        _ => 0,
    }
}

/// Returns the first mask without the second.
pub(super) fn without(mask: &Mask, hole: &Mask) -> Mask {
    let mut rest = mask.clone();
    rest.iter_mut().zip(hole.iter()).for_each(|(own, hole)| *own = own.saturating_sub(*hole));
    rest
}

/// The mask with its edge spread softly over about twice this many pixels, its outermost ring of pixels left free.
pub(super) fn soft(mask: &Mask, spread: f32) -> Mask {
    let mut blurred = blurred(mask, spread);
    let right = blurred.width() - 1;
    let bottom = blurred.height() - 1;
    for (x, y, cover) in blurred.enumerate_pixels_mut() {
        if x == 0 || y == 0 || x == right || y == bottom {
            *cover = Luma([0]);
        }
    }
    blurred
}

/// Returns a mask blurred by Gauss's curve of this standard deviation, first along its rows and then along its columns.
/// Past an edge it goes on as at the edge.
fn blurred(mask: &Mask, spread: f32) -> Mask {
    let weights = weights(spread);
    let (width, height) = (mask.width() as usize, mask.height() as usize);
    let reach = weights.len() / 2;
    let mut along = Vec::with_capacity(width * height);
    let mut longer = vec![0; width + 2 * reach];
    for row in mask.chunks_exact(width.max(1)) {
        longer[..reach].fill(row[0]);
        longer[reach..][..width].copy_from_slice(row);
        longer[reach + width..].fill(row[width - 1]);
        along.extend(weighed(&weights, width, |number| &longer[number..]));
    }
    let mut across = Vec::with_capacity(width * height);
    for y in 0..height {
        let row = |number: usize| (y + number).saturating_sub(reach).min(height - 1) * width;
        across.extend(weighed(&weights, width, |number| &along[row(number)..]));
    }
    Mask::from_raw(width as u32, height as u32, across).expect("there is a cover for each pixel")
}

/// Returns the sum of so many covers, each times its weight, for each pixel of a row.
fn weighed<'a>(
    weights: &[f32],
    width: usize,
    covers: impl Fn(usize) -> &'a [u8],
) -> impl Iterator<Item = u8> {
    let mut sums = vec![0.0; width];
    for (number, weight) in weights.iter().enumerate() {
        for (sum, cover) in sums.iter_mut().zip(covers(number)) {
            *sum += f32::from(*cover) * weight;
        }
    }
    sums.into_iter().map(|sum| sum as u8)
}

/// Returns Gauss's curve of this standard deviation, as far as twice that to both sides; all sum up to 1.
fn weights(spread: f32) -> Vec<f32> {
    let reach = (2.0 * spread).ceil();
    let height = (spread * (2.0 * PI).sqrt()).recip();
    let curve = |at: f32| height * (-at.powi(2) / (2.0 * spread.powi(2))).exp();
    let weights: Vec<f32> = (0..=2 * reach as u32).map(|at| curve(at as f32 - reach)).collect();
    let sum: f32 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}

fn fine_length(pixels: f32) -> i32 {
    (pixels * FINE as f32).round() as i32
}

/// Returns a mask of so many pixels a side, each the average of its finer ones.
fn coarse(fine: &GrayImage, side: u32) -> Mask {
    let (fine_row, row) = ((side * FINE) as usize, side as usize);
    let mut sums = vec![0_u32; row * row];
    for (number, pixels) in fine.as_raw().chunks_exact(fine_row).enumerate() {
        let own = &mut sums[number / FINE as usize * row..][..row];
        for (sum, pixels) in own.iter_mut().zip(pixels.chunks_exact(FINE as usize)) {
            *sum += pixels.iter().map(|pixel| u32::from(*pixel)).sum::<u32>();
        }
    }
    Mask::from_raw(side, side, sums.into_iter().map(average).collect())
        .expect("there is a sum for each pixel")
}

/// Returns the rounded average of a pixel's finer ones from their sum.
fn average(sum: u32) -> u8 {
    ((sum + FINE * FINE / 2) / (FINE * FINE)) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use imageproc::drawing::draw_filled_circle_mut;
    use imageproc::filter::gaussian_blur_f32;
    use imageproc::image::imageops::thumbnail;

    #[test]
    fn discs_are_those_of_a_finer_picture() {
        for side in [2, 7, 30, 48, 72] {
            for (radius, drop) in [(0.0, 0.0), (0.3, 0.0), (0.45, 0.0), (0.45, 0.1), (0.8, 0.2)] {
                let (radius, drop) = (side as f32 * radius, side as f32 * drop);
                let mut fine = GrayImage::new(side * FINE, side * FINE);
                let middle = (side * FINE / 2) as i32;
                let centre = (middle, middle + fine_length(drop));
                draw_filled_circle_mut(&mut fine, centre, fine_length(radius), Luma([255]));
                assert!(
                    disc(side, radius, drop) == thumbnail(&fine, side, side),
                    "{side} {radius}"
                );
                assert!(coarse(&fine, side) == thumbnail(&fine, side, side), "{side} {radius}");
            }
        }
    }

    #[test]
    fn blurred_masks_are_those_of_imageproc() {
        for side in [8, 30, 48, 90] {
            let size = side as f32;
            for mask in [disc(side, size * 0.45, 1.0), slab((side, side + 4), (size, size), 4.0)] {
                for spread in [0.4, 1.0, size * 0.033, size * 0.05] {
                    let theirs = gaussian_blur_f32(&mask, spread);
                    assert!(blurred(&mask, spread) == theirs, "{side} {spread}");
                }
            }
        }
    }
}
