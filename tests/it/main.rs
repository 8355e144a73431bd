//! The one test binary; a module for each area.

// What is not as expected fails the test, which is what a test is for.
#![allow(clippy::unwrap_used)]

mod store;
