//! The view of positions by which the learned values are fitted (`examples/tune.rs`).

use super::budget::Meter;
use super::field::Field;
use super::rating::set;
use super::search::Search;
use super::values::{Values, place};
use super::{Budget, Memory, Point, Position};

/// The things that have values in a position, by their places.
pub struct Features {
    /// For each empty point its four patterns, among all sets of four: for the colour to move, and
    /// for the other one. Points at which neither colour can make a five any more are left out.
    pub cells: Vec<[usize; 2]>,
    /// The threats of both colours.
    pub threats: usize,
}

/// The features of a position.
pub fn features(position: &Position, memory: &mut Memory) -> Features {
    let field = Field::new(memory.tables(&position.lines), position);
    let places = |cell| {
        let of = |colour| place(std::array::from_fn(|way| field.pattern(cell, colour, way)));
        [field.side(), 1 - field.side()].map(of)
    };
    let empty = field.empty_cells();
    let cells = empty.map(places).filter(|places| *places != [0, 0]).collect();
    Features { cells, threats: field.threats() }
}

/// The moves that look best at a glance, the best first; the one that stops a five alone. None where
/// a five can be made.
pub fn likely(position: &Position, memory: &mut Memory) -> Vec<Point> {
    let mut search = looking(position, memory);
    let (own, frame) = (search.field.side(), *search.field.frame());
    if search.field.count_of(own, set::FIVES) > 0 {
        return Vec::new();
    }
    if let Some(stop) = search.field.first(1 - own, set::FIVES) {
        return vec![frame.point(stop)];
    }
    search.push_moves(0, 0, 0);
    search.stack.sorted(0).into_iter().map(|cell| frame.point(cell)).collect()
}

/// True if the search would ask for the value of a position as it stands, at a leaf: no five and no
/// winning four can be made, and the colour to move has no win by fours that is found at once.
pub fn is_quiet(position: &Position, memory: &mut Memory) -> bool {
    let mut search = looking(position, memory);
    let decided = [set::FIVES, set::WINNING_FOURS]
        .into_iter()
        .any(|set| (0..2).any(|colour| search.field.count_of(colour, set) > 0));
    !decided && search.win_by_fours(8, 40, true).is_none()
}

fn looking<'a>(position: &Position, memory: &'a mut Memory) -> Search<'a> {
    let field = Field::new(memory.tables(&position.lines), position);
    Search::new(field, memory, Meter::new(Budget::nodes(u64::MAX)))
}

/// The values in use: of sets of patterns, by their places, to the colour to move and to the other
/// one; and of threats.
pub fn values() -> (Vec<(i16, i16)>, Vec<i16>) {
    let values = Values::learned();
    (values.all().to_vec(), values.threats().to_vec())
}
