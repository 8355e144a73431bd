//! Settings of people and servers, moderation, privacy, housekeeping.

mod agreement;
pub mod block;
pub mod decide;
pub mod introduction;
mod judging;
mod log_words;
pub mod members;
pub mod moderation;
pub mod preferences;
pub mod privacy;
pub mod ratings;
pub mod retention;
pub mod roles;
pub mod rulings;
pub mod server;
pub mod week_offer;
