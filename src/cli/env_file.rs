//! The file `.env` of the working directory: settings for the environment of this process.

use anyhow::{Result, anyhow};
use dotenvy::Error;
use std::cell::Cell;
use std::fs;
use std::io::{self, Read};

/// The file. The working directory's alone: one in a folder above it may belong to others.
const NAME: &str = ".env";

/// Sets what the file says and the environment does not. A missing file is the usual case.
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
    let loaded = dotenvy::from_read(Lines { rest: &text, line: &line, is_within: false });
    // Not the error itself: it holds the line, and the line may hold the token.
    loaded.map_err(|error| {
        let line = first_line(line.get(), &error);
        anyhow!("line {line} of the file {NAME} cannot be read: write NAME=value, with quotes around a value with spaces")
    })
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
