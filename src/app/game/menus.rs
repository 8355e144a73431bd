//! Select menus, or rows of buttons, for moves that are chosen step by step.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::game::action_names::{letter, lettering, name, shown};
use crate::app::game::{answer, confirm, moves, update};
use crate::app::input::request::ButtonAction;
use crate::app::output::reply::{Answer, Attached, Choice, Menu, Message, Reply};
use crate::app::output::view::{self, Position, View};
use crate::app::output::{board_message, emoji, game_title, seat_labels};
use crate::game::{Arg, Board, Lettering, Listing, Parsed, Scene, Table};
use crate::limits::{MENU_LENGTH, MESSAGE_LENGTH};
use crate::store::{GameId, StoredGame};
use crate::words::{self, Locale, say};

/// Number of actions up to which they are listed at once, even where a game can be asked step by
/// step.
const LISTED_AT_ONCE: usize = 6;

/// Name of the file with the picture of named positions.
const CHART: &str = "openings.png";

/// Goes on from a choice in a menu: to the next menu, or to the move.
pub(crate) async fn choose(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    version: u32,
    text: &str,
) -> Result<Answer, Error> {
    let stored = context::load(ctx, game).await?;
    let table = moves::table_to_move(ctx, caller, &stored)?;
    moves::check_current(ctx, caller, &stored, version)?;
    if let Some(message) = menu(ctx, caller, &stored, &table, text).await {
        return Ok(Answer::plain(Reply::Update(message)));
    }
    if let Some(question) = confirm::asked_back(ctx, caller, &stored, text)? {
        let Reply::Post(message) = question.reply else { return Ok(question) };
        return Ok(Answer::plain(Reply::Update(message)));
    }
    play_ephemerally(ctx, caller, game, version, text).await
}

/// Plays a move from an ephemeral message: the caller's own board is edited in place, and the
/// public one is refreshed by the outbox.
pub(crate) async fn play_ephemerally(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    version: u32,
    text: &str,
) -> Result<Answer, Error> {
    let committed = update::step(ctx, caller, game, |stored| {
        moves::decide_ephemerally(ctx, caller, &stored, version, text)
    })
    .await?;
    let answer = played(ctx, caller, &committed.game, text).await;
    Ok(Answer { pending: committed.pending, ..answer })
}

/// Returns the answer to an action that the caller has played from an ephemeral message, just now or by an earlier delivery of
/// the same interaction.
pub(crate) async fn played(
    ctx: &Context,
    caller: &Caller,
    game: &StoredGame,
    text: &str,
) -> Answer {
    let text = answer::as_read(ctx, caller, game, text);
    let board = own_board(ctx, caller, game, &text).await;
    board.unwrap_or_else(|_| answer::chosen(caller, &text))
}

/// Returns the ephemeral board after a choice, since the public one may be far up in the channel. A
/// player who is on turn again can go on from it.
async fn own_board(
    ctx: &Context,
    caller: &Caller,
    game: &StoredGame,
    text: &str,
) -> Result<Answer, InternalError> {
    let board = board_message::own_message(ctx, caller, game, &View::own(caller)).await?;
    Ok(Answer::plain(Reply::Update(below(&answer::chosen_text(caller, text), board))))
}

/// Returns a board below the line about what was chosen, where there is room for it: a board in words, or a plan, may fill
/// the message. The board says what was played last as well.
fn below(line: &str, board: Message) -> Message {
    let text = format!("{line}\n{}", board.text);
    if text.chars().count() > MESSAGE_LENGTH { board } else { Message { text, ..board } }
}

/// Returns the one of the listed actions of a table that a seat can choose, where there is no other; conceding is asked
/// for by its own button.
pub(crate) fn only_action(table: &Table, listing: &Listing<String>) -> Option<String> {
    let [only] = listing.actions.as_slice() else { return None };
    (listing.complete && table.concession().as_ref() != Some(only)).then(|| only.clone())
}

/// Returns the menu behind the beginning of an action, where it has few continuations, with the
/// board as it looks while a seat is choosing. The first menu has no board: it is below the board's
/// own button, whose response cannot be deferred, so it must not wait for a picture; many
/// points of a grid are shown, as a grid is painted in a fraction of a millisecond.
pub(crate) async fn menu(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    table: &Table,
    begun: &str,
) -> Option<Message> {
    let locale = caller.locale;
    let lettering = lettering(caller, table);
    let first = begun.is_empty();
    let (begun, choices) = continuations(table, begun)?;
    let many = choices.len() > LISTED_AT_ONCE;
    let seat = table.to_move();
    let scene = table.preview(seat, &begun);
    let named = choices.iter().map(|text| choice(table, text.clone(), locale, lettering));
    let named: Vec<Choice> = named.map(|choice| lettered(&scene, locale, choice)).collect();
    let own_question = question(table, &choices, locale, lettering);
    let general = || say(locale, "menu-hint", &[]);
    let menu = Menu {
        game: stored.id,
        version: stored.version,
        hint: own_question.clone().unwrap_or_else(general),
        back: previous_step(table, &begun)
            .map(|value| Choice { name: say(locale, "button-step-back", &[]), value }),
        emojis: emoji::of_choices(ctx, table, &named),
        form: (first && choices == moves::beside_points(table))
            .then(|| game_title::button(stored, ButtonAction::Offer, locale)),
        choices: named,
    };
    let status = || words::status(locale, &lettering.of_scene(&scene).status);
    let more = (scene.status.word != "to-move").then(status);
    let so_far = (!begun.is_empty()).then(|| so_far(locale, &lettering.shown(&begun)));
    // Buttons have no placeholder, so the question is a line: the general one only where the status asks nothing.
    let question = own_question.or_else(|| more.is_none().then(general));
    let question = question.filter(|_| menu.is_row());
    let lines = [game_title::title(stored, locale)].into_iter().chain(more).chain(so_far);
    let lines = lines.chain(question);
    let text = lines.collect::<Vec<_>>().join("\n");
    let message = Message { menu: Some(menu), ..Message::private(text) };
    let drawn = !first || (many && matches!(scene.board, Board::Grid(_)));
    if !drawn {
        return Some(message);
    }
    let players = seat_labels::players(ctx, stored, table, locale).await;
    let position = Position { scene, actions: &stored.log, players };
    let own = View::own(caller);
    let mut message = view::with_board(&ctx.painter, &own, position, message);
    message.files.extend(chart(ctx, own, table));
    Some(message)
}

/// Returns the picture of the named positions that the choices make, where the game has one.
fn chart(ctx: &Context, view: View, table: &Table) -> Option<Attached> {
    let chart = table.chart().filter(|_| view.paints())?;
    let view = view.of_diagrams();
    let caption = format!("table-{}-{}", table.info().id, chart.caption);
    let picture = view::table(ctx, &view, &chart, &say(view.locale, &caption, &[]));
    Some(picture.named(CHART.to_owned()))
}

/// Returns the game's question that a menu asks, where it has one.
fn question(
    table: &Table,
    choices: &[String],
    locale: Locale,
    lettering: Lettering,
) -> Option<String> {
    let question = table.question(choices)?;
    Some(words::game_phrase(locale, "question", &lettering.phrase(question)))
}

/// Returns the line about the choices of the steps before.
fn so_far(locale: Locale, begun: &str) -> String {
    say(locale, "chosen-so-far", &[("action", Arg::Text(words::action(locale, begun)))])
}

/// Returns the placeholder of a line for an action: what can be typed, for example. Choices are words of English, and typed by
/// their names in the other languages.
pub(crate) fn example(caller: &Caller, table: &Table) -> String {
    let examples = moves::examples(table);
    let are_named = examples.len() > 1 && caller.locale != Locale::En;
    let typed = |text: &String| {
        let text = shown(caller, table, text);
        if are_named { words::action(caller.locale, &text) } else { text }
    };
    let examples: Vec<String> = examples.iter().map(typed).collect();
    let example = Arg::Text(words::join::names(caller.locale, &examples));
    say(caller.locale, "form-example", &[("example", example)])
}

/// Returns the choice of an action by its name, with its consequence where the game describes it.
pub(crate) fn choice(table: &Table, text: String, locale: Locale, lettering: Lettering) -> Choice {
    let name = name(table, &text, locale, lettering);
    let outlook = |more| words::game_phrase(locale, "outlook", &lettering.phrase(more));
    let more = table.outlook(&text).map(outlook);
    let more = more.or_else(|| words::about_action(locale, &text));
    let name = match more {
        Some(more) => words::join::parts(locale, &[name, more]),
        None => name,
    };
    Choice { name, value: text }
}

/// Returns a choice with the letter before it that its point has on the board, as an offered one has.
pub(crate) fn lettered(scene: &Scene, locale: Locale, choice: Choice) -> Choice {
    let Some(letter) = letter(scene, &choice.value) else { return choice };
    Choice { name: words::join::parts(locale, &[letter, choice.name]), value: choice.value }
}

/// Returns the continuations that fit into a menu, and the beginning that they share: all actions
/// if they are very few, else the next step of an unfinished one, or what can be chosen beside offers of points, for which
/// there is a form. A step with a single continuation is taken at once.
fn continuations(table: &Table, begun: &str) -> Option<(String, Vec<String>)> {
    let listing = table.actions();
    let all = listing.complete && begun.is_empty() && listing.actions.len() <= MENU_LENGTH;
    if all && listing.actions.len() <= LISTED_AT_ONCE {
        return Some((String::new(), listing.actions));
    }
    match table.read(begun) {
        Ok(Parsed::Unfinished(choices)) => match choices.as_slice() {
            [only] if matches!(table.read(only), Ok(Parsed::Unfinished(_))) => {
                continuations(table, only)
            }
            choices if choices.len() <= MENU_LENGTH => Some((begun.to_owned(), choices.to_vec())),
            _ => None,
        },
        _ if all => Some((String::new(), listing.actions)),
        _ if begun.is_empty() => {
            let choices = moves::beside_points(table);
            (!choices.is_empty()).then(|| (String::new(), choices))
        }
        _ => None,
    }
}

/// Returns the beginning at which the previous menu was; `None` at the first. A step with a single
/// continuation had no menu, so all of it is undone.
fn previous_step(table: &Table, begun: &str) -> Option<String> {
    let (mut last, (mut here, mut choices)) = (None, continuations(table, "")?);
    while here != begun {
        let taken = choices
            .into_iter()
            .find(|choice| choice.len() > here.len() && begun.starts_with(choice.as_str()));
        last = Some(here);
        match taken.and_then(|taken| continuations(table, &taken)) {
            Some(next) => (here, choices) = next,
            None => break,
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_that_fills_the_message_is_not_cut() {
        let own = |letters: usize| Message::private("x".repeat(letters));
        assert_eq!(below("Chosen: h8", own(3)).text, "Chosen: h8\nxxx");
        let full = below("Chosen: h8", own(MESSAGE_LENGTH - 5)).text;
        assert_eq!(full, "x".repeat(MESSAGE_LENGTH - 5));
    }
}
