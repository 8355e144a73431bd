//! The chart of a review: the chance of the first player to win, move by move, with the turning points.

use super::chart::{Chart, FAINT, GROUND, INK, LINE, MEDALS, RULE, STRIPE};
use super::frame::{Frame, Line};
use super::pen::Ink;

/// The width and the height, in pixels. The numbers are still read at a third of it.
const WIDTH: usize = 840;
const HEIGHT: usize = 556;
/// The edges of the field.
const LEFT: f32 = 130.0;
const MARGIN: f32 = 30.0;
const RIGHT: f32 = WIDTH as f32 - MARGIN;
const TOP: f32 = 86.0;
const BOTTOM: f32 = 486.0;
/// The height of what is below the field, and of the title, at their middles.
const BELOW: f32 = 526.0;
const TITLE: f32 = 32.0;
/// The size of the numbers at the edges and of the title, and that of the turning points'.
const NUMBERS: f32 = 40.0;
const TURNS: f32 = 38.0;
/// The width of a turning point.
const DISC: f32 = 54.0;

/// The chances of the first player to win.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chances {
    /// Its title, which says whose chances they are; empty for none.
    pub title: String,
    /// The chance before the first move that is judged, by the number of the move that led there, which is 0 before the
    /// first move of the game; none where it is not known.
    pub start: Option<(u32, f32)>,
    /// The chance after each move that is judged, by its number, from 0 to 1, in the order of the moves. Each pass before or
    /// at it is counted as well.
    pub points: Vec<(u32, f32)>,
    /// The moves that are turning points, which are numbered from 1.
    pub turns: Vec<u32>,
    /// Number of moves of the game.
    pub moves: u32,
    /// Number of passes beside them, which have places in the field and no numbers.
    pub passes: u32,
}

impl Chances {
    /// Returns the number at the left end of the field: that of the first move, or 0 where the line begins before it.
    fn first(&self) -> u32 {
        self.start.map_or(1, |(number, _)| number.min(1))
    }

    /// Returns the place of the chance after a move in the field.
    fn place(&self, number: u32, chance: f32) -> (f32, f32) {
        let all = (self.moves + self.passes).saturating_sub(self.first()).max(1);
        let across = number.saturating_sub(self.first()) as f32 / all as f32;
        (LEFT + (RIGHT - LEFT) * across, height(chance))
    }
}

impl Chart<'_> {
    /// Draws the chances as a line over the first player's part of the field.
    pub(super) fn chances(&self, chances: &Chances) -> Frame {
        let palette = self.0.palette;
        let mut frame = Frame::of_rows(&vec![palette.nearest(GROUND); WIDTH], HEIGHT);
        let points = chances.start.iter().chain(&chances.points);
        let path: Vec<(f32, f32)> =
            points.map(|(number, chance)| chances.place(*number, *chance)).collect();
        for pair in path.windows(2) {
            self.part(&mut frame, pair[0], pair[1]);
        }
        for share in [0.0, 0.5, 1.0] {
            let y = height(share);
            let size = ((RIGHT - LEFT) as usize, 2);
            frame.fill((LEFT as usize, y as usize), size, palette.nearest(RULE));
            let ink = Ink { size: NUMBERS, colour: FAINT };
            let percent = format!("{:.0}", share * 100.0);
            self.0.right(&mut frame, &percent, ink, (LEFT - 18.0, y));
        }
        let ink = Ink { size: NUMBERS, colour: FAINT };
        self.0.left(&mut frame, &chances.first().to_string(), ink, (LEFT, BELOW));
        self.0.right(&mut frame, &chances.moves.to_string(), ink, (RIGHT, BELOW));
        let size = self.0.fitting(&chances.title, NUMBERS, WIDTH as f32 - 2.0 * MARGIN);
        let ink = Ink { size, colour: INK };
        self.0.left(&mut frame, &chances.title, ink, (MARGIN, TITLE));
        self.line(&mut frame, &path);
        for (number, at) in (1..).zip(discs(chances)) {
            self.turn(&mut frame, number, at);
        }
        frame
    }

    /// Fills the field below a part of the line.
    fn part(&self, frame: &mut Frame, from: (f32, f32), to: (f32, f32)) {
        let ground = self.0.palette.nearest(STRIPE);
        for x in from.0 as usize..to.0 as usize {
            let share = (x as f32 - from.0) / (to.0 - from.0).max(1.0);
            let y = (from.1 + (to.1 - from.1) * share) as usize;
            frame.fill((x, y), (1, (BOTTOM as usize).saturating_sub(y)), ground);
        }
    }

    /// Draws the line; a single point is a dot.
    fn line(&self, frame: &mut Frame, path: &[(f32, f32)]) {
        let dot = path.first().filter(|_| path.len() == 1).map(|only| (*only, *only, 12.0));
        let parts = path.windows(2).map(|pair| (pair[0], pair[1], 6.0));
        for (from, to, thickness) in parts.chain(dot) {
            frame.draw(&Line { from, to, thickness }, LINE, self.0.palette);
        }
    }

    /// Draws the number of a turning point on a disc.
    fn turn(&self, frame: &mut Frame, number: u32, at: (f32, f32)) {
        let rim = Line { from: at, to: at, thickness: DISC + 6.0 };
        frame.draw(&rim, GROUND, self.0.palette);
        frame.draw(&Line { thickness: DISC, ..rim }, MEDALS[0], self.0.palette);
        let ink = Ink { size: TURNS, colour: GROUND };
        self.0.centred(frame, &number.to_string(), ink, at);
    }
}

/// Returns the places of the turning points' discs: inside of the picture, and where one would cover another, above or
/// below it.
fn discs(chances: &Chances) -> Vec<(f32, f32)> {
    const APART: f32 = DISC + 8.0;
    let mut discs: Vec<(f32, f32)> = Vec::new();
    for turn in &chances.turns {
        let point = chances.points.iter().find(|(number, _)| number == turn);
        let Some((x, y)) = point.map(|(number, chance)| chances.place(*number, *chance)) else {
            continue;
        };
        let (x, mut y) = (x.min(WIDTH as f32 - DISC / 2.0 - 2.0), y);
        let step = if y < (TOP + BOTTOM) / 2.0 { APART } else { -APART };
        while discs.iter().any(|other| (other.0 - x).hypot(other.1 - y) < APART - 1.0) {
            y += step;
        }
        discs.push((x, y));
    }
    discs
}

/// Returns the height of a chance in the field.
fn height(chance: f32) -> f32 {
    BOTTOM - (BOTTOM - TOP) * chance.clamp(0.0, 1.0)
}
