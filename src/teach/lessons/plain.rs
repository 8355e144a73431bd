//! Lessons of plain gomoku: fives, fours and threes, and wins that are made of them.

use super::{BLACK_TO_MOVE, Course, LENGTH, Lesson, Task};
use crate::engine::Kind;

/// The course.
pub const COURSE: Course =
    Course { game: "gomoku", rules: "freestyle", presets: &[], pool: "gomoku", lessons: &LESSONS };

const LESSONS: [Lesson; LENGTH] = [
    Lesson {
        word: "five",
        task: Task::Now,
        answers: &["j8"],
        black: "f8 g8 h8 i8",
        white: "e8 g9 h10 g6",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "gap",
        task: Task::Now,
        answers: &["h8"],
        black: "f8 g8 i8 j8",
        white: "f9 g10 h9 i10",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "stop",
        task: Task::Stop,
        answers: &["j8"],
        black: "e8 g9 h10 i6",
        white: "f8 g8 h8 i8",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "straight-four",
        task: Task::Win(Kind::Fours),
        answers: &["f8", "j8"],
        black: "g8 h8 i8",
        white: "g9 h10 j6",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "three",
        task: Task::Prevent(Kind::Threes),
        answers: &["f8", "j8"],
        black: "g9 h10 j6",
        white: "g8 h8 i8",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "four-three",
        task: Task::Win(Kind::Fours),
        answers: &["k8"],
        black: "h8 i8 j8 k9 k10",
        white: "g8 h9 j10 i7 g6",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "double-three",
        task: Task::Win(Kind::Threes),
        answers: &["h8"],
        black: "f8 g8 h9 h10",
        white: "f7 g4 k7 j7 e7",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "double-four",
        task: Task::Win(Kind::Fours),
        answers: &["h8"],
        black: "e8 f8 g8 h5 h6 h7",
        white: "d8 h4 f6 g10 j7 i10",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "chain",
        task: Task::Win(Kind::Fours),
        answers: &["h8"],
        black: "e8 f8 g8 h10 h11 i9 j9",
        white: "d8 h12 c5 d12 l6 m11 k4",
        ..BLACK_TO_MOVE
    },
    Lesson {
        word: "prevent",
        task: Task::Prevent(Kind::Fours),
        answers: &["g9", "h7", "h8", "h9", "i8"],
        black: "d8 h12 c5 d12 l6 m11 k4",
        white: "e8 f8 g8 h10 h11 i9 j9",
        ..BLACK_TO_MOVE
    },
];
