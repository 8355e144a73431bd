//! The view of a position by which the learned values are fitted (`examples/tune.rs`).

use super::field::{EMPTY, Field};
use super::values::{Values, place};
use super::{Memory, Position};

/// For each empty point the places of its four patterns among all sets of four: for the colour to
/// move, and for the other one. Points at which neither colour can make a five any more are left
/// out.
pub fn features(position: &Position, memory: &mut Memory) -> Vec<[usize; 2]> {
    let field = Field::new(memory.tables(&position.lines), position);
    let places = |cell| {
        let of = |colour| place(std::array::from_fn(|way| field.pattern(cell, colour, way)));
        [field.side(), 1 - field.side()].map(of)
    };
    let empty = field.frame().cells().filter(|cell| field.cell(*cell) == EMPTY);
    empty.map(places).filter(|places| *places != [0, 0]).collect()
}

/// The values in use, by the places: to the colour to move, and to the other one.
pub fn values() -> Vec<(i16, i16)> {
    Values::learned().all().to_vec()
}
