//! Answer to a change of a game: a new message with the board, or the pressed message edited in
//! place; to a guest, and under someone's own board, that board.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::game::action_names;
use crate::app::game::update::Committed;
use crate::app::outbox::direct_ping;
use crate::app::output::board_message;
use crate::app::output::offer_line;
use crate::app::output::reply::{Answer, Delivery, Message, Reply};
use crate::app::output::view::{self, View};
use crate::game::{Arg, tidy};
use crate::store::StoredGame;
use crate::words::{self, say};

/// Returns the answer that shows a game publicly; a guest, who is not in its channel, gets their own board, and so does
/// who has pressed a button under theirs. The change is committed already, so an error here only changes the sentence, and
/// the outbox will show the game.
pub(crate) async fn answer(
    ctx: &Context,
    caller: &Caller,
    committed: Committed,
    delivery: Delivery,
) -> Answer {
    let is_under_own = delivery == Delivery::Edit && caller.ephemeral;
    if is_under_own || caller.is_guest_of(&committed.game) {
        return Box::pin(own_board(ctx, caller, committed, is_under_own)).await;
    }
    let Committed { game, pending, .. } = committed;
    // An edit cannot ping, so an outbox task does it.
    let may_ping = matches!(delivery, Delivery::Post | Delivery::Follow);
    let others = game.members.iter().map(|member| member.person);
    let others = others.filter(|person| may_ping && *person != caller.person);
    let (message, direct) =
        tokio::join!(public_message(ctx, &game, caller), direct(ctx, &game, others.collect()));
    let mut message = match message {
        Ok(message) => message,
        Err(fault) => {
            fault.report(caller);
            return Answer::private(say(caller.locale, "kept-anyway", &[]));
        }
    };
    message.pings.retain(|person| *person != caller.person);
    // Those who have yet to answer an offer were called when it was made.
    if game.offer().is_some_and(|offer| !offer.agreed.is_empty()) {
        message.pings.clear();
    }
    // An outbox task sends the direct message that someone wants in place of a ping, and pings the others.
    if !may_ping || message.pings.iter().any(|person| direct.contains(person)) {
        message.pings.clear();
    }
    let reply = match delivery {
        Delivery::Edit => Reply::Update(message),
        Delivery::Follow => Reply::Follow(message),
        _ => Reply::Post(message),
    };
    Answer { shows: Some((game.id, game.version)), pending, ..Answer::plain(reply) }
}

/// Returns the caller's own board, in the place of the one from which they have asked. The outbox shows the game in its
/// channel.
async fn own_board(
    ctx: &Context,
    caller: &Caller,
    Committed { game, pending, .. }: Committed,
    in_place: bool,
) -> Answer {
    let own = board_message::own_message(ctx, caller, &game, &View::own(caller)).await;
    let reply = match own {
        Ok(board) if in_place => Reply::Update(board),
        Ok(board) => Reply::Post(board),
        Err(fault) => {
            fault.report(caller);
            Reply::Post(Message::private(say(caller.locale, "kept-anyway", &[])))
        }
    };
    Answer { pending, ..Answer::plain(reply) }
}

/// Returns the message that shows a game to the channel.
async fn public_message(
    ctx: &Context,
    game: &StoredGame,
    caller: &Caller,
) -> Result<Message, InternalError> {
    let view = view::public_view_here(ctx, game, caller).await;
    board_message::message_for(ctx, game, &view).await
}

/// Returns those of these people who want a direct message in place of a ping.
async fn direct(ctx: &Context, game: &StoredGame, people: Vec<u64>) -> Vec<u64> {
    let mut direct = Vec::new();
    for person in people {
        // Someone who cannot be asked is pinged as usual.
        if direct_ping::wants(ctx, game, person).await.unwrap_or(false) {
            direct.push(person);
        }
    }
    direct
}

/// Returns the answer to a choice that was made, or made before; `text` is as the caller reads it.
pub(crate) fn chosen(caller: &Caller, text: &str) -> Answer {
    Answer::plain(Reply::Update(Message::private(chosen_text(caller, text))))
}

/// Returns the line that repeats the caller's choice, as they read it.
pub(crate) fn chosen_text(caller: &Caller, text: &str) -> String {
    say(caller.locale, "chosen", &[("action", Arg::Text(words::action(caller.locale, text)))])
}

/// Returns the action that the caller has just played, by a text that they may have typed in other letters or by a name of
/// it, as they read it; the text as it is, where the game does not replay.
pub(crate) fn as_read(ctx: &Context, caller: &Caller, game: &StoredGame, text: &str) -> String {
    let Ok(table) = context::table(ctx, game) else { return text.to_owned() };
    let typed = tidy(text);
    let last = || {
        let last = offer_line::last_decision(ctx, game, game.seat_of(caller.person)?);
        game.log.get(last.ok().flatten()?).cloned()
    };
    let is_played = game.log.iter().any(|entry| *entry == typed);
    let played = if is_played { Some(typed.into_owned()) } else { last() };
    action_names::shown(caller, &table, played.as_deref().unwrap_or(text))
}
