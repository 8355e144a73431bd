//! Cards on a cloth: their numbers and pips, the dice stacked on them, and vacant cells.

use super::super::frame::Line;
use super::super::pen::Ink;
use super::canvas::{Canvas, SpriteKey};
use super::faces::{SIDE, ink, is_suited};
use super::suits;
use crate::game::{Card, Piece, Place, PlaceKind};

/// The side of a die, in widths of a card's place.
const DIE: f32 = 0.36;

/// Number of dashes on each side of a vacant cell.
const DASHES: u8 = 7;

impl Canvas<'_> {
    /// Draws a card with its number, its coins or suit and, if it may not be moved, a lock.
    pub(super) fn card(&mut self, place: &Place, card: &Card) {
        let (x, y) = self.middle(place);
        let unit = self.plan.unit as u32;
        let deck = self.board.look.deck;
        // The lock is drawn beside it.
        let plain = Card { locked: false, ..*card };
        self.cached(SpriteKey::Card(unit, plain, deck), (x, y));
        let suited = is_suited(card, deck);
        let colour = if suited { suits::ink(card.face) } else { ink(card.face) };
        let number = (x - self.part(0.29), y - self.part(0.28));
        self.write(&card.number.to_string(), Ink { size: self.part(0.28), colour }, number);
        if suited {
            self.suits(place, card);
        }
        if card.locked {
            let corner = (x + self.part(0.35), y - self.part(0.33));
            self.cached(SpriteKey::Lock(unit, colour), corner);
        }
    }

    /// Draws the suit under a card's number, and as many pips as the number along the lower side.
    fn suits(&mut self, place: &Place, card: &Card) {
        let (x, y) = self.middle(place);
        // The lock changes no suit.
        let plain = Card { locked: false, ..*card };
        let suit = |share: f32| SpriteKey::Suit(share as u32 / 2 * 2, plain);
        self.cached(suit(self.part(0.17)), (x - self.part(0.29), y - self.part(0.08)));
        let first = -0.5 * f32::from(card.number.saturating_sub(1));
        for pip in 0..card.number {
            let right = (first + f32::from(pip)) * self.part(0.116);
            self.cached(suit(self.part(0.115)), (x + right, y + self.part(0.355)));
        }
    }

    /// Draws the dice of a card: each lies above and right of the one that it covers, so that both can be read. Where
    /// there are several, their number stands beside them.
    pub(super) fn stack(&mut self, place: &Place, stack: &[&Piece]) {
        let (x, y) = self.middle(place);
        let (across, up) = if stack.len() > 2 { (0.08, 0.2) } else { (0.1, 0.34) };
        let bottom = if stack.len() > 1 { (0.02, 0.12) } else { (0.08, -0.04) };
        for (height, piece) in stack.iter().enumerate() {
            let height = height as f32;
            let right = self.part(bottom.0 + height * across);
            let down = self.part(bottom.1 - height * up);
            let key = SpriteKey::Die(self.part(DIE) as u32, piece.colour, piece.face);
            self.cached(key, (x + right, y + down));
        }
        if let (PlaceKind::Card(card), 2..) = (&place.kind, stack.len()) {
            let suited = is_suited(card, self.board.look.deck);
            let colour = if suited { suits::ink(card.face) } else { ink(card.face) };
            let at = (x - self.part(0.29), y + self.part(0.13));
            self.write(&format!("×{}", stack.len()), Ink { size: self.part(0.2), colour }, at);
        }
    }

    /// Draws a vacant cell: its outline in dashes and its name.
    pub(super) fn cell(&mut self, place: &Place) {
        let (x, y) = self.middle(place);
        let half = self.part(SIDE / 2.0 - 0.03);
        let chalk = self.board.pen.palette.theme.cards.chalk;
        let step = 2.0 * half / f32::from(2 * DASHES - 1);
        let thickness = self.part(0.02);
        for dash in 0..DASHES {
            let from = -half + 2.0 * step * f32::from(dash);
            for side in [-half, half] {
                let left = (x + from, y + side);
                let right = (x + from + step, y + side);
                self.line(&Line { from: left, to: right, thickness }, chalk);
                let top = (x + side, y + from);
                let bottom = (x + side, y + from + step);
                self.line(&Line { from: top, to: bottom, thickness }, chalk);
            }
        }
        self.write(&place.name, Ink { size: self.part(0.26), colour: chalk }, (x, y));
    }
}
