//! Game records in the formats of other programs: SGF, Piskvork's PSQ, pente.org's, plain move
//! lists, and the judge's JSON lines.
//!
//! A reader replays the text, so it can name the move at which something is wrong and keeps all
//! moves before it. It tolerates common dirt: a word that is no move is passed over with a note, a
//! move that cannot be played ends the record there, and so does a word in the place of one. A
//! writer refuses, with the reason, a record that its format cannot carry.

mod coords;
pub mod decided;
mod encoding;
mod moves;
mod pente;
mod psq;
mod rule_set;
mod sgf;
mod split;
mod stones;
mod taken;

pub use encoding::decoded;
pub use split::{Flaw, LONGEST, Split};
pub use taken::Problem;

use crate::game::{Entry, Games, Options, Record, Refusal, Seat, Table, tidy};
use std::collections::BTreeMap;
use taken::Taken;

/// The format of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The Smart Game Format, `FF[4]` and `GM[4]`: <https://www.red-bean.com/sgf/>.
    Sgf,
    /// Piskvork's and Gomocup's: a header with the board's size, then `x,y,time` a line, from 1 at
    /// the top left.
    Psq,
    /// The records of <https://www.pente.org/>: tags, then stones on 19 lines lettered without I.
    Pente,
    /// Moves one after the other, as people paste them; what is written has a line with the rule
    /// set before it.
    Moves,
    /// One JSON object a line, as `narabe judge` takes it.
    Jsonl,
}

impl Format {
    /// All of them, with the words that flags and options use, which are the endings of their files
    /// too.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::Sgf, "sgf"),
        (Self::Psq, "psq"),
        (Self::Pente, "pente"),
        (Self::Moves, "moves"),
        (Self::Jsonl, "jsonl"),
    ];

    /// Reads the word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == word).map(|(format, _)| format)
    }

    /// The word.
    pub fn word(self) -> &'static str {
        Self::ALL.into_iter().find(|(format, _)| *format == self).map_or("", |(_, word)| word)
    }

    /// The ending of such a file's name.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Moves => "txt",
            Self::Pente => "pgn",
            other => other.word(),
        }
    }

    /// The endings of the files in which people keep records: those of the formats, and that of a single JSON object.
    pub fn endings() -> impl Iterator<Item = &'static str> {
        Self::ALL.into_iter().map(|(format, _)| format.ending()).chain(["json"])
    }

    /// Guesses the format of a text by its beginning; a text that begins like no other format is a
    /// move list.
    pub fn of(text: &str) -> Self {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let begins = |start: &str| {
            text.get(..start.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(start))
        };
        match text.chars().next() {
            Some('(') if text[1..].trim_start().starts_with(';') => Self::Sgf,
            Some('{') => Self::Jsonl,
            Some('[') if pente::begins(text) => Self::Pente,
            _ if begins(psq::HEADER) => Self::Psq,
            _ => Self::Moves,
        }
    }
}

/// The game and rules to assume where a text does not name them, and what else a reader is told.
#[derive(Clone, Copy, Default)]
pub struct Assume<'a> {
    /// The game's id; empty: the first of the list.
    pub game: &'a str,
    /// The rules text; empty: the game's first preset. Without an `opening` none is assumed,
    /// because the stones alone do not tell what was chosen in one.
    pub rules: &'a str,
    /// Finds a game, and its rule set where the name says one, by a name that people know it by; none: a text's own name
    /// is read in this program's form alone.
    pub names: Option<Names>,
    /// Says if reading is to end where it is; asked before each move, word of a list and node of an SGF file. None: never.
    pub is_over: Option<&'a dyn Fn() -> bool>,
}

impl Assume<'_> {
    /// True if reading is to end where it is, which is noted then.
    fn ends(&self, taken: &mut Taken) -> bool {
        let is_over = self.is_over.is_some_and(|is_over| is_over());
        if is_over && !taken.is_cut() {
            taken.end_here();
        }
        is_over
    }
}

/// Look-up of names that people know games by.
pub type Names = fn(Games, &str) -> Option<(&'static Entry, Option<&'static str>)>;

/// A record that was read, the position after it, and what was wrong on the way.
#[derive(Clone, Debug)]
pub struct Import {
    /// The record, in canonical spellings, as far as it can be played.
    pub record: Record,
    /// The position after its last action.
    pub table: Table,
    /// The problems, in the order of the moves.
    pub problems: Vec<Problem>,
}

/// Reads one record.
///
/// # Errors
/// Reason why there is no record in the text at all: no such game, no such rule set, a board that is not
/// played on.
pub fn read(
    games: Games,
    format: Format,
    text: &str,
    assume: Assume<'_>,
) -> Result<Import, Vec<Refusal>> {
    let text = text.trim_start_matches('\u{feff}');
    let taken = match format {
        Format::Sgf => sgf::read(games, text, assume),
        Format::Psq => psq::read(games, text, assume),
        Format::Pente => pente::read(games, text, assume),
        Format::Moves => moves::read(games, text, assume),
        Format::Jsonl => read_json(games, text, assume),
    };
    taken.map(Taken::finish)
}

/// Writes one record, with a line break at its end.
///
/// # Errors
/// Returns a record in a format, or its faults and the reasons why this format cannot carry it.
pub fn write(games: Games, format: Format, record: &Record) -> Result<String, Vec<Refusal>> {
    annotated(games, format, record, &Comments::new())
}

/// Comments on the positions of a record, by the number of actions before them.
pub type Comments = BTreeMap<usize, Vec<String>>;

/// Writes one record with comments on its positions, where the format carries such: SGF.
///
/// # Errors
/// As of [`write()`].
pub fn annotated(
    games: Games,
    format: Format,
    record: &Record,
    comments: &Comments,
) -> Result<String, Vec<Refusal>> {
    let replay = record.replay(games)?;
    match format {
        Format::Sgf => sgf::write(replay, record, comments),
        Format::Psq => psq::write(replay, record),
        Format::Pente => pente::write(replay, record),
        Format::Moves => moves::write(replay, record),
        // Plain strings and numbers: there is nothing in a record that JSON cannot say.
        Format::Jsonl => Ok(serde_json::to_string(record).expect("a record is plain data") + "\n"),
    }
}

fn read_json(games: Games, text: &str, assume: Assume<'_>) -> Result<Taken, Vec<Refusal>> {
    let no_record =
        |fault: serde_json::Error| vec![Refusal::new("no-record").text("fault", fault.to_string())];
    let record: Record = serde_json::from_str(text).map_err(no_record)?;
    let table = record.table(games)?;
    // A rules text is read in any case, and with pairs that say what holds without them.
    let rules = Options::read(table.info(), &record.rules)?.to_string();
    let actions = record.actions.clone();
    let mut taken = Taken::new(table, Record { actions: Vec::new(), rules, ..record });
    let _ = actions.iter().all(|action| !assume.ends(&mut taken) && taken.play(action));
    Ok(taken)
}

/// The seat of a game for two that has won by its actions; none of a draw, and before the end.
fn winner(table: &Table) -> Option<Seat> {
    let outcome = table.outcome().filter(|outcome| !outcome.is_shared())?;
    (0..2).map(Seat).find(|seat| outcome.is_winner(table.side(*seat)))
}

/// A text on one line: neither SGF's `SimpleText` nor a tag has line breaks.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A record cannot be written in this format, for this reason.
fn cannot(format: Format, what: &'static str) -> Refusal {
    Refusal::new("cannot-carry").text("format", format.word()).text("what", what)
}

/// An action that this format has no way to write, behind so many stones.
fn cannot_write(format: Format, stones: usize, action: &str) -> Refusal {
    let why = Refusal::new("cannot-carry-action").text("format", format.word());
    why.number("ply", stones as i64).names("actions", vec![tidy(action).into_owned()])
}
