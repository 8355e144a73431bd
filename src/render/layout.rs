//! Measures of a grid's picture in pixels, computed from the board alone.

use super::letters::Letters;
use crate::game::Grid;

/// No picture is larger, either way.
pub(super) const LARGEST: usize = 1600;

/// Pixels that the lines of a usual board share among them.
const USUAL: usize = 720;

/// The space outside the outermost tiles, where the labels stand.
const MARGIN: usize = 40;

/// The height of a row of seats below the board.
pub(super) const STRIP: usize = 64;

/// The radius of a stone, in widths of its tile.
pub(super) const STONE_RADIUS: f32 = 0.447;

/// The size of labels where there is room.
const LABEL: f32 = 29.0;

/// The measures of a grid's picture.
#[derive(Debug, PartialEq)]
pub(super) struct Layout {
    /// The side of the square tile around each crossing; even, so that lines lie in its middle.
    pub(super) cell: usize,
    /// The space left and right of the tiles.
    pub(super) side: usize,
    /// The space above and below them.
    pub(super) end: usize,
    /// The size of the labels' letters.
    pub(super) label: f32,
    columns: usize,
    rows: usize,
}

impl Layout {
    /// Measures a board with so many rows of seats below it: tiles of 40 to 72 pixels, smaller where the picture would pass
    /// [`LARGEST`].
    pub(super) fn of(grid: &Grid, strips: usize, letters: &Letters) -> Self {
        let columns = grid.columns.len();
        let rows = grid.rows.len();
        let widest = |labels: &[String]| {
            labels.iter().map(|text| letters.width(text, LABEL)).fold(1.0, f32::max)
        };
        let side = MARGIN.max(widest(&grid.rows) as usize + 12);
        let cell = usual(grid).min(fitting(side, columns)).min(fitting_above(strips, rows));
        let cell = cell.max(2) / 2 * 2;
        let room = (cell as f32 - 6.0) / widest(&grid.columns);
        let label = (LABEL * room.min(1.0)).min(cell as f32 * 0.8);
        Self { cell, side, end: MARGIN, label, columns, rows }
    }

    /// The width of the picture.
    pub(super) fn width(&self) -> usize {
        2 * self.side + self.columns * self.cell
    }

    /// Returns the height of the board, at which the seats begin.
    pub(super) fn below(&self) -> usize {
        2 * self.end + self.rows * self.cell
    }

    /// The upper left pixel of the tile of a crossing, both counted from 0 at the bottom left.
    pub(super) fn corner(&self, (column, row): (usize, usize)) -> (usize, usize) {
        (self.side + column * self.cell, self.end + (self.rows - 1 - row) * self.cell)
    }

    /// The point where the lines cross.
    pub(super) fn centre(&self, crossing: (usize, usize)) -> (f32, f32) {
        let (x, y) = self.corner(crossing);
        ((x + self.cell / 2) as f32, (y + self.cell / 2) as f32)
    }
}

/// Returns the number of rows of seats below a board where they make its tiles smaller; none where there is room for them.
pub(super) fn crowding(grid: &Grid, strips: usize) -> usize {
    if fitting_above(strips, grid.rows.len()) < usual(grid) { strips } else { 0 }
}

/// Returns the side of a board's tiles where there is room.
fn usual(grid: &Grid) -> usize {
    (USUAL / grid.columns.len().max(grid.rows.len()).max(1)).clamp(40, 72)
}

/// Returns the largest side of so many tiles between two margins.
fn fitting(margin: usize, lines: usize) -> usize {
    LARGEST.saturating_sub(2 * margin) / lines.max(1)
}

/// Returns the largest side of so many tiles above so many rows of seats.
fn fitting_above(strips: usize, rows: usize) -> usize {
    fitting(MARGIN + strips * STRIP / 2, rows)
}
