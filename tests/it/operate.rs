//! Operation: health, metrics, backups, and documents that name every setting.

mod backups;
mod check;
pub mod documents;
pub mod monitor;
mod services;
mod shell;
