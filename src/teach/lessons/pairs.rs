//! Lessons of pente: captures, what they threaten and what they save. Boards of 13 lines, so that all of each is seen.

use super::{BLACK_TO_MOVE, Course, LENGTH, Lesson, Task};
use crate::engine::Kind;

/// The course.
pub const COURSE: Course = Course {
    game: "ninuki",
    rules: "pente size=13 opening=none",
    presets: &["pente", "g-pente", "d-pente", "simple"],
    pool: "pente",
    lessons: &LESSONS,
};

const LESSONS: [Lesson; LENGTH] = [
    Lesson {
        word: "pente-pair",
        task: Task::Take(2),
        answers: &["g7"],
        black: "d7 h9",
        white: "e7 f7",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "pente-pairs",
        task: Task::Take(4),
        answers: &["g7"],
        black: "d7 g10 i9 c4",
        white: "e7 f7 g8 g9 j9 k9",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "pente-entry",
        task: Task::Now,
        answers: &["f7"],
        black: "d7 e7 g7 h7 f6",
        white: "f5 f8 d9 h9 i6",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "pente-guard",
        task: Task::Guard,
        answers: &["a5", "f7"],
        black: "d7 e7 d8",
        white: "c7 b6 i9",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "pente-fifth",
        task: Task::Now,
        answers: &["j4"],
        black: "g7 e9 f9",
        white: "h6 i5 e6",
        captured: [8, 2],
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "pente-stop",
        task: Task::Stop,
        answers: &["c5"],
        black: "f7 g7 f8 g9",
        white: "e7 d6 i5 j8",
        captured: [4, 8],
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "pente-break",
        task: Task::Stop,
        answers: &["e9"],
        black: "e6 i8 g10 h5 k6",
        white: "c7 d7 e7 f7 e8",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "pente-keystone",
        task: Task::Stop,
        answers: &["g5"],
        black: "a7 e11 d8 i9 j6 h11 k8 g3",
        white: "b7 c7 d7 e7 e8 e9 e10 f6",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "pente-sound",
        task: Task::Win(Kind::Fours),
        answers: &["c7"],
        black: "d7 e7 f7 g8",
        white: "g9 j4 i10 c10",
        captured: [6, 8],
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "pente-both",
        task: Task::Win(Kind::Fours),
        answers: &["e7"],
        black: "b7 c7 d7 j9",
        white: "a7 e8 e9 i5",
        captured: [8, 4],
        ..BLACK_TO_MOVE
    },
];
