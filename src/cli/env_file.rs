//! The file `.env` of the working directory: settings for the environment of this process.

use crate::judge;
use anyhow::{Result, anyhow};
use dotenvy::Error;
use std::cell::Cell;
use std::env;
use std::fs;
use std::io::{self, Read};

/// The file. The working directory's alone: one in a folder above it may belong to others.
const NAME: &str = ".env";

/// Sets what the file says and the environment does not, or sets to nothing. A missing file is the usual case.
///
/// # Errors
/// A sentence that names the line that cannot be read. Those before it are set by then, and half of the settings may be
/// worse than none.
pub fn load() -> Result<()> {
    let text = match fs::read(NAME) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        read => read.map_err(|error| anyhow!("the file {NAME} cannot be read: {error}"))?,
    };
    let line = Cell::new(0);
    let lines = Lines { rest: &text, line: &line, is_within: false };
    let loaded = dotenvy::from_read(lines).and_then(|()| fill(&text));
    // Not the error itself: it holds the line, and the line may hold the token.
    loaded.map_err(|error| {
        let line = first_line(line.get(), &error);
        anyhow!("line {line} of the file {NAME} cannot be read: write NAME=value, with quotes around a value with spaces")
    })
}

/// Sets what the environment has set to nothing, which is as if it were not set. The first line of a name counts, which is
/// therefore the last to be set.
fn fill(text: &[u8]) -> Result<(), Error> {
    let mut lines = Vec::new();
    for setting in dotenvy::from_read_iter(text.strip_prefix(judge::MARK).unwrap_or(text)) {
        let (name, value) = setting?;
        if env::var_os(&name).is_some_and(|set| set.is_empty()) {
            lines.push(format!("{name}={}\n", quoted(&value)));
        }
    }
    lines.reverse();
    dotenvy::from_read_override(lines.concat().as_bytes())
}

/// Returns a value as it is written in quotes.
fn quoted(value: &str) -> String {
    let mut written = String::from("\"");
    for sign in value.chars() {
        match sign {
            '\\' | '"' | '$' => written.extend(['\\', sign]),
            '\n' => written.push_str("\\n"),
            other => written.push(other),
        }
    }
    written + "\""
}

/// Returns the line at which the setting begins that could not be read; `last` is the last one that was looked at.
fn first_line(last: usize, error: &Error) -> usize {
    let Error::LineParse(text, _) = error else { return last };
    let text = text.strip_suffix('\n').unwrap_or(text);
    last.saturating_sub(text.matches('\n').count())
}

/// A text that is read line by line, however large the reader's buffer is, so that it is known how far it was read.
struct Lines<'a> {
    rest: &'a [u8],
    /// Number of the last line that was begun, from 1.
    line: &'a Cell<usize>,
    /// True if a part of that line is still to be read.
    is_within: bool,
}

impl Read for Lines<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let line =
            self.rest.iter().position(|byte| *byte == b'\n').map_or(self.rest.len(), |end| end + 1);
        let length = line.min(buffer.len());
        let (part, rest) = self.rest.split_at(length);
        buffer[..length].copy_from_slice(part);
        if length > 0 && !self.is_within {
            self.line.set(self.line.get() + 1);
        }
        self.is_within = length < line;
        self.rest = rest;
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_in_quotes_is_read_as_it_was() {
        for value in ["", "abc", "two words", r#"a"b\c$d'e#f"#, "line\nline", "ends with \\"] {
            let text = format!("VALUE={}\n", quoted(value));
            let read = dotenvy::from_read_iter(text.as_bytes()).collect::<Result<Vec<_>, _>>();
            assert_eq!(read.unwrap(), [("VALUE".to_owned(), value.to_owned())]);
        }
    }
}
