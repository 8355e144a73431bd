//! All integration tests, as one program.

mod pictures;
