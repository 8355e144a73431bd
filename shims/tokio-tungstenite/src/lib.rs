//! tokio-tungstenite 0.24 under the number of 0.21, which serenity 0.12 asks for.
//!
//! Version 0.21 rests on rustls 0.22 and rustls-webpki 0.102, which get no corrections any more (RUSTSEC-2026-0049,
//! -0098, -0099, -0104). What serenity uses of it is the same in 0.24, which rests on rustls 0.23.

pub use actual::*;
