//! Cards as those of a common deck: black suits for the green faces, red ones for the golden.

use super::super::palette::{Palette, Rgb};
use super::super::sprite::{Sketch, Sprite, discs, polygon};
use super::{Field, Plan};
use crate::game::{Card, CardFace, Place};

/// A suit.
#[derive(Clone, Copy)]
enum Suit {
    Spade,
    Heart,
    Club,
    Diamond,
}

/// What a card of the deck is made of: its paper, and a thin edge in the colour of the face that it stands for.
pub(super) const PAPER: Rgb = [250.0, 247.0, 240.0];

/// What is written on a card: the colour of its suit.
pub(super) fn ink(face: CardFace) -> Rgb {
    match face {
        CardFace::Green => [20.0, 20.0, 24.0],
        CardFace::Gold => [190.0, 36.0, 32.0],
        CardFace::Down => [240.0, 240.0, 250.0],
    }
}

/// The suit of a card; those of one colour take turns, so that neighbours in number can be told apart.
fn suit(card: &Card) -> Suit {
    match (card.face, card.number % 4) {
        (CardFace::Gold, 0) => Suit::Diamond,
        (CardFace::Gold, _) => Suit::Heart,
        (_, 3) => Suit::Club,
        _ => Suit::Spade,
    }
}

impl Field<'_> {
    /// The suit under a card's number, and as many pips as the number along the lower side.
    pub(super) fn suits(&self, frame: &mut super::Frame, plan: &Plan, place: &Place, card: &Card) {
        let (x, y) = plan.middle(place.x, place.y);
        let pip = |size: f32| {
            sprite(plan.part(size) as u32 / 2 * 2, suit(card), ink(card.face), self.palette)
        };
        self.lay(frame, &pip(0.17), (x - plan.part(0.29), y - plan.part(0.08)));
        let small = pip(0.115);
        let first = -0.5 * f32::from(card.number.saturating_sub(1));
        for place in 0..card.number {
            let right = (first + f32::from(place)) * plan.part(0.116);
            self.lay(frame, &small, (x + right, y + plan.part(0.355)));
        }
    }
}

/// A suit's sign, filling a square.
fn sprite(side: u32, suit: Suit, colour: Rgb, palette: &Palette) -> Sprite {
    let (area, r) = ((side, side), side as f32 * 0.4);
    let at = |(x, y): (f32, f32)| (x * r, y * r);
    let round = |centres: &[(f32, f32)]| {
        discs(area, &centres.iter().copied().map(at).collect::<Vec<_>>(), r * 0.52)
    };
    let shape = |corners: &[(f32, f32)]| {
        polygon(side, &corners.iter().copied().map(at).collect::<Vec<_>>())
    };
    let stem = || shape(&[(0.0, 0.1), (0.36, 1.1), (-0.36, 1.1)]);
    let masks = match suit {
        Suit::Diamond => vec![shape(&[(0.0, -1.15), (0.82, 0.0), (0.0, 1.15), (-0.82, 0.0)])],
        Suit::Heart => {
            vec![
                round(&[(-0.48, -0.4), (0.48, -0.4)]),
                shape(&[(-0.95, -0.18), (0.95, -0.18), (0.0, 1.1)]),
            ]
        }
        Suit::Spade => {
            vec![
                round(&[(-0.48, 0.28), (0.48, 0.28)]),
                shape(&[(-0.95, 0.08), (0.95, 0.08), (0.0, -1.15)]),
                stem(),
            ]
        }
        Suit::Club => vec![round(&[(0.0, -0.58), (-0.55, 0.22), (0.55, 0.22)]), stem()],
    };
    let sketch = Sketch::new(side, side);
    masks.iter().fold(sketch, |sketch, mask| sketch.lay(mask, 1.0, |_, _| colour)).finish(palette)
}
