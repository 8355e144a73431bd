//! Circles with their cost as dots, the circles of a track with the way it goes, and the board's emblem.

use super::super::frame::{Frame, Line};
use super::super::palette::{Palette, Rgb, mix};
use super::super::sprite::{Sketch, Sprite, discs, polygon, slab};
use super::super::theme::Colours;
use super::{Field, Plan};
use crate::game::{Place, PlaceKind};

/// The radius of a circle, in widths of a place.
const RADIUS: f32 = 0.41;

/// The radius of a circle of the track, which leaves room for the arrows.
const TRACK_RADIUS: f32 = 0.37;

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

/// The drawings of one board.
pub(super) struct Circles {
    /// By the number of dots.
    costs: Vec<Sprite>,
    track: Sprite,
    emblem: Sprite,
}

impl Circles {
    pub(super) fn new(unit: u32, palette: &Palette) -> Self {
        Self {
            costs: (0..=MOST)
                .map(|dots| cost(unit, dots, &palette.theme).finish(palette))
                .collect(),
            track: plain(unit, TRACK_RADIUS, palette.theme.places.track, &palette.theme)
                .finish(palette),
            emblem: emblem(unit, &palette.theme).finish(palette),
        }
    }
}

impl Field<'_> {
    /// A circle with its label and its dots, or the emblem.
    pub(super) fn circle(&self, frame: &mut Frame, plan: &Plan, place: &Place, circles: &Circles) {
        let (x, y) = plan.middle(place.x, place.y);
        match &place.kind {
            PlaceKind::Circle { label, dots } => {
                self.lay(frame, &circles.costs[usize::from((*dots).min(MOST))], (x, y));
                let size = self.fitting(label, plan.part(COST_NAME), plan.part(COST_ROOM));
                self.write(frame, label, size, self.palette.theme.ink, (x, y - plan.part(0.11)));
            }
            PlaceKind::Track { label, .. } => {
                self.lay(frame, &circles.track, (x, y));
                self.on_track(frame, plan, label, (x, y));
            }
            _ => self.lay(frame, &circles.emblem, (x, y)),
        }
    }

    /// What is written in a circle of the track, two lines at the most.
    fn on_track(&self, frame: &mut Frame, plan: &Plan, label: &str, (x, y): (f32, f32)) {
        let colour = self.palette.theme.places.label;
        match label.split_once('\n') {
            None => {
                let size = self.fitting(label, plan.part(TRACK_NAME), plan.part(TRACK_ROOM));
                self.write(frame, label, size, colour, (x, y));
            }
            Some((above, below)) => {
                for (line, down) in [(above, -0.155), (below, 0.155)] {
                    self.write(
                        frame,
                        line,
                        plan.part(TRACK_LINE),
                        colour,
                        (x, y + plan.part(down)),
                    );
                }
            }
        }
    }

    /// The arrows of all tracks, over the circles.
    pub(super) fn arrows(&self, frame: &mut Frame, plan: &Plan) {
        for place in self.places {
            if let PlaceKind::Track { next, .. } = &place.kind
                && let Some(next) = self.place(*next)
            {
                self.arrow(frame, plan, plan.middle(place.x, place.y), plan.middle(next.x, next.y));
            }
        }
    }

    /// A small arrow half way from one circle to the next.
    fn arrow(&self, frame: &mut Frame, plan: &Plan, from: (f32, f32), to: (f32, f32)) {
        let (right, down) = ((to.0 - from.0) / plan.part(1.0), (to.1 - from.1) / plan.part(1.0));
        let at = |along: f32, across: f32| {
            let (along, across) = (plan.part(0.5 + along), plan.part(across));
            (from.0 + right * along - down * across, from.1 + down * along + right * across)
        };
        for side in [-0.13, 0.13] {
            let line =
                Line { from: at(-0.07, side), to: at(0.07, 0.0), thickness: plan.part(0.07) };
            frame.draw(&line, self.palette.theme.places.accent, self.palette);
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
fn cost(unit: u32, dots: u8, theme: &Colours) -> Sketch {
    let size = unit as f32;
    let first = -0.5 * f32::from(dots.saturating_sub(1));
    let centres: Vec<_> =
        (0..dots).map(|dot| ((first + f32::from(dot)) * size * 0.135, size * 0.2)).collect();
    let sketch = plain(unit, RADIUS, theme.places.circle, theme);
    if dots == 0 {
        sketch
    } else {
        sketch.lay(&discs((unit, unit), &centres, size * 0.052), 1.0, |_, _| theme.ink)
    }
}

/// A hexagon with six stones in it, dark and light in turn.
fn emblem(unit: u32, theme: &Colours) -> Sketch {
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
}
