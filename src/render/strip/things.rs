//! Contents of a seat's part of the strip beside its name: the seat's stone, stones and dice beside the board, the
//! stone that is asked for, and the result.

use super::{Part, SMALL, STOCK, STONE, Seat};
use crate::game::{Colour, Face, Score, Stock};
use crate::render::colour::{Rgb, mix};
use crate::render::frame::Line;
use crate::render::pen::{Ink, Pen};
use crate::render::places::{SpriteKey, dice};
use crate::render::sprite::{Mask, Sketch, discs, polygon, slab, without};

/// The side of a die, and of the sign for an action that is allowed once.
const DIE: u32 = 34;
const TOKEN: u32 = 38;

/// The side of the trophy, and the size at which half a point is nearly as high.
const TROPHY: u32 = 40;
const HALF: f32 = 52.0;

/// The colour of a token that is still to be used, and the share of the ground in the ink of one that has been.
const FRESH: Rgb = [255.0, 238.0, 190.0];
const USED: f32 = 0.15;

impl Part<'_, '_> {
    /// Draws the seat's stone, or a blank die in its colour.
    pub(super) fn holder(&mut self, colour: Colour, x: f32) {
        match self.pieces.is_some() {
            true => self.stone(STONE, colour, x),
            false => self.die(STONE * 4 / 5, colour, Face::Stone, x),
        }
    }

    fn stone(&mut self, side: u32, colour: Colour, x: f32) {
        let Some([large, small]) = self.pieces.clone() else { return };
        let pieces = if side == STONE { large } else { small };
        let half = side as f32 / 2.0;
        let corner = ((x - half) as i32, (self.middle - half) as i32);
        self.frame.lay(pieces.stone(colour, self.pen.palette), corner, self.pen.palette);
    }

    fn die(&mut self, side: u32, colour: Colour, face: Face, x: f32) {
        let Self { frame, pen: Pen { palette, .. }, middle, .. } = self;
        let key = (self.pieces.is_none(), SpriteKey::Die(side, colour, face));
        let draw = |_: &(bool, SpriteKey)| dice::sprite(side, colour, face, palette);
        self.sprites.with(key, draw, |die| {
            let half = die.width as f32 / 2.0;
            frame.lay(die, ((x - half) as i32, (*middle - half) as i32), palette);
        });
    }

    /// Draws the stone that the seat is asked for, with a plus before it; how much room it takes.
    pub(super) fn next(&mut self, colour: Colour, right: f32) -> f32 {
        self.stone(STOCK, colour, right - STOCK as f32 / 2.0);
        let taken = STOCK as f32 + 2.0;
        taken + self.write_back("+", SMALL, right - taken)
    }

    /// Draws something that a seat has, to the left of `right`; how much room it takes.
    pub(super) fn stock(&mut self, stock: &Stock, own: &Seat, right: f32) -> f32 {
        match stock {
            Stock::Captured { stones: 0, goal: None, .. } => 0.0,
            Stock::Captured { stones, team, goal, .. } => {
                let count = match goal {
                    // What is to reach the goal: the sum, where a team's captures count together.
                    Some(goal) => format!("{}/{goal}", team.unwrap_or(*stones)),
                    None => format!("+{stones}"),
                };
                let mut taken = 0.0;
                if let Some(colour) = own.rival {
                    self.stone(STOCK, colour, right - STOCK as f32 / 2.0);
                    taken += STOCK as f32 + 2.0;
                }
                taken + self.write_back(&count, SMALL, right - taken)
            }
            // The seat's stone, at the left, says of which colour they are.
            Stock::Hand(count) => self.write_back(&format!("×{count}"), SMALL, right),
            Stock::Pieces(faces) => self.dice(own.view.colour, faces, right),
            Stock::Once(_, done) => self.token(*done, right),
        }
    }

    fn dice(&mut self, colour: Colour, faces: &[Face], right: f32) -> f32 {
        let wide = DIE as f32 * 1.16;
        let all = wide * faces.len() as f32;
        for (number, face) in faces.iter().enumerate() {
            self.die(DIE, colour, *face, right - all + wide * (number as f32 + 0.5));
        }
        all + 14.0
    }

    /// Draws a small card with an exclamation mark; struck through and hollow once it has been used.
    fn token(&mut self, done: bool, right: f32) -> f32 {
        let size = TOKEN as f32;
        let strip = &self.pen.palette.theme.strip;
        let colour = if done { mix(strip.ink, strip.ground, USED) } else { FRESH };
        let block = |share: f32| slab((TOKEN, TOKEN), (size * share, size * share), size * 0.14);
        let edge = without(&block(0.96), &block(0.84));
        let shape = if done { edge.clone() } else { block(0.96) };
        let sketch = Sketch::new(TOKEN, TOKEN).lay(&shape, 1.0, |_, _| colour);
        let ink = if done { colour } else { [84.0, 52.0, 8.0] };
        let sketch = sketch.lay(&edge, 1.0, |_, _| ink);
        let (x, y) = (right - size / 2.0, self.middle);
        let corner = ((x - size / 2.0) as i32, (y - size / 2.0) as i32);
        self.frame.lay(&sketch.finish(self.pen.palette), corner, self.pen.palette);
        self.pen.centred(self.frame, "!", Ink { size: size * 0.8, colour: ink }, (x, y));
        if done {
            let from = (x - size * 0.4, y + size * 0.4);
            let to = (x + size * 0.4, y - size * 0.4);
            let line = Line { from, to, thickness: size * 0.12 };
            self.frame.draw(&line, colour, self.pen.palette);
        }
        size + 14.0
    }

    /// Draws the result of a seat at the right end of its part; how much room it takes.
    pub(super) fn score(&mut self, score: Score, right: f32) -> f32 {
        match score {
            Score::Won => {
                let half = TROPHY as f32 / 2.0;
                let corner = ((right - 2.0 * half) as i32, (self.middle - half) as i32);
                let ink = self.ink;
                let sketch = Sketch::new(TROPHY, TROPHY);
                let sketch =
                    trophy().iter().fold(sketch, |sketch, mask| sketch.lay(mask, 1.0, |_, _| ink));
                self.frame.lay(&sketch.finish(self.pen.palette), corner, self.pen.palette);
                TROPHY as f32 + 10.0
            }
            Score::Drawn => {
                let width = self.pen.letters.width("½", HALF);
                let middle = (right - width / 2.0, self.middle);
                let ink = Ink { size: HALF, colour: self.ink };
                self.pen.centred(self.frame, "½", ink, middle);
                width + 14.0
            }
            Score::Lost => 0.0,
        }
    }
}

/// Returns the shapes of a cup with two handles.
fn trophy() -> [Mask; 2] {
    let size = TROPHY as f32;
    let half = [
        (0.27, -0.42),
        (0.25, -0.1),
        (0.16, 0.06),
        (0.05, 0.12),
        (0.05, 0.28),
        (0.2, 0.32),
        (0.2, 0.42),
    ];
    let right = half.iter().map(|(x, y)| (x * size, y * size));
    let left = half.iter().rev().map(|(x, y)| (-x * size, y * size));
    let cup = polygon(TROPHY, &right.chain(left).collect::<Vec<_>>());
    let round = |radius: f32| {
        let centres = [-1.0, 1.0].map(|side: f32| (side * size * 0.27, -size * 0.22));
        discs((TROPHY, TROPHY), &centres, size * radius)
    };
    [without(&without(&round(0.17), &round(0.105)), &cup), cup]
}
