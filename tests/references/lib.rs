//! Plain references: rules and solver written down a second time, slowly, stone by stone. The tests compare; they have no
//! optimization, which these need, for they try every point of thousands of positions.

pub mod captures;
pub mod ninuki;
pub mod solver;

/// A point of a board: its column and its row, from 0.
pub type Point = (i32, i32);
