//! Pictures of boards of crossing lines: every state of every crossing is a tile that is drawn once; a picture is
//! copies of tiles on a copy of the empty board.

use super::colour::Rgb;
use super::empty_board::{EmptyBoard, Label, RIM, grounds};
use super::frame::{Darker, Frame, Line};
use super::layout::{Layout, STRIP};
use super::look::Look;
use super::marks;
use super::palette::Palette;
use super::pen::{Ink, Pen};
use super::stones::{self, OCCUPANTS, Pieces};
use super::strip;
use super::theme::{Stone, Theme};
use super::view::{Edges, View};
use super::wood::Grain;
use crate::game::{Colour, Grid, Mark, MarkKind, Placing, Scene, Spot, Stroke};
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::thread;

/// Number of states of a crossing apart from its writing: the stone, one of four signs, the mark of the last stone, and
/// that of a winning line.
const STATES: usize = OCCUPANTS * 4 * 4;

/// Number of points up to which a limited zone shows the stone that may be put there.
const GHOSTS: usize = 49;

/// Least side of a tile, in pixels, that all writing on its crossing stays within.
const LEAST_TILE: usize = 16;

/// State of one crossing.
#[derive(Clone, Copy, Default, PartialEq, Hash)]
struct Crossing {
    stone: Option<Colour>,
    last: bool,
    win: bool,
    sign: Option<Sign>,
}

/// Sign drawn on a crossing beside its stone.
#[derive(Clone, Copy, PartialEq, Hash)]
enum Sign {
    Forbidden,
    Taken,
    Offer(u8),
    /// The number of the move that put the stone.
    Number(usize),
}

impl Crossing {
    /// Returns the number of the state, below [`STATES`].
    fn number(self) -> usize {
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

    /// True if a dot in a ring marks the last stone; under a number and over an offer a plate replaces it.
    fn has_dot(self) -> bool {
        self.last && !matches!(self.sign, Some(Sign::Number(_) | Sign::Offer(_)))
    }

    /// Returns the radius of the plate under its number, in widths of its tile: three digits have a wider one, except in the
    /// ring of a winning line, which it would hide.
    fn reach(self) -> f32 {
        match self.sign {
            Some(Sign::Number(100..)) if !self.win => marks::LONG_PLATE,
            _ => marks::PLATE,
        }
    }
}

/// Key of a template: the grid, the sides on which it ends, its grain, and the number of rows of seats below it where they
/// make its tiles smaller.
pub(super) type TemplateKey = (Grid, Edges, Grain, usize);

/// An empty board, onto which scenes are painted.
pub(super) struct GridTemplate {
    grid: Grid,
    edges: Edges,
    grain: Grain,
    layout: Layout,
    /// A hash of all that it was made from.
    key: u64,
    empty: Frame,
    pieces: Arc<Pieces>,
    /// For each spot the number of its bare tile; spots with the same one share all their tiles.
    grounds: Vec<usize>,
    /// The tiles drawn so far, [`STATES`] for each bare one.
    tiles: Vec<OnceLock<Frame>>,
    /// Number of tiles drawn.
    drawn: AtomicUsize,
    /// Bold labels of the columns, then of the rows, both of each, drawn so far.
    bold: Vec<OnceLock<[Label; 2]>>,
}

impl GridTemplate {
    /// Draws the empty board, above so many rows of seats, in a theme. `pieces` gives the stones for tiles of a
    /// size.
    pub(super) fn new(
        theme: Theme,
        key: &TemplateKey,
        pen: Pen,
        pieces: impl Fn(u32) -> Arc<Pieces>,
    ) -> Self {
        let (grid, edges, grain, strips) = key;
        let (edges, grain) = (*edges, *grain);
        let layout = Layout::of(grid, *strips, pen.letters);
        let pieces = pieces(layout.cell as u32);
        let empty = thread::scope(|scope| {
            // Someone waits for this picture. Where no thread can be started, stones are drawn when they are laid.
            let beside = || pieces.draw_usual_stones(pen.palette);
            drop(thread::Builder::new().spawn_scoped(scope, beside));
            EmptyBoard { grid, edges, grain, layout: &layout, pen }.draw()
        });
        let hash = hash(&(theme, key));
        let grounds = grounds(grid);
        let bare = grounds.iter().max().map_or(0, |most| most + 1);
        let tiles = (0..bare * STATES).map(|_| OnceLock::new()).collect();
        let bold = (0..grid.columns.len() + grid.rows.len()).map(|_| OnceLock::new()).collect();
        Self {
            grid: grid.clone(),
            edges,
            grain,
            layout,
            key: hash,
            empty,
            pieces,
            grounds,
            tiles,
            drawn: AtomicUsize::new(0),
            bold,
        }
    }

    /// Plans a picture of a scene on this board.
    pub(super) fn plan<'a>(&self, view: &'a View, look: &Look) -> Plan<'a> {
        let crossings = self.crossings(view, look);
        let scene = &*view.scene;
        let last = scene.marks.iter().find(|mark| mark.kind == MarkKind::Last);
        let last = last.map(|mark| mark.spot).filter(|spot| look.rim && self.has(*spot));
        let pointed = last.map(|spot| self.grid.crossing(spot));
        let seated = strip::rows(scene, look) > 0;
        let mut plan = Plan { scene, crossings, pointed, seated, keys: Vec::new() };
        plan.keys = self.keys(&plan);
        plan
    }

    /// Returns a hash for each band of the board of all that it shows: the margin above, the rows of crossings from the
    /// top, the margin below. Bands with the same one look the same.
    fn keys(&self, plan: &Plan) -> Vec<u64> {
        let column = plan.pointed.map(|(column, _)| column);
        let margin = |above: bool| hash(&(self.key, above, column, plan.seated && !above));
        let placing = hash(&plan.scene.placing);
        let rows = (0..self.grid.rows.len()).rev();
        let rows = rows.map(|row| hash(&(self.key, row, placing, self.row_key(plan, row))));
        std::iter::once(margin(true)).chain(rows).chain([margin(false)]).collect()
    }

    /// Returns a hash of what a row of crossings, counted from the bottom, shows beside the zone of an opening.
    fn row_key(&self, plan: &Plan, row: usize) -> u64 {
        let columns = self.grid.columns.len();
        let mut hasher = DefaultHasher::new();
        plan.pointed.is_some_and(|(_, own)| own == row).hash(&mut hasher);
        for (column, crossing) in shown(&plan.crossings[row * columns..][..columns]) {
            (column, crossing).hash(&mut hasher);
            // A stroke changes what lies on marked stones.
            (!plan.scene.strokes.is_empty() && (crossing.win || crossing.last)).hash(&mut hasher);
        }
        let passes = |stroke: &&Stroke| {
            let ends = [stroke.from, stroke.to].map(|spot| usize::from(spot.0) / columns.max(1));
            (ends[0].min(ends[1])..=ends[0].max(ends[1])).contains(&row)
        };
        for stroke in plan.scene.strokes.iter().filter(passes) {
            // Its colours are those on the stone at its end, which may lie in another row.
            let end = plan.crossings.get(usize::from(stroke.from.0));
            (stroke, end.and_then(|crossing| crossing.stone)).hash(&mut hasher);
        }
        hasher.finish()
    }

    /// Paints the wanted bands of a planned picture onto a frame of its width, but for the seats below the board.
    pub(super) fn paint(&self, frame: &mut Frame, plan: &Plan, wanted: &[bool], pen: Pen) {
        // A stroke is drawn from end to end.
        let all = !plan.scene.strokes.is_empty();
        let wants = |band: usize| all || wanted[band];
        for (band, rows) in self.bands().enumerate().filter(|(band, _)| wants(*band)) {
            debug_assert!(band < wanted.len(), "each band is wanted or not");
            frame.copy_rows(&self.empty, rows);
        }
        // Above seats there is no rim.
        if plan.seated && wants(self.grid.rows.len() + 1) {
            let rim = self.below() - RIM..self.below();
            frame.repeat_row(rim.start - 1, rim);
        }
        let row = |spot: usize| self.grid.rows.len() - spot / self.grid.columns.len();
        let wants = |spot: usize| wants(row(spot));
        let crossings = || shown(&plan.crossings).filter(|(spot, _)| wants(*spot));
        for (spot, crossing) in crossings() {
            let tile = &self.tiles[self.grounds[spot] * STATES + crossing.number()];
            frame.copy(
                tile.get_or_init(|| self.tile(spot, *crossing, pen.palette)),
                self.corner(spot),
            );
        }
        if let Some(placing) = &plan.scene.placing {
            self.limit(frame, (placing, plan.crossings.as_slice()), wants, pen.palette);
        }
        if let Some(crossing) = plan.pointed {
            self.point_out(frame, crossing, pen);
        }
        for stroke in &plan.scene.strokes {
            self.strike(frame, *stroke, &plan.crossings, pen.palette);
        }
        for (spot, crossing) in crossings() {
            self.write(frame, spot, *crossing, all, pen);
        }
    }

    /// Returns the rows of pixels of each band of the board, from the top.
    pub(super) fn bands(&self) -> impl Iterator<Item = Range<usize>> {
        let Layout { end, cell, .. } = self.layout;
        let below = self.below();
        let rows =
            (0..self.grid.rows.len()).map(move |row| end + row * cell..end + (row + 1) * cell);
        std::iter::once(0..end).chain(rows).chain(std::iter::once(below - end..below))
    }

    /// True if what a band shows stays within it.
    pub(super) fn has_bands(&self) -> bool {
        self.layout.cell >= LEAST_TILE
    }

    /// Returns the width and the height of its pictures with so many rows of seats, in pixels.
    pub(super) fn size(&self, strips: usize) -> (usize, usize) {
        (self.layout.width(), self.below() + strips * STRIP)
    }

    /// Returns the row of pixels at which the seats begin.
    pub(super) fn below(&self) -> usize {
        self.layout.below()
    }

    /// Returns the bytes that it takes with the tiles drawn so far.
    pub(super) fn bytes(&self) -> usize {
        let tile = self.layout.cell * self.layout.cell;
        self.empty.pixels().len()
            + self.tiles.len() * size_of::<OnceLock<Frame>>()
            + self.drawn.load(Relaxed) * tile
    }

    /// Returns the state of each crossing. Spots past the board are ignored.
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
                // No piece of these boards moves.
                MarkKind::From => {}
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

    /// Darkens the ground where an opening's stone may not be put, and shows where it may, on the wanted spots. A letter
    /// is not written over such a stone. The ground under a stone is as that of the points beside it.
    fn limit(
        &self,
        frame: &mut Frame,
        (placing, crossings): (&Placing, &[Crossing]),
        wants: impl Fn(usize) -> bool,
        palette: &Palette,
    ) {
        if placing.zone.is_empty() {
            return;
        }
        let zone: BTreeSet<usize> = placing.zone.iter().map(|spot| usize::from(spot.0)).collect();
        let mut darker = Darker::new(palette);
        let spots = || (0..self.grounds.len()).filter(|spot| wants(*spot));
        let is_lit = |spot: &usize| {
            let beside = || self.beside(*spot).filter(|near| zone.contains(near)).count();
            // The stones before are beside each other.
            zone.contains(spot) || (crossings[*spot].stone.is_some() && beside() >= 2)
        };
        for spot in spots().filter(|spot| !is_lit(spot)) {
            let mut tile = self.empty.tile(self.corner(spot), self.layout.cell);
            tile.darken(&mut darker);
            self.fill(&mut tile, crossings[spot], palette);
            frame.copy(&tile, self.corner(spot));
        }
        let ghost = self.pieces.ghost(placing.colour, palette);
        let lettered = |spot: &usize| matches!(crossings[*spot].sign, Some(Sign::Offer(_)));
        let shows = |spot: &usize| zone.contains(spot) && !lettered(spot);
        for spot in spots().filter(|spot| zone.len() <= GHOSTS && shows(spot)) {
            let (x, y) = self.corner(spot);
            frame.lay(ghost, (x as i32, y as i32), palette);
        }
    }

    /// Prints the labels of the last stone's column and row bold, on all sides.
    fn point_out(&self, frame: &mut Frame, (column, row): (usize, usize), pen: Pen) {
        let columns = self.grid.columns.len();
        let Self { grid, edges, grain, layout, .. } = self;
        let board = EmptyBoard { grid, edges: *edges, grain: *grain, layout, pen };
        let of_column = self.bold[column].get_or_init(|| board.bold_column(column));
        let of_row = self.bold[columns + row].get_or_init(|| board.bold_row(row));
        for (label, corner) in of_column.iter().chain(of_row) {
            frame.copy(label, *corner);
        }
    }

    fn tile(&self, spot: usize, crossing: Crossing, palette: &Palette) -> Frame {
        self.drawn.fetch_add(1, Relaxed);
        let mut tile = self.empty.tile(self.corner(spot), self.layout.cell);
        self.fill(&mut tile, crossing, palette);
        tile
    }

    /// Lays the stone and the marks of a crossing on its bare tile.
    fn fill(&self, tile: &mut Frame, crossing: Crossing, palette: &Palette) {
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
            self.disc(frame, spot, 2.0 * marks::LAST, ground, palette);
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

    /// Writes a letter or a number on a crossing that has one. Where a stroke or an inlay would cross the number, or the
    /// plate of a last stone is too narrow for it, it gets a disc of its own.
    fn write(&self, frame: &mut Frame, spot: usize, crossing: Crossing, stroke: bool, pen: Pen) {
        let theme = &pen.palette.theme;
        // The room of a text that lies on a plate of a given width.
        let mut room = f32::INFINITY;
        let (text, colour) = match (crossing.sign, crossing.stone) {
            (Some(Sign::Offer(letter)), _) => {
                (char::from(b'A' + letter % 26).to_string(), theme.bare.offer)
            }
            (Some(Sign::Number(number)), Some(stone)) => {
                let inlaid = matches!(stone, Colour::Red | Colour::Blue);
                let ground = number_ground(theme.stone(stone), crossing.last, inlaid);
                let is_long = number > 99;
                if inlaid || (stroke && crossing.win) || (is_long && crossing.last) {
                    self.disc(frame, spot, 2.0 * crossing.reach(), ground, pen.palette);
                }
                if is_long && (inlaid || crossing.last) {
                    room = self.layout.cell as f32 * crossing.reach() * 1.8;
                }
                (number.to_string(), theme.ink_on(ground))
            }
            _ => return,
        };
        let share = match crossing.sign {
            Some(Sign::Offer(_)) => 0.76,
            _ => [0.62, 0.58, 0.5, 0.38][text.len().clamp(1, 4) - 1],
        };
        let size = pen.fitting(&text, self.layout.cell as f32 * share, room);
        let centre = self.layout.centre(self.grid.crossing(Spot(spot as u16)));
        pen.centred(frame, &text, Ink { size, colour }, centre);
    }

    /// Returns the spots next to one, along the lines.
    fn beside(&self, spot: usize) -> impl Iterator<Item = usize> {
        let (columns, rows) = (self.grid.columns.len(), self.grid.rows.len());
        let (column, row) = (spot % columns, spot / columns);
        let across = [column.wrapping_sub(1), column + 1].map(|column| (column, row));
        let up = [row.wrapping_sub(1), row + 1].map(|row| (column, row));
        let is_on_board = move |(column, row): &(usize, usize)| *column < columns && *row < rows;
        let beside = across.into_iter().chain(up).filter(is_on_board);
        beside.map(move |(column, row)| row * columns + column)
    }

    fn has(&self, spot: Spot) -> bool {
        usize::from(spot.0) < self.grounds.len()
    }

    fn corner(&self, spot: usize) -> (usize, usize) {
        self.layout.corner(self.grid.crossing(Spot(spot as u16)))
    }

    fn centre(&self, spot: Spot) -> Option<(f32, f32)> {
        self.has(spot).then(|| self.layout.centre(self.grid.crossing(spot)))
    }
}

/// A picture of a board of lines, as it is to be painted.
pub(super) struct Plan<'a> {
    scene: &'a Scene,
    crossings: Vec<Crossing>,
    /// Column and row of the stone whose labels are bold.
    pointed: Option<(usize, usize)>,
    /// True if there are seats below the board.
    seated: bool,
    /// The keys of the board's bands, from the top.
    pub(super) keys: Vec<u64>,
}

/// Returns a hash that is the same in every run.
fn hash(of: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

/// Returns the ground of a stone's number. Where it hides an inlay it is the stone's light side: the dark one of blue is black.
fn number_ground(stone: &Stone, last: bool, inlaid: bool) -> Rgb {
    match (last, inlaid) {
        (true, _) => stone.last,
        (false, true) => stone.light,
        (false, false) => stone.casing,
    }
}

/// Returns the crossings that show anything, with their spots.
fn shown(crossings: &[Crossing]) -> impl Iterator<Item = (usize, &Crossing)> {
    crossings.iter().enumerate().filter(|(_, crossing)| **crossing != Crossing::default())
}
