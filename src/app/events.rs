//! Leagues and tournaments: they are made, people join and leave, and they go on by themselves; and hills, on which people
//! challenge each other without end.
//!
//! `contest` says what an event does next; [`advance`] carries that out, in one transaction each time. A game that ends
//! has its event looked at by the same transaction. Messages are in [`super::output`] and [`super::outbox`].

pub mod advance;
mod begin;
mod check_in;
pub mod create;
pub mod entry;
pub mod hill;
mod legs;
mod limit;
pub mod list;
pub mod organise;
pub mod replay;
pub(crate) mod step;
mod winners;
