//! The marks of curves: a shape for each curve of a chart, which tells it from the others also without colours.

use super::chart::GROUND;
use super::colour::Rgb;
use super::frame::{Frame, Line};
use super::palette::Palette;

/// The room that a mark takes across, in pixels.
pub(super) const WIDTH: f32 = 28.0;

/// The thickness of the strokes of which marks are made, and the width of the ground around them.
const STROKE: f32 = 6.0;
const RIM: f32 = 3.0;
/// The width of the hole of a ring.
const HOLE: f32 = 10.0;

/// The corners of the shapes that are drawn from corner to corner, from their middle.
const SQUARE: &[(f32, f32)] = &[(-6.5, -6.5), (6.5, -6.5), (6.5, 6.5), (-6.5, 6.5)];
const TRIANGLE: &[(f32, f32)] = &[(0.0, -10.0), (9.0, 6.0), (-9.0, 6.0)];
const DIAMOND: &[(f32, f32)] = &[(0.0, -10.0), (10.0, 0.0), (0.0, 10.0), (-10.0, 0.0)];

/// The shape of a mark.
#[derive(Clone, Copy)]
pub(super) enum Shape {
    Disc,
    Square,
    Triangle,
    Ring,
    Diamond,
    Cross,
}

impl Shape {
    /// The shapes in the order of the curves.
    pub(super) const ALL: [Self; 6] =
        [Self::Disc, Self::Square, Self::Triangle, Self::Ring, Self::Diamond, Self::Cross];

    /// Draws the mark around a point, with a rim in the colour of the ground that parts it from curves.
    pub(super) fn draw(self, frame: &mut Frame, at: (f32, f32), colour: Rgb, palette: &Palette) {
        for (more, colour) in [(2.0 * RIM, GROUND), (0.0, colour)] {
            for line in self.lines(at) {
                let thickness = line.thickness + more;
                frame.draw(&Line { thickness, ..line }, colour, palette);
            }
        }
        if matches!(self, Self::Ring) {
            frame.draw(&dot(at, HOLE), GROUND, palette);
        }
    }

    /// Returns the strokes that fill the mark.
    fn lines(self, at: (f32, f32)) -> Vec<Line> {
        match self {
            Self::Disc => vec![dot(at, 18.0)],
            Self::Ring => vec![dot(at, 22.0)],
            Self::Square => filled(at, SQUARE),
            Self::Triangle => filled(at, TRIANGLE),
            Self::Diamond => filled(at, DIAMOND),
            Self::Cross => {
                vec![stroke(at, (-8.0, -8.0), (8.0, 8.0)), stroke(at, (-8.0, 8.0), (8.0, -8.0))]
            }
        }
    }
}

/// Returns the strokes from corner to corner, and a dot over what they leave free in the middle.
fn filled(at: (f32, f32), corners: &[(f32, f32)]) -> Vec<Line> {
    let next = corners.iter().cycle().skip(1);
    let sides = corners.iter().zip(next).map(|(from, to)| stroke(at, *from, *to));
    sides.chain([dot(at, 11.0)]).collect()
}

/// Returns a stroke between two points, which are from the middle of a mark.
fn stroke(at: (f32, f32), from: (f32, f32), to: (f32, f32)) -> Line {
    let place = |(x, y): (f32, f32)| (at.0 + x, at.1 + y);
    Line { from: place(from), to: place(to), thickness: STROKE }
}

/// Returns a dot so wide.
fn dot(at: (f32, f32), thickness: f32) -> Line {
    Line { from: at, to: at, thickness }
}
