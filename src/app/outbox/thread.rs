//! Creation of a game's thread.

use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::outbox::action::Action;
use crate::app::outbox::call;
use crate::app::outbox::task::Route;
use crate::app::output::{game_title, offer_line};
use crate::limits::THREAD_NAME_LENGTH;
use crate::store::{Millis, Status, StoredGame};
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
    let people = offer_line::concerned(ctx, stored, &context::table(ctx, stored)?);
    let mut instead = call::call(ctx, stored, people, locale).await;
    instead.text = [instead.text, say(locale, "thread-refused", &[])].join("\n");
    let name = game_title::title(stored, locale)
        .replace("**", "")
        .chars()
        .take(THREAD_NAME_LENGTH)
        .collect();
    Ok(Action::Thread { game: stored.id, message, name, version: stored.version, instead, route })
}
