//! `/replay` and `/export`: a game or an attached record, step by step or as a file.

use super::replay_steps::{ReplaySource, Screen};
use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::input::game_lookup;
use crate::app::input::request::{ButtonAction, File};
use crate::app::markup::code;
use crate::app::output::decided::{Decided, without_result};
use crate::app::output::note_lines::Notes;
use crate::app::output::outcome_line::{
    called_holder, check_played, holder, is_left_to_machines, turn_or_outcome,
};
use crate::app::output::reply::{Answer, Attached, Message, RECORD, Reply};
use crate::app::output::view::{self, View};
use crate::app::output::{game_title, move_numbers, seat_labels};
use crate::app::pages::game_record;
use crate::app::work_pool::Budget;
use crate::game::{Arg, Games, Record, Refusal, Seat};
use crate::records::{self, Assume, Comments, Format, Import, Problem, Split};
use crate::store::servers::Finished;
use crate::store::{GameId, Status, StoredGame};
use crate::words::{self, Locale, names, say};
use std::sync::Arc;

/// Game id in the buttons of a replay whose message carries the record.
const CARRIED: GameId = GameId(0);

/// Most problems of a record that a message lists.
const MOST_PROBLEMS: usize = 8;

/// Runs `/replay`: the last position, with buttons that step. The answer is public in the game's
/// own channel, elsewhere ephemeral.
pub(crate) async fn replay(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
    file: Option<&File>,
) -> Result<Answer, Error> {
    if let Some(file) = file.cloned() {
        let screen = Screen::of(ctx, view::view_here(ctx, caller, false).await);
        let shown = ctx.work.run(caller, move |budget| whole_file(&screen, &file, budget));
        return Ok(Answer::plain(Reply::Post(shown.await?)));
    }
    let stored = game_to_show(ctx, caller, named).await?;
    let private = stored.venue.channel != caller.venue.channel;
    shown(ctx, caller, &stored, private).await
}

/// Returns the whole game of a record file, with what is wrong with the file.
fn whole_file(screen: &Screen, file: &File, budget: &Budget) -> Result<Message, Error> {
    let import = import(screen.games, file, budget)?;
    // Any text can be read as moves with mistakes in them.
    let has_moves = !import.record.actions.is_empty();
    if file.is_text() && !has_moves {
        return Err(Refusal::new("no-record-in-text").into());
    }
    if !has_moves && import.record.setup.is_none() {
        let problem = import.problems.first().map(|problem| in_code_marks(&problem.why));
        let why = problem.into_iter().chain([Refusal::new("no-moves-in-file")]);
        return Err(why.collect::<Vec<_>>().into());
    }
    let mut message = screen.whole(&source(&import, screen.view.locale), budget)?;
    let problems = problems(&import, screen.view.locale);
    message.text = [message.text, problems].join("\n").trim_end().to_owned();
    Ok(message)
}

/// Answers the Replay button: the whole game, for the caller alone.
pub(crate) async fn replay_of_button(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
) -> Result<Answer, Error> {
    let stored = game_to_show(ctx, caller, Some(&game.0.to_string())).await?;
    shown(ctx, caller, &stored, true).await
}

/// Shows a whole game, to everyone or to the caller alone.
async fn shown(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    private: bool,
) -> Result<Answer, Error> {
    let screen = Screen::of(ctx, view::view_here(ctx, caller, private).await);
    let mut source = source_of(ctx, stored, screen.view.locale).await?;
    if private {
        source.notes = Notes::of(ctx, caller, stored).await?;
    }
    let message = ctx.work.run(caller, move |budget| screen.whole(&source, budget)).await?;
    Ok(Answer::plain(Reply::Post(Message { private, ..message })))
}

/// Answers a button below a replay of a game.
pub(crate) async fn step_replay(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    shown: u32,
    verb: ButtonAction,
) -> Result<Answer, Error> {
    let stored = game_lookup::game_named(ctx, caller, &game.0.to_string()).await?;
    let screen = Screen::of(ctx, view_of_replay(ctx, caller, verb).await);
    let mut source = source_of(ctx, &stored, screen.view.locale).await?;
    if is_private(caller, verb) {
        source.notes = Notes::of(ctx, caller, &stored).await?;
    }
    ctx.work.run(caller, move |_| screen.stepped(&source, shown, verb)).await
}

/// Answers a button below a replay of a record that the message carries.
pub(crate) async fn step_attached(
    ctx: &Context,
    caller: &Caller,
    shown: u32,
    verb: ButtonAction,
    file: &File,
) -> Result<Answer, Error> {
    let screen = Screen::of(ctx, view_of_replay(ctx, caller, verb).await);
    let file = file.clone();
    let work = move |budget: &Budget| {
        let source = source(&import(screen.games, &file, budget)?, screen.view.locale);
        screen.stepped(&source, shown, verb)
    };
    ctx.work.run(caller, work).await
}

/// Returns the view: the caller's own behind "from here", and behind the buttons of an ephemeral
/// replay.
async fn view_of_replay(ctx: &Context, caller: &Caller, verb: ButtonAction) -> View {
    view::view_here(ctx, caller, is_private(caller, verb)).await
}

/// True if what a button below a replay shows is read by the caller alone.
fn is_private(caller: &Caller, verb: ButtonAction) -> bool {
    verb == ButtonAction::Here || caller.ephemeral
}

/// Runs `/export`: the record as a file, in an ephemeral answer.
pub(crate) async fn export(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
    file: Option<&File>,
    format: Option<Format>,
) -> Result<Answer, Error> {
    let (games, locale) = (ctx.games, caller.locale);
    let file = match file.cloned() {
        Some(file) => {
            let work = move |budget: &Budget| {
                let import = import(games, &file, budget)?;
                let problems = problems(&import, locale);
                exported(games, format, &import.record, "record", locale, problems)
            };
            ctx.work.run(caller, work).await
        }
        None => {
            let stored = game_to_show(ctx, caller, named).await?;
            let name = format!("{}-{}", stored.game, stored.id.0);
            let record = game_record::described(ctx, &stored, locale).await?;
            let comments = game_record::comments(ctx, &stored, locale).await?;
            let table = context::table(ctx, &stored)?;
            let decided = Decided::of(&stored, &table, locale).map(|decided| decided.line);
            // Some formats have no word for it.
            let told = decided.or_else(|| game_record::void_sentence(&stored, locale));
            let work = move |_: &Budget| {
                let (format, text) = written(games, format, &record, &comments)?;
                let more = told.unwrap_or_default();
                let moves = moves_in(games, &record);
                Ok(file_message(format, moves, (&name, text), locale, more))
            };
            ctx.work.run(caller, work).await
        }
    };
    file.map(|message| Answer::plain(Reply::Post(message)))
}

/// Returns a line that someone has tried on the board of a game, as a record without names.
pub(super) async fn export_line(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    actions: Vec<String>,
) -> Result<Answer, Error> {
    let (games, locale) = (ctx.games, caller.locale);
    let record = Record { actions, ..game_record::record_of(stored) };
    let work = move |_: &Budget| exported(games, None, &record, "line", locale, String::new());
    Ok(Answer::plain(Reply::Post(ctx.work.run(caller, work).await?)))
}

/// Returns a record in a format; where none is named, in the first one that carries it, of which SGF alone has comments.
fn written(
    games: Games,
    format: Option<Format>,
    record: &Record,
    comments: &Comments,
) -> Result<(Format, String), Vec<Refusal>> {
    let write = |format| {
        let text = records::annotated(games, format, record, comments);
        text.map(|text| (format, text))
    };
    let usual = || write(Format::Sgf).or_else(|_| write(Format::Moves));
    format.map_or_else(|| usual().or_else(|_| write(Format::Jsonl)), write)
}

/// Returns the ephemeral message with a record as a file of this name.
fn exported(
    games: Games,
    format: Option<Format>,
    record: &Record,
    name: &str,
    locale: Locale,
    problems: String,
) -> Result<Message, Error> {
    let (format, text) = written(games, format, record, &Comments::new())?;
    let moves = moves_in(games, record);
    Ok(file_message(format, moves, (name, text), locale, problems))
}

/// Returns the number of moves in a record.
fn moves_in(games: Games, record: &Record) -> u32 {
    move_numbers::after(&move_numbers::numbers(games, record), record.actions.len())
}

/// Returns the ephemeral message with the text of a file, which has so many moves.
fn file_message(
    format: Format,
    moves: u32,
    (name, text): (&str, String),
    locale: Locale,
    problems: String,
) -> Message {
    let count = ("count", Arg::Number(moves.into()));
    let said = say(locale, "exported", &[count, ("format", Arg::Text(format.word().to_owned()))]);
    let file = Attached {
        name: format!("{name}.{}", format.ending()),
        bytes: text.into_bytes().into(),
        alt: None,
    };
    let text = [said, problems].join("\n").trim_end().to_owned();
    Message { files: vec![file], ..Message::private(text) }
}

/// Returns the game to show, which must have begun: the named one, else the caller's own that runs
/// here, else the one that was finished here last.
async fn game_to_show(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
) -> Result<StoredGame, Error> {
    let stored = match named {
        Some(named) => game_lookup::game_named(ctx, caller, named).await?,
        None if !game_lookup::running_here(ctx, caller).await?.is_empty() => {
            game_lookup::only_here(ctx, caller).await?
        }
        None => {
            let last =
                Finished { channel: Some(caller.venue.channel), most: 1, ..Finished::default() };
            let mut games = ctx.store.finished(last).await?;
            games.pop().ok_or_else(|| Refusal::new("no-game-to-show"))?
        }
    };
    // An aborted game with moves can be replayed.
    check_played(&stored, caller.locale)?;
    match stored.status {
        Status::Open => Err(Refusal::new("not-begun").into()),
        Status::Running | Status::Finished | Status::Aborted => Ok(stored),
    }
}

/// Reads the record of an attached file within a budget.
///
/// # Errors
/// The faults of a file that is no record, and `too-costly`.
pub(super) fn import(games: Games, file: &File, budget: &Budget) -> Result<Import, Error> {
    let is_over = || budget.is_spent();
    let assume =
        Assume { names: Some(names::by_name), is_over: Some(&is_over), ..Assume::default() };
    let import = import_as(games, file, assume)?;
    budget.check()?;
    Ok(import)
}

fn import_as(games: Games, file: &File, assume: Assume<'_>) -> Result<Import, Error> {
    let bytes = file.content.as_ref().map_err(|why| Error::from(why.clone()))?;
    if bytes.contains(&0) {
        return Err(Refusal::new("file-no-text").into());
    }
    let text = records::decoded(bytes);
    let format = Format::of(&text);
    let read = |text: &str| records::read(games, format, text, assume);
    // A list of moves may have blank lines between them, so all of it is one record.
    if format == Format::Moves {
        return Ok(read(&text)?);
    }
    if let Some(record) = in_one_line(games, &text)? {
        return Ok(read(&record)?);
    }
    let mut parts = Split::new(text.as_bytes(), format).map_while(Result::ok);
    let first = parts.next().unwrap_or_default();
    let first = in_one_line(games, &first)?.unwrap_or(first);
    let mut import = read(&first)?;
    if parts.next().is_some() {
        import.problems.insert(0, Problem { ply: None, why: Refusal::new("first-of-many") });
    }
    Ok(import)
}

/// Returns a record in JSON on one line, with its game's id in the place of another name; none if the text is no record.
///
/// # Errors
/// `no-such-game`, with the name that is probably meant.
fn in_one_line(games: Games, text: &str) -> Result<Option<String>, Refusal> {
    let record = serde_json::from_str::<Record>(text.trim_start_matches('\u{feff}'));
    let Ok(record) = record else { return Ok(None) };
    let record = names::record_with_id(games, record)?;
    Ok(Some(serde_json::to_string(&record).expect("a record is plain data")))
}

pub(super) async fn source_of(
    ctx: &Context,
    stored: &StoredGame,
    locale: Locale,
) -> Result<ReplaySource, Error> {
    let title = game_title::title(stored, locale);
    let record = game_record::record_of(stored);
    let table = context::table(ctx, stored)?;
    let seats = || (0..table.seats()).map(Seat);
    let people = seats().map(|seat| holder(stored, &table, seat, locale)).collect();
    let called = seats().map(|seat| called_holder(stored, &table, seat, locale)).collect();
    let players = seat_labels::players_at_start(ctx, stored, &table, locale).await;
    let is_over = matches!(stored.status, Status::Finished | Status::Aborted);
    Ok(ReplaySource {
        game: stored.id,
        record,
        result: is_over.then(|| turn_or_outcome(stored, &table, locale)),
        decided: Decided::of(stored, &table, locale),
        left_to_machines: stored.decided == 0 && is_left_to_machines(stored, &table),
        without_result: without_result(stored),
        title,
        people,
        called,
        machines: stored.machines.iter().map(|machine| Seat(machine.seat)).collect(),
        players,
        files: Vec::new(),
        notes: Notes::default(),
    })
}

/// Returns the source of an attached record. The message carries it as JSON, which holds every
/// record and reads back exactly.
pub(super) fn source(import: &Import, locale: Locale) -> ReplaySource {
    let record = import.record.clone();
    let (game, rules) = words::called(locale, &record.game, &record.rules);
    let title =
        say(locale, "replay-title", &[("game", Arg::Text(game)), ("rules", Arg::Text(rules))]);
    let bytes: Arc<[u8]> = serde_json::to_vec(&record).expect("a record is plain data").into();
    let files = vec![Attached { name: RECORD.to_owned(), bytes, alt: None }];
    ReplaySource {
        game: CARRIED,
        record,
        result: None,
        decided: None,
        left_to_machines: false,
        without_result: None,
        title,
        people: people_of_file(import),
        called: people_of_file(import),
        machines: Vec::new(),
        players: Vec::new(),
        files,
        notes: Notes::default(),
    }
}

/// Returns the players of a record from a file, in the order of their seats; none where it names no one.
fn people_of_file(import: &Import) -> Vec<String> {
    let people: Vec<String> = (0..import.record.seats)
        .map(|seat| named_in_file(import, Seat(seat)).unwrap_or_default())
        .collect();
    if people.iter().all(String::is_empty) { Vec::new() } else { people }
}

/// Returns the name of a seat's player that stands in a file, a stranger's words.
fn named_in_file(import: &Import, seat: Seat) -> Option<String> {
    let name = import.record.about.players.get(seat.index())?;
    // Of a name without a sign that is seen nothing is left.
    Some(code(name)).filter(|name| !name.trim().is_empty())
}

/// Returns the player of a seat in a record from a file: the name that stands there, else the colour that the seat has at
/// the end.
pub(super) fn player_of_file(import: &Import, seat: Seat, locale: Locale) -> String {
    let named = named_in_file(import, seat);
    named.unwrap_or_else(|| words::colour(locale, import.table.colour(seat)))
}

/// Returns the problems of a record, a line each, and as the last one how far it is read, where that is not to its end. What
/// the file says stands in code marks: the message may be public.
fn problems(import: &Import, locale: Locale) -> String {
    let (ends, others): (Vec<&Problem>, Vec<&Problem>) =
        import.problems.iter().partition(|problem| problem.is_end());
    let line = |problem: &&Problem| {
        format!("⚠️ {}", words::at_move(locale, problem.ply, &in_code_marks(&problem.why)))
    };
    let mut lines: Vec<String> = others.iter().take(MOST_PROBLEMS).map(line).collect();
    if others.len() > MOST_PROBLEMS {
        lines.push("…".to_owned());
    }
    lines.extend(ends.iter().map(line));
    lines.join("\n")
}

/// Returns a refusal that repeats a stranger's words in code marks, in which Discord makes no links, mentions or emphasis.
fn in_code_marks(why: &Refusal) -> Refusal {
    why.args.iter().fold(Refusal::new(why.word), |marked, (name, value)| match value {
        Arg::Text(text) if *name == "written" => marked.text(name, code(text)),
        Arg::Text(text) => marked.text(name, text.clone()),
        Arg::Number(number) => marked.number(name, *number),
        Arg::Names(names) => marked.names(name, names.clone()),
        Arg::People(people) => marked.people(name, people.clone()),
    })
}
