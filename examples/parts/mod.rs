//! Running tests of `tests/it` as parts of a proof: those that the ordinary run leaves out or runs smaller, with their
//! figures on the terminal.

use std::process::Command;

/// A part, by its name: what it shows, and the tests that do.
pub struct Part(pub &'static str, pub &'static str, pub &'static [&'static str]);

impl Part {
    /// Runs the part's tests with these variables; true if they pass.
    pub fn holds(&self, variables: &[(&str, String)]) -> bool {
        let Self(name, what, tests) = self;
        println!("\n== {name}: {what}");
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(["test", "--release", "--quiet", "--test", "it", "--"]);
        cargo.args(["--include-ignored", "--exact", "--nocapture", "--test-threads", "1"]);
        cargo.args(*tests).envs(variables.iter().map(|(name, value)| (*name, value)));
        // Variables by which `cargo run` tells a program about its package would have the tests' dependencies built
        // anew.
        let told =
            std::env::vars_os().filter(|(name, _)| is_about_a_package(&name.to_string_lossy()));
        for (name, _) in told {
            cargo.env_remove(name);
        }
        cargo.status().is_ok_and(|status| status.success())
    }
}

fn is_about_a_package(variable: &str) -> bool {
    ["CARGO_PKG_", "CARGO_MANIFEST_"].iter().any(|beginning| variable.starts_with(beginning))
}
