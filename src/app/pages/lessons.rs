//! Lessons: positions with a task each, started from `/rules`. Answers are typed, so that they need no picture.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::{Error, InternalError};
use crate::app::output::panel::{plain, question};
use crate::app::output::reply::{Answer, ButtonStyle, Message, PanelButton, Reply, Row};
use crate::app::output::view::{self, View};
use crate::game::{Arg, Parsed, Refusal, Scene, Table};
use crate::play::preferences::Preferences;
use crate::store::StoreError;
use crate::teach::lessons::{LESSONS, Lesson};
use crate::words::{self, Locale, say};

/// Key of the button that starts the lessons.
pub(crate) const START: &str = "lesson:start";

/// Tries to note down that a lesson is solved, when preferences change at the same time.
const TRIES: usize = 5;

/// Runs a button or the form of a lesson; `part` is the lesson's number, from 0, or `start`, with `:ask` for the form.
pub(crate) async fn lesson(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    values: &[String],
) -> Result<Answer, Error> {
    let done = caller.preferences.lessons;
    if part == "start" {
        let first = (0..LESSONS.len()).find(|number| !is_done(done, *number)).unwrap_or(0);
        return Ok(Answer::plain(Reply::Post(message(ctx, caller, first, done, None)?)));
    }
    let unknown = || Refusal::new("unknown-button");
    let (number, ask) = part.split_once(':').map_or((part, false), |(number, _)| (number, true));
    let number = number.parse().ok().filter(|number| *number < LESSONS.len());
    let number: usize = number.ok_or_else(unknown)?;
    match values {
        [] if ask => Ok(question(&format!("lesson:{part}"), "lesson-answer", caller.locale)),
        [] => Ok(Answer::plain(Reply::Update(message(ctx, caller, number, done, None)?))),
        [typed, ..] => answered(ctx, caller, number, typed).await,
    }
}

/// Judges an answer, and notes down that a lesson is solved.
async fn answered(
    ctx: &Context,
    caller: &Caller,
    number: usize,
    typed: &str,
) -> Result<Answer, Error> {
    let lesson = &LESSONS[number];
    let mut table = lesson.table(ctx.games)?;
    let Parsed::Action(text) = table.read(typed)? else {
        return Err(Refusal::new("notation").text("written", typed).names("known", vec![]).into());
    };
    table.play(&text)?;
    let right = lesson.answers.contains(&text.as_str());
    let done = if right { note(ctx, caller, number).await? } else { caller.preferences.lessons };
    let shown = message(ctx, caller, number, done, Some((&text, right, &table)))?;
    Ok(Answer::plain(Reply::Update(shown)))
}

/// True if a lesson is among those that are solved.
fn is_done(done: u16, number: usize) -> bool {
    done >> number & 1 == 1
}

/// Notes down that a lesson is solved, and returns all that are.
async fn note(ctx: &Context, caller: &Caller, number: usize) -> Result<u16, Error> {
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

/// Returns a lesson with its position, or with the move that was tried on it.
fn message(
    ctx: &Context,
    caller: &Caller,
    number: usize,
    done: u16,
    tried: Option<(&str, bool, &Table)>,
) -> Result<Message, Error> {
    let (lesson, locale) = (&LESSONS[number], caller.locale);
    let title = [
        ("number", Arg::Number(number as i64 + 1)),
        ("count", Arg::Number(LESSONS.len() as i64)),
        ("done", Arg::Number(i64::from(done.count_ones()))),
    ];
    let verdict = tried.map(|(text, right, _)| {
        let id = if right { "lesson-right" } else { "lesson-wrong" };
        say(locale, id, &[("point", Arg::Text(words::action(locale, text)))])
    });
    let lines = [say(locale, "lesson-title", &title), task(lesson, locale)].into_iter();
    let before = lesson.table(ctx.games)?;
    let unspoilt = Scene { threats: Vec::new(), ..before.scene(None) };
    let position = words::aloud(locale, &unspoilt).join("\n");
    let spoken = caller.preferences.text_board.then_some(position);
    let text = lines.chain(verdict).chain(spoken).collect::<Vec<_>>().join("\n");
    let table = tried.map_or(&before, |(_, _, after)| after);
    let panel = vec![buttons(number, tried.is_some_and(|(_, right, _)| right), locale)];
    let message = Message { panel, ..Message::private(text) };
    let shown = (table.scene(None), Vec::new());
    Ok(view::with_line(&ctx.painter, &View::own(caller), shown, message))
}

/// Returns what a lesson teaches, and its task.
fn task(lesson: &Lesson, locale: Locale) -> String {
    say(locale, &format!("lesson-{}", lesson.word), &[])
}

/// Returns the buttons of a lesson: to answer, and to its neighbours.
fn buttons(number: usize, solved: bool, locale: Locale) -> Row {
    let turn = |to: usize, id: &str| plain(&format!("lesson:{to}"), say(locale, id, &[]));
    let look = |main: bool| if main { ButtonStyle::On } else { ButtonStyle::Plain };
    let ask = plain(&format!("lesson:{number}:ask"), say(locale, "button-lesson-answer", &[]));
    let ask = PanelButton { look: look(!solved), ..ask };
    let back = number.checked_sub(1).map(|to| turn(to, "button-review-back"));
    let next = (number + 1 < LESSONS.len()).then(|| turn(number + 1, "button-review-forth"));
    let next = next.map(|button| PanelButton { look: look(solved), ..button });
    Row::Buttons([ask].into_iter().chain(back).chain(next).collect())
}
