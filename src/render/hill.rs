//! The steps of a hill: who stands on which, and a crown over who stands alone on the highest.

use super::colour::{Rgb, mix};
use super::frame::{Frame, Line};
use super::palette::Run;
use super::pen::{Ink, Pen};
use super::theme::Colours;

/// The width, in pixels. What is written is still read at 296.
const WIDTH: usize = 840;
const MARGIN: usize = 16;
const TITLE: usize = 60;
/// The room of the crown, and the height of a line of names.
const CROWN: usize = 84;
const LINE: usize = 60;
/// The height of a step beside its lines.
const EDGE: usize = 12;
/// The width of the highest step, as a share of the lowest.
const TOP: f32 = 0.46;
/// The most lines of names on a step, and the most steps.
const MOST_LINES: usize = 3;
const MOST_STEPS: usize = 10;
/// The size of names.
const LARGE: f32 = 42.0;

/// The steps of a hill, as they are drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Steps {
    /// The title; empty for none.
    pub title: String,
    /// Names of the people on each step, the highest first.
    pub steps: Vec<Vec<String>>,
    /// True if the one on the highest step is king.
    pub crowned: bool,
}

/// The runs of colours of hills in a theme.
pub(super) fn runs(theme: &Colours) -> Vec<Run> {
    let strip = &theme.strip;
    [strip.ground, shade(theme, 0), shade(theme, 1)].map(|ground| (ground, strip.ink, 9)).to_vec()
}

/// The ground of a step: that of every other one is darker.
fn shade(theme: &Colours, number: usize) -> Rgb {
    mix(theme.strip.ground, theme.strip.ink, [0.09, 0.2][number % 2])
}

/// Draws a hill; the colours of the pen are from [`runs`].
pub(super) fn draw(pen: Pen, hill: &Steps) -> Frame {
    let strip = &pen.palette.theme.strip;
    let shown = &hill.steps[..hill.steps.len().min(MOST_STEPS)];
    let width = |number: usize| {
        // A step alone is as wide as the lowest: everyone begins on it.
        let share = if shown.len() > 1 { number as f32 / (shown.len() - 1) as f32 } else { 1.0 };
        ((WIDTH - 2 * MARGIN) as f32 * (TOP + (1.0 - TOP) * share)) as usize
    };
    let lines: Vec<Vec<String>> = shown
        .iter()
        .enumerate()
        .map(|(number, names)| wrapped(pen, names, width(number)))
        .collect();
    let title = usize::from(!hill.title.is_empty()) * TITLE;
    let crown = usize::from(hill.crowned) * CROWN;
    let steps: usize = lines.iter().map(|lines| lines.len() * LINE + EDGE).sum();
    let height = 2 * MARGIN + title + crown + steps.max(LINE);
    let mut frame = Frame::of_rows(&vec![pen.palette.nearest(strip.ground); WIDTH], height);
    let middle = WIDTH as f32 / 2.0;
    let size = pen.fitting(&hill.title, LARGE, (WIDTH - 2 * MARGIN) as f32);
    let ink = Ink { size, colour: strip.ink };
    if pen.letters.can_write(&hill.title) {
        pen.centred(&mut frame, &hill.title, ink, (middle, (MARGIN + title / 2) as f32));
    }
    let mut top = MARGIN + title + crown;
    if hill.crowned {
        draw_crown(pen, &mut frame, (middle, top as f32));
    }
    for (number, lines) in lines.iter().enumerate() {
        let (wide, high) = (width(number), lines.len() * LINE + EDGE);
        let ground = pen.palette.nearest(shade(&pen.palette.theme, number));
        frame.fill(((WIDTH - wide) / 2, top), (wide, high), ground);
        frame.fill(((WIDTH - wide) / 2, top), (wide, 4), pen.palette.nearest(strip.ink));
        for (line, text) in lines.iter().enumerate() {
            let size = pen.fitting(text, LARGE, wide as f32 - 24.0);
            let ink = Ink { size, colour: strip.ink };
            let y = top + EDGE / 2 + line * LINE + LINE / 2;
            pen.centred(&mut frame, text, ink, (middle, y as f32));
        }
        top += high;
    }
    frame
}

/// Returns names in lines that are no wider than a step; the last line says how many have no room.
fn wrapped(pen: Pen, names: &[String], width: usize) -> Vec<String> {
    let room = width as f32 - 24.0;
    let mut lines: Vec<String> = Vec::new();
    for (number, name) in names.iter().enumerate() {
        let name = if pen.letters.can_write(name) { name.as_str() } else { "?" };
        let name = pen.letters.fitting(name, LARGE, room);
        let longer = lines.last().map(|line| format!("{line} · {name}"));
        match longer.filter(|line| pen.letters.width(line, LARGE) <= room) {
            Some(longer) => *lines.last_mut().expect("it was made longer") = longer,
            None if lines.len() == MOST_LINES => {
                let line = lines.last_mut().expect("there are three");
                line.push_str(&format!(" · +{}", names.len() - number));
                break;
            }
            None => lines.push(name),
        }
    }
    lines
}

/// Draws a crown that stands on a point.
fn draw_crown(pen: Pen, frame: &mut Frame, (x, y): (f32, f32)) {
    let ink = pen.palette.theme.strip.ink;
    let mut stroke = |from: (f32, f32), to: (f32, f32), thickness: f32| {
        let (from, to) = ((x + from.0, y + from.1), (x + to.0, y + to.1));
        frame.draw(&Line { from, to, thickness }, ink, pen.palette);
    };
    stroke((-36.0, -12.0), (36.0, -12.0), 12.0);
    let tips = [(-42.0, -58.0), (-18.0, -34.0), (0.0, -68.0), (18.0, -34.0), (42.0, -58.0)];
    // A filled crown: a stroke along its rim, and others from each point of it down to its base.
    for (from, to) in tips.iter().zip(&tips[1..]) {
        stroke(*from, *to, 7.0);
        for part in 0..=8 {
            let share = part as f32 / 8.0;
            let rim = (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
            stroke(rim, (rim.0 * 36.0 / 42.0, -16.0), 7.0);
        }
    }
    for (tip_x, tip_y) in [tips[0], tips[2], tips[4]] {
        stroke((tip_x, tip_y - 4.0), (tip_x, tip_y - 4.0), 14.0);
    }
}
