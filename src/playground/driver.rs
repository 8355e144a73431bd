//! The driving language of tests and page: what people do in a world, what they see, and the faults that strike.

pub mod answered;
pub mod channel;
mod control;
pub mod faults;
pub(super) mod forms;
pub mod person;
pub(super) mod sending;
