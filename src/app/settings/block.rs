//! `/block`: keeps one person from challenging another.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::request::Opponent;
use crate::app::markup::mention;
use crate::app::output::reply::Answer;
use crate::game::{Arg, Refusal};
use crate::words::say;

/// Runs `/block`: blocks or unblocks a person; without one, lists the blocked.
pub(crate) async fn block(
    ctx: &Context,
    caller: &Caller,
    other: Option<Opponent>,
) -> Result<Answer, Error> {
    let Some(Opponent { person, is_bot, is_self }) = other else {
        let blocked = ctx.store.blocked_by(caller.person).await?;
        let names = blocked.iter().copied().map(mention).collect();
        let args = [("count", Arg::Number(blocked.len() as i64)), ("people", Arg::People(names))];
        return Ok(Answer::private(say(caller.locale, "blocked-list", &args)));
    };
    if person == caller.person {
        return Err(Refusal::new("block-self").into());
    }
    // One that was blocked before bots were refused can be unblocked.
    if (is_bot || is_self) && !ctx.store.has_blocked(caller.person, person).await? {
        return Err(Refusal::new("block-bot").into());
    }
    let now = ctx.clock.now();
    let is_blocked = ctx.store.block(caller.person, person, caller.interaction, now).await?;
    let id = if is_blocked { "blocked-now" } else { "unblocked-now" };
    Ok(Answer::private(say(caller.locale, id, &[("person", Arg::Text(mention(person)))])))
}
