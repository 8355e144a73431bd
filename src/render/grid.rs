//! Pictures of boards of crossing lines: every look of every crossing is a tile that is drawn once; a picture is
//! copies of tiles on a copy of the empty board.

use super::frame::{Frame, Line};
use super::layout::Layout;
use super::letters::{Letters, capitals};
use super::look::Look;
use super::marks;
use super::palette::{Palette, Rgb};
use super::stones::{self, OCCUPANTS, Pieces};
use super::view::{Edges, View};
use super::wood;
use crate::game::{Colour, Grid, Mark, MarkKind, Scene, Spot, Stroke};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};

/// How many looks a crossing has, but for what is written on it: what lies there, which of four signs it has, whether
/// it is the last, whether it is of a winning line.
const LOOKS: usize = OCCUPANTS * 4 * 4;

/// What one crossing shows.
#[derive(Clone, Copy, Default, PartialEq)]
struct Crossing {
    stone: Option<Colour>,
    last: bool,
    win: bool,
    sign: Option<Sign>,
}

/// What is drawn on a crossing beside that.
#[derive(Clone, Copy, PartialEq)]
enum Sign {
    Forbidden,
    Taken,
    Offer(u8),
    /// The number of the move that put the stone.
    Number(usize),
}

impl Crossing {
    /// Its number, below [`LOOKS`].
    fn look(self) -> usize {
        let sign = match self.sign {
            Some(Sign::Forbidden) => 1,
            Some(Sign::Taken) => 2,
            Some(Sign::Offer(_)) => 3,
            Some(Sign::Number(_)) if self.last => 3,
            Some(Sign::Number(_)) | None => 0,
        };
        (stones::occupant(self.stone) * 4 + sign) * 4
            + usize::from(self.last) * 2
            + usize::from(self.win)
    }

    /// Whether a dot shows that this is the last; under a number and over an offer there is a plate in its place.
    fn has_dot(self) -> bool {
        self.last && !matches!(self.sign, Some(Sign::Number(_) | Sign::Offer(_)))
    }
}

/// What all drawing of a theme goes by.
#[derive(Clone, Copy)]
pub(super) struct Kit<'a> {
    /// What is written with.
    pub(super) letters: &'a Letters,
    /// What is drawn with.
    pub(super) palette: &'a Palette,
}

/// A board ready to be painted with whatever lies on it.
pub(super) struct Plank {
    grid: Grid,
    layout: Layout,
    empty: Frame,
    pieces: Arc<Pieces>,
    /// For each spot the number of its bare tile; spots with the same one share all their tiles.
    grounds: Vec<usize>,
    /// The tiles drawn so far, [`LOOKS`] for each bare one.
    tiles: Vec<OnceLock<Frame>>,
    /// How many those are.
    drawn: AtomicUsize,
}

impl Plank {
    /// Draws the empty board with room for so many rows of seats. `pieces` gives the stones for tiles of a size.
    pub(super) fn new(
        (grid, edges, strips): &(Grid, Edges, usize),
        kit: Kit,
        pieces: impl Fn(u32) -> Arc<Pieces>,
    ) -> Self {
        let (edges, strips) = (*edges, *strips);
        let layout = Layout::of(grid, strips, kit.letters);
        let mut empty =
            Draught { grid, edges, layout: &layout, palette: kit.palette }.draw(kit.letters);
        // A row of tiles is a band, so that a stone changes one.
        (empty.band, empty.first) = (layout.cell, layout.end);
        let pieces = pieces(layout.cell as u32);
        let grounds = grounds(grid);
        let bare = grounds.iter().max().map_or(0, |most| most + 1);
        let tiles = (0..bare * LOOKS).map(|_| OnceLock::new()).collect();
        Self {
            grid: grid.clone(),
            layout,
            empty,
            pieces,
            grounds,
            tiles,
            drawn: AtomicUsize::new(0),
        }
    }

    /// Paints a scene on this board, but for the seats below it.
    pub(super) fn paint(&self, view: &View, look: &Look, kit: Kit) -> Frame {
        let mut frame = self.empty.clone();
        let scene = &view.scene;
        let crossings = self.crossings(view, look);
        for (spot, crossing) in shown(&crossings) {
            let tile = &self.tiles[self.grounds[spot] * LOOKS + crossing.look()];
            frame.copy(
                tile.get_or_init(|| self.tile(spot, *crossing, kit.palette)),
                self.corner(spot),
            );
        }
        for stroke in &scene.strokes {
            self.strike(&mut frame, *stroke, &crossings, kit.palette);
        }
        for (spot, crossing) in shown(&crossings) {
            self.write(&mut frame, spot, *crossing, !scene.strokes.is_empty(), kit);
        }
        frame
    }

    /// Where the seats begin, in rows of pixels.
    pub(super) fn below(&self) -> usize {
        self.layout.below()
    }

    /// How many bytes it takes with the tiles drawn so far.
    pub(super) fn bytes(&self) -> usize {
        let tile = self.layout.cell * self.layout.cell;
        self.empty.pixels().len()
            + self.tiles.len() * size_of::<OnceLock<Frame>>()
            + self.drawn.load(Relaxed) * tile
    }

    /// What each spot shows. Spots past the board are passed over.
    fn crossings(&self, view: &View, look: &Look) -> Vec<Crossing> {
        let mut crossings = vec![Crossing::default(); self.grounds.len()];
        for piece in &view.scene.pieces {
            if let Some(crossing) = crossings.get_mut(usize::from(piece.spot.0)) {
                crossing.stone = Some(piece.colour);
            }
        }
        for Mark { spot, kind } in &view.scene.marks {
            let Some(crossing) = crossings.get_mut(usize::from(spot.0)) else { continue };
            match kind {
                MarkKind::Last => crossing.last = true,
                MarkKind::Win => crossing.win = true,
                MarkKind::Forbidden if !look.forbidden => {}
                MarkKind::Forbidden => crossing.sign = Some(Sign::Forbidden),
                MarkKind::Taken => crossing.sign = Some(Sign::Taken),
                MarkKind::Offer(letter) => crossing.sign = Some(Sign::Offer(*letter)),
            }
        }
        for (number, spot) in (1..).zip(&view.moves) {
            if let Some(crossing) = crossings.get_mut(usize::from(spot.0))
                && crossing.stone.is_some()
            {
                let shows = look.numbers.shows(number, view.moves.len());
                crossing.sign = shows.then_some(Sign::Number(number));
            }
        }
        crossings
    }

    fn tile(&self, spot: usize, crossing: Crossing, palette: &Palette) -> Frame {
        self.drawn.fetch_add(1, Relaxed);
        let mut tile = self.empty.tile(self.corner(spot), self.layout.cell);
        if let Some(colour) = crossing.stone {
            tile.lay(self.pieces.stone(colour, palette), (0, 0), palette);
        }
        let signs = self.pieces.signs(crossing.stone);
        let sign = match crossing.sign {
            Some(Sign::Forbidden) => Some(signs.mark(MarkKind::Forbidden, palette)),
            Some(Sign::Taken) => Some(signs.mark(MarkKind::Taken, palette)),
            Some(Sign::Offer(_)) => Some(signs.plate(palette)),
            Some(Sign::Number(_)) => crossing.last.then(|| signs.plate(palette)),
            None => None,
        };
        let win = crossing.win.then(|| signs.mark(MarkKind::Win, palette));
        let last = crossing.has_dot().then(|| signs.mark(MarkKind::Last, palette));
        for sprite in [win, sign, last].into_iter().flatten() {
            tile.lay(sprite, (0, 0), palette);
        }
        tile
    }

    /// Draws a stroke over the finished picture; only the last picture of a game has one. The last stone's mark
    /// comes back on top.
    fn strike(&self, frame: &mut Frame, stroke: Stroke, crossings: &[Crossing], palette: &Palette) {
        let (Some(from), Some(to)) = (self.centre(stroke.from), self.centre(stroke.to)) else {
            return;
        };
        let under = crossings[usize::from(stroke.from.0)].stone;
        let thickness = self.layout.cell as f32 * 0.125;
        let casing = Line { from, to, thickness: thickness * 1.8 };
        frame.draw(&casing, marks::casing(&palette.theme, under), palette);
        frame.draw(
            &Line { thickness, ..casing },
            marks::colour(&palette.theme, MarkKind::Win, under),
            palette,
        );
        for (spot, crossing) in shown(crossings).filter(|(_, crossing)| crossing.has_dot()) {
            let ground = marks::casing(&palette.theme, crossing.stone);
            self.disc(frame, spot, marks::DOT * 2.7, ground, palette);
            let (x, y) = self.corner(spot);
            frame.lay(
                self.pieces.signs(crossing.stone).mark(MarkKind::Last, palette),
                (x as i32, y as i32),
                palette,
            );
        }
    }

    /// A disc so many tiles wide, which hides what crosses a spot.
    fn disc(&self, frame: &mut Frame, spot: usize, wide: f32, colour: Rgb, palette: &Palette) {
        let middle = self.layout.centre(self.grid.crossing(Spot(spot as u16)));
        let thickness = self.layout.cell as f32 * wide;
        frame.draw(&Line { from: middle, to: middle, thickness }, colour, palette);
    }

    /// Writes a letter or a number on a crossing that has one; where a `stroke` or an inlay would cross the number, it
    /// gets room of its own.
    fn write(&self, frame: &mut Frame, spot: usize, crossing: Crossing, stroke: bool, kit: Kit) {
        let theme = &kit.palette.theme;
        let (text, colour) = match (crossing.sign, crossing.stone) {
            (Some(Sign::Offer(letter)), _) => {
                (char::from(b'A' + letter % 26).to_string(), theme.bare.offer)
            }
            (Some(Sign::Number(number)), Some(stone)) => {
                let inlaid = matches!(stone, Colour::Red | Colour::Blue);
                let own = stones::of(theme, stone);
                let ground = match (crossing.last, inlaid) {
                    (true, _) => own.last,
                    (false, true) => own.dark,
                    (false, false) => own.casing,
                };
                if inlaid || (stroke && crossing.win) {
                    self.disc(frame, spot, 2.0 * marks::PLATE, ground, kit.palette);
                }
                (number.to_string(), theme.ink_on(ground))
            }
            _ => return,
        };
        let size = self.layout.cell as f32 * [0.62, 0.58, 0.5, 0.38][text.len().clamp(1, 4) - 1];
        let sprite = kit.letters.sprite(&text, size, colour, kit.palette);
        let (x, y) = self.layout.centre(self.grid.crossing(Spot(spot as u16)));
        let corner = (x - sprite.width as f32 / 2.0, y - capitals(size) / 2.0 - 1.0);
        frame.lay(&sprite, (corner.0.round() as i32, corner.1.round() as i32), kit.palette);
    }

    fn corner(&self, spot: usize) -> (usize, usize) {
        self.layout.corner(self.grid.crossing(Spot(spot as u16)))
    }

    fn centre(&self, spot: Spot) -> Option<(f32, f32)> {
        (usize::from(spot.0) < self.grounds.len())
            .then(|| self.layout.centre(self.grid.crossing(spot)))
    }
}

/// The crossings that show anything, with their spots.
fn shown(crossings: &[Crossing]) -> impl Iterator<Item = (usize, &Crossing)> {
    crossings.iter().enumerate().filter(|(_, crossing)| **crossing != Crossing::default())
}

/// How many rows of seats a scene has beside its board.
pub(super) fn strips(scene: &Scene, look: &Look) -> usize {
    let wanted = !look.players.is_empty() || scene.seats.iter().any(|seat| !seat.stock.is_empty());
    if wanted { scene.seats.len().div_ceil(2) } else { 0 }
}

/// For each spot the number of its bare tile. Those of a column with the same lines and the same star are the same
/// picture, since the grain runs upright.
fn grounds(grid: &Grid) -> Vec<usize> {
    let (columns, rows) = (grid.columns.len(), grid.rows.len());
    let mut numbers = BTreeMap::new();
    let mut number = |spot: usize| {
        let (column, row) = (spot % columns, spot / columns);
        let ends = (row == 0, row + 1 == rows);
        let next = numbers.len();
        *numbers.entry((column, ends, grid.stars.contains(&Spot(spot as u16)))).or_insert(next)
    };
    (0..columns * rows).map(&mut number).collect()
}

/// The drawing of an empty board.
struct Draught<'a> {
    grid: &'a Grid,
    edges: Edges,
    layout: &'a Layout,
    palette: &'a Palette,
}

impl Draught<'_> {
    fn draw(&self, letters: &Letters) -> Frame {
        let mut frame =
            Frame::of_rows(&wood::grain(self.layout.width(), self.palette), self.layout.height());
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

    /// The lines, from edge to edge, or a little past the outermost crossings where the board has no edge. The edges are drawn
    /// last, over the ends of the others.
    fn lines(&self, frame: &mut Frame) {
        let (columns, rows) = (self.grid.columns.len(), self.grid.rows.len());
        let Edges { left, right, bottom, top } = self.edges;
        let upright = |column: usize| (left && column == 0) || (right && column + 1 == columns);
        let level = |row: usize| (top && row == 0) || (bottom && row + 1 == rows);
        for edge in [false, true] {
            let theme = &self.palette.theme;
            let number = self.palette.nearest(if edge { theme.ink } else { theme.line });
            for column in (0..columns).filter(|column| upright(*column) == edge) {
                self.upright(frame, column, number);
            }
            for row in (0..rows).filter(|row| level(*row) == edge) {
                self.level(frame, row, number);
            }
        }
    }

    /// How thick a line is, and where in a tile it begins.
    fn thick(&self) -> (usize, usize) {
        let thick = if self.layout.cell < 24 { 1 } else { 2 };
        (thick, self.layout.cell / 2 - thick / 2)
    }

    /// The line of a column, counted from the left.
    fn upright(&self, frame: &mut Frame, column: usize, number: u8) {
        let ((thick, middle), cell) = (self.thick(), self.layout.cell);
        let (from, to) = self.reach(self.edges.top, self.edges.bottom, self.grid.rows.len());
        let corner = (self.layout.side + column * cell + middle, self.layout.end + from);
        frame.fill(corner, (thick, to.saturating_sub(from)), number);
    }

    /// The line of a row, counted from the top.
    fn level(&self, frame: &mut Frame, row: usize, number: u8) {
        let ((thick, middle), cell) = (self.thick(), self.layout.cell);
        let (from, to) = self.reach(self.edges.left, self.edges.right, self.grid.columns.len());
        let corner = (self.layout.side + from, self.layout.end + row * cell + middle);
        frame.fill(corner, (to.saturating_sub(from), thick), number);
    }

    /// Where a line through so many tiles begins and ends, by whether the board ends there.
    fn reach(&self, first: bool, last: bool, tiles: usize) -> (usize, usize) {
        let (thick, middle) = self.thick();
        let (cell, open) = (self.layout.cell, self.layout.cell / 6);
        let end = (tiles * cell).saturating_sub(if last { cell - middle - thick } else { open });
        (if first { middle } else { open }, end)
    }

    /// The names of columns and rows, on all four sides.
    fn labels(&self, frame: &mut Frame, letters: &Letters) {
        let (right, bottom) = (self.layout.width() as f32, self.layout.below() as f32);
        let (side, end) = (self.layout.side as f32 * 0.54, self.layout.end as f32 * 0.54);
        let mut write = |text: &str, (x, y): (f32, f32)| {
            let sprite =
                letters.sprite(text, self.layout.label, self.palette.theme.ink, self.palette);
            let corner =
                (x - sprite.width as f32 / 2.0, y - capitals(self.layout.label) / 2.0 - 1.0);
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
