//! Menus: where a game has few things to do, they are listed instead of typed, one step after the other.

use super::reply::{Answer, Choice, Menu, Message, Reply};
use super::request::Caller;
use super::{App, Stop};
use crate::game::{Arg, Parsed, Table};
use crate::store::{GameId, Store, StoredGame};
use crate::words::{self, say};

/// The most options of a menu.
/// <https://discord.com/developers/docs/components/reference#string-select>
const MOST: usize = 25;

impl<S: Store> App<S> {
    /// Goes on from what was chosen in a menu: to the next menu, or to the move.
    pub(super) async fn choose(&self, caller: &Caller, game: GameId, version: u32, text: &str) -> Result<Answer, Stop> {
        let stored = self.load(game).await?;
        let table = self.table_for(caller, &stored)?;
        self.check_current(caller, &stored, version)?;
        if let Some(message) = menu(caller, &stored, &table, text) {
            return Ok(Answer::plain(Reply::Update(message)));
        }
        if let Some(question) = self.asked_back(caller, &stored, text)? {
            let Reply::Post(message) = question.reply else { return Ok(question) };
            return Ok(Answer::plain(Reply::Update(message)));
        }
        let kept = self.step(caller, game, |stored| self.decide_behind(caller, &stored, version, text)).await?;
        Ok(Answer { owing: kept.owing, ..chosen(caller, text) })
    }
}

/// What who has chosen sees.
pub(super) fn chosen(caller: &Caller, text: &str) -> Answer {
    let action = Arg::Text(words::action(caller.locale, text));
    Answer::plain(Reply::Update(Message::private(say(caller.locale, "chosen", &[("action", action)]))))
}

/// The menu behind the beginning of an action, where there are few ways to go on.
pub(super) fn menu(caller: &Caller, stored: &StoredGame, table: &Table, begun: &str) -> Option<Message> {
    let choices = few(table, begun)?.into_iter();
    let choice = |text: String| Choice { name: words::action(caller.locale, &text), value: text };
    let menu = Menu {
        game: stored.id,
        version: stored.version,
        hint: say(caller.locale, "menu-hint", &[]),
        choices: choices.map(choice).collect(),
    };
    let text = super::show::title(stored, caller.locale);
    Some(Message { menu: Some(menu), ..Message::private(text) })
}

/// The ways to go on, where they fit into a menu: all actions when nothing is begun and they are few, else the next
/// step of an unfinished one.
fn few(table: &Table, begun: &str) -> Option<Vec<String>> {
    let listing = table.actions();
    if begun.is_empty() && listing.complete && listing.actions.len() <= MOST {
        return Some(listing.actions);
    }
    match table.read(begun) {
        Ok(Parsed::Unfinished(choices)) if choices.len() <= MOST => Some(choices),
        _ => None,
    }
}
