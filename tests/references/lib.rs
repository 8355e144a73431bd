//! Plain references: rules and solver written down a second time, slowly, stone by stone, and the comparison of pictures,
//! pixel by pixel. The tests themselves have no optimization, which these need, for they try every point of thousands of
//! positions and look at millions of pixels.

pub mod captures;
pub mod ninuki;
pub mod pictures;
pub mod solver;

/// A point of a board: its column and its row, from 0.
pub type Point = (i32, i32);
