//! Moves that are shown and asked back before they are made, for those who prefer it.

use super::panel::plain;
use super::play::action;
use super::reply::{Answer, Look, Message, Reply, Row, Switch};
use super::request::Caller;
use super::view::{Position, View};
use super::{App, Stop, choose};
use crate::game::{Arg, Refusal};
use crate::store::{GameId, StoredGame};
use crate::words::{self, say};

/// The longest key of a button; a custom id has 100 characters.
const LONGEST_KEY: usize = 80;

impl App {
    /// Shows the move and asks whether to make it, where the caller wants that. A move that is too long for a button is
    /// made at once.
    pub(super) fn asked_back(
        &self,
        caller: &Caller,
        stored: &StoredGame,
        text: &str,
    ) -> Result<Option<Answer>, Stop> {
        if !caller.wishes.confirm {
            return Ok(None);
        }
        let mut table = self.table_for(caller, stored)?;
        let text = action(&table, text)?;
        let key = format!("play:{}:{}:{text}", stored.id.0, stored.version);
        if key.len() > LONGEST_KEY {
            return Ok(None);
        }
        let seat = stored.seat_of(caller.person);
        table.play(&text)?;
        let name = ("action", Arg::Text(words::action(caller.locale, &text)));
        let yes =
            Switch { look: Look::On, ..plain(&key, say(caller.locale, "confirm-play", &[name])) };
        let question = Message::private(say(caller.locale, "confirm-sure", &[]));
        let message = Message { panel: vec![Row::Buttons(vec![yes])], ..question };
        let actions = [stored.log.as_slice(), &[text]].concat();
        let position =
            Position { scene: table.scene(seat), actions: &actions, players: Vec::new() };
        let message = self.with_board(&View::own(caller), position, message);
        Ok(Some(Answer::plain(Reply::Post(message))))
    }

    /// Makes the move that was asked back: `part` is the game, its version and the action.
    pub(super) async fn play_confirmed(&self, caller: &Caller, part: &str) -> Result<Answer, Stop> {
        let mut words = part.splitn(3, ':');
        let mut number = || words.next()?.parse::<i64>().ok();
        let game = number().map(GameId);
        let version = number().and_then(|version| u32::try_from(version).ok());
        let (Some(game), Some(version), Some(text)) = (game, version, words.next()) else {
            return Err(Refusal::new("unknown-button").into());
        };
        let kept = self
            .step(caller, game, |stored| self.decide_behind(caller, &stored, version, text))
            .await?;
        Ok(Answer { owing: kept.owing, ..choose::chosen(caller, text) })
    }
}
