//! The offer of a weekly summary: once for each server, to someone who manages it, when ten games have been finished
//! there. It follows the answer to a command of theirs, for them alone.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::input::request::RequestKind;
use crate::app::output::layout::Part;
use crate::app::output::reply::{Message, Reply};
use crate::app::settings::{introduction, roles};
use crate::store::StoreError;
use crate::words::{Locale, say};
use std::sync::PoisonError;

/// Number of finished games after which there is something to sum up.
const GAMES: u32 = 10;

/// Returns the offer, if this server is to have it now.
pub(crate) async fn of_server(
    ctx: &Context,
    caller: &Caller,
    kind: &RequestKind,
    reply: &Reply,
) -> Option<Message> {
    ctx.introduced.as_ref()?;
    let guild = introduction::managed(caller, kind, reply)?;
    let known = || ctx.week_offered.lock().unwrap_or_else(PoisonError::into_inner);
    if known().contains(&guild) {
        return None;
    }
    let is_first = match offered(ctx, guild).await {
        Ok(is_first) => is_first?,
        Err(error) => {
            tracing::warn!(guild, "the weekly summary is not offered: {error}");
            return None;
        }
    };
    known().insert(guild);
    is_first.then(|| message(caller.locale))
}

/// Notes the offer if it is to be made now: true if it has not been made meanwhile. None while it is not to be made.
async fn offered(ctx: &Context, guild: u64) -> Result<Option<bool>, StoreError> {
    if !ctx.store.may_be_offered_weeks(guild, GAMES).await? {
        return Ok(None);
    }
    ctx.store.offer_weeks(guild, ctx.clock.now()).await.map(Some)
}

fn message(locale: Locale) -> Message {
    let text = Part::Text(say(locale, "week-offer", &[]));
    Message::private_layout([text].into_iter().chain(roles::week(None, locale)).collect())
}
