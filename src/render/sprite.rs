//! Small drawings with soft edges: built once from shapes, then laid on frames of palette numbers.

use super::colour::{Rgb, mix, over};
use super::palette::Palette;
use imageproc::drawing::draw_polygon_mut;
use imageproc::filter::gaussian_blur_f32;
use imageproc::image::{GrayImage, Luma};
use imageproc::point::Point;
use std::sync::atomic::{AtomicU16, Ordering::Relaxed};

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
    /// This much light of its own, and this share of the colour below; and the number that this gave last, for a drawing is
    /// laid on much the same ground again and again.
    Over(Rgb, f32, Given),
}

/// The palette number that a pixel has given over another one, the last time: both in one, so that threads never see halves.
/// Numbers end below 255, so that one with all bits set is none yet.
pub(super) struct Given(AtomicU16);

impl Given {
    fn none() -> Self {
        Self(AtomicU16::new(u16::MAX))
    }

    /// Returns the number over `under`, found now where it is not the last one.
    fn over(&self, under: u8, find: impl FnOnce() -> u8) -> u8 {
        let [last, number] = self.0.load(Relaxed).to_le_bytes();
        if last == under {
            return number;
        }
        let number = find();
        self.0.store(u16::from_le_bytes([under, number]), Relaxed);
        number
    }
}

impl Dot {
    /// Returns a pixel with this light of its own and this share of the colour below. One that covers fully gets its
    /// palette number here, once.
    pub(super) fn of(light: Rgb, rest: f32, palette: &Palette) -> Self {
        match rest {
            rest if rest > 0.995 => Self::Clear,
            rest if rest < 0.005 => Self::Solid(palette.nearest(light)),
            rest => Self::Over(light, rest, Given::none()),
        }
    }

    /// Returns the palette number that the pixel gives over another one.
    pub(super) fn on(&self, under: u8, palette: &Palette) -> u8 {
        match self {
            Self::Clear => under,
            Self::Solid(number) => *number,
            Self::Over(light, rest, given) => {
                let find = || palette.nearest(over(*light, palette.colour(under), *rest));
                given.over(under, find)
            }
        }
    }
}

/// A drawing ready to be laid on a frame.
pub(super) struct Sprite {
    /// Its width in pixels.
    pub(super) width: usize,
    dots: Vec<Dot>,
}

impl Sprite {
    /// Lays the drawing's row `y` on a row of palette numbers, from column `x` on; what falls outside is left out.
    pub(super) fn lay_row(&self, y: usize, row: &mut [u8], x: i32, palette: &Palette) {
        for (column, dot) in self.dots[y * self.width..][..self.width].iter().enumerate() {
            let Some(under) = usize::try_from(x + column as i32).ok().and_then(|x| row.get_mut(x))
            else {
                continue;
            };
            *under = dot.on(*under, palette);
        }
    }

    /// Returns the own light of a pixel and the share of what shines through; none outside of the drawing.
    pub(super) fn light(&self, x: i32, y: i32, palette: &Palette) -> Option<(Rgb, f32)> {
        let column = usize::try_from(x).ok().filter(|x| *x < self.width)?;
        let row = usize::try_from(y).ok()?;
        Some(match self.dots.get(row * self.width + column)? {
            Dot::Clear => ([0.0; 3], 1.0),
            Dot::Solid(number) => (palette.colour(*number), 0.0),
            Dot::Over(light, rest, _) => (*light, *rest),
        })
    }

    /// Its height in pixels.
    pub(super) fn height(&self) -> usize {
        self.dots.len() / self.width.max(1)
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
        let width = self.width;
        for (number, (light, rest)) in self.pixels.iter_mut().enumerate() {
            let (x, y) = (number as u32 % width, number as u32 / width);
            let cover = f32::from(mask.get_pixel(x, y).0[0]) / 255.0 * strength;
            if cover == 0.0 {
                continue;
            }
            *light = mix(*light, colour(x, y), cover);
            *rest *= 1.0 - cover;
        }
        self
    }

    /// The finished drawing.
    pub(super) fn finish(self, palette: &Palette) -> Sprite {
        let dot = |(light, rest)| Dot::of(light, rest, palette);
        Sprite { width: self.width as usize, dots: self.pixels.into_iter().map(dot).collect() }
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
    let middle = (width as f32 / 2.0, height as f32 / 2.0);
    Mask::from_fn(width, height, |x, y| {
        let past = |at: u32, middle: f32, length: f32| {
            (at as f32 + 0.5 - middle).abs() - (length / 2.0 - radius)
        };
        let (right, down) = (past(x, middle.0, wide), past(y, middle.1, high));
        let corner = (right.max(0.0).powi(2) + down.max(0.0).powi(2)).sqrt();
        cover(radius - corner - right.max(down).min(0.0))
    })
}

/// A mask with discs around these points, which are given from the middle; all in pixels.
pub(super) fn discs((width, height): (u32, u32), centres: &[(f32, f32)], radius: f32) -> Mask {
    Mask::from_fn(width, height, |x, y| {
        let (x, y) = (x as f32 + 0.5 - width as f32 / 2.0, y as f32 + 0.5 - height as f32 / 2.0);
        let far = |(right, down): &(f32, f32)| ((x - right).powi(2) + (y - down).powi(2)).sqrt();
        cover(radius - centres.iter().map(far).fold(f32::MAX, f32::min))
    })
}

/// Returns the coverage of a pixel whose middle is so far inside an edge.
fn cover(inside: f32) -> Luma<u8> {
    Luma([((inside + 0.5).clamp(0.0, 1.0) * 255.0) as u8])
}

/// Returns the first mask without the second.
pub(super) fn without(mask: &Mask, hole: &Mask) -> Mask {
    Mask::from_fn(mask.width(), mask.height(), |x, y| {
        Luma([mask.get_pixel(x, y).0[0].saturating_sub(hole.get_pixel(x, y).0[0])])
    })
}

/// The mask with its edge spread softly over about twice this many pixels, its outermost ring of pixels left free.
pub(super) fn soft(mask: &Mask, spread: f32) -> Mask {
    let mut blurred = gaussian_blur_f32(mask, spread);
    let right = blurred.width() - 1;
    let bottom = blurred.height() - 1;
    for (x, y, cover) in blurred.enumerate_pixels_mut() {
        if x == 0 || y == 0 || x == right || y == bottom {
            *cover = Luma([0]);
        }
    }
    blurred
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
}
