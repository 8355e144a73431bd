//! The quiet strip below a board of lines: for each seat its stone, who sits there, what it has taken, its clock, and
//! whose turn it is.

use super::colour::Rgb;
use super::frame::{Frame, Line};
use super::layout::STRIP;
use super::letters::{Letters, capitals};
use super::look::{Look, Player};
use super::pen::Pen;
use super::stones::Pieces;
use crate::game::{Colour, Scene, SeatView, Stock};
use std::sync::Arc;

/// The size of names, and of texts behind them.
const NAME: f32 = 30.0;
const SMALL: f32 = 25.0;

/// The sides of the squares of a seat's stone, and of stones that it has.
const STONE: u32 = 44;
const STOCK: u32 = 30;

/// The free space at both ends of a seat's part.
const MARGIN: f32 = 14.0;

/// A seat's part of the strip, in pixels.
struct Part<'a, 'b> {
    frame: &'a mut Frame,
    pen: Pen<'b>,
    left: f32,
    right: f32,
    middle: f32,
}

/// Content of a seat's part of a strip: the key under which its drawing is cached.
#[derive(PartialEq)]
pub(super) struct Seat {
    /// Width of its ground, and of the part that the seat uses.
    width: usize,
    room: usize,
    /// True in the row next to the board.
    first: bool,
    view: SeatView,
    player: Player,
    /// The colour of the stones that it takes, where that is clear.
    rival: Option<Colour>,
}

/// The seats of a scene below a board so many pixels wide, two in a row, and where the part of each begins.
pub(super) fn seats(
    scene: &Scene,
    look: &Look,
    width: usize,
) -> impl Iterator<Item = (Seat, (usize, usize))> {
    let half = width / 2;
    scene.seats.iter().enumerate().map(move |(number, view)| {
        let player = look.players.get(view.seat.index()).cloned().unwrap_or_default();
        let left = half * (number % 2);
        let row = number / 2;
        // The last of an odd number of seats has its row for itself.
        let alone = number % 2 == 0 && number + 1 == scene.seats.len();
        let ground = if alone || left > 0 { width - left } else { half };
        let seat = Seat {
            width: ground,
            room: half,
            first: row == 0,
            view: view.clone(),
            player,
            rival: rival(scene, view),
        };
        (seat, (left, row * STRIP))
    })
}

/// The colour of the only other seat.
fn rival(scene: &Scene, seat: &SeatView) -> Option<Colour> {
    let mut others = scene.seats.iter().filter(|other| other.seat != seat.seat);
    others.next().filter(|_| others.next().is_none()).map(|other| other.colour)
}

impl Seat {
    /// Draws the part. `stones` gives those for squares of a size.
    pub(super) fn draw(&self, pen: Pen, stones: impl Fn(u32) -> Arc<Pieces>) -> Frame {
        let theme = &pen.palette.theme;
        let ground = vec![pen.palette.nearest(theme.strip.ground); self.width];
        let mut frame = Frame::of_rows(&ground, STRIP);
        if self.first {
            frame.fill((0, 0), (self.width, 2), pen.palette.nearest(theme.ink));
        }
        let pieces = [STONE, STOCK].map(&stones);
        let middle = (STRIP / 2) as f32 + 1.0;
        let mut part = Part { frame: &mut frame, pen, left: 0.0, right: self.room as f32, middle };
        part.seat(&self.view, &self.player, self.rival, &pieces);
        frame
    }
}

impl Part<'_, '_> {
    fn seat(
        &mut self,
        seat: &SeatView,
        player: &Player,
        rival: Option<Colour>,
        pieces: &[Arc<Pieces>; 2],
    ) {
        let strip = &self.pen.palette.theme.strip;
        let ink = strip.ink;
        let active = strip.active;
        if seat.on_turn {
            self.pill(active);
        }
        let left = self.left + MARGIN + STONE as f32 / 2.0;
        self.stone(&pieces[0], seat.colour, left);
        let mut right = self.right - MARGIN - 6.0;
        right -= self.write_back(&player.clock, SMALL, ink, right);
        for stock in seat.stock.iter().rev() {
            right -= self.stock(stock, seat.colour, rival, &pieces[1], right);
        }
        let left = left + STONE as f32 / 2.0 + 10.0;
        let name =
            self.pen.letters.fitting(&name(self.pen.letters, seat, player), NAME, right - left);
        self.write(&name, NAME, ink, left);
        // Without room for both, the name is written alone.
        let after = left + self.pen.letters.width(&name, NAME) + 12.0;
        if after + self.width(&player.rating, SMALL) <= right {
            self.write(&player.rating, SMALL, ink, after);
        }
    }

    /// The ground of the seat that is asked, with a bar at its lower edge, so that it does not show by colour alone.
    fn pill(&mut self, colour: Rgb) {
        let high = STRIP as f32 - 14.0;
        let from = self.left + 6.0 + high / 2.0;
        let to = self.right - 6.0 - high / 2.0;
        for end in [(from, self.middle), (to, self.middle)] {
            self.frame.draw(
                &Line { from: end, to: end, thickness: high },
                colour,
                self.pen.palette,
            );
        }
        let top = (self.middle - high / 2.0) as usize;
        let size = ((to - from) as usize, high as usize);
        self.frame.fill((from as usize, top), size, self.pen.palette.nearest(colour));
        let ink = self.pen.palette.nearest(self.pen.palette.theme.strip.ink);
        self.frame.fill((from as usize, top + high as usize - 4), (size.0, 4), ink);
    }

    fn stone(&mut self, pieces: &Pieces, colour: Colour, x: f32) {
        let half = pieces.side as f32 / 2.0;
        let corner = ((x - half) as i32, (self.middle - half) as i32);
        self.frame.lay(pieces.stone(colour, self.pen.palette), corner, self.pen.palette);
    }

    /// Something a seat has, to the left of `right`; how much room it took.
    fn stock(
        &mut self,
        stock: &Stock,
        own: Colour,
        rival: Option<Colour>,
        pieces: &Pieces,
        right: f32,
    ) -> f32 {
        let (count, colour) = match stock {
            Stock::Captured(0) => return 0.0,
            Stock::Captured(count) => (format!("+{count}"), rival),
            Stock::Hand(count) => (format!("×{count}"), Some(own)),
            Stock::Pieces(_) | Stock::Once(..) => return 0.0,
        };
        let ink = self.pen.palette.theme.strip.ink;
        let mut taken = 0.0;
        if let Some(colour) = colour {
            self.stone(pieces, colour, right - STOCK as f32 / 2.0);
            taken += STOCK as f32 + 2.0;
        }
        taken + self.write_back(&count, SMALL, ink, right - taken)
    }

    fn width(&self, text: &str, size: f32) -> f32 {
        if self.pen.letters.can_write(text) { self.pen.letters.width(text, size) } else { 0.0 }
    }

    fn write(&mut self, text: &str, size: f32, colour: Rgb, left: f32) {
        if text.is_empty() || !self.pen.letters.can_write(text) {
            return;
        }
        let (sprite, above) = self.pen.letters.name(text, size, colour, self.pen.palette);
        // All texts have one base line.
        let y = self.middle + capitals(NAME) / 2.0 - above;
        self.frame.lay(&sprite, (left as i32 - 1, y as i32), self.pen.palette);
    }

    /// Writes so that the text ends at `right`; how much room it and the space before it take.
    fn write_back(&mut self, text: &str, size: f32, colour: Rgb, right: f32) -> f32 {
        let width = self.width(text, size);
        if width == 0.0 {
            return 0.0;
        }
        self.write(text, size, colour, right - width);
        width + 14.0
    }
}

/// Returns the name of a seat's player, if the font can write it; otherwise the seat's number, and an empty text if no
/// name is known.
pub(super) fn name(letters: &Letters, seat: &SeatView, player: &Player) -> String {
    let blank = !player.name.is_empty() && player.name.trim().is_empty();
    if letters.can_write(&player.name) && !blank {
        player.name.clone()
    } else {
        format!("#{}", seat.seat.0 + 1)
    }
}
