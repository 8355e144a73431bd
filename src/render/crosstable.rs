//! Crosstables of leagues and tournaments: who met whom, and with what result. Results are told apart by their shapes,
//! never by hues: a full disc is won, a ring drawn, a bare number lost, and a box is a result without play.

use super::bands::Banding;
use super::cache::LruCache;
use super::colour::{Rgb, mix};
use super::frame::{Frame, Line};
use super::palette::Run;
use super::pen::{Ink, Pen};
use super::theme::Colours;

/// The width, in pixels. What is written is still read at 400.
const WIDTH: usize = 840;
const MARGIN: usize = 16;
const TITLE: usize = 60;
const HEADS: usize = 40;
/// The end of the rows' labels, and the beginning of the names.
const NUMBER: f32 = 64.0;
const NAME: f32 = 78.0;
/// The room of the points, and the least room of the names.
const POINTS: usize = 92;
const LEAST_NAME: usize = 146;
/// The most that a cell is wide, and the least and the most that a row is high; with many rows the
/// most is less, so that no picture is higher than wide.
const WIDEST: usize = 66;
const ROW: [usize; 3] = [50, 64, 58];
const MANY: usize = 10;
/// The size of names, points and heads.
const LARGE: f32 = 38.0;
const SMALL: f32 = 32.0;

/// A crosstable, or a page of one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Crosstable {
    /// The title; empty for none.
    pub title: String,
    /// Heads of the columns of results.
    pub heads: Vec<String>,
    /// The rows, from the top.
    pub rows: Vec<Row>,
}

/// A row.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// The place, and a letter where it is shared: columns and the opponents' rows call it so.
    pub label: String,
    /// The name.
    pub name: String,
    /// The results, one for each column; missing ones are empty.
    pub cells: Vec<Cell>,
    /// The points, as they are written.
    pub points: String,
    /// True for the person who asks.
    pub own: bool,
    /// True for who has left.
    pub left: bool,
}

/// The result of a pairing, as the one in whose row it stands sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cell {
    /// The shape.
    pub mark: Mark,
    /// The number in it: the points, or the opponent's place.
    pub text: String,
}

/// Shape of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Nothing: the two have not met.
    #[default]
    None,
    /// The meeting with oneself: a stroke.
    Own,
    /// Being played: a dot, or what is written.
    Open,
    /// Won: a full disc.
    Won,
    /// Drawn: a ring.
    Drawn,
    /// Lost: the bare number.
    Lost,
    /// Points without play: a full box.
    Given,
    /// A loss without play: an empty box.
    Forfeited,
}

/// The runs of colours of crosstables in a theme.
pub(super) fn runs(theme: &Colours) -> Vec<Run> {
    let strip = &theme.strip;
    let stripe = stripe(theme);
    [strip.ground, stripe, strip.active].map(|ground| (ground, strip.ink, 9)).to_vec()
}

/// The ground of every other row.
fn stripe(theme: &Colours) -> Rgb {
    mix(theme.strip.ground, theme.strip.ink, 0.09)
}

/// The sizes of a crosstable.
struct Sizes {
    /// The width of a cell.
    cell: usize,
    /// The height of a row.
    row: usize,
    /// Place at which the cells begin.
    left: usize,
    /// Place at which the rows begin.
    top: usize,
}

impl Sizes {
    fn of(table: &Crosstable) -> Self {
        let columns = table.heads.len().max(1);
        let room = WIDTH - MARGIN - NAME as usize - LEAST_NAME - POINTS;
        let cell = (room / columns).min(WIDEST);
        let [least, most, of_many] = ROW;
        let most = if table.rows.len() > MANY { of_many } else { most };
        let row = (cell + 6).clamp(least, most);
        let left = WIDTH - MARGIN - POINTS - cell * table.heads.len();
        let title = usize::from(!table.title.is_empty()) * TITLE;
        let heads = usize::from(table.heads.iter().any(|head| !head.is_empty())) * HEADS;
        Self { cell, row, left, top: MARGIN + title + heads }
    }
}

/// Drawn cells with what is in them, their size and ground: a crosstable has most of them many times, and the next one
/// again.
pub(super) type Cells = LruCache<(Cell, (usize, usize), u8), Frame>;

/// Draws a crosstable; the colours of the pen are from [`runs`].
pub(super) fn draw(pen: Pen, table: &Crosstable, cells: &Cells) -> (Frame, Banding) {
    let strip = &pen.palette.theme.strip;
    let sizes = Sizes::of(table);
    let height = sizes.top + table.rows.len().max(1) * sizes.row + MARGIN;
    let mut frame = Frame::of_rows(&vec![pen.palette.nearest(strip.ground); WIDTH], height);
    let size = pen.fitting(&table.title, LARGE, (WIDTH - 2 * MARGIN) as f32);
    let ink = Ink { size, colour: strip.ink };
    let middle = (MARGIN + TITLE / 2) as f32;
    write(pen, &mut frame, &table.title, ink, (MARGIN as f32, middle));
    for (column, head) in table.heads.iter().enumerate().filter(|(_, head)| !head.is_empty()) {
        let x = sizes.left + column * sizes.cell + sizes.cell / 2;
        let size = pen.fitting(head, SMALL, sizes.cell as f32 - 4.0);
        let ink = Ink { size, colour: strip.ink };
        pen.centred(&mut frame, head, ink, (x as f32, (sizes.top - HEADS / 2) as f32));
    }
    for (number, row) in table.rows.iter().enumerate() {
        draw_row(pen, &mut frame, row, (&sizes, number), cells);
    }
    // With a result two rows change; the bands of the others are known.
    (frame, Banding::of_rows(sizes.top, sizes.row))
}

/// Writes a text, unless the font lacks a sign of it.
fn write(pen: Pen, frame: &mut Frame, text: &str, ink: Ink, at: (f32, f32)) {
    if !text.is_empty() && pen.letters.can_write(text) {
        pen.left(frame, text, ink, at);
    }
}

fn draw_row(
    pen: Pen,
    frame: &mut Frame,
    row: &Row,
    (sizes, number): (&Sizes, usize),
    cells: &Cells,
) {
    let theme = &pen.palette.theme;
    let top = sizes.top + number * sizes.row;
    let ground = match (row.own, number % 2) {
        (true, _) => theme.strip.active,
        (false, 0) => stripe(theme),
        _ => theme.strip.ground,
    };
    frame.fill((0, top), (WIDTH, sizes.row), pen.palette.nearest(ground));
    if row.own {
        frame.fill((0, top), (10, sizes.row), pen.palette.nearest(theme.strip.ink));
    }
    let middle = top as f32 + sizes.row as f32 / 2.0;
    let colour = theme.strip.ink;
    let size = pen.fitting(&row.label, SMALL, NUMBER - 8.0);
    pen.right(frame, &row.label, Ink { size, colour }, (NUMBER, middle));
    draw_name(pen, frame, row, sizes.left as f32 - NAME - 10.0, middle);
    for (column, cell) in row.cells.iter().enumerate().take(sizes_columns(sizes)) {
        let key = (cell.clone(), (sizes.cell, sizes.row), pen.palette.nearest(ground));
        let draw =
            |(cell, size, _): &(Cell, (usize, usize), u8)| draw_cell(pen, cell, *size, ground);
        let place = (sizes.left + column * sizes.cell, top);
        cells.with(key, draw, |drawn| frame.copy(drawn, place));
    }
    let size = pen.fitting(&row.points, LARGE, POINTS as f32 - 12.0);
    pen.right(frame, &row.points, Ink { size, colour }, ((WIDTH - MARGIN) as f32, middle));
}

/// The number of cells for which there is room.
fn sizes_columns(sizes: &Sizes) -> usize {
    (WIDTH - MARGIN - POINTS - sizes.left) / sizes.cell.max(1)
}

/// Writes a name as far as there is room; that of who has left is struck through.
fn draw_name(pen: Pen, frame: &mut Frame, row: &Row, room: f32, middle: f32) {
    let name = if pen.letters.can_write(&row.name) { row.name.as_str() } else { "?" };
    let size = pen.fitting(name, LARGE, room).max(SMALL);
    let name = pen.letters.fitting(name, size, room);
    let colour = pen.palette.theme.strip.ink;
    pen.left(frame, &name, Ink { size, colour }, (NAME, middle));
    if row.left {
        let end = (NAME + pen.letters.width(&name, size), middle);
        frame.draw(&Line { from: (NAME, middle), to: end, thickness: 3.0 }, colour, pen.palette);
    }
}

/// Draws a cell of this size.
fn draw_cell(pen: Pen, cell: &Cell, (width, height): (usize, usize), ground: Rgb) -> Frame {
    let mut frame = Frame::of_rows(&vec![pen.palette.nearest(ground); width], height);
    let at = (width as f32 / 2.0, height as f32 / 2.0);
    let side = width.min(height) as f32 - 6.0;
    let ink = pen.palette.theme.strip.ink;
    let mut disc = |thickness: f32, colour: Rgb| {
        frame.draw(&Line { from: at, to: at, thickness }, colour, pen.palette);
    };
    match cell.mark {
        Mark::None | Mark::Lost => {}
        Mark::Open if cell.text.is_empty() => disc(side / 4.0, ink),
        Mark::Open => {}
        Mark::Own => {
            let reach = side / 2.0 - 4.0;
            let (from, to) = ((at.0 - reach, at.1 + reach), (at.0 + reach, at.1 - reach));
            let faint = mix(ground, ink, 0.45);
            frame.draw(&Line { from, to, thickness: 4.0 }, faint, pen.palette);
        }
        Mark::Won => disc(side, ink),
        Mark::Drawn => {
            disc(side, ink);
            disc(side - 8.0, ground);
        }
        Mark::Given => fill(pen, &mut frame, 0.0, ink),
        Mark::Forfeited => {
            fill(pen, &mut frame, 0.0, ink);
            fill(pen, &mut frame, 4.0, ground);
        }
    }
    let is_full = matches!(cell.mark, Mark::Won | Mark::Given);
    let colour = if is_full { ground } else { ink };
    // No shape stands around a bare text, such as one in brackets.
    let room = if cell.mark == Mark::Lost { width as f32 - 6.0 } else { side - 8.0 };
    let size = pen.fitting(&cell.text, side * 0.78, room);
    pen.centred(&mut frame, &cell.text, Ink { size, colour }, at);
    frame
}

/// Fills the square of a cell, so many pixels inside of its edge.
fn fill(pen: Pen, cell: &mut Frame, inside: f32, colour: Rgb) {
    let side = cell.width.min(cell.height) as f32 - 6.0;
    let corner = |whole: usize| ((whole as f32 - side) / 2.0 + inside).round() as usize;
    let corner = (corner(cell.width), corner(cell.height));
    let side = (side - 2.0 * inside).round() as usize;
    cell.fill(corner, (side, side), pen.palette.nearest(colour));
}
