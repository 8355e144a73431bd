//! Drawing on boards that are no grid: positions of places in the picture, and drawings and texts laid there.

use super::super::cache::LruCache;
use super::super::colour::Rgb;
use super::super::frame::{Frame, Line};
use super::super::layout::{LARGEST, STRIP};
use super::super::letters::capitals;
use super::super::look::{Deck, Look};
use super::super::pen::{Ink, Pen};
use super::super::sprite::Sprite;
use super::super::view::Extent;
use super::super::wood::Grain;
use super::{circles, dice, faces, suits};
use crate::game::{Card, Colour, Face, Label, MarkKind, Place, Spot};

/// The width of a place where there is room, in pixels.
const USUAL: usize = 112;

/// The width of a card where there is room, in pixels; its dice must be read in a small picture.
const CARD: usize = 184;

/// Pixels that the places of a usual board share among them.
const SHARE: usize = 720;

/// The space around all places.
pub(super) const MARGIN: usize = 28;

/// Positions of the places in the picture.
pub(super) struct Plan {
    /// A place's width, in pixels.
    pub(super) unit: usize,
    /// The least x and y of a place's middle, in thousandths of its width.
    least: (i32, i32),
    /// The row of pixels at which the seats begin.
    pub(super) below: usize,
    pub(super) width: usize,
    pub(super) height: usize,
}

impl Plan {
    /// Measures places that reach so far, with so many rows of seats below them.
    pub(super) fn of(extent: Extent, cards: bool, strips: usize) -> Self {
        let (left, top, right, bottom) = extent;
        let wide = (right - left) as usize + 1000;
        let high = (bottom - top) as usize + 1000;
        let unit = (SHARE * 1000 / wide.max(high)).clamp(56, if cards { CARD } else { USUAL });
        let unit = unit.min((LARGEST - 2 * MARGIN) * 1000 / wide.max(high)).max(2) / 2 * 2;
        let length = |span: usize| 2 * MARGIN + (span * unit).div_ceil(1000);
        Self {
            unit,
            least: (left, top),
            below: length(high),
            width: length(wide),
            height: length(high) + strips * STRIP,
        }
    }

    /// Returns the middle of a place, in pixels.
    pub(super) fn middle(&self, x: i32, y: i32) -> (f32, f32) {
        let along = |at: i32, least: i32| ((at - least) as f32 / 1000.0 + 0.5) * self.unit as f32;
        let left = MARGIN as f32 + along(x, self.least.0).round();
        (left, MARGIN as f32 + along(y, self.least.1).round())
    }

    /// Returns a length given in widths of a place, in pixels.
    pub(super) fn part(&self, share: f32) -> f32 {
        self.unit as f32 * share
    }

    /// Returns the side of the square in which a place's stone is drawn.
    pub(super) fn stone(&self) -> u32 {
        (self.unit * 3 / 8 * 2) as u32
    }
}

/// Drawing of a card, a die or a circle: the key under which it is cached, beside the board's palette.
#[derive(PartialEq)]
pub(in crate::render) enum SpriteKey {
    /// A card, with the width of its place.
    Card(u32, Card, Deck),
    /// A mark round a card, likewise; true over the frame of one that has won.
    Frame(u32, MarkKind, bool),
    /// A die, with its side.
    Die(u32, Colour, Face),
    /// The suit of a card, with its side.
    Suit(u32, Card),
    /// A padlock, with the width of its card's place.
    Lock(u32, Rgb),
    /// A circle with dots, with the width of its place.
    Cost(u32, u8),
    /// A circle of a track, likewise.
    Track(u32),
    /// The board's emblem, likewise.
    Emblem(u32),
}

/// Kept drawings; the flag is true for those of boards of cards, which have a palette of their own.
pub(in crate::render) type Sprites = LruCache<(bool, SpriteKey), Sprite>;

/// All that the drawing of an empty board depends on: the key under which it is kept.
#[derive(PartialEq)]
pub(in crate::render) struct GroundKey {
    places: Vec<Place>,
    links: Vec<(Spot, Spot)>,
    labels: Vec<Label>,
    cards: bool,
    deck: Deck,
    extent: Extent,
    grain: Grain,
    /// Rows of seats below.
    strips: usize,
}

impl GroundKey {
    /// True if it is the key of a board with so many rows of seats below it.
    pub(super) fn is_of(&self, board: &Board, strips: usize) -> bool {
        let Self { places, links, labels, cards, deck, extent, grain, strips: own } = self;
        let measures = (*cards, *deck, *extent, *grain, *own);
        measures == (board.cards, board.look.deck, board.extent, board.grain, strips)
            && places == board.places
            && links == board.links
            && labels == board.labels
    }

    /// Returns the key of a board with so many rows of seats below it.
    pub(super) fn of(board: &Board, strips: usize) -> Self {
        Self {
            places: board.places.to_vec(),
            links: board.links.to_vec(),
            labels: board.labels.to_vec(),
            cards: board.cards,
            deck: board.look.deck,
            extent: board.extent,
            grain: board.grain,
            strips,
        }
    }
}

/// A board of places with everything that its drawing needs.
pub(in crate::render) struct Board<'a> {
    /// The places.
    pub(in crate::render) places: &'a [Place],
    /// Pairs of joined places.
    pub(in crate::render) links: &'a [(Spot, Spot)],
    /// Texts beside the places.
    pub(in crate::render) labels: &'a [Label],
    pub(in crate::render) pen: Pen<'a>,
    /// True if the places are cards.
    pub(in crate::render) cards: bool,
    pub(in crate::render) look: &'a Look,
    /// Middles of the outermost places.
    pub(in crate::render) extent: Extent,
    pub(in crate::render) grain: Grain,
    /// Cached drawings of places and dice; the flag is `cards`, by which their palette is chosen.
    pub(in crate::render) sprites: &'a Sprites,
    /// Boards without stones, dice and marks.
    pub(in crate::render) grounds: &'a LruCache<GroundKey, Frame>,
}

/// A picture in the making.
pub(super) struct Canvas<'a> {
    pub(super) board: &'a Board<'a>,
    pub(super) plan: Plan,
    pub(super) frame: Frame,
}

impl<'a> Canvas<'a> {
    /// Returns the place of a spot, if the board has it.
    pub(super) fn place(&self, spot: Spot) -> Option<&'a Place> {
        self.board.places.get(usize::from(spot.0))
    }

    /// Returns the middle of a place, in pixels.
    pub(super) fn middle(&self, place: &Place) -> (f32, f32) {
        self.plan.middle(place.x, place.y)
    }

    /// Returns a length given in widths of a place, in pixels.
    pub(super) fn part(&self, share: f32) -> f32 {
        self.plan.part(share)
    }

    /// Draws a line into the picture.
    pub(super) fn line(&mut self, line: &Line, colour: Rgb) {
        self.frame.draw(line, colour, self.board.pen.palette);
    }

    /// Draws a line from one place to another.
    pub(super) fn link(&mut self, (from, to): (Spot, Spot), thickness: f32, colour: Rgb) {
        if let (Some(from), Some(to)) = (self.place(from), self.place(to)) {
            let line = Line { from: self.middle(from), to: self.middle(to), thickness };
            self.line(&line, colour);
        }
    }

    /// Lays a drawing with its middle at a point.
    pub(super) fn lay(&mut self, sprite: &Sprite, (x, y): (f32, f32)) {
        let corner = (x as i32 - sprite.width as i32 / 2, y as i32 - sprite.height() as i32 / 2);
        self.frame.lay(sprite, corner, self.board.pen.palette);
    }

    /// Lays a drawing that is kept with its middle at a point.
    pub(super) fn cached(&mut self, key: SpriteKey, middle: (f32, f32)) {
        let palette = self.board.pen.palette;
        let draw = |(_, key): &(bool, SpriteKey)| match key {
            SpriteKey::Card(unit, card, deck) => faces::sprite(*unit, card, *deck, palette),
            SpriteKey::Frame(unit, kind, over_win) => {
                faces::frame(*kind, *unit, *over_win, palette)
            }
            SpriteKey::Die(side, owner, face) => dice::sprite(*side, *owner, *face, palette),
            SpriteKey::Suit(side, card) => suits::sprite(*side, card, palette),
            SpriteKey::Lock(unit, colour) => faces::lock(*unit, *colour, palette),
            SpriteKey::Cost(unit, dots) => circles::cost(*unit, *dots, palette),
            SpriteKey::Track(unit) => circles::track(*unit, palette),
            SpriteKey::Emblem(unit) => circles::emblem(*unit, palette),
        };
        let sprites = self.board.sprites;
        sprites.with((self.board.cards, key), draw, |sprite| self.lay(sprite, middle));
    }

    /// Writes a text with the middle of its capitals at a point, from whole pixels on.
    pub(super) fn write(&mut self, text: &str, ink: Ink, (x, y): (f32, f32)) {
        let half = capitals(ink.size) / 2.0;
        let middle = (x.trunc(), (y - half).trunc() + half);
        self.board.pen.centred(&mut self.frame, text, ink, middle);
    }
}
