//! Pictures of boards that are no grid: places where the game puts them, links between them. Drawn whole each time.
//!
//! Wood carries hollows, circles and tracks with stones; a cloth carries cards with dice. What the seats have beside
//! the board stands above it and below.

mod cards;
mod circles;
mod dice;
mod stock;
mod suits;

use super::Latest;
use super::bands;
use super::frame::{Frame, Line};
use super::layout::LARGEST;
use super::letters::{Letters, capitals};
use super::look::Look;
use super::marks;
use super::palette::{Palette, Rgb};
use super::sprite::Sprite;
use super::stones::Pieces;
use super::view::Extent;
use super::wood;
use crate::game::{
    Card, Colour, Face, Label, Mark, MarkKind, Piece, Place, PlaceKind, Scene, Spot,
};
use std::sync::Arc;

/// The width of a place where there is room, in pixels.
const USUAL: usize = 112;

/// The width of a card where there is room, in pixels; its dice must be read in a small picture.
const CARD: usize = 184;

/// What the places of a usual board share among them.
const SHARE: usize = 720;

/// The space around all places.
const MARGIN: usize = 28;

/// A card or a die, by what decides how it looks.
#[derive(PartialEq)]
pub(super) enum Thing {
    /// With the width of its place.
    Card(u32, Card, Deck),
    /// A mark round a card, likewise.
    Frame(u32, MarkKind),
    /// With its side.
    Die(u32, Colour, Face),
}

/// A picture in the making.
pub(super) struct Field<'a> {
    /// The places.
    pub(super) places: &'a [Place],
    /// Which of them are joined.
    pub(super) links: &'a [(Spot, Spot)],
    /// What is written beside them.
    pub(super) labels: &'a [Label],
    /// What the letters of names come from.
    pub(super) letters: &'a Letters,
    /// The colours.
    pub(super) palette: &'a Palette,
    /// Whether the places are cards.
    pub(super) cards: bool,
    /// How the reader wants it.
    pub(super) look: &'a Look,
    /// How far the places reach.
    pub(super) extent: Extent,
    /// The cards and dice drawn lately.
    pub(super) drawn: &'a Latest<Thing, Sprite>,
}

/// What cards look like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Deck {
    /// Green and golden faces with coins.
    #[default]
    Coins,
    /// Playing cards: black suits for green, red ones for gold.
    Suits,
}

/// Where the places lie in the picture.
struct Plan {
    /// A place's width, in pixels.
    unit: usize,
    /// The least x and y of a place's middle, in thousandths of its width.
    least: (i32, i32),
    /// The height of a strip above or below the places.
    strip: usize,
    /// How far the places begin below the upper edge.
    top: usize,
    width: usize,
    height: usize,
}

impl Plan {
    /// Measures a board with so many strips above and below it.
    fn of(field: &Field, (above, below): (usize, usize)) -> Self {
        let (left, top, right, bottom) = field.extent;
        let (wide, high) = ((right - left) as usize + 1000, (bottom - top) as usize + 1000);
        let unit =
            (SHARE * 1000 / wide.max(high)).clamp(56, if field.cards { CARD } else { USUAL });
        let unit = unit.min((LARGEST - 2 * MARGIN) * 1000 / wide.max(high)).max(2) / 2 * 2;
        let strip = if field.cards { unit / 2 } else { unit * 3 / 4 }.min(92);
        let length = |span: usize| 2 * MARGIN + (span * unit).div_ceil(1000);
        Self {
            unit,
            least: (left, top),
            strip,
            top: MARGIN + above * strip,
            width: length(wide),
            height: length(high) + (above + below) * strip,
        }
    }

    /// The middle of a place, in pixels.
    fn middle(&self, x: i32, y: i32) -> (f32, f32) {
        let along = |at: i32, least: i32| ((at - least) as f32 / 1000.0 + 0.5) * self.unit as f32;
        (
            MARGIN as f32 + along(x, self.least.0).round(),
            self.top as f32 + along(y, self.least.1).round(),
        )
    }

    /// So many widths of a place, in pixels.
    fn part(&self, share: f32) -> f32 {
        self.unit as f32 * share
    }

    /// The side of the square in which a place's stone is drawn.
    fn stone(&self) -> u32 {
        (self.unit * 3 / 8 * 2) as u32
    }
}

impl Field<'_> {
    /// Paints a scene on these places. `pieces` gives the stones for squares of a size.
    pub(super) fn paint(&self, scene: &Scene, pieces: impl Fn(u32) -> Arc<Pieces>) -> Frame {
        let strips = stock::strips(scene);
        let plan = Plan::of(self, strips);
        let theme = &self.palette.theme;
        let cloth = || vec![self.palette.nearest(theme.cards.cloth); plan.width];
        let ground = if self.cards { cloth() } else { wood::grain(plan.width, self.palette) };
        let mut frame = Frame::of_rows(&ground, plan.height);
        frame.level = bands::SMALL;
        frame.rim(self.palette);
        // Many crossing lines are thin and pale, so that the places stay what is seen first.
        let many = self.links.len() > 30;
        let (thickness, colour) = if many { (1.4, theme.places.link) } else { (3.0, theme.ink) };
        for link in self.links {
            self.line(&mut frame, &plan, *link, thickness, colour);
        }
        // Boards of cards have no stones, so none are drawn for them.
        let stones = || pieces(plan.stone());
        self.ground(&mut frame, &plan, &stones);
        if self.cards {
            self.lie_on_cards(&mut frame, &plan, scene);
        } else {
            self.lie(&mut frame, &plan, scene, &stones());
        }
        self.stock(&mut frame, &plan, scene, &stones);
        frame
    }

    /// The places and what is written beside them.
    fn ground(&self, frame: &mut Frame, plan: &Plan, stones: &dyn Fn() -> Arc<Pieces>) {
        let circles = circles::Circles::new(plan.unit as u32, self.palette);
        for place in self.places {
            match &place.kind {
                PlaceKind::Hollow => {
                    self.put(frame, plan, place, stones().hollow(self.palette));
                    self.name(frame, plan, place);
                }
                PlaceKind::Circle { .. } | PlaceKind::Track { .. } | PlaceKind::Emblem => {
                    self.circle(frame, plan, place, &circles);
                }
                PlaceKind::Card(card) => self.card(frame, plan, place, card),
                PlaceKind::Cell => self.cell(frame, plan, place),
            }
        }
        self.arrows(frame, plan);
        for label in self.labels {
            self.write(
                frame,
                &label.text,
                plan.part(0.56),
                self.palette.theme.ink,
                plan.middle(label.x, label.y),
            );
        }
    }

    /// Stones, strokes and marks.
    fn lie(&self, frame: &mut Frame, plan: &Plan, scene: &Scene, pieces: &Pieces) {
        for piece in &scene.pieces {
            if let Some(place) = self.place(piece.spot) {
                self.put(frame, plan, place, pieces.stone(piece.colour, self.palette));
            }
        }
        let theme = &self.palette.theme;
        let under = |spot: Spot| {
            scene.pieces.iter().rev().find(|piece| piece.spot == spot).map(|piece| piece.colour)
        };
        for stroke in &scene.strokes {
            let (link, colour) = ((stroke.from, stroke.to), under(stroke.from));
            self.line(frame, plan, link, plan.unit as f32 * 0.13, marks::casing(theme, colour));
            self.line(
                frame,
                plan,
                link,
                plan.unit as f32 * 0.07,
                marks::colour(theme, MarkKind::Win, colour),
            );
        }
        for mark in &scene.marks {
            if let Some(place) = self.place(mark.spot) {
                self.put(
                    frame,
                    plan,
                    place,
                    pieces.signs(under(mark.spot)).mark(mark.kind, self.palette),
                );
            }
        }
    }

    /// Marks round the cards, then the dice.
    fn lie_on_cards(&self, frame: &mut Frame, plan: &Plan, scene: &Scene) {
        for Mark { spot, kind } in &scene.marks {
            if let Some(place) = self.place(*spot) {
                let thing = Thing::Frame(plan.unit as u32, *kind);
                self.thing(frame, thing, plan.middle(place.x, place.y));
            }
        }
        for spot in (0..self.places.len()).map(|number| Spot(number as u16)) {
            let stack: Vec<&Piece> =
                scene.pieces.iter().filter(|piece| piece.spot == spot).collect();
            if let Some(place) = self.place(spot) {
                self.stack(frame, plan, place, &stack);
            }
        }
    }

    fn place(&self, spot: Spot) -> Option<&Place> {
        self.places.get(usize::from(spot.0))
    }

    fn line(
        &self,
        frame: &mut Frame,
        plan: &Plan,
        link: (Spot, Spot),
        thickness: f32,
        colour: Rgb,
    ) {
        if let (Some(from), Some(to)) = (self.place(link.0), self.place(link.1)) {
            let line =
                Line { from: plan.middle(from.x, from.y), to: plan.middle(to.x, to.y), thickness };
            frame.draw(&line, colour, self.palette);
        }
    }

    fn put(&self, frame: &mut Frame, plan: &Plan, place: &Place, sprite: &Sprite) {
        self.lay(frame, sprite, plan.middle(place.x, place.y));
    }

    /// Lays a card or a die with its middle here.
    fn thing(&self, frame: &mut Frame, thing: Thing, middle: (f32, f32)) {
        let draw = |thing: &Thing| match thing {
            Thing::Card(unit, card, deck) => cards::sprite(*unit, card, *deck, self.palette),
            Thing::Frame(unit, kind) => cards::frame(*kind, *unit, self.palette),
            Thing::Die(side, owner, face) => dice::sprite(*side, *owner, *face, self.palette),
        };
        self.drawn.with(thing, draw, |sprite| self.lay(frame, sprite, middle));
    }

    /// Lays a drawing with its middle here.
    fn lay(&self, frame: &mut Frame, sprite: &Sprite, (x, y): (f32, f32)) {
        let corner = (x as i32 - sprite.width as i32 / 2, y as i32 - sprite.height() as i32 / 2);
        frame.lay(sprite, corner, self.palette);
    }

    /// Writes a text with the middle of its capitals here.
    fn write(&self, frame: &mut Frame, text: &str, size: f32, colour: Rgb, (x, y): (f32, f32)) {
        let sprite = self.letters.sprite(text, size, colour, self.palette);
        let corner = (x as i32 - sprite.width as i32 / 2, (y - capitals(size) / 2.0) as i32 - 1);
        frame.lay(&sprite, corner, self.palette);
    }

    /// This size, or a smaller one where the text would be wider than the room for it.
    fn fitting(&self, text: &str, size: f32, room: f32) -> f32 {
        size * (room / self.letters.width(text, size).max(1.0)).min(1.0)
    }

    /// The name, under the place.
    fn name(&self, frame: &mut Frame, plan: &Plan, place: &Place) {
        let unit = plan.unit as f32;
        let size = self.fitting(&place.name, unit * 0.2, unit - 4.0);
        let sprite = self.letters.sprite(&place.name, size, self.palette.theme.ink, self.palette);
        let (x, y) = plan.middle(place.x, place.y);
        let top = y + unit * 0.375 + (unit * 0.125 - capitals(size)) / 2.0;
        frame.lay(&sprite, (x as i32 - sprite.width as i32 / 2, top as i32), self.palette);
    }
}

/// The colour of a piece as it is seen: a pale die is white, whoever owns it.
fn seen(owner: Colour, face: Face) -> Colour {
    if let Face::Die { pale: true, .. } = face { Colour::White } else { owner }
}
