//! A scene as a reader wants to see it: turned to their side, and cut to the part in play.

use super::look::{Look, Zoom};
use super::wood::Grain;
use crate::game::{Board, Grid, Label, Lettering, Place, PlaceKind, Scene, Spot};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

/// Margin of a part in play around the stones, in lines.
const AROUND: usize = 2;

/// A part in play has so many lines each way, or more.
const LEAST: usize = 9;

/// The same where the part is chosen for people who did not ask for it, so that the board does not jump.
const LEAST_OF_LARGE: usize = 11;

/// Most lines of a board that is read on a phone as it is.
const USUAL: usize = 15;

/// Spot of everything that is cut off: past every spot of a board.
pub(super) const NOWHERE: Spot = Spot(u16::MAX);

/// The sides on which a board of lines ends, rather than goes on past the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Edges {
    pub(super) left: bool,
    pub(super) right: bool,
    pub(super) bottom: bool,
    pub(super) top: bool,
}

/// The middles of the outermost places: left, top, right, bottom, in thousandths of a place's width.
pub(super) type Extent = (i32, i32, i32, i32);

/// Columns and rows of a part of a grid.
type Part = (Range<usize>, Range<usize>);

/// Extent that all pictures of one game share, so that they have one size and nothing jumps.
pub(super) struct Framing {
    /// The grid of the last scene, which may have grown.
    grid: Option<Grid>,
    part: Option<Part>,
    extent: Option<Extent>,
    /// True if any of the boards has cards: a table is empty before they are dealt.
    pub(super) cards: bool,
    /// Number of scenes.
    pub(super) scenes: usize,
}

impl Framing {
    /// Returns the common extent of these scenes. Only a part in play takes a second look at them.
    pub(super) fn of<I: Iterator<Item = Scene>>(scenes: impl Fn() -> I, look: &Look) -> Self {
        let mut framing = Self { grid: None, part: None, extent: None, cards: false, scenes: 0 };
        for scene in scenes() {
            framing.add(scene.board);
        }
        if let Some(grid) = framing.grid.as_ref().filter(|_| look.zoom != Zoom::Whole) {
            let spots = |scene: Scene| used(&scene, grid).collect::<BTreeSet<_>>();
            let all: BTreeSet<Spot> = scenes().flat_map(spots).collect();
            framing.part = part_in_play(grid, all.into_iter().collect(), look.zoom);
        }
        framing
    }

    /// Returns the place of a spot of a scene's board on the common one.
    pub(super) fn spot(&self, of: &Board, spot: Spot) -> Spot {
        match (of, &self.grid) {
            (Board::Grid(own), Some(onto)) if own != onto => elsewhere(spot, own, onto),
            _ => spot,
        }
    }

    /// Adds a scene's board, the last of which gives the grid.
    fn add(&mut self, board: Board) {
        let own = extent(&board);
        self.cards |= has_cards(&board);
        self.extent = self.extent.into_iter().chain(own).reduce(|one, other| {
            (one.0.min(other.0), one.1.min(other.1), one.2.max(other.2), one.3.max(other.3))
        });
        self.grid = if let Board::Grid(grid) = board { Some(grid) } else { None };
        self.scenes += 1;
    }
}

/// A scene as it is drawn.
pub(super) struct View<'a> {
    /// The scene, turned and cut.
    pub(super) scene: Cow<'a, Scene>,
    /// Sides on which its grid ends, for a grid.
    pub(super) edges: Edges,
    /// Middles of its outermost places, for other boards.
    pub(super) extent: Extent,
    /// True if it is a board of cards.
    pub(super) cards: bool,
    /// The grain of its wood.
    pub(super) grain: Grain,
    /// The spots of the moves so far, in order; those that are cut off past every spot.
    pub(super) moves: Vec<Spot>,
}

impl<'a> View<'a> {
    /// A scene as this look wants it, alone or as one of many: the moves are spots of their common board then.
    pub(super) fn of(scene: &'a Scene, look: &Look, framing: Option<&Framing>) -> Self {
        let all = matches!(&scene.board, Board::Grid(grid) if grid.edged);
        let edges = Edges { left: all, right: all, bottom: all, top: all };
        let extent = framing
            .and_then(|framing| framing.extent)
            .or_else(|| extent(&scene.board))
            .unwrap_or_default();
        let cards = framing.map_or_else(|| has_cards(&scene.board), |framing| framing.cards);
        let grain = if framing.is_some() { Grain::Broad } else { Grain::Fine };
        let moves = look.moves.clone();
        let mut view = View { scene: Cow::Borrowed(scene), edges, extent, cards, grain, moves };
        if let Some(grid) = framing.and_then(|framing| framing.grid.as_ref()) {
            view.refit(grid);
        }
        view.letter(look.lettering);
        let own = || {
            grid(scene)
                .filter(|_| look.zoom != Zoom::Whole)
                .and_then(|grid| part_in_play(grid, used(scene, grid).collect(), look.zoom))
        };
        if let Some(part) = framing.map_or_else(own, |framing| framing.part.clone()) {
            view.cut(&part);
        }
        (0..look.turned % 4).for_each(|_| view.turn());
        view
    }

    /// Puts the scene on a grid with other lines, by the names of the points. The moves are on it already.
    fn refit(&mut self, onto: &Grid) {
        let Some(own) = grid(&self.scene).filter(|own| *own != onto).cloned() else { return };
        let scene = self.scene.to_mut();
        move_all(scene, &mut [], |spot| elsewhere(spot, &own, onto));
        scene.board = Board::Grid(onto.clone());
    }

    /// Letters the columns.
    fn letter(&mut self, lettering: Lettering) {
        if lettering.on(&self.scene.board) != Lettering::default() {
            self.scene = Cow::Owned(lettering.of_scene(&self.scene).into_owned());
        }
    }

    /// Turns everything a quarter clockwise.
    fn turn(&mut self) {
        let scene = self.scene.to_mut();
        match &mut scene.board {
            Board::Grid(grid) => {
                let columns = grid.columns.len();
                let rows = grid.rows.len();
                *grid = turned(grid);
                let spot = |spot: Spot| turned_spot(spot, columns, rows);
                move_all(scene, &mut self.moves, spot);
            }
            Board::Places { places, labels, .. } => turn_places(places, labels),
        }
        let Edges { left, right, bottom, top } = self.edges;
        self.edges = Edges { left: bottom, right: top, bottom: right, top: left };
        let (left, top, right, bottom) = self.extent;
        self.extent = (-bottom, left, -top, right);
    }

    /// Cuts a board of lines to a part of it.
    fn cut(&mut self, (across, up): &Part) {
        let Some((columns, rows)) =
            grid(&self.scene).map(|grid| (grid.columns.len(), grid.rows.len()))
        else {
            return;
        };
        self.edges.left &= across.start == 0;
        self.edges.bottom &= up.start == 0;
        self.edges.right &= across.end == columns;
        self.edges.top &= up.end == rows;
        let spot = |spot: Spot| {
            let (x, y) = (usize::from(spot.0) % columns, usize::from(spot.0) / columns);
            let inside = across.contains(&x) && up.contains(&y);
            if inside {
                Spot(((y - up.start) * across.len() + x - across.start) as u16)
            } else {
                NOWHERE
            }
        };
        let scene = self.scene.to_mut();
        move_all(scene, &mut self.moves, spot);
        if let Board::Grid(grid) = &mut scene.board {
            grid.columns = grid.columns[across.clone()].to_vec();
            grid.rows = grid.rows[up.clone()].to_vec();
        }
    }
}

fn grid(scene: &Scene) -> Option<&Grid> {
    if let Board::Grid(grid) = &scene.board { Some(grid) } else { None }
}

/// The spots that must be seen, as spots of this grid.
fn used<'a>(scene: &'a Scene, onto: &'a Grid) -> impl Iterator<Item = Spot> + 'a {
    let spots =
        scene.pieces.iter().map(|piece| piece.spot).chain(scene.marks.iter().map(|mark| mark.spot));
    let zone = scene.placing.iter().flat_map(|placing| placing.zone.iter().copied());
    spots
        .chain(zone)
        .filter_map(move |spot| Some(elsewhere(spot, grid(scene)?, onto)))
        .filter(|spot| *spot != NOWHERE)
}

/// Returns the spot of one grid on another, matched by the names of its lines.
fn elsewhere(spot: Spot, from: &Grid, to: &Grid) -> Spot {
    if usize::from(spot.0) >= from.columns.len() * from.rows.len() {
        return NOWHERE;
    }
    let (x, y) = from.crossing(spot);
    let column = to.columns.iter().position(|label| *label == from.columns[x]);
    let row = to.rows.iter().position(|label| *label == from.rows[y]);
    column.zip(row).map_or(NOWHERE, |(column, row)| to.spot(column, row))
}

/// The part of a grid in play, where this zoom shows it alone.
fn part_in_play(grid: &Grid, used: Vec<Spot>, zoom: Zoom) -> Option<Part> {
    let least = if zoom == Zoom::Large { LEAST_OF_LARGE } else { LEAST };
    let used: Vec<_> = used.into_iter().map(|spot| grid.crossing(spot)).collect();
    let (columns, rows) = (grid.columns.len(), grid.rows.len());
    let across = part(used.iter().map(|at| at.0), columns, least);
    let up = part(used.iter().map(|at| at.1), rows, least);
    let smaller = match zoom {
        Zoom::Whole => false,
        Zoom::Large => {
            let large = grid.edged && columns.max(rows) > USUAL;
            large && 2 * across.len() * up.len() < columns * rows
        }
        Zoom::Part => across.len().max(up.len()) + 3 <= columns.max(rows),
    };
    (!used.is_empty() && smaller).then_some((across, up))
}

fn has_cards(board: &Board) -> bool {
    let Board::Places { places, .. } = board else { return false };
    places.iter().any(|place| matches!(place.kind, PlaceKind::Card(_)))
}

fn extent(board: &Board) -> Option<Extent> {
    let Board::Places { places, labels, .. } = board else { return None };
    let middles = places
        .iter()
        .map(|place| (place.x, place.y))
        .chain(labels.iter().map(|label| (label.x, label.y)));
    let point = |(x, y)| (x, y, x, y);
    middles.map(point).reduce(|one, other| {
        (one.0.min(other.0), one.1.min(other.1), one.2.max(other.2), one.3.max(other.3))
    })
}

/// The lines around those that are used.
fn part(used: impl Iterator<Item = usize> + Clone, lines: usize, least: usize) -> Range<usize> {
    let first = used.clone().min().unwrap_or(0).saturating_sub(AROUND);
    let end = (used.max().unwrap_or(0) + AROUND + 1).min(lines);
    let missing = least.saturating_sub(end - first);
    let first = first.saturating_sub(missing / 2);
    let end = (end + missing.div_ceil(2)).max(first + least).min(lines);
    end.saturating_sub(least.max(end - first))..end
}

/// Moves everything on spots.
fn move_all(scene: &mut Scene, moves: &mut [Spot], to: impl Fn(Spot) -> Spot) {
    scene.pieces.iter_mut().for_each(|piece| piece.spot = to(piece.spot));
    scene.marks.iter_mut().for_each(|mark| mark.spot = to(mark.spot));
    let zone = scene.placing.iter_mut().flat_map(|placing| &mut placing.zone);
    zone.for_each(|spot| *spot = to(*spot));
    for stroke in &mut scene.strokes {
        (stroke.from, stroke.to) = (to(stroke.from), to(stroke.to));
    }
    moves.iter_mut().for_each(|spot| *spot = to(*spot));
    if let Board::Grid(grid) = &mut scene.board {
        grid.stars.iter_mut().for_each(|spot| *spot = to(*spot));
    }
}

/// A grid turned a quarter clockwise, but for its stars: what were rows from the bottom are columns from the left.
fn turned(grid: &Grid) -> Grid {
    let rows = grid.columns.iter().rev().cloned().collect();
    Grid { columns: grid.rows.clone(), rows, ..grid.clone() }
}

fn turned_spot(spot: Spot, columns: usize, rows: usize) -> Spot {
    let number = usize::from(spot.0);
    if number >= columns * rows {
        return spot;
    }
    let (x, y) = (number % columns, number / columns);
    Spot(((columns - 1 - x) * rows + y) as u16)
}

fn turn_places(places: &mut [Place], labels: &mut [Label]) {
    for place in places {
        (place.x, place.y) = (-place.y, place.x);
    }
    for label in labels {
        (label.x, label.y) = (-label.y, label.x);
    }
}
