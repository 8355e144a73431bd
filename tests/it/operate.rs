//! What operators rely on: health, numbers, copies by the clock, and documents that name what is there.

mod backups;
mod documents;
pub mod monitor;
