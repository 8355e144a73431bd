//! What the seats have beside the board, in strips above and below it, and whose turn it is.

use super::super::frame::{Frame, Line};
use super::super::letters::capitals;
use super::super::palette::Rgb;
use super::super::sprite::{Sketch, slab, without};
use super::super::stones::Pieces;
use super::super::strip;
use super::dice;
use super::{Field, MARGIN, Plan, Thing};
use crate::game::{Colour, Scene, SeatView, Stock};
use std::sync::Arc;

/// How many strips lie above the board and below: the first seat sits below, the others opposite.
pub(super) fn strips(scene: &Scene) -> (usize, usize) {
    let with = |seat: &&SeatView| !seat.stock.is_empty();
    let below = scene.seats.iter().take(1).filter(with).count();
    (scene.seats.iter().skip(1).filter(with).count(), below)
}

/// Where the next thing of a strip goes.
struct Pen {
    x: f32,
    y: f32,
    /// The height of the strip.
    high: f32,
}

impl Field<'_> {
    /// Draws all strips.
    pub(super) fn stock(
        &self,
        frame: &mut Frame,
        plan: &Plan,
        scene: &Scene,
        pieces: &dyn Fn() -> Arc<Pieces>,
    ) {
        let high = plan.strip as f32;
        let mut above = MARGIN as f32 / 2.0 + high / 2.0;
        for (number, seat) in
            scene.seats.iter().enumerate().filter(|(_, seat)| !seat.stock.is_empty())
        {
            let below = plan.height as f32 - MARGIN as f32 / 2.0 - high / 2.0;
            let y = if number == 0 { below } else { above };
            above += if number == 0 { 0.0 } else { high };
            let mut pen = Pen { x: MARGIN as f32 + high * 0.1, y, high };
            self.turn(frame, &mut pen, seat);
            for stock in &seat.stock {
                self.item(frame, &mut pen, scene, seat, stock, pieces);
            }
            self.player(frame, plan, &pen, seat);
        }
    }

    /// An arrowhead before the seat that is asked; its room stays free before the others.
    fn turn(&self, frame: &mut Frame, pen: &mut Pen, seat: &SeatView) {
        let (size, x, y) = (pen.high * 0.22, pen.x, pen.y);
        if seat.on_turn {
            for step in 0..=(size as u16) {
                let across = f32::from(step) / size;
                let from = (x + size * across, y - size * (1.0 - across));
                let line = Line { from, to: (from.0, 2.0 * y - from.1), thickness: 1.6 };
                frame.draw(&line, self.accent(), self.palette);
            }
        }
        pen.x += size * 2.0;
        if seat.stock.iter().any(|stock| matches!(stock, Stock::Pieces(_))) {
            let line = Line {
                from: (pen.x, y - pen.high * 0.26),
                to: (pen.x, y + pen.high * 0.26),
                thickness: pen.high * 0.12,
            };
            let casing = Line { thickness: pen.high * 0.2, ..line };
            frame.draw(&casing, [250.0, 248.0, 242.0], self.palette);
            frame.draw(&line, dice::colours(seat.colour).0, self.palette);
            pen.x += pen.high * 0.3;
        }
    }

    fn item(
        &self,
        frame: &mut Frame,
        pen: &mut Pen,
        scene: &Scene,
        seat: &SeatView,
        stock: &Stock,
        pieces: &dyn Fn() -> Arc<Pieces>,
    ) {
        match stock {
            Stock::Hand(count) => self.stones(frame, pen, &pieces(), seat.colour, *count),
            Stock::Captured(count) => {
                let rival = scene.seats.iter().find(|other| other.seat != seat.seat);
                pen.x += pen.high * 0.5;
                self.text(frame, pen, "+");
                self.stones(
                    frame,
                    pen,
                    &pieces(),
                    rival.map_or(seat.colour, |rival| rival.colour),
                    *count,
                );
            }
            Stock::Pieces(faces) => {
                let side = pen.high * 0.62;
                for face in faces {
                    self.thing(
                        frame,
                        Thing::Die(side as u32, seat.colour, *face),
                        (pen.x + side / 2.0, pen.y),
                    );
                    pen.x += side * 1.15;
                }
            }
            Stock::Once(_, done) => self.token(frame, pen, *done),
        }
    }

    /// Who sits there, at the right end of the strip. Where there is no room for all of it, the name stands alone.
    fn player(&self, frame: &mut Frame, plan: &Plan, pen: &Pen, seat: &SeatView) {
        let Some(player) = self.look.players.get(seat.seat.index()) else { return };
        let (small, large) = self.sizes(pen);
        let gap = small * 0.6;
        let left = pen.x + gap;
        let mut right = (plan.width - MARGIN) as f32;
        let name = strip::name(self.letters, seat, player);
        for text in [&player.clock, &player.rating] {
            let width = self.letters.width(text, small) + gap;
            let fits = right - width - self.letters.width(&name, large) >= left;
            if fits && !text.is_empty() && self.letters.can_write(text) {
                self.write_back(frame, pen, text, small, right);
                right -= width;
            }
        }
        // A longer name is written smaller before it is cut off.
        let size = if self.letters.width(&name, large) <= right - left { large } else { small };
        self.write_back(frame, pen, &self.letters.fitting(&name, size, right - left), size, right);
    }

    /// The sizes of clocks and ratings, and of names. The strips of boards with many places are low, and are read in a small
    /// picture all the same.
    fn sizes(&self, pen: &Pen) -> (f32, f32) {
        let (small, large) = if self.cards { (0.4, 0.5) } else { (0.52, 0.62) };
        (pen.high * small, pen.high * large)
    }

    /// Writes so that the text ends there; all of a strip stands on one line.
    fn write_back(&self, frame: &mut Frame, pen: &Pen, text: &str, size: f32, right: f32) {
        let (sprite, above) = self.letters.name(text, size, self.ink(), self.palette);
        let line = pen.y + capitals(self.sizes(pen).1) / 2.0;
        frame.lay(
            &sprite,
            ((right - self.letters.width(text, size)) as i32, (line - above) as i32),
            self.palette,
        );
    }

    /// A stone and how many of them.
    fn stones(
        &self,
        frame: &mut Frame,
        pen: &mut Pen,
        pieces: &Pieces,
        colour: Colour,
        count: u16,
    ) {
        let stone = pieces.stone(colour, self.palette);
        pen.x += stone.width as f32 / 2.0;
        self.lay(frame, stone, (pen.x, pen.y));
        pen.x += stone.width as f32 * 0.6;
        self.text(frame, pen, &format!("×{count}"));
    }

    fn text(&self, frame: &mut Frame, pen: &mut Pen, text: &str) {
        let size = pen.high * 0.52;
        let width = self.letters.width(text, size);
        self.write(frame, text, size, self.ink(), (pen.x + width / 2.0, pen.y));
        pen.x += width + size * 0.2;
    }

    /// A small card with an exclamation mark; struck through and hollow once it has been used.
    fn token(&self, frame: &mut Frame, pen: &mut Pen, done: bool) {
        let side = (pen.high * 0.66) as u32 / 2 * 2;
        let size = side as f32;
        let colour: Rgb = if done { [150.0, 152.0, 160.0] } else { [255.0, 238.0, 190.0] };
        let block = |share: f32| slab((side, side), (size * share, size * share), size * 0.14);
        let shape = if done { without(&block(0.96), &block(0.84)) } else { block(0.96) };
        pen.x += size * 0.8;
        let at = (pen.x, pen.y);
        self.lay(
            frame,
            &Sketch::new(side, side).lay(&shape, 1.0, |_, _| colour).finish(self.palette),
            at,
        );
        let ink = if done { colour } else { [84.0, 52.0, 8.0] };
        self.write(frame, "!", size * 0.8, ink, at);
        if done {
            let (from, to) =
                ((at.0 - size * 0.4, at.1 + size * 0.4), (at.0 + size * 0.4, at.1 - size * 0.4));
            frame.draw(&Line { from, to, thickness: size * 0.09 }, colour, self.palette);
        }
        pen.x += size * 0.8;
    }

    fn accent(&self) -> Rgb {
        let theme = &self.palette.theme;
        if self.cards { theme.cards.accent } else { theme.places.accent }
    }

    /// What is written with beside the board.
    fn ink(&self) -> Rgb {
        let theme = &self.palette.theme;
        if self.cards { theme.cards.chalk } else { theme.ink }
    }
}
