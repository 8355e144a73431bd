//! Cards as those of a common deck: black suits for the green faces, red ones for the golden.

use super::super::colour::Rgb;
use super::super::palette::Palette;
use super::super::sprite::{Mask, Sketch, Sprite, discs, polygon};
use crate::game::{Card, CardFace};

/// A suit.
#[derive(Clone, Copy)]
enum Suit {
    Spade,
    Heart,
    Club,
    Diamond,
}

/// Colour of a playing card's paper.
pub(super) const PAPER: Rgb = [250.0, 247.0, 240.0];

/// Returns the colour of writing on a card: that of its suit.
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

/// Draws the sign of a card's suit, filling a square of so many pixels a side.
pub(super) fn sprite(side: u32, card: &Card, palette: &Palette) -> Sprite {
    let masks = masks(side, suit(card));
    let colour = ink(card.face);
    let sketch = Sketch::new(side, side);
    masks.iter().fold(sketch, |sketch, mask| sketch.lay(mask, 1.0, |_, _| colour)).finish(palette)
}

/// Returns the shapes that a suit's sign consists of.
fn masks(side: u32, suit: Suit) -> Vec<Mask> {
    let r = side as f32 * 0.4;
    let at = |(x, y): (f32, f32)| (x * r, y * r);
    let round = |centres: &[(f32, f32)]| {
        discs((side, side), &centres.iter().copied().map(at).collect::<Vec<_>>(), r * 0.52)
    };
    let shape = |corners: &[(f32, f32)]| {
        polygon(side, &corners.iter().copied().map(at).collect::<Vec<_>>())
    };
    let stem = || shape(&[(0.0, 0.1), (0.36, 1.1), (-0.36, 1.1)]);
    match suit {
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
    }
}
