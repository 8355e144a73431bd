//! The log on stderr.

use super::Misuse;
use crate::config::LogFormat;
use crate::discord::{self, is_discreet};
use crate::store;
use anyhow::Result;
use serde_json::json;
use std::io::{self, IsTerminal};
use tracing_subscriber::filter::{EnvFilter, FilterExt, filter_fn};
use tracing_subscriber::fmt;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::FormatTime as _;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// Starts the log on stderr. Libraries log errors; more of them is to be asked for by name.
///
/// # Errors
/// Misuse if `filter` is not written as tracing filters are.
pub fn start_log(filter: &str, format: LogFormat) -> Result<()> {
    let wanted = EnvFilter::try_new(format!("{},{},{filter}", store::LOG, discord::LOG));
    let wanted = wanted.map_err(|error| {
        Misuse(format!(
            "--log has “{filter}”, which is no log filter ({error}): try info, or narabe=debug"
        ))
    })?;
    let lines = fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let discreet = filter_fn(|about| is_discreet(about.target(), *about.level()));
    let filter = wanted.and(discreet);
    match format {
        LogFormat::Text => tracing_subscriber::registry().with(lines.with_filter(filter)).init(),
        LogFormat::Json => {
            tracing_subscriber::registry().with(lines.json().with_filter(filter)).init()
        }
    }
    Ok(())
}

/// Returns a line with an error, as the log in JSON has them.
pub fn line_of_error(sentence: &str) -> String {
    let mut timestamp = String::new();
    // Writing into memory does not fail.
    let _ = fmt::time().format_time(&mut Writer::new(&mut timestamp));
    let fields = json!({ "message": sentence });
    json!({ "timestamp": timestamp, "level": "ERROR", "fields": fields, "target": "narabe::cli" })
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tracing::Level;

    /// They carry interactions with their tokens, and the values of statements.
    #[test]
    fn libraries_that_print_what_they_carry_are_silent() {
        for library in ["tungstenite::protocol", "tokio_postgres"] {
            assert!(is_discreet(library, Level::WARN), "{library}");
            assert!(!is_discreet(library, Level::INFO), "{library}");
            assert!(!is_discreet(library, Level::DEBUG), "{library}");
        }
        assert!(is_discreet("narabe::store", Level::TRACE));
    }
}
