//! The one test binary: a file for each area.

mod judge;
mod laws;
mod store;
mod toy;
mod vectors;
mod words;
