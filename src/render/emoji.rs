//! Tokens as small square pictures without a ground, which are read at 22 pixels on dark and on light.

use super::bands::chunk;
use super::colour::Rgb;
use super::letters::{Letters, capitals};
use super::palette::Palette;
use super::places;
use super::sprite::{Mask, Sketch, Sprite, ring, slab, without};
use super::stones::Pieces;
use super::theme::Theme;
use crate::game::{Card, CardFace, Colour, Face, Token};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use std::io::Write;

/// Side of a picture in pixels, as Discord keeps emojis.
const SIDE: u32 = 128;

/// Side of a die.
const DIE: u32 = 112;

/// Size of a card's number.
const NUMBER: f32 = 132.0;

/// Edge that sets dark stones off from a dark ground.
const EDGE: Rgb = [176.0, 176.0, 182.0];

/// Draws a token as a PNG file.
pub fn emoji(token: Token) -> Vec<u8> {
    let colours = Theme::default().colours();
    let palette = match token {
        Token::Card(..) => Palette::cards(colours),
        _ => Palette::stones(colours),
    };
    let mut picture = Picture::new();
    picture.draw(token, &palette);
    picture.png()
}

/// A picture without a ground: for each pixel its own light, and the share of what shines through.
struct Picture(Vec<(Rgb, f32)>);

impl Picture {
    fn new() -> Self {
        Self(vec![([0.0; 3], 1.0); (SIDE * SIDE) as usize])
    }

    fn draw(&mut self, token: Token, palette: &Palette) {
        match token {
            Token::Piece(colour, Face::Stone) => self.stone(colour, palette),
            Token::Piece(colour, face) => self.die(colour, face, palette),
            Token::Card(number, face) => self.card(number, face, palette),
            Token::Circle(dots) => self.lay(&places::emoji_circle(SIDE, dots, palette), palette),
            Token::Track => self.lay(&places::emoji_track(SIDE, palette), palette),
        }
    }

    fn stone(&mut self, colour: Colour, palette: &Palette) {
        self.lay(Pieces::new(SIDE + 12).stone(colour, palette), palette);
        self.edge(colour, &ring(SIDE, 62.0, 57.0), palette);
    }

    fn die(&mut self, colour: Colour, face: Face, palette: &Palette) {
        self.lay(&places::dice::sprite(DIE, colour, face, palette), palette);
        let block = |side: f32| slab((SIDE, SIDE), (side, side), side * 0.2);
        let side = DIE as f32;
        self.edge(colour, &without(&block(side + 10.0), &block(side)), palette);
    }

    /// An edge round a black piece, by which it is seen on a dark ground.
    fn edge(&mut self, colour: Colour, shape: &Mask, palette: &Palette) {
        if colour == Colour::Black {
            let edge = Sketch::new(SIDE, SIDE).lay(shape, 1.0, |_, _| EDGE);
            self.lay(&edge.finish(palette), palette);
        }
    }

    /// A card with its number, as large as it goes.
    fn card(&mut self, number: u8, face: CardFace, palette: &Palette) {
        // Coins would be too small to be counted: the number stands for them.
        let bare = Card { number: 0, face, locked: false };
        self.lay(&places::emoji_card(SIDE + 8, &bare, palette), palette);
        let ink = places::card_ink(face);
        let text = Letters::new().sprite(&number.to_string(), NUMBER, ink, palette);
        let top = (SIDE as f32 - capitals(NUMBER)) / 2.0 - 1.0;
        let left = (SIDE as f32 - text.width as f32) / 2.0;
        self.lay_at(&text, (left as i32, top as i32), palette);
    }

    fn lay(&mut self, sprite: &Sprite, palette: &Palette) {
        let corner = |length: usize| (SIDE as i32 - length as i32) / 2;
        self.lay_at(sprite, (corner(sprite.width), corner(sprite.height())), palette);
    }

    /// Lays a drawing with its upper left pixel here; what falls outside is left out.
    fn lay_at(&mut self, sprite: &Sprite, (left, top): (i32, i32), palette: &Palette) {
        let side = SIDE as i32;
        for (number, (light, rest)) in self.0.iter_mut().enumerate() {
            let (x, y) = (number as i32 % side - left, number as i32 / side - top);
            let Some((own, through)) = sprite.light(x, y, palette) else { continue };
            *light = [0, 1, 2].map(|part| own[part] + light[part] * through);
            *rest *= through;
        }
    }

    /// The picture as a file of red, green, blue and opacity.
    fn png(&self) -> Vec<u8> {
        let size = SIDE.to_be_bytes();
        let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
        file.extend(chunk(b"IHDR", &[&size, &size, &[8, 6, 0, 0, 0]]));
        file.extend(chunk(b"IDAT", &[&self.compressed()]));
        file.extend(chunk(b"IEND", &[]));
        file
    }

    /// The rows, each after the number of its filter, as a zlib stream.
    fn compressed(&self) -> Vec<u8> {
        let row = |row: &[(Rgb, f32)]| {
            let pixels = row.iter().flat_map(|(light, rest)| pixel(*light, 1.0 - rest));
            [0].into_iter().chain(pixels).collect::<Vec<u8>>()
        };
        let rows: Vec<u8> = self.0.chunks(SIDE as usize).flat_map(row).collect();
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
        let written = encoder.write_all(&rows).and_then(|()| encoder.finish());
        written.expect("a vector takes all that is written")
    }
}

/// A pixel whose light is that of its colour times its opacity.
fn pixel(light: Rgb, opacity: f32) -> [u8; 4] {
    if opacity < 0.005 {
        return [0; 4];
    }
    let [red, green, blue] = light.map(|part| (part / opacity).clamp(0.0, 255.0).round() as u8);
    [red, green, blue, (opacity * 255.0).round() as u8]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_token_has_a_name_and_a_picture_of_its_own() {
        let all = Token::all();
        let names: BTreeSet<String> = all.iter().map(|token| token.name()).collect();
        let pictures: BTreeSet<Vec<u8>> = all.iter().map(|token| emoji(*token)).collect();
        assert_eq!((names.len(), pictures.len()), (all.len(), all.len()));
        assert!(pictures.iter().all(|png| png.len() < 256 << 10));
    }
}
