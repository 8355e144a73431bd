//! Stones on a square board of at most 19 lines, and the runs that they form.

use super::Point;
use crate::game::{Grid, Spot};

/// One more than the longest board, so that a step off the right edge lands on a cell that is always empty.
const STRIDE: usize = 20;

/// The four directions in which stones form a run; each is walked both ways.
pub const DIRECTIONS: [(i16, i16); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// Stones of up to four colours on the crossings of a square board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Square {
    size: u8,
    stones: u16,
    /// By row and column; 0 is empty, otherwise the colour's number plus one.
    cells: [u8; STRIDE * STRIDE],
}

impl Square {
    /// An empty board of so many lines, 19 at the most.
    pub fn new(size: u8) -> Self {
        Self { size, stones: 0, cells: [0; STRIDE * STRIDE] }
    }

    /// The number of lines each way.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Whether the point lies on the board.
    pub fn holds(&self, point: Point) -> bool {
        let lines = 0..i16::from(self.size);
        lines.contains(&point.x) && lines.contains(&point.y)
    }

    /// The colour's number of the stone on a point, if there is one.
    pub fn stone(&self, point: Point) -> Option<u8> {
        let cell = if self.holds(point) { self.cells[index(point)] } else { 0 };
        cell.checked_sub(1)
    }

    /// Puts a stone on an empty point of the board.
    pub fn put(&mut self, point: Point, colour: u8) {
        self.cells[index(point)] = colour + 1;
        self.stones += 1;
    }

    /// Whether no point is empty.
    pub fn is_full(&self) -> bool {
        self.stones == u16::from(self.size) * u16::from(self.size)
    }

    /// All points in reading order, from the top left.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let size = i16::from(self.size);
        (0..size).rev().flat_map(move |y| (0..size).map(move |x| Point { x, y }))
    }

    /// The ends of the unbroken run of one colour through a stone, in one direction, and its length.
    pub fn run(&self, point: Point, (dx, dy): (i16, i16)) -> (Point, Point, u8) {
        let colour = self.stone(point);
        let end = |dx, dy| {
            let mut last = point;
            loop {
                let next = Point { x: last.x + dx, y: last.y + dy };
                if colour.is_none() || self.stone(next) != colour {
                    return last;
                }
                last = next;
            }
        };
        let (from, to) = (end(-dx, -dy), end(dx, dy));
        let length = (to.x - from.x).abs().max((to.y - from.y).abs()) + 1;
        (from, to, length as u8)
    }

    /// The board without its stones, as a picture shows it.
    pub fn board(&self) -> Grid {
        let size = usize::from(self.size);
        let columns: Vec<_> = (0..self.size).map(|x| char::from(b'a' + x).to_string()).collect();
        let rows = (1..=size).map(|row| row.to_string()).collect();
        let mut grid = Grid { columns, rows, between: "", edged: true, stars: Vec::new() };
        grid.stars = stars(size).into_iter().map(|(x, y)| grid.spot(x, y)).collect();
        grid
    }

    /// The spot of a point in the pictures of this board.
    pub fn spot(&self, point: Point) -> Spot {
        Spot(point.y as u16 * u16::from(self.size) + point.x as u16)
    }
}

fn index(point: Point) -> usize {
    point.y as usize * STRIDE + point.x as usize
}

/// The star points: the centre and four corners, on 19 lines the four sides as well.
fn stars(size: usize) -> Vec<(usize, usize)> {
    let edge = if size < 13 { 2 } else { 3 };
    let middle = size / 2;
    let lines = [edge, middle, size - 1 - edge];
    let all = lines.iter().flat_map(|&y| lines.iter().map(move |&x| (x, y)));
    all.filter(|&(x, y)| size >= 19 || (x == middle) == (y == middle)).collect()
}
