//! The fuzzer: one binary for all targets, of which `NARABE_FUZZ` names one.

#![no_main]

mod targets;

use std::sync::LazyLock;

static TARGET: LazyLock<targets::Target> = LazyLock::new(|| {
    let wanted = std::env::var("NARABE_FUZZ").unwrap_or_default();
    let found = targets::ALL.iter().find(|(name, _)| *name == wanted);
    let names: Vec<&str> = targets::ALL.iter().map(|(name, _)| *name).collect();
    found.unwrap_or_else(|| panic!("set NARABE_FUZZ to one of {names:?}")).1
});

libfuzzer_sys::fuzz_target!(|data: &[u8]| (*TARGET)(data));
