//! Lessons: courses of positions with a task each. A test checks every answer, by the solver or by the rules.

mod forbidden;
mod pairs;
mod plain;

use crate::engine::Kind;
use crate::game::{Games, Record, Refusal, Setup, Table};

/// Lessons of a course.
pub const LENGTH: usize = 10;

/// All courses. A lesson's number, which is stored, counts through them.
pub const COURSES: [Course; 3] = [plain::COURSE, forbidden::COURSE, pairs::COURSE];

/// A task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Win with this move.
    Now,
    /// Play so that the opponent cannot win with the next move.
    Stop,
    /// Find a move after which there is still a win of this kind, whatever the opponent does. By threes: of which the
    /// solver proves that soon.
    Win(Kind),
    /// Find a move after which the opponent has no win of this kind.
    Prevent(Kind),
    /// Threaten a win by fours with a move that makes neither a four nor an open three.
    Threaten,
    /// Take so many stones.
    Take(u16),
    /// Play so that the opponent cannot take anything with the next move.
    Guard,
}

/// A lesson.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its word, in the ids of its messages.
    pub word: &'static str,
    /// The task.
    pub task: Task,
    /// All moves that solve it, in the order of the board: by columns, then by rows. The first one is shown.
    pub answers: &'static [&'static str],
    black: &'static str,
    white: &'static str,
    /// Number of stones that each colour has taken.
    captured: [u16; 2],
    to_move: u8,
}

/// The parts that most lessons have in common.
const BLACK_TO_MOVE: Lesson = Lesson {
    word: "",
    task: Task::Now,
    answers: &[],
    black: "",
    white: "",
    captured: [0, 0],
    to_move: 0,
};

/// The same with White to move.
const WHITE_TO_MOVE: Lesson = Lesson { to_move: 1, ..BLACK_TO_MOVE };

/// A course: the lessons of a rule set, from the easiest on.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    game: &'static str,
    rules: &'static str,
    /// The presets whose rules lead to it; empty for all of the game that lead to no other one.
    presets: &'static [&'static str],
    /// The rating pool that has its name.
    pub pool: &'static str,
    /// The lessons.
    pub lessons: &'static [Lesson; LENGTH],
}

impl Course {
    /// Returns the table with the position of a lesson.
    ///
    /// # Errors
    /// Refusals of a list without the game.
    pub fn table(&self, games: Games, lesson: &Lesson) -> Result<Table, Vec<Refusal>> {
        let points = |text: &str| text.split(' ').map(str::to_owned).collect();
        let stones = vec![points(lesson.black), points(lesson.white)];
        let captured = match lesson.captured {
            [0, 0] => Vec::new(),
            captured => captured.to_vec(),
        };
        let record = Record {
            game: self.game.to_owned(),
            rules: self.rules.to_owned(),
            seats: 2,
            setup: Some(Setup { stones, captured, to_move: lesson.to_move }),
            ..Record::default()
        };
        record.table(games)
    }
}

/// Returns a lesson by its number in all courses, behind its course.
pub fn lesson_at(number: usize) -> Option<(&'static Course, &'static Lesson)> {
    let course = COURSES.get(number / LENGTH)?;
    Some((course, &course.lessons[number % LENGTH]))
}

/// Returns the number of the course to which a rule set leads, by the ids of its game and its preset.
pub fn course_of(game: &str, preset: &str) -> Option<usize> {
    let find = |fits: &dyn Fn(&Course) -> bool| {
        COURSES.iter().position(|course| course.game == game && fits(course))
    };
    find(&|course| course.presets.contains(&preset)).or_else(|| find(&|it| it.presets.is_empty()))
}
