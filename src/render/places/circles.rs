//! Circles with their cost as dots, the circles of a track with its direction, and the board's emblem.

use super::super::colour::{Rgb, mix};
use super::super::frame::Line;
use super::super::palette::Palette;
use super::super::pen::Ink;
use super::super::sprite::{Sketch, Sprite, discs, polygon, slab};
use super::super::theme::Colours;
use super::canvas::{Canvas, SpriteKey};
use super::dice::spots;
use crate::game::{Place, PlaceKind};

/// The radius of a circle, in widths of a place.
const RADIUS: f32 = 0.41;

/// The radius of a circle of the track, which leaves room for the arrows.
const TRACK_RADIUS: f32 = 0.37;

/// The radius of a circle that is an emoji.
const EMOJI_RADIUS: f32 = 0.49;

/// The size of a name in a circle, above its dots, and how wide it may be, in widths of a place: as large as the circle
/// takes, since a board is read at half its size on a phone.
const COST_NAME: f32 = 0.52;
const COST_ROOM: f32 = 0.5;

/// The same for a circle of the track, which has no dots.
const TRACK_NAME: f32 = 0.58;
const TRACK_ROOM: f32 = 0.6;

/// The size of each of two lines in a circle of the track.
const TRACK_LINE: f32 = 0.37;

/// The most dots that a circle is drawn with.
const MOST: u8 = 6;

impl Canvas<'_> {
    /// Draws a circle with its label and its dots, or the emblem.
    pub(super) fn circle(&mut self, place: &Place) {
        let (x, y) = self.middle(place);
        let unit = self.plan.unit as u32;
        match &place.kind {
            PlaceKind::Circle { label, dots } => {
                self.cached(SpriteKey::Cost(unit, (*dots).min(MOST)), (x, y));
                let pen = self.board.pen;
                let size = pen.fitting(label, self.part(COST_NAME), self.part(COST_ROOM));
                let ink = Ink { size, colour: pen.palette.theme.ink };
                self.write(label, ink, (x, y - self.part(0.11)));
            }
            PlaceKind::Track { label, .. } => {
                self.cached(SpriteKey::Track(unit), (x, y));
                self.on_track(label, (x, y));
            }
            _ => self.cached(SpriteKey::Emblem(unit), (x, y)),
        }
    }

    /// Writes the label of a circle of the track, two lines at the most.
    fn on_track(&mut self, label: &str, (x, y): (f32, f32)) {
        let pen = self.board.pen;
        let colour = pen.palette.theme.places.label;
        match label.split_once('\n') {
            None => {
                let size = pen.fitting(label, self.part(TRACK_NAME), self.part(TRACK_ROOM));
                self.write(label, Ink { size, colour }, (x, y));
            }
            Some((above, below)) => {
                let ink = Ink { size: self.part(TRACK_LINE), colour };
                for (line, down) in [(above, -0.155), (below, 0.155)] {
                    self.write(line, ink, (x, y + self.part(down)));
                }
            }
        }
    }

    /// Draws the arrows of all tracks, over the circles.
    pub(super) fn arrows(&mut self) {
        for place in self.board.places {
            if let PlaceKind::Track { next, .. } = &place.kind
                && let Some(next) = self.place(*next)
            {
                self.arrow(self.middle(place), self.middle(next));
            }
        }
    }

    /// Draws a small arrow half way from one circle to the next.
    fn arrow(&mut self, from: (f32, f32), to: (f32, f32)) {
        let right = (to.0 - from.0) / self.part(1.0);
        let down = (to.1 - from.1) / self.part(1.0);
        let at = |along: f32, across: f32| {
            let (along, across) = (self.part(0.5 + along), self.part(across));
            (from.0 + right * along - down * across, from.1 + down * along + right * across)
        };
        let thickness = self.part(0.07);
        let lines =
            [-0.13, 0.13].map(|side| Line { from: at(-0.07, side), to: at(0.07, 0.0), thickness });
        for line in lines {
            self.line(&line, self.board.pen.palette.theme.places.accent);
        }
    }
}

/// A filled circle with a dark edge.
fn plain(unit: u32, radius: f32, fill: Rgb, theme: &Colours) -> Sketch {
    let radius = unit as f32 * radius;
    let middle = [(0.0, 0.0)];
    let edge = mix(theme.ink, fill, 0.15);
    let sketch =
        Sketch::new(unit, unit).lay(&discs((unit, unit), &middle, radius), 1.0, |_, _| edge);
    sketch.lay(&discs((unit, unit), &middle, radius - unit as f32 * 0.035), 1.0, |_, _| fill)
}

/// A circle with dots side by side in its lower half.
pub(super) fn cost(unit: u32, dots: u8, palette: &Palette) -> Sprite {
    let theme = &palette.theme;
    let size = unit as f32;
    let first = -0.5 * f32::from(dots.saturating_sub(1));
    let centres: Vec<_> =
        (0..dots).map(|dot| ((first + f32::from(dot)) * size * 0.135, size * 0.2)).collect();
    let sketch = plain(unit, RADIUS, theme.places.circle, theme);
    if dots == 0 {
        sketch.finish(palette)
    } else {
        let dots = discs((unit, unit), &centres, size * 0.052);
        sketch.lay(&dots, 1.0, |_, _| theme.ink).finish(palette)
    }
}

/// A circle of the track.
pub(super) fn track(unit: u32, palette: &Palette) -> Sprite {
    let theme = &palette.theme;
    plain(unit, TRACK_RADIUS, theme.places.track, theme).finish(palette)
}

/// A circle as an emoji, its cost in dots as on a die.
pub(in crate::render) fn emoji(side: u32, dots: u8, palette: &Palette) -> Sprite {
    let theme = &palette.theme;
    let size = side as f32;
    let apart = |(x, y): &(f32, f32)| (x * size * 0.18, y * size * 0.18);
    let centres: Vec<_> = spots(dots).iter().map(apart).collect();
    let sketch = plain(side, EMOJI_RADIUS, theme.places.circle, theme);
    let dots = discs((side, side), &centres, size * 0.085);
    sketch.lay(&dots, 1.0, |_, _| theme.ink).finish(palette)
}

/// A circle of the track as an emoji, with the tip of an arrow.
pub(in crate::render) fn emoji_track(side: u32, palette: &Palette) -> Sprite {
    let theme = &palette.theme;
    let at = |x: f32, y: f32| (x * side as f32, y * side as f32);
    let tip = [at(-0.14, -0.24), at(0.26, 0.0), at(-0.14, 0.24)];
    let sketch = plain(side, EMOJI_RADIUS, theme.places.track, theme);
    sketch.lay(&polygon(side, &tip), 1.0, |_, _| theme.places.label).finish(palette)
}

/// A hexagon with six stones in it, dark and light in turn.
pub(super) fn emblem(unit: u32, palette: &Palette) -> Sprite {
    let theme = &palette.theme;
    let size = unit as f32;
    let around = |radius: f32, turn: f32| {
        let corner = move |number: u8| {
            let angle = std::f32::consts::TAU * (f32::from(number) + turn) / 6.0;
            (radius * size * angle.sin(), -radius * size * angle.cos())
        };
        (0..6).map(corner).collect::<Vec<_>>()
    };
    let (even, odd): (Vec<_>, Vec<_>) =
        around(0.2, 0.5).into_iter().enumerate().partition(|(number, _)| number % 2 == 0);
    let stones = |of: Vec<(usize, (f32, f32))>| {
        let centres: Vec<_> = of.into_iter().map(|(_, centre)| centre).collect();
        discs((unit, unit), &centres, size * 0.085)
    };
    let hexagon = polygon(unit, &around(0.42, 0.0));
    let ground = slab((unit, unit), (size, size), 0.0);
    let inside = Sketch::new(unit, unit).lay(&ground, 0.0, |_, _| theme.places.accent).lay(
        &hexagon,
        1.0,
        |_, _| theme.places.accent,
    );
    inside
        .lay(&stones(even), 1.0, |_, _| theme.black.casing)
        .lay(&stones(odd), 1.0, |_, _| theme.white.casing)
        .finish(palette)
}
