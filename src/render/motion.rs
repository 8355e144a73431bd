//! A game as a GIF: the first picture whole, since some viewers show it alone, and of each other one only the rectangles that
//! have changed, and in them only the pixels that have. All but the last of these rectangles are shown an instant before.

use super::bands::fingerprint;
use super::bar;
use super::change::{self, Area};
use super::frame::Frame;
use super::layout::STRIP;
use super::lines::{self, KeyedBand};
use super::look::{Look, Numbers};
use super::lzw;
use super::pen::{Ink, Pen};
use super::shades::{SAME, Shades};
use super::strip;
use super::view::Framing;
use super::{Earlier, Painted, Painter};
use crate::game::{Board, MarkKind, Scene};
use gif::{DisposalMethod, Encoder, EncodingError, Repeat};
use std::borrow::Cow;
use std::sync::Arc;

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

/// Duration of a rectangle before the last one of a picture, which is part of the picture's. Viewers take less for 0.1 s.
const SOON: u16 = 2;

/// The corner in which moves are counted, inside the rim: every board has a margin there.
const COUNTER: ((usize, usize), (usize, usize)) = ((3, 3), (37, 25));

/// The size of the counter's digits where there are one or two: nearly that of the labels.
const DIGITS: f32 = 27.0;

/// The scenes as a GIF of at most [`MOST_BYTES`].
///
/// No type of the caller's is part of it, or it would be compiled where the caller is, for size.
pub(super) fn gif<'s>(
    painter: &Painter,
    scenes: &dyn Fn() -> Box<dyn Iterator<Item = Scene> + 's>,
    look: &Look,
) -> Vec<u8> {
    let framing = Framing::of(scenes, look);
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
    let mut film: Option<Film> = None;
    // The bands of the picture before, and the one before that, which is painted over.
    let (mut bands, mut earlier): (_, Option<Earlier>) = (Vec::new(), None);
    let (mut noted, mut is_dealt) = (None, false);
    for (number, scene) in scenes.enumerate() {
        let counted = is_counted(&look, number);
        note_move(&mut look, &mut noted, (&scene, counted), framing);
        is_dealt |= number == 0 && scene.status.word == "deal";
        // A table without cards shows nothing.
        let is_bare = is_dealt && number == 0 && !chosen.is_last(number);
        if is_bare || !chosen.has(number) {
            continue;
        }
        let last = chosen.is_last(number);
        let (scene, delay) = if last { (scene, HOLD) } else { (without_turn(scene), step) };
        seat_players(&mut look, number);
        // The labels of each move's point on all sides would be as much again as its stone.
        look.rim = last && rim;
        let mut painted = painter.paint_over(earlier.take(), &scene, &look, Some(framing));
        let bands_before = std::mem::replace(&mut bands, std::mem::take(&mut painted.bands));
        let pen = || Pen { letters: &painter.letters, palette: painted.palette };
        let bar = chance(&look, number)
            .map(|chance| bar::draw(pen(), &scene, painted.frame.height, chance));
        // The last picture is the still of its position, which has no number.
        if !last {
            let first = usize::from(is_dealt);
            count(&mut painted.frame, move_number(&look, number, first), framing.cards, pen());
        }
        bar.iter().for_each(|bar| painted.frame.put_beside(bar));
        match &mut film {
            Some(film) => {
                let rows = changed_rows(&bands_before, &bands, &painted.frame, bar.is_some());
                earlier = Some((film.add(painted.frame, rows, delay)?, bands_before));
            }
            None => {
                let board = painted.frame.height - strip::rows(&scene, &look) * STRIP;
                film = Some(Film::begin(painter, painted, board, delay)?);
            }
        }
    }
    film.map_or_else(|| Ok(Vec::new()), |film| film.encoder.into_inner())
}

/// Puts the players of a picture in the place of those before, where there are others.
fn seat_players(look: &mut Look, number: usize) {
    let now = look.later_players.iter().rev().find(|(from, _)| *from <= number);
    if let Some((_, players)) = now {
        look.players.clone_from(players);
    }
}

/// Returns the rows in which a picture may differ from the one before: those of bands with other keys and below them, and
/// those of the counter; all beside a bar, which reaches from the top to the bottom.
fn changed_rows(
    before: &[KeyedBand],
    bands: &[KeyedBand],
    frame: &Frame,
    has_bar: bool,
) -> Vec<usize> {
    if has_bar {
        return (0..frame.height).collect();
    }
    let counter = (COUNTER.0.1 + COUNTER.1.1).min(frame.height);
    let others = lines::differing(before, bands, frame.height).into_iter();
    (0..counter).chain(others.filter(|row| *row >= counter)).collect()
}

/// Returns the chance after so many moves; the last one that there is, if there are fewer.
fn chance(look: &Look, number: usize) -> Option<u8> {
    look.chances.get(number).or(look.chances.last()).copied()
}

/// Returns the number of the move that leads to a scene: where the look has none, scenes are counted from this one on.
fn move_number(look: &Look, scene: usize, first: usize) -> usize {
    let given = scene.checked_sub(1).and_then(|action| look.move_numbers.get(action));
    given.map_or(scene.saturating_sub(first), |number| *number as usize)
}

/// Writes the number of a move into the corner, on the cloth of cards in the colour of its marks; before the first one nothing.
fn count(frame: &mut Frame, number: usize, cards: bool, pen: Pen) {
    let ((x, y), (width, height)) = COUNTER;
    if number == 0 || frame.width < x + width || frame.height < y + height {
        return;
    }
    let text = number.to_string();
    let size = pen.fitting(&text, DIGITS, width as f32 - 2.0);
    let theme = &pen.palette.theme;
    let ink = Ink { size, colour: if cards { theme.cards.last } else { theme.ink } };
    let middle = ((x + width / 2) as f32, (y + height / 2) as f32);
    pen.centred(frame, &text, ink, middle);
}

/// A file that is being written.
struct Film<'p> {
    painter: &'p Painter,
    encoder: Encoder<Vec<u8>>,
    shades: &'p Shades,
    before: Frame,
}

impl<'p> Film<'p> {
    /// Begins a file of pictures that have the size and the palette of the first, with this picture. The board, so many rows
    /// high, is compressed once for all games that begin alike.
    fn begin(
        painter: &'p Painter,
        first: Painted<'p>,
        rows: usize,
        delay: u16,
    ) -> Result<Self, EncodingError> {
        let Painted { frame, palette, .. } = first;
        let (width, height) = (frame.width as u16, frame.height as u16);
        let shades = palette.shades();
        let mut encoder = Encoder::new(Vec::new(), width, height, &shades.colours)?;
        encoder.set_repeat(Repeat::Infinite)?;
        let mut film = Self { painter, encoder, shades, before: frame };
        let board = Area { left: 0, top: 0, width: film.before.width, height: rows };
        let strip = Area { top: rows, height: film.before.height - rows, ..board };
        // By its pixels as they are painted: those of the file are not needed again.
        let key = fingerprint(film.before.rows(0..rows), board.width) ^ shades.key;
        let first = || lzw::compress_first(&film.pixels(&film.before, board));
        let rest = lzw::compress_rest(&film.pixels(&film.before, strip));
        let whole = [painter.compressed(key, first).as_slice(), &rest].concat();
        let area = Area { height: film.before.height, ..board };
        film.encoder.write_lzw_pre_encoded_frame(&image(area, delay, whole))?;
        Ok(film)
    }

    /// Adds a picture: what has changed in these rows since the one before, which is returned. A picture of another size is
    /// written whole.
    fn add(&mut self, frame: Frame, rows: Vec<usize>, delay: u16) -> Result<Frame, EncodingError> {
        if (self.before.width, self.before.height) != (frame.width, frame.height) {
            let whole = Area { left: 0, top: 0, width: frame.width, height: frame.height };
            let compressed = lzw::compress(&self.pixels(&frame, whole));
            self.encoder.write_lzw_pre_encoded_frame(&image(whole, delay, compressed))?;
        } else {
            let areas = change::areas((&self.before, &frame), rows, most_areas(delay));
            let others = areas.len() - 1;
            for (number, area) in areas.into_iter().enumerate() {
                let rest = delay - SOON * others as u16;
                let delay = if number == others { rest } else { SOON };
                self.write_changed(&frame, area, delay)?;
            }
        }
        Ok(std::mem::replace(&mut self.before, frame))
    }

    /// Returns the pixels of a part of a picture.
    fn pixels(&self, frame: &Frame, area: Area) -> Vec<u8> {
        let mut pixels = Vec::with_capacity(area.width * area.height);
        for y in area.top..area.top + area.height {
            let row = &frame.row(y)[area.left..][..area.width];
            pixels.extend(row.iter().map(|number| self.shades.number(*number)));
        }
        pixels
    }

    /// Writes a part in which the pixels that are as in the picture before are transparent.
    fn write_changed(
        &mut self,
        frame: &Frame,
        area: Area,
        delay: u16,
    ) -> Result<(), EncodingError> {
        let mut pixels = self.pixels(frame, area);
        let rows = pixels.chunks_exact_mut(area.width).zip(area.top..);
        for (row, y) in rows {
            let [now, before] =
                [frame, &self.before].map(|of| &of.row(y)[area.left..][..area.width]);
            for (own, (&number, &before)) in row.iter_mut().zip(now.iter().zip(before)) {
                *own = if number == before { SAME } else { *own };
            }
        }
        let key = fingerprint(&pixels, area.width);
        let compressed = self.painter.compressed(key, || lzw::compress(&pixels));
        let shape = image(area, delay, compressed.as_slice());
        let shape = gif::Frame { transparent: Some(SAME), ..shape };
        self.encoder.write_lzw_pre_encoded_frame(&shape)
    }
}

impl Painter {
    /// Returns the compressed pixels of a part of a GIF, the kept ones if there are any with this key.
    fn compressed(&self, key: u64, compress: impl FnOnce() -> Vec<u8>) -> Arc<Vec<u8>> {
        let kept = self.parts.find(&[key]).into_iter().flatten().next();
        let keep = || {
            let compressed = compress();
            let bytes = compressed.len();
            self.parts.keep(key, compressed, bytes)
        };
        kept.unwrap_or_else(keep)
    }
}

/// Returns the largest number of rectangles of a picture that is shown so long: the last picture may have more, since all
/// bold labels come with it.
fn most_areas(delay: u16) -> usize {
    if delay >= HOLD { 16 } else { 4 }
}

/// Returns compressed pixels as an image of the file.
fn image<'p>(area: Area, delay: u16, pixels: impl Into<Cow<'p, [u8]>>) -> gif::Frame<'p> {
    gif::Frame {
        delay,
        dispose: DisposalMethod::Keep,
        left: area.left as u16,
        top: area.top as u16,
        width: area.width as u16,
        height: area.height as u16,
        buffer: pixels.into(),
        ..gif::Frame::default()
    }
}

/// Returns a scene in which no seat is on turn. While pictures follow each other every second the last stone says who is
/// next, and a strip that changed with every move would make each rectangle reach down to it.
fn without_turn(mut scene: Scene) -> Scene {
    scene.seats.iter_mut().for_each(|seat| seat.on_turn = false);
    scene
}

/// True if the action that led to a scene is a move of its own by the numbers that the look has.
fn is_counted(look: &Look, scene: usize) -> bool {
    let after = |actions: usize| {
        actions.checked_sub(1).and_then(|action| look.move_numbers.get(action)).unwrap_or(&0)
    };
    after(scene) > after(scene.saturating_sub(1))
}

/// Adds the move that led to a scene to those that are numbered: the spot of the last stone, when it has another name than
/// the one noted before, or is counted on a board of lines: a stone that was lifted at once leaves its point to the next.
/// A board without edges grows, so the spot is that of the common board.
fn note_move(
    look: &mut Look,
    noted: &mut Option<String>,
    (scene, counted): (&Scene, bool),
    framing: &Framing,
) {
    let last = scene.marks.iter().find(|mark| mark.kind == MarkKind::Last).map(|mark| mark.spot);
    let name = last.map(|spot| scene.board.name(spot));
    let again = counted && matches!(scene.board, Board::Grid(_));
    if look.numbers != Numbers::None && name.is_some() && (again || name != *noted) {
        look.moves.extend(last.map(|spot| framing.spot(&scene.board, spot)));
        *noted = name;
    }
}
