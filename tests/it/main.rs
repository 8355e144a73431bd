//! Every integration test, in one binary.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails, helpers included")]

mod lookalike;
