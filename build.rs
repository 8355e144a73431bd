//! Link options of the program that is handed out.
//!
//! Cargo passes a profile's `strip` over for a package whose optimization a profile names, and `narabe` is one of those.

use std::env::var;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=CARGO_PROFILE_DIST_STRIP");
    // The profile `dist` alone optimizes for size.
    let is_handed_out = var("OPT_LEVEL").is_ok_and(|level| level == "z");
    let keeps_names = var("CARGO_PROFILE_DIST_STRIP").is_ok_and(|strip| strip == "none");
    let is_linux = var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux");
    if is_handed_out && is_linux && !keeps_names {
        println!("cargo::rustc-link-arg-bins=-Wl,--strip-all");
    }
}
