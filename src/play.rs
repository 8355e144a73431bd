//! Games as they are kept and people's part in them: the types that the store and the app share.
//!
//! Nothing here reads a clock, a database or Discord, and nothing is a sentence.

pub mod audit;
pub mod ballot;
pub mod book;
pub mod change;
pub mod clock;
pub mod crowd;
pub mod end;
pub mod event;
pub mod exclusion;
pub mod first;
pub mod game;
pub mod guild;
pub mod hill;
pub mod ids;
pub mod log;
pub mod machine;
pub mod month;
pub mod month_list;
pub mod node;
pub mod note;
pub mod offer;
pub mod pace;
pub mod person;
pub mod plan;
pub mod preferences;
pub mod puzzle;
pub mod ratings;
pub mod roles;
pub mod task;
pub mod week;
pub mod words;
