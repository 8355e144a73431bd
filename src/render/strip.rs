//! The quiet strip below every board: for each seat its stone, who sits there, what it has beside the board, its clock,
//! whose turn it is, and who has won.

mod things;

use super::colour::{Rgb, mix};
use super::frame::{Frame, Line};
use super::layout::STRIP;
use super::letters::{Letters, capitals};
use super::look::{Look, Player};
use super::pen::Pen;
use super::places::Sprites;
use super::stones::Pieces;
use crate::game::{Colour, Scene, Score, SeatView, Stock};
use std::sync::Arc;

/// The size of names, and of texts behind them.
const NAME: f32 = 30.0;
const SMALL: f32 = 25.0;

/// The sides of the squares of a seat's stone, and of stones that it has.
const STONE: u32 = 44;
const STOCK: u32 = 30;

/// The free space at both ends of a seat's part.
const MARGIN: f32 = 14.0;

/// Share of the ground in the stroke through a name.
const DIMMED: f32 = 0.42;

/// A seat's part of the strip, in pixels.
struct Part<'a, 'b> {
    frame: &'a mut Frame,
    pen: Pen<'b>,
    /// Stones for seats and for what they have; none below a board of cards.
    pieces: Option<[Arc<Pieces>; 2]>,
    /// Kept drawings of dice.
    sprites: &'b Sprites,
    /// Colour of writing.
    ink: Rgb,
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
    /// True below a board of cards, whose seats have dice.
    cards: bool,
    view: SeatView,
    player: Player,
    /// The colour of the stone that the seat is asked for, in an opening or in the place of a mate.
    next: Option<Colour>,
    /// The colour of the stones that it takes, where that is clear.
    rival: Option<Colour>,
}

/// Number of seats in a row: two, or one where they have much beside the board.
fn per_row(scene: &Scene) -> usize {
    let much = |seat: &SeatView| {
        seat.stock.len() > 1 || seat.stock.iter().any(|stock| matches!(stock, Stock::Pieces(_)))
    };
    if scene.seats.iter().any(much) { 1 } else { 2 }
}

/// Returns the number of rows of seats below a scene's board.
pub(super) fn rows(scene: &Scene, look: &Look) -> usize {
    let wanted = !look.players.is_empty() || scene.seats.iter().any(|seat| !seat.stock.is_empty());
    if wanted { scene.seats.len().div_ceil(per_row(scene)) } else { 0 }
}

/// The seats of a scene below a board so many pixels wide, and where the part of each begins. `cards` is true below a
/// board of cards.
pub(super) fn seats(
    scene: &Scene,
    look: &Look,
    width: usize,
    cards: bool,
) -> impl Iterator<Item = (Seat, (usize, usize))> {
    let per_row = per_row(scene);
    let room = width / per_row;
    let is_stood_in_for = look.players.iter().any(|player| player.stands_in);
    scene.seats.iter().enumerate().map(move |(number, view)| {
        let player = look.players.get(view.seat.index()).cloned().unwrap_or_default();
        let on_turn = player.stands_in || view.on_turn && !is_stood_in_for;
        let view = SeatView { on_turn, ..view.clone() };
        let left = room * (number % per_row);
        let row = number / per_row;
        // The last of an odd number of seats has its row for itself.
        let alone = number % per_row == 0 && number + 1 == scene.seats.len();
        let ground = if alone || left > 0 { width - left } else { room };
        let seat = Seat {
            width: ground,
            room,
            first: row == 0,
            cards,
            next: if on_turn { next(scene, &player) } else { None },
            rival: rival(scene, &view),
            view,
            player,
        };
        (seat, (left, row * STRIP))
    })
}

/// The colour of the stone that the one who is asked puts, where it need not be their own: an opening says so, or it is a
/// mate's.
fn next(scene: &Scene, player: &Player) -> Option<Colour> {
    let asked = scene.seats.iter().find(|seat| seat.on_turn).filter(|_| player.stands_in);
    scene.placing.as_ref().map(|placing| placing.colour).or(asked.map(|seat| seat.colour))
}

/// The colour of the only other seat.
fn rival(scene: &Scene, seat: &SeatView) -> Option<Colour> {
    let mut others = scene.seats.iter().filter(|other| other.seat != seat.seat);
    others.next().filter(|_| others.next().is_none()).map(|other| other.colour)
}

impl Seat {
    /// Draws the part. `stones` gives those for squares of a size; drawings of dice are kept.
    pub(super) fn draw(
        &self,
        pen: Pen,
        stones: impl Fn(u32) -> Arc<Pieces>,
        sprites: &Sprites,
    ) -> Frame {
        let theme = &pen.palette.theme;
        let ground = vec![pen.palette.nearest(theme.strip.ground); self.width];
        let mut frame = Frame::of_rows(&ground, STRIP);
        if self.first {
            frame.fill((0, 0), (self.width, 2), pen.palette.nearest(theme.ink));
        }
        let pieces = (!self.cards).then(|| [STONE, STOCK].map(&stones));
        let middle = (STRIP / 2) as f32 + 1.0;
        let ink = match self.view.score {
            // A name with a stroke through it could hardly be read if it were as pale as the stroke.
            Some(Score::Lost) if !self.player.left => theme.strip.lost,
            _ => theme.strip.ink,
        };
        let right = self.room as f32;
        let mut part =
            Part { frame: &mut frame, pen, pieces, sprites, ink, left: 0.0, right, middle };
        part.seat(self);
        frame
    }
}

impl Part<'_, '_> {
    fn seat(&mut self, own: &Seat) {
        let Seat { view, player, .. } = own;
        if view.on_turn || view.score == Some(Score::Won) {
            self.pill(self.pen.palette.theme.strip.active, view.on_turn);
        }
        let left = self.left + MARGIN + STONE as f32 / 2.0;
        self.holder(view.colour, left);
        let mut right = self.right - MARGIN - 6.0;
        right -= view.score.map_or(0.0, |score| self.score(score, right));
        right -= self.write_back(&player.clock, SMALL, right);
        for stock in view.stock.iter().rev() {
            right -= self.stock(stock, own, right);
        }
        // Behind captures, whose sign is a stone as well, its plus would join the two.
        right -= own.next.map_or(0.0, |colour| self.next(colour, right));
        let left = left + STONE as f32 / 2.0 + 10.0;
        let name =
            self.pen.letters.fitting(&name(self.pen.letters, view, player), NAME, right - left);
        // Without a name there is nothing to strike through.
        if player.left && !name.is_empty() {
            self.strike(left, self.pen.letters.width(&name, NAME));
        }
        self.write(&name, NAME, left);
        // Without room for both, the name is written alone.
        let after = left + self.pen.letters.width(&name, NAME) + 12.0;
        if after + self.width(&player.rating, SMALL) <= right {
            self.write(&player.rating, SMALL, after);
        }
    }

    /// The ground of the seat that is asked, with a bar at its lower edge, so that it does not show by colour alone; or
    /// of the winner's, without.
    fn pill(&mut self, colour: Rgb, asked: bool) {
        let high = STRIP as f32 - 14.0;
        let from = self.left + 6.0 + high / 2.0;
        let to = self.right - 6.0 - high / 2.0;
        let line = Line { from: (from, self.middle), to: (to, self.middle), thickness: high };
        self.frame.draw(&line, colour, self.pen.palette);
        if !asked {
            return;
        }
        let ink = self.pen.palette.nearest(self.pen.palette.theme.strip.ink);
        let bottom = (self.middle + high / 2.0) as usize;
        self.frame.fill((from as usize, bottom - 4), ((to - from) as usize, 4), ink);
    }

    /// Strikes through the place of a text that begins at `left`. The stroke is paler than the text, which is written over
    /// it, so that letters can be told apart where the picture is seen small.
    fn strike(&mut self, left: f32, width: f32) {
        let (from, to) = ((left, self.middle), (left + width, self.middle));
        let pale = mix(self.ink, self.pen.palette.theme.strip.ground, DIMMED);
        self.frame.draw(&Line { from, to, thickness: 3.0 }, pale, self.pen.palette);
    }

    fn width(&self, text: &str, size: f32) -> f32 {
        if self.pen.letters.can_write(text) { self.pen.letters.width(text, size) } else { 0.0 }
    }

    fn write(&mut self, text: &str, size: f32, left: f32) {
        if text.is_empty() || !self.pen.letters.can_write(text) {
            return;
        }
        let (shape, above) = self.pen.letters.name(text, size);
        // All texts have one base line.
        let y = self.middle + capitals(NAME) / 2.0 - above;
        self.frame.stain(&shape, (left as i32 - 1, y as i32), self.ink, self.pen.palette);
    }

    /// Writes so that the text ends at `right`; how much room it and the space before it take.
    fn write_back(&mut self, text: &str, size: f32, right: f32) -> f32 {
        let width = self.width(text, size);
        if width == 0.0 {
            return 0.0;
        }
        self.write(text, size, right - width);
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
