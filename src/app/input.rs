//! Requests: their types, rule sets in keys, the caller's preferences and the look-up of the game that is meant.
//!
//! Nothing here changes a game or writes a message.

pub mod arguments;
pub mod game_lookup;
pub mod preferred;
pub mod quiet_hours;
pub mod request;
pub mod rule_key;
