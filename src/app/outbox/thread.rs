//! Creation of a game's thread.

use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::outbox::action::Action;
use crate::app::outbox::call;
use crate::app::outbox::task::Route;
use crate::app::output::reply::Message;
use crate::app::output::{game_title, offer_line};
use crate::limits::THREAD_NAME_LENGTH;
use crate::store::{Millis, PingedTurn, Status, StoredGame};
use crate::words::{Locale, say};

/// Time to wait for the id of the message from which a thread starts (ms).
const WAIT_MS: Millis = 2_000;

/// Returns the request that starts the thread; nothing if the game is over or has moved elsewhere,
/// in which case that is done.
pub(crate) async fn thread(
    ctx: &Context,
    stored: &StoredGame,
    route: Route,
) -> Result<Action, InternalError> {
    if stored.status != Status::Running || route.channel != stored.venue.channel {
        return Ok(Action::Nothing);
    }
    let Some(message) = stored.message else {
        return Ok(Action::Later(ctx.clock.now() + WAIT_MS));
    };
    let locale = Locale::of(&stored.locale);
    let (stays, refused) = instead(ctx, stored, locale).await?;
    let name = game_title::title(stored, locale)
        .replace("**", "")
        .chars()
        .take(THREAD_NAME_LENGTH)
        .collect();
    Ok(Action::Thread { turn: PingedTurn::of(stored), message, name, stays, refused, route })
}

/// Returns the messages in the place of a thread: the call to whoever is on turn, and the same with a complaint.
async fn instead(
    ctx: &Context,
    stored: &StoredGame,
    locale: Locale,
) -> Result<(Option<Box<Message>>, Option<Box<Message>>), InternalError> {
    // An event calls to its games itself, and begins many at once.
    if stored.event.is_some() {
        return Ok((None, None));
    }
    let people = offer_line::concerned(ctx, stored, &context::table(ctx, stored)?);
    // A person who plays alone has just begun the game.
    let call = match stored.members.len() > 1 {
        true => Some(call::call(ctx, stored, people, locale).await),
        false => None,
    };
    let mut refused = call.clone().unwrap_or_default();
    let complaint = say(locale, "thread-refused", &[]);
    let lines = call.iter().map(|call| call.text.clone()).chain([complaint]);
    refused.text = lines.collect::<Vec<_>>().join("\n");
    Ok((call.map(Box::new), Some(Box::new(refused))))
}
