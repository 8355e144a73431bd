//! "Why?" below the refusal of a forbidden move: the rows that make it forbidden, in words and drawn on the board.
//!
//! The answer comes from the rules alone, so that it may be asked in rated games as well: the points themselves are
//! marked on every board.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::reason::{KEY, LESSON, PUZZLE};
use crate::app::game::taking_part::check_playing;
use crate::app::game::{action_names, crowd};
use crate::app::input::game_lookup;
use crate::app::output::panel;
use crate::app::output::puzzle_message::At;
use crate::app::output::reply::{Answer, Message, Reply, Row as PanelRow};
use crate::app::output::view::{self, View};
use crate::game::{Arg, Lettering, Mark, MarkKind, Piece, Refusal, Scene, Spot, Stroke, Table};
use crate::limits::LIST_LENGTH;
use crate::machine::{self, End, Hole, Row, RowKind, Why};
use crate::store::StoredGame;
use crate::teach::lessons::lesson_at;
use crate::words::{self, Locale, say};

/// Steps of the recursion that are told.
const DEPTH: usize = 3;

/// Returns the answer to what is refused, with the button "Why?" where there is a reason to show.
pub(crate) fn refused(locale: Locale, why: &[Refusal]) -> Answer {
    let key = why.iter().flat_map(|refusal| &refusal.args).find_map(|(name, arg)| match arg {
        Arg::Text(key) if *name == KEY => Some(key),
        _ => None,
    });
    let label = || say(locale, "button-why", &[]);
    let row = key.map(|key| PanelRow::Buttons(vec![panel::plain(key, label())]));
    let message = Message::private(words::refusals(locale, why));
    Answer::plain(Reply::Post(Message { panel: row.into_iter().collect(), ..message }))
}

/// Answers the button; `part` is the position and the point.
pub(crate) async fn why(ctx: &Context, caller: &Caller, part: &str) -> Result<Answer, Error> {
    let (position, point) = part.rsplit_once(':').ok_or_else(unknown)?;
    let table = table_at(ctx, caller, position).await?;
    let why = machine::why(&table, point).ok_or_else(|| Refusal::new("why-passed"))?;
    let lettering = action_names::lettering(caller, &table);
    let text = lines(&lettered(&why, lettering), caller.locale).join("\n");
    let view = View::own(caller);
    let message = Message::private(cut(text));
    let drawn = scene(&table, &why);
    // The text says what the marks mean: no row is won, and the stone has not been played.
    let bare = Scene { marks: Vec::new(), ..drawn.clone() };
    let text = spoken(caller.locale, &message.text, lettering.shown(&why.point));
    let message = view::with_line(&ctx.painter, &view, (drawn, Vec::new()), message);
    let message = view::described(&view, (&bare, &text), message);
    Ok(Answer::plain(Reply::Post(message)))
}

fn unknown() -> Refusal {
    Refusal::new("unknown-button")
}

/// Returns the position that a part of a key names.
async fn table_at(ctx: &Context, caller: &Caller, position: &str) -> Result<Table, Error> {
    if let Some(puzzle) = position.strip_prefix(PUZZLE) {
        return table_of_puzzle(ctx, caller, puzzle).await;
    }
    if let Some(number) = position.strip_prefix(LESSON) {
        let lesson = number.parse().ok().and_then(lesson_at);
        let (course, lesson) = lesson.ok_or_else(unknown)?;
        return Ok(course.table(ctx.games, lesson)?);
    }
    table_of_game(ctx, caller, position).await
}

/// Returns the position of a puzzle that a part of a key names.
async fn table_of_puzzle(ctx: &Context, caller: &Caller, part: &str) -> Result<Table, Error> {
    let at = At::read(ctx, caller.venue.guild, part).await?.ok_or_else(unknown)?;
    at.table(ctx)
}

/// Returns the position of a game that a part of a key names with the number of its entries, if it has no more of them now.
async fn table_of_game(ctx: &Context, caller: &Caller, part: &str) -> Result<Table, Error> {
    let (game, entries) = part.split_once(':').ok_or_else(unknown)?;
    let stored = game_lookup::game_named(ctx, caller, game).await?;
    let table = table_to_explain(ctx, caller, &stored).await?;
    if stored.entries.to_string() != entries {
        return Err(Refusal::new("why-passed").into());
    }
    Ok(table)
}

/// Returns the position for a player, or for someone who can vote in it.
async fn table_to_explain(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
) -> Result<Table, Error> {
    if stored.is_voted_on() && stored.seat_of(caller.person).is_none() {
        return crowd::table_to_vote(ctx, caller, stored).await;
    }
    check_playing(caller, stored)?;
    Ok(context::table(ctx, stored)?)
}

/// Returns the explanation for who cannot see the picture: it says as well that the stone is drawn, which the board of the
/// game does not have.
fn spoken(locale: Locale, text: &str, point: String) -> String {
    let (title, rest) = text.split_once('\n').unwrap_or((text, ""));
    let drawn = say(locale, "why-drawn", &[("point", Arg::Text(point))]);
    [words::join::sentences(locale, &[title.to_owned(), drawn]).as_str(), rest].join("\n")
}

/// Returns a reason with its points as a lettering calls them.
fn lettered(why: &Why, lettering: Lettering) -> Why {
    let hole = |hole: &Hole| Hole {
        point: lettering.shown(&hole.point),
        end: match &hole.end {
            End::Forbidden(why) => End::Forbidden(lettered(why, lettering)),
            end => end.clone(),
        },
    };
    let row = |row: &Row| Row {
        kind: row.kind,
        stones: row.stones.iter().map(|stone| lettering.shown(stone)).collect(),
        holes: row.holes.iter().map(hole).collect(),
    };
    let rows = why.rows.iter().map(row).collect();
    Why { point: lettering.shown(&why.point), word: why.word, rows }
}

/// Cuts what a message has no room for, line by line: of a first one that is too long nothing is kept.
fn cut(text: String) -> String {
    let mut kept = String::new();
    for line in text.lines() {
        if kept.chars().count() + line.chars().count() >= LIST_LENGTH {
            return kept + "…";
        }
        kept = kept + line + "\n";
    }
    kept.trim_end().to_owned()
}

/// Returns the explanation, a line for each step.
fn lines(why: &Why, locale: Locale) -> Vec<String> {
    let mut lines = vec![about(why, "why", locale)];
    steps(why, 0, locale, &mut lines);
    let is_recursive =
        why.rows.iter().flat_map(|row| &row.holes).any(|hole| hole.end != End::Completes);
    lines.extend(is_recursive.then(|| say(locale, "why-recursion", &[])));
    lines
}

/// Returns the sentence that names a foul.
fn about(why: &Why, id: &str, locale: Locale) -> String {
    let point = ("point", Arg::Text(why.point.clone()));
    say(locale, &format!("{id}-{}", why.word), &[point])
}

/// Adds the rows of a foul, and below each what becomes of the points where it would be completed.
fn steps(why: &Why, depth: usize, locale: Locale, lines: &mut Vec<String>) {
    for row in &why.rows {
        lines.push(step(depth, row_text(row, locale), locale));
        for hole in &row.holes {
            let point = ("point", Arg::Text(hole.point.clone()));
            match &hole.end {
                End::Completes => {}
                End::Five => {
                    lines.push(step(depth + 1, say(locale, "why-hole-five", &[point]), locale));
                }
                End::Forbidden(why) => {
                    lines.push(step(depth + 1, about(why, "why-hole", locale), locale));
                    if depth + 1 < DEPTH {
                        steps(why, depth + 2, locale, lines);
                    }
                }
            }
        }
    }
}

/// Returns a line at its depth.
fn step(depth: usize, text: String, locale: Locale) -> String {
    let id = ["why-step", "why-step-2", "why-step-3", "why-step-4"][depth.min(3)];
    say(locale, id, &[("text", Arg::Text(text))])
}

/// Returns the sentence about a row.
fn row_text(row: &Row, locale: Locale) -> String {
    let completing = row.holes.iter().filter(|hole| hole.end == End::Completes);
    let holes: Vec<String> = completing.map(|hole| hole.point.clone()).collect();
    let id = match row.kind {
        RowKind::Overline => "why-row-overline",
        RowKind::Flanked => "why-row-flanked",
        RowKind::Four => "why-row-four",
        RowKind::Three if row.counts() => "why-row-three",
        RowKind::Three => "why-row-none",
    };
    let args = [
        ("stones", Arg::Text(words::join::names(locale, &row.stones))),
        ("count", Arg::Number(row.stones.len() as i64)),
        ("holes", Arg::Text(words::join::either(locale, &holes))),
    ];
    say(locale, id, &args)
}

/// Returns the board with the stone, and a line through each row that counts up to where it would be completed; rings are
/// where a further stone would complete one, crosses where it would be forbidden.
fn scene(table: &Table, why: &Why) -> Scene {
    let mut scene = table.scene(None);
    let spot = |name: &str| scene.board.spot(name);
    let kind = |hole: &Hole| match hole.end {
        End::Completes | End::Five => MarkKind::Win,
        End::Forbidden(_) => MarkKind::Forbidden,
    };
    let holes = why.rows.iter().flat_map(|row| &row.holes);
    let mut marks: Vec<Mark> = holes
        .filter_map(|hole| Some(Mark { spot: spot(&hole.point)?, kind: kind(hole) }))
        .collect();
    let strokes: Vec<Stroke> = why.rows.iter().filter_map(|row| stroke(row, &spot)).collect();
    let point = spot(&why.point);
    marks.extend(point.map(|spot| Mark { spot, kind: MarkKind::Last }));
    let colour = table.to_move().map(|seat| table.colour(seat));
    scene.pieces.extend(point.zip(colour).map(|(spot, colour)| Piece::stone(spot, colour)));
    (scene.marks, scene.strokes) = (marks, strokes);
    scene
}

/// Returns the line through the stones of a row that counts.
fn stroke(row: &Row, spot: &impl Fn(&str) -> Option<Spot>) -> Option<Stroke> {
    let (first, last) = row.stones.first().zip(row.stones.last()).filter(|_| row.counts())?;
    Some(Stroke { from: spot(first)?, to: spot(last)? })
}
