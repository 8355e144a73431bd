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
    match offered(ctx, guild).await {
        Ok(true) => {
            known().insert(guild);
            Some(message(caller.locale))
        }
        Ok(false) => None,
        Err(error) => {
            tracing::warn!(guild, "the weekly summary is not offered: {error}");
            None
        }
    }
}

/// Notes the offer if it is to be made now, and says so. No node remembers an offer of another one, which may not arrive.
async fn offered(ctx: &Context, guild: u64) -> Result<bool, StoreError> {
    Ok(ctx.store.may_be_offered_weeks(guild, GAMES).await?
        && ctx.store.offer_weeks(guild, ctx.clock.now()).await?)
}

/// Has the offer come with a later command, where it did not arrive.
///
/// # Errors
/// The store does not answer.
pub async fn forget(ctx: &Context, guild: u64) -> Result<(), StoreError> {
    ctx.store.forget_week_offer(guild).await?;
    ctx.week_offered.lock().unwrap_or_else(PoisonError::into_inner).remove(&guild);
    Ok(())
}

fn message(locale: Locale) -> Message {
    let text = Part::Text(say(locale, "week-offer", &[]));
    Message::private_layout([text].into_iter().chain(roles::week(None, locale)).collect())
}
