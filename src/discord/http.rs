//! Requests to Discord's REST API.

pub mod client;
pub mod endpoints;
pub mod failure;
pub mod files;
mod invalid_requests;
mod multipart;
mod rate_limit;
