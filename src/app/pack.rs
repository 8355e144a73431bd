//! The operator's own book: openings counted by `narabe book` from a file of games, as a second source of `/openings`.
//!
//! It is a text: a first line that says what it is, then a line for each position and move, sorted, without people. Nothing
//! of it is kept in memory: a position is found by halving the file.

use crate::game::{Colour, Entry, Games, Likeness, Options, Score, Seat, Table};
use crate::play::book::{Key, Line, PLIES, position};
use crate::records::{Import, decided};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::fs::FileExt;
use std::path::Path;

/// First line of the file.
const HEADER: &str = "narabe book 1";

/// Longest line of the file, in bytes.
const LONGEST: usize = 256;

/// A book that is read from a file.
#[derive(Debug)]
pub struct Pack {
    file: File,
    length: u64,
}

/// A move of the book with its counts; `unknown` games have no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackLine {
    /// The move with the games whose results are known.
    pub line: Line,
    /// Games without a result.
    pub unknown: u32,
}

impl PackLine {
    /// Returns the number of games.
    pub fn games(&self) -> u32 {
        self.line.games() + self.unknown
    }
}

impl Pack {
    /// Opens the file of a book.
    ///
    /// # Errors
    /// If it cannot be read, or is no book.
    pub fn open(path: &Path) -> io::Result<Self> {
        let file = File::open(path)?;
        let mut first = String::new();
        BufReader::new(&file).read_line(&mut first)?;
        if first.trim_end() != HEADER {
            return Err(io::Error::other("it is no book: `narabe book` makes one"));
        }
        let length = file.metadata()?.len();
        let mut last = [0];
        file.read_exact_at(&mut last, length.saturating_sub(1))?;
        if last != *b"\n" {
            return Err(io::Error::other("it is cut off in the middle of a line: make it anew"));
        }
        Ok(Self { file, length })
    }

    /// Returns the moves from a position, the most frequent first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn lines(&self, key: &Key) -> io::Result<Vec<PackLine>> {
        let key = hex(key);
        let (mut low, mut high) = (HEADER.len() as u64 + 1, self.length);
        while low < high {
            let middle = low.midpoint(high);
            match self.line_from(middle)? {
                Some((start, line)) if line[..] < key[..] => low = start + line.len() as u64 + 1,
                _ => high = middle,
            }
        }
        let mut lines = Vec::new();
        while let Some((start, line)) = self.line_from(low)?.filter(|(_, it)| it.starts_with(&key))
        {
            lines.extend(read(&line));
            low = start + line.len() as u64 + 1;
        }
        lines.sort_by_key(|line| (std::cmp::Reverse(line.games()), line.line.text.clone()));
        Ok(lines)
    }

    /// Returns the first line that begins at a place or after it, with its place.
    fn line_from(&self, at: u64) -> io::Result<Option<(u64, String)>> {
        let mut bytes = [0; 2 * LONGEST];
        // A line begins behind a line break.
        let from = at - 1;
        let count = self.file.read_at(&mut bytes, from)?;
        let text = String::from_utf8_lossy(&bytes[..count]);
        let Some(skipped) = text.find('\n') else { return Ok(None) };
        let line = text[skipped + 1..].split_once('\n').map(|(line, _)| line.to_owned());
        Ok(line.map(|line| (from + skipped as u64 + 1, line)))
    }
}

/// Reads a line: key, move, games won, drawn and lost by those who made it, games without a result.
fn read(line: &str) -> Option<PackLine> {
    let [_, text, counts @ ..] = &line.split(' ').collect::<Vec<_>>()[..] else { return None };
    let counts: Vec<u32> = counts.iter().map(|count| count.parse().ok()).collect::<Option<_>>()?;
    let [wins, draws, losses, unknown] = counts[..] else { return None };
    let line = Line { text: (*text).to_owned(), wins, draws, losses, last_at: None };
    Some(PackLine { line, unknown })
}

fn hex(key: &Key) -> String {
    key.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns a position as a book knows it: its stones alone, by the rules without an opening; none where that cannot be.
pub(crate) fn plain(
    entry: &'static Entry,
    options: &Options,
    played: &[String],
) -> Option<(Table, Key, Likeness)> {
    let (rules, mut table) = begin(entry, options)?;
    for text in played.iter().filter(|text| is_played(text)) {
        table.play(text).ok()?;
    }
    let (key, likeness) = position((entry.info.id, &rules, table.seats()), &table)?;
    Some((table, key, likeness))
}

/// Returns the rules without an opening, and the empty board by them.
fn begin(entry: &'static Entry, options: &Options) -> Option<(String, Table)> {
    let text = options.to_string();
    let words = text.split(' ').filter(|word| !word.starts_with("opening="));
    let text = words.chain(["opening=none"]).collect::<Vec<_>>().join(" ");
    let options = Options::read(entry.info, &text).unwrap_or_else(|_| options.clone());
    let table = entry.start(&options, options.named().seats.0, None).ok()?;
    Some((options.to_string(), table))
}

/// True if an action puts a stone on a point, which is a letter and a number or two numbers.
fn is_point(text: &str) -> bool {
    let numbers = text.split_once(',').is_some();
    let lettered =
        text.starts_with(|sign: char| sign.is_ascii_lowercase()) && text[1..].parse::<u8>().is_ok();
    (numbers || lettered) && !text.contains(' ')
}

/// True if an action is played on the empty board: a stone, or a pass, after which the other colour moves.
fn is_played(text: &str) -> bool {
    is_point(text) || text == "pass"
}

/// Counts of a book that is being made.
#[derive(Debug, Default)]
pub struct Counts {
    /// Won, drawn and lost by those who made the move, and without a result, by key and move.
    rows: BTreeMap<(String, String), [u32; 4]>,
    /// Games that are counted.
    pub games: u32,
}

impl Counts {
    /// Counts a game; false if games of its kind are not counted.
    pub fn add(&mut self, games: Games, import: &Import) -> bool {
        let record = &import.record;
        let Ok(entry) = games.find(&record.game) else { return false };
        let Ok(options) = Options::read(entry.info, &record.rules) else { return false };
        let Some((rules, mut table)) = begin(entry, &options) else { return false };
        if record.seats != 2 || record.setup.is_some() {
            return false;
        }
        let mut is_counted = false;
        for text in record.actions.iter().filter(|text| is_played(text)).take(PLIES) {
            let kind = (entry.info.id, rules.as_str(), table.seats());
            let Some((key, likeness)) = position(kind, &table) else { break };
            let name = likeness.text(&table, text);
            let Some(colour) = table.to_move().map(|seat| table.colour(seat)) else { break };
            if table.play(text).is_err() {
                break;
            }
            // A pass is no move of the book, but the other colour moves after it.
            let Some(name) = name.filter(|_| is_point(text)) else { continue };
            self.rows.entry((hex(&key), name)).or_default()[result(import, colour)] += 1;
            is_counted = true;
        }
        self.games += u32::from(is_counted);
        is_counted
    }

    /// Writes the book.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, mut to: impl Write) -> io::Result<()> {
        writeln!(to, "{HEADER}")?;
        for ((key, text), [wins, draws, losses, unknown]) in &self.rows {
            writeln!(to, "{key} {text} {wins} {draws} {losses} {unknown}")?;
        }
        to.flush()
    }
}

/// Returns the place of a game's result in the counts, from the view of a colour. One that was decided beside the board
/// stands, and a voided game has none.
fn result(import: &Import, colour: Colour) -> usize {
    let (end, about) = (&import.table, &import.record.about);
    match decided::loser(end, about) {
        Some(None) => return 1,
        Some(Some(seat)) => return if end.colour(Seat(seat)) == colour { 2 } else { 0 },
        None => {}
    }
    let Some(outcome) = end.outcome().filter(|_| about.result != decided::VOID) else { return 3 };
    let seats = (0..end.seats()).map(Seat);
    let mut own = seats.filter(|seat| end.colour(*seat) == colour);
    own.next().map_or(3, |seat| match outcome.score(end.side(seat)) {
        Score::Won => 0,
        Score::Drawn => 1,
        Score::Lost => 2,
    })
}
