//! Narabe: the five-in-a-row family, played in a chat channel over days.

pub mod clock;
pub mod game;
pub mod games;
pub mod playground;
