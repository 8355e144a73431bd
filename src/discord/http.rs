//! Requests to Discord's REST API.

pub mod client;
pub mod endpoints;
pub mod failure;
pub mod files;
pub mod invalid_requests;
mod multipart;
mod rate_limit;
mod refused_channels;
