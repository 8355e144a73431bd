//! The engine's own view of the empty points, by which it is held against the rules.

use super::field::Field;
use super::{Memory, Point, Position};

/// The effect of a stone of the colour to move at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It wins.
    Wins,
    /// It is forbidden.
    Foul,
    /// Neither.
    Plain,
}

/// The empty points of a position, row by row, and what a stone of the colour to move does there.
/// Of a board without edges those of the window that the search looks at.
pub fn points(position: &Position, memory: &mut Memory) -> Vec<(Point, Effect)> {
    let field = Field::new(memory.tables(&position.lines), position);
    let effect = |cell| match () {
        () if field.wins(cell) => Effect::Wins,
        () if field.allows(cell, field.side()) => Effect::Plain,
        () => Effect::Foul,
    };
    let empty = field.empty_cells();
    empty.map(|cell| (field.frame().point(cell), effect(cell))).collect()
}
