//! Plays on the look-alike, through the real client: what people do and what they see.

mod challenges;
mod course;
mod faults;
mod forged;
mod games;
mod held;
mod promises;
mod ratings;
mod refusals;
mod replays;
mod tables;
