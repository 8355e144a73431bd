//! Confirmation of a move before it is played, for players who prefer that.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::moves::{self, action};
use crate::app::game::{action_names, answer, reason, update};
use crate::app::output::panel::plain;
use crate::app::output::reply::{Answer, ButtonStyle, Message, PanelButton, Reply, Row};
use crate::app::output::view::{self, Position, View};
use crate::game::{Arg, Refusal};
use crate::limits::PANEL_KEY_LENGTH;
use crate::store::{GameId, StoredGame};
use crate::words::{self, say};

/// Asks the caller to confirm the move, if they prefer that. A move that is too long for a custom
/// id is played at once.
pub(crate) fn asked_back(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    text: &str,
) -> Result<Option<Answer>, Error> {
    if !caller.preferences.confirm {
        return Ok(None);
    }
    let mut table = moves::table_to_move(ctx, caller, stored)?;
    let lettering = action_names::lettering(caller, &table);
    let text = action(&table, text).map_err(|why| action_names::refused(caller, &table, why))?;
    let seat = stored.seat_of(caller.person);
    let (text, played) = moves::play(&mut table, &text);
    let key = format!("play:{}:{}:{text}", stored.id.0, stored.version);
    if key.len() > PANEL_KEY_LENGTH {
        return Ok(None);
    }
    if let Err(refused) = played {
        let refused = action_names::refused(caller, &table, refused);
        return Err(reason::with_reason(stored, &table, &text, refused).into());
    }
    let name = ("action", Arg::Text(words::action(caller.locale, &lettering.shown(&text))));
    let yes = PanelButton {
        look: ButtonStyle::On,
        ..plain(&key, say(caller.locale, "confirm-play", &[name]))
    };
    let question = Message::private(say(caller.locale, "confirm-sure", &[]));
    let message = Message { panel: vec![Row::Buttons(vec![yes])], ..question };
    let actions = [stored.log.as_slice(), &[text]].concat();
    let position = Position { scene: table.scene(seat), actions: &actions, players: Vec::new() };
    let message = view::with_board(&ctx.painter, &View::own(caller), position, message);
    Ok(Some(Answer::plain(Reply::Post(message))))
}

/// Plays the confirmed move; `part` is the game, its version and the action.
pub(crate) async fn play_confirmed(
    ctx: &Context,
    caller: &Caller,
    part: &str,
) -> Result<Answer, Error> {
    let mut words = part.splitn(3, ':');
    let mut number = || words.next()?.parse::<i64>().ok();
    let game = number().map(GameId);
    let version = number().and_then(|version| u32::try_from(version).ok());
    let (Some(game), Some(version), Some(text)) = (game, version, words.next()) else {
        return Err(Refusal::new("unknown-button").into());
    };
    let committed = update::step(ctx, caller, game, |stored| {
        moves::decide_ephemerally(ctx, caller, &stored, version, text)
    })
    .await?;
    let text = answer::as_read(ctx, caller, &committed.game, text);
    Ok(Answer { pending: committed.pending, ..answer::chosen(caller, &text) })
}
