//! Requests to Discord's REST API.

mod application;
mod buckets;
pub mod client;
mod edge;
mod emojis;
pub mod endpoints;
pub mod failure;
#[cfg(test)]
mod fault_matrix;
pub mod files;
pub mod invalid_requests;
mod multipart;
pub mod overrides;
pub mod own_role;
mod rate_limit;
pub mod refused_channels;
