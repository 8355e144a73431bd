//! Answer to a change of a game: a new message with the board, or the pressed message edited in
//! place.

use crate::app::caller::{Caller, Permission};
use crate::app::context::Context;
use crate::app::game::update::Committed;
use crate::app::output::board_message;
use crate::app::output::reply::{Answer, Delivery, Reply};
use crate::words::say;

/// Returns the answer that shows a game publicly. The change is committed already, so an error here
/// only changes the sentence, and the outbox will show the game.
pub(crate) async fn answer(
    ctx: &Context,
    caller: &Caller,
    committed: Committed,
    delivery: Delivery,
) -> Answer {
    let Committed { game, pending } = committed;
    let pictures = !caller.missing_permissions.contains(&Permission::AttachFiles);
    let mut message = match board_message::public_message(ctx, &game, pictures).await {
        Ok(message) => message,
        Err(fault) => {
            fault.report(caller);
            return Answer::private(say(caller.locale, "committed-anyway", &[]));
        }
    };
    // An edit cannot ping, so an outbox task does it.
    if delivery != Delivery::Post {
        message.pings.clear();
    }
    message.pings.retain(|person| *person != caller.person);
    let reply =
        if delivery == Delivery::Edit { Reply::Update(message) } else { Reply::Post(message) };
    Answer { reply, shows: Some(game.id), pending }
}
