//! Time: deadlines, downtime, pauses, vacations, claims.

pub mod claim;
pub mod clock_update;
pub mod deadlines;
pub mod heartbeat;
pub mod pause;
pub(crate) mod time_over;
pub mod vacation;
pub(crate) mod vote;
