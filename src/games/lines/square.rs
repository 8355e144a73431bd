//! Stones on a square board of at most 19 lines.

use super::{EMPTY, Point, REACH};
use crate::game::{Grid, Spot};

/// The longest board.
const MOST: usize = 19;
/// From a row to the next: the row itself and the wall between it and the next one.
const STRIDE: usize = MOST + REACH;
/// The rows of the board with a wall below and above, and the wall behind the last row.
const CELLS: usize = STRIDE * (MOST + 2 * REACH + 1);
/// A cell that is no crossing.
const WALL: u8 = u8::MAX;

/// Stones of up to four colours on the crossings of a square board.
///
/// A wall [`REACH`] cells thick surrounds the board, so that a look along a line from any crossing
/// needs no test for the edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Square {
    size: u8,
    stones: u16,
    cells: Box<[u8; CELLS]>,
}

impl Square {
    /// An empty board of so many lines, 19 at the most.
    pub fn new(size: u8) -> Self {
        let mut cells = Box::new([WALL; CELLS]);
        for row in 0..usize::from(size) {
            let start = (row + REACH) * STRIDE + REACH;
            cells[start..start + usize::from(size)].fill(EMPTY);
        }
        Self { size, stones: 0, cells }
    }

    /// The number of lines each way.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// True if the point is on the board.
    pub fn holds(&self, point: Point) -> bool {
        let lines = 0..i16::from(self.size);
        lines.contains(&point.x) && lines.contains(&point.y)
    }

    /// The cell at a point of the board or up to [`REACH`] steps beyond it: [`EMPTY`], a colour's
    /// number plus one, or the wall.
    pub fn cell(&self, point: Point) -> u8 {
        self.cells[index(point)]
    }

    /// The cells along a line on both sides of a point of the board, from the farthest behind to
    /// the farthest ahead; the point itself is left out.
    pub fn around(&self, point: Point, (dx, dy): (i16, i16)) -> [u8; 2 * REACH] {
        let (start, stride) = (index(point) as isize, dy as isize * STRIDE as isize + dx as isize);
        std::array::from_fn(|place| {
            self.cells[(start + stride * super::offset(place) as isize) as usize]
        })
    }

    /// Puts a stone on an empty point of the board.
    pub fn put(&mut self, point: Point, colour: u8) {
        self.cells[index(point)] = colour + 1;
        self.stones += 1;
    }

    /// Takes a stone off the board.
    pub fn lift(&mut self, point: Point) {
        self.cells[index(point)] = EMPTY;
        self.stones -= 1;
    }

    /// Number of stones on the board.
    pub fn stones(&self) -> usize {
        usize::from(self.stones)
    }

    /// True if no point is empty.
    pub fn is_full(&self) -> bool {
        self.stones == u16::from(self.size) * u16::from(self.size)
    }

    /// All points in reading order, from the top left.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let size = i16::from(self.size);
        (0..size).rev().flat_map(move |y| (0..size).map(move |x| Point::new(x, y)))
    }

    /// The empty points in reading order.
    pub fn free(&self) -> impl Iterator<Item = Point> + '_ {
        self.points().filter(|point| self.cell(*point) == EMPTY)
    }

    /// All points, ring by ring around one of them, each ring in reading order.
    pub fn around_first(&self, focus: Point) -> impl Iterator<Item = Point> + use<> {
        let size = i16::from(self.size);
        let ring = move |far: i16| {
            let row = move |y: i16| {
                // Of the rows between the first and the last a ring has the two ends.
                let step = if (y - focus.y).abs() == far { 1 } else { (2 * far).max(1) };
                let columns = (focus.x - far..=focus.x + far).step_by(step as usize);
                columns.filter(move |x| (0..size).contains(x)).map(move |x| Point::new(x, y))
            };
            ((focus.y - far).max(0)..=(focus.y + far).min(size - 1)).rev().flat_map(row)
        };
        (0..size).flat_map(ring)
    }

    /// The board without its stones, as a picture shows it.
    pub fn grid(&self) -> Grid {
        let size = usize::from(self.size);
        let columns: Vec<_> = (0..self.size).map(|x| char::from(b'a' + x).to_string()).collect();
        let rows = (1..=size).map(|row| row.to_string()).collect();
        let stars = Vec::new();
        let mut grid = Grid { columns, rows, between: "", edged: true, stars, may_lack_i: false };
        grid.stars = star_points(size).into_iter().map(|(x, y)| grid.spot(x, y)).collect();
        grid
    }

    /// The spot of a point in the pictures of this board.
    pub fn spot(&self, point: Point) -> Spot {
        Spot(point.y as u16 * u16::from(self.size) + point.x as u16)
    }
}

fn index(point: Point) -> usize {
    (point.y + REACH as i16) as usize * STRIDE + (point.x + REACH as i16) as usize
}

/// The star points: the centre and four corners, on 19 lines the four sides as well.
fn star_points(size: usize) -> Vec<(usize, usize)> {
    let edge = if size < 13 { 2 } else { 3 };
    let middle = size / 2;
    let lines = [edge, middle, size - 1 - edge];
    let all = lines.iter().flat_map(|&y| lines.iter().map(move |&x| (x, y)));
    all.filter(|&(x, y)| size >= 19 || (x == middle) == (y == middle)).collect()
}
