//! The program `narabe`; see [`narabe::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    narabe::cli::main()
}
