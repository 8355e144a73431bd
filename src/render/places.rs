//! Pictures of boards that are no grid: places where the game puts them, links between them. The empty board is kept, and
//! stones or dice are laid on a copy of it.
//!
//! Wood carries hollows, circles and tracks with stones; a cloth carries cards with dice.

mod canvas;
mod cards;
mod circles;
pub(super) mod dice;
mod faces;
mod suits;

pub(super) use canvas::{Board, GroundKey, SpriteKey, Sprites};
pub(super) use circles::{emoji as emoji_circle, emoji_track};
pub(super) use faces::{emoji as emoji_card, ink as card_ink};

use super::frame::{Frame, Line};
use super::letters::capitals;
use super::marks;
use super::pen::Ink;
use super::sprite::Sprite;
use super::stones::Pieces;
use crate::game::{Colour, Mark, MarkKind, Piece, Place, PlaceKind, Scene, Spot};
use canvas::{Canvas, Plan};
use std::sync::Arc;

/// Number of links above which they are drawn thin and pale, so that the places stay what is seen first.
const MANY_LINKS: usize = 30;

/// Thickness of a stroke, in widths of a place: as thick beside its stones as on a board of lines.
const STROKE: f32 = 0.094;

/// Paints a scene on a board of places with room for so many rows of seats below it, and returns the row of pixels at
/// which they begin. `pieces` gives the stones for squares of a size.
pub(super) fn paint(
    board: &Board,
    scene: &Scene,
    strips: usize,
    pieces: impl Fn(u32) -> Arc<Pieces>,
) -> (Frame, usize) {
    let plan = Plan::of(board.extent, board.cards, strips);
    let below = plan.below;
    // Boards of cards have no stones, so none are drawn for them.
    let side = plan.stone();
    let stones = || pieces(side);
    let empty = |_: &GroundKey| empty(board, strips, &stones);
    let is = |key: &GroundKey| key.is_of(board, strips);
    let key = || GroundKey::of(board, strips);
    let frame = board.grounds.with_like(is, key, empty, Frame::clone);
    let mut canvas = Canvas { board, plan, frame };
    if board.cards {
        canvas.draw_dice(scene);
    } else {
        canvas.draw_stones(scene, &stones());
    }
    (canvas.frame, below)
}

/// Draws a board without stones, dice and marks.
fn empty(board: &Board, strips: usize, stones: &dyn Fn() -> Arc<Pieces>) -> Frame {
    let plan = Plan::of(board.extent, board.cards, strips);
    let palette = board.pen.palette;
    let theme = &palette.theme;
    let cloth = || vec![palette.nearest(theme.cards.cloth); plan.width];
    let ground = if board.cards { cloth() } else { board.grain.of_columns(0..plan.width, palette) };
    let mut frame = Frame::of_rows(&ground, plan.height);
    // Discord rounds the corners of pictures, and a cloth has no edge to be cut.
    if !board.cards {
        frame.rim(palette);
    }
    let mut canvas = Canvas { board, plan, frame };
    canvas.links();
    canvas.ground(stones);
    canvas.frame
}

impl Canvas<'_> {
    fn links(&mut self) {
        let theme = &self.board.pen.palette.theme;
        let many = self.board.links.len() > MANY_LINKS;
        let (thickness, colour) = if many { (1.4, theme.places.link) } else { (3.0, theme.ink) };
        for link in self.board.links {
            self.link(*link, thickness, colour);
        }
    }

    /// Draws the places and the texts beside them.
    fn ground(&mut self, stones: &dyn Fn() -> Arc<Pieces>) {
        let palette = self.board.pen.palette;
        for place in self.board.places {
            match &place.kind {
                PlaceKind::Hollow => {
                    self.put(place, stones().hollow(palette));
                    self.name(place);
                }
                PlaceKind::Circle { .. } | PlaceKind::Track { .. } | PlaceKind::Emblem => {
                    self.circle(place);
                }
                PlaceKind::Card(card) => self.card(place, card),
                PlaceKind::Cell => self.cell(place),
            }
        }
        self.arrows();
        let ink = Ink { size: self.part(0.56), colour: palette.theme.ink };
        for label in self.board.labels {
            self.write(&label.text, ink, self.plan.middle(label.x, label.y));
        }
    }

    /// Draws stones, strokes and marks.
    fn draw_stones(&mut self, scene: &Scene, pieces: &Pieces) {
        let palette = self.board.pen.palette;
        for piece in &scene.pieces {
            self.put_on(piece.spot, pieces.stone(piece.colour, palette));
        }
        let under = |spot: Spot| {
            scene.pieces.iter().rev().find(|piece| piece.spot == spot).map(|piece| piece.colour)
        };
        for stroke in &scene.strokes {
            let link = (stroke.from, stroke.to);
            let ground = under(stroke.from);
            self.link(link, self.part(0.17), marks::casing(&palette.theme, ground));
            let colour = marks::colour(&palette.theme, MarkKind::Win, ground);
            self.link(link, self.part(STROKE), colour);
        }
        for mark in &scene.marks {
            let stone = under(mark.spot);
            if mark.kind == MarkKind::Last && !scene.strokes.is_empty() {
                self.clear(mark.spot, stone);
            }
            self.put_on(mark.spot, pieces.signs(stone).mark(mark.kind, palette));
        }
    }

    /// Hides the strokes that cross the middle of a spot, as on a board of lines: the last stone's mark is laid there.
    fn clear(&mut self, spot: Spot, under: Option<Colour>) {
        let Some(middle) = self.place(spot).map(|place| self.middle(place)) else { return };
        let thickness = self.plan.stone() as f32 * 2.0 * marks::LAST;
        let disc = Line { from: middle, to: middle, thickness };
        self.line(&disc, marks::casing(&self.board.pen.palette.theme, under));
    }

    /// Draws marks round the cards, then the dice.
    fn draw_dice(&mut self, scene: &Scene) {
        let won = |spot: Spot| scene.marks.contains(&Mark { spot, kind: MarkKind::Win });
        for Mark { spot, kind } in &scene.marks {
            let middle = self.place(*spot).map(|place| self.middle(place));
            if let Some(middle) = middle {
                let over_win = *kind != MarkKind::Win && won(*spot);
                self.cached(SpriteKey::Frame(self.plan.unit as u32, *kind, over_win), middle);
            }
        }
        for (place, spot) in self.board.places.iter().zip((0..).map(Spot)) {
            let on_spot = scene.pieces.iter().filter(|piece| piece.spot == spot);
            let stack: Vec<&Piece> = on_spot.collect();
            self.stack(place, &stack);
        }
    }

    fn put(&mut self, place: &Place, sprite: &Sprite) {
        self.lay(sprite, self.middle(place));
    }

    /// Lays a drawing on a spot, if the board has it.
    fn put_on(&mut self, spot: Spot, sprite: &Sprite) {
        let middle = self.place(spot).map(|place| self.middle(place));
        if let Some(middle) = middle {
            self.lay(sprite, middle);
        }
    }

    /// Writes the name under a place.
    fn name(&mut self, place: &Place) {
        let pen = self.board.pen;
        let unit = self.plan.unit as f32;
        let size = pen.fitting(&place.name, unit * 0.2, unit - 4.0);
        let high = capitals(size);
        let (x, y) = self.middle(place);
        let top = (y + unit * 0.375 + (unit * 0.125 - high) / 2.0).trunc();
        let ink = Ink { size, colour: pen.palette.theme.ink };
        pen.centred(&mut self.frame, &place.name, ink, (x, top + high / 2.0 + 1.0));
    }
}
