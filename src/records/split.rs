//! One long input as single records, so that a file of millions takes no more memory than its
//! longest one.

use super::encoding::Decoder;
use super::{Format, pente, psq};
use std::borrow::Cow;
use std::io::{self, BufRead, Read};

/// The longest record that is looked at, in bytes. What goes beyond is cut off.
pub const LONGEST: usize = 1 << 20;

/// The mark of UTF-8 with which some programs begin a file: no part of its text.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// The records of an input, one text after the other.
pub struct Split<R> {
    input: R,
    format: Format,
    /// True until the first piece is read, which may begin with a mark.
    is_new: bool,
    decoder: Decoder,
    /// The bytes read of the next record.
    begun: Vec<u8>,
    /// True if one of its lines holds moves.
    has_moves: bool,
    depth: Depth,
}

/// Depth of the reading in an SGF collection.
#[derive(Default)]
struct Depth {
    trees: u32,
    in_value: bool,
    escaped: bool,
}

impl Depth {
    /// Goes through some bytes; true if the outermost tree has ended with them.
    fn pass(&mut self, bytes: &[u8]) -> bool {
        let mut ended = false;
        for byte in bytes {
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' if self.in_value => self.escaped = true,
                b']' => self.in_value = false,
                _ if self.in_value => {}
                b'[' => self.in_value = true,
                b'(' => self.trees += 1,
                b')' => {
                    ended = self.trees <= 1;
                    self.trees = self.trees.saturating_sub(1);
                }
                _ => {}
            }
        }
        ended
    }
}

impl<R: BufRead> Split<R> {
    /// The records of an input in this format.
    pub fn new(input: R, format: Format) -> Self {
        let (decoder, depth) = (Decoder::default(), Depth::default());
        Self { input, format, is_new: true, decoder, begun: Vec::new(), has_moves: false, depth }
    }

    /// The next piece that can end a record, in UTF-8: an SGF tree's, or a line.
    fn piece(&mut self) -> io::Result<Vec<u8>> {
        let end = if self.format == Format::Sgf { b')' } else { b'\n' };
        let mut piece = Vec::new();
        (&mut self.input).take(LONGEST as u64).read_until(end, &mut piece)?;
        if std::mem::take(&mut self.is_new) && piece.starts_with(MARK) {
            piece.drain(..MARK.len());
        }
        let decoded = match self.decoder.text(&piece) {
            Cow::Borrowed(_) => None,
            Cow::Owned(text) => Some(text.into_bytes()),
        };
        Ok(decoded.unwrap_or(piece))
    }

    /// Adds a piece to the record that has begun, as far as it is looked at.
    fn add(&mut self, piece: &[u8]) {
        let room = LONGEST.saturating_sub(self.begun.len());
        self.begun.extend_from_slice(&piece[..piece.len().min(room)]);
        self.has_moves |= room > 0 && !is_comment(piece) && !is_tag(piece);
    }

    /// Gives the record that has begun, and begins the next.
    fn finish(&mut self) -> Vec<u8> {
        self.has_moves = false;
        std::mem::take(&mut self.begun)
    }

    /// Takes a piece in; gives the record that has ended with it or before it.
    fn take_in(&mut self, piece: &[u8]) -> Vec<u8> {
        let before = match self.format {
            Format::Psq if is_header(piece) => self.finish(),
            Format::Pente if is_tag(piece) && self.has_moves => self.finish(),
            // A line with the rules' name, or a blank one, ends the moves before it.
            Format::Moves if is_comment(piece) && self.has_moves => self.finish(),
            _ => Vec::new(),
        };
        self.add(piece);
        let ended = match self.format {
            Format::Sgf => self.depth.pass(piece),
            Format::Psq | Format::Moves | Format::Pente => false,
            Format::Jsonl => piece.ends_with(b"\n"),
        };
        if ended && before.is_empty() { self.finish() } else { before }
    }
}

impl<R: BufRead> Iterator for Split<R> {
    type Item = io::Result<String>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let piece = match self.piece() {
                Ok(piece) => piece,
                Err(error) => return Some(Err(error)),
            };
            let end = piece.is_empty();
            let record = if end { self.finish() } else { self.take_in(&piece) };
            let text = String::from_utf8_lossy(&record);
            if !text.trim_start_matches('\u{feff}').trim().is_empty() {
                return Some(Ok(text.into_owned()));
            }
            if end {
                return None;
            }
        }
    }
}

fn is_header(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    line.get(..psq::HEADER.len())
        .is_some_and(|word| word.eq_ignore_ascii_case(psq::HEADER.as_bytes()))
}

/// A line that is a tag of pente.org's.
fn is_tag(line: &[u8]) -> bool {
    std::str::from_utf8(line).is_ok_and(|line| pente::tag(line).is_some())
}

/// A line that holds no move: a name of rules, or nothing.
fn is_comment(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    line.is_empty() || line.starts_with(b"#")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Looked at anew for each of them, these lines would take many minutes.
    #[test]
    fn lines_without_moves_are_looked_at_once() {
        let mut text = "#\n\n".repeat(300_000);
        text.push_str("# freestyle\n1. h8 2. i9\n\n# freestyle\n1. a1\n");
        let records: Vec<_> =
            Split::new(text.as_bytes(), Format::Moves).collect::<Result<_, _>>().unwrap();
        let moves = |text: &str| text.lines().filter(|line| !is_comment(line.as_bytes())).count();
        assert_eq!(records.len(), 2);
        assert_eq!(records.iter().map(|text| moves(text)).sum::<usize>(), 2);
    }
}
