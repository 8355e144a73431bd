//! A record while it is read: played on a table, action by action, with a note of whatever is
//! wrong.

use super::{Import, winner};
use crate::game::{About, Parsed, Record, Refusal, Table};

/// The most problems that are noted; a text of noise would have one for each word.
const MOST_PROBLEMS: usize = 50;
/// The word of the remark on how far a record is read that ends before its text does.
const CUT: &str = "import-cut";

/// A fault of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The move at which it is wrong, counted from 1; none where it is about the record as a whole.
    pub ply: Option<u32>,
    /// The reason.
    pub why: Refusal,
}

impl Problem {
    /// True of the remark on how far a record is read that ends before its text does.
    pub fn is_end(&self) -> bool {
        self.why.word == CUT
    }
}

/// A record as far as it has been read.
pub(super) struct Taken {
    table: Table,
    record: Record,
    problems: Vec<Problem>,
    cut: bool,
}

impl Taken {
    /// A table before its first action, and its record.
    pub fn new(table: Table, record: Record) -> Self {
        Self { table, record, problems: Vec::new(), cut: false }
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    /// True if a move could not be played, so that nothing further is taken.
    pub fn is_cut(&self) -> bool {
        self.cut
    }

    /// Takes down the people and the occasion.
    pub fn describe(&mut self, about: About) {
        self.record.about = about;
    }

    /// Plays an action and takes it down in its canonical spelling. One that cannot be ends the
    /// record before it.
    pub fn play(&mut self, text: &str) -> bool {
        if self.cut {
            return false;
        }
        let read = self.table.read(text);
        match (self.table.play(text), read) {
            (Ok(()), Ok(Parsed::Action(text))) => self.record.actions.push(text),
            (Ok(()), _) => self.record.actions.push(text.to_owned()),
            (Err(why), _) => self.refuse(self.table.refusal_in_record(text, why)),
        }
        !self.cut
    }

    /// Ends the record before a move that is refused for this reason.
    pub fn refuse(&mut self, why: Refusal) {
        if !self.cut {
            self.note(why);
            self.end_here();
        }
    }

    /// Takes nothing further, with a remark on how far the record is read, which is made however many problems there are.
    pub fn end_here(&mut self) {
        self.remark(Refusal::new(CUT).number("ply", self.next()));
        self.cut = true;
    }

    /// Notes a fault of the move that is read now.
    pub fn note(&mut self, why: Refusal) {
        let problem = Problem { ply: Some(self.next()), why };
        if self.problems.len() < MOST_PROBLEMS && !self.problems.contains(&problem) {
            self.problems.push(problem);
        }
    }

    /// Notes a fault of the record as a whole.
    pub fn remark(&mut self, why: Refusal) {
        self.problems.push(Problem { ply: None, why });
    }

    /// Notes something about the record as a whole that may come up at every move, and has the
    /// first one to show for it.
    pub fn remark_once(&mut self, why: Refusal) {
        if !self.problems.iter().any(|problem| problem.why.word == why.word) {
            self.problems.push(Problem { ply: Some(self.table.plies()), why });
        }
    }

    /// Remarks on a result, in a file's words, by which another one of two has lost than by the moves, which end the game.
    pub fn check_result(&mut self, loser: u8, written: &str) {
        let other = 1_u8.checked_sub(loser);
        if self.table.seats() == 2 && winner(&self.table).map(|seat| seat.0) != other {
            self.remark(Refusal::new("other-result").text("written", written));
        }
    }

    fn next(&self) -> u32 {
        self.table.plies() + 1
    }

    pub fn finish(mut self) -> Import {
        if self.cut {
            // It is the result of moves that are not in the record.
            self.record.about.result.clear();
        }
        Import { record: self.record, table: self.table, problems: self.problems }
    }
}
