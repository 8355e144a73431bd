//! The scene drawn in plain characters of one width, for code blocks, logs and tests.
//!
//! Black is `X`, white `O`, red `R`, blue `B`; `.` is an empty crossing and `+` one with a star. The last stone, or each of
//! several that are marked so, is in brackets, stones of a winning line in parentheses. Offered points are small letters
//! from `a`, points where the seat on turn may not play `!`, points where a stone was just taken `*`. Other boards show each
//! place by its name: an empty circle with its cost, a card with its colour and its dice from bottom to top (`r2 b3`, a `w`
//! is white), `!` where it may not be moved; below the board what the seats have beside it.

use crate::game::{
    Board, Colour, Face, Grid, MarkKind, Place, PlaceKind, Scene, SeatView, Spot, Stock,
};
use std::ops::Range;

/// Columns and rows of a part of a grid.
type Part = (Range<usize>, Range<usize>);

/// Draws a scene: a grid with its row labels at the left and its column labels below, other boards as their places
/// in rows. Without colour, in ASCII as far as the game's labels are; lines end in a line feed and have no spaces
/// at their ends. A board of 19 lines takes under 900 characters, one without edges up to some 4,000.
pub fn text(scene: &Scene) -> String {
    text_within(scene, usize::MAX)
}

/// Draws a scene as [`text`] does, but of a grid without edges that would take more than so many characters the part
/// around its last stone alone.
pub fn text_within(scene: &Scene, most: usize) -> String {
    let view = View { scene, struck: struck(scene) };
    let lines = match &scene.board {
        Board::Grid(grid) => view.fitting(grid, most),
        Board::Places { places, .. } => {
            let stocks = scene.seats.iter().filter(|seat| !seat.stock.is_empty()).map(stock);
            view.places(places).into_iter().chain(stocks).collect()
        }
    };
    lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// A scene and what is known of it.
struct View<'a> {
    scene: &'a Scene,
    /// The spots of winning lines.
    struck: Vec<Spot>,
}

impl View<'_> {
    /// Returns the lines of a grid, or of as much of one without edges as so many characters hold.
    fn fitting(&self, grid: &Grid, most: usize) -> Vec<String> {
        let (columns, rows) = (grid.columns.len(), grid.rows.len());
        let whole = self.grid(grid, &(0..columns, 0..rows));
        let length = |line: &String| line.chars().count() + 1;
        let fits = |lines: &Vec<String>| lines.iter().map(length).sum::<usize>() <= most;
        if grid.edged || fits(&whole) {
            return whole;
        }
        let part = |lines: usize| self.grid(grid, &self.around_last(grid, lines));
        // More lines take more characters, so that few parts have to be drawn to find the largest.
        let counts: Vec<usize> = (1..columns.max(rows)).collect();
        let largest = counts.partition_point(|lines| fits(&part(*lines)));
        if largest == 0 { Vec::new() } else { part(largest) }
    }

    /// Returns the part of a grid with at most so many lines each way around its last stone.
    fn around_last(&self, grid: &Grid, lines: usize) -> Part {
        let last = self.scene.marks.iter().find(|mark| mark.kind == MarkKind::Last);
        let middle = (grid.columns.len() / 2, grid.rows.len() / 2);
        let (column, row) = last.map_or(middle, |mark| grid.crossing(mark.spot));
        (around(column, lines, grid.columns.len()), around(row, lines, grid.rows.len()))
    }

    fn grid(&self, grid: &Grid, (across, up): &Part) -> Vec<String> {
        let margin = grid.rows.iter().map(|label| label.chars().count()).max().unwrap_or(0);
        let row =
            |row: usize| format!("{:>margin$}{}", grid.rows[row], self.row(grid, row, across));
        let mut lines: Vec<_> = up.clone().rev().map(row).collect();
        let columns = &grid.columns[across.clone()];
        let height = columns.iter().map(|label| label.chars().count()).max().unwrap_or(0);
        lines.extend((0..height).map(|line| " ".repeat(margin) + &heading(columns, line, height)));
        lines
    }

    /// Returns the part of a row of crossings in these columns, with the signs around each.
    fn row(&self, grid: &Grid, row: usize, across: &Range<usize>) -> String {
        let mut line = String::new();
        let mut before = None;
        for spot in across.clone().map(|column| grid.spot(column, row)) {
            line.push(self.between(before, Some(spot)));
            line.push(self.sign(spot, if grid.stars.contains(&spot) { '+' } else { '.' }));
            before = Some(spot);
        }
        line.push(self.between(before, None));
        line
    }

    /// Returns the sign of a spot.
    fn sign(&self, spot: Spot, empty: char) -> char {
        let top = self.scene.pieces.iter().rev().find(|piece| piece.spot == spot);
        top.map_or_else(|| self.empty(spot).unwrap_or(empty), |piece| letter(piece.colour))
    }

    /// Returns the sign between two neighbours: a bracket of the last stone, else a parenthesis
    /// where a line begins or ends.
    fn between(&self, left: Option<Spot>, right: Option<Spot>) -> char {
        let last = |spot: Option<Spot>| spot.is_some_and(|spot| self.marked(spot, MarkKind::Last));
        let struck = |spot: Option<Spot>| spot.is_some_and(|spot| self.struck.contains(&spot));
        match (last(left), last(right), struck(left), struck(right)) {
            (_, true, _, _) => '[',
            (true, _, _, _) => ']',
            (_, _, false, true) => '(',
            (_, _, true, false) => ')',
            _ => ' ',
        }
    }

    /// The sign of an empty spot that has a mark of its own.
    fn empty(&self, spot: Spot) -> Option<char> {
        self.scene.marks.iter().filter(|mark| mark.spot == spot).find_map(|mark| match mark.kind {
            MarkKind::Forbidden => Some('!'),
            MarkKind::Offer(number) => Some(char::from(b'a' + number % 26)),
            MarkKind::Taken => Some('*'),
            MarkKind::Last | MarkKind::From | MarkKind::Win => None,
        })
    }

    fn marked(&self, spot: Spot, kind: MarkKind) -> bool {
        self.scene.marks.iter().any(|mark| mark.spot == spot && mark.kind == kind)
    }

    /// Rows of places from the top, each place at its position from left to right.
    fn places(&self, places: &[Place]) -> Vec<String> {
        let mut order: Vec<_> = (0..places.len()).collect();
        order.sort_by_key(|number| (places[*number].y, places[*number].x));
        let texts: Vec<String> =
            places.iter().zip(0..).map(|(place, spot)| self.place(place, Spot(spot))).collect();
        let longest = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0) + 1;
        let left = places.iter().map(|place| place.x).min().unwrap_or(0);
        let rows = order.chunk_by(|one, other| places[*other].y - places[*one].y < 500);
        let indent = |place: &Place| (place.x - left) as usize * longest / 1000;
        let row = |numbers: &[usize]| {
            let mut numbers = numbers.to_vec();
            numbers.sort_by_key(|number| places[*number].x);
            numbers.iter().fold(String::new(), |line, number| {
                format!("{line:indent$}{}", texts[*number], indent = indent(&places[*number]))
            })
        };
        rows.map(row).collect()
    }

    /// Returns a place by its name and its pieces.
    fn place(&self, place: &Place, spot: Spot) -> String {
        let before = self.between(None, Some(spot));
        let after = self.between(Some(spot), None);
        let before = if before == ' ' { ':' } else { before };
        let sign = match &place.kind {
            PlaceKind::Hollow | PlaceKind::Track { .. } => self.sign(spot, '.').to_string(),
            PlaceKind::Circle { dots, .. } => {
                self.sign(spot, char::from(b'0' + dots % 10)).to_string()
            }
            PlaceKind::Emblem => "*".to_owned(),
            PlaceKind::Card(card) => {
                let dice = self.scene.pieces.iter().filter(|piece| piece.spot == spot);
                let dice: String =
                    dice.map(|piece| format!(" {}", die(piece.colour, piece.face))).collect();
                format!("{}{}{dice}", card.face.word(), if card.locked { "!" } else { "" })
            }
            PlaceKind::Cell => String::new(),
        };
        format!("{}{before}{sign}{after}", place.name)
    }
}

/// A stone of this colour.
fn letter(colour: Colour) -> char {
    match colour {
        Colour::Black => 'X',
        Colour::White => 'O',
        Colour::Red => 'R',
        Colour::Blue => 'B',
    }
}

/// A die by the first letter of its own colour, and its value if it has one.
fn die(owner: Colour, face: Face) -> String {
    let letter = |colour: Colour| colour.word()[..1].to_owned();
    match face {
        Face::Stone | Face::Die { value: 0, .. } => letter(owner),
        Face::Die { value, pale } => {
            format!("{}{value}", letter(if pale { Colour::White } else { owner }))
        }
    }
}

/// Writes the pieces of a seat beside the board.
fn stock(seat: &SeatView) -> String {
    let item = |stock: &Stock| match stock {
        Stock::Hand(count) => count.to_string(),
        Stock::Captured { stones, .. } => format!("+{stones}"),
        Stock::Pieces(faces) => {
            faces.iter().map(|face| die(seat.colour, *face)).collect::<Vec<_>>().join(" ")
        }
        Stock::Once(word, done) => if *done { "" } else { word }.to_owned(),
    };
    let items: Vec<String> = seat.stock.iter().map(item).filter(|item| !item.is_empty()).collect();
    format!("{}: {}", letter(seat.colour), items.join(" "))
}

/// Returns so many lines of a board around one of them, or all that there are.
fn around(middle: usize, count: usize, lines: usize) -> Range<usize> {
    let count = count.min(lines);
    let first = middle.saturating_sub(count / 2).min(lines - count);
    first..first + count
}

/// One line of the column labels, which run downwards so that columns stay narrow.
fn heading(columns: &[String], line: usize, height: usize) -> String {
    let sign = |label: &String| {
        let missing = height - label.chars().count();
        line.checked_sub(missing).and_then(|place| label.chars().nth(place)).unwrap_or(' ')
    };
    columns.iter().flat_map(|label| [' ', sign(label)]).collect()
}

/// The spots marked as winning or lying on a stroke of a grid; of places only the two ends are known to.
fn struck(scene: &Scene) -> Vec<Spot> {
    let marked = scene.marks.iter().filter(|mark| mark.kind == MarkKind::Win).map(|mark| mark.spot);
    let strokes = scene.strokes.iter().flat_map(|stroke| match &scene.board {
        Board::Grid(grid) if grid.columns.is_empty() => Vec::new(),
        Board::Grid(grid) => grid.along(*stroke),
        Board::Places { .. } => vec![stroke.from, stroke.to],
    });
    marked.chain(strokes).collect()
}
