//! Lists of moves, best first.

use super::grid::Cell;

/// The most moves of a long list.
pub const LONG: usize = 256;

/// At most so many moves with their weights; more are left out.
pub struct Moves<const MOST: usize = LONG> {
    moves: [(i32, Cell); MOST],
    length: usize,
}

/// A list of few moves, such as the answers to a four.
pub type Few = Moves<8>;

impl<const MOST: usize> Moves<MOST> {
    /// An empty list.
    #[inline]
    pub fn new() -> Self {
        Self { moves: [(0, 0); MOST], length: 0 }
    }

    /// Adds a move that is not in the list yet.
    #[inline]
    pub fn add(&mut self, weight: i32, cell: Cell) {
        if !self.has(cell) {
            self.push(weight, cell);
        }
    }

    /// Adds a move.
    #[inline]
    pub fn push(&mut self, weight: i32, cell: Cell) {
        if let Some(place) = self.moves.get_mut(self.length) {
            *place = (weight, cell);
            self.length += 1;
        }
    }

    /// True if the list has a move.
    pub fn has(&self, cell: Cell) -> bool {
        self.all().iter().any(|(_, other)| *other == cell)
    }

    /// The moves with their weights.
    #[inline]
    pub fn all(&self) -> &[(i32, Cell)] {
        &self.moves[..self.length]
    }

    /// Number of moves.
    #[inline]
    pub fn len(&self) -> usize {
        self.length
    }

    /// Puts the heaviest move of those from a place on there, and gives it.
    #[inline]
    pub fn pick(&mut self, place: usize) -> (i32, Cell) {
        let rest = &mut self.moves[place..self.length];
        let mut best = 0;
        for other in 1..rest.len() {
            if rest[other].0 > rest[best].0 {
                best = other;
            }
        }
        rest.swap(0, best);
        rest[0]
    }

    /// Sorts the moves, the heaviest first; equal ones by their cells.
    pub fn sort(&mut self) {
        self.moves[..self.length].sort_unstable_by_key(|(weight, cell)| (-weight, *cell));
    }
}
