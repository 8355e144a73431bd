//! Outbox: tasks written by the transaction that needs them, and the requests that they turn into.
//!
//! Sending is the work of Discord's adapter (`crate::discord`).

pub mod action;
pub mod announcement;
pub mod call;
pub mod delivery;
pub mod direct_ping;
pub mod event_job;
pub mod event_news;
pub mod event_task;
pub mod news;
pub mod notice;
pub mod puzzle_post;
pub mod quiet_hours;
pub mod route;
mod spread;
pub mod task;
pub mod thread;
pub mod week;
