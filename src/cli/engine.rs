//! `narabe engine`: the Gomocup protocol on the standard streams, with the machine's clock.

use crate::engine::gomocup::Session;
use anyhow::{Context as _, Result};
use std::io::{self, BufRead, Read, Write};
use std::time::Instant;

/// The longest line in bytes; a longer one counts as several.
const LONGEST_LINE: u64 = 4096;

/// Answers each line of the standard input until `END` or the input's end.
///
/// # Errors
/// If the input cannot be read or the answers not be written.
pub fn engine(mut session: Session) -> Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let start = Instant::now();
    let clock = || start.elapsed();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        if read.context("the manager's lines cannot be read")? == 0 {
            return Ok(());
        }
        let reply = session.take(&String::from_utf8_lossy(&line), &clock);
        let written = send(&mut output, &reply.lines);
        if reply.ended || super::is_closed(&written) {
            return Ok(());
        }
        written.context("the answers cannot be written")?;
    }
}

/// Writes lines at once, since a manager waits for them.
fn send(output: &mut impl Write, lines: &[String]) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(output, "{line}"))?;
    output.flush()
}
