//! One long input as single records, so that a file of millions takes no more memory than its
//! longest one.

use super::encoding::Decoder;
use super::{Format, pente, psq};
use std::borrow::Cow;
use std::collections::VecDeque;
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
    /// True if the record that has begun ended with the last piece.
    is_over: bool,
    /// Pieces that are read and not yet taken in.
    ahead: VecDeque<Vec<u8>>,
    /// Flaws of the record that has begun, and of the one that was given last.
    flaws: [Option<Flaw>; 2],
}

/// Fault of a record that shows before its moves are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// An SGF tree without its last bracket.
    Unclosed,
    /// It is longer than [`LONGEST`].
    TooLong,
}

/// Properties that stand in the first node of an SGF tree alone, by which the beginning of a game is told from a variation's.
const OF_ROOTS: [&[u8]; 6] = [b"FF", b"GM", b"CA", b"AP", b"ST", b"SZ"];

/// Depth of the reading in an SGF collection.
#[derive(Default)]
struct Depth {
    trees: u32,
    in_value: bool,
    escaped: bool,
}

impl Depth {
    /// True within a tree.
    fn is_open(&self) -> bool {
        self.trees > 0
    }

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
        let (begun, ahead) = (Vec::new(), VecDeque::new());
        let (has_moves, is_over, flaws) = (false, false, [None; 2]);
        Self {
            input,
            format,
            is_new: true,
            decoder,
            begun,
            has_moves,
            depth,
            is_over,
            ahead,
            flaws,
        }
    }

    /// Returns what is wrong with the record that was given last, if that shows before it is read.
    pub fn flaw(&self) -> Option<Flaw> {
        self.flaws[1]
    }

    /// The next piece that can end a record, in UTF-8: an SGF tree's, or a line. A game that begins within an SGF tree's is
    /// a piece of its own.
    fn piece(&mut self) -> io::Result<Vec<u8>> {
        if self.ahead.is_empty() {
            let piece = self.read_piece()?;
            match self.format {
                Format::Sgf => self.ahead.extend(games(&piece)),
                _ => self.ahead.push_back(piece),
            }
        }
        Ok(self.ahead.pop_front().unwrap_or_default())
    }

    fn read_piece(&mut self) -> io::Result<Vec<u8>> {
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
        if piece.trim_ascii_end().len() > room {
            self.flaws[0] = Some(Flaw::TooLong);
        }
        self.begun.extend_from_slice(&piece[..piece.len().min(room)]);
        self.has_moves |= room > 0 && !is_comment(piece) && !is_tag(piece);
    }

    /// Gives the record that has begun, and begins the next.
    fn finish(&mut self) -> Vec<u8> {
        self.has_moves = false;
        self.flaws = [None, self.flaws[0]];
        std::mem::take(&mut self.begun)
    }

    /// Gives an SGF tree that has not come to its end, if one has begun.
    fn break_off(&mut self) -> Vec<u8> {
        if self.depth.is_open() {
            self.depth = Depth::default();
            self.flaws[0] = self.flaws[0].or(Some(Flaw::Unclosed));
        }
        self.finish()
    }

    /// Gives the record that has ended with the last piece or ends with the next one; none if neither. True at the end.
    fn advance(&mut self) -> io::Result<(Vec<u8>, bool)> {
        if std::mem::take(&mut self.is_over) {
            return Ok((self.finish(), false));
        }
        let piece = self.piece()?;
        let end = piece.is_empty();
        Ok((if end { self.break_off() } else { self.take_in(&piece) }, end))
    }

    /// Takes a piece in; gives the record that has ended with it or before it.
    fn take_in(&mut self, piece: &[u8]) -> Vec<u8> {
        let before = match self.format {
            Format::Psq if is_header(piece) => self.finish(),
            Format::Pente if is_tag(piece) && self.has_moves => self.finish(),
            // A line with the rules' name, or a blank one, ends the moves before it.
            Format::Moves if is_comment(piece) && self.has_moves => self.finish(),
            // A bracket is missing, and what follows would be lost with it.
            Format::Sgf if begins_game(piece) && self.depth.is_open() => self.break_off(),
            _ => Vec::new(),
        };
        self.add(piece);
        self.is_over = match self.format {
            Format::Sgf => self.depth.pass(piece),
            Format::Psq | Format::Moves | Format::Pente => false,
            Format::Jsonl => piece.ends_with(b"\n"),
        };
        before
    }
}

impl<R: BufRead> Iterator for Split<R> {
    type Item = io::Result<String>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let (record, end) = match self.advance() {
                Ok(advanced) => advanced,
                Err(error) => return Some(Err(error)),
            };
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

/// The parts of a piece of an SGF file, of which each but the first begins with a line that begins a game.
fn games(piece: &[u8]) -> Vec<Vec<u8>> {
    let mut games: Vec<Vec<u8>> = Vec::new();
    for line in piece.split_inclusive(|byte| *byte == b'\n') {
        match games.last_mut() {
            Some(game) if !begins_game(line) => game.extend_from_slice(line),
            _ => games.push(line.to_vec()),
        }
    }
    games
}

/// True if a line begins an SGF game, and not a variation: its first node begins with a property of roots, whose value ends
/// in the line.
fn begins_game(line: &[u8]) -> bool {
    let Some(node) = line.trim_ascii_start().strip_prefix(b"(;") else { return false };
    let Some((name, rest)) = node.trim_ascii_start().split_at_checked(2) else { return false };
    let value = rest.trim_ascii_start().strip_prefix(b"[");
    let end = value.and_then(|value| value.iter().find(|byte| b"]\\".contains(byte)));
    OF_ROOTS.contains(&name) && end == Some(&b']')
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

    /// The records of a file, each with its flaw.
    fn records(text: &str, format: Format) -> Vec<(String, Option<Flaw>)> {
        let mut split = Split::new(text.as_bytes(), format);
        let next = || split.next().map(|text| (text.unwrap().trim().to_owned(), split.flaw()));
        std::iter::from_fn(next).collect()
    }

    /// A bracket that is missing takes no other game with it, whichever it is and wherever.
    #[test]
    fn a_game_that_is_not_closed_ends_where_the_next_begins() {
        let whole = "(;GM[4]SZ[15];B[hh]\n(;W[ii])\n(;W[gg]))";
        for broken in ["(;GM[4];B[hh]", "(;GM[4];B[hh", "(;GM[4];B[hh)", "(;GM[4]((;B[hh])", "(;"] {
            let text = format!("{whole}\n{broken}\n  (; FF[4]GM[4];B[aa])\n{whole}{broken}");
            let found = records(&text, Format::Sgf);
            let unclosed = Some(Flaw::Unclosed);
            let flaws: Vec<_> = found.iter().map(|(_, flaw)| *flaw).collect();
            assert_eq!(flaws, [None, unclosed, None, None, unclosed], "{found:?}");
            assert_eq!((&*found[0].0, &*found[1].0, &*found[4].0), (whole, broken, broken));
        }
    }

    /// It is no game that begins: a variation, or words of a comment.
    #[test]
    fn what_only_looks_like_a_game_belongs_to_the_one_before() {
        for text in ["(;GM[4]\n(;B[hh])\n(;B[ii]))", "(;GM[4]C[as in\n(;GM[4\\];B[hh\\])])"] {
            assert_eq!(records(text, Format::Sgf), [(text.to_owned(), None)]);
        }
    }

    #[test]
    fn a_record_that_is_too_long_is_one_with_a_flaw() {
        let long = format!("{{{}}}", " ".repeat(LONGEST));
        let found = records(&format!("{{}}\n{long}\n{{}}\n"), Format::Jsonl);
        let flaws: Vec<_> = found.iter().map(|(_, flaw)| *flaw).collect();
        assert_eq!(flaws, [None, Some(Flaw::TooLong), None]);
    }
}
