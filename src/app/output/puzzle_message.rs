//! The message of a puzzle: its task, its buttons with the moves so far in their keys, and the post of a server's puzzle of
//! the day.

use crate::app::context::Context;
use crate::app::error::{Error, InternalError};
use crate::app::markup::{is_named, mention};
use crate::app::output::panel::plain;
use crate::app::output::reply::{Attached, ButtonStyle, Message, PanelButton, Row};
use crate::app::output::view::{self, View};
use crate::game::{Arg, Games, MarkKind, Refusal, Scene, Seat, Table};
use crate::limits::PANEL_KEY_LENGTH;
use crate::play::puzzle;
use crate::teach::puzzles::PuzzleId;
use crate::words::{self, Locale, say};

/// First word of the keys below a puzzle's own message, and of those below the post of a day, whose answers are messages of
/// their own.
pub(crate) const OWN: &str = "puzzle";
pub(crate) const POSTED: &str = "daily";

/// Name of the GIF of a solution; Discord hides a file whose name begins so until one looks.
const FILM: &str = "SPOILER_solution.gif";

/// Puzzle that someone is at.
#[derive(Clone, Debug)]
pub(crate) struct At {
    /// The puzzle.
    pub id: PuzzleId,
    /// Day whose puzzle it is; none for another one, which does not count.
    pub day: Option<i64>,
    /// Moves of both sides so far, each as the rules write it.
    pub moves: Vec<String>,
}

impl At {
    /// Reads the part of a key behind its first word: puzzle, day and moves.
    pub(crate) fn read(part: &str) -> Option<Self> {
        let [id, day, moves] = part.split(':').collect::<Vec<_>>()[..] else { return None };
        let day = match day {
            "x" => None,
            day => Some(day.parse().ok()?),
        };
        Some(Self { id: PuzzleId::read(id)?, day, moves: points(moves) })
    }

    /// Returns the key of a button with this first word, and a last one.
    fn key(&self, panel: &str, verb: &str) -> String {
        let day = self.day.map_or("x".to_owned(), |day| day.to_string());
        format!("{panel}:{}:{day}:{}:{verb}", self.id.word(), self.moves.concat())
    }

    /// True if the keys of the buttons hold the moves.
    pub(crate) fn fits(&self) -> bool {
        self.key(POSTED, "give-up").len() <= PANEL_KEY_LENGTH
    }

    pub(crate) fn table(&self, ctx: &Context) -> Result<Table, Error> {
        let moves: Vec<&str> = self.moves.iter().map(String::as_str).collect();
        let table = self.id.table(ctx.games, &moves);
        table.map_err(|_| Refusal::new("unknown-button").into())
    }
}

/// Returns the points that stand one after the other in a text, such as `h8i10`.
fn points(text: &str) -> Vec<String> {
    let mut points: Vec<String> = Vec::new();
    for sign in text.chars() {
        match points.last_mut().filter(|_| sign.is_ascii_digit()) {
            Some(point) => point.push(sign),
            None => points.push(sign.to_string()),
        }
    }
    points
}

/// Returns the puzzle of this day in a server: of the rule set that is played most there.
pub(crate) async fn of_day(ctx: &Context, guild: Option<u64>) -> Result<At, InternalError> {
    let day = puzzle::day_of(ctx.clock.now());
    let pool = match guild {
        Some(guild) => ctx.store.most_played(guild).await?,
        None => None,
    };
    let guild = guild.unwrap_or_default();
    // One after the other, so that none comes twice before all others came; each server begins elsewhere.
    let number = day.cast_unsigned().wrapping_add(guild % 9_973);
    let chosen = PuzzleId::of(pool.as_deref().unwrap_or_default(), number);
    let word = ctx.store.puzzle_of(guild, day, chosen.word()).await?;
    let id = PuzzleId::read(&word).unwrap_or(chosen);
    Ok(At { id, day: Some(day), moves: Vec::new() })
}

/// Returns the line with the kind of puzzle, its rule set and its stars.
pub(crate) fn title(at: &At, locale: Locale) -> String {
    let stars = at.id.puzzle().stars();
    let stars: String = (0..3).map(|star| if star < stars { '★' } else { '☆' }).collect();
    let args = [
        ("kind", Arg::Text(if at.day.is_some() { "day" } else { "other" }.to_owned())),
        ("rules", Arg::Text(words::preset(locale, "gomoku", at.id.set().word))),
        ("stars", Arg::Text(stars)),
    ];
    say(locale, "puzzle-title", &args)
}

/// Words of the two colours, the one that attacks first.
fn colours(ctx: &Context, at: &At) -> Result<[&'static str; 2], Error> {
    let start = At { moves: Vec::new(), ..at.clone() }.table(ctx)?;
    let is_black = start.to_move() == Some(Seat(0));
    Ok(if is_black { ["black", "white"] } else { ["white", "black"] })
}

/// Returns the line that explains the rules in short, and what a win by fours is.
pub(crate) fn terms(at: &At, locale: Locale) -> String {
    say(locale, "puzzle-terms", &[("set", Arg::Text(at.id.set().word.to_owned()))])
}

/// Returns the line with the solution: each move with its number on the board and the colour that makes it.
pub(crate) fn solution(
    ctx: &Context,
    at: &At,
    locale: Locale,
    shown: impl Fn(&str) -> String,
) -> Result<String, Error> {
    let colours = colours(ctx, at)?;
    let moves = at.id.puzzle().win.iter().enumerate().map(|(place, text)| {
        let args = [
            ("by", Arg::Text(colours[place % 2].to_owned())),
            ("number", Arg::Number(place as i64 + 1)),
            ("point", Arg::Text(shown(text))),
        ];
        say(locale, "puzzle-move", &args)
    });
    let line = words::join::parts(locale, &moves.collect::<Vec<_>>());
    let args = [("side", Arg::Text(colours[0].to_owned())), ("line", Arg::Text(line))];
    Ok(say(locale, "puzzle-gave-up", &args))
}

/// Returns the line that says who wins in how many moves.
pub(crate) fn task(ctx: &Context, at: &At, locale: Locale) -> Result<String, Error> {
    let args = [
        ("side", Arg::Text(colours(ctx, at)?[0].to_owned())),
        ("moves", Arg::Number(at.id.puzzle().length() as i64)),
    ];
    Ok(say(locale, "puzzle-task", &args))
}

/// Returns the buttons of a puzzle: to solve it, to give up, and another one.
pub(crate) fn buttons(at: &At, panel: &str, is_over: bool, locale: Locale) -> Row {
    let button = |verb: &str, id: &str| plain(&at.key(panel, verb), say(locale, id, &[]));
    let another = || button("another", "button-puzzle-another");
    let solve = PanelButton { look: ButtonStyle::On, ..button("ask", "button-puzzle-solve") };
    let give_up = button("give-up", "button-puzzle-give-up");
    Row::Buttons(if is_over { vec![another()] } else { vec![solve, give_up, another()] })
}

/// Returns the post of a server's puzzle of this day, with yesterday's result; it pings no one.
pub(crate) async fn post(
    ctx: &Context,
    guild: u64,
    locale: Locale,
) -> Result<Message, InternalError> {
    let at = of_day(ctx, Some(guild)).await?;
    let day = at.day.unwrap_or_default();
    let table = at.id.table(ctx.games, &[]);
    let table = table.map_err(|why| InternalError::new(&format!("a puzzle: {why:?}")))?;
    let days = ctx.store.solved_days_of_all(guild, day).await?;
    let task = task(ctx, &at, locale).map_err(|_| InternalError::new("a puzzle of the set"))?;
    let mut lines = vec![title(&at, locale), task, terms(&at, locale)];
    let view = view::of_server(ctx, Some(guild), locale, true).await;
    let (result, film) = yesterday(ctx, guild, day - 1, &view).await?;
    lines.extend(result);
    let streak = puzzle::streak_of_all(&days, day);
    if streak > 1 {
        let args = [("days", Arg::Number(streak.into()))];
        lines.push(say(locale, "puzzle-streak-of-all", &args));
    }
    let Row::Buttons(mut row) = buttons(&at, POSTED, false, locale) else {
        return Err(InternalError::new("a row of buttons"));
    };
    row.truncate(2);
    let message = Message {
        text: lines.join("\n"),
        files: film.into_iter().collect(),
        panel: vec![Row::Buttons(row)],
        ..Message::default()
    };
    Ok(view::with_line(&ctx.painter, &view, (table.scene(None), Vec::new()), message))
}

/// Returns the lines on the result of a day that is over, and its solution as a GIF that is hidden until one looks; nothing
/// where no one has tried.
async fn yesterday(
    ctx: &Context,
    guild: u64,
    day: i64,
    view: &View,
) -> Result<(Vec<String>, Option<Attached>), InternalError> {
    let result = ctx.store.puzzle_result(guild, day).await?;
    if result.tried == 0 {
        return Ok((Vec::new(), None));
    }
    let args = [
        ("tried", Arg::Number(result.tried.into())),
        ("solved", Arg::Number(result.solved.into())),
    ];
    let mut lines = vec![say(view.locale, "puzzle-yesterday", &args)];
    let first = result.first.filter(|person| is_named(*person));
    let first = first.map(|person| [("person", Arg::Text(mention(person)))]);
    lines.extend(first.map(|args| say(view.locale, "puzzle-first", &args)));
    let word = ctx.store.chosen_puzzle(guild, day).await?;
    let Some(id) = word.and_then(|word| PuzzleId::read(&word)) else { return Ok((lines, None)) };
    let at = At { id, day: Some(day), moves: Vec::new() };
    let film = film(ctx, &at, view);
    lines.extend(film.is_some().then(|| say(view.locale, "puzzle-film", &[])));
    Ok((lines, film))
}

/// Returns the solution of a puzzle as a GIF, where boards are pictures.
fn film(ctx: &Context, at: &At, view: &View) -> Option<Attached> {
    if !view.paints() {
        return None;
    }
    let alt = solution(ctx, at, view.locale, str::to_owned).ok()?;
    Some(view::film(&ctx.painter, view, (FILM, &alt), &scenes(ctx.games, at.id)))
}

/// Returns the position of a puzzle and those after each move of its solution. In the first no move is the last one: the
/// moves that a GIF shows are numbered from there on.
fn scenes(games: Games, id: PuzzleId) -> Vec<Scene> {
    let win = &id.puzzle().win;
    let tables = (0..=win.len()).map_while(|count| id.table(games, &win[..count]).ok());
    let mut scenes: Vec<Scene> = tables.map(|table| table.scene(None)).collect();
    if let Some(first) = scenes.first_mut() {
        first.marks.retain(|mark| mark.kind != MarkKind::Last);
    }
    scenes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use crate::teach::puzzles::SETS;

    #[test]
    fn every_solution_fits_into_a_key() {
        for (set, puzzles) in SETS.iter().map(|set| set.puzzles()).enumerate() {
            for (number, puzzle) in puzzles.iter().enumerate() {
                let moves = puzzle.win.iter().map(|text| (*text).to_owned()).collect();
                let at = At { id: PuzzleId::at(set, number as u64), day: Some(99_999), moves };
                assert!(at.fits(), "{at:?}");
                let key = at.key(OWN, "ask");
                let part = key.split_once(':').and_then(|(_, rest)| rest.rsplit_once(':'));
                assert_eq!(At::read(part.unwrap().0).unwrap().moves, at.moves);
            }
        }
    }

    /// The numbers of the picture are those of the line that is said.
    #[test]
    fn the_moves_of_a_film_are_those_of_the_solution() {
        for id in [PuzzleId::at(0, 0), PuzzleId::at(2, 62)] {
            let scenes = scenes(GAMES, id);
            let last = |scene: &Scene| {
                scene.marks.iter().find(|mark| mark.kind == MarkKind::Last).map(|mark| mark.spot)
            };
            let win = id.puzzle().win.iter().copied();
            let spots = crate::render::moves(&scenes[0].board, win);
            let shown: Vec<_> = scenes.iter().map(last).collect();
            assert_eq!(
                shown,
                [None].into_iter().chain(spots.into_iter().map(Some)).collect::<Vec<_>>()
            );
        }
    }
}
