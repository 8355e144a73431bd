//! Names of the environment variables from which values of settings came, for sentences about these values.

use super::Config;
use clap::Arg;
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// A flag, and the variable from which its value came.
pub(super) type FromVariable = (String, String);

/// Returns the settings whose values come from the environment.
pub(super) fn set(program: &clap::Command) -> Vec<FromVariable> {
    let given: Vec<String> =
        std::env::args_os().map(|given| given.to_string_lossy().into_owned()).collect();
    let of = |arg: &Arg| {
        let flag = format!("--{}", arg.get_long()?);
        let is_it = |given: &String| given.split('=').next() == Some(flag.as_str());
        let variable = arg.get_env().filter(|name| std::env::var_os(name).is_some())?;
        let variable = variable.to_string_lossy().into_owned();
        (!given.iter().any(is_it)).then_some((flag, variable))
    };
    program.get_arguments().filter_map(of).collect()
}

/// Adds to an error about a value the variable from which it came.
pub(super) fn named_by_error(mut error: clap::Error, set: &[FromVariable]) -> clap::Error {
    let is_of_value = matches!(error.kind(), ErrorKind::ValueValidation | ErrorKind::InvalidValue);
    let shown = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(shown)) if is_of_value => shown.clone(),
        _ => return error,
    };
    let is_it = |(flag, _): &&FromVariable| shown.split(' ').next() == Some(flag.as_str());
    if let Some((_, variable)) = set.iter().find(is_it) {
        let shown = format!("{shown} ({variable})");
        error.insert(ContextKind::InvalidArg, ContextValue::String(shown));
    }
    error
}

/// Adds to the flags that a sentence names the variables from which their values came.
pub fn named(sentence: &str) -> String {
    let set = set(&Config::program());
    let word = |word: &str| {
        let is_it = |(flag, _): &&FromVariable| word.trim_end_matches([',', '.', ':']) == flag;
        // A sentence may name the variable already.
        match set.iter().find(is_it).filter(|(_, variable)| !sentence.contains(variable.as_str())) {
            Some((flag, variable)) => word.replacen(flag, &format!("{flag} ({variable})"), 1),
            None => word.to_owned(),
        }
    };
    sentence.split(' ').map(word).collect::<Vec<_>>().join(" ")
}
