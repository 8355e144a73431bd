//! Pictures of boards of crossing lines: every look of every crossing is a tile that is drawn once; a picture is
//! copies of tiles on a copy of the empty board.

use super::frame::{Frame, Line};
use super::layout::Layout;
use super::letters::{Letters, capitals};
use super::palette::{INK, LINE, Palette};
use super::stones::{self, OCCUPANTS, Pieces};
use super::wood;
use crate::game::{Colour, Grid, Mark, MarkKind, Scene, Spot, Stroke};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// How many looks a crossing has: what lies there, whether it is the last, whether it is of a winning line.
const LOOKS: usize = OCCUPANTS * 4;

/// What one crossing shows.
#[derive(Clone, Copy, Default, PartialEq)]
struct Look {
    stone: Option<Colour>,
    last: bool,
    win: bool,
}

impl Look {
    /// Its number, below [`LOOKS`].
    fn number(self) -> usize {
        stones::occupant(self.stone) * 4 + usize::from(self.last) * 2 + usize::from(self.win)
    }
}

/// A board ready to be painted with whatever lies on it.
pub(super) struct Plank {
    /// The board this was made for.
    pub(super) grid: Grid,
    layout: Layout,
    empty: Frame,
    pieces: Arc<Pieces>,
    /// For each spot the number of its bare tile; spots with the same one share all their tiles.
    grounds: Vec<usize>,
    /// The tiles drawn so far, [`LOOKS`] for each bare one.
    tiles: Vec<OnceLock<Frame>>,
}

impl Plank {
    /// Draws the empty board. `pieces` gives the stones for tiles of a size.
    pub(super) fn new(grid: &Grid, letters: &Letters, palette: &Palette, pieces: impl Fn(u32) -> Arc<Pieces>) -> Self {
        let layout = Layout::of(grid, letters);
        let empty = Draught { grid, layout: &layout, palette }.draw(letters);
        let pieces = pieces(layout.cell as u32);
        let grounds = grounds(grid);
        let bare = grounds.iter().max().map_or(0, |most| most + 1);
        let tiles = (0..bare * LOOKS).map(|_| OnceLock::new()).collect();
        Self { grid: grid.clone(), layout, empty, pieces, grounds, tiles }
    }

    /// Paints a scene on this board.
    pub(super) fn paint(&self, scene: &Scene, palette: &Palette) -> Frame {
        let mut frame = self.empty.clone();
        let looks = self.looks(scene);
        for (spot, look) in looks.iter().enumerate().filter(|(_, look)| **look != Look::default()) {
            let tile = &self.tiles[self.grounds[spot] * LOOKS + look.number()];
            frame.copy(tile.get_or_init(|| self.tile(spot, *look, palette)), self.corner(spot));
        }
        for stroke in &scene.strokes {
            self.strike(&mut frame, *stroke, &looks, palette);
        }
        frame
    }

    /// What each spot shows. Spots past the board are passed over.
    fn looks(&self, scene: &Scene) -> Vec<Look> {
        let mut looks = vec![Look::default(); self.grounds.len()];
        for piece in &scene.pieces {
            if let Some(look) = looks.get_mut(usize::from(piece.spot.0)) {
                look.stone = Some(piece.colour);
            }
        }
        for Mark { spot, kind } in &scene.marks {
            match (kind, looks.get_mut(usize::from(spot.0))) {
                (MarkKind::Last, Some(look)) => look.last = true,
                (MarkKind::Win, Some(look)) => look.win = true,
                // Not drawn yet.
                (MarkKind::Taken | MarkKind::Forbidden | MarkKind::Offer(_), Some(_)) | (_, None) => {}
            }
        }
        looks
    }

    fn tile(&self, spot: usize, look: Look, palette: &Palette) -> Frame {
        let mut tile = self.empty.tile(self.corner(spot), self.layout.cell);
        if let Some(colour) = look.stone {
            tile.lay(self.pieces.stone(colour), (0, 0), palette);
        }
        if look.win {
            tile.lay(self.pieces.mark(MarkKind::Win, look.stone), (0, 0), palette);
        }
        if look.last {
            tile.lay(self.pieces.mark(MarkKind::Last, look.stone), (0, 0), palette);
        }
        tile
    }

    /// Draws a stroke over the finished picture; only the last picture of a game has one. The last stone's mark
    /// comes back on top.
    fn strike(&self, frame: &mut Frame, stroke: Stroke, looks: &[Look], palette: &Palette) {
        let (Some(from), Some(to)) = (self.centre(stroke.from), self.centre(stroke.to)) else { return };
        let under = looks[usize::from(stroke.from.0)].stone;
        let thickness = self.layout.cell as f32 * 0.125;
        let casing = Line { from, to, thickness: thickness * 1.8 };
        frame.draw(&casing, stones::casing(under), palette);
        frame.draw(&Line { thickness, ..casing }, stones::mark_colour(MarkKind::Win, under), palette);
        for (spot, look) in looks.iter().enumerate().filter(|(_, look)| look.last) {
            self.mark_again(frame, spot, *look, palette);
        }
    }

    fn mark_again(&self, frame: &mut Frame, spot: usize, look: Look, palette: &Palette) {
        let middle = self.layout.centre(self.grid.crossing(Spot(spot as u16)));
        let thickness = self.layout.cell as f32 * stones::DOT * 2.7;
        frame.draw(&Line { from: middle, to: middle, thickness }, stones::casing(look.stone), palette);
        let (x, y) = self.corner(spot);
        frame.lay(self.pieces.mark(MarkKind::Last, look.stone), (x as i32, y as i32), palette);
    }

    fn corner(&self, spot: usize) -> (usize, usize) {
        self.layout.corner(self.grid.crossing(Spot(spot as u16)))
    }

    fn centre(&self, spot: Spot) -> Option<(f32, f32)> {
        (usize::from(spot.0) < self.grounds.len()).then(|| self.layout.centre(self.grid.crossing(spot)))
    }
}

/// For each spot the number of its bare tile. Those of a column with the same lines and the same star are the same
/// picture, since the grain runs upright.
fn grounds(grid: &Grid) -> Vec<usize> {
    let (columns, rows) = (grid.columns.len(), grid.rows.len());
    let mut numbers = BTreeMap::new();
    let mut number = |spot: usize| {
        let (column, row) = (spot % columns, spot / columns);
        let ends = (grid.edged && row == 0, grid.edged && row + 1 == rows);
        let next = numbers.len();
        *numbers.entry((column, ends, grid.stars.contains(&Spot(spot as u16)))).or_insert(next)
    };
    (0..columns * rows).map(&mut number).collect()
}

/// The drawing of an empty board.
struct Draught<'a> {
    grid: &'a Grid,
    layout: &'a Layout,
    palette: &'a Palette,
}

impl Draught<'_> {
    fn draw(&self, letters: &Letters) -> Frame {
        let mut frame = Frame::of_rows(&wood::grain(self.layout.width()), self.layout.height());
        frame.rim(self.palette);
        self.lines(&mut frame);
        let star = stones::star(self.layout.cell as u32, self.palette);
        let spots = self.grid.columns.len() * self.grid.rows.len();
        for spot in self.grid.stars.iter().filter(|spot| usize::from(spot.0) < spots) {
            let (x, y) = self.layout.corner(self.grid.crossing(*spot));
            frame.lay(&star, (x as i32, y as i32), self.palette);
        }
        self.labels(&mut frame, letters);
        frame
    }

    /// The lines, from edge to edge, or past the outermost crossings where the board has no edge. The edges are drawn
    /// last, over the ends of the others.
    fn lines(&self, frame: &mut Frame) {
        let (columns, rows) = (self.grid.columns.len(), self.grid.rows.len());
        let outermost = |line: usize, lines: usize| self.grid.edged && (line == 0 || line + 1 == lines);
        for edge in [false, true] {
            let number = self.palette.nearest(if edge { INK } else { LINE });
            for column in (0..columns).filter(|column| outermost(*column, columns) == edge) {
                self.line(frame, (column, 0), (0, rows), number);
            }
            for row in (0..rows).filter(|row| outermost(*row, rows) == edge) {
                self.line(frame, (0, row), (columns, 0), number);
            }
        }
    }

    /// The line that begins in a tile, counted from the top left, and goes through as many tiles right or down.
    fn line(&self, frame: &mut Frame, (column, row): (usize, usize), (right, down): (usize, usize), number: u8) {
        let cell = self.layout.cell;
        let thick = if cell < 24 { 1 } else { 2 };
        let middle = cell / 2 - thick / 2;
        let (short, reach) = if self.grid.edged { (middle, cell - thick) } else { (0, 0) };
        let along = |tiles: usize| if tiles == 0 { (middle, thick) } else { (short, tiles * cell - reach) };
        let ((x, width), (y, height)) = (along(right), along(down));
        frame.fill((self.layout.side + column * cell + x, self.layout.end + row * cell + y), (width, height), number);
    }

    /// The names of columns and rows, on all four sides.
    fn labels(&self, frame: &mut Frame, letters: &Letters) {
        let (right, bottom) = (self.layout.width() as f32, self.layout.height() as f32);
        let (side, end) = (self.layout.side as f32 * 0.54, self.layout.end as f32 * 0.54);
        let mut write = |text: &str, (x, y): (f32, f32)| {
            let sprite = letters.sprite(text, self.layout.label, INK, self.palette);
            let corner = (x - sprite.width as f32 / 2.0, y - capitals(self.layout.label) / 2.0 - 1.0);
            frame.lay(&sprite, (corner.0.round() as i32, corner.1.round() as i32), self.palette);
        };
        for (column, text) in self.grid.columns.iter().enumerate() {
            let x = self.layout.side as f32 + (column as f32 + 0.5) * self.layout.cell as f32;
            write(text, (x, end));
            write(text, (x, bottom - end));
        }
        for (row, text) in self.grid.rows.iter().rev().enumerate() {
            let y = self.layout.end as f32 + (row as f32 + 0.5) * self.layout.cell as f32;
            write(text, (side, y));
            write(text, (right - side, y));
        }
    }
}
