//! Drawing of an empty grid: ground, lines, star points and the names of columns and rows.

use super::frame::{Frame, Line};
use super::layout::Layout;
use super::pen::{Ink, Pen};
use super::stones;
use super::view::Edges;
use super::wood::Grain;
use crate::game::{Grid, Spot};
use std::collections::BTreeMap;

/// A label with the ground around it, and where it lies in the picture.
pub(super) type Label = (Frame, (usize, usize));

/// Pixels at the picture's edge that labels leave to its rim.
pub(super) const RIM: usize = 3;

/// Draws an empty board.
pub(super) struct EmptyBoard<'a> {
    pub(super) grid: &'a Grid,
    pub(super) edges: Edges,
    pub(super) grain: Grain,
    pub(super) layout: &'a Layout,
    pub(super) pen: Pen<'a>,
}

impl EmptyBoard<'_> {
    /// Draws ground, lines, stars and labels.
    pub(super) fn draw(&self) -> Frame {
        let palette = self.pen.palette;
        let ground = self.grain.of_columns(0..self.layout.width(), palette);
        let mut frame = Frame::of_rows(&ground, self.layout.below());
        frame.rim(palette);
        self.lines(&mut frame);
        let star = stones::star(self.layout.cell as u32, palette);
        let spots = self.grid.columns.len() * self.grid.rows.len();
        for spot in self.grid.stars.iter().filter(|spot| usize::from(spot.0) < spots) {
            let (x, y) = self.layout.corner(self.grid.crossing(*spot));
            frame.lay(&star, (x as i32, y as i32), palette);
        }
        self.labels(&mut frame);
        frame
    }

    /// Draws the lines, from edge to edge, or a little past the outermost crossings where the board has no edge. The
    /// edges are drawn last, over the ends of the others.
    fn lines(&self, frame: &mut Frame) {
        let columns = self.grid.columns.len();
        let rows = self.grid.rows.len();
        let Edges { left, right, bottom, top } = self.edges;
        let upright = |column: usize| (left && column == 0) || (right && column + 1 == columns);
        let level = |row: usize| (top && row == 0) || (bottom && row + 1 == rows);
        for edge in [false, true] {
            let theme = &self.pen.palette.theme;
            let number = self.pen.palette.nearest(if edge { theme.ink } else { theme.line });
            for column in (0..columns).filter(|column| upright(*column) == edge) {
                self.upright(frame, column, number);
            }
            for row in (0..rows).filter(|row| level(*row) == edge) {
                self.level(frame, row, number);
            }
        }
    }

    /// Returns the thickness of a line and its offset in a tile.
    fn thick(&self) -> (usize, usize) {
        let thick = if self.layout.cell < 24 { 1 } else { 2 };
        (thick, self.layout.cell / 2 - thick / 2)
    }

    /// Draws the line of a column, counted from the left.
    fn upright(&self, frame: &mut Frame, column: usize, number: u8) {
        let ((thick, middle), cell) = (self.thick(), self.layout.cell);
        let (from, to) = self.ends(self.edges.top, self.edges.bottom, self.grid.rows.len());
        let corner = (self.layout.side + column * cell + middle, self.layout.end + from);
        frame.fill(corner, (thick, to.saturating_sub(from)), number);
    }

    /// Draws the line of a row, counted from the top.
    fn level(&self, frame: &mut Frame, row: usize, number: u8) {
        let ((thick, middle), cell) = (self.thick(), self.layout.cell);
        let (from, to) = self.ends(self.edges.left, self.edges.right, self.grid.columns.len());
        let corner = (self.layout.side + from, self.layout.end + row * cell + middle);
        frame.fill(corner, (to.saturating_sub(from), thick), number);
    }

    /// Returns both ends of a line through so many tiles; `first` and `last` tell if the board ends
    /// there.
    fn ends(&self, first: bool, last: bool, tiles: usize) -> (usize, usize) {
        let (thick, middle) = self.thick();
        let cell = self.layout.cell;
        let open = self.layout.cell / 6;
        let end = (tiles * cell).saturating_sub(if last { cell - middle - thick } else { open });
        (if first { middle } else { open }, end)
    }

    /// Writes the names of columns and rows on all four sides.
    fn labels(&self, frame: &mut Frame) {
        let layout = self.layout;
        let right = layout.width() as f32;
        let bottom = layout.below() as f32;
        let side = layout.side as f32 * 0.54;
        let end = layout.end as f32 * 0.54;
        let ink = Ink { size: layout.label, colour: self.pen.palette.theme.ink };
        let mut write = |text: &str, at| self.pen.centred(frame, text, ink, at);
        for (column, text) in self.grid.columns.iter().enumerate() {
            let x = layout.side as f32 + (column as f32 + 0.5) * layout.cell as f32;
            write(text, (x, end));
            write(text, (x, bottom - end));
        }
        for (row, text) in self.grid.rows.iter().rev().enumerate() {
            let y = layout.end as f32 + (row as f32 + 0.5) * layout.cell as f32;
            write(text, (side, y));
            write(text, (right - side, y));
        }
    }

    /// Draws both labels of a column bold: light on a plate of ink.
    pub(super) fn bold_column(&self, column: usize) -> [Label; 2] {
        let layout = self.layout;
        let text = &self.grid.columns[column];
        let size = (layout.cell, layout.end.saturating_sub(RIM));
        let x = layout.side + column * layout.cell;
        let middle = layout.end as f32 * 0.54;
        [(RIM, middle), (layout.below() - layout.end, layout.below() as f32 - middle)]
            .map(|(y, middle)| (self.bold(text, (x, size.0, size.1), middle - y as f32), (x, y)))
    }

    /// Draws both labels of a row bold.
    pub(super) fn bold_row(&self, row: usize) -> [Label; 2] {
        let layout = self.layout;
        let text = &self.grid.rows[row];
        let size = (layout.side.saturating_sub(RIM), layout.cell);
        let y = layout.end + (self.grid.rows.len() - 1 - row) * layout.cell;
        let middle = size.1 as f32 / 2.0;
        [RIM, layout.width() - layout.side]
            .map(|x| (self.bold(text, (x, size.0, size.1), middle), (x, y)))
    }

    /// Draws a bold label on the ground of a part of the picture: its left edge and its size are given, and the middle of
    /// the label from the upper edge.
    fn bold(&self, text: &str, (x, width, height): (usize, usize, usize), middle: f32) -> Frame {
        let Pen { letters, palette } = self.pen;
        let ground = self.grain.of_columns(x..x + width, palette);
        let mut frame = Frame::of_rows(&ground, height);
        let size = self.layout.label;
        let theme = &palette.theme;
        let wide = (letters.width(text, size) + size * 0.4).max(size).min(width as f32);
        let across = width as f32 / 2.0;
        let thickness = (size * 1.05).min(height as f32);
        let reach = ((wide - thickness) / 2.0).max(0.0);
        let line = Line { from: (across - reach, middle), to: (across + reach, middle), thickness };
        frame.draw(&line, theme.ink, palette);
        let ink = Ink { size, colour: theme.plain() };
        self.pen.centred(&mut frame, text, ink, (across, middle));
        frame
    }
}

/// Returns for each spot the number of its bare tile. Those of a column with the same lines and the same star are the same
/// picture, since the grain runs upright.
pub(super) fn grounds(grid: &Grid) -> Vec<usize> {
    let columns = grid.columns.len();
    let rows = grid.rows.len();
    let mut numbers = BTreeMap::new();
    let mut number = |spot: usize| {
        let column = spot % columns;
        let row = spot / columns;
        let ends = (row == 0, row + 1 == rows);
        let next = numbers.len();
        *numbers.entry((column, ends, grid.stars.contains(&Spot(spot as u16)))).or_insert(next)
    };
    (0..columns * rows).map(&mut number).collect()
}
