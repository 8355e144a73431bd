//! A game as a GIF: of each picture only the rectangle that has changed, and in it only the pixels that have.

use super::Painter;
use super::frame::Frame;
use super::look::{Look, Numbers};
use super::palette::Palette;
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
    let mut look = Look { moves: Vec::new(), ..look.clone() };
    let mut file = None;
    let mut before: Option<Frame> = None;
    for (number, scene) in scenes.enumerate() {
        note_move(&mut look, &scene);
        if !chosen.has(number) {
            continue;
        }
        let (scene, delay) =
            if chosen.is_last(number) { (scene, HOLD) } else { (without_turn(scene), step) };
        let painted = painter.paint(&scene, &look, Some(framing));
        let encoder = match &mut file {
            Some(encoder) => encoder,
            None => file.insert(begin(&painted.frame, painted.palette)?),
        };
        encoder.write_frame(&changed(before.as_ref(), &painted.frame, delay))?;
        before = Some(painted.frame);
    }
    file.map_or_else(|| Ok(Vec::new()), Encoder::into_inner)
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
/// transparent. Pictures of another size are sent whole.
fn changed(before: Option<&Frame>, frame: &Frame, delay: u16) -> gif::Frame<'static> {
    let before =
        before.filter(|before| (before.width, before.height) == (frame.width, frame.height));
    let (area, pixels, transparent) = match before {
        None => ((0, 0, frame.width, frame.height), frame.pixels().to_vec(), None),
        Some(before) => {
            let area = frame.differing(before);
            (area, fresh(before, frame, area), Some(SAME))
        }
    };
    gif::Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent,
        left: area.0 as u16,
        top: area.1 as u16,
        width: area.2 as u16,
        height: area.3 as u16,
        buffer: Cow::Owned(pixels),
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
