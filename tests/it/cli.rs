//! The program as an operator meets it: one clear sentence for whatever is wrong, the exit code that scripts rely on,
//! and no secret anywhere.

mod book;
mod engine;
mod files;
mod names;
mod playground;
mod secrets;
mod setup;
mod standings;
mod start;
