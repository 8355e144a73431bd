//! The bar beside a GIF: the chances of both seats to win, the first one's from below.

use super::colour::Rgb;
use super::frame::Frame;
use super::pen::{Ink, Pen};
use crate::game::{Colour, Scene};

/// The width, with the line between board and bar, in pixels.
const WIDTH: usize = 48;
const EDGE: usize = 4;
/// The width of the line around it on the other sides.
const RIM: usize = 2;

/// The size of the number, the rows that it takes, and the space on both sides of it.
const DIGITS: f32 = 26.0;
const ROOM: usize = 40;
const SPACE: usize = 3;

/// The colours of both parts and of the line at even chances.
const DARK: Rgb = [38.0, 38.0, 42.0];
const LIGHT: Rgb = [244.0, 242.0, 236.0];
const EVEN: Rgb = [150.0, 150.0, 150.0];

/// Draws the bar for a picture so many pixels high; the chance is the first seat's, in percent. The number is the better
/// one of both, at the end of its part.
pub(super) fn draw(pen: Pen, scene: &Scene, height: usize, chance: u8) -> Frame {
    let chance = usize::from(chance.min(100));
    let number = |colour: Rgb| pen.palette.nearest(colour);
    let is_dark = scene.seats.first().is_none_or(|seat| seat.colour == Colour::Black);
    let (first, second) = if is_dark { (DARK, LIGHT) } else { (LIGHT, DARK) };
    let mut frame = Frame::of_rows(&[number(second); WIDTH], height);
    let own = height * chance / 100;
    frame.fill((0, height - own), (WIDTH, own), number(first));
    frame.fill((0, height / 2 - 1), (WIDTH, 2), number(EVEN));
    let edge = number(pen.palette.theme.ink);
    frame.fill((0, 0), (EDGE, height), edge);
    frame.fill((WIDTH - RIM, 0), (RIM, height), edge);
    for top in [0, height.saturating_sub(RIM)] {
        frame.fill((0, top), (WIDTH, RIM), edge);
    }
    let (better, ink, y) = match chance {
        50.. => (chance, second, height.saturating_sub(ROOM / 2)),
        _ => (100 - chance, first, ROOM / 2),
    };
    let text = better.to_string();
    let room = (WIDTH - EDGE - RIM - 2 * SPACE) as f32;
    let ink = Ink { size: pen.fitting(&text, DIGITS, room), colour: ink };
    pen.centred(&mut frame, &text, ink, (((WIDTH + EDGE - RIM) / 2) as f32, y as f32));
    frame
}
