//! `/puzzle`: the puzzle of a day, the course of themes and others, solved in an ephemeral message. The defence answers at
//! once.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::{action_names, reason, typed};
use crate::app::output::puzzle_message::{
    At, OWN, POSTED, Place, buttons, of_day, solution, task, terms, theme_line, title,
};
use crate::app::output::reply::{Answer, Message, PanelButton, Reply, Row};
use crate::app::output::view::{self, View};
use crate::app::pages::lessons::{self, answer_form};
use crate::game::{Arg, Refusal, Scene, Seat, Spot, Table};
use crate::machine::{Client, Meeting};
use crate::play::puzzle::{self, Attempt, Verdict};
use crate::render;
use crate::store::StoreError;
use crate::teach::lessons::course_of;
use crate::teach::puzzles::{COURSE, Puzzle, PuzzleId, SETS, Set, lesson_of};
use crate::teach::themes::Theme;
use crate::words::{self, Locale, say};
use std::sync::Arc;

/// The step that has just been made on a puzzle.
enum Done {
    /// Nothing: it is shown.
    Shown,
    /// An answer was wrong.
    Wrong(String),
    /// No one can tell of an answer.
    Unsure(String),
    /// A move was right, and this is the answer.
    GoesOn(String, String),
    Solved,
    GaveUp,
}

/// Runs `/puzzle`: the puzzle of the day, one of the course, or another one of a set, of one theme if that is named too.
pub(crate) async fn puzzle(
    ctx: &Context,
    caller: &Caller,
    set: Option<&str>,
    theme: Option<&str>,
    another: bool,
) -> Result<Answer, Error> {
    let theme = theme.and_then(Theme::from_word);
    let named = SETS.iter().find(|other| Some(other.word) == set);
    let at = match (theme.and_then(lesson_of), set, another) {
        (Some(lesson), None, _) => At::lesson(lesson),
        (None, None, false) => of_day(ctx, caller.venue.guild).await?,
        (_, set, _) => match named.zip(theme) {
            Some((set, theme)) => of_theme(ctx, (set, theme), None)
                .ok_or_else(|| without_theme(caller.locale, set, theme))?,
            None => another_of(ctx, set),
        },
    };
    Ok(Answer::plain(Reply::Post(message(ctx, caller, &at, &Done::Shown).await?)))
}

/// Returns a puzzle by lot, of a set or of any.
fn another_of(ctx: &Context, set: Option<&str>) -> At {
    let mut rng = ctx.rng();
    let by_lot = |rng: &mut fastrand::Rng| rng.usize(..SETS.len());
    let named = set.and_then(|word| SETS.iter().position(|other| other.word == word));
    let number = named.unwrap_or_else(|| by_lot(&mut rng));
    let id = PuzzleId::at(number, rng.u64(..));
    At { puzzle: Arc::clone(id.puzzle()), place: Place::Other, moves: Vec::new() }
}

/// Returns a puzzle by lot, of a set and a theme: another one than `shown`. None if the set has none.
fn of_theme(ctx: &Context, (set, theme): (&Set, Theme), shown: Option<&Puzzle>) -> Option<At> {
    let is_other = |puzzle: &Puzzle| shown.is_none_or(|shown| shown.word() != puzzle.word());
    let all = set.puzzles().iter();
    let fits: Vec<_> = all.filter(|puzzle| puzzle.theme == theme && is_other(puzzle)).collect();
    let puzzle = Arc::clone(ctx.rng().choice(fits)?);
    Some(At { puzzle, place: Place::Themed, moves: Vec::new() })
}

fn without_theme(locale: Locale, set: &Set, theme: Theme) -> Refusal {
    let name = |theme: Theme| say(locale, &format!("choice-theme-{}", theme.word()), &[]);
    let has = |theme: &Theme| set.puzzles().iter().any(|puzzle| puzzle.theme == *theme);
    let known = Theme::ALL.into_iter().map(|(theme, _)| theme).filter(has).map(name);
    Refusal::new("puzzle-theme")
        .text("set", say(locale, &format!("choice-set-{}", set.word), &[]))
        .names("known", known.collect())
        .text("theme", name(theme))
}

/// Returns the puzzle that comes after one: the next one of the course, or one by lot of the same set, and of the same
/// theme if that was asked for.
fn next_after(ctx: &Context, at: &At) -> At {
    let (set, theme) = (at.puzzle.set(), at.puzzle.theme);
    match at.place {
        Place::Themed => of_theme(ctx, (set, theme), Some(&*at.puzzle))
            .unwrap_or_else(|| At { moves: Vec::new(), ..at.clone() }),
        Place::Course(number) => At::lesson((number + 1) % COURSE.len().max(1)),
        Place::Day(_) | Place::Other => another_of(ctx, Some(set.word)),
    }
}

/// Runs a button or the form of a puzzle; `key` is the whole key.
pub(crate) async fn press(
    ctx: &Context,
    caller: &Caller,
    key: &str,
    values: &[String],
) -> Result<Answer, Error> {
    let unknown = || Refusal::new("unknown-button");
    let (panel, rest) = key.split_once(':').ok_or_else(unknown)?;
    let (part, verb) = rest.rsplit_once(':').ok_or_else(unknown)?;
    let at = At::read(ctx, caller.venue.guild, part).await?.ok_or_else(unknown)?;
    let (at, done) = match (verb, values) {
        ("ask", []) => {
            let win: Vec<&str> = at.puzzle.win.iter().map(String::as_str).collect();
            return Ok(answer_form(caller, key.to_owned(), &at.table(ctx)?, &win));
        }
        ("ask", [typed, ..]) => answered(ctx, caller, at, typed).await?,
        ("give-up", _) => {
            judge(ctx, caller, &at, Verdict::GaveUp).await?;
            (at, Done::GaveUp)
        }
        ("another", _) => (next_after(ctx, &at), Done::Shown),
        _ => return Err(unknown().into()),
    };
    let message = message(ctx, caller, &at, &done).await?;
    Ok(Answer::plain(if panel == POSTED { Reply::Post(message) } else { Reply::Update(message) }))
}

/// Judges a typed move, and makes the answer of the defence.
async fn answered(
    ctx: &Context,
    caller: &Caller,
    at: At,
    typed: &str,
) -> Result<(At, Done), Error> {
    let before = at.table(ctx)?;
    let lettering = action_names::lettering(caller, &before);
    let refused = |why: Refusal| Error::from(lettering.refusal(why));
    let text = typed::action(&before, &lettering.read(typed)?).map_err(refused)?;
    let mut table = before.clone();
    table.play(&text).map_err(|refusal| {
        let refusal = lettering.refusal(refusal);
        Error::from(reason::with_reason_in_puzzle(&at, &before, &text, refusal))
    })?;
    let own = before.to_move();
    if table.outcome().is_some() {
        let won = own.is_some_and(|seat| is_won(&table, seat));
        let verdict = if won { Verdict::Solved } else { Verdict::Wrong };
        judge(ctx, caller, &at, verdict).await?;
        let done = if won { Done::Solved } else { Done::Wrong(text.clone()) };
        let moves = if won { [at.moves.clone(), vec![text]].concat() } else { at.moves.clone() };
        return Ok((At { moves, ..at }, done));
    }
    let reply = match reply(ctx, caller, &at, &table, &text).await? {
        Meeting::Plays(reply) => reply,
        Meeting::Holds => {
            judge(ctx, caller, &at, Verdict::Wrong).await?;
            return Ok((at, Done::Wrong(text)));
        }
        // An answer that no one can judge costs nothing.
        Meeting::Unknown => return Ok((at, Done::Unsure(text))),
    };
    let moves = [at.moves.clone(), vec![text.clone(), reply.clone()]].concat();
    let at = At { moves, ..at };
    // Only a long detour gets there: every solution fits.
    if !at.fits() {
        return Err(Refusal::new("puzzle-long").into());
    }
    Ok((at, Done::GoesOn(text, reply)))
}

/// True if a seat's side has won.
fn is_won(table: &Table, seat: Seat) -> bool {
    table.outcome().is_some_and(|outcome| outcome.is_winner(table.side(seat)))
}

/// Returns what the defence makes of a move. The moves of the shortest win are known; of others the solver says, the first
/// move included, since another one than that of the puzzle may win by threes behind a four.
async fn reply(
    ctx: &Context,
    caller: &Caller,
    at: &At,
    table: &Table,
    text: &str,
) -> Result<Meeting, Error> {
    let (win, count) = (&at.puzzle.win, at.moves.len());
    let fits = |text: &str| win.get(count).is_some_and(|own| own == text);
    if let (true, true, Some(reply)) = (win.starts_with(&at.moves), fits(text), win.get(count + 1))
    {
        return Ok(Meeting::Plays(reply.clone()));
    }
    let client =
        Client { person: caller.person, place: caller.venue.guild.unwrap_or(caller.venue.channel) };
    let _held = ctx.work.hold(caller).ok_or_else(|| Refusal::new("machines-busy"))?;
    let met = ctx.machines.meet(client, table.clone()).await;
    met.map_err(|_| Refusal::new("machines-busy").into())
}

/// Notes what has happened to the puzzle of a day; one of another day counts no more.
async fn judge(
    ctx: &Context,
    caller: &Caller,
    at: &At,
    verdict: Verdict,
) -> Result<(), StoreError> {
    let now = ctx.clock.now();
    let Some(day) = at.day().filter(|day| *day == puzzle::day_of(now)) else { return Ok(()) };
    let guild = caller.venue.guild.unwrap_or_default();
    let verdict = (verdict, caller.interaction);
    ctx.store.judge_puzzle(guild, day, caller.person, verdict, now).await.map(drop)
}

/// Returns the message of a puzzle after what has just been done.
async fn message(ctx: &Context, caller: &Caller, at: &At, done: &Done) -> Result<Message, Error> {
    let (locale, table) = (caller.locale, at.table(ctx)?);
    let lettering = action_names::lettering(caller, &table);
    let shown = |text: &str| words::action(locale, &lettering.shown(text));
    let attempt = attempt(ctx, caller, at).await?;
    let mut lines = vec![title(at, locale), task(ctx, at, locale)?];
    let is_today = at.day() == Some(puzzle::day_of(ctx.clock.now()));
    let before = attempt.filter(|_| is_today && matches!(done, Done::Shown));
    lines.extend(before.and_then(|it| over(it, locale)));
    let is_over = matches!(done, Done::Solved | Done::GaveUp);
    // The idea gives a part of the solution away; in the course it is what is taught, and some ask for it.
    let is_told = is_over || matches!(at.place, Place::Course(_) | Place::Themed);
    lines.extend(is_told.then(|| theme_line(at, locale)));
    lines.extend(match done {
        Done::Shown => Some(terms(at, locale)),
        Done::Wrong(text) => {
            let point = ("point", Arg::Text(shown(text)));
            Some(say(locale, of_wrong(ctx, at, attempt), &[point]))
        }
        Done::Unsure(text) => {
            Some(say(locale, "puzzle-unsure", &[("point", Arg::Text(shown(text)))]))
        }
        Done::GoesOn(text, reply) => {
            let args = [("point", Arg::Text(shown(text))), ("answer", Arg::Text(shown(reply)))];
            Some(say(locale, "puzzle-goes-on", &args))
        }
        Done::Solved => Some(say(locale, "puzzle-solved", &[])),
        Done::GaveUp => Some(solution(ctx, at, locale, shown)?),
    });
    // The message of a day before can still be open.
    let is_past = at.day().is_some() && !is_today;
    lines.extend(is_past.then(|| say(locale, "puzzle-day-over", &[])));
    if is_today && matches!(done, Done::Solved) {
        lines.extend(streak_line(ctx, caller, attempt, locale).await?);
    }
    let spoken = caller
        .preferences
        .text_board
        .then(|| words::aloud(locale, &caller.lettering.of_scene(&table.scene(None))).join("\n"));
    let text = lines.into_iter().chain(spoken).collect::<Vec<_>>().join("\n");
    let row = buttons(at, OWN, is_over, locale).into_iter().chain(lessons_button(caller, at));
    let panel = vec![Row::Buttons(row.collect())];
    let message = Message { panel, ..Message::private(text) };
    Ok(view::with_stones(&ctx.painter, &View::own(caller), drawn(ctx, at, done)?, message))
}

/// Returns the button that starts the lessons of a puzzle's rules, for who has not solved them all.
fn lessons_button(caller: &Caller, at: &At) -> Option<PanelButton> {
    let set = at.puzzle.set();
    let course = course_of(set.game, set.word)?;
    let is_solved = lessons::are_solved(course, caller.preferences.lessons);
    (!is_solved).then(|| lessons::start(course, caller.locale))
}

/// Returns the line that says of the puzzle of a day that the caller is done with it; they may solve it once more.
fn over(attempt: Attempt, locale: Locale) -> Option<String> {
    let how = if attempt.gave_up { "given-up" } else { "solved" };
    let args = [("how", Arg::Text(how.to_owned()))];
    attempt.is_over().then(|| say(locale, "puzzle-done", &args))
}

/// Returns the id of what is said of a wrong answer, by what is left for the streak where the puzzle still counts for one.
fn of_wrong(ctx: &Context, at: &At, attempt: Option<Attempt>) -> &'static str {
    let is_today = at.day() == Some(puzzle::day_of(ctx.clock.now()));
    match attempt.filter(|attempt| is_today && !attempt.is_over()) {
        Some(attempt) if attempt.wrong > puzzle::MOST_WRONG => "puzzle-wrong-spent",
        Some(_) if at.moves.is_empty() => "puzzle-wrong-once",
        _ => "puzzle-wrong",
    }
}

/// Returns the position to draw with the moves that carry numbers: those made, or the solution.
fn drawn(ctx: &Context, at: &At, done: &Done) -> Result<(Scene, Vec<Spot>), Error> {
    let mut at = at.clone();
    if matches!(done, Done::GaveUp) {
        at.moves = at.puzzle.solution(ctx.games).0.to_vec();
    }
    let scene = at.table(ctx)?.scene(None);
    let spots = render::moves(&scene.board, at.moves.iter().map(String::as_str));
    Ok((scene, spots))
}

/// Returns what the caller has made of the puzzle, if it is that of a day.
async fn attempt(ctx: &Context, caller: &Caller, at: &At) -> Result<Option<Attempt>, StoreError> {
    let Some(day) = at.day() else { return Ok(None) };
    let guild = caller.venue.guild.unwrap_or_default();
    ctx.store.puzzle_attempt(guild, day, caller.person).await.map(Some)
}

/// Returns the line about the caller's streak, where the puzzle counts for it.
async fn streak_line(
    ctx: &Context,
    caller: &Caller,
    attempt: Option<Attempt>,
    locale: Locale,
) -> Result<Option<String>, StoreError> {
    if !attempt.is_some_and(|attempt| attempt.counts()) {
        return Ok(None);
    }
    let guild = caller.venue.guild.unwrap_or_default();
    let days = ctx.store.solved_days(guild, caller.person).await?;
    let today = puzzle::day_of(ctx.clock.now());
    let away = ctx.store.puzzle_days_away(guild, today).await?;
    let streak = puzzle::streak(&days, &away, today);
    Ok(Some(say(locale, "puzzle-streak", &[("days", Arg::Number(streak.into()))])))
}
