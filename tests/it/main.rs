//! The one test binary: a file for each area.

mod judge;
mod laws;
mod toy;
mod vectors;
mod words;
