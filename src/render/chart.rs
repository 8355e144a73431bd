//! Ladders and curves: rows of names and numbers under a title and heads, and ratings over time. The few words come with
//! the content; those that the font cannot write are left out.

use super::colour::Rgb;
use super::curve_marks::{self, Shape};
use super::frame::{Frame, Line};
use super::pen::{Ink, Pen};

/// The width of every chart, in pixels. What is written is still read at half of it.
const WIDTH: usize = 840;
/// The height of a row of a ladder.
const ROW: usize = 64;
/// The size of letters, and of lesser ones.
const LARGE: f32 = 40.0;
const SMALL: f32 = 30.0;
/// The width that a tally has at most; a longer one is written smaller.
const TALLY: f32 = 150.0;
/// The edges of a curve's field.
const LEFT: f32 = 120.0;
const TOP: f32 = 84.0;
const RIGHT: f32 = WIDTH as f32 - 30.0;
const BOTTOM: f32 = 440.0;
/// The least space between two marks of a curve, across.
const MARKS_APART: f32 = 110.0;
/// The room that the mark before a curve's name takes, and the space between two names.
const MARK: f32 = curve_marks::WIDTH + 6.0;
const BETWEEN: f32 = 30.0;
/// The room that a second row of names takes from the field: the marks of the highest curve reach above it.
const SECOND_ROW: f32 = 20.0;
/// The sizes of the names, of which the first is taken that needs no third row.
const NAMES: [f32; 4] = [SMALL, 26.0, 22.0, 18.0];
/// The space around all.
const MARGIN: usize = 16;
/// The height of a ladder's title, and of the heads of its columns.
const TITLE: usize = 60;
const HEADS: usize = 36;
/// The least space between two heads.
const GAP: f32 = 16.0;
/// The width of a medal.
const MEDAL: f32 = 46.0;
/// The ends of a ladder's columns: places, names, ratings, tallies and trends.
const COLUMNS: [f32; 5] = [100.0, 116.0, 482.0, 722.0, 816.0];

pub(super) const GROUND: Rgb = [35.0, 38.0, 45.0];
pub(super) const STRIPE: Rgb = [44.0, 48.0, 57.0];
const OWN: Rgb = [54.0, 66.0, 92.0];
pub(super) const INK: Rgb = [238.0, 240.0, 244.0];
pub(super) const FAINT: Rgb = [158.0, 165.0, 178.0];
pub(super) const RULE: Rgb = [84.0, 90.0, 102.0];
const UP: Rgb = [112.0, 208.0, 150.0];
const DOWN: Rgb = [240.0, 132.0, 122.0];
pub(super) const MEDALS: [Rgb; 3] =
    [[246.0, 200.0, 84.0], [206.0, 212.0, 222.0], [218.0, 152.0, 102.0]];
/// The colours of curves, told apart also by those who see few colours. Where there are several curves, each has a mark of
/// its own as well.
const CURVES: [Rgb; 6] = [
    [96.0, 178.0, 255.0],
    [246.0, 176.0, 64.0],
    [112.0, 208.0, 150.0],
    [226.0, 140.0, 210.0],
    [240.0, 228.0, 110.0],
    [240.0, 132.0, 122.0],
];

/// The colour of a single line.
pub(super) const LINE: Rgb = CURVES[0];

/// A page of a ladder.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ladder {
    /// Its title; empty for none.
    pub title: String,
    /// Heads of the columns: names, ratings, tallies, trends.
    pub heads: [String; 4],
    /// Its rows, from the top.
    pub rows: Vec<Row>,
    /// Number of rows above the line, where one is drawn.
    pub line: Option<usize>,
}

/// A row of a ladder, each part as it is written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// The place; none for those who are not ranked.
    pub place: Option<u32>,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: String,
    /// Its deviation.
    pub deviation: String,
    /// Won, drawn and lost.
    pub tally: String,
    /// The latest ratings, the oldest first.
    pub trend: Vec<f64>,
    /// True for the person who asks.
    pub own: bool,
}

/// Ratings over time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curves {
    /// A curve for each pool, six at the most.
    pub curves: Vec<Curve>,
    /// Texts below the left and the right end.
    pub ends: (String, String),
}

/// A curve.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve {
    /// Name of the pool.
    pub name: String,
    /// Its points: when, in any unit, and the rating.
    pub points: Vec<(f64, f64)>,
}

/// The names of curves: their size, and the left end and the row of each.
struct Names {
    size: f32,
    places: Vec<(f32, usize)>,
}

impl Names {
    /// True if all of them stand in the first row.
    fn is_one_row(&self) -> bool {
        self.places.iter().all(|(_, row)| *row == 0)
    }
}

/// Draws charts; the colours of its pen are from [`runs`].
pub(super) struct Chart<'a>(pub(super) Pen<'a>);

/// The runs of colours of all charts.
pub(super) fn runs() -> Vec<(Rgb, Rgb, usize)> {
    let shades = [INK, FAINT, RULE, UP, DOWN].into_iter().chain(MEDALS).chain(CURVES);
    let of = |ground: Rgb, count: usize| shades.clone().map(move |shade| (ground, shade, count));
    of(GROUND, 8)
        .chain(of(STRIPE, 5))
        .chain([(OWN, INK, 8), (OWN, FAINT, 4), (OWN, UP, 4), (OWN, DOWN, 4)])
        .collect()
}

impl Chart<'_> {
    /// A ladder, as high as its rows.
    pub(super) fn ladder(&self, ladder: &Ladder) -> Frame {
        // A line above all rows or below them would part nothing.
        let line = ladder.line.filter(|line| (1..ladder.rows.len()).contains(line));
        let gap = usize::from(line.is_some()) * MARGIN;
        let title = usize::from(!ladder.title.is_empty()) * TITLE;
        let heads = usize::from(ladder.heads.iter().any(|head| !head.is_empty())) * HEADS;
        let first = MARGIN + title + heads;
        let mut frame = self.ground(first + MARGIN + ladder.rows.len().max(1) * ROW + gap);
        let size = self.0.fitting(&ladder.title, LARGE, (WIDTH - 4 * MARGIN) as f32);
        let ink = Ink { size, colour: INK };
        self.left(
            &mut frame,
            &ladder.title,
            ink,
            (2.0 * MARGIN as f32, (MARGIN + TITLE / 2) as f32),
        );
        self.heads(&mut frame, &ladder.heads, (MARGIN + title + HEADS / 2) as f32);
        for (number, row) in ladder.rows.iter().enumerate() {
            let below = line.is_some_and(|line| number >= line);
            let top = first + number * ROW + usize::from(below) * gap;
            let ground = if row.own {
                OWN
            } else if number % 2 == 0 {
                STRIPE
            } else {
                GROUND
            };
            frame.fill((8, top), (WIDTH - 16, ROW - 4), self.0.palette.nearest(ground));
            self.row(&mut frame, row, top);
        }
        if let Some(line) = line {
            let top = first + line * ROW + MARGIN / 2 - 3;
            frame.fill((MARGIN, top), (WIDTH - 2 * MARGIN, 3), self.0.palette.nearest(RULE));
        }
        frame
    }

    /// Writes a text, unless the font lacks a sign of it.
    fn left(&self, frame: &mut Frame, text: &str, ink: Ink, at: (f32, f32)) {
        if !text.is_empty() && self.0.letters.can_write(text) {
            self.0.left(frame, text, ink, at);
        }
    }

    /// Writes the heads of the columns.
    fn heads(&self, frame: &mut Frame, heads: &[String; 4], y: f32) {
        let widths = heads.each_ref().map(|head| self.0.letters.width(head, SMALL));
        for (head, x) in heads.iter().zip(head_places(widths)) {
            self.left(frame, head, small(FAINT), (x, y));
        }
    }

    /// Writes a place: the first three on medals, a dash for those who are not ranked.
    fn place(&self, frame: &mut Frame, place: Option<u32>, middle: f32) {
        let Some(place) = place else {
            return self.0.right(frame, "-", large(FAINT), (COLUMNS[0] - 18.0, middle));
        };
        let text = place.to_string();
        let Some(medal) = MEDALS.get(place as usize - 1) else {
            let size = if place < 1000 { LARGE } else { SMALL };
            let ink = Ink { size, colour: FAINT };
            return self.0.right(frame, &text, ink, (COLUMNS[0], middle));
        };
        let at = (COLUMNS[0] - MEDAL / 2.0, middle);
        let disc = Line { from: at, to: at, thickness: MEDAL };
        frame.draw(&disc, *medal, self.0.palette);
        self.0.centred(frame, &text, Ink { size: SMALL, colour: GROUND }, at);
    }

    /// The parts of a row, side by side.
    fn row(&self, frame: &mut Frame, row: &Row, top: usize) {
        let middle = (top + ROW / 2 - 2) as f32;
        let ink = if row.place.is_some() { INK } else { FAINT };
        self.place(frame, row.place, middle);
        let [_, left, rating, tally, trend] = COLUMNS;
        let name = self.0.letters.fitting(&row.name, LARGE, 250.0);
        self.0.left(frame, &name, large(ink), (left, middle));
        self.0.right(frame, &row.rating, large(ink), (rating, middle));
        self.0.left(frame, &row.deviation, small(FAINT), (rating + 8.0, middle));
        let size = self.0.fitting(&row.tally, SMALL, TALLY);
        self.0.right(frame, &row.tally, Ink { size, colour: FAINT }, (tally, middle));
        self.trend(frame, &row.trend, (trend - 84.0, middle - 18.0), (84.0, 36.0));
    }

    /// A small line of the latest ratings, green where it ends higher than it began; nothing of fewer than two.
    fn trend(
        &self,
        frame: &mut Frame,
        trend: &[f64],
        (x, y): (f32, f32),
        (width, height): (f32, f32),
    ) {
        let [first, .., last] = trend else { return };
        let colour = if last >= first { UP } else { DOWN };
        let (least, most) = range(trend.iter().copied(), 20.0);
        let at = |(number, rating): (usize, &f64)| {
            let across = number as f32 / (trend.len() - 1).max(1) as f32;
            (x + across * width, y + height * (1.0 - ((rating - least) / (most - least)) as f32))
        };
        self.path(frame, &trend.iter().enumerate().map(at).collect::<Vec<_>>(), 4.0, colour);
    }

    /// Curves with their heights at the left, and their names at the top.
    pub(super) fn curves(&self, curves: &Curves) -> Frame {
        let mut frame = self.ground(500);
        let points = || curves.curves.iter().flat_map(|curve| curve.points.iter().copied());
        let (least, most) = range(points().map(|(_, rating)| rating), 100.0);
        let (from, to) = range(points().map(|(when, _)| when), 1.0);
        let names = self.names_in_rows(&curves.curves);
        let top = if names.is_one_row() { TOP } else { TOP + SECOND_ROW };
        let height =
            |rating: f64| BOTTOM - (BOTTOM - top) * ((rating - least) / (most - least)) as f32;
        let across = |when: f64| LEFT + (RIGHT - LEFT) * ((when - from) / (to - from)) as f32;
        for rating in steps(least, most) {
            let y = height(rating);
            frame.fill(
                (LEFT as usize, y as usize),
                ((RIGHT - LEFT) as usize, 2),
                self.0.palette.nearest(RULE),
            );
            self.0.right(&mut frame, &format!("{rating:.0}"), small(FAINT), (LEFT - 12.0, y));
        }
        self.0.left(&mut frame, &curves.ends.0, small(FAINT), (LEFT, 470.0));
        self.0.right(&mut frame, &curves.ends.1, small(FAINT), (RIGHT, 470.0));
        let place = |(when, rating): &(f64, f64)| (across(*when), height(*rating));
        let path = |curve: &Curve| curve.points.iter().map(place).collect::<Vec<_>>();
        self.lines(&mut frame, &curves.curves.iter().map(path).collect::<Vec<_>>());
        self.names(&mut frame, &curves.curves, names);
        frame
    }

    /// Curves in their colours and, where there are several, with their marks over all of them.
    fn lines(&self, frame: &mut Frame, paths: &[Vec<(f32, f32)>]) {
        for (path, colour) in paths.iter().zip(CURVES) {
            self.path(frame, path, 5.0, colour);
        }
        if paths.len() < 2 {
            return;
        }
        for ((path, colour), shape) in paths.iter().zip(CURVES).zip(Shape::ALL) {
            for at in marked(path) {
                shape.draw(frame, at, colour, self.0.palette);
            }
        }
    }

    /// Places the names of curves in one row or, where they are too many, in two; smaller where they would take more.
    fn names_in_rows(&self, curves: &[Curve]) -> Names {
        let mark = mark_room(curves);
        let width = |curve: &Curve, size: f32| self.0.letters.width(&curve.name, size) + mark;
        let places = |size: f32| {
            name_places(&curves.iter().map(|curve| width(curve, size)).collect::<Vec<_>>())
        };
        let fits = |size: &f32| places(*size).iter().all(|(_, row)| *row < 2);
        let size = NAMES.into_iter().find(fits).unwrap_or(NAMES[3]);
        Names { size, places: places(size) }
    }

    /// Writes the names of curves in their colours, each behind its mark.
    fn names(&self, frame: &mut Frame, curves: &[Curve], names: Names) {
        let (several, mark) = (curves.len() > 1, mark_room(curves));
        let (whole, size) = (names.is_one_row(), names.size);
        for (((curve, colour), shape), (x, row)) in
            curves.iter().zip(CURVES).zip(Shape::ALL).zip(names.places)
        {
            let y = if whole { 40.0 } else { [26.0, 62.0][row.min(1)] };
            if several {
                let at = (x.floor() + curve_marks::WIDTH / 2.0, y);
                shape.draw(frame, at, colour, self.0.palette);
            }
            self.0.left(frame, &curve.name, Ink { size, colour }, (x + mark, y));
        }
    }

    fn ground(&self, height: usize) -> Frame {
        Frame::of_rows(&vec![self.0.palette.nearest(GROUND); WIDTH], height)
    }

    /// A line through points; a single one is a dot.
    fn path(&self, frame: &mut Frame, points: &[(f32, f32)], thickness: f32, colour: Rgb) {
        if let [only] = points {
            frame.draw(
                &Line { from: *only, to: *only, thickness: 2.0 * thickness },
                colour,
                self.0.palette,
            );
        }
        for pair in points.windows(2) {
            frame.draw(&Line { from: pair[0], to: pair[1], thickness }, colour, self.0.palette);
        }
    }
}

/// Returns the left ends of heads so wide: that of the names begins with its column, the others end with theirs, and a long
/// one moves those before it to the left.
fn head_places(widths: [f32; 4]) -> [f32; 4] {
    let [_, name, rating, tally, trend] = COLUMNS;
    let (mut places, mut room) = ([name; 4], f32::MAX);
    for (number, end) in [(3, trend), (2, tally), (1, rating)] {
        places[number] = end.min(room) - widths[number];
        room = places[number] - GAP;
    }
    places
}

/// Returns the room before each name: that of a mark, where several curves have one.
fn mark_room(curves: &[Curve]) -> f32 {
    if curves.len() > 1 { MARK } else { 0.0 }
}

/// Returns the points of a curve that have a mark: the last one, and others that are not too near to each other.
fn marked(path: &[(f32, f32)]) -> Vec<(f32, f32)> {
    let mut marked: Vec<(f32, f32)> = Vec::new();
    for at in path.iter().rev() {
        if marked.last().is_none_or(|last| last.0 - at.0 >= MARKS_APART) {
            marked.push(*at);
        }
    }
    marked
}

/// Returns the left end and the row of each name so wide.
fn name_places(widths: &[f32]) -> Vec<(f32, usize)> {
    let (mut x, mut row) = (LEFT, 0);
    let place = |width: &f32| {
        if x > LEFT && x + width > RIGHT {
            (x, row) = (LEFT, row + 1);
        }
        let place = (x, row);
        x += width + BETWEEN;
        place
    };
    widths.iter().map(place).collect()
}

/// Returns the ink of names and ratings.
fn large(colour: Rgb) -> Ink {
    Ink { size: LARGE, colour }
}

/// Returns the ink of lesser numbers and of labels.
fn small(colour: Rgb) -> Ink {
    Ink { size: SMALL, colour }
}

/// Returns the least and the greatest value, moved apart to this distance at least.
fn range(values: impl Iterator<Item = f64>, apart: f64) -> (f64, f64) {
    let (least, most) =
        values.fold((f64::MAX, f64::MIN), |(least, most), v| (least.min(v), most.max(v)));
    if least > most {
        return (0.0, apart);
    }
    let more = ((apart - (most - least)) / 2.0).max(0.0);
    (least - more, most + more)
}

/// Round heights between two, three to six of them.
fn steps(least: f64, most: f64) -> Vec<f64> {
    let step = [25.0, 50.0, 100.0, 200.0, 500.0]
        .into_iter()
        .find(|step| (most - least) / step <= 5.0)
        .unwrap_or(1000.0);
    let first = (least / step).ceil() as i64;
    let last = (most / step).floor() as i64;
    (first..=last).map(|number| number as f64 * step).collect()
}

#[cfg(test)]
mod tests {
    use super::super::letters::Letters;
    use super::*;

    #[test]
    fn names_go_on_in_further_rows() {
        assert_eq!(name_places(&[300.0, 360.0]), [(LEFT, 0), (LEFT + 330.0, 0)]);
        assert_eq!(name_places(&[300.0, 361.0, 10.0]), [(LEFT, 0), (LEFT, 1), (LEFT + 391.0, 1)]);
        assert_eq!(name_places(&[400.0; 3]), [(LEFT, 0), (LEFT, 1), (LEFT, 2)]);
    }

    #[test]
    fn the_last_point_and_some_before_it_are_marked() {
        let path = [0.0, 40.0, 100.0, 150.0, 200.0].map(|x| (x, 7.0));
        assert_eq!(marked(&path), [(200.0, 7.0), (40.0, 7.0)]);
        assert_eq!(marked(&path[..1]), [(0.0, 7.0)]);
        assert!(marked(&[]).is_empty());
    }

    /// The widest heads of the languages, and those of English, which end with their columns.
    #[test]
    fn heads_stand_beside_each_other() {
        let letters = Letters::new();
        let widths = |heads: [&str; 4]| heads.map(|head| letters.width(head, SMALL));
        for heads in [
            ["Nom", "Cote", "V-N-D", "Évolution"],
            ["Nombre", "Puntuación", "V-T-D", "Tendencia"],
            ["Игрок", "Рейтинг", "В-Н-П", "Динамика"],
            ["Người chơi", "Hệ số", "T-H-B", "Xu hướng"],
        ] {
            let (widths, places) = (widths(heads), head_places(widths(heads)));
            for head in 0..3 {
                let end = places[head] + widths[head];
                assert!(end + GAP < places[head + 1] + 0.1, "{heads:?}");
            }
        }
        let widths = widths(["Player", "Rating", "W-D-L", "Trend"]);
        for (head, end) in [(1, COLUMNS[2]), (2, COLUMNS[3]), (3, COLUMNS[4])] {
            assert_eq!(head_places(widths)[head], end - widths[head]);
        }
    }
}
