//! The seats' pieces beside the board, in strips above and below it, and the arrowhead of the seat on turn.

use super::super::colour::Rgb;
use super::super::frame::Line;
use super::super::letters::capitals;
use super::super::pen::Ink;
use super::super::sprite::{Sketch, slab, without};
use super::super::stones::Pieces;
use super::super::strip;
use super::canvas::{Canvas, MARGIN, SpriteKey};
use super::dice;
use crate::game::{Colour, Scene, SeatView, Stock};
use std::sync::Arc;

/// Colour of the edge round a seat's bar.
const BAR_EDGE: Rgb = [250.0, 248.0, 242.0];

/// A strip in the making, filled from the left.
struct Strip<'a> {
    /// The left end of the next item.
    x: f32,
    /// The middle of the strip.
    y: f32,
    /// The height of the strip.
    high: f32,
    seat: &'a SeatView,
    /// The colour of the stones that the seat takes.
    rival: Colour,
}

impl Strip<'_> {
    /// Returns the size of clocks and ratings. The strips of boards with many places are low, and are read in a small
    /// picture all the same.
    fn small(&self, cards: bool) -> f32 {
        self.high * if cards { 0.4 } else { 0.52 }
    }

    /// Returns the size of names.
    fn large(&self, cards: bool) -> f32 {
        self.high * if cards { 0.5 } else { 0.62 }
    }
}

impl Canvas<'_> {
    /// Draws all strips.
    pub(super) fn stock(&mut self, scene: &Scene, pieces: &dyn Fn() -> Arc<Pieces>) {
        let high = self.plan.strip as f32;
        let edge = MARGIN as f32 / 2.0 + high / 2.0;
        let mut above = edge;
        let below = self.plan.height as f32 - MARGIN as f32 / 2.0 - high / 2.0;
        for (number, seat) in scene.seats.iter().enumerate() {
            if seat.stock.is_empty() {
                continue;
            }
            let y = if number == 0 { below } else { above };
            above += if number == 0 { 0.0 } else { high };
            let rival = scene.seats.iter().find(|other| other.seat != seat.seat);
            let rival = rival.map_or(seat.colour, |rival| rival.colour);
            let mut strip = Strip { x: MARGIN as f32 + high * 0.1, y, high, seat, rival };
            self.arrowhead(&mut strip);
            self.bar(&mut strip);
            for stock in &seat.stock {
                self.item(&mut strip, stock, pieces);
            }
            self.player(&strip);
        }
    }

    /// Draws an arrowhead before the seat on turn; its room stays free before the others.
    fn arrowhead(&mut self, strip: &mut Strip) {
        let size = strip.high * 0.22;
        if strip.seat.on_turn {
            for step in 0..=(size as u16) {
                let across = f32::from(step) / size;
                let from = (strip.x + size * across, strip.y - size * (1.0 - across));
                let line = Line { from, to: (from.0, 2.0 * strip.y - from.1), thickness: 1.6 };
                self.line(&line, self.accent());
            }
        }
        strip.x += size * 2.0;
    }

    /// Draws a bar in the seat's colour before its dice.
    fn bar(&mut self, strip: &mut Strip) {
        if !strip.seat.stock.iter().any(|stock| matches!(stock, Stock::Pieces(_))) {
            return;
        }
        let from = (strip.x, strip.y - strip.high * 0.26);
        let to = (strip.x, strip.y + strip.high * 0.26);
        self.line(&Line { from, to, thickness: strip.high * 0.2 }, BAR_EDGE);
        let colour = dice::colours(strip.seat.colour).0;
        self.line(&Line { from, to, thickness: strip.high * 0.12 }, colour);
        strip.x += strip.high * 0.3;
    }

    fn item(&mut self, strip: &mut Strip, stock: &Stock, pieces: &dyn Fn() -> Arc<Pieces>) {
        match stock {
            Stock::Hand(count) => self.stones(strip, &pieces(), strip.seat.colour, *count),
            Stock::Captured(count) => {
                strip.x += strip.high * 0.5;
                self.text(strip, "+");
                self.stones(strip, &pieces(), strip.rival, *count);
            }
            Stock::Pieces(faces) => {
                let side = strip.high * 0.62;
                for face in faces {
                    let key = SpriteKey::Die(side as u32, strip.seat.colour, *face);
                    self.cached(key, (strip.x + side / 2.0, strip.y));
                    strip.x += side * 1.15;
                }
            }
            Stock::Once(_, done) => self.token(strip, *done),
        }
    }

    /// Writes the player at the right end of the strip. Without room for all of it, the name is written alone.
    fn player(&mut self, strip: &Strip) {
        let board = self.board;
        let Some(player) = board.look.players.get(strip.seat.seat.index()) else { return };
        let letters = board.pen.letters;
        let small = strip.small(board.cards);
        let large = strip.large(board.cards);
        let gap = small * 0.6;
        let left = strip.x + gap;
        let mut right = (self.plan.width - MARGIN) as f32;
        let name = strip::name(letters, strip.seat, player);
        for text in [&player.clock, &player.rating] {
            let width = letters.width(text, small) + gap;
            let fits = right - width - letters.width(&name, large) >= left;
            if fits && !text.is_empty() && letters.can_write(text) {
                self.write_back(strip, text, small, right);
                right -= width;
            }
        }
        // A longer name is written smaller before it is cut off.
        let size = if letters.width(&name, large) <= right - left { large } else { small };
        self.write_back(strip, &letters.fitting(&name, size, right - left), size, right);
    }

    /// Writes a text that ends at `right`; all texts of a strip stand on one base line.
    fn write_back(&mut self, strip: &Strip, text: &str, size: f32, right: f32) {
        let pen = self.board.pen;
        let (sprite, above) = pen.letters.name(text, size, self.ink(), pen.palette);
        let line = strip.y + capitals(strip.large(self.board.cards)) / 2.0;
        let left = right - pen.letters.width(text, size);
        self.frame.lay(&sprite, (left as i32, (line - above) as i32), pen.palette);
    }

    /// Draws a stone and the number of them.
    fn stones(&mut self, strip: &mut Strip, pieces: &Pieces, colour: Colour, count: u16) {
        let stone = pieces.stone(colour, self.board.pen.palette);
        strip.x += stone.width as f32 / 2.0;
        self.lay(stone, (strip.x, strip.y));
        strip.x += stone.width as f32 * 0.6;
        self.text(strip, &format!("×{count}"));
    }

    fn text(&mut self, strip: &mut Strip, text: &str) {
        let size = strip.high * 0.52;
        let width = self.board.pen.letters.width(text, size);
        let ink = Ink { size, colour: self.ink() };
        self.write(text, ink, (strip.x + width / 2.0, strip.y));
        strip.x += width + size * 0.2;
    }

    /// Draws a small card with an exclamation mark; struck through and hollow once it has been used.
    fn token(&mut self, strip: &mut Strip, done: bool) {
        let side = (strip.high * 0.66) as u32 / 2 * 2;
        let size = side as f32;
        let colour: Rgb = if done { [150.0, 152.0, 160.0] } else { [255.0, 238.0, 190.0] };
        let block = |share: f32| slab((side, side), (size * share, size * share), size * 0.14);
        let shape = if done { without(&block(0.96), &block(0.84)) } else { block(0.96) };
        strip.x += size * 0.8;
        let at = (strip.x, strip.y);
        let sketch = Sketch::new(side, side).lay(&shape, 1.0, |_, _| colour);
        self.lay(&sketch.finish(self.board.pen.palette), at);
        let ink = if done { colour } else { [84.0, 52.0, 8.0] };
        self.write("!", Ink { size: size * 0.8, colour: ink }, at);
        if done {
            let from = (at.0 - size * 0.4, at.1 + size * 0.4);
            let to = (at.0 + size * 0.4, at.1 - size * 0.4);
            self.line(&Line { from, to, thickness: size * 0.09 }, colour);
        }
        strip.x += size * 0.8;
    }
}
