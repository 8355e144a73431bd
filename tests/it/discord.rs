//! Plays on the look-alike, through the real client: what people do and what they see.

mod between;
mod challenges;
mod course;
mod faults;
mod games;
mod held;
mod preferences;
mod promises;
mod refusals;
mod servers;
