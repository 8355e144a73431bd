//! `/rules`: an illustrated page for each rule set.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::game::{policy, rule_set};
use crate::app::input::{game_lookup, rule_key};
use crate::app::output::layout::{Part, SideButton};
use crate::app::output::reply::{Answer, Message, PanelButton, Picture, Reply};
use crate::app::output::view::{self, View};
use crate::app::pages::rules_button;
use crate::game::{Arg, Diagram, Entry, Guide, Key, NamedTable, Options, Refusal, Scene};
use crate::limits::{ALT_LENGTH, LAYOUT_LENGTH};
use crate::render;
use crate::store::servers::{Finished, Settings};
use crate::store::{GameId, Of, Status, StoredGame};
use crate::words::{self, Locale, say};

/// Longest text of a page, in characters: the rest of the message is for the note on missing permissions.
pub const PAGE: usize = LAYOUT_LENGTH - 200;

/// Returns the page about a rule set: `game/preset` or either alone, `key=value` pairs after it, and further ones.
pub(crate) async fn rules_page(
    ctx: &Context,
    caller: &Caller,
    written: &str,
    pairs: &str,
) -> Result<Answer, Error> {
    let (entry, rules) = match pairs.trim() {
        "" => rule_set::whole_rule_set(ctx, written)?,
        pairs => rule_set::rule_set(ctx, written, pairs)?,
    };
    let (options, faults) = Options::read_through(entry.info, &rules)?;
    // Options that exclude each other have no page, but a refusal.
    entry.start_with_faults(faults, &options, options.named().seats.0, None)?;
    let settings = context::settings_here(ctx, caller).await?;
    Ok(Answer::plain(Reply::Post(message(ctx, caller, &settings, (entry, &options))?)))
}

/// Turns to the page about another rule set; `part` is a number, which pages of earlier versions counted by, and the rule
/// set as its buttons name it.
pub(crate) async fn turn_page(ctx: &Context, caller: &Caller, part: &str) -> Result<Answer, Error> {
    let unknown = || Refusal::new("unknown-button");
    let (_, rules) = part.split_once(':').ok_or_else(unknown)?;
    let (entry, options) = rule_key::read(ctx, rules).ok_or_else(unknown)?;
    entry.start(&options, options.named().seats.0, None)?;
    let settings = context::settings_here(ctx, caller).await?;
    Ok(Answer::plain(Reply::Update(message(ctx, caller, &settings, (entry, &options))?)))
}

/// Returns the message with the page: its pictures below the text, or drawn in letters where the text leaves room.
fn message(
    ctx: &Context,
    caller: &Caller,
    settings: &Settings,
    (entry, options): (&Entry, &Options),
) -> Result<Message, InternalError> {
    let guide = (entry.guide)(options);
    let locale = caller.locale;
    let mut text = page(locale, entry, options, &guide);
    let panel = rules_button::row(locale, entry, options);
    let is_offered = policy::allows(settings, &format!("{}/{options}", entry.info.id));
    let play = is_offered.then(|| rules_button::play(locale, entry, options));
    let drawn = guide.diagrams.iter().map(|diagram| Ok((diagram, scene(entry, diagram)?)));
    let drawn: Vec<(&Diagram, Scene)> = drawn.collect::<Result<_, InternalError>>()?;
    if !caller.may_attach() {
        in_letters(&mut text, &drawn);
        let layout = layout(&text, play);
        return Ok(Message { panel, ..Message::private_layout(layout) });
    }
    let view = View::own(caller).of_diagrams();
    let numbered = (1..).zip(&drawn);
    let mut pictures = numbered.map(|(number, drawn)| captioned(ctx, &view, entry, number, drawn));
    let picture = pictures.next();
    let table = guide
        .table
        .as_ref()
        .map(|table| view::table(ctx, &view, table, &table_caption(locale, entry, table)));
    let files = (1..)
        .zip(pictures.chain(table))
        .map(|(number, further)| further.named(format!("diagram-{number}.png")))
        .collect();
    let layout = layout(&text, play);
    Ok(Message { picture, files, panel, ..Message::private_layout(layout) })
}

/// Returns the title of a page, and the text below. Beside the title is the button that starts a game, where the server offers
/// the rule set.
fn layout(text: &str, play: Option<PanelButton>) -> Vec<Part> {
    let (title, text) = text.split_once('\n').unwrap_or((text, ""));
    let title = title.to_owned();
    let title = match play {
        Some(play) => Part::Section(title, SideButton::Panel(play)),
        None => Part::Text(title),
    };
    vec![title, Part::Text(text.to_owned())]
}

/// Returns the page about the rule set that is played in the channel: by the caller, else by
/// others, else lately, if the server still allows it; else about the server's default. Games that have begun come before
/// challenges. With pairs it is its preset with these.
pub(crate) async fn rules_here(
    ctx: &Context,
    caller: &Caller,
    pairs: &str,
) -> Result<Answer, Error> {
    let channel = caller.venue.channel;
    let mut games = ctx.store.unfinished(Of::Channel(channel)).await?;
    let plays = |game: &StoredGame| game.members.iter().any(|one| one.person == caller.person);
    games.sort_by_key(|game| (!plays(game), game.status == Status::Open));
    let lately = Finished { channel: Some(channel), most: 1, ..Finished::default() };
    let rules_of = |game: StoredGame| format!("{}/{}", game.game, game.rules);
    let settings = context::settings_here(ctx, caller).await?;
    let played = match games.into_iter().next() {
        Some(game) => Some(rules_of(game)),
        None => {
            let last = ctx.store.finished(lately).await?.into_iter().next();
            last.map(rules_of).filter(|last| policy::allows(&settings, last))
        }
    };
    let usual = || policy::usual_to_show(ctx, &settings);
    let here = played.or_else(usual).unwrap_or_default();
    rules_page(ctx, caller, rule_set::under_pairs(&here, pairs), pairs).await
}

/// Returns the page about the rule set of a game in the channel, or of one of the caller's.
pub(crate) async fn rules_of(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
) -> Result<Answer, Error> {
    let stored = game_lookup::game_named(ctx, caller, &game.0.to_string()).await?;
    rules_page(ctx, caller, &format!("{}/{}", stored.game, stored.rules), "").await
}

/// Returns a picture whose description begins with its caption.
fn captioned(
    ctx: &Context,
    view: &View,
    entry: &Entry,
    number: usize,
    (diagram, scene): &(&Diagram, Scene),
) -> Picture {
    let caption = caption(view.locale, entry, diagram);
    let picture = view::diagram(ctx, view, scene, (number, &caption));
    let caption = words::join::full_stop(view.locale, caption);
    let alt = words::join::sentences(view.locale, &[caption, picture.alt]);
    Picture { alt: alt.chars().take(ALT_LENGTH).collect(), ..picture }
}

/// Returns the text of the page about a rule set, of [`PAGE`] characters at the most; its first line is the title.
pub fn page(locale: Locale, entry: &Entry, options: &Options, guide: &Guide) -> String {
    let info = entry.info;
    let note = |word: &&str| say(locale, &format!("note-{}-{word}", info.id), &[]);
    let (board, basics) = guide.basics.split_at(guide.basics.len().min(1));
    let (size, keys): (Vec<_>, Vec<_>) = info
        .keys
        .iter()
        .filter(|key| !guide.moot.contains(&key.name))
        .partition(|key| key.name == SIZE);
    let rule = |key: &Key| words::rule(locale, info.id, key.name, &value(options, key));
    let board: Vec<String> = size.into_iter().map(rule).chain(board.iter().map(note)).collect();
    let with_additions = |key: &Key| {
        let own = guide.additions.iter().filter(|(of, _)| *of == key.name);
        let said: Vec<String> =
            [rule(key)].into_iter().chain(own.map(|(_, word)| note(word))).collect();
        words::join::sentences(locale, &said)
    };
    let rules = keys.into_iter().map(with_additions).map(|sentence| format!("• {sentence}"));
    let is_said_later = |word: &&str| guide.in_full.contains(word);
    let aim: Vec<&str> = guide.aim.iter().copied().filter(|word| !is_said_later(word)).collect();
    let lines = [words::join::sentences(locale, &board)].into_iter();
    let lines = lines.chain(words::aim(locale, info.id, &aim));
    let lines = lines.chain(how(locale, entry, options)).chain(basics.iter().map(note));
    let lines = lines.chain(rules).chain(guide.notes.iter().map(note));
    let lines = lines.chain(table_rules(locale, entry, options));
    let lines = lines.chain(guide.table.iter().flat_map(|table| named(locale, entry, table)));
    let last = guide.credits.iter().map(note).chain(captions(locale, entry, guide));
    let lines = [title(locale, entry, options)].into_iter().chain(lines).chain(last);
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// The option whose sentence is about the board, and stands with what else is said of it.
const SIZE: &str = "size";
/// The value of that option for a board without edges.
const UNBOUNDED: &str = "unbounded";

fn value(options: &Options, key: &Key) -> String {
    options.value(key.name).to_string()
}

/// Returns the sentences on draws by agreement or on time, and on the clock; none for one person.
fn table_rules(locale: Locale, entry: &Entry, options: &Options) -> Vec<String> {
    let Ok(table) = entry.start(options, options.named().seats.0, None) else { return Vec::new() };
    let draw = if table.draws_on_time() { "rules-draw-on-time" } else { "rules-draw" };
    let ids = if table.people().len() > 1 { vec![draw, "rules-clock"] } else { Vec::new() };
    ids.into_iter().map(|id| say(locale, id, &[])).collect()
}

/// Returns the line with the rule set's name and its written form.
fn title(locale: Locale, entry: &Entry, options: &Options) -> String {
    let info = entry.info;
    let name = words::full_name(locale, info.id, options.named().name);
    let title = say(locale, "rules-title", &[("name", Arg::Text(name))]);
    format!("{title} `{}/{options}`", info.id)
}

/// Returns the line with an example of a move. On a board without edges the sentence about the board has one.
fn how(locale: Locale, entry: &Entry, options: &Options) -> Option<String> {
    if entry.info.keys.iter().any(|key| value(options, key) == UNBOUNDED) {
        return None;
    }
    let how = words::notation_help(locale, entry.info.id, Some(options.named().name))?;
    Some(say(locale, "rules-how", &[("how", Arg::Text(how))]))
}

fn caption(locale: Locale, entry: &Entry, diagram: &Diagram) -> String {
    say(locale, &format!("diagram-{}-{}", entry.info.id, diagram.caption), &[])
}

fn table_caption(locale: Locale, entry: &Entry, table: &NamedTable) -> String {
    say(locale, &format!("table-{}-{}", entry.info.id, table.caption), &[])
}

/// Returns the lines with the names of a table of positions: its caption, and a line for each board.
fn named(locale: Locale, entry: &Entry, table: &NamedTable) -> Vec<String> {
    let board = |words: &Vec<&str>| {
        let names: Vec<String> = words.iter().map(|word| view::numbered(locale, word)).collect();
        format!("• {}", words::join::things(locale, &names))
    };
    let caption = words::join::full_stop(locale, table_caption(locale, entry, table));
    std::iter::once(caption).chain(table.names.iter().map(board)).collect()
}

/// Returns the captions of the pictures, in their order, a line for each.
fn captions(locale: Locale, entry: &Entry, guide: &Guide) -> Option<String> {
    let numbered = guide.diagrams.iter().enumerate();
    let captions =
        numbered.map(|(number, one)| format!("**{}** {}", number + 1, caption(locale, entry, one)));
    let captions = captions.collect::<Vec<_>>().join("\n");
    (!captions.is_empty())
        .then(|| say(locale, "rules-pictures", &[("captions", Arg::Text(captions))]))
}

/// Returns the position of a diagram, replayed by the game's own rules.
fn scene(entry: &Entry, diagram: &Diagram) -> Result<Scene, InternalError> {
    let record = &diagram.record;
    let broken = |why: &str| {
        InternalError::new(&format!("the diagram {} of {}: {why}", diagram.caption, entry.info.id))
    };
    let options = Options::read(entry.info, &record.rules).map_err(|why| broken(why[0].word))?;
    let table = entry.start(&options, record.seats, record.setup.as_ref());
    let mut table = table.map_err(|why| broken(why[0].word))?;
    for action in &record.actions {
        table.play(action).map_err(|why| broken(why.word))?;
    }
    Ok(table.scene(None))
}

/// Adds as many positions as fit, drawn in letters, where pictures cannot be attached.
fn in_letters(text: &mut String, drawn: &[(&Diagram, Scene)]) {
    for (_, scene) in drawn {
        let drawing = format!("\n```\n{}\n```", render::text(scene));
        if text.chars().count() + drawing.chars().count() > PAGE {
            return;
        }
        text.push_str(&drawing);
    }
}
