//! `/rules`: an illustrated page for each rule set.

use crate::app::caller::{Caller, Permission};
use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::game::rule_set;
use crate::app::input::game_lookup;
use crate::app::output::reply::{Answer, Message, Picture, Reply};
use crate::app::output::view::{self, View};
use crate::game::{Arg, Diagram, Entry, Guide, Options, Scene};
use crate::limits::{ALT_LENGTH, TEXT_BOARD_LENGTH};
use crate::render;
use crate::store::servers::Finished;
use crate::store::{GameId, Of, StoredGame};
use crate::words::{self, Locale, say};

/// Returns the page about a rule set: `game/preset` or either alone, and `key=value` pairs after
/// it.
pub(crate) fn rules_page(ctx: &Context, caller: &Caller, written: &str) -> Result<Answer, Error> {
    let (entry, rules) = rule_set::whole_rule_set(ctx, written)?;
    let (options, faults) = Options::read_through(entry.info, &rules)?;
    // Options that exclude each other have no page, but a refusal.
    entry.start_with_faults(faults, &options, options.named().seats.0, None)?;
    let guide = (entry.guide)(&options);
    let mut text = text(caller.locale, entry, &options, &guide);
    let drawn = guide.diagrams.iter().map(|diagram| Ok((diagram, scene(entry, diagram)?)));
    let drawn: Vec<(&Diagram, Scene)> = drawn.collect::<Result<_, InternalError>>()?;
    if caller.missing_permissions.contains(&Permission::AttachFiles) {
        in_letters(&mut text, &drawn);
        return Ok(Answer::private(text));
    }
    let view = View::own(caller).of_diagrams();
    let mut pictures =
        drawn.iter().map(|(diagram, scene)| captioned(ctx, &view, entry, diagram, scene));
    let picture = pictures.next();
    let files = (1..)
        .zip(pictures)
        .map(|(number, further)| further.named(format!("diagram-{number}.png")))
        .collect();
    Ok(Answer::plain(Reply::Post(Message { picture, files, ..Message::private(text) })))
}

/// Returns the page about the rule set that is played in the channel: by the caller, else by
/// others, else lately; where nothing has been played, the server's default.
pub(crate) async fn rules_here(ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
    let channel = caller.venue.channel;
    let mut games = ctx.store.unfinished(Of::Channel(channel)).await?;
    let plays = |game: &StoredGame| game.members.iter().any(|one| one.person == caller.person);
    games.sort_by_key(|game| !plays(game));
    let lately = Finished { channel: Some(channel), most: 1, ..Finished::default() };
    let found = match games.into_iter().next() {
        Some(game) => Some(game),
        None => ctx.store.finished(lately).await?.into_iter().next(),
    };
    let settings = context::guild_settings(ctx, caller.venue.guild).await?;
    let played = found.map(|game| format!("{}/{}", game.game, game.rules));
    rules_page(ctx, caller, &played.or(settings.game).unwrap_or_default())
}

/// Returns the page about the rule set of a game in the channel, or of one of the caller's.
pub(crate) async fn rules_of(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
) -> Result<Answer, Error> {
    let stored = game_lookup::game_named(ctx, caller, &game.0.to_string()).await?;
    rules_page(ctx, caller, &format!("{}/{}", stored.game, stored.rules))
}

/// Returns a picture whose description begins with its caption.
fn captioned(
    ctx: &Context,
    view: &View,
    entry: &Entry,
    diagram: &Diagram,
    scene: &Scene,
) -> Picture {
    let picture = view::diagram(ctx, view, scene);
    let caption = words::join::full_stop(view.locale, caption(view.locale, entry, diagram));
    let alt = words::join::sentences(view.locale, &[caption, picture.alt]);
    Picture { alt: alt.chars().take(ALT_LENGTH).collect(), ..picture }
}

/// Returns the text of the page, of 2,000 characters at the most.
pub fn text(locale: Locale, entry: &Entry, options: &Options, guide: &Guide) -> String {
    let info = entry.info;
    let note = |word: &&str| say(locale, &format!("note-{}-{word}", info.id), &[]);
    let keys = info.keys.iter().filter(|key| !guide.moot.contains(&key.name));
    let rule = |key: &crate::game::Key| {
        words::rule(locale, info.id, key.name, &options.value(key.name).to_string())
    };
    let lines = title(locale, entry, options)
        .into_iter()
        .chain(guide.basics.iter().map(note))
        .chain(keys.map(rule).map(|sentence| format!("• {sentence}")))
        .chain(guide.notes.iter().map(note))
        .chain(table_rules(locale, entry, options))
        .chain(captions(locale, entry, guide));
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the sentences on draws by agreement or on time, and on the clock; none for one person.
fn table_rules(locale: Locale, entry: &Entry, options: &Options) -> Vec<String> {
    let Ok(table) = entry.start(options, options.named().seats.0, None) else { return Vec::new() };
    let draw = if table.draws_on_time() { "rules-draw-on-time" } else { "rules-draw" };
    let ids = if table.people().len() > 1 { vec![draw, "rules-clock"] } else { Vec::new() };
    ids.into_iter().map(|id| say(locale, id, &[])).collect()
}

/// Returns the lines with the rule set's name, its written form, and what a move is in it.
fn title(locale: Locale, entry: &Entry, options: &Options) -> Vec<String> {
    let info = entry.info;
    let name = words::full_name(locale, info.id, options.named().name);
    let title = say(locale, "rules-title", &[("name", Arg::Text(name))]);
    let title = format!("{title} `{}/{options}`", info.id);
    let how = words::notation_help(locale, info.id, Some(options.named().name));
    let how = how.map(|how| say(locale, "rules-how", &[("how", Arg::Text(how))]));
    [title].into_iter().chain(how).collect()
}

fn caption(locale: Locale, entry: &Entry, diagram: &Diagram) -> String {
    say(locale, &format!("diagram-{}-{}", entry.info.id, diagram.caption), &[])
}

/// Returns the captions of the pictures, in their order.
fn captions(locale: Locale, entry: &Entry, guide: &Guide) -> Option<String> {
    let numbered = guide.diagrams.iter().enumerate();
    let captions =
        numbered.map(|(number, one)| format!("**{}** {}", number + 1, caption(locale, entry, one)));
    let captions = captions.collect::<Vec<_>>().join(" ");
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
        if text.chars().count() + drawing.chars().count() > TEXT_BOARD_LENGTH {
            return;
        }
        text.push_str(&drawing);
    }
}
