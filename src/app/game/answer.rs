//! Answer to a change of a game: a new message with the board, or the pressed message edited in
//! place.

use crate::app::caller::{Caller, Permission};
use crate::app::context::{self, Context};
use crate::app::game::menus;
use crate::app::game::update::Committed;
use crate::app::outbox::direct_ping;
use crate::app::output::board_message;
use crate::app::output::reply::{Answer, Delivery, Message, Reply};
use crate::game::Arg;
use crate::store::StoredGame;
use crate::words::{self, say};

/// Returns the answer that shows a game publicly. The change is committed already, so an error here
/// only changes the sentence, and the outbox will show the game.
pub(crate) async fn answer(
    ctx: &Context,
    caller: &Caller,
    committed: Committed,
    delivery: Delivery,
) -> Answer {
    let Committed { game, pending, .. } = committed;
    let pictures = !caller.missing_permissions.contains(&Permission::AttachFiles);
    let mut message = match board_message::public_message(ctx, &game, pictures).await {
        Ok(message) => message,
        Err(fault) => {
            fault.report(caller);
            return Answer::private(say(caller.locale, "kept-anyway", &[]));
        }
    };
    // An edit cannot ping, so an outbox task does it.
    if !matches!(delivery, Delivery::Post | Delivery::Follow) {
        message.pings.clear();
    }
    message.pings.retain(|person| *person != caller.person);
    // So it does where someone wants a direct message in place of a ping.
    if any_direct(ctx, &game, &message.pings).await {
        message.pings.clear();
    }
    let reply = match delivery {
        Delivery::Edit => Reply::Update(message),
        Delivery::Follow => Reply::Follow(message),
        _ => Reply::Post(message),
    };
    Answer { reply, shows: Some(game.id), pending, also: None }
}

/// True if one of these people wants a direct message in place of a ping.
async fn any_direct(ctx: &Context, game: &StoredGame, people: &[u64]) -> bool {
    for person in people {
        // Someone who cannot be asked is pinged as usual.
        if direct_ping::wants(ctx, game, *person).await.unwrap_or(false) {
            return true;
        }
    }
    false
}

/// Returns the answer to a choice that was made, or made before; `text` is as the caller reads it.
pub(crate) fn chosen(caller: &Caller, text: &str) -> Answer {
    Answer::plain(Reply::Update(Message::private(chosen_text(caller, text))))
}

/// Returns the line that repeats the caller's choice, as they read it.
pub(crate) fn chosen_text(caller: &Caller, text: &str) -> String {
    say(caller.locale, "chosen", &[("action", Arg::Text(words::action(caller.locale, text)))])
}

/// Returns an action's text as the caller reads it; as it is, where the game does not replay.
pub(crate) fn as_read(ctx: &Context, caller: &Caller, game: &StoredGame, text: &str) -> String {
    let table = context::table(ctx, game);
    table.map_or_else(|_| text.to_owned(), |table| menus::shown(caller, &table, text))
}
