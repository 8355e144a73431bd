//! Lessons of renju: what is forbidden to Black, how White makes use of it, and how Black wins all the same.

use super::{BLACK_TO_MOVE, Course, LENGTH, Lesson, Task, WHITE_TO_MOVE};
use crate::engine::Kind;

/// The course.
pub const COURSE: Course = Course {
    game: "gomoku",
    rules: "renju opening=none",
    presets: &["renju", "renju-tournament"],
    pool: "renju",
    lessons: &LESSONS,
};

const LESSONS: [Lesson; LENGTH] = [
    Lesson {
        word: "renju-exact",
        task: Task::Now,
        answers: &["e8"],
        black: "f8 g8 h8 i8 k8",
        white: "g9 h10 j7 i6 k9",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "renju-six",
        task: Task::Now,
        answers: &["i8"],
        black: "g9 h10 i7 j6 k9 e7",
        white: "f8 g8 h8 j8 k8",
        ..WHITE_TO_MOVE
    },
    Lesson {
        word: "renju-four-three",
        task: Task::Win(Kind::Fours),
        answers: &["i9"],
        black: "f6 g7 h8 j9 k9",
        white: "e5 g8 h7 i10 k7",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "renju-false-three",
        task: Task::Win(Kind::Fours),
        answers: &["h8"],
        black: "e8 f8 g8 h9 h10 i7 j6 e11",
        white: "d8 l4 d11 f6 g4 i10 k8 j11",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "renju-overline-trap",
        task: Task::Win(Kind::Fours),
        answers: &["j7"],
        black: "g8 h8 i8 k8 l8 j12",
        white: "j9 j10 j11 f8 m8",
        ..WHITE_TO_MOVE
    },
    Lesson {
        word: "renju-double-three-trap",
        task: Task::Win(Kind::Fours),
        answers: &["g7"],
        black: "f8 g8 h9 h10 l12",
        white: "i9 j10 k11 d10",
        ..WHITE_TO_MOVE
    },
    Lesson {
        word: "renju-double-four-trap",
        task: Task::Win(Kind::Fours),
        answers: &["g11"],
        black: "e8 f8 g8 h9 h10 c11 l12 c5 m5",
        white: "d8 h12 d11 e11 f11 i9 j10 k11",
        ..WHITE_TO_MOVE
    },
    Lesson {
        word: "renju-mise",
        task: Task::Threaten,
        answers: &["h9", "h11"],
        black: "e8 f8 g8 h10",
        white: "d8 h6 g9 k9",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "renju-chase",
        task: Task::Win(Kind::Fours),
        answers: &["h8"],
        black: "h5 h6 h7 j8 k8 i9 i10",
        white: "h4 l8 e5 d12 l6 m11 e10",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "renju-meet",
        task: Task::Prevent(Kind::Fours),
        answers: &["d8", "e8", "g7", "h6", "h7", "h11", "h12", "i8", "j8"],
        black: "f8 g8 h9 h10 l12",
        white: "i9 j10 k11 l6 d5",
        ..BLACK_TO_MOVE
    },
];
