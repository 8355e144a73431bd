//! Menus: where a game has few things to do, they are listed instead of typed, one step after the other.

use super::reply::{Answer, Choice, Menu, Message, Reply};
use super::request::{Caller, Right};
use super::{App, Stop};
use crate::game::{Arg, Parsed, Table};
use crate::store::{GameId, Store, StoredGame};
use crate::words::{self, Locale, say};

/// The most options of a menu.
/// <https://discord.com/developers/docs/components/reference#string-select>
const MOST: usize = 25;

/// So few actions are listed at once, even where a game can be asked step by step.
const SHORT: usize = 6;

impl<S: Store> App<S> {
    /// Goes on from what was chosen in a menu: to the next menu, or to the move.
    pub(super) async fn choose(&self, caller: &Caller, game: GameId, version: u32, text: &str) -> Result<Answer, Stop> {
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
        let kept = self.step(caller, game, |stored| self.decide_behind(caller, &stored, version, text)).await?;
        Ok(Answer { owing: kept.owing, ..chosen(caller, text) })
    }

    /// The menu behind the beginning of an action, where there are few ways to go on; with a picture where the game
    /// shows more on its board while a seat is choosing.
    pub(super) fn menu(&self, caller: &Caller, stored: &StoredGame, table: &Table, begun: &str) -> Option<Message> {
        let locale = caller.locale;
        let (begun, choices) = few(table, begun)?;
        let menu = Menu {
            game: stored.id,
            version: stored.version,
            hint: hint(locale, &begun),
            choices: choices
                .into_iter()
                .map(|text| choice(table, words::action(locale, &text), text, locale))
                .collect(),
        };
        let seat = table.to_move();
        let (scene, plain) = (table.preview(seat, &begun), table.scene(seat));
        let more = (scene.status != plain.status).then(|| words::status(locale, &scene.status));
        let text = [super::show::title(stored, locale)].into_iter().chain(more).collect::<Vec<_>>().join("\n");
        let shown = scene != plain && !caller.lacks.contains(&Right::AttachFiles);
        let picture = shown.then(|| self.picture(&scene, locale));
        Some(Message { menu: Some(menu), picture, ..Message::private(text) })
    }
}

/// What who has chosen sees.
pub(super) fn chosen(caller: &Caller, text: &str) -> Answer {
    let action = Arg::Text(words::action(caller.locale, text));
    Answer::plain(Reply::Update(Message::private(say(caller.locale, "chosen", &[("action", action)]))))
}

/// What stands in a menu before anything is chosen: the question, or what has been chosen before.
fn hint(locale: Locale, begun: &str) -> String {
    if begun.is_empty() { say(locale, "menu-hint", &[]) } else { format!("{} …", words::action(locale, begun)) }
}

/// A way to go on under this name, and with what it leads to where the game says so.
pub(super) fn choice(table: &Table, name: String, text: String, locale: Locale) -> Choice {
    let more = table.outlook(&text).map(|more| say(locale, &format!("outlook-{}", more.word), &more.args));
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
