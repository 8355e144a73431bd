//! The pipeline of the judge: lines in, verdicts out, on all cores, in the order of the input, in
//! memory that does not grow with it.
//!
//! The calling thread reads and deals out chunks of whole lines to the workers in turn; one more
//! thread collects the verdicts in the same order and writes them. All queues are short, so the
//! slowest part sets the pace.

use super::{Ask, judge};
use crate::game::Games;
use std::io::{self, BufRead, Write};
use std::num::NonZero;
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::{panic, thread};

/// Number of chunks that may wait in front of a worker, and behind it.
const AHEAD: usize = 4;
/// The longest line that is looked at whole, in bytes. What goes beyond is cut off, so that such a
/// line is malformed.
pub const LONGEST_LINE: usize = 16 << 20;

/// The mark of UTF-8 with which some programs begin a file: no part of its text.
pub const MARK: &[u8] = "\u{feff}".as_bytes();

/// Judges every line of the input. A blank line is passed over; a line that cannot be read gets its
/// verdict too.
///
/// Verdicts are written out whenever no further one is ready, so that another program can hand in a
/// line and wait for what is said of it.
///
/// # Errors
/// Only when the input cannot be read or the output not be written.
pub fn run(
    games: Games,
    input: impl BufRead,
    output: impl Write + Send,
    ask: Ask,
) -> io::Result<()> {
    each_line(input, output, || (), |(), line| super::line(&judge(games, line, ask)))
}

/// Answers every line of the input but blank ones, on all cores and in the order of the input. Each
/// worker begins with a state of its own. A line that cannot be read is handed on too.
///
/// Lines are written out whenever no further one is ready, so that another program can hand in a line
/// and wait for its answer.
///
/// # Errors
/// Only when the input cannot be read or the output not be written.
pub fn each_line<S>(
    input: impl BufRead,
    output: impl Write + Send,
    state: impl Fn() -> S + Sync,
    answer: impl Fn(&mut S, &[u8]) -> Vec<u8> + Sync,
) -> io::Result<()> {
    let (state, answer) = (&state, &answer);
    let workers = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let lane = |_| {
            let (give, chunks) = sync_channel(AHEAD);
            let (done, verdicts) = sync_channel(AHEAD);
            scope.spawn(move || work(&mut state(), answer, &chunks, &done));
            (give, verdicts)
        };
        let (lanes, verdicts): (Vec<_>, Vec<_>) = (0..workers).map(lane).unzip();
        let writer = scope.spawn(move || write(&verdicts, output));
        let read = deal(input, lanes);
        let written = writer.join().unwrap_or_else(|fault| panic::resume_unwind(fault));
        written.and(read)
    })
}

/// Reads whole lines and deals them to the lanes in turn, until the input ends or the workers have
/// stopped.
fn deal(mut input: impl BufRead, lanes: Vec<SyncSender<Vec<u8>>>) -> io::Result<()> {
    let mut turns = lanes.iter().cycle();
    let mut is_first = true;
    let mut send = |mut chunk: Vec<u8>| {
        if std::mem::take(&mut is_first) && chunk.starts_with(MARK) {
            chunk.drain(..MARK.len());
        }
        turns.next().is_some_and(|lane| lane.send(chunk).is_ok())
    };
    let mut rest = Vec::new();
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            buffer => buffer?,
        };
        let length = buffer.len();
        if length == 0 {
            send(rest);
            return Ok(());
        }
        let whole = buffer.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let first = if whole == 0 { length } else { whole };
        // A line that is too long already grows no further.
        let overlong = rest.len() >= LONGEST_LINE;
        let skipped = if overlong {
            buffer[..first].iter().position(|b| *b == b'\n').unwrap_or(first)
        } else {
            0
        };
        rest.extend_from_slice(&buffer[skipped..first]);
        if whole > 0 {
            let next = buffer[whole..].to_vec();
            if !send(std::mem::replace(&mut rest, next)) {
                return Ok(());
            }
        }
        input.consume(length);
    }
}

/// Answers the lines of each chunk.
fn work<S>(
    state: &mut S,
    answer: impl Fn(&mut S, &[u8]) -> Vec<u8>,
    chunks: &Receiver<Vec<u8>>,
    done: &SyncSender<Vec<u8>>,
) {
    for chunk in chunks {
        let mut answers = Vec::with_capacity(2 * chunk.len());
        for line in chunk.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty())
        {
            answers.extend(answer(state, line));
            answers.push(b'\n');
        }
        if done.send(answers).is_err() {
            return;
        }
    }
}

/// Writes the verdicts in the order in which their lines were dealt out.
fn write(lanes: &[Receiver<Vec<u8>>], mut output: impl Write) -> io::Result<()> {
    for lane in lanes.iter().cycle() {
        let verdicts = match lane.try_recv() {
            Err(TryRecvError::Empty) => {
                output.flush()?;
                lane.recv().ok()
            }
            received => received.ok(),
        };
        let Some(verdicts) = verdicts else { break };
        output.write_all(&verdicts)?;
    }
    output.flush()
}
