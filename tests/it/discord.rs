//! Plays on the look-alike, through the real client: what people do and what they see.

mod between;
mod challenges;
mod clocks;
mod course;
mod faults;
mod forged;
mod games;
mod held;
mod hostile;
mod killed;
mod openings;
mod people;
mod preferences;
mod promises;
mod ratings;
mod refusals;
mod replays;
mod schedule;
mod servers;
mod storms;
mod tables;
mod threads;
mod views;
mod writes;
