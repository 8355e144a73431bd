//! Every integration test, in one binary.

mod lookalike;
