//! The message of a puzzle: its task, its buttons with the moves so far in their keys, and the post of a server's puzzle of
//! the day.

use crate::app::context::Context;
use crate::app::error::{Error, InternalError};
use crate::app::markup::{is_named, mention};
use crate::app::output::panel::plain;
use crate::app::output::reply::{Attached, ButtonStyle, Message, PanelButton, Row};
use crate::app::output::view::{self, View};
use crate::app::own_puzzles;
use crate::game::{Arg, Games, MarkKind, Refusal, Scene, Seat, Table};
use crate::limits::PANEL_KEY_LENGTH;
use crate::play::puzzle::{self, OwnPuzzle};
use crate::teach::puzzles::{COURSE, Puzzle, PuzzleId, SETS, Set, own_number, own_word};
use crate::words::{self, Locale, say};
use std::sync::Arc;

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
    pub puzzle: Arc<Puzzle>,
    /// Occasion on which it is shown.
    pub place: Place,
    /// Moves of both sides so far, each as the rules write it.
    pub moves: Vec<String>,
}

/// Occasion on which a puzzle is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// It is the puzzle of this day.
    Day(i64),
    /// It is this one of the course, from 0. It does not count.
    Course(usize),
    /// It was asked for, and does not count.
    Other,
    /// It was asked for by its set and its theme, and does not count.
    Themed,
}

impl Place {
    /// Reads the part of a key. Numbers that a forged key may have leave room to count on from.
    fn read(part: &str) -> Option<Self> {
        Some(match part.strip_prefix('c') {
            Some(number) => Self::Course(number.parse::<u16>().ok()?.into()),
            None if part == "x" => Self::Other,
            None if part == "t" => Self::Themed,
            None => Self::Day(part.parse::<i32>().ok()?.into()),
        })
    }

    fn word(self) -> String {
        match self {
            Self::Day(day) => day.to_string(),
            Self::Course(number) => format!("c{number}"),
            Self::Other => "x".to_owned(),
            Self::Themed => "t".to_owned(),
        }
    }
}

impl At {
    /// Returns the beginning of a puzzle of the course.
    pub(crate) fn lesson(number: usize) -> Self {
        let id = COURSE.get(number).copied().unwrap_or_else(|| PuzzleId::at(0, 0));
        Self { puzzle: Arc::clone(id.puzzle()), place: Place::Course(number), moves: Vec::new() }
    }

    /// Reads the part of a key behind its first word: puzzle, occasion and moves. A puzzle of a server's own is known there
    /// alone.
    pub(crate) async fn read(
        ctx: &Context,
        guild: Option<u64>,
        part: &str,
    ) -> Result<Option<Self>, InternalError> {
        let [word, place, moves] = part.split(':').collect::<Vec<_>>()[..] else { return Ok(None) };
        let Some(place) = Place::read(place) else { return Ok(None) };
        let puzzle = named(ctx, guild, word).await?;
        Ok(puzzle.map(|puzzle| Self { puzzle, place, moves: points(moves) }))
    }

    /// Returns the day, if it is the puzzle of one.
    pub(crate) fn day(&self) -> Option<i64> {
        if let Place::Day(day) = self.place { Some(day) } else { None }
    }

    /// Returns the part of a key that [`At::read`] reads.
    pub(crate) fn part(&self) -> String {
        format!("{}:{}:{}", self.puzzle.word(), self.place.word(), self.moves.concat())
    }

    /// Returns the key of a button with this first word, and a last one.
    fn key(&self, panel: &str, verb: &str) -> String {
        format!("{panel}:{}:{verb}", self.part())
    }

    /// True if the keys of the buttons hold the moves.
    pub(crate) fn fits(&self) -> bool {
        self.key(POSTED, "give-up").len() <= PANEL_KEY_LENGTH
    }

    pub(crate) fn table(&self, ctx: &Context) -> Result<Table, Error> {
        let table = self.puzzle.table(ctx.games, &self.moves);
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

/// Returns the puzzle of a word: a shipped one, or one of the server's own.
async fn named(
    ctx: &Context,
    guild: Option<u64>,
    word: &str,
) -> Result<Option<Arc<Puzzle>>, InternalError> {
    if let Some(id) = PuzzleId::read(word) {
        return Ok(Some(Arc::clone(id.puzzle())));
    }
    let (Some(number), Some(guild)) = (own_number(word), guild) else { return Ok(None) };
    let own = ctx.store.own_puzzle(guild, number).await?;
    let read = |own: OwnPuzzle| {
        let start = serde_json::from_str(&own.start).ok()?;
        Puzzle::own(own.number, &own.set, start, &own.win, &own.theme)
    };
    Ok(own.and_then(read).map(Arc::new))
}

/// Returns the puzzle of this day in a server: the one that was chosen first.
pub(crate) async fn of_day(ctx: &Context, guild: Option<u64>) -> Result<At, InternalError> {
    let day = puzzle::day_of(ctx.clock.now());
    let known = ctx.store.chosen_puzzle(guild.unwrap_or_default(), day).await?;
    let word = match known {
        Some(word) => word,
        None => choose(ctx, guild, day).await?,
    };
    let puzzle = match named(ctx, guild, &word).await? {
        Some(puzzle) => puzzle,
        None => Arc::clone(PuzzleId::at(0, day.cast_unsigned()).puzzle()),
    };
    Ok(At { puzzle, place: Place::Day(day), moves: Vec::new() })
}

/// Chooses the puzzle of a day: one of the server's own, if there is one, else a shipped one of a rule set that is played
/// there.
async fn choose(ctx: &Context, guild: Option<u64>, day: i64) -> Result<String, InternalError> {
    let place = guild.unwrap_or_default();
    let own = match guild {
        Some(guild) => own_puzzles::next(ctx, guild).await?,
        None => None,
    };
    let word = match own {
        Some(number) => own_word(number),
        None => shipped(ctx, guild, day).await?,
    };
    Ok(ctx.store.puzzle_of(place, day, word, own).await?)
}

/// Rule sets with fewer games than this share of the latest ones are not played in a server.
const LEAST_SHARE: u32 = 10;

/// Returns the word of the shipped puzzle of a day. The rule sets that are played in the server take turns, and of each set
/// none comes twice before all others came; each server begins elsewhere.
async fn shipped(ctx: &Context, guild: Option<u64>, day: i64) -> Result<String, InternalError> {
    let played = match guild {
        Some(guild) => ctx.store.played_rules(guild).await?,
        None => Vec::new(),
    };
    let all: u32 = played.iter().map(|(_, _, games)| games).sum();
    let mut counts = [0; SETS.len()];
    for (game, rules, games) in &played {
        // A board of another size is played by the same rules.
        let set = Set::of(ctx.games, game, rules, &["size"]);
        set.into_iter().for_each(|set| counts[set] += games);
    }
    let is_played = |set: &usize| counts[*set] > 0 && counts[*set] * LEAST_SHARE >= all;
    let mut sets: Vec<usize> = (0..SETS.len()).filter(is_played).collect();
    if sets.is_empty() {
        sets.push(0);
    }
    let number = day.cast_unsigned().wrapping_add(guild.unwrap_or_default() % 9_973);
    let count = sets.len() as u64;
    let set = sets[(number % count) as usize];
    // By the day alone a puzzle would come again whenever the number of sets changes.
    let latest = ctx.store.latest_puzzle(guild.unwrap_or_default(), SETS[set].word).await?;
    let latest = latest.and_then(|word| PuzzleId::read(&word));
    Ok(latest.map_or_else(|| PuzzleId::at(set, number / count), PuzzleId::following).word())
}

/// Returns the line with the kind of puzzle, its rule set and its stars.
pub(crate) fn title(at: &At, locale: Locale) -> String {
    let stars = at.puzzle.stars();
    let stars: String = (0..3).map(|star| if star < stars { '★' } else { '☆' }).collect();
    let (kind, number) = match at.place {
        Place::Day(_) => ("day", 0),
        Place::Course(number) => ("course", number as i64 + 1),
        Place::Other | Place::Themed => ("other", 0),
    };
    let set = at.puzzle.set();
    let args = [
        ("kind", Arg::Text(kind.to_owned())),
        ("number", Arg::Number(number)),
        ("count", Arg::Number(COURSE.len() as i64)),
        ("rules", Arg::Text(words::preset(locale, set.game, set.word))),
        ("stars", Arg::Text(stars)),
    ];
    say(locale, "puzzle-title", &args)
}

/// Returns the line that teaches the idea of the win.
pub(crate) fn theme_line(at: &At, locale: Locale) -> String {
    say(locale, &format!("puzzle-theme-{}", at.puzzle.theme.word()), &[])
}

/// Words of the two colours, the one that attacks first.
fn colours(ctx: &Context, at: &At) -> Result<[&'static str; 2], Error> {
    let start = At { moves: Vec::new(), ..at.clone() }.table(ctx)?;
    let is_black = start.to_move() == Some(Seat(0));
    Ok(if is_black { ["black", "white"] } else { ["white", "black"] })
}

/// Returns the lines that explain the rules in short and what a win by fours is, and say if the game was the server's own.
pub(crate) fn terms(at: &At, locale: Locale) -> String {
    let own = at.puzzle.is_own().then(|| say(locale, "puzzle-own", &[]));
    let set = ("set", Arg::Text(at.puzzle.set().word.to_owned()));
    own.into_iter().chain([say(locale, "puzzle-terms", &[set])]).collect::<Vec<_>>().join("\n")
}

/// Returns the line with the solution: each move with its number on the board and the colour that makes it, and a line
/// about the forbidden point at its end, if there is one.
pub(crate) fn solution(
    ctx: &Context,
    at: &At,
    locale: Locale,
    shown: impl Fn(&str) -> String,
) -> Result<String, Error> {
    let colours = colours(ctx, at)?;
    let (moves, forbidden) = at.puzzle.solution(ctx.games);
    let moves = moves.iter().enumerate().map(|(place, text)| {
        let args = [
            ("by", Arg::Text(colours[place % 2].to_owned())),
            ("number", Arg::Number(place as i64 + 1)),
            ("point", Arg::Text(shown(text))),
        ];
        say(locale, "puzzle-move", &args)
    });
    let line = words::join::parts(locale, &moves.collect::<Vec<_>>());
    let args = [("side", Arg::Text(colours[0].to_owned())), ("line", Arg::Text(line))];
    let trap = forbidden.map(|point| {
        let side = ("side", Arg::Text(colours[1].to_owned()));
        say(locale, "puzzle-trap", &[side, ("point", Arg::Text(shown(point)))])
    });
    let lines = [say(locale, "puzzle-gave-up", &args)].into_iter().chain(trap);
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// Returns the line that says who wins in how many moves.
pub(crate) fn task(ctx: &Context, at: &At, locale: Locale) -> Result<String, Error> {
    let args = [
        ("side", Arg::Text(colours(ctx, at)?[0].to_owned())),
        ("moves", Arg::Number(at.puzzle.length() as i64)),
        ("set", Arg::Text(at.puzzle.set().word.to_owned())),
    ];
    Ok(say(locale, "puzzle-task", &args))
}

/// Returns the buttons of a puzzle: to solve it, to give up, and another one.
pub(crate) fn buttons(at: &At, panel: &str, is_over: bool, locale: Locale) -> Vec<PanelButton> {
    let button = |verb: &str, id: &str| plain(&at.key(panel, verb), say(locale, id, &[]));
    // The puzzle of a day stays where it is: the other one is a message of its own.
    let place = at.day().map_or(panel, |_| POSTED);
    let another = || plain(&at.key(place, "another"), say(locale, "button-puzzle-another", &[]));
    let solve = PanelButton { look: ButtonStyle::On, ..button("ask", "button-puzzle-solve") };
    let give_up = button("give-up", "button-puzzle-give-up");
    if is_over { vec![another()] } else { vec![solve, give_up, another()] }
}

/// Returns the post of a server's puzzle of this day, with yesterday's result; it pings no one.
pub(crate) async fn post(
    ctx: &Context,
    guild: u64,
    locale: Locale,
) -> Result<Message, InternalError> {
    let at = of_day(ctx, Some(guild)).await?;
    let day = at.day().unwrap_or_default();
    let table = at.puzzle.table(ctx.games, &[""; 0]);
    let table = table.map_err(|why| InternalError::new(&format!("a puzzle: {why:?}")))?;
    let days = ctx.store.solved_days_of_all(guild, day).await?;
    let task = task(ctx, &at, locale).map_err(|_| InternalError::new("a puzzle of the set"))?;
    let mut lines = vec![title(&at, locale), task, terms(&at, locale)];
    let view = view::of_server(ctx, Some(guild), locale, true).await;
    let (result, film) = yesterday(ctx, guild, day - 1, &view).await?;
    lines.extend(result);
    let away = ctx.store.puzzle_days_away(guild, day).await?;
    let streak = puzzle::streak_of_all(&days, &away, day);
    if streak > 1 {
        let args = [("days", Arg::Number(streak.into()))];
        lines.push(say(locale, "puzzle-streak-of-all", &args));
    }
    let mut row = buttons(&at, POSTED, false, locale);
    row.truncate(2);
    let message = Message {
        text: lines.join("\n"),
        files: film.into_iter().collect(),
        panel: vec![Row::Buttons(row)],
        ..Message::default()
    };
    Ok(view::with_stones(&ctx.painter, &view, (table.scene(None), Vec::new()), message))
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
    let puzzle = match word {
        Some(word) => named(ctx, Some(guild), &word).await?,
        None => None,
    };
    let Some(puzzle) = puzzle else { return Ok((lines, None)) };
    let at = At { puzzle, place: Place::Day(day), moves: Vec::new() };
    let film = film(ctx, &at, view);
    lines.extend(film.is_some().then(|| say(view.locale, "puzzle-film", &[])));
    Ok((lines, film))
}

/// Returns the solution of a puzzle as a GIF, where boards are pictures.
fn film(ctx: &Context, at: &At, view: &View) -> Option<Attached> {
    if !view.paints() {
        return None;
    }
    let lettering = view.lettering(&at.table(ctx).ok()?.scene(None).board);
    let alt = solution(ctx, at, view.locale, |text| lettering.shown(text)).ok()?;
    Some(view::film(&ctx.painter, view, (FILM, &alt), &scenes(ctx.games, &at.puzzle)))
}

/// Returns the position of a puzzle and those after each move that its solution shows. In the first no move is the last
/// one: the moves that a GIF shows are numbered from there on.
fn scenes(games: Games, puzzle: &Puzzle) -> Vec<Scene> {
    let (shown, _) = puzzle.solution(games);
    let tables = (0..=shown.len()).map_while(|count| puzzle.table(games, &shown[..count]).ok());
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
    use crate::teach::themes::Theme;

    #[test]
    fn every_solution_fits_into_a_key() {
        for puzzle in SETS.iter().flat_map(|set| set.puzzles()) {
            for place in [Place::Day(99_999), Place::Course(99), Place::Other, Place::Themed] {
                let at = At { puzzle: Arc::clone(puzzle), place, moves: puzzle.win.clone() };
                assert!(at.fits(), "{at:?}");
                let key = at.key(OWN, "ask");
                let [_, word, part, moves, _] = key.split(':').collect::<Vec<_>>()[..] else {
                    panic!("{key}")
                };
                assert_eq!((word, Place::read(part)), (puzzle.word(), Some(place)));
                assert_eq!(points(moves), at.moves);
            }
        }
    }

    #[test]
    fn a_place_that_no_button_names_is_not_read() {
        for part in ["c18446744073709551615", "c-1", "9223372036854775807", "y", ""] {
            assert_eq!(Place::read(part), None, "{part}");
        }
    }

    /// No stone of the defence lies anywhere in the place of an answer.
    #[test]
    fn a_trap_is_shown_to_its_forbidden_point() {
        let traps = SETS.iter().flat_map(|set| set.puzzles());
        for puzzle in traps.filter(|puzzle| puzzle.theme == Theme::Trap) {
            let (moves, point) = puzzle.solution(GAMES);
            assert_eq!(moves.len() + 2, puzzle.win.len(), "{}", puzzle.word());
            let scenes = scenes(GAMES, puzzle);
            let last = scenes.last().expect("a position");
            let spot = last.board.spot(point.expect("a point")).expect("a spot");
            let mut forbidden = last.marks.iter().filter(|mark| mark.kind == MarkKind::Forbidden);
            assert!(forbidden.any(|mark| mark.spot == spot), "{}", puzzle.word());
        }
    }

    /// The numbers of the picture are those of the line that is said.
    #[test]
    fn the_moves_of_a_film_are_those_of_the_solution() {
        for id in [PuzzleId::at(0, 0), PuzzleId::at(2, 62)] {
            let scenes = scenes(GAMES, id.puzzle());
            let last = |scene: &Scene| {
                scene.marks.iter().find(|mark| mark.kind == MarkKind::Last).map(|mark| mark.spot)
            };
            let (moves, _) = id.puzzle().solution(GAMES);
            let moves = moves.iter().map(String::as_str);
            let spots = crate::render::moves(&scenes[0].board, moves);
            let shown: Vec<_> = scenes.iter().map(last).collect();
            assert_eq!(
                shown,
                [None].into_iter().chain(spots.into_iter().map(Some)).collect::<Vec<_>>()
            );
        }
    }
}
