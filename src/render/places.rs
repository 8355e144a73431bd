//! Pictures of boards that are no grid: places where the game puts them, links between them. Drawn whole each time.

use super::frame::{Frame, Line};
use super::layout::LARGEST;
use super::letters::{Letters, capitals};
use super::palette::{INK, Palette};
use super::sprite::Sprite;
use super::stones::{self, Pieces};
use super::wood;
use crate::game::{MarkKind, Place, Scene, Spot};
use std::sync::Arc;

/// The width of a place where there is room, in pixels.
const USUAL: usize = 112;

/// What the places of a usual board share among them.
const SHARE: usize = 720;

/// The space around all places.
const MARGIN: usize = 28;

/// A picture in the making.
pub(super) struct Field<'a> {
    /// The places.
    pub(super) places: &'a [Place],
    /// Which of them are joined.
    pub(super) links: &'a [(Spot, Spot)],
    /// What the letters of names come from.
    pub(super) letters: &'a Letters,
    /// The colours.
    pub(super) palette: &'a Palette,
}

/// Where the places lie in the picture.
struct Plan {
    /// A place's width, in pixels.
    unit: usize,
    /// The least x and y of a place's middle, in thousandths of its width.
    least: (i32, i32),
    width: usize,
    height: usize,
}

impl Plan {
    fn of(places: &[Place]) -> Self {
        let least = |of: fn(&Place) -> i32| places.iter().map(of).min().unwrap_or(0);
        let most = |of: fn(&Place) -> i32| places.iter().map(of).max().unwrap_or(0);
        let wide = (most(|place| place.x) - least(|place| place.x)) as usize + 1000;
        let high = (most(|place| place.y) - least(|place| place.y)) as usize + 1000;
        let unit = (SHARE * 1000 / wide.max(high)).clamp(56, USUAL);
        let unit = unit.min((LARGEST - 2 * MARGIN) * 1000 / wide.max(high)).max(2) / 2 * 2;
        let length = |span: usize| 2 * MARGIN + (span * unit).div_ceil(1000);
        Self {
            unit,
            least: (least(|place| place.x), least(|place| place.y)),
            width: length(wide),
            height: length(high),
        }
    }

    /// The middle of a place, in pixels.
    fn middle(&self, place: &Place) -> (f32, f32) {
        let along = |at: i32, least: i32| MARGIN as f32 + ((at - least) as f32 / 1000.0 + 0.5) * self.unit as f32;
        (along(place.x, self.least.0).round(), along(place.y, self.least.1).round())
    }

    /// The side of the square in which a place's stone is drawn.
    fn stone(&self) -> u32 {
        (self.unit * 3 / 8 * 2) as u32
    }
}

impl Field<'_> {
    /// Paints a scene on these places. `pieces` gives the stones for squares of a size.
    pub(super) fn paint(&self, scene: &Scene, pieces: impl Fn(u32) -> Arc<Pieces>) -> Frame {
        let plan = Plan::of(self.places);
        let mut frame = Frame::of_rows(&wood::grain(plan.width), plan.height);
        frame.rim(self.palette);
        for link in self.links {
            self.line(&mut frame, &plan, *link, 3.0, INK);
        }
        let pieces = pieces(plan.stone());
        for place in self.places {
            self.put(&mut frame, &plan, place, pieces.hollow());
            self.name(&mut frame, &plan, place);
        }
        self.lie(&mut frame, &plan, scene, &pieces);
        frame
    }

    /// Stones, strokes and marks.
    fn lie(&self, frame: &mut Frame, plan: &Plan, scene: &Scene, pieces: &Pieces) {
        for piece in &scene.pieces {
            if let Some(place) = self.place(piece.spot) {
                self.put(frame, plan, place, pieces.stone(piece.colour));
            }
        }
        let under = |spot: Spot| scene.pieces.iter().rev().find(|piece| piece.spot == spot).map(|piece| piece.colour);
        for stroke in &scene.strokes {
            let (link, colour) = ((stroke.from, stroke.to), under(stroke.from));
            self.line(frame, plan, link, plan.unit as f32 * 0.13, stones::casing(colour));
            self.line(frame, plan, link, plan.unit as f32 * 0.07, stones::mark_colour(MarkKind::Win, colour));
        }
        for mark in &scene.marks {
            if let Some(place) = self.place(mark.spot) {
                self.put(frame, plan, place, pieces.mark(mark.kind, under(mark.spot)));
            }
        }
    }

    fn place(&self, spot: Spot) -> Option<&Place> {
        self.places.get(usize::from(spot.0))
    }

    fn line(&self, frame: &mut Frame, plan: &Plan, link: (Spot, Spot), thickness: f32, colour: super::palette::Rgb) {
        if let (Some(from), Some(to)) = (self.place(link.0), self.place(link.1)) {
            let line = Line { from: plan.middle(from), to: plan.middle(to), thickness };
            frame.draw(&line, colour, self.palette);
        }
    }

    fn put(&self, frame: &mut Frame, plan: &Plan, place: &Place, sprite: &Sprite) {
        let (x, y) = plan.middle(place);
        let half = sprite.width as i32 / 2;
        frame.lay(sprite, (x as i32 - half, y as i32 - half), self.palette);
    }

    /// The name, under the place.
    fn name(&self, frame: &mut Frame, plan: &Plan, place: &Place) {
        let (room, unit) = (plan.unit as f32 - 4.0, plan.unit as f32);
        let size = unit * 0.2;
        let size = size * (room / self.letters.width(&place.name, size).max(1.0)).min(1.0);
        let sprite = self.letters.sprite(&place.name, size, INK, self.palette);
        let (x, y) = plan.middle(place);
        let top = y + unit * 0.375 + (unit * 0.125 - capitals(size)) / 2.0;
        frame.lay(&sprite, (x as i32 - sprite.width as i32 / 2, top as i32), self.palette);
    }
}
