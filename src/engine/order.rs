//! Lists of moves, best first.

use super::grid::Cell;

/// The moves of several positions, those of each beginning where those of the one before end.
#[derive(Default)]
pub struct Stack(Vec<(i32, Cell)>);

impl Stack {
    /// Number of moves.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Adds a move.
    #[inline]
    pub fn push(&mut self, weight: i32, cell: Cell) {
        self.0.push((weight, cell));
    }

    /// The move at a place, with its weight.
    #[inline]
    pub fn at(&self, place: usize) -> (i32, Cell) {
        self.0[place]
    }

    /// True if the moves from a place on have this one.
    pub fn has(&self, from: usize, cell: Cell) -> bool {
        self.from(from).iter().any(|(_, other)| *other == cell)
    }

    /// The moves from a place on, with their weights.
    #[inline]
    pub fn from(&self, from: usize) -> &[(i32, Cell)] {
        &self.0[from..]
    }

    /// The moves from a place on, the heaviest first; equal ones by their cells.
    pub fn sorted(&self, from: usize) -> Vec<Cell> {
        let mut moves = self.from(from).to_vec();
        moves.sort_unstable_by_key(|(weight, cell)| (-weight, *cell));
        moves.into_iter().map(|(_, cell)| cell).collect()
    }

    /// Puts the heaviest move of those from a place on there, and gives it.
    #[inline]
    pub fn pick(&mut self, place: usize) -> (i32, Cell) {
        heaviest_first(&mut self.0[place..])
    }

    /// Takes off the moves from a place on.
    #[inline]
    pub fn truncate(&mut self, from: usize) {
        self.0.truncate(from);
    }
}

/// Puts the heaviest move of a list first, and gives it.
#[inline]
fn heaviest_first(moves: &mut [(i32, Cell)]) -> (i32, Cell) {
    let (mut best, mut top) = (0, moves[0].0);
    // Chosen without a branch: which one is heavier cannot be foretold.
    for (place, (weight, _)) in moves.iter().enumerate().skip(1) {
        best = if *weight > top { place } else { best };
        top = top.max(*weight);
    }
    moves.swap(0, best);
    moves[0]
}

/// At most so many moves with their weights; more are left out.
pub struct Moves<const MOST: usize> {
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
        heaviest_first(&mut self.moves[place..self.length])
    }
}
