//! The way of a board of lines from the scene to the picture: of the bands of its template, those are painted that are
//! not kept, or that changed since an earlier picture.

use super::bands::{self, Banding};
use super::caption;
use super::frame::Frame;
use super::grid::{GridTemplate, TemplateKey};
use super::layout::{self, STRIP};
use super::look::Look;
use super::pen::Pen;
use super::strip;
use super::view::View;
use super::{Earlier, Painted, Painter, ThemeCache};
use crate::game::Grid;
use std::borrow::Cow;
use std::ops::Range;

/// A band of a board of lines.
#[derive(PartialEq)]
pub(super) struct KeyedBand {
    /// A hash of all that it shows: bands of one board with the same key look the same.
    key: u64,
    /// Its rows of pixels.
    rows: Range<usize>,
}

/// Returns the rows of pixels in which two pictures so many pixels high may differ, from the top. What lies below their
/// bands may have changed, and anything where one has other bands or none.
pub(super) fn differing(before: &[KeyedBand], bands: &[KeyedBand], height: usize) -> Vec<usize> {
    let Some(last) = bands.last().filter(|_| before.len() == bands.len()) else {
        return (0..height).collect();
    };
    let pairs = before.iter().zip(bands).filter(|(one, other)| one != other);
    let rows = pairs.flat_map(|(_, band)| band.rows.clone());
    rows.chain(last.rows.end..height).collect()
}

impl Painter {
    /// Returns a board of lines as a PNG; only those of its bands are painted that are not kept.
    pub(super) fn png_of_lines(&self, (view, look): (&View, &Look), grid: &Grid) -> Vec<u8> {
        let theme = self.theme(look.theme);
        let pen = Pen { letters: &self.letters, palette: &theme.palette };
        let png = |template: &GridTemplate| {
            if !template.has_bands() {
                let (frame, bands) = self.paint_on(None, template, view, look, pen);
                let (banding, palette) = (Banding::default(), pen.palette);
                return self.finished(Painted { frame, bands, banding, palette }, look);
            }
            let plan = template.plan(view, look);
            let (width, height) = template.size(strip::rows(&view.scene, look));
            let paint = |frame: &mut Frame, missing: &[bool]| {
                template.paint(frame, &plan, missing, pen);
            };
            let board = (width, template.below());
            let mut bands = self.bands.of_keys(&plan.keys, board, template.bands(), paint);
            let mut below = Frame::blank((width, height - template.below()));
            self.paint_strips(theme, (view, look), pen, &mut below, (0, false));
            below.extend(
                &caption::draw(pen, &look.caption, width)
                    .unwrap_or(Frame::of_rows(&vec![0; width], 0)),
            );
            bands.extend(self.bands.of_frame(&below, Banding::of_rows(0, STRIP)));
            bands::file((width, template.below() + below.height), pen.palette, &bands)
        };
        self.with_template(theme, (view, look), grid, png)
    }

    /// Paints a board of lines and the seats below it, on an earlier picture if there is one.
    pub(super) fn paint_lines(
        &self,
        earlier: Option<Earlier>,
        (view, look): (&View, &Look),
        grid: &Grid,
    ) -> Painted<'_> {
        let theme = self.theme(look.theme);
        let palette = &theme.palette;
        let pen = Pen { letters: &self.letters, palette };
        let paint = |template: &GridTemplate| self.paint_on(earlier, template, view, look, pen);
        let (frame, bands) = self.with_template(theme, (view, look), grid, paint);
        Painted { frame, bands, banding: Banding::default(), palette }
    }

    /// Hands over the template of a view's grid.
    fn with_template<R>(
        &self,
        theme: &ThemeCache,
        (view, look): (&View, &Look),
        grid: &Grid,
        read: impl FnOnce(&GridTemplate) -> R,
    ) -> R {
        let pen = Pen { letters: &self.letters, palette: &theme.palette };
        let make =
            |key: &TemplateKey| GridTemplate::new(look.theme, key, pen, |side| theme.pieces(side));
        // Boards with the same labels share a template.
        let grid = match grid.may_lack_i {
            true => Cow::Owned(Grid { may_lack_i: false, ..grid.clone() }),
            false => Cow::Borrowed(grid),
        };
        let (edges, grain) = (view.edges, view.grain);
        let strips = layout::crowding(&grid, strip::rows(&view.scene, look));
        let is = |key: &TemplateKey| {
            (&key.0, key.1, key.2, key.3) == (grid.as_ref(), edges, grain, strips)
        };
        let key = || (grid.clone().into_owned(), edges, grain, strips);
        let read = theme.templates.with_like(is, key, make, read);
        self.drop_surplus();
        read
    }

    /// Paints a board of lines and the seats below it, and returns its bands.
    fn paint_on(
        &self,
        earlier: Option<Earlier>,
        template: &GridTemplate,
        view: &View,
        look: &Look,
        pen: Pen,
    ) -> (Frame, Vec<KeyedBand>) {
        let plan = template.plan(view, look);
        let size = template.size(strip::rows(&view.scene, look));
        // Without bands of their own parts of the picture are not told apart.
        let keyed = plan.keys.iter().zip(template.bands()).filter(|_| template.has_bands());
        let bands: Vec<KeyedBand> =
            keyed.map(|(key, rows)| KeyedBand { key: *key, rows }).collect();
        let fits = |(frame, before): &Earlier| {
            (frame.width, frame.height) == size && before.len() == bands.len() && !bands.is_empty()
        };
        let (mut frame, wanted) = match earlier.filter(fits) {
            Some((frame, before)) => {
                let pairs = before.iter().zip(&bands).enumerate();
                (frame, pairs.map(|(band, (one, other))| band == 0 || one != other).collect())
            }
            None => (Frame::blank(size), vec![true; plan.keys.len()]),
        };
        template.paint(&mut frame, &plan, &wanted, pen);
        let theme = self.theme(look.theme);
        self.paint_strips(theme, (view, look), pen, &mut frame, (template.below(), false));
        (frame, bands)
    }
}
