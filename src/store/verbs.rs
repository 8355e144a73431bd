//! The verbs of the store, by subject: each runs its SQL in a transaction of the writer or of a reader.

mod ballots;
mod book;
mod clocks;
mod events;
mod games;
mod guilds;
mod hills;
mod machines;
mod nodes;
mod notes;
mod outbox;
mod people;
mod plans;
mod position_notes;
mod puzzles;
mod ratings;
mod roles;
mod rulings;
mod weeks;
