//! Lessons: positions of plain gomoku with a task each, Black to move. The solver checks every answer in a test.

use crate::engine::Kind;
use crate::game::{Games, Record, Refusal, Setup, Table};

/// A task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Make five.
    Five,
    /// Play so that the opponent cannot make five at once.
    Stop,
    /// Find a move after which there is still a win of this kind, whatever the opponent does. By threes: of which the
    /// solver proves that soon.
    Win(Kind),
    /// Find a move after which the opponent has no win of this kind.
    Prevent(Kind),
}

/// A lesson.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its word, in the ids of its messages.
    pub word: &'static str,
    /// The task.
    pub task: Task,
    /// All moves that solve it.
    pub answers: &'static [&'static str],
    black: &'static str,
    white: &'static str,
}

impl Lesson {
    /// Returns the table with the position.
    ///
    /// # Errors
    /// Refusals of a list without gomoku.
    pub fn table(&self, games: Games) -> Result<Table, Vec<Refusal>> {
        let points = |text: &str| text.split(' ').map(str::to_owned).collect();
        let stones = vec![points(self.black), points(self.white)];
        let setup = Setup { stones, captured: Vec::new(), to_move: 0 };
        let record = Record {
            game: "gomoku".to_owned(),
            rules: "freestyle".to_owned(),
            seats: 2,
            setup: Some(setup),
            ..Record::default()
        };
        record.table(games)
    }
}

/// True if a game has lessons, by id.
pub fn has_lessons(game: &str) -> bool {
    game == "gomoku"
}

/// All lessons, from the easiest on.
pub const LESSONS: [Lesson; 10] = [
    Lesson {
        word: "five",
        task: Task::Five,
        answers: &["j8"],
        black: "f8 g8 h8 i8",
        white: "e8 g9 h10 g6",
    },
    Lesson {
        word: "gap",
        task: Task::Five,
        answers: &["h8"],
        black: "f8 g8 i8 j8",
        white: "f9 g10 h9 i10",
    },
    Lesson {
        word: "stop",
        task: Task::Stop,
        answers: &["j8"],
        black: "e8 g9 h10 i6",
        white: "f8 g8 h8 i8",
    },
    Lesson {
        word: "straight-four",
        task: Task::Win(Kind::Fours),
        answers: &["f8", "j8"],
        black: "g8 h8 i8",
        white: "g9 h10 j6",
    },
    Lesson {
        word: "three",
        task: Task::Prevent(Kind::Threes),
        answers: &["f8", "j8"],
        black: "g9 h10 j6",
        white: "g8 h8 i8",
    },
    Lesson {
        word: "four-three",
        task: Task::Win(Kind::Fours),
        answers: &["k8"],
        black: "h8 i8 j8 k9 k10",
        white: "g8 h9 j10 i7 g6",
    },
    Lesson {
        word: "double-three",
        task: Task::Win(Kind::Threes),
        answers: &["h8"],
        black: "f8 g8 h9 h10",
        white: "f7 g4 k7 j7 e7",
    },
    Lesson {
        word: "double-four",
        task: Task::Win(Kind::Fours),
        answers: &["h8"],
        black: "e8 f8 g8 h5 h6 h7",
        white: "d8 h4 f6 g10 j7 i10",
    },
    Lesson {
        word: "chain",
        task: Task::Win(Kind::Fours),
        answers: &["h8"],
        black: "e8 f8 g8 h10 h11 i9 j9",
        white: "d8 h12 c5 d12 l6 m11 k4",
    },
    Lesson {
        word: "prevent",
        task: Task::Prevent(Kind::Fours),
        answers: &["g9", "h7", "h8", "h9", "i8"],
        black: "d8 h12 c5 d12 l6 m11 k4",
        white: "e8 f8 g8 h10 h11 i9 j9",
    },
];
