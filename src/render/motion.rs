//! A game as a GIF: of each picture only the rectangle that has changed, and in it only the pixels that have. The number
//! of the move, in the upper left corner, is a small rectangle of its own, shown an instant before.

use super::Painter;
use super::bands::fingerprint;
use super::frame::Frame;
use super::layout::STRIP;
use super::look::{Look, Numbers};
use super::palette::Palette;
use super::pen::{Ink, Pen};
use super::strip;
use super::view::Framing;
use crate::game::{MarkKind, Scene};
use gif::{DisposalMethod, Encoder, EncodingError, Repeat};
use std::borrow::Cow;

/// The most bytes of a GIF; Discord takes 10 MiB.
/// <https://discord.com/developers/docs/reference#uploading-files>
const MOST_BYTES: usize = 8 * 1024 * 1024;

/// Duration of a picture and of the last one, in hundredths of a second.
const STEP: usize = 100;
const HOLD: u16 = 500;

/// Longest duration of all pictures but the last, and shortest of one, in hundredths of a second:
/// viewers take less than 0.02 s for 0.1 s.
const WHOLE: usize = 9000;
const SHORTEST: usize = 10;

/// Duration of the picture that changes the counter alone, which is part of the next one's.
const COUNTED: u16 = 2;

/// The corner in which moves are counted, inside the rim: every board has a margin there.
const COUNTER: ((usize, usize), (usize, usize)) = ((3, 3), (37, 25));

/// The size of the counter's digits.
const DIGITS: f32 = 22.0;

/// The transparent palette number, for a pixel as it was; palettes leave it free.
const SAME: u8 = 255;

/// The scenes as a GIF of at most [`MOST_BYTES`].
pub(super) fn gif<I: Iterator<Item = Scene>>(
    painter: &Painter,
    scenes: impl Fn() -> I,
    look: &Look,
) -> Vec<u8> {
    let framing = Framing::of(&scenes, look);
    let mut every = 1;
    loop {
        let chosen = Chosen { every, scenes: framing.scenes };
        let file = file(painter, scenes(), chosen, &framing, look)
            .expect("writing to memory does not fail, and the sizes are small");
        if file.len() <= MOST_BYTES || chosen.count() <= 1 {
            return file;
        }
        every *= 2;
    }
}

/// The scenes that get a picture: every nth, counted back from the last, which is always seen.
#[derive(Clone, Copy)]
struct Chosen {
    every: usize,
    scenes: usize,
}

impl Chosen {
    fn count(self) -> usize {
        self.scenes.div_ceil(self.every)
    }

    fn has(self, number: usize) -> bool {
        number < self.scenes && (self.scenes - 1 - number).is_multiple_of(self.every)
    }

    fn is_last(self, number: usize) -> bool {
        number + 1 == self.scenes
    }
}

fn file(
    painter: &Painter,
    scenes: impl Iterator<Item = Scene>,
    chosen: Chosen,
    framing: &Framing,
    look: &Look,
) -> Result<Vec<u8>, EncodingError> {
    let step = (WHOLE / chosen.count().max(1)).clamp(SHORTEST, STEP) as u16;
    let rim = look.rim;
    let mut look = Look { moves: Vec::new(), ..look.clone() };
    let mut file = None;
    let mut before: Option<Frame> = None;
    for (number, scene) in scenes.enumerate() {
        note_move(&mut look, &scene);
        if !chosen.has(number) {
            continue;
        }
        let last = chosen.is_last(number);
        let (scene, delay) = if last { (scene, HOLD) } else { (without_turn(scene), step) };
        // The labels of each move's point on all sides would make every rectangle as large as the board.
        look.rim = last && rim;
        let mut painted = painter.paint(&scene, &look, Some(framing));
        if !last {
            let pen = Pen { letters: &painter.letters, palette: painted.palette };
            count(&mut painted.frame, number, pen);
        }
        let encoder = match &mut file {
            Some(encoder) => encoder,
            None => file.insert(begin(&painted.frame, painted.palette)?),
        };
        match &mut before {
            Some(before) => write(encoder, before, &painted.frame, delay)?,
            None => {
                let board = painted.frame.height - strip::rows(&scene, &look) * STRIP;
                open(painter, encoder, (&painted.frame, board), delay)?;
            }
        }
        before = Some(painted.frame);
    }
    file.map_or_else(|| Ok(Vec::new()), Encoder::into_inner)
}

/// Writes the number of a move into the corner; before the first one nothing.
fn count(frame: &mut Frame, number: usize, pen: Pen) {
    let ((x, y), (width, height)) = COUNTER;
    if number == 0 || frame.width < x + width || frame.height < y + height {
        return;
    }
    let text = number.to_string();
    let size = pen.fitting(&text, DIGITS, width as f32 - 2.0);
    let ink = Ink { size, colour: pen.palette.theme.ink };
    let middle = ((x + width / 2) as f32, (y + height / 2) as f32);
    pen.centred(frame, &text, ink, middle);
}

/// Writes the first picture: the board, so many rows high and compressed once for all games that begin alike, then the
/// strip below it.
fn open(
    painter: &Painter,
    encoder: &mut Encoder<Vec<u8>>,
    (frame, rows): (&Frame, usize),
    delay: u16,
) -> Result<(), EncodingError> {
    let board = frame.part((0, 0), (frame.width, rows));
    let strip = frame.part((0, rows), (frame.width, frame.height - rows));
    let alone = strip.height == 0;
    let key = fingerprint(board.pixels(), board.width);
    let compress = |_: &u64| {
        let mut image = image((0, 0), &board, 0);
        image.make_lzw_pre_encoded();
        image.buffer.into_owned()
    };
    let buffer = Cow::Owned(painter.beginnings.with(key, compress, Vec::clone));
    let shape = image((0, 0), &board, if alone { delay } else { COUNTED });
    encoder.write_lzw_pre_encoded_frame(&gif::Frame { buffer, ..shape })?;
    match alone {
        true => Ok(()),
        false => encoder.write_frame(&image((0, rows), &strip, delay - COUNTED)),
    }
}

/// Writes what has changed since the picture before: first the counter alone, then the board. A picture of another size is
/// written whole.
fn write(
    encoder: &mut Encoder<Vec<u8>>,
    before: &mut Frame,
    frame: &Frame,
    delay: u16,
) -> Result<(), EncodingError> {
    if (before.width, before.height) != (frame.width, frame.height) {
        return encoder.write_frame(&image((0, 0), frame, delay));
    }
    let (corner, size) = COUNTER;
    let inside = frame.width >= corner.0 + size.0 && frame.height >= corner.1 + size.1;
    let counter = inside.then(|| frame.part(corner, size));
    let mut rest = delay;
    if let Some(counter) =
        counter.filter(|new| *new.pixels() != *before.part(corner, size).pixels())
    {
        encoder.write_frame(&image(corner, &counter, COUNTED))?;
        before.copy(&counter, corner);
        rest -= COUNTED;
    }
    encoder.write_frame(&changed(before, frame, rest))
}

/// Returns a whole rectangle as an image of the file.
fn image((left, top): (usize, usize), part: &Frame, delay: u16) -> gif::Frame<'static> {
    gif::Frame {
        delay,
        dispose: DisposalMethod::Keep,
        left: left as u16,
        top: top as u16,
        width: part.width as u16,
        height: part.height as u16,
        buffer: Cow::Owned(part.pixels().to_vec()),
        ..gif::Frame::default()
    }
}

/// Begins a file of pictures that have the size and the palette of the first.
fn begin(first: &Frame, palette: &Palette) -> Result<Encoder<Vec<u8>>, EncodingError> {
    let (width, height) = (first.width as u16, first.height as u16);
    let mut encoder = Encoder::new(Vec::new(), width, height, &colours(palette))?;
    encoder.set_repeat(Repeat::Infinite)?;
    Ok(encoder)
}

/// Returns a scene in which no seat is on turn. While pictures follow each other every second the last stone says who is
/// next, and a strip that changed with every move would make each rectangle reach down to it.
fn without_turn(mut scene: Scene) -> Scene {
    scene.seats.iter_mut().for_each(|seat| seat.on_turn = false);
    scene
}

/// Adds the move that led to a scene to those that are numbered: the spot of the last stone, when it has changed.
fn note_move(look: &mut Look, scene: &Scene) {
    let last = scene.marks.iter().find(|mark| mark.kind == MarkKind::Last).map(|mark| mark.spot);
    if look.numbers != Numbers::None && last.is_some() && last != look.moves.last().copied() {
        look.moves.extend(last);
    }
}

/// The palette, filled up to 256 colours.
fn colours(palette: &Palette) -> Vec<u8> {
    let mut bytes = palette.bytes();
    bytes.resize(3 * 256, 0);
    bytes
}

/// Returns the change since the picture before: a rectangle in which unchanged pixels are
/// transparent.
fn changed(before: &Frame, frame: &Frame, delay: u16) -> gif::Frame<'static> {
    let (left, top, width, height) = frame.differing(before);
    gif::Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: Some(SAME),
        left: left as u16,
        top: top as u16,
        width: width as u16,
        height: height as u16,
        buffer: Cow::Owned(fresh(before, frame, (left, top, width, height))),
        ..gif::Frame::default()
    }
}

/// The pixels of a rectangle, those that are as they were left out.
fn fresh(
    before: &Frame,
    frame: &Frame,
    (x, y, width, height): (usize, usize, usize, usize),
) -> Vec<u8> {
    let row = |y: usize| {
        let at = y * frame.width + x;
        let pairs = frame.pixels()[at..at + width].iter().zip(&before.pixels()[at..at + width]);
        pairs.map(|(now, then)| if now == then { SAME } else { *now })
    };
    (y..y + height).flat_map(row).collect()
}
