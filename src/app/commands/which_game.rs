//! The question of which game a command means, where several fit: a menu that gives the command again.

use crate::app::caller::Caller;
use crate::app::commands;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::input::game_lookup;
use crate::app::output::game_choice;
use crate::app::output::reply::{Answer, Message, PanelSelect, Reply, Row, SelectSource};
use crate::game::{Arg, Refusal};
use crate::limits::{MENU_LENGTH, PANEL_KEY_LENGTH};
use crate::words::say;

/// Options that the menu repeats, each with its command.
const REPEATED: [(&str, &str); 2] = [("move", "where"), ("export", "format")];

/// Returns the option of a command that the menu repeats.
fn repeated(command: &str) -> Option<&'static str> {
    REPEATED.into_iter().find(|(known, _)| *known == command).map(|(_, option)| option)
}

/// Runs a command; where several of the caller's games fit, asks which one is meant.
pub(crate) async fn run(
    ctx: &Context,
    caller: &Caller,
    name: &str,
    arguments: &Arguments,
) -> Result<Answer, Error> {
    match commands::run(ctx, caller, name, arguments).await {
        Err(Error::User(why)) => match question(ctx, caller, name, arguments, &why).await? {
            Some(question) => Ok(Answer::plain(Reply::Post(question))),
            None => Err(Error::User(why)),
        },
        other => other,
    }
}

/// Returns the refusal with a menu of the games that fit; none where the refusal is another one, or the menu could not
/// give the command as it was given.
async fn question(
    ctx: &Context,
    caller: &Caller,
    name: &str,
    arguments: &Arguments,
    why: &[Refusal],
) -> Result<Option<Message>, Error> {
    let kept = repeated(name).and_then(|option| arguments.text(option));
    let key = format!("which:{name}:{}", kept.unwrap_or_default());
    let has_flags = ["here", "text"].iter().any(|flag| arguments.flag(flag).is_some());
    let fits = !has_flags && key.len() <= PANEL_KEY_LENGTH;
    let only = why.first().filter(|why| fits && why.word == "which-game");
    let Some((_, Arg::Names(numbers))) = only.and_then(|why| why.args.first()) else {
        return Ok(None);
    };
    let mut games = Vec::new();
    for number in numbers.iter().take(MENU_LENGTH) {
        games.push(context::load(ctx, game_lookup::number(number)?).await?);
    }
    let choices = game_choice::choices(ctx, caller, &games).await;
    let menu = PanelSelect {
        key,
        hint: say(caller.locale, "which-game-hint", &[]),
        from: SelectSource::These(choices),
        chosen: Vec::new(),
        several: false,
    };
    let known = ("known", Arg::Names(numbers.clone()));
    let text = say(caller.locale, "which-game-below", &[known]);
    Ok(Some(Message { panel: vec![Row::Menu(menu)], ..Message::private(text) }))
}

/// Gives the command for the game that was chosen; `part` is its name and the value of the option that is repeated.
pub(crate) async fn chosen(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    values: &[String],
) -> Result<Answer, Error> {
    let (name, kept) = part.split_once(':').unwrap_or((part, ""));
    let game = values.first().ok_or_else(|| Refusal::new("unknown-button"))?;
    let arguments = Arguments::default().with_text("game", game);
    let arguments = match repeated(name).filter(|_| !kept.is_empty()) {
        Some(option) => arguments.with_text(option, kept),
        None => arguments,
    };
    let caller = &Caller { answers_question: true, ..caller.clone() };
    Ok(commands::run(ctx, caller, name, &arguments).await?.in_place_of_question())
}
