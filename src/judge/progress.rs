//! A progress bar for a long input, shown on a terminal.

use std::io::{self, BufRead, Read, Write};

/// The bar moves whenever so many bytes more have been read. Shorter inputs show none.
const STEP: u64 = 1 << 20;
/// The bar's width in characters.
const WIDTH: u64 = 40;

/// An input that shows on a screen how much of it has been read, and wipes that away at its end.
pub struct Progress<R, W> {
    input: R,
    screen: W,
    /// Number of bytes in all, where it is known.
    total: Option<u64>,
    read: u64,
    shown: u64,
}

impl<R: BufRead, W: Write> Progress<R, W> {
    /// Counts the bytes of an input; a total of 0 bytes counts as not known.
    pub fn new(input: R, total: Option<u64>, screen: W) -> Self {
        Self { input, screen, total: total.filter(|total| *total > 0), read: 0, shown: 0 }
    }

    /// A screen that cannot be written to is no reason to stop.
    fn draw(&mut self) {
        let mebibytes = self.read >> 20;
        let _ = match self.total {
            Some(total) => {
                let done = (self.read * WIDTH / total).min(WIDTH) as usize;
                let percent = (self.read * 100 / total).min(100);
                let bar = "#".repeat(done) + &".".repeat(WIDTH as usize - done);
                write!(self.screen, "\r[{bar}] {percent}%")
            }
            None => write!(self.screen, "\r{mebibytes} MiB read"),
        };
        let _ = self.screen.flush();
        self.shown = self.read;
    }

    fn wipe(&mut self) {
        if self.shown > 0 {
            let _ = write!(self.screen, "\r\x1b[K");
            let _ = self.screen.flush();
            self.shown = 0;
        }
    }
}

impl<R: BufRead, W: Write> Read for Progress<R, W> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(buffer)?;
        self.consume(length);
        Ok(length)
    }
}

impl<R: BufRead, W: Write> BufRead for Progress<R, W> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        // Asked first whether it is the end: the borrow of an answer would last beyond the wiping.
        if self.input.fill_buf()?.is_empty() {
            self.wipe();
            return Ok(&[]);
        }
        self.input.fill_buf()
    }

    fn consume(&mut self, length: usize) {
        self.input.consume(length);
        self.read += length as u64;
        if self.read - self.shown >= STEP {
            self.draw();
        }
    }
}
