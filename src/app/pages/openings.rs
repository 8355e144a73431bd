//! `/openings`: the moves that were played here from a position, with how those who made them fared, and from each of
//! them on to the next.
//!
//! The buttons carry the rule set, the filter and the way to the position, so that nothing is stored.

use crate::app::book;
use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::game::{action_names, fair_play, policy, rule_set, typed};
use crate::app::input::game_lookup;
use crate::app::markup::mention;
use crate::app::output::panel::plain;
use crate::app::output::reply::{Answer, Message, PanelButton, Reply, Row};
use crate::app::output::view::{self, View};
use crate::app::pack::{self, PackLine};
use crate::app::pages::openings_of_person;
use crate::app::pages::openings_way::{Filter, Keys, Way};
use crate::app::work_pool::Budget;
use crate::game::{Arg, Entry, Lettering, Mark, MarkKind, Options, Refusal, Table};
use crate::limits::BUTTONS_PER_ROW;
use crate::play::book::{Line, OwnGames, PLIES, position};
use crate::store::servers::Finished;
use crate::store::{GameId, StoredGame};
use crate::words::{self, Locale, say};

/// Number of moves that are shown, each with a letter.
const MOST: usize = 8;

/// Fewest games of which a score is said.
const FEWEST: u32 = 3;

/// Most moves that lead to a position: as many as are counted, and as many decisions of an opening.
const MOST_MOVES: usize = 2 * PLIES;

/// A position with the way to it.
struct Node {
    entry: &'static Entry,
    options: Options,
    table: Table,
    /// The moves so far.
    played: Vec<String>,
}

impl Node {
    fn new(entry: &'static Entry, options: Options) -> Result<Self, Error> {
        let table = entry.start(&options, options.named().seats.0, None)?;
        Ok(Self { entry, options, table, played: Vec::new() })
    }

    /// Plays a move that someone has written.
    fn play_written(&mut self, text: &str) -> Result<(), Refusal> {
        if self.played.len() == MOST_MOVES {
            return Err(Refusal::new("openings-long").number("most", MOST_MOVES as i64));
        }
        self.play(text.to_owned())
    }

    fn play(&mut self, text: String) -> Result<(), Refusal> {
        self.table.play(&text)?;
        self.played.push(text);
        Ok(())
    }
}

/// Runs `/openings` with a rule set, or the one that was played here last, and the moves so far.
pub(crate) async fn openings(
    ctx: &Context,
    caller: &Caller,
    game: Option<&str>,
    filter: Filter,
    moves: &str,
) -> Result<Answer, Error> {
    let written = match game {
        Some(game) => game.to_owned(),
        None => played_here(ctx, caller).await?,
    };
    let (entry, rules) = rule_set::whole_rule_set(ctx, &written)?;
    let mut node = Node::new(entry, Options::read(entry.info, &rules)?)?;
    typed::play_all(caller, &mut node, |node| &node.table, Node::play_written, moves)?;
    Ok(Answer::plain(Reply::Post(page(ctx, caller, &node, filter).await?)))
}

/// Runs the button under a finished game: the last position of it that other games of the server have reached too.
pub(crate) async fn of_game(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let guild = caller.venue.guild.ok_or_else(|| Refusal::new("no-server"))?;
    let stored = game_lookup::game_named(ctx, caller, &game.0.to_string()).await?;
    let entry = ctx.games.find(&stored.game)?;
    let mut node = Node::new(entry, Options::read(entry.info, &stored.rules)?)?;
    let pool = entry.pool(&node.options, node.table.seats()).name;
    let mut known = 0;
    for (count, step) in book::steps(ctx.games, &stored)?.into_iter().enumerate() {
        let lines = ctx.store.book_lines(guild, pool.to_owned(), step.key, false).await?;
        // The game itself is one of them.
        if lines.iter().map(Line::games).sum::<u32>() < 2 {
            break;
        }
        known = count;
    }
    stored.log[..known].iter().try_for_each(|text| node.play(text.clone()))?;
    Ok(Answer::plain(Reply::Post(page(ctx, caller, &node, Filter::default()).await?)))
}

/// Returns the line about how far a game went with others of its server, and how the player of its last common move fared
/// in them; none where there are few. The numbers are those of the moves: an action with that of the one before it, such as a
/// swap, is none.
pub(super) async fn of_review(
    ctx: &Context,
    stored: &StoredGame,
    numbers: &[u32],
    locale: Locale,
) -> Result<Option<String>, Error> {
    let (Some(guild), Ok(entry)) = (stored.venue.guild, ctx.games.find(&stored.game)) else {
        return Ok(None);
    };
    let options = Options::read(entry.info, &stored.rules)?;
    let pool = entry.pool(&options, stored.seats).name;
    let steps = book::steps(ctx.games, stored)?.into_iter().zip(numbers).enumerate();
    let is_move = |at: usize, number: u32| number > at.checked_sub(1).map_or(0, |at| numbers[at]);
    let steps: Vec<_> = steps
        .filter(|(at, (_, number))| is_move(*at, **number))
        .map(|(_, (step, number))| (step, *number))
        .collect();
    // Fewer games come as far the longer the way is.
    let (mut low, mut high, mut last) = (0, steps.len(), None);
    while low < high {
        let middle = usize::midpoint(low, high);
        let (step, number) = &steps[middle];
        let lines = ctx.store.book_lines(guild, pool.to_owned(), step.key, false).await?;
        let line = lines.into_iter().find(|line| line.text == step.text);
        match line.filter(|line| line.games() >= FEWEST) {
            Some(line) => (low, last) = (middle + 1, Some((*number, line))),
            None => high = middle,
        }
    }
    let said = last.and_then(|(number, line)| {
        let mut args =
            vec![("count", Arg::Number(line.games().into())), ("ply", Arg::Number(number.into()))];
        args.extend(scored(line.score()?));
        Some(say(locale, "review-opening-here", &args))
    });
    Ok(said)
}

/// Runs a button below a page.
pub(crate) async fn press(ctx: &Context, caller: &Caller, part: &str) -> Result<Answer, Error> {
    let unknown = || Refusal::new("unknown-button");
    let way = Way::read(ctx, part).ok_or_else(unknown)?;
    let mut node = Node::new(way.entry, way.options)?;
    for number in way.steps {
        let action = node.table.actions().actions.into_iter().nth(number);
        node.play(action.ok_or_else(unknown)?)?;
    }
    Ok(Answer::plain(Reply::Update(page(ctx, caller, &node, way.filter).await?)))
}

/// Returns the rule set that was played in the channel last, where the server still allows it and its openings are counted,
/// else the usual one of those whose openings are, else the usual one of all, which the refusal names.
async fn played_here(ctx: &Context, caller: &Caller) -> Result<String, Error> {
    let channel = Some(caller.venue.channel);
    let last = Finished { channel, most: 1, ..Finished::default() };
    let last = ctx.store.finished(last).await?.pop();
    let settings = context::settings_here(ctx, caller).await?;
    let played = last.map(|game| format!("{}/{}", game.game, game.rules));
    let fits = |played: &String| policy::allows(&settings, played) && is_counted(ctx, played);
    let played = played.filter(fits);
    let counted = || policy::usual_game(ctx, &settings, |game| is_counted(ctx, game));
    let usual = || counted().or_else(|| policy::usual_to_show(ctx, &settings));
    Ok(played.or_else(usual).unwrap_or_default())
}

/// True if the openings of a rule set, `game/preset` and pairs, are counted.
pub(crate) fn is_counted(ctx: &Context, written: &str) -> bool {
    let Ok((entry, rules)) = rule_set::whole_rule_set(ctx, written) else { return false };
    let Ok(options) = Options::read(entry.info, &rules) else { return false };
    let rules = options.to_string();
    let start = Node::new(entry, options).map(|node| node.table);
    start.is_ok_and(|start| position((entry.info.id, &rules, start.seats()), &start).is_some())
}

async fn page(
    ctx: &Context,
    caller: &Caller,
    node: &Node,
    filter: Filter,
) -> Result<Message, Error> {
    let guild = caller.venue.guild.ok_or_else(|| Refusal::new("no-server"))?;
    let id = node.entry.info.id;
    let (rules, seats) = (node.options.to_string(), node.table.seats());
    let start = Node::new(node.entry, node.options.clone())?.table;
    if position((id, &rules, seats), &start).is_none() {
        // Rule sets of a family may differ in this: one for several is named by its own name.
        let (game, _) = words::called(caller.locale, id, &rules);
        return Err(Refusal::new("openings-game").text("game", game).into());
    }
    fair_play::check_position(ctx, caller, (start, &node.played)).await?;
    let mut found = found(ctx, caller, node, (guild, filter)).await?;
    if filter == Filter::default() {
        found.in_file = in_file(ctx, caller, node).await?;
    }
    Ok(message(ctx, caller, node, filter, &found))
}

/// Moves that were played from a position.
#[derive(Default)]
struct Found {
    /// Moves that are shown, as they stand on the board of the page.
    shown: Vec<(String, Line)>,
    /// Number of moves that are not shown.
    more: usize,
    /// The same of the operator's own book.
    in_file: Vec<(String, PackLine)>,
    /// True if older games of the person are not counted.
    is_capped: bool,
    /// True if points of the position are the same by its symmetry.
    is_symmetrical: bool,
}

/// Returns what was played from a position in a server.
async fn found(
    ctx: &Context,
    caller: &Caller,
    node: &Node,
    (guild, filter): (u64, Filter),
) -> Result<Found, Error> {
    let (id, rules, seats) = (node.entry.info.id, node.options.to_string(), node.table.seats());
    let Some((key, likeness)) = position((id, &rules, seats), &node.table) else {
        return Ok(Found::default());
    };
    let (lines, is_capped) = match filter.person {
        None => {
            let pool = node.entry.pool(&node.options, seats).name.to_owned();
            (ctx.store.book_lines(guild, pool, key, filter.rated).await?, false)
        }
        Some(person) => {
            let most = openings_of_person::MOST_GAMES + 1;
            let wanted =
                OwnGames { person, guild, game: id.to_owned(), rules, rated: filter.rated, most };
            openings_of_person::lines(ctx, caller, wanted, key).await?
        }
    };
    let all = lines.len();
    let known = |line: Line| Some((likeness.action(&node.table, &line.text)?, line));
    let shown: Vec<_> = lines.into_iter().filter_map(known).take(MOST).collect();
    let more = all.saturating_sub(shown.len());
    let is_symmetrical = likeness.is_symmetrical();
    Ok(Found { shown, more, in_file: Vec::new(), is_capped, is_symmetrical })
}

/// Returns what the operator's own book has from a position.
async fn in_file(
    ctx: &Context,
    caller: &Caller,
    node: &Node,
) -> Result<Vec<(String, PackLine)>, Error> {
    let Some(pack) = ctx.pack.clone() else { return Ok(Vec::new()) };
    let plain = pack::plain(node.entry, &node.options, &node.played);
    let Some((table, key, likeness)) = plain else { return Ok(Vec::new()) };
    let read = move |_: &Budget| {
        pack.lines(&key).map_err(|error| InternalError::new(&format!("the book: {error}")).into())
    };
    let lines = ctx.work.run(caller, read).await?.into_iter();
    let named = |line: PackLine| Some((likeness.action(&table, &line.line.text)?, line));
    Ok(lines.filter_map(named).take(BUTTONS_PER_ROW).collect())
}

/// Returns the page: the board with a letter at each move, the list, and the buttons.
fn message(ctx: &Context, caller: &Caller, node: &Node, filter: Filter, found: &Found) -> Message {
    let (locale, shown) = (caller.locale, found.shown.as_slice());
    let lettering = action_names::lettering(caller, &node.table);
    let name = |text: &str| action_names::name(&node.table, text, locale, lettering);
    let entries =
        shown.iter().enumerate().map(|(n, (text, line))| entry(locale, n, &name(text), line));
    let none = shown.is_empty().then(|| say(locale, "openings-none", &[]));
    // Whoever named no game may have meant another one than that of this page.
    let is_bare = shown.is_empty() && node.played.is_empty();
    let others = is_bare.then(|| say(locale, "openings-others", &[]));
    let means = shown.iter().any(|(_, line)| line.games() >= FEWEST);
    let means = means.then(|| say(locale, "openings-means", &[]));
    let count = [("count", Arg::Number(found.more as i64))];
    let more = (found.more > 0).then(|| say(locale, "openings-more", &count));
    let most = [("most", Arg::Number(openings_of_person::MOST_GAMES.into()))];
    let capped = found.is_capped.then(|| say(locale, "openings-capped", &most));
    let mirrored =
        (found.is_symmetrical && !shown.is_empty()).then(|| say(locale, "openings-mirrored", &[]));
    let file = found.in_file.iter().map(|(text, line)| file_entry(locale, &name(text), line));
    let file_title = (!found.in_file.is_empty()).then(|| say(locale, "openings-file", &[]));
    let lines = heading(locale, node, filter, |text| lettering.shown(text)).into_iter();
    let lines = lines
        .chain(none)
        .chain(others)
        .chain(entries)
        .chain(more)
        .chain(capped)
        .chain(mirrored)
        .chain(means)
        .chain(file_title)
        .chain(file);
    let text = lines.collect::<Vec<_>>().join("\n");
    let panel = buttons((locale, lettering), node, filter, found);
    let mut scene = node.table.scene(None);
    let mark = |(number, (text, _)): (usize, &(String, Line))| {
        let point = text.rsplit(' ').next().unwrap_or(text);
        let kind = MarkKind::Offer(number as u8);
        scene.board.spot(point).map(|spot| Mark { spot, kind })
    };
    scene.marks = shown.iter().enumerate().filter_map(mark).collect();
    let message = Message { panel, ..Message::private(text) };
    view::with_line(&ctx.painter, &View::own(caller), (scene, Vec::new()), message)
}

/// Returns the first lines: the rule set, whose games, and the moves so far.
fn heading(
    locale: Locale,
    node: &Node,
    filter: Filter,
    shown: impl Fn(&str) -> String,
) -> Vec<String> {
    let rules = node.options.to_string();
    let name = ("name", Arg::Text(words::full_name(locale, node.entry.info.id, &rules)));
    let title = match filter.person {
        None => say(locale, "openings-title", &[name]),
        Some(person) => {
            say(locale, "openings-title-person", &[name, ("person", Arg::Text(mention(person)))])
        }
    };
    let rated = filter.rated.then(|| say(locale, "openings-rated", &[]));
    let moves = node.played.iter().map(|text| words::action(locale, &shown(text)));
    let moves = Arg::Text(moves.collect::<Vec<_>>().join(" "));
    let after =
        (!node.played.is_empty()).then(|| say(locale, "openings-after", &[("moves", moves)]));
    [title].into_iter().chain(rated).chain(after).collect()
}

/// Returns the letter of a move in the list.
fn letter(number: usize) -> char {
    char::from(b'A' + number as u8)
}

/// Returns the line about a move; its score where there are enough games.
fn entry(locale: Locale, number: usize, name: &str, line: &Line) -> String {
    let mut args = vec![
        ("letter", Arg::Text(letter(number).to_string())),
        ("move", Arg::Text(name.to_owned())),
        ("count", Arg::Number(line.games().into())),
    ];
    let when = line.last_at.map(|at| format!("<t:{}:R>", at / 1000));
    args.push(("when", Arg::Text(when.unwrap_or_else(|| "–".to_owned()))));
    match line.score().filter(|_| line.games() >= FEWEST) {
        Some(score) => {
            args.extend(scored(score));
            say(locale, "openings-line", &args)
        }
        None => say(locale, "openings-line-few", &args),
    }
}

/// Returns the line about a move of the operator's own book.
fn file_entry(locale: Locale, name: &str, line: &PackLine) -> String {
    let mut args =
        vec![("move", Arg::Text(name.to_owned())), ("count", Arg::Number(line.games().into()))];
    let Some(score) = line.line.score().filter(|_| line.line.games() >= FEWEST) else {
        return say(locale, "openings-file-line-few", &args);
    };
    args.extend(scored(score));
    say(locale, "openings-file-line", &args)
}

/// Returns the arguments of a line that names a score with the ends of its interval.
fn scored((score, [low, high]): (f64, [f64; 2])) -> [(&'static str, Arg); 3] {
    [("score", percent(score)), ("low", percent(low)), ("high", percent(high))]
}

/// Returns a share as a whole percentage.
fn percent(share: f64) -> Arg {
    Arg::Number((share * 100.0).round() as i64)
}

/// Returns the buttons: a letter for each move, the names of those that only the operator's book has, and back. A way that
/// is too long for a button has none.
fn buttons(
    (locale, lettering): (Locale, Lettering),
    node: &Node,
    filter: Filter,
    found: &Found,
) -> Vec<Row> {
    let shown = &found.shown;
    let Some(keys) = Keys::of(node.entry, &node.options, filter, &node.played) else {
        return Vec::new();
    };
    let on = |(number, (text, _)): (usize, &(String, Line))| {
        Some(plain(&keys.after(text)?, letter(number).to_string()))
    };
    let letters: Vec<PanelButton> = shown.iter().enumerate().filter_map(on).collect();
    let others = found.in_file.iter().filter(|(text, _)| shown.iter().all(|(own, _)| own != text));
    let named =
        |(text, _): &(String, PackLine)| Some(plain(&keys.after(text)?, lettering.shown(text)));
    let others: Vec<PanelButton> = others.filter_map(named).collect();
    let others = (!others.is_empty()).then_some(Row::Buttons(others));
    let back = keys.back().map(|key| plain(&key, say(locale, "button-openings-back", &[])));
    let rows = letters.chunks(BUTTONS_PER_ROW - 1).map(|row| Row::Buttons(row.to_vec()));
    rows.chain(others).chain(back.map(|back| Row::Buttons(vec![back]))).collect()
}
