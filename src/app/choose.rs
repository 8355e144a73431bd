//! Menus: where a game has few things to do, they are listed instead of typed, one step after the other.

use super::reply::{Answer, Choice, Menu, Message, Reply};
use super::request::Caller;
use super::view::{Position, View};
use super::{App, Fault, Stop};
use crate::game::{Arg, Parsed, Table};
use crate::store::{GameId, StoredGame};
use crate::words::{self, Locale, say};

/// The most options of a menu.
/// <https://discord.com/developers/docs/components/reference#string-select>
const MOST: usize = 25;

/// So few actions are listed at once, even where a game can be asked step by step.
const SHORT: usize = 6;

impl App {
    /// Goes on from what was chosen in a menu: to the next menu, or to the move.
    pub(super) async fn choose(
        &self,
        caller: &Caller,
        game: GameId,
        version: u32,
        text: &str,
    ) -> Result<Answer, Stop> {
        let stored = self.load(game).await?;
        let table = self.table_for(caller, &stored)?;
        self.check_current(caller, &stored, version)?;
        if let Some(message) = self.menu(caller, &stored, &table, text) {
            return Ok(Answer::plain(Reply::Update(message)));
        }
        if let Some(question) = self.asked_back(caller, &stored, text)? {
            let Reply::Post(message) = question.reply else { return Ok(question) };
            return Ok(Answer::plain(Reply::Update(message)));
        }
        self.play_behind(caller, game, version, text).await
    }

    /// Makes a move from a message that only the caller sees: there the board comes back for them, and everybody is shown
    /// theirs beside it.
    pub(super) async fn play_behind(
        &self,
        caller: &Caller,
        game: GameId,
        version: u32,
        text: &str,
    ) -> Result<Answer, Stop> {
        let kept = self
            .step(caller, game, |stored| self.decide_behind(caller, &stored, version, text))
            .await?;
        let answer =
            self.own_board(caller, &kept.game, text).await.unwrap_or_else(|_| chosen(caller, text));
        Ok(Answer { owing: kept.owing, ..answer })
    }

    /// The board after a choice, for the chooser alone: the public one may be far up in the channel. Whoever goes on can
    /// do so from here.
    async fn own_board(
        &self,
        caller: &Caller,
        game: &StoredGame,
        text: &str,
    ) -> Result<Answer, Fault> {
        let board = self.own_message(caller, game, &View::own(caller)).await?;
        let text = format!("{}\n{}", said(caller, text), board.text);
        Ok(Answer::plain(Reply::Update(Message { text, ..board })))
    }

    /// The menu behind the beginning of an action, where there are few ways to go on, with the board as it looks while a
    /// seat is choosing. The first menu has none: it stands under the board's own button, and what answers that one
    /// cannot be promised, so it must not wait for a picture.
    pub(super) fn menu(
        &self,
        caller: &Caller,
        stored: &StoredGame,
        table: &Table,
        begun: &str,
    ) -> Option<Message> {
        let locale = caller.locale;
        let first = begun.is_empty();
        let (begun, choices) = few(table, begun)?;
        let concession = table.concession();
        let name = |text: &str| match &concession {
            Some(concession) if concession == text => say(locale, "button-concede", &[]),
            _ => words::action(locale, text),
        };
        let menu = Menu {
            game: stored.id,
            version: stored.version,
            hint: hint(table, &choices, locale),
            back: before(table, &begun)
                .map(|value| Choice { name: say(locale, "button-step-back", &[]), value }),
            choices: choices
                .into_iter()
                .map(|text| choice(table, name(&text), text, locale))
                .collect(),
        };
        let seat = table.to_move();
        let scene = table.preview(seat, &begun);
        let more = (scene.status.word != "to-move").then(|| words::status(locale, &scene.status));
        let so_far = (!begun.is_empty()).then(|| so_far(locale, &begun));
        let lines = [super::show::title(stored, locale)].into_iter().chain(more).chain(so_far);
        let text = lines.collect::<Vec<_>>().join("\n");
        let message = Message { menu: Some(menu), ..Message::private(text) };
        let position = Position { scene, actions: &stored.log, players: Vec::new() };
        Some(if first { message } else { self.with_board(&View::own(caller), position, message) })
    }
}

/// What who has chosen sees.
pub(super) fn chosen(caller: &Caller, text: &str) -> Answer {
    Answer::plain(Reply::Update(Message::private(said(caller, text))))
}

fn said(caller: &Caller, text: &str) -> String {
    say(caller.locale, "chosen", &[("action", Arg::Text(words::action(caller.locale, text)))])
}

/// What stands in a menu before anything is chosen: the game's question, or the general one.
fn hint(table: &Table, choices: &[String], locale: Locale) -> String {
    let asked =
        table.question(choices).map(|question| words::game_phrase(locale, "question", &question));
    asked.unwrap_or_else(|| say(locale, "menu-hint", &[]))
}

/// What has been chosen in the steps before.
fn so_far(locale: Locale, begun: &str) -> String {
    say(locale, "chosen-so-far", &[("action", Arg::Text(words::action(locale, begun)))])
}

/// A way to go on under this name, and with what it leads to where the game says so.
pub(super) fn choice(table: &Table, name: String, text: String, locale: Locale) -> Choice {
    let more = table.outlook(&text).map(|more| words::game_phrase(locale, "outlook", &more));
    let more = more.or_else(|| words::about_action(locale, &text));
    Choice { name: more.map_or(name.clone(), |more| format!("{name} · {more}")), value: text }
}

/// The ways to go on, where they fit into a menu, and the beginning that they share: all actions when they are very
/// few, else the next step of an unfinished one. A step with a single way is taken at once.
fn few(table: &Table, begun: &str) -> Option<(String, Vec<String>)> {
    let listing = table.actions();
    let all = listing.complete && begun.is_empty() && listing.actions.len() <= MOST;
    if all && listing.actions.len() <= SHORT {
        return Some((String::new(), listing.actions));
    }
    match table.read(begun) {
        Ok(Parsed::Unfinished(choices)) => match choices.as_slice() {
            [only] if matches!(table.read(only), Ok(Parsed::Unfinished(_))) => few(table, only),
            choices if choices.len() <= MOST => Some((begun.to_owned(), choices.to_vec())),
            _ => None,
        },
        _ => all.then_some((String::new(), listing.actions)),
    }
}

/// The beginning at which the menu before this one stood; none where this is the first. A step with a single way had no
/// menu, so the whole way is gone again.
fn before(table: &Table, begun: &str) -> Option<String> {
    let (mut last, (mut here, mut choices)) = (None, few(table, "")?);
    while here != begun {
        let taken = choices
            .into_iter()
            .find(|choice| choice.len() > here.len() && begun.starts_with(choice.as_str()));
        last = Some(here);
        match taken.and_then(|taken| few(table, &taken)) {
            Some(next) => (here, choices) = next,
            None => break,
        }
    }
    last
}
