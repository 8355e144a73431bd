//! The program as an operator meets it.
