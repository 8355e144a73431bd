//! Lessons: positions with a task each, started from `/rules` and `/puzzle`. Answers are typed, so that they need no
//! picture.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::{Error, InternalError};
use crate::app::game::update::TRIES;
use crate::app::game::{action_names, reason, typed};
use crate::app::output::panel::plain;
use crate::app::output::reply::{
    Answer, ButtonStyle, Message, PanelButton, Reply, Row, SettingModal,
};
use crate::app::output::view::{self, View};
use crate::game::{Arg, Games, Refusal, Scene, Table};
use crate::play::preferences::Preferences;
use crate::store::StoreError;
use crate::teach::lessons::{Course, LENGTH, Lesson, lesson_at};
use crate::words::{self, Locale, say};

/// Returns the button that starts a course, by its number.
pub(crate) fn start(course: usize, locale: Locale) -> PanelButton {
    let key = format!("lesson:{}:start", course * LENGTH);
    plain(&key, say(locale, "button-lessons", &[]))
}

/// True if all lessons of a course are solved, by its number and the bits of all that are.
pub(crate) fn are_solved(course: usize, solved: u32) -> bool {
    solved_in(course * LENGTH, solved) == LENGTH as u32
}

/// Returns the number of lessons of a course that are solved; `first` is the number of its first one.
fn solved_in(first: usize, solved: u32) -> u32 {
    (solved >> first & ((1 << LENGTH) - 1)).count_ones()
}

/// A lesson that is shown.
#[derive(Clone, Copy)]
struct Shown {
    /// Its number in all courses, from 0: the bit that says if it is solved.
    number: usize,
    course: &'static Course,
    lesson: &'static Lesson,
}

impl Shown {
    fn of(number: usize) -> Option<Self> {
        let (course, lesson) = lesson_at(number)?;
        Some(Self { number, course, lesson })
    }

    /// Returns the number of the first lesson of its course.
    fn first(self) -> usize {
        self.number - self.number % LENGTH
    }

    /// True if its course ends with it.
    fn is_last(self) -> bool {
        self.number == self.first() + LENGTH - 1
    }

    /// Returns the first lesson of its course that is not solved, or the first one.
    fn next_to_solve(self, done: u32) -> Self {
        let all = (self.first()..self.first() + LENGTH).filter_map(Self::of);
        all.into_iter().find(|shown| done >> shown.number & 1 == 0).unwrap_or(self)
    }

    fn table(self, games: Games) -> Result<Table, Vec<Refusal>> {
        self.course.table(games, self.lesson)
    }
}

/// The last act in a lesson, with the point or points that are told, and the position after the right ones.
#[derive(Clone, Copy)]
enum Done<'a> {
    /// Nothing: it is shown.
    Shown,
    Wrong(&'a str),
    Right(&'a str, &'a Table),
    /// All answers are told, and behind them the one of several that is on the board.
    GaveUp(&'a str, Option<&'a str>, &'a Table),
}

impl<'a> Done<'a> {
    /// Returns the sentence about it, if there is one.
    fn sentence(self, locale: Locale) -> Option<String> {
        let (id, point) = match self {
            Self::Shown => return None,
            Self::Wrong(point) => ("lesson-wrong", point),
            Self::Right(point, _) => ("lesson-right", point),
            Self::GaveUp(points, ..) => ("lesson-solution", points),
        };
        Some(say(locale, id, &[("point", Arg::Text(point.to_owned()))]))
    }

    /// Returns the sentence about the answer on the board, where there are several.
    fn example(self, locale: Locale) -> Option<String> {
        let Self::GaveUp(_, Some(point), _) = self else { return None };
        Some(say(locale, "lesson-example", &[("point", Arg::Text(point.to_owned()))]))
    }

    /// Returns the position to show in the place of the lesson's own.
    fn after(self) -> Option<&'a Table> {
        match self {
            Self::Right(_, after) | Self::GaveUp(_, _, after) => Some(after),
            Self::Shown | Self::Wrong(_) => None,
        }
    }
}

/// Runs a button or the form of a lesson; `part` is the lesson's number in all courses, from 0, with `:ask` for the
/// form, `:solution` for the answers, and `:start` for the first one from there on that is not solved. `start` alone is
/// on older pages.
pub(crate) async fn lesson(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    values: &[String],
) -> Result<Answer, Error> {
    let done = caller.preferences.lessons;
    let part = if part == "start" { "0:start" } else { part };
    let (number, verb) = part.split_once(':').unwrap_or((part, ""));
    let shown = number.parse().ok().and_then(Shown::of);
    let shown = shown.ok_or_else(|| Refusal::new("unknown-button"))?;
    match (verb, values) {
        ("start", _) => {
            let first = shown.next_to_solve(done);
            Ok(Answer::plain(Reply::Post(message(ctx, caller, first, done, Done::Shown)?)))
        }
        ("ask", []) => {
            let (key, table) = (format!("lesson:{part}"), shown.table(ctx.games)?);
            Ok(answer_form(caller, key, &table, shown.lesson.answers))
        }
        ("solution", _) => solution(ctx, caller, shown),
        (_, []) => {
            Ok(Answer::plain(Reply::Update(message(ctx, caller, shown, done, Done::Shown)?)))
        }
        (_, [typed, ..]) => answered(ctx, caller, shown, typed).await,
    }
}

/// Returns the form for a move in a position. Its example is a point that can be played and is none of the answers.
pub(super) fn answer_form(caller: &Caller, key: String, table: &Table, answers: &[&str]) -> Answer {
    let locale = caller.locale;
    let actions = table.actions().actions;
    let example = actions.iter().find(|action| !answers.contains(&action.as_str()));
    let point = example.map_or_else(String::new, |text| action_names::shown(caller, table, text));
    Answer::plain(Reply::SettingModal(SettingModal {
        key,
        title: say(locale, "lesson-answer", &[]),
        label: say(locale, "lesson-answer-label", &[]),
        example: say(locale, "lesson-answer-example", &[("point", Arg::Text(point))]),
        value: None,
    }))
}

/// Judges an answer, and notes down that a lesson is solved.
async fn answered(
    ctx: &Context,
    caller: &Caller,
    shown: Shown,
    typed: &str,
) -> Result<Answer, Error> {
    let mut table = shown.table(ctx.games)?;
    let lettering = action_names::lettering(caller, &table);
    let typed = lettering.read(typed)?;
    let refused = |why: Refusal| Error::from(lettering.refusal(why));
    let text = typed::action(&table, &typed).map_err(refused)?;
    table.play(&text).map_err(|refusal| {
        let refusal = lettering.refusal(refusal);
        Error::from(reason::with_reason_in_lesson(shown.number, &table, &text, refusal))
    })?;
    let right = shown.lesson.answers.contains(&text.as_str());
    let done =
        if right { note(ctx, caller, shown.number).await? } else { caller.preferences.lessons };
    let point = words::action(caller.locale, &lettering.shown(&text));
    let judged = if right { Done::Right(&point, &table) } else { Done::Wrong(&point) };
    Ok(Answer::plain(Reply::Update(message(ctx, caller, shown, done, judged)?)))
}

/// Shows the answers of a lesson, which does not solve it.
fn solution(ctx: &Context, caller: &Caller, shown: Shown) -> Result<Answer, Error> {
    let mut table = shown.table(ctx.games)?;
    let lettering = action_names::lettering(caller, &table);
    let answers = shown.lesson.answers;
    let point = |text: &&str| words::action(caller.locale, &lettering.shown(text));
    let all: Vec<String> = answers.iter().map(point).collect();
    let points = words::join::either(caller.locale, &all);
    answers.first().map_or(Ok(()), |text| table.play(text))?;
    // A board in words stays as it was.
    let has_example = all.len() > 1 && !caller.preferences.text_board;
    let example = all.first().filter(|_| has_example).map(String::as_str);
    let told = Done::GaveUp(&points, example, &table);
    let message = message(ctx, caller, shown, caller.preferences.lessons, told)?;
    Ok(Answer::plain(Reply::Update(message)))
}

/// Notes down that a lesson is solved, and returns all that are.
async fn note(ctx: &Context, caller: &Caller, number: usize) -> Result<u32, Error> {
    for _ in 0..TRIES {
        let before = ctx.store.preferences(caller.person).await?;
        let lessons = before.lessons | 1 << number;
        let after = Preferences { lessons, ..before.clone() };
        if before == after || ctx.store.prefer(caller.person, before, after).await? {
            return Ok(lessons);
        }
    }
    Err(InternalError::from(StoreError::Busy).into())
}

/// Returns a lesson with its position, which stays after a wrong answer, or with that after the right one.
fn message(
    ctx: &Context,
    caller: &Caller,
    shown: Shown,
    solved: u32,
    done: Done<'_>,
) -> Result<Message, Error> {
    let locale = caller.locale;
    let view = View::own(caller);
    let task = say(locale, &format!("lesson-{}", shown.lesson.word), &[]);
    let lines = [title(shown, solved, locale), task].into_iter();
    let end = shown.is_last().then(|| say(locale, "lesson-last", &[]));
    let before = shown.table(ctx.games)?;
    let spoken = caller.preferences.text_board.then(|| {
        let unspoilt = Scene { threats: Vec::new(), ..before.scene(None) };
        words::aloud(locale, &caller.lettering.of_scene(&unspoilt)).join("\n")
    });
    let told = done.sentence(locale).into_iter().chain(done.example(locale));
    let lines = lines.chain(told).chain(end).chain(spoken);
    let text = lines.collect::<Vec<_>>().join("\n");
    let table = done.after().unwrap_or(&before);
    let panel = vec![buttons(shown, done, locale)];
    let message = Message { panel, ..Message::private(text) };
    let scene = (table.scene(None), Vec::new());
    Ok(view::with_line(&ctx.painter, &view, scene, message))
}

/// Returns the line with the course, the lesson's number in it and the number of those that are solved.
fn title(shown: Shown, done: u32, locale: Locale) -> String {
    let number = |number: usize| Arg::Number(number as i64);
    let title = [
        ("course", Arg::Text(say(locale, &format!("pool-{}", shown.course.pool), &[]))),
        ("number", number(shown.number % LENGTH + 1)),
        ("count", number(LENGTH)),
        ("done", Arg::Number(solved_in(shown.first(), done).into())),
    ];
    say(locale, "lesson-title", &title)
}

/// Returns the buttons of a lesson: to answer, after a wrong answer to see the right ones, and to its neighbours in the
/// course.
fn buttons(shown: Shown, done: Done<'_>, locale: Locale) -> Row {
    let (number, solved) = (shown.number, matches!(done, Done::Right(..)));
    let turn = |to: usize, id: &str| plain(&format!("lesson:{to}"), say(locale, id, &[]));
    let look = |main: bool| if main { ButtonStyle::On } else { ButtonStyle::Plain };
    let ask = plain(&format!("lesson:{number}:ask"), say(locale, "button-lesson-answer", &[]));
    let ask = PanelButton { look: look(!solved), ..ask };
    let solution = matches!(done, Done::Wrong(_)).then(|| {
        let label = say(locale, "button-lesson-solution", &[]);
        plain(&format!("lesson:{number}:solution"), label)
    });
    let back = (number > shown.first()).then(|| turn(number - 1, "button-lesson-back"));
    let next = (!shown.is_last()).then(|| turn(number + 1, "button-lesson-forth"));
    let next = next.map(|button| PanelButton { look: look(solved), ..button });
    Row::Buttons([ask].into_iter().chain(solution).chain(back).chain(next).collect())
}
