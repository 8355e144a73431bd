//! A game as a GIF: of each picture only the rectangle that has changed, and in it only the pixels that have.

use super::Painter;
use super::frame::Frame;
use super::look::{Look, Numbers};
use super::palette::Palette;
use super::view::Framing;
use crate::game::{MarkKind, Scene, Spot};
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
pub(super) fn gif(painter: &Painter, scenes: &[Scene], look: &Look) -> Vec<u8> {
    let mut every = 1;
    loop {
        // The last one is always seen.
        let last = scenes.len().wrapping_sub(1);
        let some: Vec<usize> =
            (0..scenes.len()).filter(|number| (last - number).is_multiple_of(every)).collect();
        let file = file(painter, scenes, &some, look)
            .expect("writing to memory does not fail, and the sizes are small");
        if file.len() <= MOST_BYTES || some.len() <= 1 {
            return file;
        }
        every *= 2;
    }
}

fn file(
    painter: &Painter,
    scenes: &[Scene],
    some: &[usize],
    look: &Look,
) -> Result<Vec<u8>, EncodingError> {
    let moves = if look.numbers == Numbers::None { Vec::new() } else { moves(scenes) };
    let framing = Framing::of(scenes, look);
    let last = some.last().copied();
    let paint = |number: usize| {
        let so_far = moves.iter().take_while(|(scene, _)| *scene <= number);
        let look = Look { moves: so_far.map(|(_, spot)| *spot).collect(), ..look.clone() };
        let scene = if Some(number) == last {
            Cow::Borrowed(&scenes[number])
        } else {
            Cow::Owned(without_turn(&scenes[number]))
        };
        painter.paint(&scene, &look, Some(&framing))
    };
    let Some(first) = some.first().map(|number| paint(*number)) else { return Ok(Vec::new()) };
    let width = first.frame.width as u16;
    let height = first.frame.height as u16;
    let mut encoder = Encoder::new(Vec::new(), width, height, &colours(first.palette))?;
    encoder.set_repeat(Repeat::Infinite)?;
    let step = (WHOLE / some.len()).clamp(SHORTEST, STEP) as u16;
    let mut before: Option<Frame> = None;
    for number in some {
        let frame = paint(*number).frame;
        let delay = if Some(*number) == last { HOLD } else { step };
        encoder.write_frame(&changed(before.as_ref(), &frame, delay))?;
        before = Some(frame);
    }
    encoder.into_inner()
}

/// Returns a scene in which no seat is on turn. While pictures follow each other every second the last stone says who is
/// next, and a strip that changed with every move would make each rectangle reach down to it.
fn without_turn(scene: &Scene) -> Scene {
    let mut scene = scene.clone();
    scene.seats.iter_mut().for_each(|seat| seat.on_turn = false);
    scene
}

/// Returns the spots of the moves with the scene that shows each first: the spots of the last stone, when they change.
fn moves(scenes: &[Scene]) -> Vec<(usize, Spot)> {
    let last = |scene: &Scene| {
        scene.marks.iter().find(|mark| mark.kind == MarkKind::Last).map(|mark| mark.spot)
    };
    let mut moves: Vec<(usize, Spot)> = Vec::new();
    for (number, spot) in
        scenes.iter().enumerate().filter_map(|(number, scene)| Some((number, last(scene)?)))
    {
        if moves.last().is_none_or(|(_, before)| *before != spot) {
            moves.push((number, spot));
        }
    }
    moves
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
